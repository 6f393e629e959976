import { expect, test } from "vitest";
import { factsOf, valuesOf } from "./facts-of.ts";

test("codes with labels, gaps kept, glosses left out (case 16)", () => {
  expect(valuesOf("es-es", "La lámpara.El valor 0 = Off (Apagada), 1 = DimLit (A media luz (tenue)) y 4 = On.")).toBe(
    "codes: 0=Off | 1=DimLit | 4=On",
  );
  expect(valuesOf("pt-br", "O valor 0 = Apagada, 1 = Acesa automaticamente e 3 = Acesa à mão.")).toBe(
    "codes: 0=Apagada | 1=Acesa automaticamente | 3=Acesa à mão",
  );
  expect(valuesOf("zh-cn", "灯的状态。值 0 = 灭、1 = 亮以及 11 = 坏。")).toBe("codes: 0=灭 | 1=亮 | 11=坏");
  expect(valuesOf("zh-cn", "值 0（灭）、1（亮）、和 3（坏）。")).toBe("codes: 0=灭 | 1=亮 | 3=坏");
  expect(valuesOf("fr-fr", "La valeur 0 = Éteinte, 1 = Allumée et 2 = Cassée.")).toBe(
    "codes: 0=Éteinte | 1=Allumée | 2=Cassée",
  );
});

test("codes that are told to mean something (case 16)", () => {
  expect(valuesOf("en-us", "10 means yes, 0 means no")).toBe("codes: 10=yes | 0=no");
  expect(valuesOf("es-es", "El valor 7 es un faro, 0 no es un faro.")).toBe("codes: 7=faro | 0=no es un faro");
  expect(valuesOf("zh-cn", "如果值为 7，则是灯塔，如果值为 0，则不是灯塔。")).toBe("codes: 7=灯塔 | 0=不是灯塔");
  expect(valuesOf("de-de", "Der Wert 7 bedeutet Leuchtturm, 0 bedeutet Kerze.")).toBe("codes: 7=Leuchtturm | 0=Kerze");
});

test("a bit mask: binary numbers behind their labels, as the numbers they are", () => {
  expect(
    valuesOf(
      "es-es",
      "Convierta el entero a binario.Las lámparas son las siguientes: roja = 1, azul = 10, verde = 100 y gris = 1&nbsp;000.",
    ),
  ).toBe("bitmask: 1=roja | 2=azul | 4=verde | 8=gris");
  expect(valuesOf("zh-cn", "请转换为二进制。灯对应于“红：1”、“蓝：10”、“绿：100”等。")).toBe(
    "bitmask: 1=红 | 2=蓝 | 4=绿 | etc",
  );
  expect(valuesOf("pt-br", "As lâmpadas correspondem a 1.ª = 1, 2.ª = 10, 3.ª = 100, etc.")).toBe(
    "bitmask: 1=1.ª | 2=2.ª | 4=3.ª | etc",
  );
  expect(valuesOf("sv-se", "Lamporna motsvarar 1:a = 1, 2:a = 10 osv. i binärt.")).toBe("bitmask: 1=1:a | 2=2:a | etc");
});

test("numbers that are no codes", () => {
  expect(valuesOf("en-us", "The version 2.1.0 of the knob")).toBe("-");
  expect(valuesOf("en-us", "Turned in 2024 and 2025.")).toBe("-");
  expect(valuesOf("en-us", "Note the IPv4 (old) and IPv6 (new) lamps")).toBe("-");
});

test("ranges, whichever end stands first, with the default", () => {
  expect(valuesOf("pt-br", "Brilho da lâmpada, de 9 (padrão) a 0 (máximo).")).toBe("range: 0 to 9, default 9");
  expect(valuesOf("zh-cn", "亮度范围为 1 到 80。")).toBe("range: 1 to 80");
  expect(valuesOf("sv-se", "Ljusstyrkan sträcker sig från 1 till 80")).toBe("range: 1 to 80");
  expect(valuesOf("de-de", "Eine Helligkeit zwischen 5 und 50")).toBe("range: 5 to 50");
  expect(valuesOf("ja-jp", "明るさは 1 から 80 です。")).toBe("range: 1 to 80");
  expect(valuesOf("ko-kr", "밝기는 1에서 80까지입니다.")).toBe("range: 1 to 80");
});

test("what true, false and null mean, where it is short", () => {
  expect(factsOf("es-es", "El valor True = Encendida y Null o False = Apagada.")).toEqual({
    meanings: [
      { value: true, label: "Encendida" },
      { value: null, label: "Apagada" },
      { value: false, label: "Apagada" },
    ],
  });
  expect(factsOf("en-us", "The value True = Lit and False = One lamp or more of them is dark now.")).toEqual({});
});

test("revision numbers that grow by tenths", () => {
  expect(factsOf("pt-br", "Começa com 1,0 e cresce 0,1 por giro.")).toEqual({ decimals: true });
  expect(factsOf("zh-cn", "从 1.0 起，每次增加 0.1。")).toEqual({ decimals: true });
  expect(factsOf("en-us", "Version 11.0 grows by 0.15.")).toEqual({});
});

test("defaults", () => {
  const place = { text: "lit", markup: "plain" };
  expect(factsOf("es-es", "Estado.El valor predeterminado es lit.Otro valor no es nada.")).toEqual({ default: place });
  expect(factsOf("zh-cn", "灯。默认值为 <code>lit</code>。")).toEqual({ default: { text: "lit", markup: "code" } });
  expect(factsOf("fr-fr", "La valeur par défaut est lit.")).toEqual({ default: place });
});

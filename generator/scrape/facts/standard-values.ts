import type { Location } from "../../findings/location.ts";
import { plainText } from "../../read/plain-text.ts";
import type { Flow, Inline, List } from "../../read/page.ts";
import type { PrintedCode, PrintedMeaning, PrintedValue, PrintedValues } from "../printed-facts.ts";
import { plainValue, printedValue } from "./printed-item.ts";
import { codeText } from "./sentence.ts";

const CODE_ITEM = /^(\d+) = (.+)$/u;
const MEANING_ITEM = /^(true|false|null) = (.+)$/u;
const RANGE = /^(\d+)–(\d+)(?: \((\d+)\))?$/u;

/** Reads the values below one of our labels: an item a value, or `code = label`. */
export function readStandardValues(
  kind: Exclude<PrintedValues["kind"], "range">,
  list: List | undefined,
  etc: string,
): PrintedValues | undefined {
  const items = list?.items ?? [];
  if (kind === "codes" || kind === "bitmask") return readCodes(kind, items, etc);
  const values = items.map(([only]) =>
    only?.kind === "paragraph" ? readStandardValue(only.content, only.location) : undefined,
  );
  return values.length > 0 && values.every((value) => value !== undefined) ? { kind, items: values } : undefined;
}

function readCodes(kind: "codes" | "bitmask", items: List["items"], etc: string): PrintedValues | undefined {
  const texts = items.map((item) => plainText(item));
  const codes = texts.flatMap((text): readonly PrintedCode[] => {
    const [, code, label] = CODE_ITEM.exec(text) ?? [];
    return code === undefined || label === undefined ? [] : [{ code: Number(code), label }];
  });
  const goesOn = texts.at(-1) === etc;
  return codes.length + Number(goesOn) === texts.length ? { kind, items: codes, etc: goesOn } : undefined;
}

/** Reads one value of ours: its markup is as it was on the page; quoted ones stand between straight quotes. */
export function readStandardValue(content: readonly Inline[], location: Location): PrintedValue | undefined {
  const [only, ...others] = content;
  if (only === undefined || others.length > 0) return undefined;
  switch (only.kind) {
    case "code":
      return printedValue(codeText(only), "code", only.location ?? location);
    case "strong":
      return printedValue(plainText(only.content), "bold", location);
    case "text": {
      const quoted = /^"(.+)"$/u.exec(only.text)?.[1];
      return quoted === undefined ? plainValue(only.text, location) : printedValue(quoted, "quoted", location);
    }
    default:
      return undefined;
  }
}

/** Reads `1–100 (50)`, the default in brackets. */
export function readStandardRange(said: string): PrintedValues | undefined {
  const [, minimum, maximum, byDefault] = RANGE.exec(said) ?? [];
  if (minimum === undefined || maximum === undefined) return undefined;
  return {
    kind: "range",
    minimum: Number(minimum),
    maximum: Number(maximum),
    ...(byDefault !== undefined && { default: Number(byDefault) }),
  };
}

/** Reads `true = label` and the like. */
export function readStandardMeanings(
  list: { readonly items: readonly (readonly Flow[])[] } | undefined,
): readonly PrintedMeaning[] | undefined {
  const meanings = (list?.items ?? []).flatMap((item): readonly PrintedMeaning[] => {
    const [, value, label] = MEANING_ITEM.exec(plainText(item)) ?? [];
    if (label === undefined) return [];
    return [{ value: value === "null" ? null : value === "true", label }];
  });
  return meanings.length === 0 ? undefined : meanings;
}

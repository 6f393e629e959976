import { FRONT_MATTER, HEADER, sitePage, table } from "./portal-page.ts";

/** An event in English with two attributes. */
const OPEN_DOOR = `## open\\_door\n\nThe \`open_door\` event.\n\n${table(HEADER, ["color", "string", "Of the paint: é."], ["doorId", "long", "Which one."])}`;

/** A whole page of one event in English. */
export const DOOR_PAGE = sitePage(OPEN_DOOR);

/** The same event described twice on one page. */
export const TWICE_PAGE = sitePage(`${OPEN_DOOR}\n\n${OPEN_DOOR}`);

/** The page of another release. */
export const NEXT_DOOR_PAGE = sitePage(
  OPEN_DOOR.replaceAll("color", "colorName"),
  FRONT_MATTER.replaceAll("current", "next"),
);

/** A page in Portuguese alone, whose translated names nothing proves. */
export const TRANSLATED_PAGE = DOOR_PAGE.replaceAll("en-us", "pt-br")
  .replaceAll("Attribute Name", "Nome do Atributo")
  .replaceAll(">Type<", ">Tipo<")
  .replaceAll(">Description<", ">Descrição<")
  .replaceAll(">string<", ">cadeia de caracteres<")
  .replaceAll(">long<", ">longo<")
  .replace(">color<", ">Cor da porta<");

/** The text up to the end of the first place where `part` stands behind `from`. */
export function cutAfter(text: string, part: string, from = ""): string {
  const start = text.indexOf(from);
  return text.slice(0, text.indexOf(part, start) + part.length);
}

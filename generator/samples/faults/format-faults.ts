import type { Attribute, Format } from "../../model/model.ts";
import type { Random } from "../random.ts";
import { documentedTexts, hasItems, valueType } from "../values/documented-values.ts";
import { FORMAT_TEXTS } from "../values/format-texts.ts";
import type { AttributeFaultRule } from "./fault-rule.ts";

/** An attribute whose values are listed has no use for a broken text: that would be a second fault. */
const hasFormat =
  (format: Format) =>
  (attribute: Attribute): boolean =>
    attribute.format === format && valueType(attribute) === "string" && documentedTexts(attribute).length === 0;

const brokenText =
  (format: Format) =>
  (_: Attribute, random: Random): string => {
    const { broken } = FORMAT_TEXTS[format];
    return JSON.stringify(hasItems(broken) ? random.pick(broken) : "");
  };

/** Texts that are not of the documented format. A comma list is never broken. */
export const FORMAT_FAULTS = [
  {
    id: "broken-date-time",
    purpose: "Plants a text that is no time, or one without its zone.",
    shownBy: "schema",
    place: "attribute",
    suits: hasFormat("date-time"),
    breaks: brokenText("date-time"),
  },
  {
    id: "broken-uuid",
    purpose: "Plants a text that is no UUID, or one with something too much or missing.",
    shownBy: "schema",
    place: "attribute",
    suits: hasFormat("uuid"),
    breaks: brokenText("uuid"),
  },
  {
    id: "broken-email",
    purpose: "Plants a text that is no address of a mailbox.",
    shownBy: "schema",
    place: "attribute",
    suits: hasFormat("email"),
    breaks: brokenText("email"),
  },
  {
    id: "broken-uri",
    purpose: "Plants a text with characters that no URI and no path has.",
    shownBy: "schema",
    place: "attribute",
    suits: hasFormat("uri"),
    breaks: brokenText("uri"),
  },
  {
    id: "broken-ip",
    purpose: "Plants a text that is no IP address. JSON Schema has no keyword for either version of them.",
    shownBy: "reader",
    place: "attribute",
    suits: hasFormat("ip"),
    breaks: brokenText("ip"),
  },
  {
    id: "broken-json",
    purpose: "Plants a text that should be JSON and is not. In JSON Schema that is a remark and refuses nothing.",
    shownBy: "reader",
    place: "attribute",
    suits: hasFormat("json"),
    breaks: brokenText("json"),
  },
] as const satisfies readonly AttributeFaultRule[];

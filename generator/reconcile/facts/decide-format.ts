import type { AttributeType, Format } from "../../model/model.ts";
import { splitWords } from "../names/split-words.ts";

/** What a format needs beside the text: a name that says the same. `historicalQueueTime` is a number, so type counts too. */
interface FormatRule {
  readonly format: Format;
  /** Last words of names that say it. */
  readonly endings: readonly string[];
  /** Whether the name is enough: a LUID is a UUID by definition, whatever the text says of it. */
  readonly byNameAlone: boolean;
}

const RULES: readonly FormatRule[] = [
  { format: "uuid", endings: ["luid", "uuid"], byNameAlone: true },
  { format: "uuid", endings: ["guid"], byNameAlone: false },
  { format: "date-time", endings: ["time", "at", "timestamp", "date", "start", "end"], byNameAlone: false },
  { format: "ip", endings: ["ip", "address"], byNameAlone: false },
  { format: "email", endings: ["email"], byNameAlone: false },
  { format: "uri", endings: ["url", "uri"], byNameAlone: false },
];

/** Formats that no name gives away: the text alone tells. */
const BY_TEXT_ALONE: readonly Format[] = ["json", "comma-list"];

/**
 * Decides the format of a string from text, type and name together.
 *
 * @param stated the formats that enough pages name
 */
export function decideFormat(name: string, type: AttributeType, stated: readonly Format[]): Format | undefined {
  if (type !== "string") return undefined;
  const ending = splitWords(name).at(-1) ?? "";
  const rule = RULES.find(
    ({ format, endings, byNameAlone }) => endings.includes(ending) && (byNameAlone || stated.includes(format)),
  );
  return rule?.format ?? BY_TEXT_ALONE.find((format) => stated.includes(format));
}

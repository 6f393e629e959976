import { compareLocations } from "../findings/compare-locations.ts";
import type { Finding } from "../findings/finding.ts";
import { formatLocation } from "../findings/format-location.ts";
import { compareLevels } from "../findings/level.ts";
import { toPrintable } from "../findings/to-printable.ts";
import { compareText } from "../model/compare-text.ts";
import { countText } from "./count-text.ts";
import { groupBy } from "../emit/group-by.ts";

/**
 * A report for people at a terminal: a line for each finding (`file:line:column level rule-id message`), by file, in each
 * file the worst first; at the end how many there are. What a terminal would act on is spelt out.
 */
export function textReport(findings: readonly Finding[]): string {
  const files = [...groupBy(findings, fileOf)].sort(([a], [b]) => compareText(a, b));
  const blocks = files.map(([, group]) => group.toSorted(worstFirst).map(lineOf).join("\n"));
  return `${[...blocks, countText(findings)].join("\n\n")}\n`;
}

const fileOf = ({ locations }: Finding): string => locations[0]?.file ?? "";

function worstFirst(a: Finding, b: Finding): number {
  return compareLevels(a.level, b.level) || compareLocations(a.locations[0], b.locations[0]);
}

function lineOf({ level, ruleId, message, locations }: Finding): string {
  const [first] = locations;
  const place = first === undefined ? "" : `${formatLocation(first)} `;
  return toPrintable(`${place}${level} ${ruleId} ${message}`.replaceAll(/[\n\t]/gu, " "));
}

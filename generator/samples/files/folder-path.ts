import type { Sample } from "../sample.ts";

/** How folders are laid out. */
export interface FolderLayout {
  /** `date-first`: as delivered; `schema-first`: the kind of event before the date, as some re-order it. */
  readonly layout: "date-first" | "schema-first";
  /** Whether months, days and hours have two digits. Both occur. */
  readonly padded: boolean;
}

/**
 * The folder of a record: `pod=…/siteLuid=…/y=…/m=…/d=…/h=…/eventType=…`, or with the kind of event before the year.
 *
 * How the tenant's log is laid out is not known in public. Here it is the same without `siteLuid`, which is a choice.
 */
export function folderPath({ event, origin }: Sample, { layout, padded }: FolderLayout): string {
  const { pod, siteLuid, hour } = origin;
  const [year, ...rest] = hour.split(/[-T]/u).map((part) => (padded ? part : String(Number(part))));
  const date = [`y=${year ?? ""}`, ...["m", "d", "h"].map((key, index) => `${key}=${rest[index] ?? ""}`)];
  const kind = `eventType=${escapeName(event)}`;
  const place = [`pod=${escapeName(pod)}`, ...(siteLuid === undefined ? [] : [`siteLuid=${siteLuid}`])];
  return [...place, ...(layout === "date-first" ? [...date, kind] : [kind, ...date])].join("/");
}

/** As Hive escapes a value of a path. Half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const escapeName = (name: string): string => encodeURIComponent(Buffer.from(name, "utf8").toString("utf8"));

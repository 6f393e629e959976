import type { Scope } from "../model/model.ts";
import type { Random } from "./random.ts";
import type { Origin } from "./sample.ts";

/** Where and when made-up records come from. */
export interface OriginOptions {
  /** The first hour of the log, in UTC. @example "2026-12-31T22" */
  readonly firstHour: string;
  /** How many hours the log spans. */
  readonly hours: number;
  /** How many sites write it, up to 9. */
  readonly sites: number;
}

/** What a record's folder tells, and the times that its own attributes tell. */
export interface Arrival {
  readonly origin: Origin;
  /** When it happened, in milliseconds since 1970: up to an hour before it became available. */
  readonly happened: number;
  /** When it became available. */
  readonly processed: number;
}

const HOUR = 3_600_000;
const POD = "10az";

/** The LUID of a made-up site. @example "11111111-1111-4111-8111-111111111111" */
const siteLuidText = (site: number): string => "00000000-0000-4000-8000-000000000000".replaceAll("0", String(site));

/** Where one record comes from and when. A record of the tenant comes from no site. */
export function makeOrigin(scope: Scope, { firstHour, hours, sites }: OriginOptions, random: Random): Arrival {
  const processed = Date.parse(`${firstHour}:00:00Z`) + random.below(hours * HOUR);
  const siteLuid = siteLuidText(1 + random.below(sites));
  return {
    origin: {
      pod: POD,
      ...(scope === "site" && { siteLuid }),
      hour: new Date(processed).toISOString().slice(0, "2026-12-31T22".length),
    },
    happened: processed - random.below(HOUR),
    processed,
  };
}

import { SCOPES, type Model } from "../../model/model.ts";
import { createRandom, type Random } from "../random.ts";
import type { Sample, ValidSample } from "../sample.ts";
import { hasItems } from "../values/documented-values.ts";
import { FAULTS, type FaultId } from "./faults.ts";
import { plantFault } from "./plant-fault.ts";
import { possibleFaults, type PossibleFault } from "./possible-faults.ts";

/** How faults are planted in a stream of records. */
export interface FaultOptions {
  readonly seed: number;
  /** How often a record gets a fault, from 0 to 1; a record that can have none of the wanted ones gets none. */
  readonly rate: number;
  /** The faults that are wanted; all unless told otherwise. */
  readonly faults?: readonly FaultId[];
}

/** Fault seeds are told from record seeds, so that one number can serve for both. */
const FAULT_SEED = 0x5f3759df;

/**
 * Plants faults in a stream of valid records, one in a record at the most. Records without one pass as they are. Each
 * kind of fault that a record can have is as likely as any other, however few attributes can have it.
 *
 * @param model - the one that the records were made from
 */
export function* plantFaults(
  model: Model,
  samples: Iterable<ValidSample>,
  { seed, rate, faults = FAULTS.map(({ id }) => id) }: FaultOptions,
): Generator<Sample, void> {
  const faultsOf = faultFinder(model, faults);
  let index = 0;
  for (const sample of samples) {
    const random = createRandom(seed + FAULT_SEED, index++);
    const possible = random.chance(rate) ? pickFault(faultsOf(sample), random) : undefined;
    yield possible === undefined ? sample : plantFault(sample, possible, random);
  }
}

type FaultKinds = readonly (readonly [PossibleFault, ...PossibleFault[]])[];

function pickFault(kinds: FaultKinds, random: Random): PossibleFault | undefined {
  return hasItems(kinds) ? random.pick(random.pick(kinds)) : undefined;
}

/** What can be broken is looked up once an event: a stream has millions of records. */
function faultFinder(model: Model, ids: readonly FaultId[]): (sample: ValidSample) => FaultKinds {
  const known = new Map<string, FaultKinds>();
  return ({ scope, event }) => {
    const key = `${scope} ${event}`;
    const kinds = known.get(key) ?? faultKinds(model, key, ids);
    known.set(key, kinds);
    return kinds;
  };
}

function faultKinds(model: Model, key: string, ids: readonly FaultId[]): FaultKinds {
  for (const scope of SCOPES) {
    const reference = model.references[scope];
    const event = reference?.events.find(({ name }) => `${scope} ${name}` === key);
    if (reference === undefined || event === undefined) continue;
    const possible = possibleFaults(event, reference, ids);
    return ids.map((id) => possible.filter((fault) => fault.id === id)).filter((kind) => hasItems(kind));
  }
  throw new Error(`the model has no event "${key}"`);
}

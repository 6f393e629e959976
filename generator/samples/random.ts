/** Numbers that look like chance and repeat: the same seed gives the same ones on every machine. */
export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  readonly word: () => number;
  /** A whole number from 0 to `limit` - 1; `limit` goes up to 2^53. */
  readonly below: (limit: number) => number;
  /** True at a rate from 0 (never) to 1 (always). */
  readonly chance: (rate: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

const WORD = 2 ** 32;
const EXACT = 2 ** 53;
/** As many numbers are thrown away at the start, so that near seeds give unlike numbers. */
const WARM_UP = 12;

/**
 * The generator `sfc32` ("small fast counting") of Chris Doty-Humphrey, public domain, from his PractRand library.
 *
 * @param seed - any whole number up to 2^53; its two halves are two of the three words of the state
 * @param index - which of the generators of this seed; each item of a stream has its own, so that what is drawn for one
 *   item changes nothing of another
 */
export function createRandom(seed: number, index: number = 0): Random {
  const word = sfc32(seed | 0, Math.floor(seed / WORD) | 0, index | 0);
  const fraction = (): number => ((word() >>> 5) * 2 ** 26 + (word() >>> 6)) / EXACT;
  const below = (limit: number): number => Math.floor(limit <= WORD ? (word() / WORD) * limit : fraction() * limit);
  return {
    word,
    below,
    chance: (rate) => word() / WORD < rate,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
  };
}

function sfc32(...state: readonly [number, number, number]): () => number {
  let [a, b, c] = state;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return next;
}

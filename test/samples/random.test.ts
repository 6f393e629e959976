import fc from "fast-check";
import { expect, test } from "vitest";

import { createRandom } from "../../generator/samples/random.ts";

const wordsOf = (seed: number, index?: number) => {
  const { word } = createRandom(seed, index);
  return [word(), word(), word()];
};

test("the same seed gives the same numbers, on any machine", () => {
  expect([wordsOf(1), wordsOf(2), wordsOf(1, 1), wordsOf(2 ** 40 + 1)]).toMatchInlineSnapshot(`
    [
      [
        441792574,
        614447336,
        1644328534,
      ],
      [
        2546471505,
        1421647443,
        3876087668,
      ],
      [
        848619078,
        983753430,
        4180048585,
      ],
      [
        3216318048,
        353261154,
        3871036802,
      ],
    ]
  `);
});

test("numbers stay below their limit, whatever it is", () => {
  const anyLimit = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(), anyLimit, (seed, index, limit) => {
      const number = createRandom(seed, index).below(limit);
      expect(Number.isSafeInteger(number) && number >= 0 && number < limit).toBe(true);
    }),
  );
});

test("numbers are spread evenly, over 2^53 too", () => {
  for (const limit of [10, 2 ** 53]) {
    const random = createRandom(7);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw++) {
      const tenth = Math.floor((random.below(limit) / limit) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(tenths.filter((count) => count < 900 || count > 1100)).toEqual([]);
  }
});

test("a rate of 0 is never, of 1 always", () => {
  const random = createRandom(1);
  const draws = Array.from({ length: 1000 }, () => [random.chance(0), random.chance(1)]);
  expect(draws.filter(([never, always]) => never === true || always !== true)).toEqual([]);
});

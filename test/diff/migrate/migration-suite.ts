import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Attribute, Model } from "../../../generator/model/model.ts";
import { arbitraryModels } from "../../support/arbitrary-edit.ts";
import { modelOf } from "../../support/arbitrary-model.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { checkMigration, type LawContext } from "./migration-law.ts";
import { MIGRATION_PAIRS, type MigrationPair } from "./migration-pairs.ts";
import type { Places } from "./place.ts";

/** The migration law, for every hand-written pair of models. @param start - opens an engine */
export function migrationSuite(start: () => Promise<Places>, pairs: readonly MigrationPair[] = MIGRATION_PAIRS): void {
  const makeFolder = temporaryFolders();
  let places: Places;
  let count = 0;
  beforeAll(async () => {
    places = await start();
  });
  afterAll(() => places.engine.close());
  const context = (): LawContext => ({ places, makeFolder, nextName: () => `place_${String(++count)}` });

  test.each(pairs)("$title: what is brought forward is what is made anew, and no value is lost", async (pair) => {
    expect(await checkMigration(pair, false, context())).toBeGreaterThan(0);
  });

  test.each(pairs.filter(({ title }) => /leaves|names/u.test(title)))(
    "$title: what left is gone where that is allowed",
    async (pair) => {
      await checkMigration(pair, true, context());
    },
  );
}

/** The migration law, for pairs of random models. @param count - how many pairs; each takes some tenths of a second */
export function randomMigrationSuite(start: () => Promise<Places>, count: number): void {
  const makeFolder = temporaryFolders();
  let places: Places;
  let named = 0;
  beforeAll(async () => {
    places = await start();
  });
  afterAll(() => places.engine.close());

  test("of any two models: what is brought forward is what is made anew, and no value is lost", async () => {
    const context = (): LawContext => ({ places, makeFolder, nextName: () => `random_${String(++named)}` });
    await fc.assert(
      fc.asyncProperty(
        arbitraryModels().map(([before, after]) => [withPlainEvents(before), withPlainEvents(after)] as const),
        fc.boolean(),
        async ([before, after], allowDestructive) => {
          await checkMigration({ title: "random", before, after }, allowDestructive, context());
        },
      ),
      { numRuns: count, endOnFailure: true },
    );
  });
}

/**
 * Models whose events folders of a log can be called after: how a publisher would write hostile names there is not known. Names
 * of attributes may be hostile, but SQL refuses a NUL.
 */
function withPlainEvents({ release, references }: Model): Model {
  const withoutNul = (attributes: readonly Attribute[]): readonly Attribute[] =>
    attributes.filter(({ name }) => !name.includes("\0"));
  const plain = Object.entries(references).map(([scope, { events, common, ...reference }]) => {
    const own = events
      .filter(({ name }) => /^\w{1,99}$/u.test(name))
      .map((event) => ({ ...event, attributes: withoutNul(event.attributes) }));
    return [scope, { ...reference, common: withoutNul(common), events: own }];
  });
  return modelOf(release, Object.fromEntries(plain) as Model["references"]);
}

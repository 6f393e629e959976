import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import { allAttributes } from "../../../generator/emit/json-schema/event-schema.ts";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import { numberText, type IntegerWord } from "../../../generator/emit/typescript/integer-word.ts";
import type { ValueConstant } from "../../../generator/emit/typescript/value-constant.ts";
import { valueConstants } from "../../../generator/emit/typescript/value-constants.ts";
import { SCOPES, type Attribute, type Model } from "../../../generator/model/model.ts";
import { compileConsumers } from "../../support/compile-consumers.ts";

/** What becomes of consumers of the types of a model when they get those of another one. */
export interface SourceEffect {
  /** Errors of a program that reads every attribute of every event, and uses every documented value. */
  readonly reading: readonly string[];
  /** The same for types in which whole numbers are bigints. */
  readonly readingBigints: readonly string[];
  /** Errors of a program that demands of a `switch` that it names every documented value. */
  readonly exhaustive: readonly string[];
}

interface Pair {
  readonly before: Model;
  readonly after: Model;
}

/** The program of each way to use the types. */
const PROGRAMS = {
  reading: (model: Model, from: string) => readingProgram(model, "number", from),
  readingBigints: (model: Model, from: string) => readingProgram(model, "bigint", from),
  exhaustive: (model: Model, from: string) => exhaustiveProgram(model, from),
} as const;
type Program = keyof typeof PROGRAMS;
const NAMES = Object.keys(PROGRAMS) as readonly Program[];
const wordOf = (program: Program): IntegerWord => (program === "readingBigints" ? "bigint" : "number");

/**
 * Compiles programs against types, all in one run of the compiler: for each pair those that were written for the model
 * before, once against its own types and once against those of the model after.
 *
 * @throws Error where a program does not compile against the types that it was written for
 */
export async function sourceEffects(pairs: Readonly<Record<string, Pair>>): Promise<ReadonlyMap<string, SourceEffect>> {
  const types = new TypeFiles();
  const programs: Record<string, string> = {};
  for (const [id, { before, after }] of Object.entries(pairs)) {
    for (const [side, model] of Object.entries({ before, after })) {
      for (const name of NAMES) {
        programs[`${id}.${side}.${name}.ts`] = PROGRAMS[name](before, await types.importOf(model, wordOf(name)));
      }
    }
  }
  return effectsOf(
    Object.keys(pairs),
    compileConsumers(types.first(), { ...types.files, ...programs }, "bundler").errors,
  );
}

function effectsOf(ids: readonly string[], errors: readonly string[]): ReadonlyMap<string, SourceEffect> {
  const wrong = errors.filter((error) => !/^[^.]*\.after\./u.test(error));
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const errorsOf = (file: string): readonly string[] => errors.filter((error) => error.startsWith(`${file}:`));
  const effects = ids.map((id) => {
    const byProgram = NAMES.map((name) => [name, errorsOf(`${id}.after.${name}.ts`)] as const);
    return [id, Object.fromEntries(byProgram) as unknown as SourceEffect] as const;
  });
  return new Map(effects);
}

/** The types of models, each emitted once: fixtures share most of theirs. */
class TypeFiles {
  readonly files: Record<string, string> = {};
  readonly #modules = new Map<string, string>();

  /** From where programs import the types of a model. */
  async importOf(model: Model, integers: IntegerWord): Promise<string> {
    const key = JSON.stringify([integers, model]);
    const known = this.#modules.get(key);
    if (known !== undefined) return known;
    const module = `./types-${this.#modules.size}.js`;
    this.#modules.set(key, module);
    const emitted = await emitTypescript(model, { integers });
    const declarations = emitted.find(({ path }) => path.endsWith(".d.ts"));
    this.files[module.slice(2).replace(/js$/u, "d.ts")] = declarations?.text ?? "";
    return module;
  }

  /** The compiler wants a package beside the programs. */
  first(): readonly EmittedFile[] {
    return [{ path: "typescript/index.d.ts", text: Object.values(this.files)[0] ?? "" }];
  }
}

function readingProgram(model: Model, word: IntegerWord, from: string): string {
  const uses = valueConstants(model, word).all.flatMap((constant) => constantUses(constant, word));
  const all = [...reads(model, word), ...uses].map((use) => `  ${use},`);
  return [`import * as log from ${JSON.stringify(from)};`, "export const all = [", "  log.isEvent,", ...all, "];"].join(
    "\n",
  );
}

/** Every attribute of every event, and every common one of any event, read as what the model documents. */
function reads(model: Model, word: IntegerWord): readonly string[] {
  return SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    if (reference === undefined) return [];
    const prefix = scope === "site" ? "Site" : "Tenant";
    const read = (type: string, attribute: Attribute): string =>
      `(event: ${type}): ${typeOf(attribute, word)} => event["${attribute.name}"]`;
    return [
      ...reference.common.map((attribute) => read(`log.${prefix}Event`, attribute)),
      ...reference.events.flatMap((event) => [
        `(event: log.${prefix}EventMap["${event.name}"]): "${event.name}" => event.eventType`,
        ...allAttributes(event, reference).map((each) => read(`log.${prefix}EventMap["${event.name}"]`, each)),
      ]),
    ];
  });
}

function typeOf({ type, storage = type, nullable, presence }: Attribute, word: IntegerWord): string {
  const isWhole = storage === "integer" || storage === "long";
  const name = isWhole ? word : storage === "float" ? "number" : storage;
  return `${name}${nullable === false ? "" : " | null"}${presence === "always" ? "" : " | undefined"}`;
}

function constantUses(constant: ValueConstant, word: IntegerWord): readonly string[] {
  const { name, typeName } = constant;
  const typed = (value: string): readonly string[] =>
    typeName === undefined ? [] : [`(): log.${typeName} => ${value}`];
  if (constant.kind === "list") return constant.values.flatMap((value) => typed(JSON.stringify(value)));
  return constant.members.flatMap(({ key, code }) => {
    const literal = numberText(code, word);
    return [`(): ${literal} => log.${name}.${key}`, ...typed(literal)];
  });
}

function exhaustiveProgram(model: Model, from: string): string {
  const switches = valueConstants(model, "number").all.flatMap((constant, i) => {
    if (constant.typeName === undefined) return [];
    const values = constant.kind === "list" ? constant.values : constant.members.map(({ code }) => code);
    const cases = values.map((value) => `case ${JSON.stringify(value)}:`).join(" ");
    return [
      `export function name${i}(value: log.${constant.typeName}): boolean {`,
      `  switch (value) { ${cases} return true; default: { const none: never = value; return none; } }`,
      "}",
    ];
  });
  return [`import * as log from ${JSON.stringify(from)};`, "export type Event = log.SiteEvent;", ...switches].join(
    "\n",
  );
}

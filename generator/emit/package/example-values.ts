import type { Model } from "../../model/model.ts";
import type { ValueConstant } from "../typescript/value-constant.ts";
import { valueConstants } from "../typescript/value-constants.ts";

/** A constant with a list of values. @example { name: "EVENT_OUTCOME_VALUES", typeName: "EventOutcomeValue" } */
interface ExampleList {
  readonly name: string;
  readonly typeName: string;
}

/** A constant with codes, one of them, and the constant with their labels. */
interface ExampleCodes {
  readonly name: string;
  readonly labelsName: string;
  readonly key: string;
  readonly code: number;
}

/** Constants to show the use of documented values with; undefined where a model has none. */
export interface ExampleValues {
  readonly list: ExampleList | undefined;
  readonly codes: ExampleCodes | undefined;
}

/** The first constants of a model: of attributes that every event has, if those have values. */
export function exampleValues(model: Model): ExampleValues {
  // The names are the same whatever type whole numbers have.
  const { all } = valueConstants(model, "number");
  return { list: all.flatMap(listOf)[0], codes: all.flatMap(codesOf)[0] };
}

const listOf = (constant: ValueConstant): readonly ExampleList[] =>
  constant.kind === "list" && constant.typeName !== undefined
    ? [{ name: constant.name, typeName: constant.typeName }]
    : [];

function codesOf(constant: ValueConstant): readonly ExampleCodes[] {
  if (constant.kind !== "codes" || constant.labelsName === undefined) return [];
  const { name, labelsName } = constant;
  return constant.members
    .filter(
      ({ key, code, label }) => label !== undefined && Number.isSafeInteger(code) && code >= 0 && IDENTIFIER.test(key),
    )
    .map(({ key, code }) => ({ name, labelsName, key, code }));
}

const IDENTIFIER = /^[A-Z]\w*$/u;

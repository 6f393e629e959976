import { UserError } from "../findings/user-error.ts";
import { MODEL_VERSION } from "./model-schema.ts";

/** A model of some version as it was read, not yet tested against any schema. */
export interface VersionedModel {
  readonly [key: string]: unknown;
}

/** Makes a model of the next version; it need not set `modelVersion`. */
export type UpgradeStep = (model: VersionedModel) => VersionedModel;

/** The steps by the version that they leave behind: each brings a model to the next version. */
export type Upgrades = ReadonlyMap<number, UpgradeStep>;

/** There has been one version so far. Who changes the shape of the model puts the step from the old one here. */
export const UPGRADES: Upgrades = new Map();

/** The versions that are known: what leads from one to the next, and the last one. */
export interface Versions {
  readonly upgrades: Upgrades;
  readonly latest: number;
}

const KNOWN: Versions = { upgrades: UPGRADES, latest: MODEL_VERSION };

/**
 * Brings a model of an earlier version to the shape that this code reads, step by step.
 *
 * @param origin how the user knows the file
 * @throws UserError where its version is none, a later one, or one from which no step leads on
 */
export function upgradeModel(value: unknown, origin: string, { upgrades, latest }: Versions = KNOWN): VersionedModel {
  let model = demandVersion(value, origin);
  for (let version = model.modelVersion; version < latest; version++) {
    const step = upgrades.get(version);
    if (step === undefined) throw tooOld(origin, version, latest);
    model = { ...step(model), modelVersion: version + 1 };
  }
  if (model.modelVersion > latest) throw tooNew(origin, model.modelVersion, latest);
  return model;
}

type Versioned = VersionedModel & { readonly modelVersion: number };

function demandVersion(value: unknown, origin: string): Versioned {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || !("modelVersion" in value)) {
    throw new UserError(`${origin}: not a model: it has no "modelVersion". ${REMEDY}`);
  }
  const { modelVersion } = value;
  if (!Number.isSafeInteger(modelVersion)) {
    throw new UserError(`${origin}: $.modelVersion must be a whole number. ${REMEDY}`);
  }
  return value as Versioned;
}

/** What makes a model of the present version. */
export const REMEDY = "Make it anew with `activity-log-schema generate`.";

function tooNew(origin: string, version: number, latest: number): UserError {
  return new UserError(
    `${origin}: $.modelVersion is ${version}, made by a later release of the generator; this one reads up to ${latest}. ` +
      "Update tableau-activity-log-codegen.",
  );
}

function tooOld(origin: string, version: number, latest: number): UserError {
  return new UserError(`${origin}: $.modelVersion is ${version}, and nothing leads from it to ${latest}. ${REMEDY}`);
}

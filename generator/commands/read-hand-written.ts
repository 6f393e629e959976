import { UserError } from "../findings/user-error.ts";
import type { Descriptions } from "../inputs/descriptions.ts";
import type { Disagreements } from "../inputs/disagreements.ts";
import type { Inputs } from "../inputs/find-inputs.ts";
import type { HandWrittenName } from "../inputs/hand-written.ts";
import type { Override } from "../inputs/override.ts";
import { readDescriptions } from "../inputs/read-descriptions.ts";
import { readDisagreements } from "../inputs/read-disagreements.ts";
import { readOverrides } from "../inputs/read-overrides.ts";
import { readRenames } from "../inputs/read-renames.ts";
import { readSources } from "../inputs/read-sources.ts";
import { readThemes } from "../inputs/read-themes.ts";
import { readWording } from "../inputs/read-wording.ts";
import type { Renames } from "../inputs/renames.ts";
import type { Sources } from "../inputs/sources.ts";
import type { Theme } from "../inputs/theme.ts";
import type { Wording } from "../inputs/wording.ts";

/** What people have written beside the pages. */
export interface HandWritten {
  readonly sources: Sources;
  readonly overrides: readonly Override[];
  readonly wording: readonly Wording[];
  readonly descriptions: Descriptions;
  readonly themes: readonly Theme[];
  readonly disagreements: Disagreements;
  readonly renames: Renames;
}

/** A file that is absent says the same as an empty one. */
const EMPTY = "";

/**
 * Reads the hand-written files. All but `sources.yaml` may be absent.
 *
 * @throws UserError where `sources.yaml` is absent, or a file is not as it should be
 */
export function readHandWritten({ handWritten }: Inputs): HandWritten {
  const read = <T>(name: HandWrittenName, reader: (file: string, text: string) => T): T => {
    const file = handWritten.get(name);
    return file === undefined ? reader(name, EMPTY) : reader(file.path, new TextDecoder().decode(file.bytes));
  };
  if (!handWritten.has("sources.yaml")) {
    throw new UserError("sources.yaml: not found; it names the releases and lies in docs-input");
  }
  return {
    sources: read("sources.yaml", readSources),
    overrides: read("overrides.yaml", readOverrides),
    wording: read("wording.en.yaml", readWording),
    descriptions: read("descriptions.en.yaml", readDescriptions),
    themes: read("themes.yaml", readThemes),
    disagreements: read("disagreements.yaml", readDisagreements),
    renames: read("renames.yaml", readRenames),
  };
}

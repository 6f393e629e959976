import type { ChangeLevel } from "../../diff/change-level.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import type { Place } from "../../diff/place.ts";
import { sarifLog, type SarifLevel, sarifMessage } from "../sarif-log.ts";
import { fileUri } from "../file-uri.ts";
import { worstFirst } from "./change-levels.ts";
import { placeOf } from "./change-group.ts";
import type { ChangesContext } from "./changes-context.ts";

/** Names the way in which fingerprints are made, so that other ways can stand beside it. */
const FINGERPRINT = "change/v1";

const LEVELS: { readonly [L in ChangeLevel]: SarifLevel } = {
  breaking: "error",
  dangerous: "warning",
  compatible: "note",
  "docs-only": "note",
};

/**
 * A report in the Static Analysis Results Interchange Format: a change is at a place of the model. Where the model after is
 * a file, its beginning stands for the place: GitHub shows nothing that is in no file.
 */
export function sarifChanges(changes: readonly JudgedChange[], { tool, rules, artifact }: ChangesContext): string {
  const file = artifact === undefined ? undefined : physicalLocation(artifact);
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  return sarifLog(
    tool,
    rules.map((rule) => ({ ...rule, level: LEVELS[rule.level] })),
    worstFirst(changes).map((change) => result(change, indexes.get(change.rule.id), file)),
  );
}

function result(
  { change, rule, level, message, fingerprint }: JudgedChange,
  ruleIndex: number | undefined,
  physicalLocation: unknown,
): unknown {
  return {
    ruleId: rule.id,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: LEVELS[level],
    message: sarifMessage(message),
    locations: [
      {
        ...(physicalLocation !== undefined && { physicalLocation }),
        logicalLocations: [logicalLocation(placeOf(change))],
      },
    ],
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: { kind: change.kind, level, promises: rule.promises },
  };
}

const physicalLocation = (path: string): unknown => ({
  artifactLocation: { uri: fileUri(path) },
  region: { startLine: 1 },
});

/** The kinds are those that the specification lists: what is in a scope is a type, what is in an event its member. */
function logicalLocation({ scope, event, attribute }: Place): unknown {
  const path = [scope, event, attribute].filter((name) => name !== undefined);
  const kind = attribute !== undefined ? "member" : event === undefined ? "namespace" : "type";
  return { name: path.at(-1), fullyQualifiedName: path.join("."), kind };
}

import { CHANGE_RULES } from "../../../generator/diff/change-rules.ts";
import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import type { JudgedChange } from "../../../generator/diff/judged-change.ts";
import { PROMISES } from "../../../generator/diff/promise.ts";
import { verdictOf } from "../../../generator/diff/verdict.ts";
import type { Model } from "../../../generator/model/model.ts";
import type { ChangesContext } from "../../../generator/report/changes/changes-context.ts";
import { HOSTILE_NAMES } from "../../support/hostile-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

/** What a report takes of two models. */
export interface Compared {
  readonly changes: readonly JudgedChange[];
  readonly context: ChangesContext;
}

/** Compares two models, and names only the rules that took a change. */
export function compared(before: Model, after: Model): Compared {
  const diff = compareModels(before, after);
  const changes = judgeChanges(diff);
  const taken = new Set(changes.map(({ rule }) => rule.id));
  return {
    changes,
    context: {
      tool: { name: "activity-log-schema", version: "1.2.3" },
      rules: CHANGE_RULES.filter(({ id }) => taken.has(id)),
      from: diff.from,
      to: diff.to,
      promises: PROMISES,
      verdict: verdictOf(changes),
      failOn: "breaking",
      leftOut: { ignored: 0, untouched: 0 },
    },
  };
}

const doorId = buildAttribute({ name: "doorId", type: "integer" });
const state = (label: string) =>
  buildAttribute({ name: "state", type: "integer", values: { kind: "codes", items: [{ value: 9, label }] } });

/** The facts before: three kinds of event, each with an integer. */
export const BEFORE = buildModel({
  id: "0123456789ab",
  site: {
    common: [state("Ajar")],
    events: [
      buildEvent({ name: "open_door", attributes: [doorId], description: "Opens." }),
      buildEvent({ name: "shut_door", attributes: [doorId] }),
      buildEvent({ name: "slam_door", attributes: [doorId] }),
    ],
  },
});

const wide = { ...doorId, type: "long" } as const;

/** The facts after: the integers are wider, a code means something else, an event left, another one came. */
export const AFTER = buildModel({
  id: "ba9876543210",
  release: "next",
  site: {
    common: [state("Shut")],
    events: [
      buildEvent({ name: "open_door", attributes: [wide], description: "Opens a door." }),
      buildEvent({ name: "shut_door", attributes: [wide] }),
      buildEvent({ name: "paint_wall", attributes: [buildAttribute({ name: "color" })] }),
    ],
  },
});

export const DOORS = compared(BEFORE, AFTER);
export const NOTHING = compared(BEFORE, BEFORE);

/** All that changes is the texts. */
export const TEXTS = compared(
  buildModel({ site: { events: [buildEvent({ name: "open_door", description: "Opens." })] } }),
  buildModel({ site: { events: [buildEvent({ name: "open_door", description: "Opens a door." })] } }),
);

/** Events and attributes of hostile names that come and leave, with hostile values. */
export const HOSTILE = compared(
  buildModel({
    release: "a\u001b[31m\n::error::",
    site: { events: HOSTILE_NAMES.map((name) => buildEvent({ name })) },
  }),
  buildModel({
    site: {
      events: HOSTILE_NAMES.slice(1).map((name) =>
        buildEvent({
          name,
          attributes: HOSTILE_NAMES.map((attribute) =>
            buildAttribute({
              name: attribute,
              values: { kind: "open", items: [{ value: attribute, label: attribute }] },
            }),
          ),
        }),
      ),
    },
  }),
);

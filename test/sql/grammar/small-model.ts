import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUE_ATTRIBUTES } from "../../support/values-model.ts";

const common = [
  buildAttribute({ name: "eventTime", format: "date-time" }),
  buildAttribute({ name: "eventProcessedTime", format: "date-time" }),
  buildAttribute({ name: "actorUserLuid", format: "uuid" }),
];

/** Texts that try to leave a comment or a literal. */
const HOSTILE_TEXT = "It's \"quoted\" `so`, 100 % ;-- c:\\doors\\ */ /* $$ \\' \n;DROP TABLE x; ${y} {{ z }}\\";

/**
 * A model for parsers of grammars: a column of every kind, keys, lookups, both scopes, names that mean something to SQL, and
 * hostile names and texts. Small, for the slow ones.
 */
export const SMALL_MODEL: Model = buildModel({
  release: "O'Neil's \\ release",
  site: {
    common: [...common, buildAttribute({ name: "siteLuid", format: "uuid" })],
    events: [
      buildEvent({
        name: "open_door",
        description: HOSTILE_TEXT,
        attributes: [...VALUE_ATTRIBUTES, buildAttribute({ name: "width", type: "float", description: HOSTILE_TEXT })],
      }),
      buildEvent({
        name: "select",
        attributes: ["index", "type", "order", "eventType", "userName", "username", "a'b\\", 'c"d`e]f', "名前"].map(
          (name) => buildAttribute({ name, description: `${name}: ${HOSTILE_TEXT.repeat(12)}` }),
        ),
      }),
      buildEvent({ name: "it's\\" }),
    ],
  },
  tenant: {
    common: [...common, buildAttribute({ name: "eventType" })],
    events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorState", type: "integer" })] })],
  },
});

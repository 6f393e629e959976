import { buildAttribute, buildEvent, buildModel } from "./model-builder.ts";

/** Names that mean something to JavaScript, TypeScript, JSON pointers, URIs, file systems or this project's own output. */
export const HOSTILE_NAMES: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "class",
  "default",
  "user",
  "User",
  "event",
  "Event",
  "EventMap",
  "common_attributes",
  "SiteCommonAttributes",
  "a_b",
  "aB",
  "a__b",
  "2fa",
  "x2y",
  "名前",
  "naïve",
  "a/b~c%d e",
  "a~1b",
  "../../etc/passwd",
  "con",
  "[k: string]",
  "$quoted0$",
  'quote"quote',
  "back\\slash",
  "`tick`",
  "*/ export const evil = 1; /*",
  "line\nbreak\u2028and\u0000",
  "x".repeat(300),
];

/** Texts that try to leave a comment or to become a tag. */
const HOSTILE_TEXTS: readonly string[] = [
  "*/ export const evil = 1; /*",
  "*\\/ still inside",
  "*",
  "/",
  "@deprecated\r\n@internal {@link Evil}\u2028@override",
  "mail a@b.example\n\n/** nested */",
  "\u202Ereversed\u0000",
  "$quoted0$?: evil",
];

const attributes = [
  buildAttribute({ name: "count", type: "long" }),
  ...HOSTILE_NAMES.map((name, index) =>
    buildAttribute({ name, description: HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? "" }),
  ),
];

const events = HOSTILE_NAMES.map((name, index) =>
  buildEvent({ name, attributes, description: HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? "" }),
);

/** A model whose names and texts are out to break what is made of them; both scopes have the same events. */
export const HOSTILE_MODEL = buildModel({
  site: { common: [buildAttribute({ name: "eventTime" })], events },
  tenant: { common: [buildAttribute({ name: "eventType" })], events },
});

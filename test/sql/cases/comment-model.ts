import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

/** What a description says, by the attribute that has it, and what stands in the comment: one line, nothing else changed. */
export const HOSTILE_TEXTS: readonly { readonly name: string; readonly text: string; readonly comment: string }[] = [
  same("quotes", `it's a "door", ''two'' \`ticks`),
  same("backslash", String.raw`ends in \' and \\ and \n and \u0041 and \ `.trim()),
  { name: "newline", text: "a\nDROP TABLE canary;\r\n\n-- b\u2028c\td", comment: "a DROP TABLE canary; -- b c d" },
  same("percent", "100 % of %s %(x)s %% _"),
  same("statement", "x'; DROP TABLE canary; --"),
  same("semicolon", ";-- DROP TABLE canary;"),
  same("closing", "*/ DROP TABLE canary; /* $$ $x$ ]] [ )"),
  same("variable", "${env:HOME} {{ x }} {% y %} #{z} @w :v ?1"),
  { name: "control", text: "a\0b\x1b[31mc\x7fd\x85e\x08f", comment: "a b [31mc d e f" },
  same("letters", "Straße, 名前, 😀 and \u202Etxet"),
];

function same(name: string, text: string) {
  return { name, text, comment: text };
}

/** Longer than any engine's limit; each word and its space are 10 characters. */
export const WORD = "abcdefghi";
const WORDS = 300;

/** The key that begins the comment is 10 characters long too. */
export const wordyComment = (words: number): string => `wordyKey: ${Array(words).fill(WORD).join(" ")}`;
export const WHOLE_COMMENT = `${wordyComment(WORDS)}.`;

/** Cases 26 and 27: texts that try to leave a comment, and one that is too long. */
export const COMMENT_MODEL = buildModel({
  release: "O'Neil's \\ release\n; DROP TABLE canary; --",
  site: {
    events: [
      buildEvent({
        name: "hostile",
        description: HOSTILE_TEXTS.map(({ text }) => text).join(" "),
        attributes: HOSTILE_TEXTS.map(({ name, text }) => buildAttribute({ name, description: text })),
      }),
      buildEvent({
        name: "labels",
        attributes: [
          buildAttribute({
            name: "kind",
            type: "integer",
            values: {
              kind: "codes",
              items: HOSTILE_TEXTS.filter(({ name }) => name !== "control").map(({ text }, value) => ({
                value,
                label: text,
              })),
            },
          }),
        ],
      }),
      buildEvent({
        name: "wordy",
        attributes: [buildAttribute({ name: "wordyKey", description: Array(WORDS).fill(WORD).join(" ") })],
      }),
    ],
  },
});

/** What the table and the view of the hostile event tell of themselves. */
export const HOSTILE_COMMENT = `Activity Log model 0123456789ab, site event hostile: ${HOSTILE_TEXTS.map(({ comment }) => comment).join(" ")}.`;

import { expect, test } from "vitest";

import { markdownCode } from "../../../generator/emit/markdown-text.ts";
import { descriptionMarkdown } from "../../../generator/emit/docs/description-markdown.ts";

test.each([
  ["Name of the door.", "Name of the door."],
  ["Joins with `doorId` of `open_door`.", "Joins with `doorId` of [`open_door`](x.md)."],
  ["`id` in <b>bold</b> | *stars*", "`id` in \\<b\\>bold\\</b\\> \\| \\*stars\\*"],
  ["An odd ` mark", "An odd \\` mark"],
  ["`a|b`", "<code>a&#124;b</code>"],
  ["{{ 1 + 1 }} `{{x}}`", "{<!-- -->{ 1 + 1 }} <code>{<!-- -->{x&#125;&#125;</code>"],
])("%s", (text, expected) => {
  const link = (name: string): string | undefined => (name === "open_door" ? "[`open_door`](x.md)" : undefined);
  expect(descriptionMarkdown(text, (name) => link(name) ?? markdownCode(name))).toBe(expected);
});

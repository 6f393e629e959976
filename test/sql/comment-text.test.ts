import { expect, test } from "vitest";

import { commentText } from "../../generator/sql/text/comment-text.ts";

test("a comment stands on one line, without control characters", () => {
  expect(commentText(" one\r\n  two\tthree\u2028four\u0000\u001b[31m five\u0085 ")).toBe(
    "one two three four [31m five",
  );
});

test("a comment that fits is left alone", () => {
  expect(commentText("four words fit here", 19)).toBe("four words fit here");
});

test.each([
  ["four words fit here", 18, "four words fit…"],
  ["four words fit here", 15, "four words fit…"],
  ["four words fit here", 14, "four words…"],
  ["unbreakable", 5, "unbr…"],
  ["😀😀😀😀", 3, "😀😀…"],
])("%s in %i characters is %s", (text, maximumLength, cut) => {
  expect(commentText(text, maximumLength)).toBe(cut);
});

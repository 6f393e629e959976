/** The two kinds of name on the pages: attributes in lowerCamelCase, events in snake_case. */
export type NameKind = "attribute" | "event";

/** How well a text fits the shape of its kind of name. */
export type Shape = "good" | "odd" | "none";

const SHAPES: Readonly<Record<NameKind, { readonly good: RegExp; readonly odd: RegExp }>> = {
  // No attribute of the log runs capitals together: `initiatingUrl`, `newAwsAccountNumber`. `groupID` is a slip.
  attribute: { good: /^[a-z][a-z0-9]*(?:[A-Z](?:[a-z0-9]+|(?=\d))[a-z0-9]*)*$/, odd: /^[A-Za-z][A-Za-z0-9_]*$/ },
  event: { good: /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, odd: /^[A-Za-z][A-Za-z0-9_-]*$/ },
};

/** Tells whether a printed text can be a name at all (`none`: spaces, letters beyond ASCII), and whether it looks like one. */
export function identifierShape(kind: NameKind, text: string): Shape {
  if (SHAPES[kind].good.test(text)) return "good";
  return SHAPES[kind].odd.test(text) ? "odd" : "none";
}

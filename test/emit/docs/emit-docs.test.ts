import path from "node:path/posix";

import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { hostileModel } from "../sql/hostile-model.ts";
import { templates } from "../templates.ts";

const model = buildModel({
  site: {
    pages: [
      { locale: "pt-br", release: "current", url: "https://example.org/doors" },
      { locale: "sv-se", release: "current" },
    ],
    common: [buildAttribute({ name: "siteId", type: "integer", seenIn: ["pt-br", "sv-se"] })],
    events: [
      buildEvent({
        name: "shut_door",
        lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "open_door" },
        seenIn: ["pt-br", "sv-se"],
      }),
      buildEvent({
        name: "open_door",
        description: "A door opens",
        seenIn: ["pt-br", "sv-se"],
        attributes: [
          buildAttribute({
            name: "doorState",
            type: "integer",
            nullable: false,
            presence: "always",
            values: {
              kind: "codes",
              items: [
                { value: 0, label: "Shut" },
                { value: 1, label: "Open" },
              ],
            },
            printed: [
              { locale: "pt-br", release: "current", as: "estadoDaPorta" },
              { locale: "sv-se", release: "next", as: "estadoDaPorta" },
            ],
            evidence: {
              name: { confidence: 0.996, by: ["order", "lexicon"] },
              type: { confidence: 0.29, by: ["word"] },
            },
            seenIn: ["pt-br"],
          }),
          buildAttribute({ name: "eventType", seenIn: ["pt-br", "sv-se"] }),
        ],
      }),
    ],
  },
  tenant: {
    documentedIn: "next",
    common: [buildAttribute({ name: "eventType" })],
    events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorState" })] })],
  },
});

const pagesOf = (from: Model): ReadonlyMap<string, string> =>
  new Map(emitDocs(from, { naming: "snake", templates }).map((file) => [file.path, file.text]));

test("the start page lists events from A to Z, what they share, and the pages", () => {
  expect(pagesOf(model).get("docs/index.md")?.split("the types, schemas and tables.")[1]).toMatchInlineSnapshot(`
    "

    ## Site events

    | Event | Own attributes | Description |
    | --- | --: | --- |
    | [\`open_door\`](events/site/open_door.md) | 2 | A door opens |
    | [\`shut_door\`](events/site/shut_door.md) | 0 | **Deprecated** since 2024-10, replaced by [\`open_door\`](events/site/open_door.md). |

    ## Attributes of every site event

    | Attribute | Type | SQL column | Null | Presence |
    | --- | --- | --- | --- | --- |
    | [\`siteId\`](attributes.md#attribute-site_id) | integer | \`site_id\` | not stated | not stated |

    ## Tenant events

    The release has no tenant pages of its own: these are those of release \`next\`.

    | Event | Own attributes |
    | --- | --: |
    | [\`open_door\`](events/tenant/open_door.md) | 1 |

    ## Attributes of every tenant event

    | Attribute | Type | SQL column | Null | Presence |
    | --- | --- | --- | --- | --- |
    | [\`eventType\`](attributes.md#attribute-event_type_attribute) | string | \`event_type\` | not stated | not stated |

    ## Pages

    | Scope | Locale | Release | Page |
    | --- | --- | --- | --- |
    | site | \`pt-br\` | \`current\` | [https://example.org/doors](https://example.org/doors) |
    | site | \`sv-se\` | \`current\` |  |
    | tenant | \`en-us\` | \`current\` |  |
    "
  `);
});

test("the page of an event", () => {
  expect(pagesOf(model).get("docs/events/site/open_door.md")).toMatchInlineSnapshot(`
    "# \`open_door\`

    A [site event](../../index.md#site-events) with 2 attributes of its own. SQL table: \`open_door\`.

    A door opens

    ## Attributes

    | Attribute | Type | SQL column | Null | Presence | Notes |
    | --- | --- | --- | --- | --- | --- |
    | [\`doorState\`](../../attributes.md#attribute-door_state) | integer | \`door_state\` | never null | always | Codes: \`0\` (Shut), \`1\` (Open). Listed only in \`pt-br\`. |
    | [\`eventType\`](../../attributes.md#attribute-event_type_attribute) | string | \`event_type_attribute\` | not stated | not stated |  |

    It also has the [attributes of every site event](../../index.md#attributes-of-every-site-event): \`siteId\`.

    ## How sure this is

    The event is listed in \`pt-br\`, \`sv-se\`.
    The names of its attributes are at least 99 % sure, the types 29 %.

    Attributes that some page prints otherwise, or that are not quite sure:

    | Attribute | Name | Type | Evidence for the name | Other pages print |
    | --- | --: | --: | --- | --- |
    | \`doorState\` | 99 % | 29 % | \`order\`, \`lexicon\` | \`estadoDaPorta\` (\`pt-br\`, \`sv-se in next\`) |
    "
  `);
});

test("the page of an event without attributes of its own", () => {
  expect(pagesOf(model).get("docs/events/site/shut_door.md")).toMatchInlineSnapshot(`
    "# \`shut_door\`

    A [site event](../../index.md#site-events) without attributes of its own. SQL table: \`shut_door\`.

    **Deprecated** since 2024-10, replaced by [\`open_door\`](open_door.md).

    ## Attributes

    It has none of its own.

    It also has the [attributes of every site event](../../index.md#attributes-of-every-site-event): \`siteId\`.

    ## How sure this is

    The event is listed in \`pt-br\`, \`sv-se\`.
    "
  `);
});

test("the index of attributes tells where types differ", () => {
  expect(pagesOf(model).get("docs/attributes.md")).toMatchInlineSnapshot(`
    "# Attributes

    3 attribute names and the events that have them. [Back to the start](index.md).

    [D](#letter-d) [E](#letter-e) [S](#letter-s)

    The type depends on the event for 1 name: [\`doorState\`](#attribute-door_state).

    ## <a id="letter-d"></a>D

    ### <a id="attribute-door_state"></a>\`doorState\`

    integer, string, SQL column \`door_state\`. **The type differs between events.**

    - 1 site event (integer): [\`open_door\`](events/site/open_door.md)
    - 1 tenant event (string): [\`open_door\`](events/tenant/open_door.md)

    ## <a id="letter-e"></a>E

    ### <a id="attribute-event_type_attribute"></a>\`eventType\`

    string, SQL column \`event_type_attribute\` or \`event_type\`.

    - 1 site event: [\`open_door\`](events/site/open_door.md)
    - every tenant event

    ## <a id="letter-s"></a>S

    ### <a id="attribute-site_id"></a>\`siteId\`

    integer, SQL column \`site_id\`.

    - every site event
    "
  `);
});

test.each([
  ["ordinary", model],
  ["hostile", hostileModel],
])("every link of the %s model leads to a page, and to a place on it", (_, from) => {
  const pages = pagesOf(from);
  const broken = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
      .map(([link, target = "", anchor]) => ({
        page,
        link,
        text: target === "" ? text : pages.get(path.join(path.dirname(page), target)),
        anchor,
      }))
      .filter(
        ({ text: found, anchor }) => found === undefined || (anchor !== undefined && !placesOf(found).includes(anchor)),
      ),
  );
  expect(broken).toEqual([]);
});

const placesOf = (text: string): readonly (string | undefined)[] => [
  ...[...text.matchAll(/<a id="([^"]*)">/g)].map(([, id]) => id),
  ...[...text.matchAll(/^#+ ([A-Za-z ]+)$/gm)].map(([, title]) => title?.toLowerCase().replaceAll(" ", "-")),
];

test("nothing of a hostile model comes out as HTML, and no expression runs", () => {
  const texts = [...pagesOf(hostileModel).values()].join("\n");
  expect(texts).not.toContain("{{");
  expect(texts.match(/(?<!\\)<(?!\/?code>|a id="|\/a>|!-- -->)[^>]*>/g)).toBeNull();
});

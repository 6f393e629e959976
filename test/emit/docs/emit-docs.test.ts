import path from "node:path/posix";

import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
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
    | [\`shut_door\`](events/site/shut_door.md) | 0 | **Deprecated** since 2024-10. Use [\`open_door\`](events/site/open_door.md). |

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

    **Deprecated** since 2024-10. Use [\`open_door\`](open_door.md).

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

test("an event's page tells its values, conditions and life, and how sure its values are", () => {
  const page = pagesOf(VALUES_MODEL).get("docs/events/site/open_door.md") ?? "";
  expect(page.split("SQL table: `open_door`.")[1]).toMatchInlineSnapshot(`
    "

    **Deprecated** since 2024-10. Use [\`set_doors\`](set_doors.md). The REST API gives part of its data; the files in a bucket hold all of it. See also [\`paint_door\`](paint_door.md), \`unknown_door\`.

    ## Attributes

    | Attribute | Type | SQL column | Null | Presence | Notes |
    | --- | --- | --- | --- | --- | --- |
    | [\`doorState\`](../../attributes.md#attribute-door_state) | integer | \`door_state\` | not stated | not stated | Codes: \`0\` (Shut), \`1\` (Wide open), \`3\` (Ajar (a little)). |
    | [\`outcome\`](../../attributes.md#attribute-outcome) | string | \`outcome\` | never null | always | One of \`success\` (It went well), \`failure\`. |
    | [\`jobKind\`](../../attributes.md#attribute-job_kind) | string | \`job_kind\` | not stated | not stated | Among others \`Paint\`, \`Oil\`. |
    | [\`method\`](../../attributes.md#attribute-method) | string | \`method\` | not stated | not stated | Such as \`PUSH\`, \`PULL\`. |
    | [\`dayMask\`](../../attributes.md#attribute-day_mask) | integer | \`day_mask\` | not stated | not stated | Codes that add up: \`1\` (Sunday), \`2\` (Monday). |
    | [\`priority\`](../../attributes.md#attribute-priority) | integer | \`priority\` | not stated | not stated | From 0 to 10. Default: \`10\`. |
    | [\`objKind\`](../../attributes.md#attribute-obj_kind) | string | \`obj_kind\` | not stated | not stated | Told in words, their spelling is unknown: Door, Gate. |
    | [\`isPrivate\`](../../attributes.md#attribute-is_private) | boolean | \`is_private\` | not stated | not stated | Meaning: \`true\` (Private), \`false\` (Public), \`null\` (Unknown). |
    | [\`paintTime\`](../../attributes.md#attribute-paint_time) | long | \`paint_time\` | not stated | not stated | In milliseconds. Null when: nobody painted. Left out when: there is no paint. |
    | [\`revision\`](../../attributes.md#attribute-revision) | integer (stored as number) | \`revision\` | not stated | not stated |  |
    | [\`doorLuid\`](../../attributes.md#attribute-door_luid) | string | \`door_luid\` | not stated | not stated | A UUID. |
    | [\`sourceIp\`](../../attributes.md#attribute-source_ip) | string | \`source_ip\` | not stated | not stated | Only on events since 2026-02. An IP address. |
    | [\`details\`](../../attributes.md#attribute-details) | string | \`details\` | not stated | not stated | JSON text. |
    | [\`tags\`](../../attributes.md#attribute-tags) | string | \`tags\` | not stated | not stated | A list separated by commas. |
    | [\`createdAt\`](../../attributes.md#attribute-created_at) | string | \`created_at\` | not stated | not stated | A time in ISO 8601. |
    | [\`oldOwner\`](../../attributes.md#attribute-old_owner) | string | \`old_owner\` | not stated | not stated | **Deprecated** since 2024-10. Use [\`set_doors\`](set_doors.md). |

    It also has the [attributes of every site event](../../index.md#attributes-of-every-site-event): \`eventTime\`.

    ## How sure this is

    The event is listed in \`en-us\`.
    The names of its attributes are at least 100 % sure, the types 100 %, the values 91 %.

    Attributes that some page prints otherwise, that are not quite sure, or that have values:

    | Attribute | Name | Type | Evidence for the name | Other pages print | Values | Evidence for the values |
    | --- | --: | --: | --- | --- | --: | --- |
    | \`doorState\` | 100 % | 100 % | \`attested:en-us\` |  | 91 % | \`stated:sv-se\`, \`stated:zh-cn\` |
    "
  `);
});

test("a long list of values is cut on the event's page and whole on the page of values", () => {
  const items = Array.from({ length: 31 }, (_, i) => ({ value: 2 ** i, label: `Day ${String(i + 1)}` }));
  const mask = buildAttribute({ name: "monthMask", type: "integer", values: { kind: "bitmask", items } });
  const pages = pagesOf(buildModel({ site: { events: [buildEvent({ name: "open_door", attributes: [mask] })] } }));
  expect(pages.get("docs/events/site/open_door.md")).toContain(
    "Codes that add up: `1` (Day 1), `2` (Day 2), `4` (Day 3), `8` (Day 4), `16` (Day 5), … ([all 31](../../values.md#values-month_mask)).",
  );
  expect(pages.get("docs/values.md")).toContain("| `1073741824` | Day 31 |");
});

test("the page of values has each distinct set once", () => {
  expect(pagesOf(VALUES_MODEL).get("docs/values.md")).toMatchInlineSnapshot(`
    "# Values

    The values that the pages document, each distinct set once, with the attributes that have it. [Back to the start](index.md).

    - [Closed sets](#closed-sets): 2
    - [Open sets](#open-sets): 1
    - [Examples](#examples): 1
    - [Codes](#codes): 3
    - [Flags](#flags): 1
    - [Ranges](#ranges): 1
    - [Told in words](#told-in-words): 1

    ## Closed sets

    No other value is documented. Types and schemas refuse others.

    ### <a id="values-outcome"></a>\`outcome\`

    | Value | Meaning |
    | --- | --- |
    | \`success\` | It went well |
    | \`failure\` |  |

    - [\`outcome\`](attributes.md#attribute-outcome) in the site event [\`open_door\`](events/site/open_door.md)

    ### <a id="values-is_private"></a>\`isPrivate\`

    | Value | Meaning |
    | --- | --- |
    | \`true\` | Private |
    | \`false\` | Public |
    | \`null\` | Unknown |

    - [\`isPrivate\`](attributes.md#attribute-is_private) in the site event [\`open_door\`](events/site/open_door.md)

    ## Open sets

    The pages name some values; others occur. Types and schemas offer these and take others.

    ### <a id="values-job_kind"></a>\`jobKind\`

    | Value |
    | --- |
    | \`Paint\` |
    | \`Oil\` |

    - [\`jobKind\`](attributes.md#attribute-job_kind) in the site event [\`open_door\`](events/site/open_door.md)

    ## Examples

    Given as examples only: types and schemas take any text.

    ### <a id="values-method"></a>\`method\`

    | Value |
    | --- |
    | \`PUSH\` |
    | \`PULL\` |

    - [\`method\`](attributes.md#attribute-method) in the site event [\`open_door\`](events/site/open_door.md)

    ## Codes

    Numbers and what they mean. The documented ones have gaps and grow: types and schemas take other numbers.

    ### <a id="values-door_state"></a>\`doorState\`

    | Value | Meaning |
    | --- | --- |
    | \`0\` | Shut |
    | \`1\` | Wide open |
    | \`3\` | Ajar (a little) |

    - [\`doorState\`](attributes.md#attribute-door_state) in the site events [\`open_door\`](events/site/open_door.md), [\`set_doors\`](events/site/set_doors.md)

    ### <a id="values-door_state-2"></a>\`doorState\`

    | Value | Meaning |
    | --- | --- |
    | \`0\` | Wet |
    | \`1\` |  |

    - [\`doorState\`](attributes.md#attribute-door_state) in the site event [\`paint_door\`](events/site/paint_door.md)

    ### <a id="values-paint_code"></a>\`paintCode\`

    | Value | Meaning |
    | --- | --- |
    | \`7\` | Red |

    - [\`paintCode\`](attributes.md#attribute-paint_code) in the site event [\`paint_door\`](events/site/paint_door.md)

    ## Flags

    Numbers that add up: a value may be the sum of several.

    ### <a id="values-day_mask"></a>\`dayMask\`

    | Value | Meaning |
    | --- | --- |
    | \`1\` | Sunday |
    | \`2\` | Monday |

    - [\`dayMask\`](attributes.md#attribute-day_mask) in the site event [\`open_door\`](events/site/open_door.md)

    ## Ranges

    Bounds belong to the range. Schemas refuse numbers outside.

    ### <a id="values-priority"></a>\`priority\`

    From 0 to 10.

    - [\`priority\`](attributes.md#attribute-priority) in the site event [\`open_door\`](events/site/open_door.md)

    ## Told in words

    The pages say what the values are, but not how they are spelt on the wire. Types and schemas take any text.

    ### <a id="values-obj_kind"></a>\`objKind\`

    Spelling on the wire unknown: Door, Gate.

    - [\`objKind\`](attributes.md#attribute-obj_kind) in the site event [\`open_door\`](events/site/open_door.md)
    "
  `);
});

test("one set under two names, and of every event, is one set", () => {
  const values = { kind: "closed", items: [{ value: "on" }, { value: "off" }] } as const;
  const other = { kind: "closed", items: values.items.toReversed() } as const;
  const site = {
    common: [buildAttribute({ name: "state", values })],
    events: [buildEvent({ name: "paint_door", attributes: [buildAttribute({ name: "oldState", values: other })] })],
  };
  const page = pagesOf(buildModel({ site, tenant: { common: [buildAttribute({ name: "state", values })] } })).get(
    "docs/values.md",
  );
  expect(page?.split("## Closed sets")[1]).toMatchInlineSnapshot(`
    "

    No other value is documented. Types and schemas refuse others.

    ### <a id="values-state"></a>\`state\`, \`oldState\`

    | Value |
    | --- |
    | \`on\` |
    | \`off\` |

    - [\`state\`](attributes.md#attribute-state) in every site event
    - [\`state\`](attributes.md#attribute-state) in every tenant event
    - [\`oldState\`](attributes.md#attribute-old_state) in the site event [\`paint_door\`](events/site/paint_door.md)
    "
  `);
});

test("the page of deprecations", () => {
  expect(pagesOf(VALUES_MODEL).get("docs/deprecations.md")).toMatchInlineSnapshot(`
    "# Deprecations

    What is no longer to be used, what no longer comes, and what came later, as far as the pages say. [Back to the start](index.md).

    ## Deprecated

    They may still come, but nothing new should rest on them.

    | Event | Scope | Since | Use |
    | --- | --- | --- | --- |
    | [\`open_door\`](events/site/open_door.md) | site | 2024-10 | [\`set_doors\`](events/site/set_doors.md) |

    | Attribute | In | Since | Use |
    | --- | --- | --- | --- |
    | [\`oldOwner\`](attributes.md#attribute-old_owner) | the site event [\`open_door\`](events/site/open_door.md) | 2024-10 | [\`set_doors\`](events/site/set_doors.md) |

    ## Discontinued

    They no longer come; older files have them.

    | Event | Scope | Since | Use |
    | --- | --- | --- | --- |
    | [\`set_doors\`](events/tenant/set_doors.md) | tenant | 2024-02 |  |

    ## Legacy

    They come from an older log and still come.

    | Event | Scope | Since | Use |
    | --- | --- | --- | --- |
    | [\`paint_door\`](events/site/paint_door.md) | site |  |  |

    ## Added later

    Older files do not have them.

    | Attribute | In | Since | Use |
    | --- | --- | --- | --- |
    | [\`sourceIp\`](attributes.md#attribute-source_ip) | the site event [\`open_door\`](events/site/open_door.md) | 2026-02 |  |
    "
  `);
});

test("where no page says anything of values or of a life, the pages say so", () => {
  const pages = pagesOf(buildModel({ site: {} }));
  expect(pages.get("docs/values.md")).toContain("\n\nNo page names any.\n");
  expect(pages.get("docs/deprecations.md")).toContain("\n\nNo page says so of any event or attribute.\n");
});

test.each([
  ["ordinary", model],
  ["hostile", hostileModel],
  ["valued", VALUES_MODEL],
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

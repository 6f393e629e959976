import { expect, test } from "vitest";
import { UserError } from "../../generator/findings/user-error.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { FRONT_MATTER, HEADER, read, sitePage, table } from "../support/portal-page.ts";

const EVENT = `## a_b\n\nThe \`a_b\` event.\n\n${table(HEADER, ["x", "string", ""])}`;
const scrapeText = (text: string): PrintedReference => scrape(read(text, "in/page.md"));

const refusal = (text: string): string => {
  try {
    scrapeText(text);
  } catch (error) {
    if (error instanceof UserError && error.exitCode === 3) return error.message;
    throw error;
  }
  return "no refusal";
};

const header = (name: string, type: string, description: string): string =>
  `<tr><th>${name}</th><th>${type}</th><th>${description}</th></tr>`;

test("a page tells what it is: locale, release, scope, product, title, address, hash", () => {
  const page = scrapeText(sitePage(EVENT, FRONT_MATTER.replace("locale:", "content_hash: 0123\nlocale:")));
  expect({ ...page, common: [], events: [] }).toEqual({
    file: "in/page.md",
    locale: "en-us",
    release: "current",
    scope: "site",
    product: "cloud",
    title: "Activity Log Site Event Type Reference",
    url: "https://help.example.com/current/online/en-us/activity_log_schema.htm",
    contentHash: "0123",
    common: [],
    events: [],
    irregularities: [],
  });
});

test("release, scope and product come from the address where the front matter is bare", () => {
  const at = (path: string): unknown => {
    const { release, scope, product, url } = scrapeText(
      sitePage(EVENT, `---\nportal_url: https://x.example/${path}\n---\n`),
    );
    return [release, scope, product, url === `https://x.example/${path}`];
  };
  expect(at("v0.0/online/en-us/activity_log_tenant_schema.htm")).toEqual(["next", "tenant", "cloud", true]);
  expect(at("tableau/next/en-us/online/activity_log_schema.md")).toEqual(["next", "site", "cloud", true]);
  expect(at("current/server-linux/en-us/activity_log_schema.htm?x=1")).toEqual(["current", "site", "server", true]);
  expect(at("v2024.2/server/en-us/activity_log_schema.htm")).toEqual(["v2024.2", "site", "server", true]);
});

test("an address is one only over http", () => {
  const front = FRONT_MATTER.replace("https://help.example.com", "javascript://x");
  expect(scrapeText(sitePage(EVENT, front)).url).toBeUndefined();
});

test("without an address, title or links tell the scope; nothing is guessed", () => {
  const page = (title: string, link: string): string =>
    `---\nversion: own\n---\n# ${title}\n\n[other](${link})\n\n## Common attributes\n\n${table(HEADER, ["x", "string", ""])}\n\n${EVENT}\n`;
  expect(scrapeText(page("Activity Log Tenant Event Type Reference", "#a")).scope).toBe("tenant");
  expect(scrapeText(page("Events", "https://x.example/activity_log_tenant_schema.htm")).scope).toBe("site");
  expect(refusal(page("Events", "#a"))).toContain(
    "in/page.md: nothing tells whether the page is about site or tenant events",
  );
});

test("a release must be named, and must be able to name a folder", () => {
  expect(refusal(sitePage(EVENT, ""))).toContain(
    "in/page.md: the page names no release: add front matter with `version: current`",
  );
  expect(refusal(sitePage(EVENT, "---\nversion: ../../etc\n---\n"))).toContain(
    'in/page.md:2:10: the release "../../etc" cannot name a folder',
  );
});

test("header words decide the locale, and a conflict is reported (case 9)", () => {
  const page = scrapeText(sitePage(EVENT, FRONT_MATTER.replaceAll("en-us", "zh-cn")));
  expect(page.locale).toBe("en-us");
  expect(page.irregularities.map(({ kind, message, locations: [at] }) => [kind, message, at?.start])).toEqual([
    ["locale-mismatch", 'the page is said to be "zh-cn", its tables are en-us', { line: 4, column: 9 }],
    ["locale-mismatch", 'the page is said to be "zh-cn", its tables are en-us', { line: 5, column: 16 }],
  ]);
});

test("between locales with the same words the declared one is taken, else headings and title decide", () => {
  const french = header("Nom d’attribut", "Type", "Description");
  const page = (front: string, common: string): string =>
    scrapeText(
      `---\nversion: current\n${front}---\n# T\n\n[x](activity_log_tenant_schema.htm)\n\n## ${common}\n\n${table(french, ["a", "chaîne", ""])}\n\n## a_b\n\n${table(french, ["x", "chaîne", ""])}\n`,
    ).locale;
  expect(page("locale: fr-ca\n", "Attributs communs")).toBe("fr-ca");
  expect(page("locale: FR_FR\n", "Attributs courants")).toBe("fr-fr");
  expect(page("", "Attributs courants")).toBe("fr-ca");
  expect(page("", "Attributs communs")).toBe("fr-fr");
  expect(page("", "Common attributes")).toBe("fr-fr");
  expect(scrapeText(sitePage(EVENT, FRONT_MATTER.replaceAll("en-us", "en-gb"))).locale).toBe("en-gb");
});

test("a page in an unknown language is refused with its header words (case 3)", () => {
  const polish = header("Nazwa atrybutu", "Typ", "Opis\u001b");
  expect(refusal(`${FRONT_MATTER}# T\n\n## a_b\n\n${table(polish, ["x", "tekst", ""])}\n`)).toBe(
    'in/page.md:11:15: the page is in an unknown language: its first table is headed "Nazwa atrybutu", "Typ", "Opis\\u001b", ' +
      "as in no known locale; leave the file out, or add the locale's header words to the project",
  );
});

test("the first table without an event's name holds the common attributes (case 8)", () => {
  const common = table(HEADER, ["eventTime", "string", ""]);
  const layouts = [
    `# T\n\n${common}`,
    `# T\n\n## Event type details\n\ntext\n\n${common}`,
    `# T\n\n## What all have\n\n${common}`,
  ];
  for (const layout of layouts) {
    const page = scrapeText(`${FRONT_MATTER}${layout}\n\n${EVENT}\n`);
    expect(page.common.map(({ name }) => name.text)).toEqual(["eventTime"]);
    expect(page.events.map(({ name }) => name.text)).toEqual(["a_b"]);
    expect(page.irregularities.map(({ kind }) => kind)).toEqual(["common-heading-missing"]);
  }
  expect(scrapeText(`${FRONT_MATTER}# T\n\n${EVENT}\n`)).toMatchObject({ common: [], irregularities: [] });
});

test("a page that is cut off is refused with the place and the last event (case 3)", () => {
  const whole = sitePage(EVENT).trimEnd();
  expect(refusal(whole.slice(0, whole.indexOf("string", whole.indexOf("## a_b"))))).toBe(
    'in/page.md:17:1: the page is cut off inside the table that begins here, below "a_b"; fetch the page again',
  );
  expect(refusal(whole.slice(0, -2))).toContain("in/page.md:17:1: the page is cut off inside the table");
  expect(refusal(`${whole}\n\n## c\\_d\n\nThe \`c_d\` ev`)).toBe(
    'in/page.md:19:4: the page is cut off: it ends with the heading "c_d" and has no table below it; fetch the page again',
  );
  expect(refusal(`${whole}\n\n## c`)).toContain('it ends with the heading "c"');
});

test("every cut through a page is refused, or leaves only whole events (case 3)", () => {
  const whole = sitePage(`${EVENT}\n\n${EVENT.replaceAll("a_b", "c_d")}`).trimEnd();
  const tail = whole.indexOf("## a_b");
  for (let length = tail; length < whole.length; length++) {
    const text = whole.slice(0, length);
    if (refusal(text) !== "no refusal") continue;
    // The cut lies between two events: nothing of what is there is missing.
    expect(text.trimEnd().replace(/\n#+$/u, "").trimEnd().endsWith("</table>")).toBe(true);
    expect(scrapeText(text).events.map(({ attributes }) => attributes.length)).toEqual([1]);
  }
});

test("a page without tables or without events is refused (case 3)", () => {
  expect(refusal(`${FRONT_MATTER}# T\n\ntext\n`)).toContain(
    "in/page.md: the page has no HTML table: it is no reference page",
  );
  expect(refusal(sitePage(""))).toContain("in/page.md: the page has no event");
});

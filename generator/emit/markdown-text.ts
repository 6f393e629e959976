/** Characters that Markdown or HTML may take for markup wherever they stand. */
const MARKUP = /[\\`*_[\]<>|~$]/g;
/** What begins a heading, a list, a quote, a rule, a table's line or a container, at the start of a block. */
const BLOCK_START = /^(?:[#+\-=:]|\d+(?=[.)]))/;
// Line breaks of every kind, control characters, the marks that turn the direction of what follows, and white space but
// for the single space between two words.
const NOT_ONE_SPACE =
  /[\s\u0000-\u001f\u007f-\u009f]{2,}|[^\S ]|[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Text that is safe between backticks, in a table too. */
const PLAIN_CODE = /^[^`|{}<>\\ ]+(?: [^`|{}<>\\ ]+)*$/;

/**
 * Writes a text that is not ours into Markdown, on one line, so that it reads as it is and does nothing: no heading,
 * HTML, table cell or link but an address that shows itself, and no expression of a template engine that looks at the
 * page later.
 */
export function markdownText(text: string): string {
  const escaped = oneLine(text)
    .replaceAll("&", "&amp;")
    .replaceAll(MARKUP, (character) => `\\${character}`);
  return parted(escaped.replace(BLOCK_START, blockStart));
}

/**
 * Writes an identifier or a value as code. What backticks cannot hold everywhere (`|`, a backtick, `<`, `{`) becomes an
 * HTML element with numeric references.
 */
export function markdownCode(text: string): string {
  const line = oneLine(text);
  if (PLAIN_CODE.test(line)) return `\`${line}\``;
  const escaped = line.replaceAll(/[^A-Za-z0-9 {]/gu, (character) => `&#${String(character.codePointAt(0))};`);
  return `<code>${parted(escaped)}</code>`;
}

/**
 * Writes a link to an address that is not ours; the label alone where the address is not one of the web.
 *
 * @param label - Any text; it is escaped here.
 */
export function markdownLink(label: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return markdownText(label);
  return `[${markdownText(label)}](${url.href.replaceAll(/[()<>\\|{}`]/g, percentEncode)})`;
}

const oneLine = (text: string): string => text.replaceAll(NOT_ONE_SPACE, " ").trim();

// `1.` begins a list: the mark after the number is escaped, not the number.
const blockStart = (start: string): string => (/\d/.test(start) ? `${start}<!-- -->` : `\\${start}`);

// VitePress hands the page to Vue, which runs what stands in double braces, also where they were written as character
// references. A comment between the braces is seen by nobody and parts them.
const parted = (text: string): string => text.replaceAll(/\{(?=\{)/g, "{<!-- -->");

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

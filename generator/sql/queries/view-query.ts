import type { Scope } from "../../model/model.ts";
import type { Column } from "../columns/table.ts";
import type { Dialect, OpenedRecord } from "../dialect.ts";
import { OWN_COLUMNS, RAW_COLUMNS, RELATION_NAMES } from "../names/relation-names.ts";
import { relationText } from "../text/relation-text.ts";

/** A view over the records of a scope. */
export interface ViewSource {
  readonly scope: Scope;
  /** The kind of event that the view shows; all, where none is given. */
  readonly event?: string;
  readonly columns: readonly Column[];
  /** The name of the column that tells the kind of event; not quoted. */
  readonly discriminator: string;
}

const { record, fields, recordId, unconverted } = OWN_COLUMNS;

/**
 * The query of a view: the kind of event, every attribute in its type, what did not convert, and the record's id.
 *
 * From the inside: the records of the event, opened once; their values converted; what did not convert told beside them.
 */
export function viewQuery(source: ViewSource, dialect: Dialect): string {
  const { columns, discriminator } = source;
  const opened = dialect.json.open(columns.map(({ key }) => key));
  const quote = dialect.quoteIdentifier;
  const shown = [discriminator, ...columns.map(({ name }) => name)].map((name) => `c.${quote(name)}`);
  return [
    "SELECT",
    `  ${[...shown, `${unconvertedExpression(columns, opened, dialect)} AS ${quote(unconverted)}`, `c.${quote(recordId)}`].join(",\n  ")}`,
    `FROM (\n${indent(convertedQuery(source, opened, dialect))}\n) c`,
  ].join("\n");
}

function convertedQuery(source: ViewSource, opened: OpenedRecord, dialect: Dialect): string {
  const quote = dialect.quoteIdentifier;
  const items = [
    `r.${RAW_COLUMNS.event} AS ${quote(source.discriminator)}`,
    ...source.columns.map((column) => `${valueExpression(column, opened, dialect)} AS ${quote(column.name)}`),
    `${dialect.recordId(`r.${record}`)} AS ${quote(recordId)}`,
    `r.${record}`,
    ...(opened.beside?.columns ?? [fields]).map((name) => `r.${name}`),
  ];
  return `SELECT\n  ${items.join(",\n  ")}\nFROM (\n${indent(rawQuery(source, opened, dialect))}\n) r`;
}

// The kind of event is asked of the raw relation itself, so that an engine reads no file of another one.
function rawQuery({ scope, event }: ViewSource, opened: OpenedRecord, dialect: Dialect): string {
  const only = event === undefined ? "" : `\nWHERE ${RAW_COLUMNS.event} = ${dialect.quoteLiteral(event)}`;
  const raw = relationText(RELATION_NAMES.raw[scope], dialect);
  const { columns, join } = opened.beside ?? { columns: [`${opened.fields(record)} AS ${fields}`], join: undefined };
  const from = join === undefined ? raw : `${raw}\n${join(record)}`;
  return `SELECT ${[RAW_COLUMNS.event, record, ...columns].join(", ")}\nFROM ${from}${only}`;
}

/** What a column gets of a record: its value in the column's type; NULL where there is none, or it is no such value. */
function valueExpression({ kind, key }: Column, opened: OpenedRecord, { convert }: Dialect): string {
  const text = opened.text(`r.${fields}`, key);
  if (kind === "string") return text;
  return convert[kind === "long" ? "integer" : kind](text);
}

/**
 * The values of a record that their columns can't hold, as a JSON object by attribute; NULL where there are none. Text
 * takes any value, so only other columns are looked at.
 */
function unconvertedExpression(columns: readonly Column[], opened: OpenedRecord, dialect: Dialect): string {
  const { json, concat, quoteLiteral, quoteIdentifier } = dialect;
  const members = columns
    .filter(({ kind }) => kind !== "string")
    .map(({ name, key }) => {
      const member = concat([quoteLiteral(`${JSON.stringify(key)}:`), json.fragment(`c.${record}`, key)]);
      const isLost = `c.${quoteIdentifier(name)} IS NULL AND ${opened.text(`c.${fields}`, key)} IS NOT NULL`;
      return `CASE WHEN ${isLost} THEN ${member} END`;
    });
  return members.length === 0 ? (json.nothing ?? `CAST(NULL AS ${dialect.types.json})`) : json.object(members);
}

const indent = (text: string): string => text.replaceAll(/^/gm, "  ");

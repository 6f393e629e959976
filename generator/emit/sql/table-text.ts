import type { Column, Table } from "../../sql/columns/table.ts";
import type { ColumnText, Dialect, TableKeys, TableText } from "../../sql/dialect.ts";
import { OWN_COLUMNS } from "../../sql/names/relation-names.ts";
import { commentText } from "../../sql/text/comment-text.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import { columnComment, tableComment } from "./comments.ts";

/** What the columns tell that no attribute has. */
const OWN_COMMENTS = {
  discriminator: "Kind of event.",
  unconverted: "Values that are not what their columns hold, by attribute; NULL where all of them are.",
  recordId: "The same for the same record; no two rows have it.",
} as const;

/** The attributes that questions are asked by. */
const KEYS = { time: "eventTime", site: "siteLuid", actor: "actorUserLuid" } as const;

/** Writes the parts of a table of one event in the words of a dialect. */
export function tableText(table: Table, discriminator: string, modelId: string, dialect: Dialect): TableText {
  return {
    name: relationText(table.name, dialect),
    columns: columnTexts(table, discriminator, dialect),
    comment: commentText(tableComment(table, modelId), dialect.maximumComment),
    keys: tableKeys(table.columns, dialect),
  };
}

/**
 * The columns that all relations of events have: kind of event, attributes, what did not convert, the record's id; then the
 * attributes that have come since a table was first made. A view is made anew each time: there they stand with the others.
 */
export function columnTexts(
  { columns, original = columns.length }: Pick<Table, "columns"> & Partial<Pick<Table, "original">>,
  discriminator: string,
  dialect: Dialect,
): readonly ColumnText[] {
  const { types, quoteIdentifier, maximumComment } = dialect;
  const own = (name: string, type: string, required: boolean, comment: string): ColumnText => ({
    name: quoteIdentifier(name),
    type,
    required,
    comment: commentText(comment, maximumComment),
  });
  const attributes = columns.map((column) => own(column.name, types[column.kind], false, columnComment(column)));
  return [
    own(discriminator, types.string, true, OWN_COMMENTS.discriminator),
    ...attributes.slice(0, original),
    own(OWN_COLUMNS.unconverted, types.json, false, OWN_COMMENTS.unconverted),
    own(OWN_COLUMNS.recordId, types.recordId, true, OWN_COMMENTS.recordId),
    ...attributes.slice(original),
  ];
}

function tableKeys(columns: readonly Column[], { quoteIdentifier }: Dialect): TableKeys {
  const named = Object.entries(KEYS).flatMap(([role, key]) => {
    const column = columns.find((candidate) => candidate.key === key);
    return column === undefined ? [] : [[role, quoteIdentifier(column.name)] as const];
  });
  return { recordId: quoteIdentifier(OWN_COLUMNS.recordId), ...Object.fromEntries(named) };
}

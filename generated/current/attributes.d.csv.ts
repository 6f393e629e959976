/** The text of the table, where a bundler or run time imports text. */
declare const csv: string;
export default csv;

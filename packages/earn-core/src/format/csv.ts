import type { Decimal } from '../decimal.ts';

/** A cell of a CSV file: text of any origin, or a number, which stays a number. An unknown number is an empty cell. */
export type CsvCell = { readonly text: string } | { readonly number: Decimal | undefined };

/** Characters with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A spreadsheet in a language whose decimal mark is a comma separates cells by semicolons. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** A leading apostrophe makes a spreadsheet show the text instead of running it. */
const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: CsvCell): string => ('text' in cell ? quoted(inert(cell.text)) : (cell.number ?? ''));

/**
 * A table as a CSV file (RFC 4180), for spreadsheets: UTF-8 with a byte order mark, and no text in it is run as a formula.
 * Numbers have every digit and no grouping.
 *
 * @param mark whether the file begins with a byte order mark. A program that compares the first column's name by its characters takes it
 * for a part of the name.
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[], { mark = true }: { readonly mark?: boolean } = {}): string =>
  `${mark ? '\uFEFF' : ''}${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

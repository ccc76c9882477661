/** What starts a formula, also in East Asian wide signs; apostrophes before it are ours. */
const SIGNS = '[=+\\-@\\t\\r＝＋－＠]';
const FORMULA = new RegExp(`^'*${SIGNS}`);
const GUARDED = new RegExp(`^'+${SIGNS}`);

/** Puts an apostrophe before what a spreadsheet would calculate. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** A number is no formula, also below zero. */
export type CsvCell = string | number;

const written = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : quoted(guardCell(cell));

/** @returns lines with their ends, quoted where needed */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => cells.map(written).join(',') + '\r\n').join('');

/** @returns a whole file, with the byte order mark by which spreadsheets know UTF-8 */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string => `\uFEFF${csvLines(rows)}`;

const quoted = (cell: string) =>
  /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

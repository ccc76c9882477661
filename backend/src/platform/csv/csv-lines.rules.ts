/**
 * What a spreadsheet would take for the beginning of a formula, also in the wide signs of East Asian
 * keyboards; apostrophes before it are such as these files put there.
 */
const SIGNS = '[=+\\-@\\t\\r＝＋－＠]';
const FORMULA = new RegExp(`^'*${SIGNS}`);
const GUARDED = new RegExp(`^'+${SIGNS}`);

/**
 * @returns a cell that no spreadsheet calculates with: an apostrophe stands before what looks like a formula
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** @returns what was guarded as it was before */
export const unguardCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** A number is no formula, also below zero: programs that do books read it as one. */
export type CsvCell = string | number;

const written = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : quoted(guardCell(cell));

/** @returns lines of CSV with their ends, quoted where it is needed */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => cells.map(written).join(',') + '\r\n').join('');

const quoted = (cell: string) =>
  /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

import { storable } from './mend/text.rules.js';

/** One row of a file as it stands there: column name to text. */
export interface RawRow {
  /** As a spreadsheet counts, the header being row 1; for JSON the place in the list, from 1. */
  row: number;
  values: Record<string, string>;
  /** Why the row cannot be trusted, in a sentence; then its values may stand under wrong names. */
  problem?: string;
}

/** @param read bytes so far; @param total bytes in all. For xlsx both are unpacked bytes, which a progress bar does not mind. */
export type Progress = (read: number, total: number) => void;

/** Longest row that is taken for one; a quotation mark that is never closed would swallow the rest of the file. */
export const MAX_ROW_LENGTH = 1_000_000;

/**
 * Header names that are all different: the second "products" becomes "products#2", an empty one "column 7". Values are
 * then told apart by their place, and none is lost.
 */
export function distinctNames(headers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headers.map((header, index) => {
    const name = storable(header).trim() || `column ${index + 1}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}

/** Joins names and cells; null for a row without a single value. */
export function rowOf(row: number, names: readonly string[], cells: readonly string[]): RawRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  const values: Record<string, string> = {};
  names.forEach((name, index) => {
    values[name] = storable(cells[index] ?? '');
  });
  if (cells.slice(names.length).every((cell) => cell.trim() === '')) return { row, values };
  return {
    row,
    values,
    problem: `The row has ${cells.length} values where the header has ${names.length} columns, so they cannot be told apart.`,
  };
}

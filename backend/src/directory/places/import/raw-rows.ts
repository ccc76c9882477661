import { storable } from './normalize/text.rules.js';

/** One row of a file as it stands there: column name to text. A table's blank cells are left out. */
export interface RawRow {
  /** As a spreadsheet counts, the header being row 1; for JSON the place in the list, from 1. */
  row: number;
  values: Record<string, string>;
  /** Why the row cannot be trusted, in a sentence; then its values may stand under wrong names. */
  problem?: string;
}

/** Told the names of a table's columns, once and before its rows; JSON has none but those of each row. */
export type OnHeader = (names: readonly string[]) => void;

export interface ReadRowsOptions {
  onProgress?: Progress | undefined;
  onHeader?: OnHeader | undefined;
  /** The largest JSON file, which is read whole; where others wait for the same process. */
  maxJsonBytes?: number | undefined;
}

/**
 * @param read bytes so far;
 * @param total bytes in all. For xlsx both are unpacked bytes, which a progress bar does not mind.
 */
export type Progress = (read: number, total: number) => void;

/**
 * Longest row that is taken for one; a quotation mark that is never closed would swallow the rest of the
 * file.
 */
export const MAX_ROW_LENGTH = 1_000_000;

/**
 * Header names that are all different: the second "products" becomes "products#2", an empty one "column 7".
 * Values are then told apart by their place, and none is lost.
 */
export function distinctNames(headers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  // Names are compared without case, so "Products" and "products" are one.
  return headers.map((header, index) => {
    const name = storable(header).trim() || `column ${index + 1}`;
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}

/**
 * Joins names and cells; null for a row without a single value.
 * @param cells may have gaps; the time goes with those that are there, as a wide table may have next to
 * nothing in a row
 */
export function rowOf(row: number, names: readonly string[], cells: readonly string[]): RawRow | null {
  const values: Record<string, string> = {};
  let isBlank = true;
  let hasMore = false;
  cells.forEach((cell, index) => {
    if (cell === '' || cell.trim() === '') return;
    isBlank = false;
    const name = names[index];
    if (name === undefined) hasMore = true;
    else values[name] = storable(cell);
  });
  if (isBlank) return null;
  if (!hasMore) return { row, values };
  return {
    row,
    values,
    problem: `The row has ${cells.length} values where the header has ${names.length} columns, so they cannot be told apart.`,
  };
}

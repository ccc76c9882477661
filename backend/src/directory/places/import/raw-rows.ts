import { storable } from './normalize/text.rules.js';

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

/** In bytes; unpacked ones for xlsx. */
export type Progress = (read: number, total: number) => void;

/** A quotation mark that is never closed would swallow the rest of the file. */
export const MAX_ROW_LENGTH = 1_000_000;

/** The second "products" becomes "products#2", an empty one "column 7". */
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

/** @param cells may have gaps, which take no time @returns null for a row without a single value */
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

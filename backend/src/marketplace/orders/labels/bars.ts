import bwipjs from 'bwip-js/node';
import { LRUCache } from 'lru-cache';

/** A barcode in modules, row by row; a row is as high as its number says. */
export interface Bars {
  width: number;
  rows: { height: number; modules: readonly boolean[] }[];
  /** Empty modules that a reader needs at its left and right, above and below. */
  quiet: { x: number; y: number };
}

/** @param heightOf of the row with an index, in modules */
const rowsOf = (pixels: readonly number[], width: number, heightOf: (row: number) => number): Bars['rows'] =>
  Array.from({ length: pixels.length / width }, (_, row) => ({
    height: heightOf(row),
    modules: pixels.slice(row * width, (row + 1) * width).map((pixel) => pixel === 1),
  }));

/** Its bars can be as high as there is room: 30 modules here. */
export function upcBars(digits: string): Bars {
  const [drawn] = bwipjs.raw('upca', digits, '');
  if (!drawn || !('sbs' in drawn)) throw new Error(`No bars of ${digits}.`);
  const modules = drawn.sbs.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0));
  return { width: modules.length, rows: [{ height: 30, modules }], quiet: { x: 9, y: 0 } };
}

/** ISO/IEC 24724: three rows of a module are between two rows of bars. */
const DATA_BAR_HEIGHT = 34;
const heightInDataBar = (row: number): number => (row % 4 === 0 ? DATA_BAR_HEIGHT : 1);

/** @param segments how many of its parts are in a row */
export function dataBarBars(elements: string, segments: number): Bars {
  const [drawn] = bwipjs.raw('databarexpandedstacked', elements, `segments=${segments}`);
  if (!drawn || !('pixs' in drawn)) throw new Error(`No bars of ${elements}.`);
  // The library gives each row once, however high it is.
  const rows = rowsOf(drawn.pixs, drawn.pixx, heightInDataBar);
  return { width: drawn.pixx, rows, quiet: { x: 1, y: 1 } };
}

/** Finding the best mask takes some 60 ms, and labels of a product all have the same one. */
const known = new LRUCache<string, Bars>({ max: 500 });

export function qrBars(text: string): Bars {
  const before = known.get(text);
  if (before) return before;
  const [drawn] = bwipjs.raw('qrcode', text, 'eclevel=M');
  if (!drawn || !('pixs' in drawn)) throw new Error(`No QR code of ${text}.`);
  const rows = rowsOf(drawn.pixs, drawn.pixx, () => 1);
  const bars = { width: drawn.pixx, rows, quiet: { x: 4, y: 4 } };
  known.set(text, bars);
  return bars;
}

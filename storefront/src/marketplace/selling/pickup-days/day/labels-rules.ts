import type { PackedOrder } from './packed-order';

/** Sheets and rolls that printers take. `lines` is how many products fit on one label. */
export const LABEL_SIZES = [
  { value: 'letter', label: 'Letter sheet, 10 labels', lines: 5 },
  { value: 'a4', label: 'A4 sheet, 14 labels', lines: 4 },
  { value: 'roll', label: '4 x 6 in roll', lines: 18 },
] as const;
export type LabelSize = (typeof LABEL_SIZES)[number]['value'];

/** @returns the lines of a label, and how many products more there are than fit */
export function labelLines(
  items: PackedOrder['items'],
  lines: number,
): { shown: PackedOrder['items']; more: number } {
  if (items.length <= lines) return { shown: items, more: 0 };
  const shown = items.slice(0, lines - 1);
  return { shown, more: items.length - shown.length };
}

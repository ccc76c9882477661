import type { BoxView } from '../../../contract/marketplace/boxes.js';
import type { BoxContentsRow, BoxPartRow } from './boxes.sql.js';

export const boxPartView = ({ productId, variantId, name, unit, quantity, isMissing }: BoxPartRow) => ({
  productId,
  ...(variantId !== null && { variantId }),
  ...{ name, unit, quantity },
  ...(isMissing && { isMissing }),
});

export function boxOf(
  bundleId: number,
  rows: readonly BoxContentsRow[],
): { box: BoxView; inventory: number } | null {
  const own = rows.filter((row) => row.bundleId === bundleId);
  const [first] = own;
  if (!first) return null;
  const contents = own
    .filter(({ parts }) => parts.length > 0)
    .map(({ week, inventory, parts }) => ({ week, inventory, parts: parts.map(boxPartView) }));
  return { box: { thisWeek: first.thisWeek, contents }, inventory: first.stock };
}

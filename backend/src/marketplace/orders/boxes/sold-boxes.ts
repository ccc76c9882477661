import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { soldParts, type SoldPartRow } from '../../products/boxes/boxes.sql.js';
import type { LockedLine } from '../placing/place-order.sql.js';
import { insertParts } from './box-parts.sql.js';
import { boxesFrom, type LineWithParts } from './goods.rules.js';

/** @throws CART_CHANGED for a box whose contents changed while the order waited for it */
export async function openBoxes(
  tx: EntityManager,
  rows: readonly (LockedLine & { isPart: boolean })[],
  windowIds: readonly number[],
): Promise<LineWithParts[]> {
  const lines = rows.filter(({ isPart }) => !isPart);
  const bundleIds = lines.filter(({ isBundle }) => isBundle).map(({ productId }) => productId);
  const parts = bundleIds.length === 0 ? [] : await fetchRows(tx, soldParts, [bundleIds, windowIds]);
  const locked = new Set(rows.map(({ productId }) => productId));
  const changed = parts.find(({ productId }) => !locked.has(productId));
  if (changed) {
    const line = lines.find(({ productId }) => productId === changed.bundleId);
    const message = `What is in ${line?.productName ?? 'this box'} has just changed. Please look at it again.`;
    throw new DomainError('CART_CHANGED', [{ path: `items.${line?.itemId}`, message }]);
  }
  return lines.map((line) => {
    const own = parts.filter(({ bundleId }) => line.isBundle && bundleId === line.productId);
    return {
      ...line,
      parts: own,
      ...(own.length > 0 && datesOf(own)),
      ...(line.isBundle && { inventory: boxesFrom(own) }),
    };
  });
}

/** The last day of a box is that of what is in it on its day, whatever is in it today. */
function datesOf(parts: readonly SoldPartRow[]) {
  const [expiresOn = null] = parts.flatMap((part) => part.expiresOn ?? []).sort();
  return { expiresOn, isExpired: parts.some(({ isExpired }) => isExpired) };
}

export async function keepParts(
  tx: EntityManager,
  orderId: number,
  lines: readonly LineWithParts[],
): Promise<void> {
  const parts = lines.flatMap((line) => line.parts);
  if (parts.length === 0) return;
  await changeRows(tx, insertParts, [
    orderId,
    parts.map(({ bundleId }) => bundleId),
    parts.map(({ productId }) => productId),
    parts.map(({ variantId }) => variantId),
    parts.map(({ name }) => name),
    parts.map(({ unit }) => unit),
    parts.map(({ quantity }) => quantity),
    parts.map(({ madeToOrder }) => madeToOrder),
  ]);
}

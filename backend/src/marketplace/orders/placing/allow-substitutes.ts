import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { allowSubstitutesOf } from './allow-substitutes.sql.js';
import type { LockedLine } from './place-order.sql.js';

export async function allowSubstitutes(
  tx: EntityManager,
  orderId: number,
  lines: readonly Pick<LockedLine, 'itemId' | 'productId' | 'variantId'>[],
  itemIds: readonly number[] = [],
): Promise<void> {
  const allowed = lines.filter(({ itemId }) => itemIds.includes(itemId));
  if (allowed.length === 0) return;
  await changeRows(tx, allowSubstitutesOf, [
    orderId,
    allowed.map(({ productId }) => productId),
    allowed.map(({ variantId }) => variantId),
  ]);
}

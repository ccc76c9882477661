import type { EntityManager } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { addToProduct, addToVendor } from './reviews.sql.js';

/** The product's row is locked. @param stars more, or fewer @param reviews more, or fewer */
export async function countReview(
  tx: EntityManager,
  { id, vendorId }: { id: number; vendorId: number },
  stars: number,
  reviews: number,
): Promise<void> {
  await changeRows(tx, addToProduct, [id, stars, reviews]);
  await changeRows(tx, addToVendor, [vendorId, stars, reviews]);
}

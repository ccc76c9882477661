import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { lockProducts } from '../tables/locks.sql.js';

/**
 * Locks a vendor's products in the order in which carts and orders lock them; to be done before the vendor's
 * own row is written, because a trigger then writes the products too.
 */
export async function lockProductsOf(tx: EntityManager, vendorId: number): Promise<void> {
  await fetchRows(tx, lockProducts, [vendorId]);
}

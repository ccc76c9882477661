import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { lockProducts } from '../tables/locks.sql.js';

/** As carts and orders lock them, before the vendor's row: a trigger then writes products too. */
export async function lockProductsOf(tx: EntityManager, vendorId: number): Promise<void> {
  await fetchRows(tx, lockProducts, [vendorId]);
}

import type { EntityManager } from 'typeorm';

/**
 * Locks a vendor's products in the order in which carts and orders lock them; to be done before the vendor's own row is written, because a
 * trigger then writes the products too.
 */
export async function lockProductsOf(tx: EntityManager, vendorId: number): Promise<void> {
  await tx.query('SELECT 1 FROM products WHERE vendor_id = $1 ORDER BY id FOR UPDATE', [vendorId]);
}

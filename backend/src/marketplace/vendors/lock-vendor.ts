import type { EntityManager } from 'typeorm';
import { Vendor } from '../tables/vendor.entity.js';

/** Locks a vendor against whatever else settles its money, after orders and products. */
export async function lockVendor(tx: EntityManager, id: number): Promise<void> {
  await tx.findOne(Vendor, { select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
}

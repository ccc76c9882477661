import type { EntityManager } from 'typeorm';

/** Makes a customer a vendor. Other roles stay as they are: a farmer who also sells goes on posting listings. */
export async function makeVendor(tx: EntityManager, userId: number): Promise<void> {
  await tx.query(`UPDATE users SET role = 'vendor' WHERE id = $1 AND role = 'user'`, [userId]);
}

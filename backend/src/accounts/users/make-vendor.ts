import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Other roles stay: a farmer who also sells goes on posting listings. */
export async function makeVendor(tx: EntityManager, userId: number): Promise<void> {
  await tx.update(User, { id: userId, role: 'user' }, { role: 'vendor' });
}

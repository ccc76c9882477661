import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Farm } from '../../tables/farm.entity.js';
import { takeSnapshot } from './farm-snapshot.js';

/** Of many who claim at once, the row's lock gives the farm to one. */
export async function takeFarm(tx: EntityManager, id: number, userId: number) {
  const farm = await tx.findOne(Farm, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!farm) throw new DomainError('FARM_NOT_FOUND');
  if (farm.isClaimed || (farm.userId !== null && farm.userId !== userId)) {
    throw new DomainError('FARM_ALREADY_CLAIMED');
  }
  const snapshot = await takeSnapshot(tx, farm);
  const taken = { isClaimed: true, isVerified: false, rejectedAt: null, rejectedReason: null, userId };
  // Nothing of what it says is new.
  await tx.update(Farm, id, { ...taken, updatedAt: () => 'updated_at' });
  return { farm: tx.create(Farm, { ...farm, ...taken }), snapshot };
}

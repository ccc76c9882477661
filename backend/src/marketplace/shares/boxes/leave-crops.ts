import { type EntityManager, IsNull } from 'typeorm';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import { takeBackEntry } from './share-money.js';

/**
 * A box goes to another day, where all of it is there: what was missing of it is credit no more, also where
 * that was told. The subscription is locked, and `giveBackOverspent` comes after it.
 */
export async function leaveCrops(tx: EntityManager, promiseId: number): Promise<void> {
  await takeBackEntry(tx, promiseId, 'short');
  await tx.delete(ShortCropPart, { promiseId, sentAt: IsNull() });
}

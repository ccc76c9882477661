import { type EntityManager, In, IsNull } from 'typeorm';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import { ShortCrop } from '../../tables/short-crop.entity.js';
import { addShort, type OfMember } from './share-money.js';

/**
 * A box goes to another day, where no crop is short: its credit for those is taken back, also where it was
 * told. What else was missing of it stays, as an entry of now, so `giveBackShort` knows it from what left.
 * The subscription is locked, and `giveBackOverspent` comes after it.
 */
export async function leaveCrops(
  tx: EntityManager,
  member: OfMember,
  box: { id: number; amount: number },
): Promise<void> {
  await addShort(tx, member, box, -(await dropCropParts(tx, box.id)), null);
}

/** @returns cents that were credited for them */
export async function dropCropParts(tx: EntityManager, promiseId: number): Promise<number> {
  const parts = await tx.findBy(ShortCropPart, { promiseId });
  if (parts.length === 0) return 0;
  const cropIds = parts.map(({ cropId }) => cropId);
  const crops = await tx.findBy(ShortCrop, { id: In(cropIds), undoneAt: IsNull() });
  const short = parts.filter(({ cropId }) => crops.some(({ id }) => id === cropId));
  await tx.delete(ShortCropPart, { id: In(short.map(({ id }) => id)) });
  return short.reduce((sum, { cents }) => sum + cents, 0);
}

import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { FARM_CONTENT } from '../../../contract/directory/admin/farms.admin.js';
import { ownPicture } from '../../../contract/shared/images.js';
import type { FarmContent, FarmSnapshot } from '../../tables/claim-draft.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import type { Farm } from '../../tables/farm.entity.js';

/** The columns that a snapshot gives back. */
export type RestoredColumns = Partial<FarmContent & Pick<Farm, 'isVerified' | 'hoursConfirmed'>>;

/** @returns the fields of a farm that it says of itself */
export const contentOf = (farm: Farm): FarmContent =>
  Object.fromEntries(FARM_CONTENT.map((name) => [name, farm[name]])) as unknown as FarmContent;

export async function takeSnapshot(tx: EntityManager, farm: Farm): Promise<FarmSnapshot> {
  const photos = await tx.findBy(FarmPhoto, { farmId: farm.id, claimId: IsNull(), removedAt: IsNull() });
  const { isVerified, hoursConfirmed } = farm;
  return { content: contentOf(farm), hoursConfirmed, isVerified, photoIds: photos.map(({ id }) => id) };
}

/**
 * Brings the photos of a farm whose claim was verified back to those of the claim's snapshot.
 * @returns the columns of the farm that change
 */
export async function restoreSnapshot(
  tx: EntityManager,
  farmId: number,
  { content, hoursConfirmed = null, isVerified, photoIds }: FarmSnapshot,
): Promise<RestoredColumns> {
  await showPhotos(tx, farmId, photoIds);
  // Older snapshots are of a time without exceptions.
  const exceptions = (content as Partial<FarmContent>).exceptions ?? [];
  return { ...content, exceptions, hoursConfirmed, imageUrl: ownPicture(content.imageUrl), isVerified };
}

/**
 * Shows these photos of a farm and no others; the others can be brought back for a while. Those of a claim
 * that waits for staff are shown to no one yet.
 */
export async function showPhotos(tx: EntityManager, farmId: number, photoIds: number[]): Promise<void> {
  const ofFarm = { farmId, claimId: IsNull() };
  const others = { ...ofFarm, removedAt: IsNull(), id: Not(In(photoIds)) };
  await tx.update(FarmPhoto, others, { removedAt: new Date() });
  await tx.update(FarmPhoto, { ...ofFarm, id: In(photoIds) }, { removedAt: null });
}

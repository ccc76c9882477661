import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { FARM_CONTENT } from '../../../contract/directory/admin/farms.admin.js';
import { ownPicture } from '../../../contract/shared/images.js';
import type { FarmContent, FarmSnapshot } from '../../tables/claim-draft.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import type { Farm } from '../../tables/farm.entity.js';

export type RestoredColumns = Partial<FarmContent & Pick<Farm, 'isVerified' | 'hoursConfirmed'>>;

export const contentOf = (farm: Farm): FarmContent =>
  Object.fromEntries(FARM_CONTENT.map((name) => [name, farm[name]])) as unknown as FarmContent;

export async function takeSnapshot(tx: EntityManager, farm: Farm): Promise<FarmSnapshot> {
  const photos = await tx.findBy(FarmPhoto, { farmId: farm.id, claimId: IsNull(), removedAt: IsNull() });
  const { isVerified, hoursConfirmed } = farm;
  return { content: contentOf(farm), hoursConfirmed, isVerified, photoIds: photos.map(({ id }) => id) };
}

/** Brings its photos back as well. @returns the columns of the farm that change */
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

/** The others can be brought back for a while; those of a waiting claim are shown to no one. */
export async function showPhotos(tx: EntityManager, farmId: number, photoIds: number[]): Promise<void> {
  const ofFarm = { farmId, claimId: IsNull() };
  const others = { ...ofFarm, removedAt: IsNull(), id: Not(In(photoIds)) };
  await tx.update(FarmPhoto, others, { removedAt: new Date() });
  await tx.update(FarmPhoto, { ...ofFarm, id: In(photoIds) }, { removedAt: null });
}

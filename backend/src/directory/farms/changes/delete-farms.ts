import { type EntityManager, In } from 'typeorm';
import type { FollowKey } from '../../../contract/following/follow-kinds.js';
import { imageUrl } from '../../../contract/shared/images.js';
import type { Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Media } from '../../../platform/media/media.js';
import { Farm } from '../../tables/farm.entity.js';
import { deletePhotosBy, picturesOfFarms } from './delete-farms.sql.js';

/** Lists their places again; orphaned pictures go too. @param farmIds locked by the caller */
export async function deleteFarms(
  tx: EntityManager,
  media: Media,
  announcements: Announcements,
  farmIds: readonly number[],
): Promise<void> {
  if (farmIds.length === 0) return;
  const rows = await fetchRows(tx, picturesOfFarms, [farmIds]);
  await tx.delete(Farm, { id: In(farmIds) });
  await announcements.withdrawAbout(
    tx,
    farmIds.map((id): FollowKey => `farm-${id}`),
  );
  const urls = new Set(rows.map((row) => (row.imageId === null ? row.imageUrl : imageUrl(row.imageId))));
  for (const url of urls) await media.discard(tx, url);
}

/** Deletes the photos of a farm that one person uploaded. The farm shows the first of those that stay. */
export async function deletePhotosOf(
  tx: EntityManager,
  media: Media,
  farmId: number,
  userId: number,
): Promise<void> {
  const gone = await fetchRows(tx, deletePhotosBy, [farmId, userId]);
  for (const { imageId } of gone) await media.discard(tx, imageUrl(imageId));
}

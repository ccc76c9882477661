import type { EntityManager } from 'typeorm';
import { imageUrl } from '../../../contract/shared/images.js';
import type { Media } from '../../../platform/media/media.js';

/**
 * Deletes farms with their listings and photographs. Places of the directory that they stood for are listed again, and pictures
 * that nothing shows any more go with them.
 * @param farmIds farms that the caller has locked
 */
export async function deleteFarms(
  tx: EntityManager,
  media: Media,
  farmIds: readonly number[],
): Promise<void> {
  if (farmIds.length === 0) return;
  const rows = await tx.query<{ imageId: string | null; imageUrl: string | null }[]>(
    `SELECT image_id AS "imageId", NULL AS "imageUrl" FROM farm_photos WHERE farm_id = ANY($1)
     UNION SELECT NULL, image_url FROM listings WHERE farm_id = ANY($1) AND image_url IS NOT NULL
     UNION SELECT NULL, image_url FROM farms WHERE id = ANY($1) AND image_url IS NOT NULL`,
    [farmIds],
  );
  await tx.query('DELETE FROM farms WHERE id = ANY($1)', [farmIds]);
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
  const gone = await tx.query<[{ imageId: string }[], number]>(
    `DELETE FROM farm_photos USING images
     WHERE farm_id = $1 AND images.id = image_id AND images.user_id = $2 RETURNING image_id AS "imageId"`,
    [farmId, userId],
  );
  for (const { imageId } of gone[0]) await media.discard(tx, imageUrl(imageId));
}

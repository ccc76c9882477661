import { type EntityManager, IsNull } from 'typeorm';
import { imageUrl, ownPicture } from '../../../contract/shared/images.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { execute } from '../../../platform/database/statement.js';
import { endClaimedStatuses, publishStatuses } from '../../field-status/claimed-statuses.sql.js';
import type { FarmClaim } from '../../tables/farm-claim.entity.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { photoView } from '../farm.view.js';
import { photosOf } from '../own-farms.js';
import { publishPhotos } from '../photos/farm-photos.sql.js';
import { fieldsToPublish } from './claim-draft.rules.js';

/** What becomes of what a claimant wrote, showed and said before the claim was decided. */

/**
 * Gives it to the farm, which the caller has locked, and to everyone who reads it. What staff put right since
 * stays as they put it.
 * @param username whose the farm is: its history says that they wrote it, and staff can undo it
 * @returns which fields that entry of its history is about
 */
export async function publishDraft(
  tx: EntityManager,
  farm: Farm,
  { id, userId, draft }: FarmClaim,
  username: string,
): Promise<readonly string[]> {
  const before = await photosOf(tx, [farm.id]);
  await execute(tx, publishPhotos, [farm.id, id]);
  await execute(tx, publishStatuses, [id]);
  const fields = draft ? fieldsToPublish(farm, draft) : {};
  const photos = await photosOf(tx, [farm.id]);
  const picture = ownPicture(farm.imageUrl) ?? (photos[0] ? imageUrl(photos[0].imageId) : null);
  await tx.update(Farm, farm.id, { ...fields, imageUrl: picture });
  if (userId === null) return [];
  await writeAudit(tx, {
    ...{ actor: { id: userId, username }, action: 'owner-update', resource: 'farms', id: farm.id },
    before: { ...farm, photos: before.map(photoView) },
    after: { ...farm, ...fields, photos: photos.map(photoView) },
  });
  return [...Object.keys(fields), 'imageUrl', 'photos'];
}

/** Takes it from the claimant. Staff see it for as long as what is removed is kept; no one else ever did. */
export async function dropDraft(tx: EntityManager, claimId: number): Promise<void> {
  await tx.update(FarmPhoto, { claimId, removedAt: IsNull() }, { removedAt: new Date() });
  await execute(tx, endClaimedStatuses, [claimId]);
}

import { statement } from '../../../platform/database/statement.js';
import type { PhotoRow } from '../farm.view.js';

const photos = `SELECT farm_photos.id, farm_photos.farm_id AS "farmId", claim_id AS "claimId", image_id AS "imageId", alt, width, height
   FROM farm_photos JOIN images ON images.id = image_id`;

export const photosOfFarms = statement<PhotoRow, [farmIds: readonly number[], claimIds: readonly number[]]>(
  `${photos} WHERE farm_id = ANY($1) AND (claim_id IS NULL OR claim_id = ANY($2::int[])) AND removed_at IS NULL
   ORDER BY farm_id, claim_id NULLS FIRST, position, farm_photos.id`,
);

/** Those that wait for a claim; of one that has ended, those that ever did. */
export const photosOfClaim = statement<PhotoRow, [claimId: number]>(
  `${photos} JOIN farm_claims AS claim ON claim.id = claim_id
   WHERE claim_id = $1 AND (removed_at IS NULL OR claim.status <> 'new') ORDER BY position, farm_photos.id`,
);

export const publishPhotos = statement<object, [farmId: number, claimId: number]>(
  `UPDATE farm_photos SET claim_id = NULL, position = position + (
     SELECT coalesce(max(position) + 1, 0) FROM farm_photos WHERE farm_id = $1 AND claim_id IS NULL)
   WHERE farm_id = $1 AND claim_id = $2`,
);

export const arrangePhotos = statement<object, [farmId: number, ids: number[], alts: string[]]>(
  `UPDATE farm_photos SET position = given.position - 1, alt = given.alt
   FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS given (id, alt, position)
   WHERE farm_id = $1 AND farm_photos.id = given.id`,
);

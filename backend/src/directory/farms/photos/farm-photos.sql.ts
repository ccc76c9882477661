import { statement } from '../../../platform/database/statement.js';
import type { PhotoRow } from '../farm.view.js';

/** The photographs that are shown, each farm's in their order. */
export const photosOfFarms = statement<PhotoRow, [farmIds: readonly number[]]>(
  `SELECT farm_photos.id, farm_id AS "farmId", image_id AS "imageId", alt, width, height
   FROM farm_photos JOIN images ON images.id = image_id
   WHERE farm_id = ANY($1) AND removed_at IS NULL ORDER BY farm_id, position, farm_photos.id`,
);

/** The ids in their new order, each with its description. */
export const arrangePhotos = statement<object, [farmId: number, ids: number[], alts: string[]]>(
  `UPDATE farm_photos SET position = given.position - 1, alt = given.alt
   FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS given (id, alt, position)
   WHERE farm_id = $1 AND farm_photos.id = given.id`,
);

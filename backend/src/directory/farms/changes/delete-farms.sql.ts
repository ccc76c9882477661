import { statement } from '../../../platform/database/statement.js';

interface PictureRow {
  imageId: string | null;
  imageUrl: string | null;
}

export const picturesOfFarms = statement<PictureRow, [farmIds: readonly number[]]>(
  `SELECT image_id AS "imageId", NULL AS "imageUrl" FROM farm_photos WHERE farm_id = ANY($1)
   UNION SELECT NULL, image_url FROM listings WHERE farm_id = ANY($1) AND image_url IS NOT NULL
   UNION SELECT NULL, image_url FROM farms WHERE id = ANY($1) AND image_url IS NOT NULL`,
);

export const deletePhotosBy = statement<{ imageId: string }, [farmId: number, userId: number]>(
  `DELETE FROM farm_photos USING images
   WHERE farm_id = $1 AND images.id = image_id AND images.user_id = $2 RETURNING image_id AS "imageId"`,
);

import { statement } from '../../../platform/database/statement.js';

const ofPlace = (column: string) =>
  `SELECT 1 FROM places WHERE places.farm_id = farms.id AND places.${column} = farms.${column}`;

/** Removes what the place of a farm says as well: nobody has claimed it. */
export const hideContact = statement<object, [farmId: number]>(`
  UPDATE farms SET
    email = CASE WHEN is_demonstration OR NOT EXISTS (${ofPlace('email')}) THEN email END,
    phone = CASE WHEN is_demonstration OR NOT EXISTS (${ofPlace('phone')}) THEN phone END
  WHERE id = $1`);

/** A farm that shows no contact takes that of the place that it stands for. */
export const addContact = statement<object, [farmId: number]>(`
  UPDATE farms SET email = places.email, phone = places.phone, updated_at = now()
  FROM places WHERE farms.id = $1 AND places.farm_id = farms.id AND farms.email IS NULL AND farms.phone IS NULL`);

/** Confirms them: from then on their farmer is asked. */
export const giveListings = statement<
  object,
  [farmId: number, ownerId: number, formerOwnerId: number | null]
>(
  `UPDATE listings SET user_id = $2, confirmed_at = now(), asked_at = NULL
   WHERE farm_id = $1 AND (user_id IS NULL OR user_id = $3)`,
);

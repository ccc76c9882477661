import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { isFarmShown, isNameAlike, originalDistance, SPOT_CHORD } from '../../tables/twins.sql.js';

const { within } = nearSql('$4', '$5', String(SPOT_CHORD));
const of = (spot: string) => `SELECT FROM farms WHERE ${spot} AND id <> $1
  AND (is_verified OR NOT $6::boolean AND ${isFarmShown()}) AND ${isNameAlike('farms.name', '$2::text')}`;

/** Whether a farm stands for the same place as another one that is verified, or that visitors see. */
export const hasTwin = statement<
  { isTwin: boolean },
  [id: number, name: string, zipCode: string, latitude: number, longitude: number, verifiedOnly: boolean]
>(`SELECT EXISTS (${of(within)}) OR EXISTS (${of('zip_code = $3')}) AS "isTwin"`);

export const hasOriginal = statement<{ isTwin: boolean }, [id: number]>(
  `SELECT ${originalDistance('farms', '0')} IS NOT NULL AS "isTwin" FROM farms WHERE id = $1`,
);

import type { EntityManager } from 'typeorm';
import type { Farm } from '../farm.entity.js';

const place = ['city', 'state', 'zip_code', 'latitude', 'longitude'];

/** A farm's listings that said what the farm said go on doing so; what a listing says by itself stays. */
export async function followFarm(tx: EntityManager, before: Farm, after: Farm): Promise<void> {
  const values = [before, after].flatMap((farm) => [
    farm.name,
    farm.email,
    farm.phone,
    farm.city,
    farm.state,
    farm.zipCode,
    farm.latitude,
    farm.longitude,
  ]);
  if (values.slice(0, 8).every((value, index) => value === values[index + 8])) return;
  await tx.query(FOLLOW, [before.id, ...values]);
}

const same = (column: string) => `listings.${column} IS NOT DISTINCT FROM before.${column}`;
const isThere = `${same('zip_code')} AND ${same('latitude')} AND ${same('longitude')}`;
const follow = (column: string, condition: string) =>
  `${column} = CASE WHEN ${condition} THEN after.${column} ELSE listings.${column} END`;
const farmRow = (from: number) =>
  ['text', 'text', 'text', 'text', 'text', 'text', 'float8', 'float8']
    .map((type, index) => `$${from + index}::${type}`)
    .join(', ');
const columns = `(farm_name, email, phone, ${place.join(', ')})`;

// One statement for all of them, so that a farm with many listings is saved as fast as one with few.
const FOLLOW = `
  UPDATE listings SET ${[
    ...['farm_name', 'email', 'phone'].map((column) => follow(column, same(column))),
    ...place.map((column) => follow(column, isThere)),
  ].join(', ')}, updated_at = now()
  FROM (VALUES (${farmRow(2)})) AS before ${columns}, (VALUES (${farmRow(10)})) AS after ${columns}
  WHERE listings.farm_id = $1 AND (${['farm_name', 'email', 'phone'].map(same).join(' OR ')} OR (${isThere}))`;

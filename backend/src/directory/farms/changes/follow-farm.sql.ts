import { statement } from '../../../platform/database/statement.js';

/** What listings take from their farm, without its place. */
const own = ['farm_name', 'email', 'phone'];
const place = ['city', 'state', 'zip_code', 'latitude', 'longitude'];

const same = (column: string) => `listings.${column} IS NOT DISTINCT FROM before.${column}`;
const isThere = `${same('zip_code')} AND ${same('latitude')} AND ${same('longitude')}`;
const follow = (column: string, condition: string) =>
  `${column} = CASE WHEN ${condition} THEN after.${column} ELSE listings.${column} END`;
const farmRow = (from: number) =>
  ['text', 'text', 'text', 'text', 'text', 'text', 'float8', 'float8']
    .map((type, index) => `$${from + index}::${type}`)
    .join(', ');
const columns = `(${[...own, ...place].join(', ')})`;

export type FollowedFarm = [
  name: string,
  email: string | null,
  phone: string | null,
  city: string | null,
  state: string | null,
  zipCode: string,
  latitude: number,
  longitude: number,
];

/** One statement, so that a farm with many listings is saved as fast as one with few. */
export const followListings = statement<object, [farmId: number, ...FollowedFarm, ...FollowedFarm]>(`
  UPDATE listings SET ${[
    ...own.map((column) => follow(column, same(column))),
    ...place.map((column) => follow(column, isThere)),
  ].join(', ')}, updated_at = now()
  FROM (VALUES (${farmRow(2)})) AS before ${columns}, (VALUES (${farmRow(10)})) AS after ${columns}
  WHERE listings.farm_id = $1 AND (${own.map(same).join(' OR ')} OR (${isThere}))`);

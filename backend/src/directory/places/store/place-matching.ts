import type { EntityManager } from 'typeorm';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import type { Point } from '../../../platform/geo/distance.js';
import { nameKey } from '../name-key.rules.js';

/** Two records of one name are one place when they are this near to each other. */
export const SAME_SPOT_MILES = 1;

const { within } = nearSql('sought.latitude', 'sought.longitude', '$4');

/** What is looked for: a place or farm of this name at this spot. */
export interface Sought extends Point {
  nameKey: string;
  isMarket: boolean;
  zipCode: string | null;
  isApproximate: boolean;
}

/**
 * Finds for each sought record the nearest stored place of the same name and spot. A position that is only the ZIP
 * code's center matches anything of that name in the ZIP code.
 * @returns the ids of the places by the index of what was sought
 */
export async function findSamePlaces(
  tx: EntityManager,
  sought: readonly Sought[],
): Promise<Map<number, number>> {
  const rows = await tx.query<{ index: number; id: number }[]>(
    `SELECT DISTINCT ON (sought.index) sought.index::int - 1 AS index, places.id
     FROM unnest($1::text[], $2::boolean[], $3::float8[], $4::float8[], $5::text[], $6::boolean[]) WITH ORDINALITY
       AS sought (name_key, is_market, latitude, longitude, zip_code, is_approximate, index)
     JOIN places ON places.name_key = sought.name_key AND (places.kind = 'farmers_market') = sought.is_market
     CROSS JOIN LATERAL (SELECT ll_to_earth(places.latitude, places.longitude)
       <-> ll_to_earth(sought.latitude, sought.longitude) AS chord) AS apart
     WHERE apart.chord <= $7
       OR ((places.is_approximate OR sought.is_approximate) AND places.zip_code = sought.zip_code)
     ORDER BY sought.index, apart.chord, places.id`,
    [...columnsOf(sought), chordFromMiles(SAME_SPOT_MILES)],
  );
  return new Map(rows.map(({ index, id }) => [index, id]));
}

/**
 * Finds the farms that stand at the spot of a place under the same name: they win over it once staff have verified them. A market is never
 * a farm, though "Elm Farm" and the "Elm Farm Farmers Market" beside it have one name key.
 * @returns the ids of the farms by the index of what was sought
 */
export async function findSameFarms(
  tx: EntityManager,
  sought: readonly Omit<Sought, 'zipCode' | 'isApproximate'>[],
): Promise<Map<number, number>> {
  const rows = await tx.query<{ index: number; id: number; name: string }[]>(
    `SELECT sought.index::int - 1 AS index, farms.id, farms.name
     FROM unnest($1::boolean[], $2::float8[], $3::float8[]) WITH ORDINALITY
       AS sought (is_market, latitude, longitude, index)
     CROSS JOIN LATERAL (SELECT id, name FROM farms
       WHERE NOT sought.is_market AND (is_verified OR NOT is_claimed) AND ${within}) AS farms
     ORDER BY sought.index, farms.id`,
    [
      sought.map(({ isMarket }) => isMarket),
      sought.map(({ latitude }) => latitude),
      sought.map(({ longitude }) => longitude),
      chordFromMiles(SAME_SPOT_MILES),
    ],
  );
  const found = new Map<number, number>();
  for (const { index, id, name } of rows) {
    if (!found.has(index) && nameKey(name) === sought[index]?.nameKey) found.set(index, id);
  }
  return found;
}

const columnsOf = (sought: readonly Sought[]) => [
  sought.map((one) => one.nameKey),
  sought.map((one) => one.isMarket),
  sought.map((one) => one.latitude),
  sought.map((one) => one.longitude),
  sought.map((one) => one.zipCode),
  sought.map((one) => one.isApproximate),
];

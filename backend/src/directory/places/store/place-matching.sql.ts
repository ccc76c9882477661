import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import type { Session } from './sessions.rules.js';

type SoughtColumns = [
  nameKeys: string[],
  areMarkets: boolean[],
  latitudes: number[],
  longitudes: number[],
  zipCodes: (string | null)[],
  areApproximate: boolean[],
  chord: number,
];

const soughtPlaces = `unnest($1::text[], $2::boolean[], $3::float8[], $4::float8[], $5::text[], $6::boolean[])
     WITH ORDINALITY AS sought (name_key, is_market, latitude, longitude, zip_code, is_approximate, index)
   JOIN places ON places.name_key = sought.name_key AND (places.kind = 'farmers_market') = sought.is_market
   CROSS JOIN LATERAL (SELECT ll_to_earth(places.latitude, places.longitude)
     <-> ll_to_earth(sought.latitude, sought.longitude) AS chord) AS apart
   WHERE apart.chord <= $7
     OR ((places.is_approximate OR sought.is_approximate) AND places.zip_code = sought.zip_code)`;

/** The places of the sought names at the sought spots, the nearest of each. The index counts from 0. */
export const samePlaces = statement<{ index: number; id: number }, SoughtColumns>(
  `SELECT DISTINCT ON (sought.index) sought.index::int - 1 AS index, places.id
   FROM ${soughtPlaces}
   ORDER BY sought.index, apart.chord, places.id`,
);

export const candidatePlaces = statement<
  { index: number; id: number; street: string | null; sessions: Session[] },
  [...SoughtColumns, fileKeys: (string | null)[]]
>(
  `SELECT sought.index::int - 1 AS index, places.id, places.street,
     coalesce((SELECT jsonb_agg(jsonb_build_object('source', source, 'fileKey', file_key,
         'street', record -> 'street', 'updatedAt', record -> 'updatedAt'))
       FROM place_records WHERE place_id = places.id AND file_key = ANY($8)), '[]') AS sessions
   FROM ${soughtPlaces}
   ORDER BY sought.index, apart.chord, places.id`,
);

const { within } = nearSql('sought.latitude', 'sought.longitude', '$4');

export const farmsAtSpots = statement<
  { index: number; id: number; name: string },
  [areMarkets: boolean[], latitudes: number[], longitudes: number[], chord: number]
>(
  `SELECT sought.index::int - 1 AS index, farms.id, farms.name
   FROM unnest($1::boolean[], $2::float8[], $3::float8[]) WITH ORDINALITY
     AS sought (is_market, latitude, longitude, index)
   CROSS JOIN LATERAL (SELECT id, name FROM farms
     WHERE NOT sought.is_market AND (is_verified OR NOT is_claimed) AND ${within}) AS farms
   ORDER BY sought.index, farms.id`,
);

import type { Point } from '../../../contract/shared/geo/distance.js';
import { statement } from '../../database/statement.js';
import { nearSql } from '../near.sql.js';

export interface CityRow extends Point {
  plainName: string;
  state: string;
  name: string;
  zipCode: string;
  population: number;
}

export const anyCity = statement('SELECT 1 FROM cities LIMIT 1');

/** A list for each column. */
type CityColumns = [
  plainName: string[],
  state: string[],
  name: string[],
  zipCode: string[],
  latitude: number[],
  longitude: number[],
  population: number[],
];

export const insertCities = statement<object, CityColumns>(
  `INSERT INTO cities (plain_name, state, name, zip_code, latitude, longitude, population)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[])`,
);

const columns = `plain_name AS "plainName", state, name, zip_code AS "zipCode", latitude, longitude, population`;

/** A null state is any; the largest first. */
export const citiesNamed = statement<
  CityRow,
  [name: string, rest: string | null, states: string[], limit: number]
>(
  `SELECT ${columns} FROM cities WHERE plain_name = $1 OR (plain_name = $2 AND state = ANY($3::text[]))
   ORDER BY population DESC, plain_name, state LIMIT $4::int`,
);

const { inCircle } = nearSql('$5', '$6', '$7');

/** A name that begins so counts ten times its people, a near one twenty times. */
export const citiesLike = statement<
  CityRow,
  [
    start: string,
    name: string | null,
    states: string[],
    limit: number,
    latitude: number | null,
    longitude: number | null,
    chord: number,
  ]
>(
  `SELECT ${columns} FROM cities
   WHERE plain_name LIKE $1 || '%' OR plain_name LIKE '% ' || $1 || '%' OR (plain_name = $2 AND state = ANY($3::text[]))
   ORDER BY (population + 100.0)
     * CASE WHEN starts_with(plain_name, $1) OR plain_name = $2 THEN 10 ELSE 1 END
     * CASE WHEN $5::float8 IS NOT NULL AND ${inCircle} THEN 20 ELSE 1 END DESC, plain_name, state
   LIMIT $4::int`,
);

export const zipCodesBetween = statement<
  { zipCode: string; city: string; state: string },
  [first: string, last: string, limit: number]
>(
  `SELECT zip_code AS "zipCode", city, state FROM zip_codes
   WHERE zip_code BETWEEN $1 AND $2 AND state NOT IN ('AA', 'AE', 'AP') ORDER BY zip_code LIMIT $3::int`,
);

import { statement } from '../database/statement.js';
import { nearSql } from './near.sql.js';
import type { ZipCode } from './zip-code.entity.js';

const columns = `zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone"`;

export const byZipCode = statement<ZipCode, [zipCode: string]>(
  `SELECT ${columns} FROM zip_codes WHERE zip_code = $1`,
);

const { within, chord } = nearSql('$1', '$2', '$3');

/** None of the military's post. */
export const nearestZipCode = statement<ZipCode, [latitude: number, longitude: number, chord: number]>(
  `SELECT ${columns} FROM zip_codes
  WHERE state NOT IN ('AA', 'AE', 'AP') AND ${within}
  ORDER BY ${chord} LIMIT 1`,
);

/** The nearest first; none of the military's post. */
export const zipCodesWithin = statement<
  ZipCode & { total: number },
  [latitude: number, longitude: number, chord: number, most: number]
>(
  `SELECT ${columns}, count(*) OVER ()::int AS total FROM zip_codes
  WHERE state NOT IN ('AA', 'AE', 'AP') AND ${within}
  ORDER BY ${chord}, zip_code LIMIT $4::int`,
);

/** Of places with people; nothing for one that exists. */
export const similarZipCodes = statement<ZipCode, [zipCode: string, most: number]>(
  `SELECT * FROM (
    (SELECT ${columns} FROM zip_codes WHERE zip_code > $1 AND state NOT IN ('AA', 'AE', 'AP')
      ORDER BY zip_code LIMIT $2::int)
    UNION ALL
    (SELECT ${columns} FROM zip_codes WHERE zip_code < $1 AND state NOT IN ('AA', 'AE', 'AP')
      ORDER BY zip_code DESC LIMIT $2::int)) AS next
  WHERE NOT EXISTS (SELECT FROM zip_codes WHERE zip_code = $1)
  ORDER BY abs("zipCode"::int - $1::int), "zipCode" LIMIT $2::int`,
);

export const anyZipCode = statement('SELECT 1 FROM zip_codes LIMIT 1');

/** A list for each column. */
type ZipColumns = [
  zipCode: string[],
  city: string[],
  state: string[],
  latitude: number[],
  longitude: number[],
  timeZone: string[],
];

export const insertZipCodes = statement<object, ZipColumns>(
  `INSERT INTO zip_codes (zip_code, city, state, latitude, longitude, time_zone)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])`,
);

/** The index counts from 0. */
export const zipCodesOfCities = statement<
  { index: number; latitude: number; longitude: number },
  [names: string[], states: string[]]
>(
  `SELECT sought.index::int - 1 AS index, latitude, longitude
   FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS sought (name, state, index)
   JOIN zip_codes ON lower(zip_codes.city) = sought.name AND zip_codes.state = sought.state
   ORDER BY sought.index, zip_code`,
);

const around = nearSql('sought.latitude', 'sought.longitude', '$3');

/** The nearest first. The index counts from 0. */
export const statesAroundPoints = statement<
  { index: number; states: string[] },
  [latitudes: number[], longitudes: number[], chord: number]
>(
  `SELECT sought.index::int - 1 AS index, array_agg(states.state ORDER BY states.chord, states.state) AS states
   FROM unnest($1::float8[], $2::float8[]) WITH ORDINALITY AS sought (latitude, longitude, index)
   CROSS JOIN LATERAL (SELECT state, min(${around.chord}) AS chord FROM zip_codes
     WHERE state NOT IN ('AA', 'AE', 'AP') AND ${around.within} GROUP BY state) AS states
   GROUP BY sought.index`,
);

import { statement } from '../database/statement.js';
import { nearSql } from './near.sql.js';
import type { ZipCode } from './zip-code.entity.js';

const columns = `zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone"`;

/** Every search near a ZIP code begins with this. */
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

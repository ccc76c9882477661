import { chordFromMiles } from '../platform/geo/earth.js';
import { nearSql } from '../platform/geo/near.sql.js';

/**
 * Which farms visitors see, and which of these may be the same as one that is known better: for every
 * statement that shows or orders farms.
 */

/** @returns whether visitors see the farm `t` */
export const isFarmShown = (t = 'farms'): string => `${t}.waits_for IS NULL`;

/** Names are compared by trigrams: as a whole, and whether one is within the other. */
const ALIKE = 0.6;
const WITHIN = 0.9;

const digits = (name: string) => `nullif(regexp_replace(${name}, '\\D', '', 'g'), '')`;

/**
 * @returns whether two names may be those of one farm. "Smith Family Farm" and "Jones Family Farm" are not,
 * nor are those that differ in their numbers
 */
export const isNameAlike = (one: string, other: string): string => `((
  similarity(plain_name(${one}), plain_name(${other})) >= ${ALIKE}
  OR word_similarity(plain_name(${one}), plain_name(${other})) >= ${WITHIN}
  OR word_similarity(plain_name(${other}), plain_name(${one})) >= ${WITHIN})
  AND coalesce(${digits(one)} = ${digits(other)}, true))`;

/** As `SAME_SPOT_MILES` of places; the whole ZIP code counts too, as any position within it can be given. */
export const SPOT_CHORD = chordFromMiles(1);

const spot = nearSql('unverified.latitude', 'unverified.longitude', String(SPOT_CHORD));
const directoryPlace = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;

/**
 * What may be the same place as a farm that its owner has registered and staff have not verified: verified
 * farms, and places of the directory.
 * @param farm the alias of the farm
 * @param distance SQL of how far away each of them is, by its own `latitude` and `longitude`
 * @returns SQL of the furthest one's distance; null where there is none
 */
export function originalDistance(farm: string, distance: string): string {
  const found = (from: string, where: string) => `
    SELECT ${distance} AS distance FROM ${from} WHERE ${where} AND ${isNameAlike(`${from}.name`, 'unverified.name')}`;
  const verified = `is_verified AND ${isFarmShown()}`;
  return `(CASE WHEN ${farm}.is_claimed AND NOT ${farm}.is_verified AND ${farm}.place_id IS NULL THEN (
    SELECT max(original.distance) FROM (
      SELECT ${farm}.name, ${farm}.zip_code, ${farm}.latitude, ${farm}.longitude) AS unverified CROSS JOIN LATERAL (
      ${[
        found('farms', `${verified} AND ${spot.within}`),
        found('farms', `${verified} AND farms.zip_code = unverified.zip_code`),
        found('places', `${directoryPlace} AND ${spot.within}`),
        found('places', `${directoryPlace} AND places.zip_code = unverified.zip_code`),
      ].join(' UNION ALL ')}) AS original) END)`;
}

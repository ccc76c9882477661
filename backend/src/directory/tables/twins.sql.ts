import { chordFromMiles } from '../../platform/geo/earth.js';
import { nearSql } from '../../platform/geo/near.sql.js';

export const isFarmShown = (t = 'farms'): string => `${t}.waits_for IS NULL`;

/** Names are compared by trigrams: as a whole, and whether one is within the other. */
const ALIKE = 0.6;
const WITHIN = 0.9;

/** A name within another is this like it as a whole, for their lengths, with room to spare. */
const SHARE = 0.4;

const digits = (name: string) => `nullif(regexp_replace(${name}, '\\D', '', 'g'), '')`;

/** One CASE, the costly last, as PostgreSQL orders conditions itself. @param likeness SQL of 0 to 1 */
export const isPlainAlike = (one: string, other: string, likeness: string): string => `CASE
  WHEN ${likeness} * greatest(length(${one}), length(${other})) < ${SHARE} * least(length(${one}), length(${other})) THEN false
  WHEN ${likeness} >= ${ALIKE} OR word_similarity(${one}, ${other}) >= ${WITHIN} OR word_similarity(${other}, ${one}) >= ${WITHIN}
  THEN coalesce(${digits(one)} = ${digits(other)}, true) ELSE false END`;

export const isNameAlike = (one: string, other: string): string => {
  const [a, b] = [`plain_name(${one})`, `plain_name(${other})`];
  return isPlainAlike(a, b, `similarity(${a}, ${b})`);
};

/** As `SAME_SPOT_MILES` of places; the whole ZIP code counts too, as any position within it can be given. */
export const SPOT_CHORD = chordFromMiles(1);

const spot = nearSql('unverified.latitude', 'unverified.longitude', String(SPOT_CHORD));
const directoryPlace = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;

/** It may be the same place as a better known one. */
export const isUnverified = (t: string): string =>
  `(${t}.is_claimed AND NOT ${t}.is_verified AND ${t}.place_id IS NULL)`;

/** For the rows of a page alone. @param distance SQL by `latitude`, `longitude` @returns null if none */
export function originalDistance(farm: string, distance: string): string {
  const found = (from: string, where: string) =>
    `SELECT ${distance} AS distance, plain_name(name) AS plain FROM ${from} WHERE ${where}`;
  const known = `NOT ${isUnverified('farms')} AND ${isFarmShown()}`;
  // Each name is made plain once.
  return `(CASE WHEN ${isUnverified(farm)} THEN (
    SELECT max(original.distance) FROM (
      SELECT plain_name(${farm}.name) AS plain, ${farm}.zip_code, ${farm}.latitude, ${farm}.longitude OFFSET 0
    ) AS unverified CROSS JOIN LATERAL (
      SELECT *, similarity(plain, unverified.plain) AS likeness FROM (${[
        found('farms', `${known} AND ${spot.within}`),
        found('farms', `${known} AND farms.zip_code = unverified.zip_code`),
        found('places', `${directoryPlace} AND ${spot.within}`),
        found('places', `${directoryPlace} AND places.zip_code = unverified.zip_code`),
      ].join(' UNION ALL ')} OFFSET 0) AS known OFFSET 0) AS original
    WHERE ${isPlainAlike('original.plain', 'unverified.plain', 'original.likeness')}) END)`;
}

/** @param rows the alias of rows with `type` and `id` @returns SQL; null for places */
export const originalOfRow = (rows: string, distance: string): string =>
  `CASE WHEN type = 'farm' THEN (SELECT ${originalDistance('farms', distance)} FROM farms WHERE farms.id = ${rows}.id) END`;

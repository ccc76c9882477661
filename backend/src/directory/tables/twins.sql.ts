import { chordFromMiles } from '../../platform/geo/earth.js';
import { nearSql } from '../../platform/geo/near.sql.js';

/**
 * Which farms visitors see, and which of these may be the same as one that is known better: for every
 * statement that shows or orders farms.
 */

/** @returns whether visitors see the farm `t` */
export const isFarmShown = (t = 'farms'): string => `${t}.waits_for IS NULL`;

/** Names are compared by trigrams: as a whole, and whether one is within the other. */
const ALIKE = 0.6;
const WITHIN = 0.9;

/** A name within another is this like it as a whole, for their lengths, with room to spare. */
const SHARE = 0.4;

const digits = (name: string) => `nullif(regexp_replace(${name}, '\\D', '', 'g'), '')`;

/**
 * What costs most is asked last, and of few, as a page compares hundreds of names: one CASE, since PostgreSQL
 * would put conditions in an order of its own.
 * @param one, other SQL of the plain names
 * @param likeness SQL of their similarity
 * @returns whether two names may be those of one farm. "Smith Family Farm" and "Jones Family Farm" are not,
 * nor are those that differ in their numbers
 */
const isPlainAlike = (one: string, other: string, likeness: string): string => `CASE
  WHEN ${likeness} * greatest(length(${one}), length(${other})) < ${SHARE} * least(length(${one}), length(${other})) THEN false
  WHEN ${likeness} >= ${ALIKE} OR word_similarity(${one}, ${other}) >= ${WITHIN} OR word_similarity(${other}, ${one}) >= ${WITHIN}
  THEN coalesce(${digits(one)} = ${digits(other)}, true) ELSE false END`;

/** @returns whether two names, as they are written, may be those of one farm */
export const isNameAlike = (one: string, other: string): string => {
  const [a, b] = [`plain_name(${one})`, `plain_name(${other})`];
  return isPlainAlike(a, b, `similarity(${a}, ${b})`);
};

/** As `SAME_SPOT_MILES` of places; the whole ZIP code counts too, as any position within it can be given. */
export const SPOT_CHORD = chordFromMiles(1);

const spot = nearSql('unverified.latitude', 'unverified.longitude', String(SPOT_CHORD));
const directoryPlace = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;

/** Its owner has registered the farm `t`, and staff have not verified it. */
const isUnverified = (t: string) => `(${t}.is_claimed AND NOT ${t}.is_verified AND ${t}.place_id IS NULL)`;

/**
 * What may be the same place as a farm that its owner has registered and staff have not verified: all other
 * farms, also those that a place of the directory became when somebody claimed it, and places.
 * @param farm the alias of the farm
 * @param distance SQL of how far away each of them is, by its own `latitude` and `longitude`
 * @returns SQL of the furthest one's distance; null where there is none. It is to be read for the rows of a
 * page, not for all that a page is taken from
 */
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

/**
 * @param rows the alias of rows of farms and places, with their `type` and `id`
 * @param distance as of `originalDistance`
 * @returns SQL of the same of each row; null of places
 */
export const originalOfRow = (rows: string, distance: string): string =>
  `CASE WHEN type = 'farm' THEN (SELECT ${originalDistance('farms', distance)} FROM farms WHERE farms.id = ${rows}.id) END`;

import { statement } from '../../../platform/database/statement.js';
import { isPlainAlike, SPOT_CHORD } from '../../tables/twins.sql.js';

/** Cells of a twentieth of a degree are wider than a mile as far north as Alaska is settled. */
const CELLS = 20;
/** A list that puts more into one ZIP code doesn't know where they are; its pairs would be millions. */
const MOST_IN_ZIP_CODE = 500;

const said = (alias: string) => `
  right(nullif(regexp_replace(${alias}.phone, '\\D', '', 'g'), ''), 10) AS phone, lower(${alias}.email) AS email,
  nullif(regexp_replace(lower(${alias}.website), '^https?://(www\\.)?|/+$', '', 'g'), '') AS website`;
const columns = (
  alias: string,
) => `${alias}.id, plain_name(${alias}.name) AS plain, ${alias}.zip_code, ${alias}.state,
  ${alias}.latitude, ${alias}.longitude, floor(${alias}.latitude * ${CELLS})::int AS y,
  floor(${alias}.longitude * ${CELLS})::int AS x, ${said(alias)}`;
/** A street without a house number names many. */
const street = (line: string) =>
  `CASE WHEN ${line} ~ '\\d' THEN btrim(regexp_replace(lower(${line}), '[^a-z0-9]+', ' ', 'g')) END AS street`;

/**
 * With how many are in the same ZIP code. A farm that waits for staff or was rejected stands for no place:
 * anybody could name one like it.
 */
const ENTRIES = `
  SELECT there.*, count(*) OVER (PARTITION BY there.zip_code) AS crowd FROM (
  SELECT 'farm-' || farm.id AS key, 1 AS rank, false AS is_market, farm.is_verified OR NOT farm.is_claimed AS is_known,
    ${columns('farm')}, ${street('farm.address')}
  FROM farms AS farm WHERE farm.rejected_at IS NULL
  UNION ALL
  SELECT 'place-' || place.id, 2, place.kind = 'farmers_market', true, ${columns('place')}, ${street('place.street')}
  FROM places AS place WHERE place.farm_id IS NULL AND place.hidden_at IS NULL) AS there`;

const IN_ORDER = `(one.rank, one.id) < (other.rank, other.id) AND one.is_market = other.is_market
  AND (one.rank = other.rank OR one.is_known)`;
const APART = `ll_to_earth(one.latitude, one.longitude) <-> ll_to_earth(other.latitude, other.longitude)`;

const same = (field: string) => `one.${field} = other.${field}`;
const reason = (name: string, condition: string) => `CASE WHEN ${condition} THEN '${name}' END`;

const REASONS = `array_remove(ARRAY[
  ${reason('name', isPlainAlike('one.plain', 'other.plain', 'similarity(one.plain, other.plain)'))},
  ${['street', 'phone', 'email', 'website'].map((field) => reason(field === 'street' ? 'address' : field, same(field))).join(', ')}
], NULL)`;
const PAIR = `one.key AS one_key, other.key AS other_key, coalesce(one.state, other.state) AS state, ${REASONS} AS reasons`;

/**
 * In one ZIP code or within a mile, each pair once. What they have in common is looked at where they meet:
 * joined to their rows once more, PostgreSQL compares each entry with every other.
 */
const PAIRS = `
  SELECT near.* FROM (
    SELECT ${PAIR} FROM entry AS one JOIN entry AS other ON one.zip_code = other.zip_code
      AND one.crowd <= ${MOST_IN_ZIP_CODE} AND ${IN_ORDER}
    UNION ALL
    SELECT ${PAIR} FROM entry AS one
      CROSS JOIN generate_series(-1, 1) AS east CROSS JOIN generate_series(-1, 1) AS north
      JOIN entry AS other ON other.x = one.x + east AND other.y = one.y + north AND ${IN_ORDER}
    WHERE (one.zip_code = other.zip_code) IS NOT TRUE AND ${APART} <= ${SPOT_CHORD}
  ) AS near WHERE near.reasons <> '{}'`;

/** All there are now. What staff said stays while both are there; what is open and no longer true goes. */
export const findDoubles = statement<object, []>(`
  WITH entry AS MATERIALIZED (${ENTRIES}), pair AS MATERIALIZED (${PAIRS}),
  untrue AS (
    DELETE FROM doubles WHERE different_at IS NULL AND NOT EXISTS (
      SELECT FROM pair WHERE pair.one_key = doubles.one_key AND pair.other_key = doubles.other_key)
  ),
  gone AS (
    DELETE FROM doubles WHERE different_at IS NOT NULL AND
      (SELECT count(*) FROM (SELECT 'farm-' || id AS key FROM farms UNION ALL SELECT 'place-' || id FROM places) AS there
        WHERE there.key IN (doubles.one_key, doubles.other_key)) < 2
  )
  INSERT INTO doubles AS known (one_key, other_key, reasons, state) SELECT one_key, other_key, reasons, state FROM pair
  ON CONFLICT (one_key, other_key) DO UPDATE SET reasons = excluded.reasons, state = excluded.state, is_listed = true
  WHERE (known.reasons, known.state, known.is_listed) IS DISTINCT FROM (excluded.reasons, excluded.state, true)`);

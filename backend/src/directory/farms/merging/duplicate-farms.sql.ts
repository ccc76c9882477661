import { personName } from '../../../accounts/users/users.sql.js';
import type { FarmDouble } from '../../../contract/directory/admin/farms.admin.js';
import { statement } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { isNameAlike } from '../../tables/twins.sql.js';
import { phoneDigits, verificationOf } from '../farm-columns.sql.js';
import { DOUBLE_LIKENESS } from '../search/name-search.rules.js';

/** Farms further apart are two, unless they have the same telephone or mailbox. */
export const NEARBY_MILES = 5;
const MOST_DOUBLES = 10;

type DoubleRow = Omit<FarmDouble, 'distanceMiles'> & { chord: number };

const isSamePhone = (one: string, other: string) =>
  `${other}.phone IS NOT NULL AND ${phoneDigits(other)} = ${phoneDigits(one)} AND length(${phoneDigits(one)}) >= 7`;
const isSameEmail = (one: string, other: string) =>
  `${other}.email IS NOT NULL AND lower(${other}.email) = lower(${one}.email)`;
const isSimilar = (name: string, other: string) =>
  `(similarity(plain_name(${name}), plain_name(${other})) >= ${DOUBLE_LIKENESS} OR ${isNameAlike(name, other)})`;

/** Whether `doublesOfFarm` finds one, by the same measures. @param farm an alias of the outer query */
export function hasDoubles(farm: string): string {
  const near = nearSql(`${farm}.latitude`, `${farm}.longitude`, String(chordFromMiles(NEARBY_MILES))).within;
  const other = (where: string) =>
    `EXISTS (SELECT FROM farms AS other WHERE other.id <> ${farm}.id AND ${where})`;
  return `(${[
    other(isSamePhone(farm, 'other')),
    other(isSameEmail(farm, 'other')),
    other(`other.zip_code = ${farm}.zip_code AND ${isNameAlike('other.name', `${farm}.name`)}`),
    `EXISTS (SELECT FROM farms WHERE farms.id <> ${farm}.id AND ${near} AND ${isSimilar('farms.name', `${farm}.name`)})`,
  ].join(' OR ')})`;
}

const { within } = nearSql('farm.latitude', 'farm.longitude', '$2::float8');

export const doublesOfFarm = statement<DoubleRow, [farmId: number, chord: number]>(`
  WITH farm AS MATERIALIZED (SELECT * FROM farms WHERE id = $1),
  found AS (
    SELECT other.id FROM farm JOIN farms AS other ON ${isSamePhone('farm', 'other')}
    UNION SELECT other.id FROM farm JOIN farms AS other ON ${isSameEmail('farm', 'other')}
    UNION SELECT near.id FROM farm CROSS JOIN LATERAL (
      SELECT id FROM farms WHERE ${within} AND ${isSimilar('name', 'farm.name')} LIMIT 50) AS near
    UNION SELECT other.id FROM farm JOIN farms AS other ON other.zip_code = farm.zip_code
      AND ${isNameAlike('other.name', 'farm.name')})
  SELECT other.id, other.name, other.address, other.image_url AS "imageUrl",
    CASE WHEN owner.id IS NOT NULL THEN ${personName('owner')} END AS "ownerName", ${verificationOf('other')} AS verification,
    (SELECT count(*)::int FROM listings WHERE farm_id = other.id) AS listings,
    ll_to_earth(other.latitude, other.longitude) <-> ll_to_earth(farm.latitude, farm.longitude) AS chord,
    coalesce(${phoneDigits('other')} = ${phoneDigits('farm')}, false) AS "isSamePhone",
    coalesce(lower(other.email) = lower(farm.email), false) AS "isSameEmail",
    ${isSimilar('other.name', 'farm.name')} AS "isSimilarName"
  FROM farm JOIN farms AS other ON other.id IN (SELECT id FROM found) AND other.id <> farm.id
    LEFT JOIN users AS owner ON owner.id = other.user_id
  ORDER BY similarity(plain_name(other.name), plain_name(farm.name)) DESC, chord, other.id LIMIT ${MOST_DOUBLES}`);

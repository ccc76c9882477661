import { statement } from '../../../platform/database/statement.js';
import {
  endDoubleStatuses,
  leaveDoubleAsks,
  type Move,
  moveRows,
  standing,
} from '../../tables/merging.sql.js';

/** Every table of the directory that refers to a place; a test compares it with the foreign keys. */
export const FOLLOWING_TABLES = [
  'confirmation_asks',
  'corrections',
  'field_statuses',
  'market_claims',
  'market_days',
  'market_events',
  'market_managers',
  'market_maps',
  'market_members',
  'place_records',
  'place_redirects',
  'withdrawn_market_days',
];

const isSaid = (day: string) => `(${day}.confirmed_at IS NOT NULL OR ${day}.status <> 'scheduled')`;
/** Of two days on one date the one that somebody said something of stays. */
const days = `(SELECT CASE WHEN ${isSaid('gone')} AND NOT ${isSaid('kept')} THEN gone.id ELSE kept.id END AS better,
    CASE WHEN ${isSaid('gone')} AND NOT ${isSaid('kept')} THEN kept.id ELSE gone.id END AS lesser
  FROM market_days AS kept JOIN market_days AS gone ON gone.date = kept.date
  WHERE kept.place_id = $1 AND gone.place_id = $2) AS day`;

const ranked = (member: string) => standing(member, `${member}.place_id = $1`);
const members = `(SELECT better.id AS better, lesser.id AS lesser
  FROM market_members AS better JOIN market_members AS lesser
    ON lesser.id <> better.id AND (lesser.vendor_id = better.vendor_id OR lesser.farm_id = better.farm_id)
  WHERE better.place_id IN ($1::int, $2::int) AND lesser.place_id IN ($1::int, $2::int)
    AND ${ranked('better')} > ${ranked('lesser')}) AS member`;

/** What belongs to the lesser one of two goes to the better one, unless that has its own. */
const hand = (
  table: string,
  column: string,
  { pairs, alias, unless }: Record<'pairs' | 'alias' | 'unless', string>,
): Move =>
  statement(`UPDATE ${table} AS row SET ${column} = ${alias}.better FROM ${pairs}
    WHERE row.${column} = ${alias}.lesser AND NOT EXISTS (
      SELECT FROM ${table} AS own WHERE own.${column} = ${alias}.better AND own.${unless} = row.${unless})`);
/** Of two that cannot both stay the one that says more does. @param isMore compares `row` with `own` */
const leaveLesser = (
  table: string,
  column: string,
  { pairs, alias, unless, isMore }: Record<'pairs' | 'alias' | 'unless' | 'isMore', string>,
): Move =>
  statement(`DELETE FROM ${table} AS own USING ${table} AS row, ${pairs}
    WHERE row.${column} = ${alias}.lesser AND own.${column} = ${alias}.better AND own.${unless} = row.${unless}
      AND ${isMore}`);
const isAnsweredLater =
  '(row.answer IS NOT NULL, row.answered_at) > (own.answer IS NOT NULL, own.answered_at)';
const isPaidAlone = 'row.paid_at IS NOT NULL AND own.paid_at IS NULL';
const ofDays = { pairs: days, alias: 'day' };
const ofMembers = { pairs: members, alias: 'member' };

const leaveDoubles = (table: string, column: string): Move =>
  statement(`DELETE FROM ${table} AS row USING ${table} AS own
    WHERE row.place_id = $2 AND own.place_id = $1 AND own.${column} = row.${column}`);

/** Of one member for one day: of two amounts, or two that were paid, nobody here knows which is right. */
export const clashingFees = statement<object, [keptId: number, goneId: number]>(`
  SELECT FROM ${members} JOIN market_fees AS own ON own.member_id = member.better
    JOIN market_fees AS row ON row.member_id = member.lesser AND row.date = own.date
  WHERE row.cents <> own.cents OR row.paid_at IS NOT NULL AND own.paid_at IS NOT NULL`);

/** Those of days that neither has anymore; they come back once the hours do. */
const answersOfWithdrawn = statement<object, [keptId: number, goneId: number]>(`
  UPDATE withdrawn_market_days AS row SET attendance = (
    SELECT jsonb_agg(given.answer) FROM (
      SELECT DISTINCT ON (whose.id) one || jsonb_build_object('member_id', whose.id) AS answer
      FROM jsonb_array_elements(row.attendance) AS one CROSS JOIN LATERAL (
        SELECT coalesce(
          (SELECT member.better FROM ${members} WHERE member.lesser = (one ->> 'member_id')::int LIMIT 1),
          (one ->> 'member_id')::int) AS id) AS whose
      ORDER BY whose.id, one ->> 'answered_at' DESC NULLS LAST) AS given)
  WHERE row.place_id IN ($1, $2) AND row.attendance <> '[]'`);

/** Answers of a withdrawn day that the other place still has are answers of its day; the later one holds. */
const answerDays = statement<object, [keptId: number, goneId: number]>(`
  INSERT INTO market_attendance AS own
    (day_id, member_id, answer, listing_ids, product_ids, note, asked_at, answered_at)
  SELECT DISTINCT ON (day.id, given.member_id) day.id, given.member_id, given.answer, given.listing_ids,
    given.product_ids, given.note, given.asked_at, given.answered_at
  FROM withdrawn_market_days AS row JOIN market_days AS day ON day.date = row.date
  CROSS JOIN jsonb_populate_recordset(null::market_attendance, row.attendance) AS given
  JOIN market_members AS member ON member.id = given.member_id
  WHERE row.place_id IN ($1, $2) AND day.place_id IN ($1, $2)
  ORDER BY day.id, given.member_id, given.answered_at DESC NULLS LAST
  ON CONFLICT (day_id, member_id) DO UPDATE SET answer = excluded.answer, listing_ids = excluded.listing_ids,
    product_ids = excluded.product_ids, note = excluded.note, answered_at = excluded.answered_at
  WHERE excluded.answer IS NOT NULL AND (own.answer IS NULL OR excluded.answered_at > own.answered_at)`);

/** Where neither has the day anymore, answers of both come back with it. */
const uniteAnswersOfWithdrawn = statement<object, [keptId: number, goneId: number]>(`
  UPDATE withdrawn_market_days AS own SET attendance = (
    SELECT jsonb_agg(given.answer) FROM (
      SELECT DISTINCT ON (one ->> 'member_id') one || jsonb_build_object('day_id', own.id) AS answer
      FROM jsonb_array_elements(own.attendance || row.attendance) AS one
      ORDER BY one ->> 'member_id', one ->> 'answered_at' DESC NULLS LAST) AS given)
  FROM withdrawn_market_days AS row
  WHERE own.place_id = $1 AND row.place_id = $2 AND row.date = own.date AND row.attendance <> '[]'`);

/** Of days that either still has. */
const dropWithdrawnOfDays = statement<object, [keptId: number, goneId: number]>(`
  DELETE FROM withdrawn_market_days AS row USING market_days AS day
  WHERE row.place_id IN ($1, $2) AND day.place_id IN ($1, $2) AND day.date = row.date`);

/** What staff said of the one that goes holds for the one that stays. */
const passDifferencesOn = statement<object, [keptId: number, goneId: number]>(`
  WITH said AS (
    DELETE FROM doubles WHERE different_at IS NOT NULL AND 'place-' || $2::int IN (one_key, other_key)
    RETURNING reasons, found_at, different_at,
      CASE WHEN one_key = 'place-' || $2::int THEN other_key ELSE one_key END AS key
  ), pair AS (
    SELECT *, 'place-' || $1::int AS own, key LIKE 'farm-%' OR split_part(key, '-', 2)::int < $1::int AS is_first
    FROM said WHERE key <> 'place-' || $1::int
  )
  INSERT INTO doubles AS known (one_key, other_key, reasons, found_at, different_at)
  SELECT CASE WHEN is_first THEN key ELSE own END, CASE WHEN is_first THEN own ELSE key END,
    reasons, found_at, different_at FROM pair
  ON CONFLICT (one_key, other_key) DO UPDATE SET different_at = coalesce(known.different_at, excluded.different_at)`);

/** Where both have what one place has once, that of the one that stays is kept. Then the rest moves. */
export const moves: readonly Move[] = [
  hand('market_attendance', 'day_id', { ...ofDays, unless: 'member_id' }),
  hand('market_day_news', 'day_id', { ...ofDays, unless: 'user_id' }),
  statement(`DELETE FROM market_days AS row USING ${days} WHERE row.id = day.lesser`),
  leaveLesser('market_attendance', 'member_id', {
    ...{ ...ofMembers, unless: 'day_id', isMore: isAnsweredLater },
  }),
  hand('market_attendance', 'member_id', { ...ofMembers, unless: 'day_id' }),
  leaveLesser('market_fees', 'member_id', { ...ofMembers, unless: 'date', isMore: isPaidAlone }),
  hand('market_fees', 'member_id', { ...ofMembers, unless: 'date' }),
  answersOfWithdrawn,
  statement(`DELETE FROM market_members AS row USING ${members} WHERE row.id = member.lesser`),
  leaveDoubles('market_managers', 'user_id'),
  answerDays,
  dropWithdrawnOfDays,
  uniteAnswersOfWithdrawn,
  leaveDoubles('withdrawn_market_days', 'date'),
  statement(
    'DELETE FROM market_maps AS row USING market_maps AS own WHERE row.place_id = $2 AND own.place_id = $1',
  ),
  leaveDoubleAsks('place_id'),
  endDoubleStatuses('place_id'),
  passDifferencesOn,
  ...FOLLOWING_TABLES.map((table) => moveRows(table, 'place_id')),
];

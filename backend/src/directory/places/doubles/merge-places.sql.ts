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
const ofDays = { pairs: days, alias: 'day' };
const ofMembers = { pairs: members, alias: 'member' };

const leaveDoubles = (table: string, column: string): Move =>
  statement(`DELETE FROM ${table} AS row USING ${table} AS own
    WHERE row.place_id = $2 AND own.place_id = $1 AND own.${column} = row.${column}`);

/** Where both have what one place has once, that of the one that stays is kept. Then the rest moves. */
export const moves: readonly Move[] = [
  hand('market_attendance', 'day_id', { ...ofDays, unless: 'member_id' }),
  hand('market_day_news', 'day_id', { ...ofDays, unless: 'user_id' }),
  statement(`DELETE FROM market_days AS row USING ${days} WHERE row.id = day.lesser`),
  hand('market_attendance', 'member_id', { ...ofMembers, unless: 'day_id' }),
  hand('market_fees', 'member_id', { ...ofMembers, unless: 'date' }),
  statement(`DELETE FROM market_members AS row USING ${members} WHERE row.id = member.lesser`),
  leaveDoubles('market_managers', 'user_id'),
  leaveDoubles('withdrawn_market_days', 'date'),
  statement(
    'DELETE FROM market_maps AS row USING market_maps AS own WHERE row.place_id = $2 AND own.place_id = $1',
  ),
  leaveDoubleAsks('place_id'),
  endDoubleStatuses('place_id'),
  ...FOLLOWING_TABLES.map((table) => moveRows(table, 'place_id')),
];

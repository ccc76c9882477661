import { statement } from '../../../platform/database/statement.js';
import { type Move, moveRows, standing } from '../../tables/merging.sql.js';

/** Every table that refers to a farm; a test holds this against the database's foreign keys. */
export const FOLLOWING_TABLES = [
  'listings',
  'farm_claims',
  'farm_photos',
  'farm_redirects',
  'farm_applications',
  'corrections',
  'places',
  'market_members',
  'confirmation_asks',
  'farm_news',
  'field_statuses',
];

export const followingMoves: readonly Move[] = FOLLOWING_TABLES.map((table) => moveRows(table, 'farm_id'));

export const movePhotosBehind: Move = statement(
  `UPDATE farm_photos SET farm_id = $1, position = position + 1 +
     (SELECT coalesce(max(position), -1) FROM farm_photos WHERE farm_id = $1)
   WHERE farm_id = $2`,
);

const ranked = (member: string) => standing(member, `${member}.farm_id = $1`);
/** Of two memberships in one market the better one stays. */
export const leaveDoubleMemberships: Move = statement(
  `DELETE FROM market_members AS member USING market_members AS twin
   WHERE member.place_id = twin.place_id AND member.id <> twin.id
     AND member.farm_id IN ($1::int, $2::int) AND twin.farm_id IN ($1::int, $2::int)
     AND ${ranked('member')} < ${ranked('twin')}`,
);

export const giveMergedListings = statement<
  object,
  [farmId: number, ownerId: number | null, formerOwnerIds: readonly number[]]
>(
  `UPDATE listings SET user_id = $2
   WHERE farm_id = $1 AND (user_id IS NULL OR user_id = ANY($3::int[])) AND user_id IS DISTINCT FROM $2`,
);

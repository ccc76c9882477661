import { type Statement, statement } from '../../../platform/database/statement.js';

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

type Move = Statement<object, [keptId: number, otherId: number]>;

/** Keeps their time of change. */
export const followingMoves: readonly Move[] = FOLLOWING_TABLES.map((table) =>
  statement(`UPDATE ${table} SET farm_id = $1 WHERE farm_id = $2`),
);

export const movePhotosBehind: Move = statement(
  `UPDATE farm_photos SET farm_id = $1, position = position + 1 +
     (SELECT coalesce(max(position), -1) FROM farm_photos WHERE farm_id = $1)
   WHERE farm_id = $2`,
);

const standing = (member: string) =>
  `(array_position(ARRAY['removed', 'asked', 'invited', 'member'], ${member}.status), ${member}.farm_id = $1)`;
/** Of two memberships in one market the better one stays. */
export const leaveDoubleMemberships: Move = statement(
  `DELETE FROM market_members AS member USING market_members AS twin
   WHERE member.place_id = twin.place_id AND member.id <> twin.id
     AND member.farm_id IN ($1::int, $2::int) AND twin.farm_id IN ($1::int, $2::int)
     AND ${standing('member')} < ${standing('twin')}`,
);

export const leaveDoubleAsks: Move = statement(
  `DELETE FROM confirmation_asks AS ask USING confirmation_asks AS twin
   WHERE ask.farm_id = $2 AND twin.farm_id = $1 AND twin.user_id = ask.user_id`,
);

/** Of two statuses of one crop the newer one holds. */
export const endDoubleStatuses: Move = statement(
  `UPDATE field_statuses AS status SET ended_at = now() FROM field_statuses AS twin
   WHERE status.farm_id IN ($1::int, $2::int) AND twin.farm_id IN ($1::int, $2::int)
     AND status.crop_key = twin.crop_key AND status.claim_id IS NOT DISTINCT FROM twin.claim_id AND status.id < twin.id
     AND status.ended_at IS NULL AND twin.ended_at IS NULL`,
);

export const giveMergedListings = statement<
  object,
  [farmId: number, ownerId: number | null, formerOwnerIds: readonly number[]]
>(
  `UPDATE listings SET user_id = $2
   WHERE farm_id = $1 AND (user_id IS NULL OR user_id = ANY($3::int[])) AND user_id IS DISTINCT FROM $2`,
);

import type { MarketDayView } from '../../../contract/directory/market-days.js';
import type { AttendanceAnswer, MemberStatus } from '../../../contract/directory/markets.js';
import { givenDay } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { isUnderReview, speakerOf } from '../../tables/whose-farm.sql.js';
import { dayColumns } from '../days/market-days.sql.js';
import type { FeeColumns } from '../fees/fee.view.js';
import { FEE_OF_DAY, feeColumns } from '../fees/fees.sql.js';
import { IS_ON_MAP } from '../stall-map/stall-map.sql.js';

export interface MemberDayRow extends MarketDayView, FeeColumns {
  placeId: number;
  placeName: string;
  timeZone: string | null;
  memberId: number;
  memberName: string;
  memberStatus: MemberStatus;
  /** Whose the farm or the vendor is; null for a bare name, and for a farm that nobody has. */
  ownerId: number | null;
  farmId: number | null;
  vendorId: number | null;
  stall: string | null;
  isOnMap: boolean;
  comesEveryDay: boolean;
  answer: AttendanceAnswer | null;
  listingIds: number[] | null;
  productIds: number[] | null;
  note: string | null;
}

const memberDays = `
  SELECT ${dayColumns}, place.id AS "placeId", place.name AS "placeName", place.time_zone AS "timeZone",
    member.id AS "memberId", coalesce(vendor.business_name, farm.name, member.name) AS "memberName",
    member.status AS "memberStatus", coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId",
    member.farm_id AS "farmId", member.vendor_id AS "vendorId", member.stall, ${IS_ON_MAP} AS "isOnMap",
    member.comes_every_day AS "comesEveryDay", attendance.answer, attendance.listing_ids AS "listingIds",
    attendance.product_ids AS "productIds", attendance.note, ${feeColumns}
  FROM market_members AS member JOIN market_days AS day USING (place_id) JOIN places AS place ON place.id = member.place_id
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
  ${FEE_OF_DAY}`;
const isOwn = (
  userId: string,
) => `(member.vendor_id IN (SELECT id FROM vendor_accounts WHERE user_id = ${userId})
    OR member.farm_id IN (SELECT id FROM farms WHERE user_id = ${userId} AND NOT ${isUnderReview('farms')}))`;

export const daysOfUser = statement<MemberDayRow, [userId: number, now: Date, until: Date, limit: number]>(
  `${memberDays} WHERE ${isOwn('$1::int')} AND member.status = 'member' AND place.hidden_at IS NULL
    AND day.ends_at > $2 AND day.starts_at < $3
  ORDER BY day.starts_at, place.name, member.id LIMIT $4::int`,
);

/** Not over yet, in the order of their days. @param until by the calendar there, that day included */
export const datesOfUser = statement<
  MemberDayRow,
  [userId: number, from: string, until: string, limit: number]
>(
  `${memberDays} WHERE ${isOwn('$1::int')} AND member.status = 'member' AND place.hidden_at IS NULL
    AND day.ends_at > now() AND day.date BETWEEN ${givenDay('$2')} AND ${givenDay('$3')}
  ORDER BY day.starts_at, place.name, member.id LIMIT $4::int`,
);

/** One day, as each of them has it. */
export const dayOfMembers = statement<MemberDayRow, [dayId: number, memberIds: readonly number[]]>(
  `${memberDays} WHERE day.id = $1 AND member.id = ANY($2::int[]) ORDER BY "memberName", member.id`,
);

export const dayOfMember = statement<MemberDayRow, [dayId: number, memberId: number]>(
  `${memberDays} WHERE day.id = $1 AND member.id = $2`,
);

export const ownerOfMember = statement<{ ownerId: number | null }, [memberId: number]>(`
  SELECT coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId" FROM market_members AS member
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  WHERE member.id = $1`);

export interface OfferRow {
  kind: 'listing' | 'product';
  id: number;
  ownerId: number;
  name: string;
}

export const offersToBring = statement<OfferRow, [farmIds: readonly number[], vendorIds: readonly number[]]>(`
  (SELECT 'listing' AS kind, id, farm_id AS "ownerId", product_name AS name FROM listings
    WHERE farm_id = ANY($1::int[]) AND is_available ORDER BY name, id LIMIT 300)
  UNION ALL (SELECT 'product', id, vendor_id, name FROM vendor_products
    WHERE vendor_id = ANY($2::int[]) AND is_listed ORDER BY name, id LIMIT 300)`);

/** Lists that are null stay as they were, and so may the note. */
export const writeAnswer = statement<
  { id: number },
  [
    dayId: number,
    memberId: number,
    answer: AttendanceAnswer,
    listingIds: readonly number[] | null,
    productIds: readonly number[] | null,
    note: string | null,
    keepsNote: boolean,
  ]
>(`
  INSERT INTO market_attendance AS given (day_id, member_id, answer, listing_ids, product_ids, note, answered_at)
  VALUES ($1, $2, $3, coalesce($4::int[], '{}'), coalesce($5::int[], '{}'), $6, now())
  ON CONFLICT (day_id, member_id) DO UPDATE SET answer = excluded.answer, answered_at = now(),
    note = CASE WHEN $7::boolean THEN given.note ELSE excluded.note END,
    listing_ids = coalesce($4::int[], given.listing_ids), product_ids = coalesce($5::int[], given.product_ids)
  RETURNING id`);

/** Of several days; what they bring, and the note, stay as they were. */
export const writeAnswers = statement<
  { id: number },
  [dayIds: readonly number[], memberIds: readonly number[], answers: readonly AttendanceAnswer[]]
>(`
  INSERT INTO market_attendance AS given (day_id, member_id, answer, answered_at)
  SELECT day_id, member_id, answer, now() FROM unnest($1::int[], $2::int[], $3::text[]) AS said (day_id, member_id, answer)
  ORDER BY day_id, member_id
  ON CONFLICT (day_id, member_id) DO UPDATE SET answer = excluded.answer, answered_at = now()
  RETURNING id`);

/** When we asked stays, so that nobody is asked twice. */
export const clearAnswers = statement<object, [dayIds: readonly number[], memberIds: readonly number[]]>(`
  UPDATE market_attendance SET answer = NULL, answered_at = NULL, listing_ids = '{}', product_ids = '{}', note = NULL
  WHERE (day_id, member_id) IN (SELECT * FROM unnest($1::int[], $2::int[]))`);

export const usersToAsk = statement<
  { userId: number },
  [after: number, now: Date, until: Date, limit: number]
>(`
  SELECT DISTINCT coalesce(vendor.user_id, ${speakerOf('farm')}) AS "userId"
  FROM market_days AS day JOIN market_members AS member USING (place_id) JOIN places AS place ON place.id = day.place_id
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  WHERE day.starts_at > $2 AND day.starts_at <= $3 AND day.status <> 'cancelled' AND place.hidden_at IS NULL AND place.source <> 'demo'
    AND member.status = 'member' AND NOT member.comes_every_day AND coalesce(vendor.user_id, ${speakerOf('farm')}) > $1
    AND NOT EXISTS (SELECT FROM market_attendance WHERE day_id = day.id AND member_id = member.id)
  ORDER BY 1 LIMIT $4::int`);

/** Whoever gets rows back sends the email. */
export const markAsked = statement<
  { dayId: number; memberId: number },
  [userId: number, now: Date, until: Date]
>(`
  INSERT INTO market_attendance (day_id, member_id, asked_at)
  SELECT day.id, member.id, $2::timestamptz
  FROM market_days AS day JOIN market_members AS member USING (place_id) JOIN places AS place ON place.id = day.place_id
  WHERE ${isOwn('$1::int')} AND day.starts_at > $2 AND day.starts_at <= $3 AND day.status <> 'cancelled'
    AND place.hidden_at IS NULL AND place.source <> 'demo' AND member.status = 'member' AND NOT member.comes_every_day
  ON CONFLICT (day_id, member_id) DO NOTHING
  RETURNING day_id AS "dayId", member_id AS "memberId"`);

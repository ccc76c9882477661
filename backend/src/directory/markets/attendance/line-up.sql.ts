import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { isFarmShown } from '../../tables/twins.sql.js';

export interface LineUpRow {
  dayId: number;
  memberId: number;
  name: string;
  vendorId: number | null;
  farmId: number | null;
  stall: string | null;
  comesEveryDay: boolean;
  answer: AttendanceAnswer | null;
  answeredAt: string | null;
  brings: string[];
  note: string | null;
}

/** Of a day's `attendance` of a `member`: without what is not shown any more. */
export const broughtNames = `ARRAY(
      SELECT product_name FROM listings
      WHERE id = ANY(attendance.listing_ids) AND is_available AND removed_at IS NULL AND farm_id = member.farm_id
      UNION SELECT product.name FROM vendor_products AS product
      WHERE product.id = ANY(attendance.product_ids) AND is_listed AND product.vendor_id = member.vendor_id
      ORDER BY 1)`;

const rosterOf = (days: string) => `
  SELECT day.id AS "dayId", member.id AS "memberId", coalesce(vendor.business_name, farm.name, member.name) AS name,
    member.vendor_id AS "vendorId", CASE WHEN ${isFarmShown('farm')} THEN member.farm_id END AS "farmId", member.stall,
    member.comes_every_day AS "comesEveryDay", attendance.answer, attendance.note,
    ${utcText('attendance.answered_at')} AS "answeredAt",
    ${broughtNames} AS brings
  FROM market_days AS day JOIN market_members AS member USING (place_id)
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
  WHERE ${days} AND member.status = 'member' AND (member.vendor_id IS NULL OR vendor.is_public)
  ORDER BY day.id, name, member.id`;

/** Without vendors who are not in the shop now, and what they bring that is not shown any more. */
export const lineUpOfDays = statement<LineUpRow, [dayIds: readonly number[]]>(
  rosterOf('day.id = ANY($1::int[])'),
);

export const nextLineUp = statement<LineUpRow, [placeId: number, now: Date]>(
  rosterOf(`day.id = (
    SELECT id FROM market_days WHERE place_id = $1 AND ends_at > $2 AND status <> 'cancelled' ORDER BY date LIMIT 1)`),
);

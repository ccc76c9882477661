import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { statement } from '../../../platform/database/statement.js';
import { speakerOf } from '../../tables/whose-farm.sql.js';
import { broughtNames } from '../attendance/line-up.sql.js';
import { dayColumns } from '../days/market-days.sql.js';
import type { NewsDay } from '../news/day-news.sql.js';

export interface BoardRow {
  dayId: number;
  memberId: number;
  name: string;
  vendorId: number | null;
  farmId: number | null;
  /** Whose the farm or the vendor is; null for a bare name, and for a farm that nobody has. */
  ownerId: number | null;
  stall: string | null;
  comesEveryDay: boolean;
  answer: AttendanceAnswer | null;
  brings: string[];
  note: string | null;
  phone: string | null;
  email: string | null;
  /** About any day of the market. */
  askedAt: Date | null;
}

/** All on the roster, also vendors who are not in the shop now. */
export const boardOfDays = statement<BoardRow, [dayIds: readonly number[]]>(`
  SELECT day.id AS "dayId", member.id AS "memberId", coalesce(vendor.business_name, farm.name, member.name) AS name,
    member.vendor_id AS "vendorId", member.farm_id AS "farmId",
    coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId", member.stall, member.comes_every_day AS "comesEveryDay",
    attendance.answer, attendance.note, ${broughtNames} AS brings,
    coalesce(vendor.phone, farm.phone) AS phone, farm.email,
    (SELECT max(asked_at) FROM market_attendance WHERE member_id = member.id) AS "askedAt"
  FROM market_days AS day JOIN market_members AS member USING (place_id)
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
  WHERE day.id = ANY($1::int[]) AND member.status = 'member'
  ORDER BY day.id, name, member.id`);

export interface BoardDay extends NewsDay {
  isDemo: boolean;
}

/** @param date null for the next one */
export const boardDay = statement<BoardDay, [placeId: number, now: Date, date: string | null]>(`
  SELECT ${dayColumns}, day.place_id AS "placeId", place.name AS "placeName", day.sequence,
    place.source = 'demo' AS "isDemo"
  FROM market_days AS day JOIN places AS place ON place.id = day.place_id
  WHERE day.place_id = $1 AND coalesce(day.date = $3, day.ends_at > $2)
  ORDER BY day.date LIMIT 1`);

export const nextDays = statement<BoardDay, [placeIds: readonly number[], now: Date]>(`
  SELECT DISTINCT ON (day.place_id) ${dayColumns}, day.place_id AS "placeId", place.name AS "placeName",
    day.sequence, place.source = 'demo' AS "isDemo"
  FROM market_days AS day JOIN places AS place ON place.id = day.place_id
  WHERE day.place_id = ANY($1::int[]) AND day.ends_at > $2
  ORDER BY day.place_id, day.date`);

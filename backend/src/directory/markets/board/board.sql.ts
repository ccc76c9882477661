import type { BoardCounts } from '../../../contract/directory/market-board.js';
import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { statement } from '../../../platform/database/statement.js';
import { speakerOf } from '../../tables/whose-farm.sql.js';
import { broughtNames } from '../attendance/line-up.sql.js';
import { dayColumns } from '../days/market-days.sql.js';
import type { FeeColumns } from '../fees/fee.view.js';
import { FEE_OF_DAY, feeColumns } from '../fees/fees.sql.js';
import type { NewsDay } from '../news/day-news.sql.js';

export interface BoardRow extends FeeColumns {
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
  /** The cents of their last fee before. */
  lastFee: number | null;
}

/** All on the roster, also vendors who are not in the shop now. */
export const boardOfDays = statement<BoardRow, [dayIds: readonly number[]]>(`
  SELECT day.id AS "dayId", member.id AS "memberId", coalesce(vendor.business_name, farm.name, member.name) AS name,
    member.vendor_id AS "vendorId", member.farm_id AS "farmId",
    coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId", member.stall, member.comes_every_day AS "comesEveryDay",
    attendance.answer, attendance.note, ${broughtNames} AS brings,
    coalesce(vendor.phone, farm.phone) AS phone, farm.email,
    (SELECT max(asked_at) FROM market_attendance WHERE member_id = member.id) AS "askedAt", ${feeColumns},
    (SELECT cents FROM market_fees WHERE member_id = member.id AND date < day.date ORDER BY date DESC LIMIT 1) AS "lastFee"
  FROM market_days AS day JOIN market_members AS member USING (place_id)
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
  ${FEE_OF_DAY}
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

export type NextDay = Pick<BoardDay, 'placeId' | 'date' | 'status' | 'hours'> & BoardCounts;

/** With how many come, as `groupOf` has it. */
export const nextDays = statement<NextDay, [placeIds: readonly number[], now: Date]>(`
  SELECT day."placeId", day.date, day.status, day.hours, counted.*
  FROM (SELECT DISTINCT ON (day.place_id) ${dayColumns}, day.place_id AS "placeId"
    FROM market_days AS day WHERE day.place_id = ANY($1::int[]) AND day.ends_at > $2
    ORDER BY day.place_id, day.date) AS day
  CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE said <> 'not_coming' OR said IS NULL AND always))::int AS coming,
      (count(*) FILTER (WHERE said IS NULL AND NOT always))::int AS "notAnswered",
      (count(*) FILTER (WHERE said = 'not_coming'))::int AS "notComing"
    FROM (SELECT attendance.answer AS said, member.comes_every_day AS always FROM market_members AS member
      LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
      WHERE member.place_id = day."placeId" AND member.status = 'member') AS answers) AS counted`);

/** Those whom nobody reminded within a day, and who haven't answered meanwhile. */
export const markReminded = statement<
  { memberId: number },
  [dayId: number, memberIds: readonly number[], now: Date]
>(`
  INSERT INTO market_attendance AS asked (day_id, member_id, asked_at)
  SELECT $1, unnest($2::int[]), $3
  ON CONFLICT (day_id, member_id) DO UPDATE SET asked_at = excluded.asked_at
  WHERE asked.answer IS NULL AND (asked.asked_at IS NULL OR asked.asked_at <= $3 - interval '24 hours')
  RETURNING member_id AS "memberId"`);

/** Each account on the roster once. @param dayId leaves out who isn't coming that day; null for all */
export const accountsToWrite = statement<{ userId: number }, [placeId: number, dayId: number | null]>(`
  SELECT DISTINCT coalesce(vendor.user_id, ${speakerOf('farm')}) AS "userId"
  FROM market_members AS member
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = $2 AND attendance.member_id = member.id
  WHERE member.place_id = $1 AND member.status = 'member' AND attendance.answer IS DISTINCT FROM 'not_coming'
    AND coalesce(vendor.user_id, ${speakerOf('farm')}) IS NOT NULL
  ORDER BY 1`);

export const messageOfKey = statement<{ vendors: number }, [placeId: number, key: string]>(`
  SELECT (detail ->> 'vendors')::int AS vendors FROM market_events
  WHERE place_id = $1 AND action = 'message' AND detail ->> 'key' = $2 LIMIT 1`);

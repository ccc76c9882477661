import type { MarketDayView } from '../../../contract/directory/market-days.js';
import { statement } from '../../../platform/database/statement.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { speakerOf } from '../../tables/whose-farm.sql.js';
import { dayColumns } from '../days/market-days.sql.js';

export interface NewsDay extends MarketDayView {
  placeId: number;
  placeName: string;
  sequence: number;
}

export const newsDays = statement<NewsDay, [dayIds: readonly number[]]>(`
  SELECT ${dayColumns}, day.place_id AS "placeId", place.name AS "placeName", day.sequence
  FROM market_days AS day JOIN places AS place ON place.id = day.place_id
  WHERE day.id = ANY($1::int[]) AND day.ends_at > now() AND place.hidden_at IS NULL AND place.source <> 'demo'
  ORDER BY day.date`);

export interface Reader {
  userId: number;
  /** What they were told before; null for nothing. */
  days: { dayId: number; status: ToldStatus | null; sequence: number | null }[];
}

/** Without the days that they said they are not coming to. */
export const readersOfDays = statement<Reader, [dayIds: readonly number[], after: number, limit: number]>(`
  SELECT owner.id AS "userId",
    jsonb_agg(DISTINCT jsonb_build_object('dayId', day.id, 'status', news.status, 'sequence', news.sequence)) AS days
  FROM market_days AS day JOIN market_members AS member USING (place_id)
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id
  CROSS JOIN LATERAL (SELECT coalesce(vendor.user_id, ${speakerOf('farm')}) AS id) AS owner
  LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
  LEFT JOIN market_day_news AS news ON news.day_id = day.id AND news.user_id = owner.id
  WHERE day.id = ANY($1::int[]) AND owner.id > $2 AND member.status = 'member'
    AND attendance.answer IS DISTINCT FROM 'not_coming'
  GROUP BY owner.id ORDER BY 1 LIMIT $3::int`);

/** Days that come back go into the email. */
export const markTold = statement<
  { dayId: number },
  [userId: number, status: ToldStatus, dayIds: readonly number[], sequences: readonly number[]]
>(`
  INSERT INTO market_day_news AS news (day_id, user_id, status, sequence)
  SELECT day_id, $1, $2, sequence FROM unnest($3::int[], $4::int[]) AS given (day_id, sequence) ORDER BY day_id
  ON CONFLICT (day_id, user_id) DO UPDATE SET status = excluded.status, sequence = excluded.sequence, told_at = now()
  WHERE news.sequence < excluded.sequence
  RETURNING day_id AS "dayId"`);

export interface AnnouncedDays {
  id: number;
  /** Has the days that were announced at once; `readDayKey` reads it. */
  key: string;
  /** It is not told anymore. */
  isOver: boolean;
}

/** All that was announced of any of the days, the oldest first. */
export const announcedDays = statement<AnnouncedDays, [placeId: number, dayIds: readonly number[]]>(`
  SELECT id, key, until <= now() AS "isOver" FROM announcements
  WHERE about[1] = 'place-' || $1::integer AND kind = 'market-day'
    AND string_to_array(split_part(key, '-', 3), '.') && $2::integer[]::text[]
  ORDER BY id`);

export const lastChanger = statement<{ userId: number | null }, [placeId: number, date: string]>(`
  SELECT user_id AS "userId" FROM market_events WHERE place_id = $1 AND date = $2 ORDER BY id DESC LIMIT 1`);

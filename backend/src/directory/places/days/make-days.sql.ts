import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { statement } from '../../../platform/database/statement.js';

export interface MarketRow {
  id: number;
  timeZone: string | null;
  seasons: Season[];
  exceptions: HoursException[];
  isHeld: boolean;
}

const marketColumns = `id, time_zone AS "timeZone", seasons, exceptions,
  farm_id IS NULL AND hidden_at IS NULL AND business_status = 'OPERATIONAL' AS "isHeld"`;

export const marketsToPlan = statement<MarketRow, [ids: readonly number[]]>(
  `SELECT ${marketColumns} FROM places WHERE id = ANY($1::int[]) AND kind = 'farmers_market' ORDER BY id`,
);

const planned = `jsonb_to_recordset($1::jsonb) AS planned ("placeId" int, date date, hours jsonb,
  "startsAt" timestamptz, "endsAt" timestamptz, status text, reason text, address text)`;

/** What a manager confirmed stays so while it is held. */
export const writeDays = statement<{ id: number }, [days: string]>(`
  INSERT INTO market_days AS day (place_id, date, hours, starts_at, ends_at, status, reason, address)
  SELECT "placeId", date, hours, "startsAt", "endsAt", status, reason, address
  FROM ${planned}
  ON CONFLICT (place_id, date) DO UPDATE SET
    hours = excluded.hours, starts_at = excluded.starts_at, ends_at = excluded.ends_at, reason = excluded.reason,
    address = excluded.address,
    status = CASE WHEN excluded.status = 'scheduled' AND day.confirmed_at IS NOT NULL THEN 'confirmed' ELSE excluded.status END,
    confirmed_at = CASE WHEN excluded.status <> 'cancelled' THEN day.confirmed_at END,
    moved_to = CASE WHEN excluded.status = 'cancelled' THEN day.moved_to END,
    sequence = day.sequence + 1, changed_at = now()
  WHERE (day.hours, day.starts_at, day.ends_at, day.reason, day.address, replace(day.status, 'confirmed', 'scheduled'))
    IS DISTINCT FROM (excluded.hours, excluded.starts_at, excluded.ends_at, excluded.reason, excluded.address, excluded.status)
  RETURNING id`);

/** What was said, asked and told of a day is kept, as the hours may come back. */
export const withdrawOtherDays = statement<
  { id: number },
  [placeIds: readonly number[], from: readonly string[], kept: string]
>(`
  WITH gone AS (
    DELETE FROM market_days AS day USING unnest($1::int[], $2::date[]) AS market (place_id, today)
    WHERE day.place_id = market.place_id AND day.date >= market.today AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset($3::jsonb) AS planned ("placeId" int, date date)
      WHERE planned."placeId" = day.place_id AND planned.date = day.date)
    RETURNING day.*
  ), known AS (
    SELECT gone.id, gone.place_id, gone.date, to_jsonb(gone) AS day,
      (SELECT coalesce(jsonb_agg(to_jsonb(given)), '[]') FROM market_attendance AS given WHERE day_id = gone.id) AS attendance,
      (SELECT coalesce(jsonb_agg(to_jsonb(told)), '[]') FROM market_day_news AS told WHERE day_id = gone.id) AS news,
      (SELECT coalesce(jsonb_agg(to_jsonb(alert)), '[]') FROM market_day_alerts AS alert WHERE day_id = gone.id) AS alerts,
      gone.sequence > 0 OR gone.confirmed_at IS NOT NULL AS was_changed
    FROM gone
  )
  INSERT INTO withdrawn_market_days (id, place_id, date, day, attendance, news, alerts)
  SELECT id, place_id, date, day, attendance, news, alerts FROM known
  WHERE was_changed OR '[]' <> ANY (ARRAY[attendance, news, alerts])
  RETURNING id`);

/** Without members who were deleted meanwhile, and to where it was merged into. */
export const bringDaysBack = statement<{ id: number }, [days: string]>(`
  WITH back AS (
    DELETE FROM withdrawn_market_days AS kept USING ${planned}
    WHERE kept.place_id = planned."placeId" AND kept.date = planned.date
    RETURNING kept.place_id, kept.day, kept.attendance, kept.news, kept.alerts
  ), days AS (
    INSERT INTO market_days (id, place_id, date, hours, starts_at, ends_at, status, reason, address, confirmed_at,
      sequence, changed_at, created_at, moved_to)
    SELECT was.id, back.place_id, was.date, was.hours, was.starts_at, was.ends_at, was.status, was.reason, was.address,
      was.confirmed_at, was.sequence, was.changed_at, was.created_at, was.moved_to
    FROM back CROSS JOIN jsonb_populate_record(null::market_days, day) AS was
    RETURNING id
  ), attendance AS (
    INSERT INTO market_attendance (day_id, member_id, answer, listing_ids, product_ids, note, asked_at, answered_at)
    SELECT day_id, member_id, answer, listing_ids, product_ids, note, asked_at, answered_at
    FROM back CROSS JOIN jsonb_populate_recordset(null::market_attendance, attendance)
    WHERE EXISTS (SELECT FROM market_members WHERE id = member_id)
    RETURNING id
  ), news AS (
    INSERT INTO market_day_news (day_id, user_id, status, sequence, told_at)
    SELECT day_id, user_id, status, sequence, told_at
    FROM back CROSS JOIN jsonb_populate_recordset(null::market_day_news, news)
    WHERE EXISTS (SELECT FROM users WHERE id = user_id)
    RETURNING id
  ), alerts AS (
    INSERT INTO market_day_alerts (day_id, alert_id, event, headline, severity, office, sent_at, starts_at, ends_at,
      is_current, seen_at, asked_at, asked_severity, answered_at)
    SELECT day_id, alert_id, event, headline, severity, office, sent_at, starts_at, ends_at, is_current, seen_at,
      asked_at, asked_severity, answered_at
    FROM back CROSS JOIN jsonb_populate_recordset(null::market_day_alerts, alerts)
    RETURNING id
  )
  SELECT id FROM days`);

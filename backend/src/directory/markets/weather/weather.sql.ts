import type { MarketHours } from '../../../contract/directory/market-days.js';
import { ZIP_AT_END } from '../../../contract/directory/moved-address.js';
import type { AlertSeverity } from '../../../contract/directory/weather.js';
import { statement } from '../../../platform/database/statement.js';

export interface PointRow {
  point: string;
  failures: number;
  /** By their ids. The moments are ISO texts. */
  days: { id: number; startsAt: string; endsAt: string; hasAlert: boolean }[];
}

/** Markets at one point are asked about together. The API takes four decimals, which are eleven meters. */
const point = ['latitude', 'longitude']
  .map((column) => `trim_scale(round(coalesce(moved.${column}, places.${column})::numeric, 4))`)
  .join(` || ',' || `);

/** Those with managers first. A day that is moved is at its address's ZIP code center. */
export const pointsToCheck = statement<PointRow, [now: Date, until: Date, limit: number]>(`
  SELECT at.point, coalesce(checked.failures, 0) AS failures, at.days
  FROM (
    SELECT ${point} AS point,
      jsonb_agg(jsonb_build_object('id', day.id, 'startsAt', day.starts_at, 'endsAt', day.ends_at,
        'hasAlert', EXISTS (SELECT FROM market_day_alerts WHERE day_id = day.id AND is_current)) ORDER BY day.id) AS days,
      bool_or(EXISTS (SELECT FROM market_managers WHERE place_id = places.id)) AS is_managed
    FROM market_days AS day JOIN places ON places.id = day.place_id
    LEFT JOIN zip_codes AS moved
      ON day.status = 'moved' AND moved.zip_code = (regexp_match(day.address, '${ZIP_AT_END}', 'i'))[1]
    WHERE day.starts_at > $1::timestamptz - interval '3 days' AND day.starts_at < $2 AND day.ends_at > $1
      AND day.status <> 'cancelled' AND hidden_at IS NULL AND farm_id IS NULL
      AND places.latitude IS NOT NULL AND places.longitude IS NOT NULL
    GROUP BY 1) AS at
  LEFT JOIN weather_points AS checked USING (point)
  WHERE (checked.next_at IS NULL OR checked.next_at <= $1)
    AND NOT EXISTS (SELECT FROM weather_points WHERE point = '*' AND next_at > $1)
  ORDER BY at.is_managed DESC, checked.checked_at NULLS FIRST, at.point LIMIT $3::int`);

export const failuresOfService = statement<{ failures: number }>(
  `SELECT failures FROM weather_points WHERE point = '*'`,
);

export const writeCheck = statement<
  { id: number },
  [point: string, checkedAt: Date, nextAt: Date, failures: number]
>(`
  INSERT INTO weather_points (point, checked_at, next_at, failures) VALUES ($1, $2, $3, $4)
  ON CONFLICT (point) DO UPDATE SET checked_at = excluded.checked_at, next_at = excluded.next_at, failures = excluded.failures
  RETURNING id`);

export const serviceAnswers = statement<{ id: number }>(
  `DELETE FROM weather_points WHERE point = '*' RETURNING id`,
);

export const forgetPoints = statement<{ id: number }, [before: Date]>(
  'DELETE FROM weather_points WHERE checked_at < $1 AND next_at < $1 RETURNING id',
);

/** Notes that an alert is still listed as it was. @returns a row where it is the one that is known */
export const seeAlert = statement<{ id: number }, [dayId: number, alertId: string, seenAt: Date]>(
  `UPDATE market_day_alerts SET seen_at = $3 WHERE day_id = $1 AND alert_id = $2 AND is_current RETURNING id`,
);

export const writeAlert = statement<
  { id: number },
  [
    dayId: number,
    alertId: string,
    event: string,
    headline: string | null,
    severity: AlertSeverity,
    office: string,
    sentAt: string,
    startsAt: Date,
    endsAt: Date,
    seenAt: Date,
  ]
>(`
  INSERT INTO market_day_alerts (day_id, alert_id, event, headline, severity, office, sent_at, starts_at, ends_at, seen_at)
  SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM market_days WHERE id = $1
  ON CONFLICT (day_id) DO UPDATE SET alert_id = excluded.alert_id, event = excluded.event, headline = excluded.headline,
    severity = excluded.severity, office = excluded.office, sent_at = excluded.sent_at, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, seen_at = excluded.seen_at, is_current = true
  RETURNING id`);

/** An alert that is over or withdrawn; whether managers were asked about the day stays known. */
export const endAlert = statement<{ id: number }, [dayId: number]>(`
  WITH unasked AS (DELETE FROM market_day_alerts WHERE day_id = $1 AND asked_at IS NULL)
  UPDATE market_day_alerts SET is_current = false WHERE day_id = $1 AND asked_at IS NOT NULL RETURNING id`);

export interface AskedDayRow {
  dayId: number;
  date: string;
  hours: MarketHours[];
  placeId: number;
  placeName: string;
  timeZone: string | null;
  event: string;
  headline: string | null;
  severity: AlertSeverity;
  office: string;
  sentAt: string;
}

/** Asked again only where severe became extreme since. The row is locked by the caller's write. */
export const dayToAsk = statement<AskedDayRow, [dayId: number, now: Date]>(`
  SELECT day.id AS "dayId", to_char(day.date, 'YYYY-MM-DD') AS date, day.hours, place.id AS "placeId",
    place.name AS "placeName", place.time_zone AS "timeZone", alert.event, alert.headline, alert.severity, alert.office,
    alert.sent_at AS "sentAt"
  FROM market_day_alerts AS alert JOIN market_days AS day ON day.id = alert.day_id JOIN places AS place ON place.id = day.place_id
  WHERE alert.day_id = $1 AND day.status <> 'cancelled' AND day.ends_at > $2
    AND place.hidden_at IS NULL AND place.farm_id IS NULL AND place.source <> 'demo'
    AND EXISTS (SELECT FROM market_managers WHERE place_id = place.id)
    AND (num_nonnulls(alert.asked_at, alert.answered_at) = 0
      OR (alert.answered_at IS NOT NULL AND alert.asked_severity = 'Severe' AND alert.severity = 'Extreme'))`);

import { statement } from '../../platform/database/statement.js';
import { schedulesOfMarket } from '../tables/window-parts.sql.js';

export interface MovedDay {
  id: number;
  /** Where the window says that it is; null for where the market usually is. */
  before: string | null;
  address: string | null;
  reason: string | null;
  timeZone: string;
  place: string;
}

/** What the farm changed by hand, and dates with an address of their own, do not follow. */
export const movedDays = statement<MovedDay, [since: Date, now: Date]>(`
  SELECT own.id, own.address AS before, held.address, held.reason, site.time_zone AS "timeZone", site.name AS place
  FROM (SELECT place_id, date, CASE WHEN status = 'moved' THEN address END AS address,
      CASE WHEN status = 'moved' THEN reason END AS reason
    FROM market_days WHERE changed_at >= $1 AND sequence > 0 AND status <> 'cancelled') AS held ${schedulesOfMarket}
  JOIN pickup_windows AS own ON own.schedule_id = schedule.id AND own.date = held.date
  WHERE own.taken > 0 AND NOT own.is_own AND own.status <> 'canceled' AND own.starts_at > $2
    AND own.address IS DISTINCT FROM held.address AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset(schedule.exceptions) AS given ("from" date, "to" date, address text)
      WHERE own.date BETWEEN given."from" AND given."to" AND given.address IS NOT NULL)
  ORDER BY own.id`);

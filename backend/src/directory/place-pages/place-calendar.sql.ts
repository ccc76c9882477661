import type { MarketDayStatus, MarketHours } from '../../contract/directory/market-days.js';
import { statement } from '../../platform/database/statement.js';

export interface CalendarPlace {
  id: number;
  name: string;
  address: string;
  timeZone: string | null;
  hoursNote: string | null;
}

/** Also by the number of one that was merged into it, which calendars have subscribed to. */
export const calendarPlace = statement<CalendarPlace, [id: number]>(
  `SELECT id, name, address, time_zone AS "timeZone", hours_note AS "hoursNote" FROM places
  WHERE id = coalesce((SELECT place_id FROM place_redirects WHERE id = $1), $1) AND hidden_at IS NULL AND farm_id IS NULL AND kind = 'farmers_market'`,
);

export interface CalendarDay {
  date: string;
  hours: MarketHours[];
  status: MarketDayStatus;
  reason: string | null;
  address: string | null;
  sequence: number;
  changedAt: Date;
}

/** With those of the last weeks, as calendars keep what they have seen. */
export const calendarDays = statement<CalendarDay, [placeId: number, pastDays: number]>(
  `SELECT to_char(date, 'YYYY-MM-DD') AS date, hours, status, reason, address, sequence, changed_at AS "changedAt"
  FROM market_days WHERE place_id = $1 AND date > now() - make_interval(days => $2::int) ORDER BY date`,
);

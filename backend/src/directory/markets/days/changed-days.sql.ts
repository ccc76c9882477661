import type { MarketDayStatus, MarketHours } from '../../../contract/directory/market-days.js';
import { statement } from '../../../platform/database/statement.js';

export interface ChangedDay {
  place: { id: number; name: string; city: string | null; state: string | null };
  date: string;
  hours: MarketHours[];
  status: Exclude<MarketDayStatus, 'scheduled'>;
  reason: string | null;
  address: string | null;
  changedAt: Date;
}

export const changedDays = statement<ChangedDay, [now: Date, limit: number]>(`
  SELECT json_build_object('id', place.id, 'name', place.name, 'city', place.city, 'state', place.state) AS place,
    to_char(day.date, 'YYYY-MM-DD') AS date, day.hours, day.status, day.reason, day.address,
    day.changed_at AS "changedAt"
  FROM market_days AS day JOIN places AS place ON place.id = day.place_id
  WHERE day.status <> 'scheduled' AND day.ends_at > $1 AND place.hidden_at IS NULL AND place.farm_id IS NULL
  ORDER BY day.changed_at DESC, day.id DESC LIMIT $2::int`);

import type { MarketDayStatus, MarketHours } from '../../../contract/directory/market-days.js';
import type { DayWeather } from '../../../contract/directory/weather.js';
import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { type NearRow, placeColumns } from '../../search/places.sql.js';
import { dayMoments } from '../days/market-days.sql.js';
import { dayWeather } from '../weather/day-weather.sql.js';

export interface MarketOnDayRow extends NearRow {
  dayId: number;
  date: string;
  dayHours: MarketHours[];
  startsAt: string;
  endsAt: string;
  status: MarketDayStatus;
  reason: string | null;
  dayAddress: string | null;
  weather: DayWeather | null;
  total: number;
}

const { within, chord } = nearSql('$1', '$2', '$3');

export const marketDaysNear = statement<
  MarketOnDayRow,
  [latitude: number, longitude: number, chord: number, date: string, limit: number, offset: number]
>(`
  SELECT near.*, day.id AS "dayId", to_char(day.date, 'YYYY-MM-DD') AS date, day.hours AS "dayHours", ${dayMoments},
    day.status, day.reason, day.address AS "dayAddress", ${dayWeather} AS weather, count(*) OVER ()::int AS total
  FROM (
    SELECT ${placeColumns(chord)} FROM places
    WHERE kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL AND ${within}) AS near
  JOIN market_days AS day ON day.place_id = near.id AND day.date = $4
  ORDER BY near.chord, near."unconfirmedSince" IS NOT NULL, near.id LIMIT $5::int OFFSET $6::int`);

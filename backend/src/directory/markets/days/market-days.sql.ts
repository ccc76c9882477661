import type { MarketDayView } from '../../../contract/directory/market-days.js';
import { firstDayAt } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { dayWeather } from '../weather/day-weather.sql.js';

export const marketIdsAfter = statement<{ id: number }, [after: number, limit: number]>(
  `SELECT id FROM places WHERE kind = 'farmers_market' AND id > $1 ORDER BY id LIMIT $2::int`,
);

export const forgetWithdrawnDays = statement<{ id: number }, [now: Date]>(
  `DELETE FROM withdrawn_market_days WHERE date < ${firstDayAt('$1::timestamptz')}`,
);

export const forgetOldDays = statement<{ id: number }, [now: Date, keptDays: number]>(
  'DELETE FROM market_days WHERE ends_at < $1::timestamptz - make_interval(days => $2::int)',
);

export const dayMoments = `${utcText('day.starts_at')} AS "startsAt", ${utcText('day.ends_at')} AS "endsAt"`;
export const dayColumns = `day.id, to_char(day.date, 'YYYY-MM-DD') AS date, day.hours, ${dayMoments}, day.status,
  day.reason, day.address, to_char(day.moved_to, 'YYYY-MM-DD') AS "movedTo", ${dayWeather} AS weather`;

export const daysOfPlace = statement<MarketDayView, [placeId: number, now: Date, limit: number]>(
  `SELECT ${dayColumns} FROM market_days AS day
  WHERE place_id = $1 AND ends_at > $2 ORDER BY date LIMIT $3::int`,
);

export const dayOfPlace = statement<MarketDayView, [placeId: number, date: string]>(
  `SELECT ${dayColumns} FROM market_days AS day WHERE place_id = $1 AND date = $2`,
);

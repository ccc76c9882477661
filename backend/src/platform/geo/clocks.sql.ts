import { startOf, todayIn, UTC } from '../database/days.sql.js';
import { statement } from '../database/statement.js';
import type { DatabaseClock } from './clocks-agree.rules.js';

const THIS_MONTH = `${todayIn(UTC)} - extract(day FROM ${todayIn(UTC)})::int + 1`;

/** On the first of this month and of the next ones. */
export const databaseClocks = statement<DatabaseClock, [months: number]>(`
  SELECT zone, at, extract(epoch FROM (at AT TIME ZONE zone) - (at AT TIME ZONE 'UTC'))::int AS seconds
  FROM (SELECT DISTINCT time_zone AS zone FROM zip_codes) AS zones
  CROSS JOIN (SELECT ${startOf(THIS_MONTH, UTC)} + make_interval(months => month) AS at
    FROM generate_series(0, $1::int) AS month) AS moments
  ORDER BY at, zone`);

import { statement } from '../../../platform/database/statement.js';

export const insertSchedule = statement<
  object,
  [isEnabled: boolean, hourUtc: number, batchSize: number, delayMs: number, lastDay: string]
>(`INSERT INTO generation_schedule (id, is_enabled, hour_utc, batch_size, delay_ms, last_day)
  VALUES (1, $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`);

export const enabledHour = statement<{ hourUtc: number }>(
  'SELECT hour_utc AS "hourUtc" FROM generation_schedule WHERE is_enabled',
);

/** One statement: of many servers that ask for a night, one gets it. */
export const takeNight = statement<{ batchSize: number; delayMs: number }, [day: string]>(
  `UPDATE generation_schedule SET last_day = $1 WHERE is_enabled AND last_day < $1
  RETURNING batch_size AS "batchSize", delay_ms AS "delayMs"`,
);

interface ScheduleRow {
  isEnabled: boolean;
  hourUtc: number;
  batchSize: number;
  delayMs: number;
  updatedAt: Date;
  pages: number;
  targetsLeft: number;
}

export const readSchedule = statement<ScheduleRow>(
  `SELECT is_enabled AS "isEnabled", hour_utc AS "hourUtc", batch_size AS "batchSize", delay_ms AS "delayMs",
    updated_at AS "updatedAt", (SELECT count(*)::int FROM location_pages) AS pages,
    (SELECT count(*)::int FROM target_locations
      WHERE NOT EXISTS (SELECT 1 FROM location_pages WHERE target_id = target_locations.id)) AS "targetsLeft"
  FROM generation_schedule`,
);

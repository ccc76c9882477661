import type { EntityManager } from 'typeorm';
import type { GenerationScheduleRequest, GenerationScheduleView } from '../../contract/content/generation.js';
import type { Config } from '../../platform/config/config.js';
import { latestDueDay } from '../../platform/jobs/daily.rules.js';

interface ScheduleRow {
  isEnabled: boolean;
  hourUtc: number;
  batchSize: number;
  delayMs: number;
  updatedAt: Date;
}

/** Writes the schedule as it is configured, where there is none yet. It begins with the next night. */
export async function writeScheduleOnce(
  tx: EntityManager,
  preset: Config['generation'],
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO generation_schedule (id, is_enabled, hour_utc, batch_size, delay_ms, last_day)
     VALUES (1, $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [preset.isEnabled, preset.hourUtc, preset.batchSize, preset.delayMs, latestDueDay(now, preset.hourUtc)],
  );
}

/** @returns what a night's run is to be, to the one server that asks first once it is due; null otherwise */
export async function takeDueNight(
  tx: EntityManager,
  now: Date,
): Promise<{ batchSize: number; delayMs: number } | null> {
  const [schedule] = await tx.query<{ hourUtc: number }[]>(
    'SELECT hour_utc AS "hourUtc" FROM generation_schedule WHERE is_enabled',
  );
  if (!schedule) return null;
  const [rows] = await tx.query<[{ batchSize: number; delayMs: number }[], number]>(
    `UPDATE generation_schedule SET last_day = $1 WHERE is_enabled AND last_day < $1
     RETURNING batch_size AS "batchSize", delay_ms AS "delayMs"`,
    [latestDueDay(now, schedule.hourUtc)],
  );
  return rows[0] ?? null;
}

export async function readSchedule(tx: EntityManager, now: Date): Promise<GenerationScheduleView> {
  const [row] = await tx.query<(ScheduleRow & { pages: number; targetsLeft: number })[]>(
    `SELECT is_enabled AS "isEnabled", hour_utc AS "hourUtc", batch_size AS "batchSize", delay_ms AS "delayMs",
       updated_at AS "updatedAt", (SELECT count(*)::int FROM location_pages) AS pages,
       (SELECT count(*)::int FROM target_locations
         WHERE NOT EXISTS (SELECT 1 FROM location_pages WHERE target_id = target_locations.id)) AS "targetsLeft"
     FROM generation_schedule`,
  );
  if (!row) throw new Error('There is no schedule; it is written at the start.');
  const { delayMs, updatedAt, ...schedule } = row;
  return {
    ...schedule,
    delay: delayMs,
    nextRunAt: row.isEnabled ? nextHour(now, row.hourUtc).toISOString() : null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** Changes the schedule. An hour that has passed today counts from tomorrow. */
export async function changeSchedule(
  tx: EntityManager,
  to: GenerationScheduleRequest,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE generation_schedule SET is_enabled = $1, hour_utc = $2, batch_size = $3, delay_ms = $4, last_day = $5,
       updated_at = now()`,
    [to.isEnabled, to.hourUtc, to.batchSize, to.delay, latestDueDay(now, to.hourUtc)],
  );
}

/** @returns the next moment at which that hour of the day (UTC) begins */
function nextHour(now: Date, hourUtc: number): Date {
  const next = new Date(now);
  next.setUTCHours(hourUtc, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

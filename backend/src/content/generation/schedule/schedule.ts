import type { EntityManager } from 'typeorm';
import type {
  GenerationScheduleRequest,
  GenerationScheduleView,
} from '../../../contract/content/generation.js';
import type { Config } from '../../../platform/config/config.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { latestDueDay } from '../../../platform/jobs/daily.rules.js';
import { GenerationSchedule } from './generation-schedule.entity.js';
import * as sql from './schedule.sql.js';

/** Only where there is none yet; it begins with the next night. */
export async function writeScheduleOnce(
  tx: EntityManager,
  preset: Config['generation'],
  now: Date,
): Promise<void> {
  const { isEnabled, hourUtc, batchSize, delayMs } = preset;
  const today = latestDueDay(now, hourUtc);
  await changeRows(tx, sql.insertSchedule, [isEnabled, hourUtc, batchSize, delayMs, today]);
}

/** @returns null unless a night is due; only the first server that asks gets it */
export async function takeDueNight(
  tx: EntityManager,
  now: Date,
): Promise<{ batchSize: number; delayMs: number } | null> {
  const [schedule] = await fetchRows(tx, sql.enabledHour, []);
  if (!schedule) return null;
  const [due] = await fetchRows(tx, sql.takeNight, [latestDueDay(now, schedule.hourUtc)]);
  return due ?? null;
}

export async function readSchedule(tx: EntityManager, now: Date): Promise<GenerationScheduleView> {
  const [row] = await fetchRows(tx, sql.readSchedule, []);
  if (!row) throw new Error('There is no schedule; it is written at the start.');
  const { delayMs, updatedAt, ...schedule } = row;
  return {
    ...schedule,
    delay: delayMs,
    nextRunAt: row.isEnabled ? nextHour(now, row.hourUtc).toISOString() : null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** An hour that has passed today counts from tomorrow. */
export async function changeSchedule(
  tx: EntityManager,
  to: GenerationScheduleRequest,
  now: Date,
): Promise<void> {
  const { isEnabled, hourUtc, batchSize, delay } = to;
  const lastDay = latestDueDay(now, hourUtc);
  await tx.update(GenerationSchedule, { id: 1 }, { isEnabled, hourUtc, batchSize, delayMs: delay, lastDay });
}

function nextHour(now: Date, hourUtc: number): Date {
  const next = new Date(now);
  next.setUTCHours(hourUtc, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

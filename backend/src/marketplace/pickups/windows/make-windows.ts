import type { EntityManager } from 'typeorm';
import { WINDOWS_AHEAD_DAYS } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { localMoment } from '../../../directory/places/opening/opening.rules.js';
import { execute, fetchRows } from '../../../platform/database/statement.js';
import { comingWindows } from './coming-windows.rules.js';
import { cutoffOf } from './cutoff.rules.js';
import {
  closeWindows,
  forgetOtherWindows,
  type ScheduleToPlan,
  schedulesToPlan,
  writeWindows,
} from './pickup-windows.sql.js';

/**
 * Makes the windows of schedules eight weeks ahead, and forgets those that the schedules do not have any
 * more. What somebody has ordered for, and what the farm changed by hand, stays. Done twice, it changes
 * nothing. To be called in the transaction that changes a schedule or its site.
 */
export async function makeWindows(
  tx: EntityManager,
  scheduleIds: readonly number[],
  now = new Date(),
): Promise<void> {
  const schedules = await fetchRows(tx, schedulesToPlan, [scheduleIds, now]);
  if (schedules.length === 0) return;
  const planned = JSON.stringify(schedules.flatMap((schedule) => windowsOf(schedule, now)));
  await execute(tx, forgetOtherWindows, [schedules.map(({ id }) => id), now, planned]);
  await execute(tx, writeWindows, [planned]);
  const over = schedules.filter(({ isOver }) => isOver).map(({ id }) => id);
  if (over.length > 0) await execute(tx, closeWindows, [over, now]);
}

function windowsOf(schedule: ScheduleToPlan, now: Date) {
  const { id, vendorId, timeZone, capacity, capacityUnit, heldDays } = schedule;
  if (schedule.isOver) return [];
  const { year, monthDay } = localMoment(now, timeZone);
  const rule = { ...schedule, cutoff: cutoffOf(schedule) };
  return comingWindows(rule, `${year}-${monthDay}`, WINDOWS_AHEAD_DAYS, heldDays).map((window) => ({
    ...{ scheduleId: id, vendorId, zone: timeZone, capacity, capacityUnit },
    ...window,
  }));
}

import type { EntityManager } from 'typeorm';
import { WINDOWS_AHEAD_DAYS } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { MAX_SHARE_WEEKS } from '../../../contract/marketplace/shares/share-terms.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { momentAt } from '../../../contract/shared/calendar/wall-clock.js';
import { localMoment } from '../../../directory/places/opening/opening.rules.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { lockComingWindows } from '../../tables/locks.sql.js';
import { type ComingWindow, comingWindows } from './coming-windows.rules.js';
import { cutoffOf } from './cutoff.rules.js';
import {
  closeOtherWindows,
  followWindows,
  forgetOtherWindows,
  type ScheduleToPlan,
  schedulesToPlan,
  windowsInPlan,
  writeWindows,
} from './pickup-windows.sql.js';

/**
 * Eight weeks ahead, for a share its season; what is ordered keeps its hours. Idempotent.
 * @returns ids closed from now on
 */
export async function makeWindows(
  tx: EntityManager,
  scheduleIds: readonly number[],
  now = new Date(),
  lost: readonly number[] = [],
): Promise<number[]> {
  const schedules = await fetchRows(tx, schedulesToPlan, [scheduleIds, now]);
  if (schedules.length === 0) return [];
  const ids = schedules.map(({ id }) => id);
  const over = schedules.filter(({ isOver }) => isOver).map(({ id }) => id);
  const planned = planOf(schedules, now);
  await changeRows(tx, lockComingWindows, [ids, now]);
  await changeRows(tx, forgetOtherWindows, [ids, now, planned]);
  const closed = await fetchRows(tx, closeOtherWindows, [ids, now, planned, over, lost]);
  await changeRows(tx, writeWindows, [planned]);
  await changeRows(tx, followWindows, [planned]);
  return closed.map(({ id }) => id);
}

export async function windowsOfPlan(tx: EntityManager, scheduleId: number, now: Date): Promise<number[]> {
  const schedules = await fetchRows(tx, schedulesToPlan, [[scheduleId], now]);
  const had = await fetchRows(tx, windowsInPlan, [[scheduleId], now, planOf(schedules, now)]);
  return had.map(({ id }) => id);
}

const planOf = (schedules: readonly ScheduleToPlan[], now: Date) =>
  JSON.stringify(schedules.flatMap((schedule) => windowsOf(schedule, now)));

/** Of what a share is picked up at, all days up to its last one. */
const daysAhead = ({ lastShareDay }: Pick<ScheduleToPlan, 'lastShareDay'>, today: string): number => {
  const needed = lastShareDay === null ? 0 : (Date.parse(lastShareDay) - Date.parse(today)) / DAY_MS + 1;
  return Math.min(Math.max(WINDOWS_AHEAD_DAYS, needed), MAX_SHARE_WEEKS * 7 + 1);
};

function windowsOf(schedule: ScheduleToPlan, now: Date) {
  const { id, vendorId, timeZone, capacity, capacityUnit, heldDays } = schedule;
  if (schedule.isOver) return [];
  const { year, monthDay } = localMoment(now, timeZone);
  const today = `${year}-${monthDay}`;
  const rule = { ...schedule, cutoff: cutoffOf(schedule) };
  return comingWindows(rule, today, daysAhead(schedule, today), heldDays).flatMap((window) => {
    const moments = momentsOf(window, timeZone);
    // Of what lies in the hour that is skipped in March, nothing is left.
    if (moments.endsAt <= moments.startsAt) return [];
    return { scheduleId: id, vendorId, capacity, capacityUnit, ...window, ...moments };
  });
}

function momentsOf(window: ComingWindow, timeZone: string) {
  const moment = (clock: string) => momentAt(clock.slice(0, 10), clock.slice(11), timeZone);
  const startsAt = moment(window.startsAt);
  const notAfter = (clock: string) => new Date(Math.min(startsAt.getTime(), moment(clock).getTime()));
  return {
    ...{ startsAt, endsAt: moment(window.endsAt) },
    ...{ ordersOpen: notAfter(window.ordersOpen), ordersClose: notAfter(window.ordersClose) },
  };
}

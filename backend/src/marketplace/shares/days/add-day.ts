import { type EntityManager, Not } from 'typeorm';
import type { AddDayRequest } from '../../../contract/marketplace/shares/share-days.js';
import { MAX_SHARE_WEEKS } from '../../../contract/marketplace/shares/share-terms.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { makeWindows } from '../../pickups/windows/make-windows.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { sitesOfPlans } from '../plans/share-plans.sql.js';
import { lockPlan, wrong } from '../plans/write-plan.js';
import { windowsOfDay } from './share-days.sql.js';

/**
 * A day more of a season. Members have no box then, but those that are moved there.
 * @returns its id
 * @throws SHARE_NOT_FOUND, SHARE_ENDED, VALIDATION_FAILED
 */
export async function addDay(
  tx: EntityManager,
  vendorId: number,
  planId: number,
  { date, half }: AddDayRequest,
  now: Date,
): Promise<number> {
  const plan = await lockPlan(tx, vendorId, planId);
  if (plan.status !== 'published') throw new DomainError('SHARE_ENDED');
  if ((half !== null) !== (plan.rhythm === 'every_other')) throw wrong('half', 'Please choose which weeks.');
  const sites = await fetchRows(tx, sitesOfPlans, [[planId]]);
  const today = dayIn(sites[0]?.timeZone ?? 'UTC', now);
  if (date > addDays(today, MAX_SHARE_WEEKS * 7))
    throw wrong('date', `Please choose a day within ${MAX_SHARE_WEEKS} weeks.`);
  const ofMain = { planId: plan.addOnToId ?? 0, date, state: Not('canceled' as const) };
  if (plan.addOnToId !== null && !(await tx.existsBy(ShareDate, ofMain)))
    throw wrong('date', 'Please choose a day of the main share.');
  if (await tx.existsBy(ShareDate, { planId, date })) throw wrong('date', 'The share has this day already.');
  const { id } = await tx.save(ShareDate, { planId, date, half, state: 'added', changedAt: now });
  await makeWindows(
    tx,
    sites.map(({ scheduleId }) => scheduleId),
    now,
  );
  const windows = await fetchRows(tx, windowsOfDay, [id]);
  if (!windows.some(({ status, ordersCloseAt }) => status === 'open' && ordersCloseAt > now))
    throw wrong('date', 'None of this share’s pickups takes orders for that day. Please add it there first.');
  return id;
}

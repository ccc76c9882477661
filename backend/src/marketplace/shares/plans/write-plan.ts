import { type EntityManager, In } from 'typeorm';
import { seasonDates } from '../../../contract/marketplace/shares/season.js';
import type { SharePlanRequest } from '../../../contract/marketplace/shares/share-plans.js';
import { MAX_SHARE_WEEKS } from '../../../contract/marketplace/shares/share-terms.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { KeptPlace } from '../../tables/kept-place.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { ShareWait } from '../../tables/share-wait.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { withSeason } from './add-on-season.js';
import { ownSchedules } from './share-plans.sql.js';

export const wrong = (path: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', [{ path, message }]);

/** What only a draft can change: members join under it. */
export const seasonOf = (request: SharePlanRequest) => ({
  ...{ addOnToId: request.addOnToId, rhythm: request.rhythm, weekday: request.weekday },
  ...{ firstDay: request.firstDay, lastDay: request.lastDay },
  skippedDays: [...new Set(request.skippedDays)].sort(),
  ...{ includedHolds: request.includedHolds, holds: request.holds, refund: request.refund },
  ...{ payments: request.payments, pausesUnpaid: request.pausesUnpaid, allowsSmaller: request.allowsSmaller },
  priceChoice: request.priceChoice,
  work: request.work,
});

export const shownOf = ({ name, description, trialBoxes, joinUntil, isHidden }: SharePlanRequest) => ({
  ...{ name, description, trialBoxes, joinUntil, isHidden },
});

/** @throws VALIDATION_FAILED where a season has no dates, is too long, or a pickup isn't the vendor's */
export async function refuseWrongSeason(
  tx: EntityManager,
  vendorId: number,
  request: SharePlanRequest,
): Promise<void> {
  if (request.lastDay > addDays(request.firstDay, MAX_SHARE_WEEKS * 7))
    throw wrong('lastDay', `A season can last at most ${MAX_SHARE_WEEKS} weeks.`);
  const dates = seasonDates(request);
  if (dates.length === 0) throw wrong('lastDay', 'There’s no such weekday between these days.');
  const boxes = request.rhythm === 'weekly' ? dates.length : Math.floor(dates.length / 2);
  if (request.includedHolds >= Math.max(1, boxes))
    throw wrong('includedHolds', `A member has ${boxes} boxes. Please include fewer holds.`);
  const ids = request.sites.map(({ scheduleId }) => scheduleId);
  const own = await fetchRows(tx, ownSchedules, [vendorId, ids]);
  ids.forEach((id, index) => {
    const schedule = own.find((one) => one.id === id);
    if (!schedule) throw wrong(`sites.${index}.scheduleId`, 'Please choose a pickup from the list.');
    if (schedule.kind === 'weekly' && !schedule.weekdays.includes(request.weekday))
      throw wrong(`sites.${index}.scheduleId`, `${schedule.name} isn’t held on this weekday.`);
  });
}

/** @throws as `refuseWrongSeason` and `withSeason` */
export async function writeDraft(
  tx: EntityManager,
  vendorId: number,
  sent: SharePlanRequest,
): Promise<SharePlan> {
  const request = await withSeason(tx, vendorId, sent);
  await refuseWrongSeason(tx, vendorId, request);
  const plan = await tx.save(SharePlan, { vendorId, ...shownOf(request), ...seasonOf(request) });
  await writeSizes(tx, plan.id, request.sizes);
  await writeSites(tx, plan.id, request.sites);
  return tx.findOneByOrFail(SharePlan, { id: plan.id });
}

/** Of a size that somebody joined or a box has, the row stays. @throws VALIDATION_FAILED */
export async function writeSizes(
  tx: EntityManager,
  planId: number,
  sizes: SharePlanRequest['sizes'],
): Promise<void> {
  const known = await tx.find(ShareSize, {
    where: { planId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const kept = new Set(sizes.flatMap(({ id }) => id ?? []));
  for (const { id, name } of known.filter((size) => !kept.has(size.id))) {
    if ((await tx.existsBy(Subscription, { sizeId: id })) || (await tx.existsBy(BoxPromise, { sizeId: id })))
      throw wrong('sizes', `People joined with the size ${name}. Please keep it, and lower its places.`);
    if (await tx.existsBy(ShareWait, { sizeId: id, state: In(['waiting', 'offered']) }))
      throw wrong('sizes', `People wait for the size ${name}. Please keep it.`);
    if (await tx.existsBy(KeptPlace, { sizeId: id }))
      throw wrong('sizes', `Places of the size ${name} are kept for people. Please keep it.`);
    await tx.delete(ShareSize, id);
  }
  for (const [position, { id, ...fields }] of sizes.entries()) {
    const before = known.find((one) => one.id === id);
    if (id && !before) throw wrong(`sizes.${position}.name`, 'This size is gone. Please reload the page.');
    if (before && fields.places < before.taken)
      throw wrong(
        `sizes.${position}.places`,
        `${before.taken} ${before.taken === 1 ? 'place is' : 'places are'} taken already.`,
      );
    await tx.save(ShareSize, { ...fields, planId, position, ...(before && { id: before.id }) });
  }
}

export async function writeSites(
  tx: EntityManager,
  planId: number,
  sites: SharePlanRequest['sites'],
): Promise<void> {
  await tx.delete(ShareSite, { planId });
  await tx.insert(
    ShareSite,
    sites.map((site, position) => ({ ...site, planId, position })),
  );
}

/** @throws SHARE_NOT_FOUND */
export async function lockPlan(tx: EntityManager, vendorId: number, id: number): Promise<SharePlan> {
  const plan = await tx.findOne(SharePlan, {
    where: { id, vendorId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!plan) throw new DomainError('SHARE_NOT_FOUND');
  return plan;
}

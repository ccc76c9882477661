import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { nextName, nextRefund, nextYear } from './next-season.rules.js';
import { ownSchedules } from './share-plans.sql.js';

/** A draft with the sizes, sites, rhythm and rules of a share, on the days of next year. @returns its id */
export async function writeNext(tx: EntityManager, plan: SharePlan): Promise<number> {
  const { id, vendorId, productId: _product, status: _status, ...carried } = plan;
  const {
    publishedAt: _published,
    endedAt: _ended,
    createdAt: _created,
    updatedAt: _updated,
    ...kept
  } = carried;
  const next = await tx.save(SharePlan, {
    ...{ ...kept, vendorId, renewsId: id, renewUntil: null, isHidden: false },
    ...{ name: nextName(plan.name), firstDay: nextYear(plan.firstDay), lastDay: nextYear(plan.lastDay) },
    skippedDays: plan.skippedDays.map(nextYear),
    joinUntil: plan.joinUntil && nextYear(plan.joinUntil),
    refund: nextRefund(plan.refund),
    work: plan.work && { ...plan.work, until: nextYear(plan.work.until) },
  });
  const of = { where: { planId: id }, order: { position: 'ASC' as const } };
  for (const { id: _size, taken: _taken, ...size } of await tx.find(ShareSize, of))
    await tx.save(ShareSize, { ...size, planId: next.id });
  const sites = await tx.find(ShareSite, of);
  const running = await fetchRows(tx, ownSchedules, [vendorId, sites.map(({ scheduleId }) => scheduleId)]);
  for (const { id: _site, ...site } of sites)
    if (running.some((schedule) => schedule.id === site.scheduleId))
      await tx.save(ShareSite, { ...site, planId: next.id });
  return next.id;
}

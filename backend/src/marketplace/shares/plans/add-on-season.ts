import { type EntityManager, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { seasonDates } from '../../../contract/marketplace/shares/season.js';
import type { SharePlanRequest } from '../../../contract/marketplace/shares/share-plans.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import { sitesOfPlans } from './share-plans.sql.js';

type Season = Pick<SharePlanRequest, 'rhythm' | 'weekday' | 'firstDay' | 'lastDay' | 'skippedDays' | 'sites'>;

/**
 * An add-on has the rhythm, days and pickups of its main share, less the days that its farm skips: what the
 * main share has canceled or handed out already is skipped as well. The fee of a site is on the main box.
 * @throws VALIDATION_FAILED where it is no published share of the vendor's own, or no day is left
 */
export async function addOnSeason(
  tx: EntityManager,
  vendorId: number,
  { addOnToId, skippedDays }: { addOnToId: number; skippedDays: readonly string[] },
  now = new Date(),
): Promise<Season> {
  const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  const where = { id: addOnToId, vendorId, status: 'published' as const, addOnToId: IsNull() };
  const main = await tx.findOneBy(SharePlan, where);
  if (!main) throw wrong('addOnToId', 'Please choose one of your published shares.');
  const [site] = await fetchRows(tx, sitesOfPlans, [[main.id]]);
  const date = MoreThanOrEqual(dayIn(site?.timeZone ?? 'UTC', now));
  const coming = await tx.findBy(ShareDate, { planId: main.id, state: Not('canceled'), date });
  const kept = new Set(coming.map((one) => one.date).filter((day) => !skippedDays.includes(day)));
  const { rhythm, weekday, firstDay, lastDay } = main;
  const all = seasonDates({ rhythm, weekday, firstDay, lastDay, skippedDays: [] });
  const skipped = all.flatMap(({ date: day }) => (kept.has(day) ? [] : [day]));
  if (skipped.length === all.length) throw wrong('skippedDays', 'Please keep at least one day.');
  const sites = await tx.find(ShareSite, { where: { planId: main.id }, order: { position: 'ASC' } });
  return {
    ...{ rhythm, weekday, firstDay, lastDay, skippedDays: skipped },
    sites: sites.map(({ scheduleId }) => ({ scheduleId, fee: 0 })),
  };
}

/**
 * What a farm's form sends, with what an add-on has of its main share: nobody chooses its price or works
 * for it.
 * @throws as `addOnSeason`
 */
export async function withSeason(
  tx: EntityManager,
  vendorId: number,
  request: SharePlanRequest,
): Promise<SharePlanRequest> {
  const { addOnToId, skippedDays } = request;
  return addOnToId === null
    ? request
    : {
        ...request,
        ...{ priceChoice: null, work: null },
        ...(await addOnSeason(tx, vendorId, { addOnToId, skippedDays })),
      };
}

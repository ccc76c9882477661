import type { EntityManager } from 'typeorm';
import { dateWords } from '../../../contract/marketplace/pickup/schedule-words.js';
import { seasonDates } from '../../../contract/marketplace/shares/season.js';
import { MAX_SHARE_WEEKS } from '../../../contract/marketplace/shares/share-terms.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { makeWindows } from '../../pickups/windows/make-windows.js';
import { Product } from '../../tables/product.entity.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { addOnSeason } from './add-on-season.js';
import { missingWindows, sitesOfPlans } from './share-plans.sql.js';
import { writeSites, wrong } from './write-plan.js';

/**
 * All dates become rows, and each pickup has its windows up to the last one.
 * @throws SHARE_PUBLISHED, and VALIDATION_FAILED where the season has begun, ends too late, or a pickup isn't
 * held on one of its dates
 */
export async function publishShare(tx: EntityManager, draft: SharePlan, now: Date): Promise<void> {
  if (draft.status !== 'draft') throw new DomainError('SHARE_PUBLISHED');
  const plan = await asOfNow(tx, draft, now);
  const sites = await fetchRows(tx, sitesOfPlans, [[plan.id]]);
  const [first] = sites;
  if (!first) throw wrong('sites', 'Please choose at least one pickup first.');
  const today = dayIn(first.timeZone, now);
  if (plan.addOnToId === null && plan.firstDay < today)
    throw wrong('firstDay', 'The first day is over. Please choose a later one.');
  if (plan.lastDay > addDays(today, MAX_SHARE_WEEKS * 7))
    throw wrong('lastDay', `The last day can be at most ${MAX_SHARE_WEEKS} weeks from now.`);
  const productId = await makeProduct(tx, plan);
  await tx.update(SharePlan, plan.id, { status: 'published', publishedAt: now, productId });
  await tx.insert(
    ShareDate,
    seasonDates(plan).map((day) => ({ ...day, planId: plan.id })),
  );
  await makeWindows(
    tx,
    sites.map(({ scheduleId }) => scheduleId),
    now,
  );
  const [missing] = await fetchRows(tx, missingWindows, [plan.id]);
  if (!missing) return;
  const { name } = sites.find(({ scheduleId }) => scheduleId === missing.scheduleId) ?? { name: '' };
  const day = dateWords(missing.date, Number(today.slice(0, 4)));
  throw wrong('skippedDays', `${name} takes no orders for ${day}. Skip that day, or choose another pickup.`);
}

/** An add-on has the days that its main share has by now. */
async function asOfNow(tx: EntityManager, plan: SharePlan, now: Date): Promise<SharePlan> {
  const { id, vendorId, addOnToId, skippedDays } = plan;
  if (addOnToId === null) return plan;
  const { sites, ...season } = await addOnSeason(tx, vendorId, { addOnToId, skippedDays }, now);
  await tx.update(SharePlan, id, season);
  await writeSites(tx, id, sites);
  return { ...plan, ...season };
}

/** Deleted from the start: the shop keeps such products for lines of orders, and never sells one (0228). */
async function makeProduct(tx: EntityManager, { id: planId, vendorId, name }: SharePlan): Promise<number> {
  const { price } = await tx.findOneByOrFail(ShareSize, { planId, position: 0 });
  const { identifiers } = await tx.insert(Product, {
    ...{ vendorId, name, description: '', category: 'vegetables', unit: 'each', price },
    ...{ madeToOrder: true, inventory: MAX_QUANTITY, isActive: false, deletedAt: new Date() },
  });
  return (identifiers[0] as { id: number }).id;
}

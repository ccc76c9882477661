import { type EntityManager, In, MoreThanOrEqual, Not } from 'typeorm';
import { seasonDays } from '../../../contract/marketplace/shares/season.js';
import type { AddOnView } from '../../../contract/marketplace/shares/share-add-ons.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { shareFields } from '../plans/share-plan.view.js';
import { sitesOfPlans } from '../plans/share-plans.sql.js';

export const sizeToChoose = ({ id, name, description, price, places, taken }: ShareSize) => ({
  ...{ id, name, description, price: amountOf(price), placesLeft: places - taken },
});

/** @returns what members of a share can have with it, by name */
export async function addOnsOf(tx: EntityManager, planId: number, now: Date): Promise<AddOnView[]> {
  const where = { addOnToId: planId, status: 'published' as const, isHidden: false };
  const plans = await tx.find(SharePlan, { where, order: { name: 'ASC', id: 'ASC' } });
  if (plans.length === 0) return [];
  const [site] = await fetchRows(tx, sitesOfPlans, [[planId]]);
  const today = dayIn(site?.timeZone ?? 'UTC', now);
  const of = { planId: In(plans.map(({ id }) => id)) };
  const sizes = await tx.find(ShareSize, { where: of, order: { position: 'ASC', id: 'ASC' } });
  const dates = await tx.find(ShareDate, {
    where: { ...of, date: MoreThanOrEqual(today), state: Not('canceled') },
    order: { date: 'ASC' },
  });
  return plans
    .filter(({ joinUntil }) => joinUntil === null || today <= joinUntil)
    .map((plan) => {
      const left = dates.filter((date) => date.planId === plan.id);
      return {
        ...{ ...shareFields(plan), ...seasonDays(left, plan) },
        sizes: sizes.filter((size) => size.planId === plan.id).map(sizeToChoose),
        dates: left.map(({ date, half }) => ({ date, half })),
      };
    })
    .filter((one) => one.dates.length > 0);
}

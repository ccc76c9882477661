import { type EntityManager, In } from 'typeorm';
import type { SharePlanView } from '../../../contract/marketplace/shares/share-plans.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { sharePlanView } from './share-plan.view.js';
import { datesOfPlans, membersOfPlans, sitesOfPlans } from './share-plans.sql.js';

/** @returns the views in the order of the ids; what isn't there is left out */
export async function loadPlans(
  tx: EntityManager,
  ids: readonly number[],
  now = new Date(),
): Promise<SharePlanView[]> {
  if (ids.length === 0) return [];
  const plans = await tx.findBy(SharePlan, { id: In(ids) });
  const sizes = await tx.find(ShareSize, {
    where: { planId: In(ids) },
    order: { position: 'ASC', id: 'ASC' },
  });
  const sites = await fetchRows(tx, sitesOfPlans, [ids]);
  const dates = await fetchRows(tx, datesOfPlans, [ids]);
  const members = await fetchRows(tx, membersOfPlans, [ids]);
  const related = await tx.find(SharePlan, {
    select: { id: true, name: true, status: true, addOnToId: true },
    where: [{ addOnToId: In(ids) }, { id: In(plans.flatMap(({ addOnToId }) => addOnToId ?? [])) }],
    order: { name: 'ASC', id: 'ASC' },
  });
  const of = <Row extends { planId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ planId }) => planId === id);
  return ids.flatMap((id) => {
    const plan = plans.find((one) => one.id === id);
    if (!plan) return [];
    const main = related.find((one) => one.id === plan.addOnToId);
    const addOns = related.filter(({ addOnToId }) => addOnToId === id);
    const parts = { main, addOns, sizes: of(sizes, id), sites: of(sites, id), dates: of(dates, id) };
    return sharePlanView(plan, parts, of(members, id)[0]?.members ?? 0, now);
  });
}

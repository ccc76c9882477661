import { seasonDates } from '../../../contract/marketplace/shares/season.js';
import type { SharePlanView } from '../../../contract/marketplace/shares/share-plans.js';
import type { RefundRule } from '../../../contract/marketplace/shares/share-terms.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { usual } from '../../pickups/next/next-pickups.view.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import type { ShareSize } from '../../tables/share-size.entity.js';
import { priceChoiceView, sizePrices } from '../prices/price.view.js';
import type { ShareDateRow, ShareSiteRow } from './share-plans.sql.js';

export const refundRuleView = (rule: RefundRule): SharePlanView['refund'] =>
  rule.kind === 'none' ? rule : { ...rule, deposit: amountOf(rule.deposit) };

/** What farm and shoppers both see. */
export const shareFields = (plan: SharePlan) => ({
  ...{ id: plan.id, name: plan.name, description: plan.description },
  ...{ rhythm: plan.rhythm, weekday: plan.weekday, firstDay: plan.firstDay, lastDay: plan.lastDay },
  ...{ includedHolds: plan.includedHolds, holds: plan.holds, payments: plan.payments },
  ...{ refund: refundRuleView(plan.refund), joinUntil: plan.joinUntil },
  ...{ pausesUnpaid: plan.pausesUnpaid, allowsSmaller: plan.allowsSmaller, trialBoxes: plan.trialBoxes },
  priceChoice: priceChoiceView(plan.priceChoice),
  work: plan.work && { ...plan.work, rate: amountOf(plan.work.rate) },
});

export const siteUsual = (site: ShareSiteRow, now: Date): string => usual(site, dayIn(site.timeZone, now));

export function sharePlanView(
  plan: SharePlan,
  of: {
    sizes: readonly ShareSize[];
    sites: readonly ShareSiteRow[];
    dates: readonly ShareDateRow[];
    /** Of an add-on. */
    main: Pick<SharePlan, 'id' | 'name'> | undefined;
    addOns: readonly Pick<SharePlan, 'id' | 'name' | 'status'>[];
  },
  members: number,
  now: Date,
): SharePlanView {
  const dates =
    plan.status === 'draft'
      ? seasonDates(plan).map((day) => ({ ...day, id: null, state: 'planned' as const, reason: null }))
      : of.dates.map(({ id, date, half, state, reason }) => ({ id, date, half, state, reason }));
  return {
    ...shareFields(plan),
    addOnTo: of.main ? { id: of.main.id, name: of.main.name } : null,
    addOns: of.addOns.map(({ id, name, status }) => ({ id, name, status })),
    ...{ renewsId: plan.renewsId, renewUntil: plan.renewUntil },
    ...{ status: plan.status, isHidden: plan.isHidden, skippedDays: plan.skippedDays, members, dates },
    sizes: of.sizes.map(({ id, name, description, price, places, taken, crates }) => ({
      ...{ id, name, description, price: amountOf(price), places, taken, crates },
      prices: sizePrices(plan.priceChoice, price),
    })),
    sites: of.sites.map((site) => ({
      ...{ scheduleId: site.scheduleId, siteId: site.siteId, name: site.name },
      ...{ city: site.city, state: site.state, fee: amountOf(site.fee), usual: siteUsual(site, now) },
    })),
  };
}

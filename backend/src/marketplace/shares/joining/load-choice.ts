import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import type { ShareQuoteRequest } from '../../../contract/marketplace/shares/public-shares.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { datesOfPlans, sitesOfPlans } from '../plans/share-plans.sql.js';
import type { Choice, ChosenBoxes } from './quote-share.js';
import { type ShareVendorRow, vendorOfShownShare } from './share-days.sql.js';

/**
 * With `lock`, it can't be ended until the transaction is over.
 * @param where add-ons are left out unless it says otherwise
 * @throws SHARE_NOT_FOUND for drafts, hidden ones and those of vendors who aren't shown
 */
export async function shownShare(
  tx: EntityManager,
  id: number,
  { lock, where = { addOnToId: IsNull() } }: { lock: boolean; where?: FindOptionsWhere<SharePlan> },
): Promise<{ plan: SharePlan; vendor: ShareVendorRow }> {
  const [vendor] = await fetchRows(tx, vendorOfShownShare, [id]);
  const plan = vendor && (await findPlan(tx, { ...where, id }, lock));
  if (!plan) throw new DomainError('SHARE_NOT_FOUND');
  return { plan, vendor };
}

export const findPlan = (tx: EntityManager, where: FindOptionsWhere<SharePlan>, lock: boolean) =>
  tx.findOne(SharePlan, { where, ...(lock && { lock: { mode: 'pessimistic_read' as const } }) });

/**
 * What is chosen of a share. With `lock`, its size is locked, so that two who join wait for each other.
 * @throws VALIDATION_FAILED
 */
export async function loadChoice(
  tx: EntityManager,
  plan: SharePlan,
  request: ChosenBoxes & Pick<ShareQuoteRequest, 'sizeId' | 'scheduleId'>,
  { lock }: { lock: boolean },
): Promise<Choice> {
  const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  const size = await tx.findOne(ShareSize, {
    where: { id: request.sizeId, planId: plan.id },
    ...(lock && { lock: { mode: 'pessimistic_write' as const } }),
  });
  if (!size) throw wrong('sizeId', 'Please choose a size.');
  const sites = await fetchRows(tx, sitesOfPlans, [[plan.id]]);
  const site = sites.find(({ scheduleId }) => scheduleId === request.scheduleId);
  if (!site) throw wrong('scheduleId', 'Please choose where you pick up.');
  const dates = await fetchRows(tx, datesOfPlans, [[plan.id]]);
  return { plan, size, site, dates, request };
}

/** @throws SHARE_NOT_OPEN once nobody new may join */
export function refuseLateJoin({ plan, site }: Choice, now: Date): void {
  if (plan.joinUntil !== null && dayIn(site.timeZone, now) > plan.joinUntil)
    throw new DomainError('SHARE_NOT_OPEN');
}

import { type EntityManager, Not } from 'typeorm';
import type { ChosenAddOn } from '../../../contract/marketplace/shares/add-on-choices.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { Whose } from '../accounts/end-subscription.js';
import { findPlan, shownShare } from '../joining/load-choice.js';
import { lockPlacesOf } from '../places/kept-places.js';

export interface ChosenPlan {
  plan: SharePlan;
  request: ChosenAddOn;
}

/**
 * What is chosen with a main share, in its order. Locks the add-ons, and then places and room of all
 * together, so that two who join never wait for each other.
 * @throws SHARE_NOT_FOUND, VALIDATION_FAILED
 */
export async function lockAddOns(
  tx: EntityManager,
  main: SharePlan,
  chosen: readonly ChosenAddOn[],
  now: Date,
): Promise<ChosenPlan[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ shareId }) => shareId);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      throw new DomainError('VALIDATION_FAILED', [
        { path: `addOns.${index}.shareId`, message: 'Please choose each add-on once.' },
      ]);
  });
  const plans = new Map<number, SharePlan>();
  for (const id of ids.toSorted((one, other) => one - other))
    plans.set(id, (await shownShare(tx, id, { lock: true, where: { addOnToId: main.id } })).plan);
  await lockPlacesOf(tx, [main.id, ...ids], now);
  return chosen.flatMap((request) => {
    const plan = plans.get(request.shareId);
    return plan ? [{ plan, request }] : [];
  });
}

/**
 * An add-on for a membership that is there. Locks both.
 * @throws SHARE_NOT_FOUND, SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, ADD_ON_THERE
 */
export async function findAddOn(
  tx: EntityManager,
  where: { id: number } & Whose,
  shareId: number,
  role: 'member' | 'farm',
): Promise<{ plan: SharePlan; main: Subscription; commissionRate: string }> {
  const known = await tx.findOneBy(Subscription, where);
  if (!known) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  const of = { addOnToId: known.planId };
  const plan =
    role === 'member'
      ? (await shownShare(tx, shareId, { lock: true, where: of })).plan
      : await findPlan(tx, { ...of, id: shareId, status: 'published' }, true);
  if (!plan) throw new DomainError('SHARE_NOT_FOUND');
  const main = await tx.findOne(Subscription, { where, lock: { mode: 'pessimistic_write' } });
  if (!main) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  if (main.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
  if (main.state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
  if (main.isTrial) throw new DomainError('TRIAL_HAS_NO_ADD_ONS');
  const own = { addOnToId: main.id, planId: plan.id, state: Not('ended' as const) };
  if (await tx.existsBy(Subscription, own)) throw new DomainError('ADD_ON_THERE');
  const { commissionRate } = await tx.findOneByOrFail(Vendor, { id: plan.vendorId });
  return { plan, main, commissionRate };
}

/** What is wrong with a part of a request is said at the part. */
export async function within<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (!(error instanceof DomainError) || !error.issues) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
    throw new DomainError(error.code, issues);
  });
}

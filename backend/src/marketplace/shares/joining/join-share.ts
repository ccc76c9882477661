import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { ChosenAddOn } from '../../../contract/marketplace/shares/add-on-choices.js';
import type { ShareQuoteRequest } from '../../../contract/marketplace/shares/public-shares.js';
import type { EnterMemberRequest } from '../../../contract/marketplace/shares/share-members.js';
import type { SharePayBy } from '../../../contract/marketplace/shares/share-terms.js';
import type { JoinShareRequest } from '../../../contract/marketplace/shares/subscriptions.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { lockKeys } from '../../tables/locks.sql.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import type { Whose } from '../accounts/end-subscription.js';
import { type LoadedSubscription, loadSubscription } from '../accounts/load-subscriptions.js';
import { lockComing, refuseOneMore } from '../accounts/most-memberships.js';
import { findAddOn, lockAddOns, within } from '../add-ons/choose-add-ons.js';
import { CardPages } from '../cards/card-pages.service.js';
import { lockPlacesOf } from '../places/kept-places.js';
import { WaitingLine } from '../waits/waiting-line.js';
import { findPlan, loadChoice, refuseLateJoin, shownShare } from './load-choice.js';
import type { ChosenBoxes } from './quote-share.js';
import { TellJoined } from './tell-joined.js';
import { hadBoxes } from './trials.sql.js';
import { type Joiner, lockedQuote, writeSubscription } from './write-subscription.js';

interface Joining {
  plan: SharePlan;
  request: ChosenBoxes & Pick<ShareQuoteRequest, 'sizeId' | 'scheduleId'> & { total: number };
  addOns?: readonly ChosenAddOn[];
  joiner: Omit<Joiner, 'idempotencyKey' | 'requestHash'>;
  by: { userId: number; role: 'member' | 'farm' };
  /** Frees the place that is kept for them, before anything is locked but the share. */
  free?: () => Promise<void>;
  once: Once;
}
type Once = Pick<Joiner, 'idempotencyKey' | 'requestHash'>;

@Injectable()
export class JoinShare {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly cards: CardPages,
    private readonly telling: TellJoined,
    private readonly line: WaitingLine,
  ) {}

  get takesCards(): boolean {
    return this.cards.gateway !== null;
  }

  /**
   * @returns the membership, also one that the same key has made before
   * @throws SHARE_NOT_FOUND, SHARE_NOT_OPEN, SHARE_FULL, SHARE_SITE_FULL, SHARE_TOTAL_CHANGED,
   * TOO_MANY_MEMBERSHIPS, IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED
   */
  join(
    user: SignedInUser,
    request: JoinShareRequest,
    key: string | null,
    now = new Date(),
  ): Promise<LoadedSubscription> {
    return this.once(key && hashOf([`member ${user.id}`, key]), request, now, async (tx, once) => {
      const { plan, vendor } = await shownShare(tx, request.shareId, { lock: true });
      const joining = await this.asMember(tx, user, { plan, request, ...vendor });
      return this.write(tx, now, { ...joining, addOns: request.addOns, once });
    });
  }

  /**
   * With a place that is kept for them, also of a share that is hidden or takes nobody new.
   * @param free frees that place, behind the locks of the share's places @returns its id @throws as `join`
   */
  async take(
    tx: EntityManager,
    user: SignedInUser,
    request: JoinShareRequest,
    now: Date,
    free: () => Promise<void>,
  ): Promise<number> {
    const plan = await findPlan(tx, { id: request.shareId, status: 'published' }, true);
    if (!plan) throw new DomainError('SHARE_NOT_OPEN');
    const vendor = await tx.findOneBy(Vendor, { id: plan.vendorId, isActive: true, isApproved: true });
    if (!vendor) throw new DomainError('SHARE_NOT_OPEN');
    const { commissionRate } = vendor;
    const joining = await this.asMember(tx, user, { plan, request, commissionRate });
    const once = { idempotencyKey: null, requestHash: '' };
    return (await this.write(tx, now, { ...joining, once, free })).id;
  }

  /**
   * To a membership that is there. What it is picked up with says where and in which weeks.
   * @returns the add-on's own membership
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, ADD_ON_THERE, and as `join`
   */
  addOn(
    of: { id: number } & Whose,
    request: ChosenAddOn & { payBy: SharePayBy },
    by: Joining['by'],
    key: string | null,
    now = new Date(),
  ): Promise<LoadedSubscription> {
    const ownKey = key && hashOf([`${by.role} ${by.userId}`, key]);
    return this.once(ownKey, { ...of, ...request }, now, async (tx, once) => {
      const { plan, main, commissionRate } = await findAddOn(tx, of, request.shareId, by.role);
      await lockPlacesOf(tx, [plan.id], now);
      if (by.role === 'member') await refuseOneMore(tx, { userId: by.userId, planId: plan.id });
      const { userId, firstName, lastName, email, phone, isEntered, scheduleId, half } = main;
      const { payBy, total, sizeId, quantity, payments } = request;
      const adding = {
        ...{ plan, by, once, request: { sizeId, quantity, payments, total, scheduleId, half } },
        joiner: {
          ...{ userId, firstName, lastName, email, phone, isEntered, payBy, commissionRate },
          addOnToId: main.id,
        },
      };
      return this.joined(tx, await this.writeAddOn(tx, now, adding), adding, now);
    });
  }

  /** Also of a share that is hidden, or that nobody new may join. @throws as `join`, SHARE_IS_ADD_ON */
  enter(
    vendor: OwnVendor,
    shareId: number,
    request: EnterMemberRequest,
    key: string | null,
    now = new Date(),
  ): Promise<LoadedSubscription> {
    const ownKey = key && hashOf([`farm ${vendor.id}`, key]);
    return this.once(ownKey, { shareId, ...request }, now, async (tx, once) => {
      const plan = await findPlan(tx, { id: shareId, vendorId: vendor.id, status: Not('draft') }, true);
      if (!plan) throw new DomainError('SHARE_NOT_FOUND');
      if (plan.addOnToId !== null) throw new DomainError('SHARE_IS_ADD_ON');
      return this.write(tx, now, { ...(await asEntered(tx, vendor, plan, request)), once });
    });
  }

  /**
   * The same with a place that is kept for them.
   * @param free as of `take` @returns its id @throws as `join`
   */
  async enterKept(
    tx: EntityManager,
    vendor: OwnVendor,
    { shareId, ...request }: EnterMemberRequest & { shareId: number },
    now: Date,
    free: () => Promise<void>,
  ): Promise<number> {
    const plan = await findPlan(tx, { id: shareId, vendorId: vendor.id, status: 'published' }, true);
    if (!plan) throw new DomainError('SHARE_NOT_OPEN');
    const once = { idempotencyKey: null, requestHash: '' };
    const joining = { ...(await asEntered(tx, vendor, plan, request)), once, free };
    return (await this.write(tx, now, joining)).id;
  }

  private async asMember(
    tx: EntityManager,
    { id: userId }: SignedInUser,
    of: { plan: SharePlan; request: JoinShareRequest; commissionRate: string },
  ): Promise<Omit<Joining, 'once'>> {
    const { plan, request, commissionRate } = of;
    const { firstName, lastName, phone } = request;
    const { email } = await this.users.get(tx, userId);
    return {
      ...{ plan, request, by: { userId, role: 'member' } },
      joiner: {
        ...{ userId, firstName, lastName, email, phone, isEntered: false },
        payBy: request.payBy,
        commissionRate,
      },
    };
  }

  private once(
    ownKey: string | null,
    request: object,
    now: Date,
    write: (tx: EntityManager, once: Once) => Promise<LoadedSubscription>,
  ): Promise<LoadedSubscription> {
    const requestHash = hashOf(request);
    return this.db.transaction(async (tx) => {
      if (ownKey) await fetchRows(tx, lockKeys, [[], ownKey]);
      const known = ownKey && (await tx.findOneBy(Subscription, { idempotencyKey: ownKey }));
      if (known) {
        if (known.requestHash !== requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
        return loadSubscription(tx, known.id, now);
      }
      return write(tx, { idempotencyKey: ownKey, requestHash });
    });
  }

  private async write(tx: EntityManager, now: Date, joining: Joining): Promise<LoadedSubscription> {
    const { plan, request, joiner, by, once, free, addOns = [] } = joining;
    // Who joins twice at once in different sizes waits: sizes are locked one by one.
    if (by.role === 'member')
      await lockComing(tx, { userId: by.userId, planId: plan.id, vendorId: plan.vendorId });
    const withIt = await lockAddOns(tx, plan, addOns, now);
    // Who waits for a place that is free comes before who joins now.
    if (free) await free();
    else if (by.role === 'member') await this.line.move(tx, plan.id, now);
    const choice = await loadChoice(tx, plan, request, { lock: true });
    if (by.role === 'member' && !free) refuseLateJoin(choice, now);
    if (by.role === 'member') await refuseOneMore(tx, { userId: by.userId, planId: plan.id });
    if (request.trial) await refuseTrial(tx, joining);
    if (plan.status !== 'published') throw new DomainError('SHARE_NOT_OPEN');
    const quote = await lockedQuote(tx, choice, now);
    refuseAnotherTotal(request.total, quote.total);
    const id = await writeSubscription(tx, choice, quote, { ...joiner, ...once }, by);
    if (joiner.payBy === 'card') await this.cards.open(tx, id, quote.payments);
    const { scheduleId, half } = request;
    for (const [index, one] of withIt.entries())
      await within(`addOns.${index}`, () =>
        this.writeAddOn(tx, now, {
          ...{ joiner: { ...joiner, addOnToId: id }, by, plan: one.plan },
          once: { idempotencyKey: null, requestHash: 'add-on' },
          request: { ...one.request, scheduleId, half },
        }),
      );
    return this.joined(tx, id, joining, now);
  }

  /** Its place, and those of its main share, are locked. @returns its id */
  private async writeAddOn(
    tx: EntityManager,
    now: Date,
    adding: Omit<Joining, 'free' | 'addOns'>,
  ): Promise<number> {
    const { plan, request, joiner, by, once } = adding;
    // Read behind its lock: its farm may have ended it while somebody chose it.
    if (plan.status !== 'published') throw new DomainError('SHARE_NOT_OPEN');
    const choice = await loadChoice(tx, plan, request, { lock: true });
    if (by.role === 'member') refuseLateJoin(choice, now);
    const quote = await lockedQuote(tx, choice, now);
    refuseAnotherTotal(request.total, quote.total);
    const id = await writeSubscription(tx, choice, quote, { ...joiner, ...once }, by);
    if (joiner.payBy === 'card') await this.cards.open(tx, id, quote.payments);
    return id;
  }

  /** Both are told once; by card as that is charged. */
  private joined(
    tx: EntityManager,
    id: number,
    { joiner, by, addOns = [] }: Pick<Joining, 'joiner' | 'by' | 'addOns'>,
    now: Date,
  ): Promise<LoadedSubscription> {
    if (joiner.payBy === 'card') return loadSubscription(tx, id, now);
    return this.telling.tell(tx, id, now, { isByFarm: by.role === 'farm', isAlone: addOns.length === 0 });
  }
}

/** One whom the farm enters, and who pays there. */
async function asEntered(
  tx: EntityManager,
  vendor: OwnVendor,
  plan: SharePlan,
  request: EnterMemberRequest,
): Promise<Omit<Joining, 'once'>> {
  const { commissionRate } = await tx.findOneByOrFail(Vendor, { id: vendor.id });
  const { firstName, lastName, phone, email } = request;
  return {
    ...{ plan, request, by: { userId: vendor.actor.id, role: 'farm' } },
    joiner: {
      ...{ userId: null, firstName, lastName, email, phone, isEntered: true, commissionRate },
      payBy: 'farm',
    },
  };
}

/** Who had a box can't try it, nor who has a place kept. @throws SHARE_TRIED, VALIDATION_FAILED */
async function refuseTrial(tx: EntityManager, { plan, joiner, free, addOns = [] }: Joining): Promise<void> {
  const path = free ? 'trial' : addOns.length > 0 ? 'addOns' : null;
  const message = free
    ? 'This place is kept for the season. Please join for all of it.'
    : 'A trial comes without add-ons.';
  if (path) throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
  const { userId, email } = joiner;
  if ((await fetchRows(tx, hadBoxes, [plan.id, userId, email])).length > 0)
    throw new DomainError('SHARE_TRIED');
}

/** @param shown dollars @throws SHARE_TOTAL_CHANGED that says the new one */
export function refuseAnotherTotal(shown: number, total: number): void {
  if (centsOf(shown) === total) return;
  const message = `The total is now ${dollars(total)}. It was ${dollars(Math.round(shown * 100))} when it was shown.`;
  throw new DomainError('SHARE_TOTAL_CHANGED', [{ path: 'total', message }]);
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

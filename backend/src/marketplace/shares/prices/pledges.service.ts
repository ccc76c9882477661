import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { outOfBounds, priceBounds } from '../../../contract/marketplace/shares/price-terms.js';
import type { PledgeRequest, PledgeView } from '../../../contract/marketplace/shares/share-rounds.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf, wholeCents } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { SharePledge } from '../../tables/share-pledge.entity.js';
import { ShareRound } from '../../tables/share-round.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { boxesAtSites, firstDeadline } from './rounds.sql.js';

/** Whose membership it must be. */
type Whose = { userId: number } | { vendorId: number; planId: number };

/** What members would pay, while a round of their share is open. */
@Injectable()
export class Pledges {
  constructor(private readonly db: DataSource) {}

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, ROUND_NOT_FOUND */
  async get(userId: number, id: number, now = new Date()): Promise<PledgeView> {
    const tx = this.db.manager;
    const subscription = await tx.findOneBy(Subscription, { id, userId });
    const { member, round, size } = await roundOf(tx, subscription);
    const { name } = await tx.findOneByOrFail(SharePlan, { id: member.planId });
    const pledge = await tx.findOneBy(SharePledge, { roundId: round.id, subscriptionId: id });
    const { least, most } = boundsOf(round, size);
    return {
      share: { id: member.planId, name },
      ...{ sizeName: size.name, quantity: member.quantity, price: amountOf(member.price) },
      ...{ least: amountOf(least), most: amountOf(most) },
      pledged: pledge && amountOf(pledge.price),
      ...{ lastDay: round.lastDay, isOver: await isOver(tx, round, now) },
      parts: await fetchRows(tx, boxesAtSites, [id]),
      taxBasisPoints: member.taxBasisPoints,
    };
  }

  /**
   * Its farm may for who has no account, also once the last day is over.
   * @throws the same, ROUND_OVER for a member, VALIDATION_FAILED
   */
  async pledge(
    { id, ...whose }: { id: number } & Whose,
    { price }: PledgeRequest,
    now = new Date(),
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const where = { id, ...whose, ...('vendorId' in whose && { userId: IsNull() }) };
      const subscription = await tx.findOne(Subscription, { where, lock });
      // Behind the lock: closing a round locks all its members first.
      const { round, size } = await roundOf(tx, subscription);
      if ('userId' in whose && (await isOver(tx, round, now))) throw new DomainError('ROUND_OVER');
      const of = { roundId: round.id, subscriptionId: id };
      const before = await tx.findOneBy(SharePledge, of);
      if (price === null) {
        await tx.delete(SharePledge, of);
        return;
      }
      const cents = wholeCents(price);
      const message = outOfBounds(cents, boundsOf(round, size));
      if (message !== null) throw new DomainError('VALIDATION_FAILED', [{ path: 'price', message }]);
      await tx.save(SharePledge, { ...of, price: cents, changedAt: now, ...(before && { id: before.id }) });
    });
  }
}

const boundsOf = (round: ShareRound, size: ShareSize) =>
  priceBounds(size.price, { from: round.leastPercent, to: round.mostPercent });

async function isOver(tx: EntityManager, { planId, lastDay }: ShareRound, now: Date): Promise<boolean> {
  const [first] = await fetchRows(tx, firstDeadline, [planId]);
  return !first || now >= first.closesAt || dayIn(first.timeZone, now) > lastDay;
}

/** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, ROUND_NOT_FOUND */
async function roundOf(tx: EntityManager, member: Subscription | null) {
  if (!member) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  if (member.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
  if (member.state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
  const round = await tx.findOneBy(ShareRound, { planId: member.planId, state: 'open' });
  if (!round || member.isTrial) throw new DomainError('ROUND_NOT_FOUND');
  return { member, round, size: await tx.findOneByOrFail(ShareSize, { id: member.sizeId }) };
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EndSharePreview, EndShareRequest } from '../../../contract/marketplace/shares/share-members.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { type EndedBy, type Ending, endingOf, refuseAnotherRefund } from '../accounts/end-subscription.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockPlan } from '../plans/write-plan.js';
import { lockRunningMembers, lockWindowsOfMembers, runningMembers } from './share-members.sql.js';

/** A farm ends a season: boxes to come fall away, and what was paid for them goes back, whatever the rule. */
@Injectable()
export class EndShare {
  constructor(
    private readonly db: DataSource,
    private readonly canceling: CancelSubscriptions,
  ) {}

  /** @throws SHARE_NOT_FOUND, SHARE_ENDED */
  async preview({ id: vendorId }: OwnVendor, id: number, now = new Date()): Promise<EndSharePreview> {
    const plan = await this.db.manager.findOneBy(SharePlan, { id, vendorId });
    if (!plan) throw new DomainError('SHARE_NOT_FOUND');
    if (plan.status !== 'published') throw new DomainError('SHARE_ENDED');
    const endings = await endingsOf(this.db.manager, id, now);
    const sum = (cents: (one: (typeof endings)[number]) => number) =>
      endings.reduce((all, one) => all + cents(one), 0);
    return {
      ...{ members: endings.length, boxes: sum(({ boxes }) => boxes) },
      refund: amountOf(sum(({ refund }) => refund)),
      credit: amountOf(sum(({ credit }) => credit)),
      unpaid: amountOf(sum(({ unpaid }) => unpaid)),
    };
  }

  /** @param shown dollars @throws SHARE_NOT_FOUND, SHARE_ENDED, REFUND_CHANGED */
  async end(vendor: OwnVendor, id: number, shown: EndShareRequest, now = new Date()): Promise<void> {
    await this.db.transaction(async (tx) => {
      const plan = await lockPlan(tx, vendor.id, id);
      const by = { userId: vendor.actor.id, role: 'farm' as const };
      refuseAnotherRefund(shown, await this.endIn(tx, plan, { by }, now));
    });
  }

  /** The share is locked. @returns cents that go back @throws SHARE_ENDED */
  async endIn(
    tx: EntityManager,
    { id, status }: SharePlan,
    why: { by: EndedBy; note?: string },
    now: Date,
  ): Promise<Pick<Ending, 'refund' | 'credit'>> {
    if (status !== 'published') throw new DomainError('SHARE_ENDED');
    await tx.update(SharePlan, id, { status: 'ended', endedAt: now });
    const back = { refund: 0, credit: 0 };
    for (const { id: memberId } of await lockMembers(tx, id)) {
      const ended = await this.canceling.end(tx, memberId, { reason: 'season-ended', ...why }, now);
      back.refund += ended.refund;
      back.credit += ended.credit;
    }
    return back;
  }
}

/** Members, sizes and windows, each in one ascending pass, so that two never wait for each other. */
async function lockMembers(tx: EntityManager, planId: number): Promise<{ id: number }[]> {
  const members = await fetchRows(tx, lockRunningMembers, [planId]);
  const lock = { mode: 'pessimistic_write' as const };
  await tx.find(ShareSize, { select: { id: true }, where: { planId }, order: { id: 'ASC' }, lock });
  await fetchRows(tx, lockWindowsOfMembers, [planId]);
  return members;
}

async function endingsOf(tx: EntityManager, planId: number, now: Date) {
  const ids = (await fetchRows(tx, runningMembers, [planId])).map(({ id }) => id);
  return (await loadSubscriptions(tx, ids, now)).map((one) => endingOf(one, 'season-ended', now));
}

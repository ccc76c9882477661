import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EndSharePreview, EndShareRequest } from '../../../contract/marketplace/shares/share-members.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import {
  type EndedBy,
  type Ended,
  type Ending,
  endingOf,
  type EndingSums,
  refuseAnotherRefund,
  sumsOf,
} from '../accounts/end-subscription.js';
import { seasonEndedMail } from '../accounts/ended-by-staff-mails.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { lockPlacesOf } from '../places/kept-places.js';
import { lockPlan } from '../plans/write-plan.js';
import { lockRunningMembers, runningMembers } from './share-members.sql.js';

/**
 * A farm ends a season with its add-ons: boxes to come fall away, and what was paid for them goes back,
 * whatever the rule.
 */
@Injectable()
export class EndShare {
  constructor(
    private readonly db: DataSource,
    private readonly canceling: CancelSubscriptions,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws SHARE_NOT_FOUND, SHARE_ENDED */
  async preview(where: { id: number; vendorId?: number }, now = new Date()): Promise<EndSharePreview> {
    const plan = await this.db.manager.findOneBy(SharePlan, where);
    if (!plan) throw new DomainError('SHARE_NOT_FOUND');
    if (plan.status !== 'published') throw new DomainError('SHARE_ENDED');
    const endings = await endingsOf(this.db.manager, where.id, now);
    const { boxes, refund, credit, unpaid, work } = sumsOf(endings);
    return {
      ...{ members: membersOf(endings, where.id), boxes },
      ...{
        refund: amountOf(refund),
        credit: amountOf(credit),
        unpaid: amountOf(unpaid),
        work: amountOf(work),
      },
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

  /** The share is locked. Staff say why in a note, and the farm gets an email. @throws SHARE_ENDED */
  async endIn(
    tx: EntityManager,
    plan: SharePlan,
    why: { by: EndedBy; note?: string },
    now: Date,
  ): Promise<EndedSums> {
    const { id, vendorId, status } = plan;
    if (status !== 'published') throw new DomainError('SHARE_ENDED');
    await tx.update(SharePlan, id, { status: 'ended', endedAt: now });
    const addOns = { addOnToId: id, status: 'published' as const };
    await tx.update(SharePlan, addOns, { status: 'ended', endedAt: now });
    const endings: Ended[] = [];
    for (const memberId of await lockMembers(tx, id, now))
      endings.push(await this.canceling.endOne(tx, memberId, { reason: 'season-ended', ...why }, now));
    const toCards = endings.reduce((all, one) => all + one.toCards, 0);
    const sums = { ...sumsOf(endings), toCards, members: membersOf(endings, id) };
    const { note } = why;
    if (note) await tellFarm(tx, this.mails, vendorId, (to) => seasonEndedMail(to, plan, sums, note));
    return sums;
  }
}

/** What endings come to together; money is cents. */
export type EndedSums = EndingSums & Pick<Ended, 'toCards'> & { members: number };

/** Add-ons are their members'. */
const membersOf = (endings: readonly Ending[], id: number): number =>
  endings.filter(({ planId }) => planId === id).length;

/** Members, sizes and windows, each in one ascending pass, so that two never wait for each other. */
async function lockMembers(tx: EntityManager, planId: number, now: Date): Promise<number[]> {
  const ids = (await fetchRows(tx, lockRunningMembers, [planId])).map(({ id }) => id);
  await lockPlacesOf(tx, [], now, ids);
  return ids;
}

async function endingsOf(tx: EntityManager, planId: number, now: Date) {
  const ids = (await fetchRows(tx, runningMembers, [planId])).map(({ id }) => id);
  return (await loadSubscriptions(tx, ids, now)).map((one) => endingOf(one, 'season-ended', now));
}

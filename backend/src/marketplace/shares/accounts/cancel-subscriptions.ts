import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CancelPreview,
  CancelSubscriptionRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { CardMoney } from '../cards/card-money.js';
import { WaitingLine } from '../waits/waiting-line.js';
import {
  type EndedBy,
  type Ended,
  endingOf,
  endingView,
  type EndReason,
  endSubscription,
  lockSubscription,
  refuseAnotherRefund,
  type Whose,
} from './end-subscription.js';
import { membershipEndedMail } from './ended-by-staff-mails.js';
import { loadSubscriptions } from './load-subscriptions.js';
import { endedMail } from './member-mails.js';
import { tellFarm } from './tell-farm.js';

const WHY: Record<EndReason, string> = {
  canceled: 'The share was canceled.',
  'season-ended': 'The season of the share has ended.',
  'all-back': 'The membership was ended.',
  suspended: 'The farm was suspended.',
};

@Injectable()
export class CancelSubscriptions {
  constructor(
    private readonly db: DataSource,
    private readonly cards: CardMoney,
    private readonly mails: MailOutbox,
    private readonly line: WaitingLine,
  ) {}

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async preview(id: number, reason: EndReason = 'canceled', now = new Date()): Promise<CancelPreview> {
    const [loaded] = await loadSubscriptions(this.db.manager, [id], now);
    if (!loaded) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    if (loaded.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
    return endingView(endingOf(loaded, reason, now));
  }

  /**
   * @param shown dollars
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_CHANGED
   */
  async cancel(
    { id, ...whose }: { id: number } & Whose,
    shown: CancelSubscriptionRequest,
    by: EndedBy,
    now = new Date(),
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.end(tx, id, { reason: 'canceled', by, shown, whose }, now);
    });
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_CHANGED */
  async end(
    tx: EntityManager,
    id: number,
    why: { reason: EndReason; by: EndedBy; shown?: CancelSubscriptionRequest; note?: string; whose?: Whose },
    now: Date,
  ): Promise<Ended> {
    const { reason, by, shown, note, whose } = why;
    const loaded = await lockSubscription(tx, id, now, whose);
    const ending = endingOf(loaded, reason, now);
    if (shown) refuseAnotherRefund(shown, ending);
    const toCards = await this.cards.refund(tx, id, ending.refund, WHY[reason]);
    await endSubscription(tx, loaded, ending, { by, now, toCards });
    await this.cards.forgetUnused(tx, id);
    await this.line.freed(tx, loaded.planId);
    // Who hasn't paid yet never joined.
    const ended = { ...ending, toCards };
    if (loaded.state === 'joining') return ended;
    await this.mails.enqueue(tx, endedMail(loaded, ended, { reason, by, ...(note && { note }) }));
    // Of a whole season it gets one.
    if (by.role === 'staff' && note && reason !== 'season-ended')
      await tellFarm(tx, this.mails, loaded.vendorId, (to) => membershipEndedMail(to, loaded, ended, note));
    return ended;
  }
}

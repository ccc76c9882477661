import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CancelPreview,
  CancelSubscriptionRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { CardMoney } from '../cards/card-money.js';
import { TellJoined } from '../joining/tell-joined.js';
import { KeepAgain } from '../places/keep-again.js';
import { lockPlacesOf } from '../places/kept-places.js';
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
  sumsOf,
  type Whose,
} from './end-subscription.js';
import { membershipEndedMail } from './ended-by-staff-mails.js';
import { type LoadedSubscription, loadSubscriptions } from './load-subscriptions.js';
import { endedMail } from './member-mails.js';
import { addOnsOfMembers, lockMemberships } from './subscriptions.sql.js';
import { tellFarm } from './tell-farm.js';

const WHY: Record<EndReason, string> = {
  canceled: 'The share was canceled.',
  'season-ended': 'The season of the share has ended.',
  'all-back': 'The membership was ended.',
  suspended: 'The farm was suspended.',
};

interface Why {
  reason: EndReason;
  by: EndedBy;
  note?: string;
}

const addOnIds = async (tx: EntityManager, id: number): Promise<number[]> =>
  (await fetchRows(tx, addOnsOfMembers, [[id]])).map((one) => one.id);

/** Of an add-on whose main share was never paid for, all goes back that was paid for it meanwhile. */
const reasonOf = (one: LoadedSubscription, main: LoadedSubscription, reason: EndReason): EndReason =>
  one.id !== main.id && main.state === 'joining' ? 'all-back' : reason;

@Injectable()
export class CancelSubscriptions {
  constructor(
    private readonly db: DataSource,
    private readonly cards: CardMoney,
    private readonly mails: MailOutbox,
    private readonly line: WaitingLine,
    private readonly again: KeepAgain,
    private readonly telling: TellJoined,
  ) {}

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async preview(id: number, reason: EndReason = 'canceled', now = new Date()): Promise<CancelPreview> {
    const tx = this.db.manager;
    const [loaded, ...addOns] = await loadSubscriptions(tx, [id, ...(await addOnIds(tx, id))], now);
    if (!loaded || loaded.id !== id) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    if (loaded.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
    const endings = [loaded, ...addOns].map((one) => endingOf(one, reasonOf(one, loaded, reason), now));
    return endingView(
      sumsOf(endings),
      addOns.map(({ planName }) => planName),
    );
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
      await fetchRows(tx, lockMemberships, [[id]]);
      const end = () => this.end(tx, id, { reason: 'canceled', by, shown, whose }, now);
      // Of who hasn't paid by card yet: what was kept for them still is.
      const joining = await tx.findOneBy(Subscription, { id, state: 'joining' });
      await (joining ? this.again.after(tx, joining, now, end) : end());
    });
  }

  /** With its add-ons. @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_CHANGED */
  async end(
    tx: EntityManager,
    id: number,
    why: Why & { shown?: CancelSubscriptionRequest; whose?: Whose },
    now: Date,
  ): Promise<void> {
    const { shown, whose, ...rest } = why;
    const main = await lockSubscription(tx, id, now, whose);
    const ids = await addOnIds(tx, id);
    const all = [main];
    for (const one of ids) all.push(await lockSubscription(tx, one, now));
    const reasonFor = (one: LoadedSubscription) => reasonOf(one, main, why.reason);
    if (shown) refuseAnotherRefund(shown, sumsOf(all.map((one) => endingOf(one, reasonFor(one), now))));
    if (ids.length > 0) await lockPlacesOf(tx, [], now, [id, ...ids]);
    for (const one of all) await this.endOne(tx, one.id, { ...rest, reason: reasonFor(one) }, now);
  }

  /** Alone. @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async endOne(tx: EntityManager, id: number, why: Why, now: Date): Promise<Ended> {
    const { reason, by, note } = why;
    const loaded = await lockSubscription(tx, id, now);
    const ending = endingOf(loaded, reason, now);
    const toCards = await this.cards.refund(tx, id, ending.refund, WHY[reason]);
    await endSubscription(tx, loaded, ending, { by, now, toCards });
    await this.cards.forgetUnused(tx, id);
    await this.line.freed(tx, loaded.planId);
    // Who hasn't paid yet never joined.
    const ended = { ...ending, toCards };
    if (loaded.state === 'joining') {
      if (loaded.addOnToId !== null) await this.telling.together(tx, id, now);
      return ended;
    }
    await this.mails.enqueue(tx, endedMail(loaded, ended, { reason, by, ...(note && { note }) }));
    // Of a whole season it gets one.
    if (by.role === 'staff' && note && reason !== 'season-ended')
      await tellFarm(tx, this.mails, loaded.vendorId, (to) => membershipEndedMail(to, loaded, ended, note));
    return ended;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Gateways } from '../../payments/gateways/gateways.js';
import type { ChargeOutcome } from '../../payments/gateways/payment-gateway.js';
import { MemberPayments, shareReference } from '../../payments/member-payments.js';
import { endOfPage } from '../../payments/order-payments.js';
import { Payment } from '../../tables/payment.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { cardDeclinedMail } from '../accounts/member-mails.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { CardMoney } from './card-money.js';
import { chargedNow } from './card-money.rules.js';
import { CHARGE_CARD } from './card-queues.js';

/** When a card that was declined is charged again, after each time. */
const AGAIN_AFTER_DAYS = [1, 2];
const NOTHING_SAVED = { state: 'declined', reason: 'No card was saved for it.' } as const;

/** Charges what is due to the saved card. It is a row first, so that a lost answer charges nothing twice. */
@Injectable()
export class CardCharges {
  private readonly logger = new Logger('CardCharges');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly gateways: Gateways,
    private readonly money: CardMoney,
    private readonly pages: MemberPayments,
  ) {}

  /** May run as often as it likes. @throws Error where the provider doesn't answer */
  async charge(id: number, now = new Date()): Promise<void> {
    // What was paid on a page meanwhile isn't charged as well.
    await this.pages.settle(id);
    const payment = await this.db.transaction((tx) => this.next(tx, id, now));
    if (!payment) return;
    const outcome = await this.ask(payment, id);
    await this.db.transaction((tx) => this.settle(tx, payment.id, outcome, now));
  }

  /** @returns what is to be charged now; null where nothing is due, or its member is about to pay it */
  private async next(tx: EntityManager, id: number, now: Date): Promise<Payment | null> {
    await fetchRows(tx, lockMemberships, [[id]]);
    const running = await tx.findOneBy(Payment, { subscriptionId: id, status: 'collecting' });
    if (running) return running;
    const [member] = await loadSubscriptions(tx, [id], now);
    if (!member || member.cardId === null || member.state === 'joining') return null;
    const page = await tx.findOne(Payment, {
      where: { subscriptionId: id, status: 'started', kind: 'share' },
      order: { id: 'DESC' },
    });
    if (page && endOfPage(page) > now) {
      const seconds = Math.ceil((endOfPage(page).getTime() + MINUTE_MS - now.getTime()) / 1_000);
      await this.jobs.enqueue(tx, CHARGE_CARD, { subscriptionId: id }, `page ${page.id}`, seconds);
      return null;
    }
    const { gateway } = await tx.findOneByOrFail(Payment, { id: member.cardId });
    const due = chargedNow(member.payments, member.today);
    const amount = due.reduce((sum, { cents }) => sum + cents, 0);
    if (gateway === 'cash' || amount === 0 || amount < this.gateways.byName(gateway).least) return null;
    return tx.save(Payment, {
      ...{ subscriptionId: id, gateway, amount, authorized: amount },
      ...{ status: 'collecting', kind: 'share', take: 'save' },
    });
  }

  private async ask({ id, gateway, amount: cents }: Payment, subscriptionId: number): Promise<ChargeOutcome> {
    // The same one again, whatever was saved or forgotten since: it may have been charged already.
    const card = await this.db.manager.findOne(Payment, {
      where: [
        { subscriptionId, id: LessThan(id), take: 'now-and-save', status: In(['paid', 'refunded']) },
        { subscriptionId, id: LessThan(id), take: 'save', amount: 0, status: 'authorized' },
      ],
      order: { id: 'DESC' },
    });
    if (gateway === 'cash' || !card?.providerId) return NOTHING_SAVED;
    const charge = { providerId: card.providerId, orderNumber: shareReference(subscriptionId), cents };
    const outcome = await this.gateways.byName(gateway).chargeSaved?.({ ...charge, key: `charge-${id}` });
    return outcome ?? NOTHING_SAVED;
  }

  private async settle(
    tx: EntityManager,
    paymentId: number,
    outcome: ChargeOutcome,
    now: Date,
  ): Promise<void> {
    const { subscriptionId } = await tx.findOneByOrFail(Payment, { id: paymentId });
    const id = subscriptionId ?? 0;
    await fetchRows(tx, lockMemberships, [[id]]);
    const payment = await tx.findOneByOrFail(Payment, { id: paymentId });
    if (payment.status !== 'collecting') return;
    if (outcome.state === 'paid') {
      await tx.update(Payment, paymentId, { status: 'paid', providerId: outcome.providerId });
      return this.money.receive(tx, payment, now);
    }
    this.logger.warn(`The card of membership ${id} could not be charged.`);
    await tx.update(Payment, paymentId, { status: 'failed', failure: outcome.reason });
    await this.tryAgain(tx, id, payment.amount, now);
    await this.money.forgetUnused(tx, id);
  }

  private async tryAgain(tx: EntityManager, id: number, cents: number, now: Date): Promise<void> {
    const good = await tx.findOne(Payment, {
      where: { subscriptionId: id, kind: 'share', status: In(['paid', 'refunded', 'authorized']) },
      order: { id: 'DESC' },
    });
    const since = { subscriptionId: id, id: MoreThan(good?.id ?? 0) };
    const tries = await tx.countBy(Payment, {
      ...since,
      status: 'failed',
      take: 'save',
      amount: MoreThan(0),
    });
    const days = AGAIN_AFTER_DAYS[tries - 1];
    if (days !== undefined)
      await this.jobs.enqueue(tx, CHARGE_CARD, { subscriptionId: id }, undefined, days * (DAY_MS / 1_000));
    const [member] = await loadSubscriptions(tx, [id], now);
    const again = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
    if (member) await this.mails.enqueue(tx, cardDeclinedMail(member, cents, again));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { takeBackAdvance } from '../../ledger/advances.js';
import { Dispute } from '../../tables/dispute.entity.js';
import { lockOrder } from '../../tables/lock-order.js';
import type { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { orUnavailable } from '../gateways/or-unavailable.js';
import { restOf } from '../later/rest-of.js';
import { shareReference } from '../member-payments.js';
import { Payouts } from '../payouts/payouts.service.js';
import { Refunds } from '../refunds/refunds.service.js';
import { bookParts, unbookedOf, disputable } from './book-disputes.js';
import { teamDisputeMail, vendorDisputeMail } from './dispute-mails.js';
import { returnedParts, takenParts } from './dispute-parts.rules.js';
import { isOver } from './dispute-words.rules.js';
import * as sql from './disputes.sql.js';

const LOCK = { mode: 'pessimistic_write' } as const;
const WON = 'The dispute was won, and the order was canceled.';

/** A webhook is only a reason to ask Stripe: messages may come twice, late, and in any order. */
@Injectable()
export class Disputes {
  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly payouts: Payouts,
    private readonly refunds: Refunds,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws PAYMENTS_UNAVAILABLE */
  async follow(providerId: string): Promise<void> {
    const { stripe } = this.gateways;
    if (!stripe) return;
    const askedAt = new Date();
    const found = await orUnavailable(stripe.disputes.find(providerId));
    if (!found?.payment) return;
    const payment = await this.db
      .getRepository(Payment)
      .findOneBy({ gateway: 'stripe', providerId: found.payment });
    if (!payment) return;
    const { orderId } = payment;
    await this.db.transaction(async (tx) => {
      const order = orderId === null ? null : await lockOrder(tx, orderId);
      // What is disputed of a share, boxes to come can't use: no sale is booked of it yet.
      if (!order) await tx.findOne(Payment, { where: { id: payment.id }, lock: LOCK });
      const before = await tx.findOneBy(Dispute, { providerId });
      if (before && before.askedAt > askedAt) return;
      const { amount, withdrawn, reason, status, dueBy } = found;
      const dispute = await tx.save(Dispute, {
        ...(before ?? { paymentId: payment.id, providerId }),
        ...{ amount, withdrawn, reason, status, dueBy, askedAt },
      });
      if (order) await this.book(tx, order, dispute);
      else await takeBackAdvance(tx, payment.id, { disputeId: dispute.id });
      const isNews = !before || (isOver(status) && !isOver(before.status));
      if (!isNews) return;
      if (order) await this.tell(tx, order, dispute);
      else await this.tellTeam(tx, shareReference(payment.subscriptionId ?? 0), dispute);
    });
  }

  /** The order is locked already. */
  private async book(tx: EntityManager, order: Order, dispute: Dispute): Promise<void> {
    const { taken, more } = await unbookedOf(tx, dispute);
    if (order.status === 'cancelled') await this.giveBackDeposit(tx, order);
    // What was not sold yet is booked with its sale.
    const isSold = order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed';
    if (more === 0 || (more > 0 && !isSold)) return;
    const parts =
      more > 0
        ? takenParts(more, await disputable(tx, dispute, order.id, more))
        : returnedParts(-more, taken);
    await bookParts(tx, dispute.id, parts);
    if (more > 0) return;
    for (const { id } of await tx.findBy(VendorOrder, { orderId: order.id, status: 'cancelled', kept: 0 }))
      await this.refunds.ofCanceled(tx, order, { id }, WON);
    for (const { vendorId } of await fetchRows(tx, sql.vendorsOfOrder, [order.id, dispute.id]))
      await this.payouts.request(tx, vendorId);
  }

  /**
   * A deposit of what was canceled before it was sold is in no vendor order: what the bank returned goes
   * back.
   */
  private async giveBackDeposit(tx: EntityManager, { id }: Order): Promise<void> {
    const tooMuch = -(await restOf(tx, id));
    const isSold = (await fetchRows(tx, sql.soldVendorOrder, [id])).length > 0;
    if (tooMuch > 0 && !isSold) await this.refunds.unsold(tx, id, tooMuch, WON);
  }

  private async tellTeam(tx: EntityManager, orderNumber: string, dispute: Dispute): Promise<void> {
    await this.mails.enqueue(tx, teamDisputeMail({ orderNumber }, dispute, this.config.mail.team));
  }

  private async tell(tx: EntityManager, order: Order, dispute: Dispute): Promise<void> {
    await this.tellTeam(tx, order.orderNumber, dispute);
    for (const { userId, taken } of await fetchRows(tx, sql.vendorsOfOrder, [order.id, dispute.id])) {
      const contact = userId === null ? null : await this.users.contact(tx, userId);
      if (contact) await this.mails.enqueue(tx, vendorDisputeMail(order, dispute, taken, contact.email));
    }
  }
}

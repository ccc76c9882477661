import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Refund } from '../../tables/refund.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { orUnavailable } from '../gateways/or-unavailable.js';
import type { ProviderRefund } from '../gateways/stripe-disputes.js';
import { shareReference } from '../member-payments.js';
import { failedRefundMail } from './failed-refund-mail.js';
import { keyOf } from './refunds.service.js';

/** The buyer still gets the money, so the ledger stays; staff send it again or settle it. */
@Injectable()
export class FailedRefunds {
  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly mails: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws PAYMENTS_UNAVAILABLE */
  async follow(providerId: string): Promise<void> {
    const { stripe } = this.gateways;
    if (!stripe) return;
    const found = await orUnavailable(stripe.disputes.findRefund(providerId));
    if (!found?.failure) return;
    const { failure } = found;
    const [, number] = OUR_KEY.exec(found.key ?? '') ?? [];
    if (number === undefined) return;
    await this.db.transaction(async (tx) => {
      const where = { id: Number(number) };
      const refund = await tx.findOne(Refund, { where, lock: { mode: 'pessimistic_write' } });
      if (!refund || !isNews(found, refund)) return;
      await tx.update(Refund, refund.id, { status: 'failed', failure, providerId: found.id });
      const order = await paidFor(tx, refund.paymentId);
      await this.mails.enqueue(tx, failedRefundMail(order, { ...refund, failure }, this.config.mail.team));
    });
  }
}

/** @returns the order, or the membership in a share, as the team calls it */
async function paidFor(tx: EntityManager, paymentId: number): Promise<{ orderNumber: string }> {
  const { orderId, subscriptionId } = await tx.findOneByOrFail(Payment, { id: paymentId });
  if (orderId !== null) return tx.findOneByOrFail(Order, { id: orderId });
  return { orderNumber: shareReference(subscriptionId ?? 0) };
}

/** Our answer may have been lost, so only the key says which refund it is. */
const OUR_KEY = /^refund-(\d{1,9})(?:-\d+)?$/;

/** Whether it is our last try and was not said before: staff may have settled it by hand since. */
const isNews = ({ id, key }: ProviderRefund, refund: Refund): boolean =>
  key === keyOf(refund) && !(refund.providerId === id && refund.failure !== null);

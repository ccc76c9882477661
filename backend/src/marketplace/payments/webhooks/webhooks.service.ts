import { Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { PaymentEvent } from '../../tables/payment-event.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Disputes } from '../disputes/disputes.service.js';
import { Gateways } from '../gateways/gateways.js';
import { orUnavailable } from '../gateways/or-unavailable.js';
import type { ProviderEvent, ProviderSubject } from '../gateways/payment-gateway.js';
import { MemberPayments } from '../member-payments.js';
import { Payees } from '../payees/payees.service.js';
import { Payments } from '../payments.service.js';
import { FailedRefunds } from '../refunds/failed-refunds.service.js';

/** A message is only a reason to ask: they may come twice, late, and in any order. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly payments: Payments,
    private readonly memberPayments: MemberPayments,
    private readonly payees: Payees,
    private readonly disputes: Disputes,
    private readonly failedRefunds: FailedRefunds,
  ) {}

  /** @throws ROUTE_NOT_FOUND without Stripe, NOT_SIGNED, PAYMENTS_UNAVAILABLE (it is sent again then) */
  async fromStripe(body: Buffer, signature: string | undefined): Promise<void> {
    const { stripe } = this.gateways;
    if (!stripe) throw new DomainError('ROUTE_NOT_FOUND');
    await this.take('stripe', stripe.readEvent(body, signature));
  }

  /** @throws as `fromStripe` */
  async fromPayPal(body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const { paypal } = this.gateways;
    if (!paypal) throw new DomainError('ROUTE_NOT_FOUND');
    await this.take('paypal', await orUnavailable(paypal.readEvent(body, headers)));
  }

  /** Once, without what it says of people; what could not be worked is worked when it comes again. */
  private async take(gateway: 'stripe' | 'paypal', event: ProviderEvent): Promise<void> {
    const { id, kind, providerId, subject } = event;
    const events = this.db.getRepository(PaymentEvent);
    await events
      .createQueryBuilder()
      .insert()
      .values({
        gateway,
        eventId: id,
        kind,
        body: { payment: providerId, ...(subject && { [subject.kind]: subject.id }) },
      })
      .orIgnore()
      .execute();
    const known = await events.findOneByOrFail({ gateway, eventId: id });
    if (known.doneAt) return;
    const payment = providerId
      ? await this.db.getRepository(Payment).findOneBy({ gateway, providerId })
      : null;
    if (payment?.orderId != null) await this.payments.settle(payment.orderId);
    if (payment?.subscriptionId != null) await this.memberPayments.settle(payment.subscriptionId);
    if (subject) await this.askAbout(subject);
    await events.update(known.id, { doneAt: () => 'now()' });
  }

  private askAbout({ kind, id }: ProviderSubject): Promise<void> {
    if (kind === 'account') return this.payees.refreshAccount(id);
    return kind === 'dispute' ? this.disputes.follow(id) : this.failedRefunds.follow(id);
  }
}

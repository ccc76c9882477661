import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Jobs } from '../../platform/jobs/jobs.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { PAYOUT_ROWS } from '../ledger/ledger.admin.sql.js';
import { Gateways, stripeProvider } from './gateways/gateways.js';
import { TestGateway } from './gateways/test.gateway.js';
import { PaymentEvent } from './payment-event.entity.js';
import { PAY_VENDOR, RELEASE_HOLD, SEND_PAYOUT, SEND_REFUND } from './payment-queues.js';
import { Payment } from './payment.entity.js';
import { PAYMENT_ROWS, REFUND_ROWS } from './payments.admin.sql.js';
import { Payments } from './payments.service.js';
import { Payouts } from './payouts/payouts.service.js';
import { PayoutsStaff } from './payouts/payouts.staff.js';
import { RefundItem } from './refunds/refund-item.entity.js';
import { Refund } from './refunds/refund.entity.js';
import { RefundsStaff } from './refunds/refunds.staff.js';
import { Refunds } from './refunds/refunds.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { Webhooks } from './webhooks/webhooks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Payment, PaymentEvent, Refund, RefundItem])],
  controllers: [
    adminController(PAYMENT_ROWS),
    adminController(PAYOUT_ROWS, PayoutsStaff),
    adminController(REFUND_ROWS, RefundsStaff),
    WebhooksController,
  ],
  providers: [
    Gateways,
    stripeProvider,
    Payments,
    Payouts,
    PayoutsStaff,
    Refunds,
    RefundsStaff,
    TestGateway,
    Webhooks,
  ],
  exports: [Payments, Payouts, Refunds],
})
export class PaymentsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly payouts: Payouts,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ orderId: number }>(
      RELEASE_HOLD,
      { retries: 20, retryDelaySeconds: 15 },
      ({ orderId }) => this.payments.settle(orderId, true),
    );
    this.jobs.handle<{ refundId: number }>(
      SEND_REFUND,
      { retries: 12, retryDelaySeconds: 30 },
      ({ refundId }) => this.refunds.send(refundId),
    );
    this.jobs.handle<{ vendorId: number }>(PAY_VENDOR, { retries: 8, retryDelaySeconds: 5 }, ({ vendorId }) =>
      this.payouts.prepare(vendorId),
    );
    this.jobs.handle<{ payoutId: number }>(
      SEND_PAYOUT,
      { retries: 12, retryDelaySeconds: 30 },
      ({ payoutId }) => this.payouts.send(payoutId),
    );
  }
}

import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PAYOUT_ROWS } from '../ledger/ledger.admin.sql.js';
import { DisputePart } from '../tables/dispute-part.entity.js';
import { Dispute } from '../tables/dispute.entity.js';
import { PayeeAccount } from '../tables/payee-account.entity.js';
import { PaymentEvent } from '../tables/payment-event.entity.js';
import { Payment } from '../tables/payment.entity.js';
import { PayoutReversal } from '../tables/payout-reversal.entity.js';
import { RefundItem } from '../tables/refund-item.entity.js';
import { Refund } from '../tables/refund.entity.js';
import { VendorsModule } from '../vendors/vendors.module.js';
import { DISPUTE_ROWS } from './disputes/disputes.admin.sql.js';
import { Disputes } from './disputes/disputes.service.js';
import { Gateways, stripeProvider } from './gateways/gateways.js';
import { TestPayees } from './gateways/test-payees.js';
import { TestGateway } from './gateways/test.gateway.js';
import { Collecting } from './later/collecting.service.js';
import { HeldMoney } from './later/held-money.service.js';
import { GetPaidController } from './payees/get-paid.controller.js';
import { GetPaid } from './payees/get-paid.service.js';
import { PayeeFacts } from './payees/payee-facts.js';
import { PayeeRecords } from './payees/payee-records.js';
import { Payees } from './payees/payees.service.js';
import {
  ASK_PAYEE,
  COLLECT_PAYMENT,
  END_OWED,
  PAY_VENDOR,
  RELEASE_HOLD,
  FORGET_CARD,
  RELEASE_PAYMENT,
  SEND_PAYOUT,
  SEND_REFUND,
  SEND_REVERSAL,
} from './payment-queues.js';
import { PAYMENT_ROWS, REFUND_ROWS } from './payments.admin.sql.js';
import { Payments } from './payments.service.js';
import { Payouts } from './payouts/payouts.service.js';
import { PayoutsStaff } from './payouts/payouts.staff.js';
import { Reversals } from './payouts/reversals.service.js';
import { FailedRefunds } from './refunds/failed-refunds.service.js';
import { Refunds } from './refunds/refunds.service.js';
import { RefundsStaff } from './refunds/refunds.staff.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { Webhooks } from './webhooks/webhooks.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Dispute,
      DisputePart,
      PayeeAccount,
      Payment,
      PaymentEvent,
      PayoutReversal,
      Refund,
      RefundItem,
    ]),
    UsersModule,
    VendorsModule,
  ],
  controllers: [
    adminController(PAYMENT_ROWS),
    adminController(PAYOUT_ROWS, PayoutsStaff),
    adminController(REFUND_ROWS, RefundsStaff),
    adminController(DISPUTE_ROWS),
    GetPaidController,
    WebhooksController,
  ],
  providers: [
    Collecting,
    Disputes,
    FailedRefunds,
    Gateways,
    GetPaid,
    HeldMoney,
    stripeProvider,
    PayeeFacts,
    PayeeRecords,
    Payees,
    Payments,
    Payouts,
    PayoutsStaff,
    Refunds,
    RefundsStaff,
    Reversals,
    TestGateway,
    TestPayees,
    Webhooks,
  ],
  exports: [Collecting, HeldMoney, Payees, Payments, Payouts, Refunds, Reversals],
})
export class PaymentsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly payouts: Payouts,
    private readonly payees: Payees,
    private readonly reversals: Reversals,
    private readonly collecting: Collecting,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ orderId: number }>(
      RELEASE_HOLD,
      { retries: 20, retryDelaySeconds: 15 },
      ({ orderId }) => this.payments.settle(orderId, true),
    );
    this.jobs.handle<{ orderId: number }>(
      COLLECT_PAYMENT,
      { retries: 20, retryDelaySeconds: 15 },
      ({ orderId }) => this.payments.collect(orderId),
    );
    this.jobs.handle<{ paymentId: number }>(
      RELEASE_PAYMENT,
      { retries: 12, retryDelaySeconds: 30 },
      ({ paymentId }) => this.collecting.release(paymentId),
    );
    this.jobs.handle<{ paymentId: number }>(
      FORGET_CARD,
      { retries: 12, retryDelaySeconds: 30 },
      ({ paymentId }) => this.collecting.forgetCard(paymentId),
    );
    this.jobs.handle<{ orderId: number }>(END_OWED, { retries: 12, retryDelaySeconds: 30 }, ({ orderId }) =>
      this.collecting.orders.notPaid(orderId),
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
    this.jobs.handle<{ reversalId: number }>(
      SEND_REVERSAL,
      { retries: 12, retryDelaySeconds: 30 },
      ({ reversalId }) => this.reversals.send(reversalId),
    );
    this.jobs.handle<{ vendorId: number }>(ASK_PAYEE, { retries: 3, retryDelaySeconds: 60 }, ({ vendorId }) =>
      this.payees.refresh(vendorId),
    );
  }
}

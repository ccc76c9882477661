import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
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
import { CollectingJobs } from './later/collecting.job.js';
import { Collecting } from './later/collecting.service.js';
import { HeldMoney } from './later/held-money.service.js';
import { MemberPayments } from './member-payments.js';
import { GetPaidController } from './payees/get-paid.controller.js';
import { GetPaid } from './payees/get-paid.service.js';
import { PayeeFacts } from './payees/payee-facts.js';
import { PayeeRecords } from './payees/payee-records.js';
import { PayeesJobs } from './payees/payees.job.js';
import { Payees } from './payees/payees.service.js';
import { PAYMENT_ROWS, REFUND_ROWS } from './payments.admin.sql.js';
import { PaymentsJobs } from './payments.job.js';
import { Payments } from './payments.service.js';
import { PayoutsJobs } from './payouts/payouts.job.js';
import { Payouts } from './payouts/payouts.service.js';
import { PayoutsStaff } from './payouts/payouts.staff.js';
import { Reversals } from './payouts/reversals.service.js';
import { FailedRefunds } from './refunds/failed-refunds.service.js';
import { RefundsJobs } from './refunds/refunds.job.js';
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
    CollectingJobs,
    Disputes,
    FailedRefunds,
    Gateways,
    GetPaid,
    HeldMoney,
    MemberPayments,
    stripeProvider,
    PayeeFacts,
    PayeeRecords,
    Payees,
    PayeesJobs,
    Payments,
    PaymentsJobs,
    Payouts,
    PayoutsJobs,
    PayoutsStaff,
    Refunds,
    RefundsJobs,
    RefundsStaff,
    Reversals,
    TestGateway,
    TestPayees,
    Webhooks,
  ],
  exports: [Collecting, Gateways, HeldMoney, MemberPayments, Payees, Payments, Payouts, Refunds, Reversals],
})
export class PaymentsModule {}

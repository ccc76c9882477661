import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../../accounts/sessions/sessions.module.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { CartItem } from '../carts/cart-item.entity.js';
import { CartsController } from '../carts/carts.controller.js';
import { CartsService } from '../carts/carts.service.js';
import { LedgerAdminController } from '../ledger/ledger.admin.controller.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { PayoutsAdminController } from '../ledger/payouts.admin.controller.js';
import { Payout } from '../ledger/payout.entity.js';
import { VendorFiguresService } from '../ledger/vendor-figures.service.js';
import { Gateways, stripeProvider } from '../payments/gateways/gateways.js';
import { PaymentEvent } from '../payments/payment-event.entity.js';
import { PaymentsAdminController } from '../payments/payments.admin.controller.js';
import { Payment } from '../payments/payment.entity.js';
import { Payments } from '../payments/payments.service.js';
import { Payouts } from '../payments/payouts/payouts.service.js';
import { RefundsAdminController } from '../payments/refunds/refunds.admin.controller.js';
import { Refunds } from '../payments/refunds/refunds.service.js';
import { Refund } from '../payments/refunds/refund.entity.js';
import { TestGateway } from '../payments/gateways/test.gateway.js';
import { WebhooksController } from '../payments/webhooks/webhooks.controller.js';
import { Webhooks } from '../payments/webhooks/webhooks.service.js';
import { Product } from '../products/product.entity.js';
import { Vendor } from '../vendors/vendor.entity.js';
import { CartDeliveryController } from './placing/cart-delivery.controller.js';
import { FulfilmentEvent } from './fulfilments/fulfilment-event.entity.js';
import { Fulfilment } from './fulfilments/fulfilment.entity.js';
import { FulfilmentsAdminController } from './fulfilments/fulfilments.admin.controller.js';
import { MoveOrder } from './move-order.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { OrderDetails } from './order-details.js';
import { OrderItem } from './order-item.entity.js';
import { OrderLinks } from './guests/order-links.js';
import { OrderFigures } from './order-figures.js';
import { OrderNote } from './staff/order-note.entity.js';
import { OrderRecords } from './order-records.js';
import {
  ASK_TO_CONFIRM,
  CATCH_UP,
  ORDER_PLACED_MAILS,
  PAY_VENDOR,
  RELEASE_HOLD,
  RELEASE_UNCONFIRMED,
  SEND_PAYOUT,
  SEND_REFUND,
} from './order-queues.js';
import { Order } from './order.entity.js';
import { OrdersAdminController } from './staff/orders.admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlaceOrder } from './placing/place-order.js';
import { PlacedMails } from './mails/placed-mails.js';
import { StaffOrders } from './staff/staff-orders.js';
import { VendorOrdersController } from './fulfilments/vendor-orders.controller.js';
import { VendorOrdersService } from './fulfilments/vendor-orders.service.js';

/** Early in the American morning, in UTC. */
const CATCH_UP_HOUR = 9;

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CartItem,
      Order,
      Fulfilment,
      OrderItem,
      OrderNote,
      FulfilmentEvent,
      Payment,
      PaymentEvent,
      Refund,
      Payout,
      LedgerEntry,
      Product,
      Vendor,
    ]),
    SessionsModule,
    UsersModule,
  ],
  controllers: [
    CartDeliveryController,
    CartsController,
    FulfilmentsAdminController,
    LedgerAdminController,
    OrdersAdminController,
    OrdersController,
    PaymentsAdminController,
    PayoutsAdminController,
    RefundsAdminController,
    VendorOrdersController,
    WebhooksController,
  ],
  providers: [
    CartsService,
    Gateways,
    stripeProvider,
    MoveOrder,
    OrderConfirmations,
    OrderDetails,
    OrderFigures,
    OrderLinks,
    OrderRecords,
    OrdersService,
    Payments,
    Payouts,
    PlacedMails,
    PlaceOrder,
    Refunds,
    StaffOrders,
    TestGateway,
    VendorFiguresService,
    VendorOrdersService,
    Webhooks,
  ],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly payouts: Payouts,
    private readonly placedMails: PlacedMails,
    private readonly confirmations: OrderConfirmations,
    private readonly sessions: SessionsService,
    private readonly carts: CartsService,
    private readonly records: OrderRecords,
  ) {}

  onModuleInit(): void {
    this.sessions.onStart((request, userId) => this.carts.takeAlong(userId, request));
    this.jobs.handle<{ orderId: number }>(
      ORDER_PLACED_MAILS,
      { retries: 8, retryDelaySeconds: 5 },
      ({ orderId }) => this.placedMails.write(orderId),
    );
    this.jobs.handle<{ refundId: number }>(
      SEND_REFUND,
      { retries: 12, retryDelaySeconds: 30 },
      ({ refundId }) => this.refunds.send(refundId),
    );
    this.jobs.handle<{ orderId: number }>(
      RELEASE_HOLD,
      { retries: 20, retryDelaySeconds: 15 },
      ({ orderId }) => this.payments.settle(orderId, true),
    );
    this.jobs.handle<{ orderId: number }>(
      ASK_TO_CONFIRM,
      { retries: 8, retryDelaySeconds: 5 },
      ({ orderId }) => this.confirmations.ask(orderId),
    );
    this.jobs.handle<{ orderId: number }>(
      RELEASE_UNCONFIRMED,
      { retries: 20, retryDelaySeconds: 15 },
      ({ orderId }) => this.confirmations.release(orderId),
    );
    this.workPayouts();
  }

  private workPayouts(): void {
    this.jobs.handle<{ vendorId: number }>(PAY_VENDOR, { retries: 8, retryDelaySeconds: 5 }, ({ vendorId }) =>
      this.payouts.prepare(vendorId),
    );
    this.jobs.handle<{ payoutId: number }>(
      SEND_PAYOUT,
      { retries: 12, retryDelaySeconds: 30 },
      ({ payoutId }) => this.payouts.send(payoutId),
    );
    this.jobs.handle(CATCH_UP, { retries: 3, retryDelaySeconds: 60, isSingle: true }, async () => {
      await this.payments.settleForgotten();
      await this.confirmations.releaseForgotten();
      await this.payouts.requestAll();
      await this.carts.forgetOld();
      await this.records.forgetContacts();
    });
    this.jobs.daily(CATCH_UP, CATCH_UP_HOUR);
  }
}

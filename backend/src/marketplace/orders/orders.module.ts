import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CartsService } from '../carts/carts.service.js';
import { Payees } from '../payments/payees/payees.service.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Payments } from '../payments/payments.service.js';
import { Payouts } from '../payments/payouts/payouts.service.js';
import { Reversals } from '../payments/payouts/reversals.service.js';
import { PickupsModule } from '../pickups/pickups.module.js';
import { ProductsModule } from '../products/products.module.js';
import { FulfilmentEvent } from '../tables/fulfilment-event.entity.js';
import { Fulfilment } from '../tables/fulfilment.entity.js';
import { OrderItemPart } from '../tables/order-item-part.entity.js';
import { OrderItem } from '../tables/order-item.entity.js';
import { OrderNote } from '../tables/order-note.entity.js';
import { Order } from '../tables/order.entity.js';
import { PlacingConfirmation } from '../tables/placing-confirmation.entity.js';
import { ShortRow } from '../tables/short-row.entity.js';
import { Weighing } from '../tables/weighing.entity.js';
import { TermsModule } from '../terms/terms.module.js';
import { CancelOrder } from './buyers/cancel-order.js';
import { Additions } from './changes/additions.js';
import { ChangeDay } from './changes/change-day.js';
import { ChangeItems } from './changes/change-items.js';
import { ChangeMails } from './changes/change-mails.js';
import { MoreOfItems } from './changes/more-of-items.js';
import { OrderChangesController } from './changes/order-changes.controller.js';
import { BalanceController } from './deposits/balance.controller.js';
import { Balances } from './deposits/balances.service.js';
import { OrderDetails } from './details/order-details.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExport } from './export/order-export.service.js';
import { releaseOrder } from './fulfilments/release-order.js';
import { VendorOrdersController } from './fulfilments/vendor-orders.controller.js';
import { VendorOrdersService } from './fulfilments/vendor-orders.service.js';
import { EmailFirstController } from './guests/email-first.controller.js';
import { EmailFirst } from './guests/email-first.service.js';
import { JoinedOrders } from './guests/joined-orders.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { OrderLinks } from './guests/order-links.js';
import { UnpaidHolds } from './guests/unpaid-holds.service.js';
import { WaitingOrders } from './guests/waiting-orders.service.js';
import { PlacedMails } from './mails/placed-mails.js';
import { MoveOrder } from './move-order.js';
import { OrderFigures } from './order-figures.js';
import {
  ASK_TO_CONFIRM,
  CATCH_UP,
  ORDER_PLACED_MAILS,
  RELEASE_UNCONFIRMED,
  SHORT_ROWS_MAIL,
} from './order-queues.js';
import { OrderRecords } from './order-records.js';
import { FULFILMENT_ROWS, ORDER_ROWS } from './orders.admin.sql.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PackingController } from './packing/packing.controller.js';
import { PackingService } from './packing/packing.service.js';
import { CartDeliveryController } from './placing/cart-delivery.controller.js';
import { CartDiscountsController } from './placing/cart-discounts.controller.js';
import { CartPickupsController } from './placing/cart-pickups.controller.js';
import { CartPickups } from './placing/cart-pickups.js';
import { PlaceOrder } from './placing/place-order.js';
import { ShortRowMails } from './short-rows/short-row-mails.js';
import { ShortRowsController } from './short-rows/short-rows.controller.js';
import { ShortRows, type ShortRowsJob } from './short-rows/short-rows.service.js';
import { OrdersStaff } from './staff/orders.staff.js';
import { RefundOrderAdminController } from './staff/refund-order.admin.controller.js';
import { StaffOrders } from './staff/staff-orders.js';
import { UnpaidOrders } from './weighing/unpaid-orders.js';
import { UnweighedOrders } from './weighing/unweighed-orders.js';
import { WeighedMails } from './weighing/weighed-mails.js';
import { WeighingController } from './weighing/weighing.controller.js';
import { WeighingService } from './weighing/weighing.service.js';
import { WeightAnswerController } from './weighing/weight-answer.controller.js';

/** Early in the American morning, in UTC. */
const CATCH_UP_HOUR = 9;

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ...[Order, Fulfilment, OrderItem, OrderItemPart, OrderNote, FulfilmentEvent],
      ...[PlacingConfirmation, ShortRow, Weighing],
    ]),
    CartsModule,
    PaymentsModule,
    PickupsModule,
    ProductsModule,
    UsersModule,
    TermsModule,
    RateLimitsModule,
  ],
  controllers: [
    CartDeliveryController,
    CartDiscountsController,
    CartPickupsController,
    adminController(FULFILMENT_ROWS),
    adminController(ORDER_ROWS, OrdersStaff),
    RefundOrderAdminController,
    OrdersController,
    EmailFirstController,
    OrderChangesController,
    OrderExportController,
    VendorOrdersController,
    PackingController,
    WeighingController,
    WeightAnswerController,
    BalanceController,
    ShortRowsController,
  ],
  providers: [
    OrdersStaff,
    CartPickups,
    CancelOrder,
    ChangeDay,
    ChangeMails,
    Additions,
    ChangeItems,
    MoreOfItems,
    MoveOrder,
    OrderConfirmations,
    WaitingOrders,
    EmailFirst,
    JoinedOrders,
    UnpaidHolds,
    OrderDetails,
    OrderExport,
    OrderFigures,
    OrderLinks,
    OrderRecords,
    OrdersService,
    PlacedMails,
    PlaceOrder,
    StaffOrders,
    VendorOrdersService,
    PackingService,
    Balances,
    UnpaidOrders,
    UnweighedOrders,
    WeighedMails,
    WeighingService,
    ShortRowMails,
    ShortRows,
  ],
  exports: [MoveOrder, OrderLinks, OrdersService],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly payees: Payees,
    private readonly payouts: Payouts,
    private readonly reversals: Reversals,
    private readonly placedMails: PlacedMails,
    private readonly confirmations: OrderConfirmations,
    private readonly emailFirst: EmailFirst,
    private readonly carts: CartsService,
    private readonly records: OrderRecords,
    private readonly unpaid: UnpaidOrders,
    private readonly unweighed: UnweighedOrders,
    private readonly shortRowMails: ShortRowMails,
    private readonly balances: Balances,
    private readonly additions: Additions,
  ) {}

  onModuleInit(): void {
    this.payments.follow({
      collected: (tx, orderId) => this.unpaid.collected(tx, orderId),
      holdEnded: (tx, orderId) => this.unpaid.holdEnded(tx, orderId),
      notCollected: (tx, orderId, cents) => this.unpaid.notCollected(tx, orderId, cents),
      notPaid: (orderId) => this.unpaid.notPaid(orderId),
      paid: (tx, orderId) => this.jobs.enqueue(tx, ORDER_PLACED_MAILS, { orderId }),
      added: (tx, order, payment) => this.additions.paid(tx, order, payment),
      givenUp: releaseOrder,
    });
    this.jobs.handle<{ orderId: number }>(
      ORDER_PLACED_MAILS,
      { retries: 8, retryDelaySeconds: 5 },
      ({ orderId }) => this.placedMails.write(orderId),
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
    this.jobs.handle<ShortRowsJob>(
      SHORT_ROWS_MAIL,
      { retries: 8, retryDelaySeconds: 5 },
      ({ lastId, ...of }) => this.shortRowMails.tell(of, lastId),
    );
    this.jobs.handle(CATCH_UP, { retries: 3, retryDelaySeconds: 60, isSingle: true }, () => this.catchUp());
    this.jobs.daily(CATCH_UP, CATCH_UP_HOUR);
  }

  private async catchUp(): Promise<void> {
    await this.payments.settleForgotten();
    await this.confirmations.releaseForgotten();
    await this.emailFirst.forget();
    await this.unweighed.endLate(new Date());
    await this.balances.remind(new Date());
    await this.payees.refreshAll();
    await this.payouts.requestAll();
    await this.reversals.takeBackOld();
    await this.carts.forgetOld();
    await this.records.forgetContacts();
  }
}

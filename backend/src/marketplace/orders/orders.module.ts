import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PickupsModule } from '../pickups/pickups.module.js';
import { ProductsModule } from '../products/products.module.js';
import { CustomerImport } from '../tables/customer-import.entity.js';
import { ImportedCustomer } from '../tables/imported-customer.entity.js';
import { OrderItemPart } from '../tables/order-item-part.entity.js';
import { OrderItem } from '../tables/order-item.entity.js';
import { OrderNote } from '../tables/order-note.entity.js';
import { Order } from '../tables/order.entity.js';
import { PlacingConfirmation } from '../tables/placing-confirmation.entity.js';
import { ShortRow } from '../tables/short-row.entity.js';
import { VendorOrderEvent } from '../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../tables/vendor-order.entity.js';
import { Weighing } from '../tables/weighing.entity.js';
import { TermsModule } from '../terms/terms.module.js';
import { BeforeHandover } from './before-handover.js';
import { BoxOrders } from './box-orders.js';
import { CancelOrder } from './buyers/cancel-order.js';
import { OrdersCatchUp } from './catch-up.job.js';
import { Additions } from './changes/additions.js';
import { ChangeDay } from './changes/change-day.js';
import { ChangeItems } from './changes/change-items.js';
import { ChangeMails } from './changes/change-mails.js';
import { MoreOfItems } from './changes/more-of-items.js';
import { OrderChangesController } from './changes/order-changes.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { Customers } from './customers/customers.service.js';
import { CustomerFilesController } from './customers/files/customer-files.controller.js';
import { CustomerFilesJobs } from './customers/files/customer-files.job.js';
import { CustomerFileRecords } from './customers/files/customer-files.records.js';
import { CustomerFiles } from './customers/files/customer-files.service.js';
import { BalanceController } from './deposits/balance.controller.js';
import { Balances } from './deposits/balances.service.js';
import { OrderDetails } from './details/order-details.js';
import { EnteredOrdersController } from './entered/entered-orders.controller.js';
import { EnteredOrders } from './entered/entered-orders.service.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExport } from './export/order-export.service.js';
import { FollowPayments } from './follow-payments.js';
import { EmailFirstController } from './guests/email-first.controller.js';
import { EmailFirst } from './guests/email-first.service.js';
import { JoinedOrders } from './guests/joined-orders.js';
import { OrderConfirmationsJobs } from './guests/order-confirmations.job.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { OrderLinks } from './guests/order-links.js';
import { UnpaidHolds } from './guests/unpaid-holds.service.js';
import { WaitingOrders } from './guests/waiting-orders.service.js';
import { LabelsController } from './labels/labels.controller.js';
import { LabelsService } from './labels/labels.service.js';
import { PlacedMailsJobs } from './mails/placed-mails.job.js';
import { PlacedMails } from './mails/placed-mails.js';
import { MoveOrder } from './move-order.js';
import { OrderFigures } from './order-figures.js';
import { OrderRecords } from './order-records.js';
import { VENDOR_ORDER_ROWS, ORDER_ROWS } from './orders.admin.sql.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { OwnRefundsController } from './own-refunds/own-refunds.controller.js';
import { OwnRefunds } from './own-refunds/own-refunds.service.js';
import { PackingController } from './packing/packing.controller.js';
import { PackingService } from './packing/packing.service.js';
import { CartDeliveryController } from './placing/cart-delivery.controller.js';
import { CartDiscountsController } from './placing/cart-discounts.controller.js';
import { CartPickupsController } from './placing/cart-pickups.controller.js';
import { CartPickups } from './placing/cart-pickups.js';
import { PlaceOrder } from './placing/place-order.js';
import { ReceivedController } from './received/received.controller.js';
import { ReceivedPayments } from './received/received.service.js';
import { CropsOfOrders } from './short-rows/crops-of-orders.js';
import { ShortRowMails } from './short-rows/short-row-mails.js';
import { ShortRowsController } from './short-rows/short-rows.controller.js';
import { ShortRowsJobs } from './short-rows/short-rows.job.js';
import { ShortRows } from './short-rows/short-rows.service.js';
import { OrdersStaff } from './staff/orders.staff.js';
import { RefundOrderAdminController } from './staff/refund-order.admin.controller.js';
import { StaffOrders } from './staff/staff-orders.js';
import { VendorOrdersController } from './vendor-orders/vendor-orders.controller.js';
import { VendorOrdersService } from './vendor-orders/vendor-orders.service.js';
import { UnpaidOrders } from './weighing/unpaid-orders.js';
import { UnweighedOrders } from './weighing/unweighed-orders.js';
import { WeighedMails } from './weighing/weighed-mails.js';
import { WeighingController } from './weighing/weighing.controller.js';
import { WeighingService } from './weighing/weighing.service.js';
import { WeightAnswerController } from './weighing/weight-answer.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CustomerImport,
      ImportedCustomer,
      ...[Order, VendorOrder, OrderItem, OrderItemPart, OrderNote, VendorOrderEvent],
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
    adminController(VENDOR_ORDER_ROWS),
    adminController(ORDER_ROWS, OrdersStaff),
    RefundOrderAdminController,
    OrdersController,
    EmailFirstController,
    OrderChangesController,
    OrderExportController,
    CustomerFilesController,
    CustomersController,
    EnteredOrdersController,
    ReceivedController,
    OwnRefundsController,
    VendorOrdersController,
    PackingController,
    WeighingController,
    LabelsController,
    WeightAnswerController,
    BalanceController,
    ShortRowsController,
  ],
  providers: [
    OrdersStaff,
    CartPickups,
    OrdersCatchUp,
    BoxOrders,
    CancelOrder,
    ChangeDay,
    ChangeMails,
    Additions,
    ChangeItems,
    MoreOfItems,
    MoveOrder,
    OrderConfirmations,
    OrderConfirmationsJobs,
    WaitingOrders,
    EmailFirst,
    FollowPayments,
    JoinedOrders,
    UnpaidHolds,
    OrderDetails,
    OrderExport,
    OrderFigures,
    OrderLinks,
    OrderRecords,
    OrdersService,
    PlacedMails,
    PlacedMailsJobs,
    PlaceOrder,
    StaffOrders,
    CustomerFiles,
    CustomerFileRecords,
    CustomerFilesJobs,
    Customers,
    EnteredOrders,
    ReceivedPayments,
    OwnRefunds,
    VendorOrdersService,
    PackingService,
    Balances,
    UnpaidOrders,
    UnweighedOrders,
    WeighedMails,
    WeighingService,
    LabelsService,
    ShortRowMails,
    ShortRows,
    ShortRowsJobs,
    BeforeHandover,
    CropsOfOrders,
  ],
  exports: [BeforeHandover, BoxOrders, CropsOfOrders, MoveOrder, OrderLinks, OrdersService],
})
export class OrdersModule {}

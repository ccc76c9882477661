import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminLedgerEntry } from '../../../contract/marketplace/admin/ledger.admin.js';
import type {
  AdminOrder,
  AdminVendorOrder,
  TimelineEntry,
} from '../../../contract/marketplace/admin/orders.admin.js';
import type { AdminPayment, AdminRefund } from '../../../contract/marketplace/admin/payments.admin.js';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import { amountOf, tenthsOf, wholeCents } from '../../../contract/shared/money.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { AdminRows } from '../../../platform/admin/admin-rows.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { LEDGER_ROWS } from '../../ledger/ledger.admin.sql.js';
import { PAYMENT_ROWS, REFUND_ROWS } from '../../payments/payments.admin.sql.js';
import { firstGoodsOf } from '../../payments/refunds/lowered-line.rules.js';
import type { Left } from '../../payments/refunds/refund-parts.rules.js';
import { isPaid } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import type { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { shortOf, vendorShortRow } from '../short-rows/short-row.view.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { partsOf } from '../vendor-orders/open-items.js';
import { timelineOf } from '../vendor-orders/order-timeline.rules.js';
import { whoMoved, type WhoMovedOf } from '../vendor-orders/who-moved.js';
import { lineWeightView } from '../weighing/line-weight.view.js';
import { handoverView } from './handover.view.js';
import * as sql from './order-details.sql.js';

type Details = Pick<
  AdminOrder,
  'shares' | 'payments' | 'refunds' | 'ledger' | 'ledgerSum' | 'mails' | 'timeline'
>;
type Known = Pick<
  AdminOrder,
  'id' | 'total' | 'paymentMethod' | 'paymentStatus' | 'shippingMethod' | 'createdAt'
>;

@Injectable()
export class OrderDetails {
  constructor(
    private readonly db: DataSource,
    private readonly rows: AdminRows,
  ) {}

  async of(order: Known): Promise<Details> {
    const [vendorOrders, left, mails, belonging] = await Promise.all([
      loadVendorOrders(this.db.manager, { orderIds: [order.id] }),
      leftOf(this.db.manager, order.id),
      fetchRows(this.db, sql.mails, [order.id]),
      this.belonging(order.id),
    ]);
    const { ledger } = belonging;
    return {
      ...belonging,
      shares: vendorOrders.map((vendorOrder) =>
        vendorOrderFor(order, vendorOrder, left.get(vendorOrder.id), ledger),
      ),
      ledgerSum: sumOfEntries(ledger),
      mails: mails.map((mail) => ({
        ...mail,
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      })),
      timeline: await this.timeline(order, vendorOrders, belonging),
    };
  }

  private async belonging(orderId: number) {
    const [ids] = await fetchRows(this.db, sql.belonging, [orderId]);
    const [payments, refunds, ledger] = await Promise.all([
      this.read<AdminPayment>(PAYMENT_ROWS, ids?.payments),
      this.read<AdminRefund>(REFUND_ROWS, ids?.refunds),
      this.read<AdminLedgerEntry>(LEDGER_ROWS, ids?.ledger),
    ]);
    return { payments, refunds, ledger };
  }

  private async read<Found>(source: AdminResource, ids: readonly number[] = []): Promise<Found[]> {
    const fields = Object.keys(source.row.shape);
    return (await this.rows.byIds({ key: 'id', keyType: 'integer', ...source }, fields, ids)) as Found[];
  }

  private async timeline(
    order: Known,
    vendorOrders: readonly LoadedVendorOrder[],
    { refunds, ledger }: { refunds: readonly AdminRefund[]; ledger: readonly AdminLedgerEntry[] },
  ): Promise<TimelineEntry[]> {
    const [payouts, notes, isEntered] = await Promise.all([
      fetchRows(this.db, sql.payouts, [order.id]),
      fetchRows(this.db, sql.notes, [order.id]),
      this.db.manager.existsBy(Order, { id: order.id, isEntered: true }),
    ]);
    const by = await whoMoved(this.db.manager, vendorOrders);
    const audit = await fetchRows(this.db, sql.audit, [
      order.id,
      refunds.map(({ id }) => String(id)),
      payouts.map(({ id }) => String(id)),
    ]);
    return timelineOf({
      placed: {
        at: new Date(order.createdAt),
        isCash: order.paymentMethod === 'cash',
        isEntered,
        total: wholeCents(order.total),
      },
      sales: ledger
        .filter(({ kind }) => kind === 'sale')
        .map(({ createdAt, vendorName, amount }) => ({
          at: new Date(createdAt),
          vendor: vendorName,
          amount: wholeCents(amount),
        })),
      steps: vendorOrders.flatMap(({ vendor, events, method }) =>
        events.map(({ createdAt, status, actor, note, userId, role }) => ({
          at: createdAt,
          person: by({ userId, role }),
          vendor: vendor.businessName,
          status,
          isPickup: (method ?? order.shippingMethod) === 'pickup',
          actor,
          note,
        })),
      ),
      changes: changesOf(vendorOrders, by),
      refunds: refunds.map(({ createdAt, vendorName, amount, status, reason, items }) => ({
        at: new Date(createdAt),
        vendor: vendorName,
        amount: wholeCents(amount),
        status,
        reason,
        items,
      })),
      payouts,
      notes,
      audit,
    });
  }
}

const changesOf = (vendorOrders: readonly LoadedVendorOrder[], by: WhoMovedOf) =>
  vendorOrders.flatMap(({ vendor, changes }) =>
    changes.map(({ createdAt, change, actor, note, userId, role }) => ({
      ...{ at: createdAt, vendor: vendor.businessName, change, actor, note },
      person: by({ userId, role }),
    })),
  );

/** @returns dollars, added up in cents */
const sumOfEntries = (entries: readonly AdminLedgerEntry[]) =>
  amountOf(entries.reduce((sum, { amount }) => sum + wholeCents(amount), 0));

function vendorOrderFor(
  order: Known,
  vendorOrder: LoadedVendorOrder,
  left: Left | undefined,
  ledger: readonly AdminLedgerEntry[],
): AdminVendorOrder {
  const open = left ? sumOf(left) : 0;
  return {
    id: vendorOrder.id,
    vendorId: vendorOrder.vendorId,
    vendorName: vendorOrder.vendor.businessName,
    ...(vendorOrder.method && { method: vendorOrder.method }),
    ...handoverView(vendorOrder),
    status: vendorOrder.status,
    subtotal: amountOf(vendorOrder.subtotal),
    discount: amountOf(vendorOrder.discount),
    discountCode: vendorOrder.discountCode,
    tax: amountOf(vendorOrder.tax),
    shipping: amountOf(vendorOrder.shipping),
    total: amountOf(vendorOrder.total),
    commissionRate: vendorOrder.commissionRate,
    commission: amountOf(vendorOrder.commission),
    commissionBack: amountOf(vendorOrder.commissionBack),
    refunded: amountOf(vendorOrder.total - open - vendorOrder.disputed),
    disputed: amountOf(vendorOrder.disputed),
    left: isPaid(order, vendorOrder) ? amountOf(open) : 0,
    leftParts: {
      goods: amountOf(left?.goods ?? 0),
      tax: amountOf(left?.tax ?? 0),
      shipping: amountOf(left?.shipping ?? 0),
    },
    balance: sumOfEntries(ledger.filter(({ vendorId }) => vendorId === vendorOrder.vendorId)),
    carrier: vendorOrder.carrier,
    trackingNumber: vendorOrder.trackingNumber,
    items: vendorOrder.items.map(lineView),
    ...shortOf(vendorOrder, vendorShortRow),
  };
}

const lineView = (item: OrderItem): AdminVendorOrder['items'][number] => ({
  id: item.id,
  productId: item.productId,
  name: item.productName,
  unit: item.unit,
  quantity: item.quantity,
  ...partsOf(item),
  restocked: item.restocked,
  refunded: item.refunded,
  unitPrice: amountOf(item.unitPrice),
  totalPrice: amountOf(item.totalPrice),
  discount: amountOf(item.discount),
  tax: amountOf(item.tax),
  taxPercent: item.taxBasisPoints === null ? null : tenthsOf(item.taxBasisPoints) / 1_000,
  taxState: item.taxState,
  taxClass: item.taxClass,
  ...lineWeightView(item),
  firstGoods: firstGoodsOf(item)?.map(amountOf),
});

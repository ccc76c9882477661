import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isHandedOver } from '../../../contract/marketplace/order-status.js';
import type { VendorOrderView } from '../../../contract/marketplace/orders.js';
import type { OwnRefundPreview, OwnRefundRequest } from '../../../contract/marketplace/own-refunds.js';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import { amountOf, centsOf, dollars } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { balanceOf } from '../../ledger/ledger.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Refund } from '../../tables/refund.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { BoxOrders } from '../box-orders.js';
import { OrderLinks } from '../guests/order-links.js';
import { ownRefundMail } from '../mails/refund-mails.js';
import { planRefund, refundVendorOrder } from '../staff/refund-vendor-order.js';
import { loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { VendorOrdersService } from '../vendor-orders/vendor-orders.service.js';

/** By the way that staff refund, and never beyond what the farm has coming. */
@Injectable()
export class OwnRefunds {
  constructor(
    private readonly db: DataSource,
    private readonly refunds: Refunds,
    private readonly orders: VendorOrdersService,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
    private readonly boxes: BoxOrders,
  ) {}

  /** Refunds it, looks, and takes it back. @throws as `refund` does */
  async preview(vendor: OwnVendor, orderId: number, request: OwnRefundRequest): Promise<OwnRefundPreview> {
    let preview: OwnRefundPreview | null = null;
    await this.db
      .transaction(async (tx) => {
        preview = await this.give(tx, vendor, orderId, { request, key: null, link: null });
        throw new OnlyLooking();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyLooking)) throw error;
      });
    if (!preview) throw new Error('Nothing was previewed.');
    return preview;
  }

  /**
   * The same key refunds once.
   * @throws ORDER_NOT_FOUND, NOT_HANDED_OVER, NOT_PAID_YET, CHANGED_MEANWHILE, REFUND_ABOVE_BALANCE,
   * VALIDATION_FAILED
   */
  async refund(
    vendor: OwnVendor,
    orderId: number,
    request: OwnRefundRequest,
    key: string | null,
  ): Promise<VendorOrderView> {
    if (key === null && request.left === undefined) throw new DomainError('VALIDATION_FAILED', [NO_LEFT]);
    const link = await this.links.secret();
    const ownKey = key && `${orderId} ${vendor.id} own ${key}`;
    await this.db.transaction((tx) => this.give(tx, vendor, orderId, { request, key: ownKey, link }));
    return this.orders.get(vendor.id, orderId);
  }

  private async give(
    tx: EntityManager,
    vendor: OwnVendor,
    orderId: number,
    { request, key, link }: { request: OwnRefundRequest; key: string | null; link: string | null },
  ): Promise<OwnRefundPreview | null> {
    const order = await lockOrder(tx, orderId);
    if (key && (await tx.existsBy(Refund, { idempotencyKey: key }))) return null;
    const vendorOrder = await tx.findOneBy(VendorOrder, { orderId, vendorId: vendor.id });
    if (!vendorOrder) throw new DomainError('ORDER_NOT_FOUND');
    if (!isHandedOver(vendorOrder.status)) throw new DomainError('NOT_HANDED_OVER');
    const { items, amount, left: shown, reason } = request;
    const left = sumOf((await leftOf(tx, orderId)).get(vendorOrder.id) ?? NOTHING);
    const asked = { vendorId: vendor.id, amount: amount ?? 0, left: shown, reason, items };
    const planned = await planRefund(tx, order, vendorOrder, { ...asked, restock: false, lines: [] });
    const cents = amount === null ? planned.worth : centsOf(amount);
    if (!cents) throw new DomainError('VALIDATION_FAILED', [NOTHING_ASKED]);
    await this.boxes.refund(tx, vendorOrder, cents, vendor.actor.id);
    // Two refunds of one farm, of two orders, must not both count on the same balance.
    await lockVendor(tx, vendor.id);
    const before = await balanceOf(tx, vendor.id);
    const given = await refundVendorOrder(tx, this.refunds, order, vendorOrder, { ...planned, cents }, key);
    const balance = await balanceOf(tx, vendor.id);
    const isCash = order.paymentMethod === 'cash';
    if (!isCash && balance < 0) throw aboveBalance(before);
    const { id: userId, role } = vendor.actor;
    await noteChange(tx, vendorOrder, { kind: 'refunded', cents }, { actor: 'vendor', userId, role });
    const [loaded] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId: vendor.id });
    if (loaded && link !== null)
      await this.mail.enqueue(tx, ownRefundMail(order, loaded, this.links.path(link, order), given));
    return {
      ...{ amount: amountOf(cents), left: amountOf(left), balance: amountOf(balance) },
      ...(given.cash !== cents && { cash: amountOf(given.cash) }),
      commissionBack: amountOf(balance - before + (isCash ? 0 : cents)),
    };
  }
}

/** Ends a transaction that was only a look. */
class OnlyLooking extends Error {}

const NOTHING = { goods: 0, tax: 0, shipping: 0, commission: 0 };
const NOTHING_ASKED = { path: 'amount', message: 'Please choose items, or enter an amount.' };
const NO_LEFT = {
  path: 'left',
  message: 'Please send the amount left to refund, or an Idempotency-Key.',
};

function aboveBalance(balance: number): DomainError {
  const message = `A card refund comes out of your balance, which is ${dollars(balance)}. Please contact us, and we’ll refund your customer.`;
  return new DomainError('REFUND_ABOVE_BALANCE', [{ path: 'amount', message }]);
}

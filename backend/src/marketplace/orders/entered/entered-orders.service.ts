import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { cashOf } from '../../../contract/marketplace/cash/cash-rounding.js';
import type {
  EnteredOrderPreview,
  EnteredOrderRequest,
} from '../../../contract/marketplace/entered-orders.js';
import type { VendorOrderView } from '../../../contract/marketplace/orders.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import { CartItem } from '../../tables/cart-item.entity.js';
import { lockGoods, lockKeys } from '../../tables/locks.sql.js';
import { Order } from '../../tables/order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { OrderLinks } from '../guests/order-links.js';
import { MoveOrder } from '../move-order.js';
import { PlaceOrder, refuseAnotherTotal } from '../placing/place-order.js';
import { ReceivedPayments } from '../received/received.service.js';
import { type LoadedVendorOrder, loadOrdersOfVendor } from '../vendor-orders/load-vendor-orders.js';
import { VendorOrdersService } from '../vendor-orders/vendor-orders.service.js';
import { isToWeigh } from '../weighing/line-weight.view.js';
import { ownItems } from './entered-orders.sql.js';
import { weighNow } from './weigh-now.js';

/** Sold by the code that sells a cart, so stock, room, prices and tax are those of any order. */
@Injectable()
export class EnteredOrders {
  constructor(
    private readonly db: DataSource,
    private readonly placing: PlaceOrder,
    private readonly moving: MoveOrder,
    private readonly received: ReceivedPayments,
    private readonly orders: VendorOrdersService,
    private readonly links: OrderLinks,
    private readonly counts: EventCounts,
  ) {}

  /** Sells it, looks, and takes it back. @throws as `enter` does */
  async preview(vendor: OwnVendor, request: EnteredOrderRequest): Promise<EnteredOrderPreview> {
    let preview: EnteredOrderPreview | null = null;
    await this.db
      .transaction(async (tx) => {
        const look = { ...request, depositBy: null, total: undefined };
        const { orderId, deposit } = await this.sell(tx, vendor, look, null);
        preview = previewOf(await sold(tx, vendor.id, orderId), deposit);
        throw new OnlyLooking();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyLooking)) throw error;
      });
    if (!preview) throw new Error('Nothing was previewed.');
    return preview;
  }

  /**
   * @returns the order that the same key entered before, or a new one
   * @throws CART_CHANGED, TOTAL_CHANGED, DELIVERY_NOT_POSSIBLE, WINDOW_FULL, WINDOW_CLOSED, NOT_WEIGHED,
   * PRODUCT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED
   */
  async enter(vendor: OwnVendor, request: EnteredOrderRequest, key: string | null): Promise<VendorOrderView> {
    const ownKey = key && hashOf([`vendor ${vendor.id}`, key]);
    const link = await this.links.secret();
    const { id, isNew } = await this.db.transaction(async (tx) => {
      if (ownKey) await fetchRows(tx, lockKeys, [[], ownKey]);
      const known = ownKey && (await tx.findOneBy(Order, { idempotencyKey: ownKey }));
      if (known) {
        if (known.requestHash !== hashOf(request)) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
        return { id: known.id, isNew: false };
      }
      const { orderId } = await this.sell(tx, vendor, request, ownKey);
      await this.follow(tx, vendor, orderId, request.when, link);
      return { id: orderId, isNew: true };
    });
    if (isNew) this.counts.order('placed');
    return this.orders.get(vendor.id, id);
  }

  private async sell(
    tx: EntityManager,
    vendor: OwnVendor,
    request: EnteredOrderRequest,
    ownKey: string | null,
  ): Promise<{ orderId: number; deposit: number | null }> {
    const cart = { userId: null, guestKey: `farm ${vendor.id} ${randomUUID()}` } as const;
    await this.fill(tx, vendor, cart.guestKey, request);
    const { email, phone, firstName, lastName, notes, total, when, windowId } = request;
    const placed = await this.placing.enter(
      tx,
      cart,
      {
        ...{ email: email ?? '', phone: phone ?? '', firstName, lastName, specialInstructions: notes },
        ...{ address: '', city: '', state: '', zipCode: '', agreeToTerms: true },
        ...{ shippingMethod: 'pickup', paymentMethod: 'cash', vendorId: vendor.id },
        ...(when === 'pickup' && {
          shares: [
            {
              ...{ vendorId: vendor.id, method: 'pickup', collector: null },
              ...(windowId !== null && { windowId }),
            },
          ],
        }),
      },
      { ownKey, requestHash: hashOf(request) },
    );
    const orderId = placed.order.id;
    const vendorOrder = await sold(tx, vendor.id, orderId);
    const deposit = when === 'now' ? null : placed.deposit;
    if (when === 'now') refuseAnotherTotal(total, await weighNow(tx, vendor, vendorOrder, request.items));
    else refuseAnotherTotal(total, vendorOrder.total);
    if (request.depositBy) await this.noteDeposit(tx, vendor, vendorOrder, request.depositBy, deposit);
    return { orderId, deposit };
  }

  /** @throws VALIDATION_FAILED where nothing asks for one */
  private async noteDeposit(
    tx: EntityManager,
    vendor: OwnVendor,
    vendorOrder: LoadedVendorOrder,
    by: NonNullable<EnteredOrderRequest['depositBy']>,
    cents: number | null,
  ): Promise<void> {
    const message = 'Nothing in this order asks for a deposit.';
    if (cents === null) throw new DomainError('VALIDATION_FAILED', [{ path: 'depositBy', message }]);
    const now = new Date();
    const day = dayIn(vendorOrder.timeZone, now);
    await this.received.note(tx, vendor, vendorOrder, {
      ...{ by, cents, day, note: 'Deposit', markedAt: now.toISOString() },
    });
  }

  /** A cart of its own, for this transaction alone. @throws PRODUCT_NOT_FOUND, VALIDATION_FAILED */
  private async fill(
    tx: EntityManager,
    { id }: OwnVendor,
    guestKey: string,
    { items }: EnteredOrderRequest,
  ): Promise<void> {
    const productIds = items.map(({ productId }) => productId);
    await fetchRows(tx, lockGoods, [productIds]);
    const own = await fetchRows(tx, ownItems, [id, productIds]);
    items.forEach(({ productId, variantId }, index) => {
      const product = own.find((one) => one.id === productId);
      if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
      const isOption = product.variantIds.length > 0;
      if (isOption ? product.variantIds.includes(variantId ?? 0) : variantId === null) return;
      const message = `Please choose an option of ${product.name}.`;
      throw new DomainError('VALIDATION_FAILED', [{ path: `items.${index}.variantId`, message }]);
    });
    await tx.insert(
      CartItem,
      items.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity, guestKey })),
    );
  }

  /** Who enters it confirms it; at the stand it changes hands, and its cash is there. */
  private async follow(
    tx: EntityManager,
    vendor: OwnVendor,
    orderId: number,
    when: EnteredOrderRequest['when'],
    link: string,
  ): Promise<void> {
    const by = { actor: 'vendor' as const, person: vendor.actor };
    const move = { orderId, vendorId: vendor.id, by, link };
    const request = { carrier: null, trackingNumber: null, note: null };
    await this.moving.moveIn(tx, move, { ...request, status: 'confirmed' });
    if (when === 'now')
      await this.moving.moveIn(tx, { ...move, atHandover: true }, { ...request, status: 'delivered' });
  }
}

/** Ends a transaction that was only a look. */
class OnlyLooking extends Error {}

async function sold(tx: EntityManager, vendorId: number, orderId: number): Promise<LoadedVendorOrder> {
  const [found] = await loadOrdersOfVendor(tx, vendorId, [orderId]);
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  return found.vendorOrder;
}

function previewOf(vendorOrder: LoadedVendorOrder, deposit: number | null): EnteredOrderPreview {
  const { items, subtotal, tax, total, commission, cashRounding } = vendorOrder;
  const toWeigh = isToWeigh(vendorOrder);
  const cash = toWeigh || deposit !== null ? total : cashOf(total, cashRounding);
  return {
    items: items.map(({ productName: name, quantity, totalPrice }) => ({
      ...{ name, quantity },
      totalPrice: amountOf(totalPrice),
    })),
    toWeigh,
    subtotal: amountOf(subtotal),
    tax: amountOf(tax),
    total: amountOf(total),
    deposit: deposit === null ? null : amountOf(deposit),
    ...(cash !== total && { cash: amountOf(cash) }),
    commission: amountOf(commission),
  };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

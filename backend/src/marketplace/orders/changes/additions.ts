import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderRequest } from '../../../contract/marketplace/checkout-request.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { Buyer } from '../../carts/buyer.js';
import { bookAddition } from '../../ledger/ledger.js';
import { Collecting } from '../../payments/later/collecting.service.js';
import { Payments } from '../../payments/payments.service.js';
import { CartItem } from '../../tables/cart-item.entity.js';
import { lockGoods } from '../../tables/locks.sql.js';
import type { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { Placer } from '../guests/email-first.service.js';
import { OrderLinks } from '../guests/order-links.js';
import { PlaceOrder, refuseTooMuch } from '../placing/place-order.js';
import { type LoadedVendorOrder, loadVendorOrders, methodOf } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { ChangeMails } from './change-mails.js';
import { foldAddition } from './fold-addition.js';

export interface MoreOf {
  line: OrderItem;
  more: number;
  /** Dollars that the buyer saw for one; left out where they saw none. */
  price?: number | undefined;
}

interface AddsTo {
  order: Order;
  vendorOrder: LoadedVendorOrder;
  userId: number | null;
  placer: Placer;
}

/** Sold as an order of its own, which holds stock and room while it is paid, then folded in. */
@Injectable()
export class Additions {
  constructor(
    private readonly db: DataSource,
    private readonly placing: PlaceOrder,
    private readonly payments: Payments,
    private readonly collecting: Collecting,
    private readonly links: OrderLinks,
    private readonly mails: ChangeMails,
  ) {}

  async waitingFor(orderId: number): Promise<{ addition: Order; vendorOrder: LoadedVendorOrder }[]> {
    const waiting = await this.db.manager.findBy(Order, { addsToId: orderId, paymentStatus: 'held' });
    if (waiting.length === 0) return [];
    const vendorOrders = await loadVendorOrders(this.db.manager, { orderIds: waiting.map(({ id }) => id) });
    return waiting.flatMap((addition) => {
      const vendorOrder = vendorOrders.find((one) => one.orderId === addition.id);
      return vendorOrder ? [{ addition, vendorOrder }] : [];
    });
  }

  /** Call it before something else of the order changes. @throws PAYMENTS_UNAVAILABLE */
  async end(orderId: number, vendorId?: number): Promise<void> {
    for (const { addition, vendorOrder } of await this.waitingFor(orderId))
      if (vendorId === undefined || vendorOrder.vendorId === vendorId)
        await this.payments.settle(addition.id, true, { by: 'buyer', why: null });
  }

  /**
   * Takes stock and room for more of some lines, at today's prices. The order is locked already.
   * @throws CONFIRM_EMAIL_FIRST, ORDER_NOT_PAID_YET, CHANGED_MEANWHILE, OUT_OF_STOCK, WINDOW_FULL,
   * WINDOW_CLOSED, TOTAL_CHANGED, VALIDATION_FAILED
   */
  async begin(tx: EntityManager, addsTo: AddsTo, asked: readonly MoreOf[]): Promise<void> {
    const { order, vendorOrder, userId, placer } = addsTo;
    refuseUnconfirmed(order);
    // Of two tabs that add at once, the second one looks again.
    const waiting = {
      vendorId: vendorOrder.vendorId,
      order: { addsToId: order.id, paymentStatus: 'held' },
    } as const;
    if (await tx.existsBy(VendorOrder, waiting)) throw new DomainError('CHANGED_MEANWHILE');
    const cart = await fillCart(tx, order, asked);
    const isPaidFirst = order.paymentStatus === 'paid';
    const way = {
      ...{
        vendorId: vendorOrder.vendorId,
        method: methodOf(order, vendorOrder),
        windowId: vendorOrder.windowId,
      },
      ...{ zoneId: vendorOrder.zoneId, collector: vendorOrder.collector },
      ...{ deliveryPrice: { cents: 0, freeFrom: null }, isMore: true as const },
    };
    const addition = await this.placing
      .add(tx, cart, requestOf(order, way), order, { orderId: order.id, way, isPaidFirst, placer })
      .catch(inWordsOfOrder);
    const [added] = await loadVendorOrders(tx, { orderIds: [addition.id] });
    if (!added) throw new Error('What was added has no vendor order.');
    refuseOtherPrices(asked, added);
    refuseTooMuch(order.total + addition.total, 'items');
    if (isPaidFirst) return;
    const cents = await foldAddition(tx, { addition, added }, { order, vendorOrder }, false);
    if (order.paymentMethod !== 'cash') await this.collecting.request(tx, order.id);
    await this.tell(tx, { order, vendorOrder, userId }, { added, cents, isPaid: false });
  }

  /** Both are locked already. */
  async paid(tx: EntityManager, addition: Order, payment: Payment): Promise<boolean> {
    const order = await tx.findOneByOrFail(Order, { id: addition.addsToId ?? 0 });
    const [added] = await loadVendorOrders(tx, { orderIds: [addition.id] });
    if (!added) return false;
    const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId: added.vendorId });
    if (!vendorOrder || !isStillOpen(order, vendorOrder, added)) {
      await this.mails.tellNotAdded(tx, order, added, await this.links.secret());
      return false;
    }
    await tx.update(Payment, payment.id, { orderId: order.id, kind: 'addition', status: 'paid' });
    const cents = await foldAddition(tx, { addition, added }, { order, vendorOrder }, true);
    await bookAddition(tx, vendorOrder, payment.id, cents);
    await this.tell(tx, { order, vendorOrder, userId: addition.userId }, { added, cents, isPaid: true });
    return true;
  }

  private async tell(
    tx: EntityManager,
    { order, vendorOrder, userId }: Omit<AddsTo, 'placer'>,
    { added, cents, isPaid }: { added: LoadedVendorOrder; cents: { total: number }; isPaid: boolean },
  ): Promise<void> {
    const items = added.items.map(({ productName: name, quantity }) => ({ name, quantity }));
    await noteChange(tx, vendorOrder, { kind: 'more', items }, { actor: 'buyer', userId });
    const link = await this.links.secret();
    await this.mails.tellAdded(tx, order, vendorOrder, {
      ...{ lines: items, cents: cents.total, isPaid, link },
      isAtMost: added.items.some(({ byWeight }) => byWeight !== null),
    });
  }
}

async function fillCart(tx: EntityManager, { id }: Order, asked: readonly MoreOf[]): Promise<Buyer> {
  const guestKey = `order ${id} ${randomUUID()}`;
  const rows = new Map<string, { productId: number; variantId: number | null; quantity: number }>();
  for (const { line, more } of asked) {
    const { productId, variantId } = line;
    const key = `${productId} ${variantId ?? ''}`;
    rows.set(key, { productId, variantId, quantity: more + (rows.get(key)?.quantity ?? 0) });
  }
  await fetchRows(tx, lockGoods, [[...rows.values()].map(({ productId }) => productId)]);
  await tx.insert(
    CartItem,
    [...rows.values()].map((row) => ({ ...row, guestKey })),
  );
  return { userId: null, guestKey };
}

const requestOf = (order: Order, { vendorId, method, windowId, zoneId }: Way): OrderRequest => ({
  ...{ email: order.email, phone: order.phone, firstName: order.firstName, lastName: order.lastName },
  ...{ address: order.shippingAddress, city: order.shippingCity, state: order.shippingState },
  zipCode: order.shippingZipCode,
  shippingMethod: method,
  paymentMethod: order.paymentMethod,
  specialInstructions: null,
  agreeToTerms: true,
  vendorId,
  shares: [
    {
      ...{ vendorId, method, collector: null },
      ...(windowId !== null && { windowId }),
      ...(zoneId !== null && { zoneId }),
    },
  ],
});

interface Way {
  vendorId: number;
  method: Order['shippingMethod'];
  windowId: number | null;
  zoneId: number | null;
}

const isStillOpen = (
  { paymentStatus }: Order,
  vendorOrder: LoadedVendorOrder,
  added: LoadedVendorOrder,
): boolean =>
  paymentStatus === 'paid' &&
  (vendorOrder.status === 'pending' || vendorOrder.status === 'confirmed') &&
  added.status !== 'cancelled' &&
  vendorOrder.windowId === added.windowId;

function refuseUnconfirmed({ paymentStatus, confirmBy }: Order): void {
  if (paymentStatus === 'owed') throw new DomainError('ORDER_NOT_PAID_YET');
  if (!['due', 'authorized', 'paid'].includes(paymentStatus)) throw new DomainError('ORDER_CLOSED');
  if (confirmBy === null) return;
  throw refused('Please confirm your order first, with the link in our email. Then you can add to it.');
}

function inWordsOfOrder(error: unknown): never {
  const isCart = error instanceof DomainError && error.code === 'CART_CHANGED';
  if (!isCart) throw error;
  throw new DomainError(
    'OUT_OF_STOCK',
    error.issues?.map(({ message }) => ({ path: 'items', message })),
  );
}

/** @throws TOTAL_CHANGED where something costs more or less by now than its buyer saw */
function refuseOtherPrices(asked: readonly MoreOf[], { items }: LoadedVendorOrder): void {
  const issues = asked.flatMap(({ line, price }) => {
    const sold = items.find((item) => item.productId === line.productId && item.variantId === line.variantId);
    if (price === undefined || !sold || sold.unitPrice === centsOf(price)) return [];
    return [{ path: 'items', message: `${sold.productName} costs ${dollars(sold.unitPrice)} now.` }];
  });
  if (issues.length > 0) throw new DomainError('TOTAL_CHANGED', issues);
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);

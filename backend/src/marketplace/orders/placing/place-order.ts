import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderRequest } from '../../../contract/marketplace/checkout-request.js';
import { HOLD_MINUTES, MAX_ORDER_CENTS } from '../../../contract/marketplace/checkout.js';
import { type LineDeposit, payableNow } from '../../../contract/marketplace/deposits/deposit.js';
import { type OrderWays, orderWays } from '../../../contract/marketplace/pickup/order-ways.js';
import { type DeliveryPrice, priceOrder } from '../../../contract/marketplace/price-order.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf, centsOf, dollars, wholeCents } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import type { Buyer } from '../../carts/buyer.js';
import { ownerOf } from '../../carts/carts.sql.js';
import { RELEASE_HOLD } from '../../payments/payment-queues.js';
import { Payments } from '../../payments/payments.service.js';
import {
  VendorOrderWays,
  type VendorOrderWay,
  type TakenWindow,
} from '../../pickups/ways/vendor-order-ways.js';
import { LowStock } from '../../products/low-stock/low-stock.service.js';
import { variantsOf } from '../../products/variants/variants.sql.js';
import { Order } from '../../tables/order.entity.js';
import type { Payment } from '../../tables/payment.entity.js';
import { taxLines } from '../../tax/tax-lines.js';
import { Discounts } from '../../terms/discounts.service.js';
import { type Good, goodsOf, type LineWithParts, shortGoods } from '../boxes/goods.rules.js';
import { keepParts, openBoxes } from '../boxes/sold-boxes.js';
import { EmailFirst, type Placer } from '../guests/email-first.service.js';
import { OrderConfirmations } from '../guests/order-confirmations.service.js';
import { UNCOUNTED, UnpaidHolds } from '../guests/unpaid-holds.service.js';
import { newOrderNumber } from '../order-number.js';
import { ORDER_PLACED_MAILS } from '../order-queues.js';
import { type AddedTo, refuseLater } from './added-to.js';
import { allowSubstitutes } from './allow-substitutes.js';
import { refuseClosedState } from './checkout-states.js';
import { type CartLine, type DayLine, ofDays, refuseWithoutDay, withDates } from './dated-lines.js';
import { refuseElsewhere } from './delivery.js';
import { refuseDeposits, withDeposits } from './deposits.rules.js';
import { refuseTooLittle, termsOf } from './order-terms.js';
import * as sql from './place-order.sql.js';
import { lockLines } from './read-lines.js';
import { roundedCash } from './rounded-cash.rules.js';
import { wantedOf } from './wanted.rules.js';
import { whyNotSold } from './why-not-sold.rules.js';
import { writeVendorOrders } from './write-vendor-orders.js';

type OrderLine = CartLine & LineWithParts;

export interface PlacingCall {
  /** The buyer's Idempotency-Key, if any: the same one again answers the order that it made. */
  key: string | null;
  address: string;
}

interface Placing {
  buyer: Pick<Order, 'userId' | 'guestKey'>;
  cart: Buyer;
  request: OrderRequest;
  requestHash: string;
  ownKey: string | null;
  placer: Placer;
  addsTo: AddedTo | null;
  /** By the farm for its customer: nothing of it is held unpaid by a stranger. */
  isEntered?: true;
}

interface NewOrder {
  order: Order;
  /** Null where it is due with the order that it is added to. */
  payment: Payment | null;
  /** What is paid with it, in cents; null for all of it. */
  deposit: number | null;
}

interface PlacedOrder {
  id: number;
  placed: NewOrder | null;
}

interface ChosenWays {
  ways: OrderWays;
  /** None where the whole order goes one way. */
  chosen: readonly VendorOrderWay[];
}

/** All in one transaction, of a fixed number of statements whatever is in the cart. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly confirmations: OrderConfirmations,
    private readonly holds: UnpaidHolds,
    private readonly emailFirst: EmailFirst,
    private readonly discounts: Discounts,
    private readonly vendorOrders: VendorOrderWays,
    private readonly lowStock: LowStock,
    private readonly counts: EventCounts,
  ) {}

  /**
   * @returns the order's id, and what was placed; null for one that the same key has placed before
   * @throws CART_EMPTY, CART_CHANGED (naming the lines), TOTAL_CHANGED, DELIVERY_NOT_POSSIBLE,
   * ORDER_BELOW_MINIMUM, DEPOSIT_ALONE, DISCOUNT_NOT_POSSIBLE, WINDOW_FULL and WINDOW_CLOSED (naming the
   * vendor orders), IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED for more than one order can be worth,
   * CONFIRM_EMAIL_FIRST once the link is emailed, TOO_MANY_EMAILS, TOO_MANY_REQUESTS
   */
  async place(buyer: Buyer, request: OrderRequest, call: PlacingCall): Promise<PlacedOrder> {
    const { discountCodes = [] } = request;
    const placer = { email: request.email, buyer, address: call.address };
    const write = () => this.emailFirst.asking(placer, () => this.write(placer, request, call.key));
    const order = await (discountCodes.length === 0 ? write() : this.discounts.guarded(call.address, write));
    if (order.placed) this.counts.order('placed');
    return order;
  }

  private write(placer: Placer, request: OrderRequest, key: string | null): Promise<PlacedOrder> {
    const { buyer } = placer;
    const owner = ownerOf(buyer);
    // A key is its buyer's own: nobody meets another's order by it.
    const ownKey = key && hashOf([owner.value, key]);
    const requestHash = hashOf(request);
    return this.db.transaction(async (tx) => {
      await this.holds.lock(tx, placer, request, ownKey);
      const known = ownKey && (await tx.getRepository(Order).findOneBy({ idempotencyKey: ownKey }));
      if (known) return { id: sameOrder(known, requestHash), placed: null };
      const placing = { buyer, cart: buyer, request, requestHash, ownKey, placer, addsTo: null };
      const placed = await this.sell(tx, placing);
      return { id: placed.order.id, placed };
    });
  }

  /** Asks for no minimum and no delivery again. The other order is locked. @throws as `place` does */
  async add(
    tx: EntityManager,
    cart: Buyer,
    request: OrderRequest,
    buyer: Placing['buyer'],
    addsTo: AddedTo,
  ): Promise<Order> {
    const requestHash = hashOf(request);
    const placing = { buyer, cart, request, requestHash, ownKey: null, placer: addsTo.placer, addsTo };
    return (await this.sell(tx, placing)).order;
  }

  /** Asks for no minimum and no deposit. The cart is this transaction's own. @throws as `place` does */
  async enter(
    tx: EntityManager,
    cart: Buyer & { userId: null },
    request: OrderRequest,
    { ownKey, requestHash }: Pick<Placing, 'ownKey' | 'requestHash'>,
  ): Promise<Pick<NewOrder, 'order' | 'deposit'>> {
    const placer = { email: request.email, buyer: cart, address: '' };
    const placing = { ...{ buyer: cart, cart, request, requestHash, ownKey, placer }, addsTo: null };
    return this.sell(tx, { ...placing, isEntered: true });
  }

  private async sell(tx: EntityManager, placing: Placing): Promise<NewOrder> {
    const { buyer, request, ownKey, requestHash, placer, addsTo, isEntered = false } = placing;
    const owner = ownerOf(placing.cart);
    const ways = orderWays(request.shippingMethod, request.shares);
    await refuseClosedState(tx, { ...request, shippingMethod: ways.method });
    const onlyVendorId = request.vendorId ?? null;
    const locked = await lockLines(tx, owner, onlyVendorId);
    const windowIds = (request.shares ?? []).flatMap(({ windowId }) => windowId ?? []);
    const boxed = await openBoxes(tx, locked, windowIds);
    const lines = withDeposits(await withDates(tx, boxed), new Date());
    refuseWhatCannotBeSold(lines);
    if (!isEntered) refuseDeposits(lines, request.paymentMethod);
    const chosen = addsTo
      ? [addsTo.way]
      : await this.vendorOrders.plan(tx, request.shares, lines, request.zipCode);
    await refuseElsewhere(tx, request, lines, { ways, chosen });
    refuseWithoutDay(lines, chosen);
    if (!addsTo && !isEntered) refuseTooLittle(lines);
    const {
      shares: vendorOrders,
      codes,
      windows,
      deposit,
      ...totals
    } = await this.price(tx, placing.cart, request, lines, { ways, chosen });
    const isLater = deposit !== null || lines.some(({ byWeight }) => byWeight !== null);
    if (addsTo) refuseLater(addsTo, lines, isLater, deposit);
    const isHeld = addsTo ? addsTo.isPaidFirst : request.paymentMethod !== 'cash';
    const dated = ofDays(lines, windows);
    const { minutes, networkKey } =
      isHeld || (!addsTo && !isEntered)
        ? await this.holds.allow(tx, placer, wantedOf(request, dated, { windows, codes }))
        : UNCOUNTED;
    const sold = await takeStock(tx, dated);
    const order = await tx.getRepository(Order).save({
      ...addressOf(request),
      ...totals,
      shippingMethod: ways.method,
      userId: buyer.userId,
      guestKey: buyer.guestKey,
      addsToId: addsTo?.orderId ?? null,
      orderNumber: newOrderNumber(),
      idempotencyKey: ownKey,
      requestHash,
      paymentStatus: isHeld ? 'held' : 'due',
      heldUntil: isHeld ? inMinutes(HOLD_MINUTES) : null,
      confirmBy: minutes === null ? null : inMinutes(minutes),
      networkKey,
      isEntered,
    });
    const itemIds = lines.map((line) => line.itemId);
    const cash = request.paymentMethod === 'cash' ? roundedCash(lines) : [];
    await writeVendorOrders(tx, order, { shares: vendorOrders }, { codes, chosen, windows, cash, itemIds });
    await keepParts(tx, order.id, lines);
    await allowSubstitutes(tx, order.id, lines, request.substitutes);
    const payment =
      isHeld || !addsTo
        ? await this.payments.open(tx, order, isLater && isHeld ? { until: lastOf(windows), deposit } : null)
        : null;
    const job = { orderId: order.id };
    if (isHeld) await this.jobs.enqueue(tx, RELEASE_HOLD, job, `order ${order.id}`, HOLD_MINUTES * 60);
    else if (minutes !== null) await this.confirmations.begin(tx, order.id, minutes);
    else if (!addsTo) await this.jobs.enqueue(tx, ORDER_PLACED_MAILS, job);
    await this.lowStock.note(tx, sold, 60 * (isHeld ? HOLD_MINUTES : (minutes ?? 0)));
    return { order, payment, deposit };
  }

  private async price(
    tx: EntityManager,
    { userId }: Buyer,
    request: OrderRequest,
    lines: readonly (CartLine & { deposit: LineDeposit | null })[],
    { ways, chosen }: ChosenWays,
  ) {
    const { discountCodes = [], state, email } = request;
    const codes = await this.discounts.use(tx, discountCodes, lines, { userId, email });
    const windows = await this.vendorOrders.lock(tx, chosen, lines, () => new Date());
    const taxed = await taxLines(
      tx,
      handedOverAt(ofDays(lines, windows), windows),
      { ...ways, state },
      new Date(),
    );
    const priced = priceOrder(taxed, termsOf(lines, ways, codes, zonePrices(chosen)));
    refuseTooMuch(priced.total);
    refuseAnotherTotal(request.total, priced.total);
    return {
      ...priced,
      codes,
      windows,
      deposit: payableNow(
        priced.shares.flatMap((vendorOrder) => vendorOrder.lines),
        priced,
      ),
    };
  }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

function sameOrder(order: Order, requestHash: string): number {
  if (order.requestHash !== requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return order.id;
}

function refuseWhatCannotBeSold(lines: readonly OrderLine[]): void {
  if (lines.length === 0) throw new DomainError('CART_EMPTY');
  const now = new Date();
  const issues = lines.flatMap((line) => {
    const message = whyNotSold(line, now);
    return message ? [issueOf(line.itemId, message)] : [];
  });
  if (issues.length > 0) throw new DomainError('CART_CHANGED', issues);
}

const issueOf = (itemId: number, message: string) => ({ path: `items.${itemId}`, message });

/** @throws CART_CHANGED for options that changed meanwhile, and for too little for a box */
async function takeStock(
  tx: EntityManager,
  lines: readonly (OrderLine & DayLine)[],
): Promise<readonly Good[]> {
  const goods = goodsOf(lines);
  const short = shortGoods(goods);
  if (short.length > 0)
    throw new DomainError(
      'CART_CHANGED',
      short.flatMap(({ itemIds, name, inventory }) =>
        itemIds.map((id) => issueOf(id, `Only ${inventory} of ${name} left, for everything in your cart.`)),
      ),
    );
  const taken = await fetchRows(tx, sql.takeStock, [
    goods.map((good) => good.productId),
    goods.map((good) => good.variantId),
    goods.map((good) => good.quantity),
    goods.map((good) => good.unitPrice),
    goods.map((good) => good.counted),
  ]);
  const missed = goods.filter(({ variantId }) =>
    taken.some((one) => one.variantId === variantId && one.left === null),
  );
  if (missed.length > 0) {
    const ids = missed.flatMap(({ itemIds }) => itemIds);
    const changed = lines.filter(({ itemId }) => ids.includes(itemId));
    throw new DomainError('CART_CHANGED', await whyNotTaken(tx, changed));
  }
  return goods
    .filter(({ counted }) => counted > 0)
    .map((good) => {
      const left = taken.find(({ variantId }) => variantId === good.variantId)?.left;
      return left == null ? good : { ...good, inventory: left + good.counted };
    });
}

async function whyNotTaken(tx: EntityManager, lines: readonly (OrderLine & DayLine)[]) {
  const variants = await fetchRows(tx, variantsOf, [lines.map(({ productId }) => productId)]);
  return lines.map((line) => {
    const now = variants.find(({ id }) => id === line.variantId);
    const inventory = line.datedStockId === null ? (now?.inventory ?? 0) : line.quantity;
    const asNow = line.isBundle
      ? line
      : { ...line, isListed: now !== undefined, inventory, stock: undefined };
    const what = line.isBundle ? 'What is in' : 'The price of';
    const message = whyNotSold(asNow, new Date()) ?? `${what} ${line.productName} has just changed.`;
    return issueOf(line.itemId, message);
  });
}

/** What is picked up at a window's site is taxed there. */
const handedOverAt = <Line extends sql.LockedLine>(lines: readonly Line[], windows: readonly TakenWindow[]) =>
  lines.map((line) => {
    const state = windows.find(({ vendorId }) => vendorId === line.vendorId)?.state;
    return state ? { ...line, vendorState: state } : line;
  });

const lastOf = (windows: readonly TakenWindow[]): Date | null =>
  windows.reduce<Date | null>((last, { startsAt }) => (last && last > startsAt ? last : startsAt), null);

const zonePrices = (chosen: readonly VendorOrderWay[]): Map<number, DeliveryPrice> =>
  new Map(
    chosen.flatMap(({ vendorId, deliveryPrice }) =>
      deliveryPrice ? [[vendorId, deliveryPrice] as const] : [],
    ),
  );

/** @throws VALIDATION_FAILED for more than one order can be worth */
export function refuseTooMuch(total: number, path = 'total'): void {
  if (total <= MAX_ORDER_CENTS) return;
  const message = `Orders are limited to ${dollars(MAX_ORDER_CENTS)}. Please split this into smaller orders.`;
  throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
}

/** @param shown dollars that the buyer saw @throws TOTAL_CHANGED */
export function refuseAnotherTotal(shown: number | undefined, total: number): void {
  if (shown === undefined || centsOf(shown) === total) return;
  const message = `The total is now ${dollars(total)}; it was ${dollars(wholeCents(shown))} when your cart was shown.`;
  throw new DomainError('TOTAL_CHANGED', [{ path: 'total', message }], { cause: amountOf(total) });
}

const addressOf = (request: OrderRequest) => ({
  email: request.email,
  phone: request.phone,
  firstName: request.firstName,
  lastName: request.lastName,
  shippingAddress: request.address,
  shippingCity: request.city,
  shippingState: request.state,
  shippingZipCode: request.zipCode,
  paymentMethod: request.paymentMethod,
  notes: request.specialInstructions,
});

import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ORDER_FIELDS, OrderRequest, orderRequestFor } from '../../contract/marketplace/checkout-request.js';
import { countedVendorOrders } from '../../contract/marketplace/counted-vendor-orders.js';
import type { CartDiscounts } from '../../contract/marketplace/discount-codes.js';
import type {
  CancelOwnOrderRequest,
  DeliveryQuery,
  DeliveryView,
  OrderListItem,
  OrderStatusRequest,
  OrderView,
} from '../../contract/marketplace/orders.js';
import { concernsVendors, type PaymentStatus } from '../../contract/marketplace/payment-status.js';
import { whyNotSentTo } from '../../contract/marketplace/state-words.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { amountOf } from '../../contract/shared/money.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { validationFailed } from '../../platform/http/errors/validation.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import type { Buyer } from '../carts/buyer.js';
import { ownerOf } from '../carts/carts.sql.js';
import { type PaymentSummary, paymentSummary, summaryOf } from '../payments/order-payments.js';
import { Payments } from '../payments/payments.service.js';
import { Order } from '../tables/order.entity.js';
import { cartTaxes } from '../tax/cart-taxes.js';
import { Discounts } from '../terms/discounts.service.js';
import { CancelOrder } from './buyers/cancel-order.js';
import type { OrderReader } from './buyers/order-reader.js';
import { Additions } from './changes/additions.js';
import { withAdditions } from './changes/additions.view.js';
import { picturesOf } from './details/line-pictures.js';
import { orderView, orderViewOfVendorOrder } from './details/order.view.js';
import { toReviewOf } from './details/to-review.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { OrderLinks } from './guests/order-links.js';
import { byStaff, MoveOrder } from './move-order.js';
import { checkoutStates } from './placing/checkout-states.js';
import { deliveryLines, goalOf } from './placing/delivery.js';
import { deliveryOptions, farPickups } from './placing/delivery.rules.js';
import { PlaceOrder, type PlacingCall } from './placing/place-order.js';
import type { LockedLine } from './placing/place-order.sql.js';
import { readLines } from './placing/read-lines.js';
import { cashView, roundedCash } from './placing/rounded-cash.rules.js';
import { type LoadedVendorOrder, loadVendorOrders } from './vendor-orders/load-vendor-orders.js';
import { agreedFigures } from './weighing/agreed-figures.js';
import { isToWeigh } from './weighing/line-weight.view.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly db: DataSource,
    private readonly placing: PlaceOrder,
    private readonly moving: MoveOrder,
    private readonly payments: Payments,
    private readonly confirmations: OrderConfirmations,
    private readonly canceling: CancelOrder,
    private readonly links: OrderLinks,
    private readonly discounts: Discounts,
    private readonly additions: Additions,
  ) {}

  /** A provider that does not answer leaves the order waiting, to be paid from its page. */
  async place(buyer: Buyer | null, body: unknown, call: PlacingCall): Promise<OrderView> {
    const request = await this.checkedRequest(body);
    if (!buyer) throw new DomainError('CART_EMPTY');
    const { id, placed } = await this.placing.place(buyer, request, call);
    const sees = { isBuyers: true, userId: buyer.userId };
    if (!placed?.payment) return this.view(id, await this.payments.start(id).catch(() => null), sees);
    const { order, payment } = placed;
    const url = await this.payments.begin(order, payment).catch(() => null);
    return this.view(id, url, sees, summaryOf([payment]));
  }

  /** @throws ORDER_NOT_FOUND for an order that the reader has no right to see */
  async get(id: number, reader: OrderReader): Promise<OrderView> {
    const order = await this.db.getRepository(Order).findOneBy({ id });
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    if (await this.isOpenTo(order, reader)) return this.view(id, null, await this.sees(order, reader));
    const vendorOrder = await this.vendorOrderOf(order, reader.buyer?.userId ?? null);
    if (!vendorOrder) throw new DomainError('ORDER_NOT_FOUND');
    const payment = await paymentSummary(this.db.manager, id);
    return orderViewOfVendorOrder(order, vendorOrder, payment);
  }

  /** @throws ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED */
  async moveAsStaff(
    actor: SignedInUser,
    id: number,
    vendorId: number,
    request: OrderStatusRequest,
  ): Promise<OrderView> {
    await this.moving.move(id, vendorId, byStaff(actor), request, {
      andThen: (tx, { status }) =>
        writeAudit(tx, {
          actor,
          action: 'move',
          resource: 'orders',
          id,
          before: { vendorId, status },
          after: { vendorId, status: request.status },
          ...(request.note ? { note: request.note } : {}),
        }),
    });
    return this.view(id, null, { isBuyers: false, userId: null });
  }

  /** @throws ORDER_NOT_FOUND, ORDER_NOT_CONFIRMED_IN_TIME */
  async confirm(id: number, key: string): Promise<OrderView> {
    await this.confirmations.confirm(id, key);
    return this.view(id, null, { isBuyers: true, userId: null });
  }

  /** @throws ORDER_NOT_FOUND, ORDER_ALREADY_CONFIRMED, ORDER_NOT_PAID_YET, PAYMENTS_UNAVAILABLE */
  async cancel(id: number, reader: OrderReader, request: CancelOwnOrderRequest): Promise<OrderView> {
    const { addsToId } = await this.ofBuyer(id, reader);
    if (addsToId !== null) {
      await this.payments.settle(id, true, { by: 'buyer', why: request.reason });
      return this.viewOfAddition(id, addsToId, null, asBuyer(reader));
    }
    await this.canceling.cancel(id, reader.buyer?.userId ?? null, request);
    return this.view(id, null, asBuyer(reader));
  }

  /** @throws ORDER_NOT_FOUND */
  async ofBuyer(id: number, reader: OrderReader): Promise<Order> {
    const order = await this.db.getRepository(Order).findOneBy({ id });
    if (!order || !(await this.isBuyer(order, reader))) throw new DomainError('ORDER_NOT_FOUND');
    return order;
  }

  seenByBuyer(id: number, reader: OrderReader): Promise<OrderView> {
    return this.view(id, null, asBuyer(reader));
  }

  /** @returns the order; of what is added to one, that one */
  async pay(id: number, reader: OrderReader): Promise<OrderView> {
    const { order, sees } = await this.mayRead(id, reader);
    await this.payments.settle(id);
    if (order.addsToId === null) return this.view(id, await this.payments.start(id), sees);
    const isThere = await this.db.getRepository(Order).existsBy({ id });
    const url = isThere ? await this.payments.start(id) : null;
    return this.viewOfAddition(id, order.addsToId, url, sees);
  }

  /** @throws PAYMENT_NOT_WAITING, PAYMENT_DECLINED */
  async payAsTest(id: number, reader: OrderReader, outcome: 'paid' | 'declined'): Promise<OrderView> {
    const { order, sees } = await this.mayRead(id, reader);
    await this.payments.payAsTest(id, outcome);
    const { addsToId } = order;
    return addsToId === null ? this.view(id, null, sees) : this.viewOfAddition(id, addsToId, null, sees);
  }

  async list(
    userId: number,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Page<OrderListItem>> {
    const [orders, total] = await this.db.getRepository(Order).findAndCount({
      where: isOf(userId),
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    const vendorOrders = await loadVendorOrders(this.db.manager, { orderIds: orders.map(({ id }) => id) });
    const reviewable = await toReviewOf(
      this.db.manager,
      userId,
      orders.map(({ id }) => id),
    );
    const pictureOf = await picturesOf(this.db.manager, vendorOrders);
    const items = orders.map((order): OrderListItem => {
      const own = vendorOrders.filter(({ orderId }) => orderId === order.id);
      const counted = countedVendorOrders(own);
      const lines = counted.flatMap((vendorOrder) => vendorOrder.items);
      return {
        id: order.id,
        userId: order.userId,
        orderNumber: order.orderNumber,
        status: order.status,
        paymentStatus: order.paymentStatus,
        paymentIntentId: order.paymentIntentId,
        total: amountOf(counted.reduce((sum, vendorOrder) => sum + vendorOrder.total, 0)),
        ...(counted.some(isToWeigh) && { isAtMost: true }),
        itemCount: lines.reduce((sum, { quantity, byWeight }) => sum + (byWeight?.inSteps ? 1 : quantity), 0),
        vendors: own.map(({ vendor }) => vendor.businessName),
        items: lines.map(({ productId, productName: name, quantity }) => ({
          ...{ productId, name, quantity },
          ...pictureOf(productId),
        })),
        ...reviewable(order.id),
        createdAt: order.createdAt.toISOString(),
        timeZone: own[0]?.timeZone ?? HOUSE_ZONE,
      };
    });
    return { items, total, isMore: false };
  }

  async delivery(buyer: Buyer | null, query: DeliveryQuery): Promise<DeliveryView> {
    const found = buyer ? await this.linesOf(buyer, query.vendorId ?? null) : [];
    const lines = deliveryLines(found);
    const goal = await goalOf(this.db.manager, query);
    return {
      options: deliveryOptions(lines, goal),
      farPickups: farPickups(lines, goal),
      states: [...(await checkoutStates(this.db.manager)).open],
      taxes: await cartTaxes(this.db.manager, found, query.state, new Date()),
      ...this.payments.offered(true),
      ...cashView(roundedCash(found)),
    };
  }

  /** @throws TOO_MANY_REQUESTS */
  async discountsFor(buyer: Buyer | null, codes: readonly string[], address: string): Promise<CartDiscounts> {
    const lines = buyer ? await this.linesOf(buyer, null) : [];
    const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
    return this.discounts.read(codes, vendorIds, buyer?.userId ?? null, address);
  }

  /** Where it goes is looked at again once it is known to be new. @throws VALIDATION_FAILED */
  private async checkedRequest(body: unknown): Promise<OrderRequest> {
    const read = OrderRequest.safeParse(body);
    if (read.success) return read.data;
    const states = await checkoutStates(this.db.manager);
    const { error } = orderRequestFor((form) => whyNotSentTo(form, states)).safeParse(body);
    const place = ({ path: [field] }: { path: PropertyKey[] }) => ORDER_FIELDS.indexOf(String(field));
    throw validationFailed([...(error ?? read.error).issues].sort((one, other) => place(one) - place(other)));
  }

  private linesOf(buyer: Buyer, onlyVendorId: number | null): Promise<LockedLine[]> {
    return readLines(this.db, ownerOf(buyer), onlyVendorId);
  }

  /** @throws ORDER_NOT_FOUND */
  private async mayRead(id: number, reader: OrderReader): Promise<{ order: Order; sees: Seeing }> {
    const order = await this.db.getRepository(Order).findOneBy({ id });
    if (!order || !(await this.isOpenTo(order, reader))) throw new DomainError('ORDER_NOT_FOUND');
    return { order, sees: await this.sees(order, reader) };
  }

  private async sees(order: Order, reader: OrderReader): Promise<Seeing> {
    return { ...asBuyer(reader), isBuyers: await this.isBuyer(order, reader) };
  }

  private async isOpenTo(order: Order, reader: OrderReader): Promise<boolean> {
    return reader.isStaff || (await this.isBuyer(order, reader));
  }

  private async isBuyer(order: Order, { buyer, guestKey, key }: OrderReader): Promise<boolean> {
    const isOwn = buyer?.userId ? buyer.userId === order.userId : false;
    const isGuests = guestKey !== null && guestKey === order.guestKey;
    if (isOwn || isGuests) return true;
    if (key === undefined) return false;
    // What is added to an order is opened by that one's link.
    const { addsToId } = order;
    const linked = addsToId === null ? order : await this.db.manager.findOneBy(Order, { id: addsToId });
    return linked !== null && this.links.opens(linked.orderNumber, key);
  }

  /** @returns what an account sells in an order; null where it sells nothing in it, or it is not paid yet */
  private async vendorOrderOf(order: Order, userId: number | null): Promise<LoadedVendorOrder | null> {
    if (userId === null || !concernsVendors(order.paymentStatus)) return null;
    const vendorOrders = await loadVendorOrders(this.db.manager, { orderIds: [order.id] });
    return vendorOrders.find(({ vendor }) => vendor.userId === userId) ?? null;
  }

  private async viewOfAddition(
    id: number,
    addsToId: number,
    url: string | null,
    sees: Seeing,
  ): Promise<OrderView> {
    const left = await this.db.manager.findOneBy(Order, { id });
    const addition = !left ? 'added' : left.paymentStatus === 'held' ? 'waiting' : 'given-up';
    return { ...(await this.view(addsToId, url, sees)), addition };
  }

  private async view(
    id: number,
    paymentUrl: string | null,
    { isBuyers, userId }: Seeing,
    known: PaymentSummary | null = null,
  ): Promise<OrderView> {
    const order = await this.db.getRepository(Order).findOneByOrFail({ id });
    const payment = known ?? (await paymentSummary(this.db.manager, id));
    const vendorOrders = await loadVendorOrders(this.db.manager, { orderIds: [id] });
    const agreed = await agreedFigures(this.db.manager, vendorOrders);
    const whole = orderView(order, vendorOrders, payment, paymentUrl, isBuyers, agreed);
    const pictureOf = await picturesOf(this.db.manager, isBuyers ? vendorOrders : []);
    const fulfilments = whole.fulfilments.map((vendorOrder) => ({
      ...vendorOrder,
      items: vendorOrder.items.map((item) => ({ ...item, ...pictureOf(item.productId) })),
    }));
    // A guest's browser isn't told that its order's address has an account, and whose.
    const isJoined = isBuyers && order.guestKey !== null && order.userId !== userId;
    const accountId = isJoined ? null : order.userId;
    const view = {
      ...{ ...whole, fulfilments, userId: accountId },
      ...(isBuyers && accountId !== null && (await toReviewOf(this.db.manager, accountId, [id]))(id)),
    };
    if (order.addsToId !== null && isAddition(order)) {
      const { id: toId, orderNumber } = await this.db.manager.findOneByOrFail(Order, { id: order.addsToId });
      return { ...view, addsTo: { id: toId, orderNumber } };
    }
    const mayAdd = order.paymentStatus === 'paid' && vendorOrders.some(({ windowId }) => windowId !== null);
    if (!isBuyers || !mayAdd) return view;
    return withAdditions(view, await this.additions.waitingFor(id), paymentUrl);
  }
}

interface Seeing {
  isBuyers: boolean;
  userId: number | null;
}
const asBuyer = ({ buyer }: OrderReader): Seeing => ({ isBuyers: true, userId: buyer?.userId ?? null });

/** One that was paid is an order by itself: a server of the version before knows no additions. */
const UNPAID: PaymentStatus[] = ['held', 'abandoned'];
const isAddition = ({ addsToId, paymentStatus }: Order) =>
  addsToId !== null && UNPAID.includes(paymentStatus);
const isOf = (userId: number) => [
  { userId, addsToId: IsNull() },
  { userId, addsToId: Not(IsNull()), paymentStatus: Not(In(UNPAID)) },
];

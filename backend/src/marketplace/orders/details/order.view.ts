import type { Totals } from '../../../contract/marketplace/checkout.js';
import type {
  VendorOrderForBuyer,
  OrderView,
  PickupPlace,
  VendorOrderView,
} from '../../../contract/marketplace/orders.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { PaymentSummary } from '../../payments/order-payments.js';
import type { Order } from '../../tables/order.entity.js';
import { mayCancelOrder, mayCancelVendorOrder, mayChangeVendorOrder } from '../buyers/may-cancel.rules.js';
import { balanceTermsOf, depositAsPlaced, orderDepositView } from '../deposits/deposit.view.js';
import { handedOverAt, receivedView } from '../received/received.rules.js';
import { shortOf, shortRowView, vendorShortRow } from '../short-rows/short-row.view.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';
import { cropsOf, partsOf } from '../vendor-orders/open-items.js';
import { packedOf } from '../vendor-orders/packed.view.js';
import type { WhoMovedOf } from '../vendor-orders/who-moved.js';
import { type AgreedFigures, agreedTotal } from '../weighing/agreed-figures.js';
import { lineWeightView } from '../weighing/line-weight.view.js';
import { handoverView } from './handover.view.js';
import { vendorReceives } from './vendor-receives.rules.js';

const NONE_AGREED: AgreedFigures = new Map();

const swappedOf = (vendorOrder: LoadedVendorOrder, id: number): number =>
  vendorOrder.short.reduce(
    (sum, row) =>
      sum + (row.orderItemId === id && row.refunded && row.swappedName !== null ? row.quantity : 0),
    0,
  );

const lineView = (item: LoadedVendorOrder['items'][number], swapped: number) => ({
  id: item.id,
  productId: item.productId,
  ...(item.variantId !== null && { variantId: item.variantId }),
  name: item.productName,
  unit: item.unit,
  quantity: item.quantity,
  unitPrice: amountOf(item.unitPrice),
  totalPrice: amountOf(item.totalPrice),
  createdAt: item.createdAt.toISOString(),
  refunded: item.refunded,
  ...lineWeightView(item),
  ...(swapped > 0 && { swapped }),
  ...(item.allowSubstitute && { allowSubstitute: true as const }),
  ...(item.isSubstitute && { isSubstitute: true as const }),
  ...partsOf(item),
});

const linesOf = (vendorOrder: LoadedVendorOrder) =>
  vendorOrder.items.map((item) => lineView(item, swappedOf(vendorOrder, item.id)));

const shortLine = (item: LoadedVendorOrder['items'][number] | undefined) =>
  item !== undefined && item.short > 0 && { short: item.short };

const eventView = ({ status, actor, note, createdAt }: LoadedVendorOrder['events'][number]) => ({
  status,
  actor,
  note,
  at: createdAt.toISOString(),
});

const changeEventView = ({ change, actor, note, createdAt }: LoadedVendorOrder['changes'][number]) => ({
  ...{ change, actor, note },
  at: createdAt.toISOString(),
});

const moneyView = ({
  subtotal,
  discount,
  tax,
  shipping,
  total,
}: Pick<Order, 'subtotal' | 'discount' | 'tax' | 'shipping' | 'total'>) => ({
  subtotal: amountOf(subtotal),
  discount: amountOf(discount),
  tax: amountOf(tax),
  shipping: amountOf(shipping),
  total: amountOf(total),
});

const agreedView = (figures: Totals | undefined) => (figures ? { agreed: moneyView(figures) } : {});

const codeView = ({ discountCode }: LoadedVendorOrder) => discountCode !== null && { discountCode };

const shippingView = (order: Order) => ({
  shippingMethod: order.shippingMethod,
  shippingAddress: order.shippingAddress,
  shippingCity: order.shippingCity,
  shippingState: order.shippingState,
  shippingZipCode: order.shippingZipCode,
  email: order.email,
  phone: order.phone,
  notes: order.notes,
});

/** @returns whether an order is paid or, in cash, confirmed by its buyer: its vendors have it */
export const isTheVendors = ({ paymentStatus, confirmBy }: Order): boolean =>
  concernsVendors(paymentStatus) && confirmBy === null;

/** @returns null for what is sent, what has a site and a day, and while its vendor lacks the order */
function pickupOf(order: Order, vendorOrder: LoadedVendorOrder): PickupPlace | null {
  const { status, vendor, windowId } = vendorOrder;
  const isAtVendor = methodOf(order, vendorOrder) === 'pickup' && windowId === null;
  if (!isAtVendor || !isTheVendors(order) || status === 'cancelled') return null;
  const { address, city, state, zipCode, latitude, longitude, phone, pickupHours: hours } = vendor;
  return { address, city, state, zipCode, latitude, longitude, phone, hours };
}

function changeView(order: Order, vendorOrder: LoadedVendorOrder, isBuyers: boolean) {
  if (!vendorOrder.handover?.window) return {};
  const { uncollected, uncollectedAt } = vendorOrder.vendor;
  const isPromised = uncollectedAt !== null && uncollectedAt <= order.createdAt;
  const isPickup = isPromised && methodOf(order, vendorOrder) === 'pickup';
  return {
    canChange: isBuyers && mayChangeVendorOrder(order, vendorOrder),
    ...(uncollected && isPickup && { uncollected }),
  };
}

const roundingView = ({ cashRounding }: LoadedVendorOrder) => cashRounding !== null && { cashRounding };

const OF_THE_FARM: readonly string[] = ['packed', 'received', 'refunded'];

/** Without what is the farm's own. */
function changesForBuyer({ changes }: LoadedVendorOrder): Pick<VendorOrderForBuyer, 'changes'> {
  const told = changes.filter(({ change }) => !OF_THE_FARM.includes(change.kind));
  return told.length > 0 ? { changes: told.map(changeEventView) } : {};
}

/** Without the farm's own note. */
function receivedForBuyer({ received }: LoadedVendorOrder): Pick<VendorOrderForBuyer, 'received'> {
  return received ? { received: { by: received.by, amount: amountOf(received.cents) } } : {};
}

function vendorOrderFor(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  isBuyers: boolean,
  agreed: AgreedFigures,
): VendorOrderForBuyer {
  const { id, businessName, city, state, pickupNote } = vendorOrder.vendor;
  return {
    ...moneyView(vendorOrder),
    ...agreedView(agreed.get(vendorOrder.id)),
    ...codeView(vendorOrder),
    refunded: amountOf(vendorOrder.refunded),
    id: vendorOrder.id,
    timeZone: vendorOrder.timeZone,
    vendor: { id, businessName, city, state, pickupNote },
    pickup: pickupOf(order, vendorOrder),
    ...(vendorOrder.method !== null && { method: vendorOrder.method }),
    ...handoverView(vendorOrder, isTheVendors(order)),
    status: vendorOrder.status,
    canCancel: isBuyers && mayCancelVendorOrder(order, vendorOrder),
    ...changeView(order, vendorOrder, isBuyers),
    items: linesOf(vendorOrder),
    carrier: vendorOrder.carrier,
    trackingNumber: vendorOrder.trackingNumber,
    events: vendorOrder.events.map(eventView),
    ...roundingView(vendorOrder),
    ...receivedForBuyer(vendorOrder),
    ...changesForBuyer(vendorOrder),
    ...shortOf(vendorOrder, shortRowView),
  };
}

/** @param agreed what its vendor orders cost at most since the buyer said yes to more */
export function orderView(
  order: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  payment: PaymentSummary,
  paymentUrl: string | null,
  isBuyers: boolean,
  agreed: AgreedFigures = NONE_AGREED,
): OrderView {
  const { gateway } = payment;
  const openUntil = order.paymentStatus === 'owed' ? payment.openUntil : order.heldUntil;
  const isOpen = order.paymentStatus === 'held' || order.paymentStatus === 'owed';
  return {
    ...moneyView(order),
    ...agreedView(agreedTotal(vendorOrders, agreed)),
    ...(payment.isSaved && { isSaved: true as const }),
    ...shippingView(order),
    id: order.id,
    userId: order.userId,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    paymentIntentId: order.paymentIntentId,
    confirmBy: order.confirmBy?.toISOString() ?? null,
    payment:
      isOpen && openUntil && gateway !== 'cash'
        ? { gateway, heldUntil: openUntil.toISOString(), url: paymentUrl }
        : null,
    refunded: amountOf(payment.refunded),
    ...orderDepositView(
      order,
      vendorOrders.map((vendorOrder) => ({ ...vendorOrder, ...agreed.get(vendorOrder.id) })),
      payment,
    ),
    canCancel: isBuyers && mayCancelOrder(order, vendorOrders),
    isFlatTax: vendorOrders.every(({ items }) => items.every(({ taxClass }) => taxClass === null)),
    firstName: order.firstName,
    lastName: order.lastName,
    fulfilments: vendorOrders.map((vendorOrder) => vendorOrderFor(order, vendorOrder, isBuyers, agreed)),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

export function orderViewOfVendorOrder(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  payment: PaymentSummary,
): OrderView {
  return {
    ...orderView(order, [vendorOrder], payment, null, false),
    ...moneyView(vendorOrder),
    ...wayView(order, vendorOrder),
    status: vendorOrder.status,
    userId: null,
    paymentIntentId: null,
    payment: null,
    refunded: amountOf(vendorOrder.refunded),
  };
}

export const buyerName = ({ firstName, lastName }: Pick<Order, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Where a buyer lives who comes to the vendor is no matter of the vendor's. */
const withoutAddress = { shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '' };

function wayView(order: Order, vendorOrder: LoadedVendorOrder) {
  const shippingMethod = methodOf(order, vendorOrder);
  return { shippingMethod, ...(shippingMethod === 'pickup' ? withoutAddress : {}) };
}

function vendorDepositView(order: Order, vendorOrder: LoadedVendorOrder) {
  const terms = balanceTermsOf([vendorOrder]);
  if (!terms) return {};
  if (order.paymentMethod === 'cash') return toTakeView(order, vendorOrder);
  const { paymentStatus } = order;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  return { deposit: { balanceOn: terms.balanceOn, isPaid, kept: amountOf(vendorOrder.kept) } };
}

/** Of an order that the farm entered: the deposit is paid to it, as the rest is. */
function toTakeView(order: Order, vendorOrder: LoadedVendorOrder) {
  const { status, received } = vendorOrder;
  const cents = status === 'confirmed' && !received ? depositAsPlaced(order, [vendorOrder]) : null;
  return cents === null ? {} : { depositToTake: amountOf(cents) };
}

export function vendorOrderView(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  by: WhoMovedOf,
): VendorOrderView {
  return {
    ...moneyView(vendorOrder),
    ...codeView(vendorOrder),
    ...shippingView(order),
    ...handoverView(vendorOrder),
    ...wayView(order, vendorOrder),
    id: order.id,
    orderNumber: order.orderNumber,
    status: vendorOrder.status,
    customerName: buyerName(order),
    ...(order.isEntered && { isEntered: true as const }),
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    confirmBy: order.confirmBy?.toISOString() ?? null,
    items: linesOf(vendorOrder).map((line, index) => ({ ...line, ...shortLine(vendorOrder.items[index]) })),
    ...cropsOf(vendorOrder),
    ...vendorDepositView(order, vendorOrder),
    itemCount: vendorOrder.items.reduce((sum, { quantity }) => sum + quantity, 0),
    commission: amountOf(vendorOrder.commission - vendorOrder.commissionBack),
    refunded: amountOf(vendorOrder.refunded),
    disputed: amountOf(vendorOrder.disputed),
    youReceive: amountOf(vendorReceives(vendorOrder)),
    ...roundingView(vendorOrder),
    ...(vendorOrder.received && {
      received: receivedView(vendorOrder.received, handedOverAt(vendorOrder), new Date()),
    }),
    ...packedOf(vendorOrder, by),
    carrier: vendorOrder.carrier,
    trackingNumber: vendorOrder.trackingNumber,
    events: vendorOrder.events.map((event) => ({ ...eventView(event), by: by(event) })),
    ...(vendorOrder.changes.length > 0 && {
      changes: vendorOrder.changes.map((event) => ({ ...changeEventView(event), by: by(event) })),
    }),
    ...shortOf(vendorOrder, vendorShortRow),
    createdAt: order.createdAt.toISOString(),
    timeZone: vendorOrder.timeZone,
  };
}

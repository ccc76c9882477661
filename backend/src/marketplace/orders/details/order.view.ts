import type { Totals } from '../../../contract/marketplace/checkout.js';
import type {
  FulfilmentView,
  OrderView,
  PickupPlace,
  VendorOrderView,
} from '../../../contract/marketplace/orders.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { PaymentSummary } from '../../payments/order-payments.js';
import type { Order } from '../../tables/order.entity.js';
import { mayCancelOrder, mayCancelShare, mayChangeShare } from '../buyers/may-cancel.rules.js';
import { balanceTermsOf, orderDepositView } from '../deposits/deposit.view.js';
import { type LoadedShare, methodOf } from '../fulfilments/load-shares.js';
import { partsOf } from '../fulfilments/open-items.js';
import type { WhoMovedOf } from '../fulfilments/who-moved.js';
import { shortOf, shortRowView, vendorShortRow } from '../short-rows/short-row.view.js';
import { type AgreedFigures, agreedTotal } from '../weighing/agreed-figures.js';
import { lineWeightView } from '../weighing/line-weight.view.js';
import { handoverView } from './handover.view.js';
import { vendorReceives } from './vendor-receives.rules.js';

const NONE_AGREED: AgreedFigures = new Map();

const swappedOf = (share: LoadedShare, id: number): number =>
  share.short.reduce(
    (sum, row) =>
      sum + (row.orderItemId === id && row.refunded && row.swappedName !== null ? row.quantity : 0),
    0,
  );

const lineView = (item: LoadedShare['items'][number], swapped: number) => ({
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

const linesOf = (share: LoadedShare) => share.items.map((item) => lineView(item, swappedOf(share, item.id)));

const eventView = ({ status, actor, note, createdAt }: LoadedShare['events'][number]) => ({
  status,
  actor,
  note,
  at: createdAt.toISOString(),
});

const changeEventView = ({ change, actor, note, createdAt }: LoadedShare['changes'][number]) => ({
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

const codeView = ({ discountCode }: LoadedShare) => discountCode !== null && { discountCode };

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
function pickupOf(order: Order, share: LoadedShare): PickupPlace | null {
  const { status, vendor, windowId } = share;
  const isAtVendor = methodOf(order, share) === 'pickup' && windowId === null;
  if (!isAtVendor || !isTheVendors(order) || status === 'cancelled') return null;
  const { address, city, state, zipCode, latitude, longitude, phone, pickupHours: hours } = vendor;
  return { address, city, state, zipCode, latitude, longitude, phone, hours };
}

function changeView(order: Order, share: LoadedShare, isBuyers: boolean) {
  if (!share.handover?.window) return {};
  const { uncollected, uncollectedAt } = share.vendor;
  const isPromised = uncollectedAt !== null && uncollectedAt <= order.createdAt;
  const isPickup = isPromised && methodOf(order, share) === 'pickup';
  return {
    canChange: isBuyers && mayChangeShare(order, share),
    ...(uncollected && isPickup && { uncollected }),
  };
}

function shareView(
  order: Order,
  share: LoadedShare,
  isBuyers: boolean,
  agreed: AgreedFigures,
): FulfilmentView {
  const { id, businessName, city, state, pickupNote } = share.vendor;
  return {
    ...moneyView(share),
    ...agreedView(agreed.get(share.id)),
    ...codeView(share),
    refunded: amountOf(share.refunded),
    id: share.id,
    timeZone: share.timeZone,
    vendor: { id, businessName, city, state, pickupNote },
    pickup: pickupOf(order, share),
    ...(share.method !== null && { method: share.method }),
    ...handoverView(share, isTheVendors(order)),
    status: share.status,
    canCancel: isBuyers && mayCancelShare(order, share),
    ...changeView(order, share, isBuyers),
    items: linesOf(share),
    carrier: share.carrier,
    trackingNumber: share.trackingNumber,
    events: share.events.map(eventView),
    ...(share.changes.length > 0 && { changes: share.changes.map(changeEventView) }),
    ...shortOf(share, shortRowView),
  };
}

/** @param agreed what its shares cost at most since the buyer said yes to more */
export function orderView(
  order: Order,
  shares: readonly LoadedShare[],
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
    ...agreedView(agreedTotal(shares, agreed)),
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
      shares.map((share) => ({ ...share, ...agreed.get(share.id) })),
      payment,
    ),
    canCancel: isBuyers && mayCancelOrder(order, shares),
    isFlatTax: shares.every(({ items }) => items.every(({ taxClass }) => taxClass === null)),
    firstName: order.firstName,
    lastName: order.lastName,
    fulfilments: shares.map((share) => shareView(order, share, isBuyers, agreed)),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

export function orderViewOfShare(order: Order, share: LoadedShare, payment: PaymentSummary): OrderView {
  return {
    ...orderView(order, [share], payment, null, false),
    ...moneyView(share),
    ...wayView(order, share),
    status: share.status,
    userId: null,
    paymentIntentId: null,
    payment: null,
    refunded: amountOf(share.refunded),
  };
}

export const buyerName = ({ firstName, lastName }: Pick<Order, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Where a buyer lives who comes to the vendor is no matter of the vendor's. */
const withoutAddress = { shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '' };

function wayView(order: Order, share: LoadedShare) {
  const shippingMethod = methodOf(order, share);
  return { shippingMethod, ...(shippingMethod === 'pickup' ? withoutAddress : {}) };
}

function vendorDepositView({ paymentStatus }: Order, share: LoadedShare) {
  const terms = balanceTermsOf([share]);
  if (!terms) return {};
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  return { deposit: { balanceOn: terms.balanceOn, isPaid, kept: amountOf(share.kept) } };
}

export function vendorOrderView(order: Order, share: LoadedShare, by: WhoMovedOf): VendorOrderView {
  return {
    ...moneyView(share),
    ...codeView(share),
    ...shippingView(order),
    ...handoverView(share),
    ...wayView(order, share),
    id: order.id,
    orderNumber: order.orderNumber,
    status: share.status,
    customerName: buyerName(order),
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    confirmBy: order.confirmBy?.toISOString() ?? null,
    items: linesOf(share),
    ...vendorDepositView(order, share),
    itemCount: share.items.reduce((sum, { quantity }) => sum + quantity, 0),
    commission: amountOf(share.commission - share.commissionBack),
    refunded: amountOf(share.refunded),
    disputed: amountOf(share.disputed),
    youReceive: amountOf(vendorReceives(share)),
    carrier: share.carrier,
    trackingNumber: share.trackingNumber,
    events: share.events.map((event) => ({ ...eventView(event), by: by(event) })),
    ...(share.changes.length > 0 && {
      changes: share.changes.map((event) => ({ ...changeEventView(event), by: by(event) })),
    }),
    ...shortOf(share, vendorShortRow),
    createdAt: order.createdAt.toISOString(),
    timeZone: share.timeZone,
  };
}

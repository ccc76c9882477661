import type { OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderForBuyer, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverTime } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { isUnweighed } from '@farmgate/backend/contract/marketplace/weight/weight-words';

export type VendorOrder = VendorOrderForBuyer;

export interface Step {
  status: OrderStatus;
  label: string;
  /** When it was reached; null for what is ahead. */
  at: string | null;
  note: string | null;
}

const LABELS: Record<OrderStatus, string> = {
  pending: 'Order placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
};

/** @returns what a vendor order goes through: what happened, and what is ahead of it */
export function stepsOf(
  { status, events }: Pick<VendorOrder, 'status' | 'events'>,
  isPickup: boolean,
): Step[] {
  const reached = (step: OrderStatus) => events.findLast((event) => event.status === step);
  const isCollected = isPickup && !reached('shipped');
  const way: OrderStatus[] = isCollected
    ? ['pending', 'confirmed', 'delivered']
    : ['pending', 'confirmed', 'shipped', 'delivered'];
  const shown = status === 'cancelled' ? [...way.filter((step) => reached(step)), 'cancelled' as const] : way;
  // What was skipped, as by staff, counts as done.
  const last = way.indexOf(status);
  return shown.map((step) => {
    const event = reached(step);
    const isBehind = status === 'cancelled' || way.indexOf(step) <= last;
    return {
      status: step,
      label: step === 'delivered' && isCollected ? 'Picked up' : LABELS[step],
      at: isBehind ? (event?.at ?? null) : null,
      note: isBehind ? (event?.note ?? null) : null,
    };
  });
}

/** @returns whether a step has been reached */
export function isReached(
  step: OrderStatus,
  { status }: Pick<VendorOrder, 'status'>,
  steps: readonly Step[],
): boolean {
  const order = steps.map((one) => one.status);
  return order.indexOf(step) <= order.indexOf(status);
}

/** @returns whether anything about an order may still change, so that its page asks again */
export function isOpen({ paymentStatus, fulfilments }: OrderView): boolean {
  return (
    ['held', 'authorized', 'owed'].includes(paymentStatus) ||
    (paymentStatus !== 'abandoned' &&
      fulfilments.some(({ status }) => status !== 'delivered' && status !== 'cancelled'))
  );
}

/** @returns whether who looks at an order placed it, rather than a vendor or a member of the staff */
export const isBuyers = ({ userId }: Pick<OrderView, 'userId'>, me: { id: number } | null): boolean =>
  userId === (me?.id ?? null);

/** Of the part of an order's page from which what it brought is reviewed. */
export const TO_REVIEW = 'to-review';

/** @returns how a vendor order reaches its buyer */
export const methodOf = (
  { method }: Pick<VendorOrder, 'method'>,
  { shippingMethod }: Pick<OrderView, 'shippingMethod'>,
): OrderView['shippingMethod'] => method ?? shippingMethod;

const dayText = (way: OrderView['shippingMethod'], name: string, day: string) =>
  way === 'pickup' ? `Pick it up on ${day}.` : `${name} will deliver it on ${day}.`;

/** @returns what happens next with a vendor order, in a sentence */
export function nextOf(
  {
    status,
    vendor,
    method,
    handover,
    items = [],
  }: Pick<VendorOrder, 'status' | 'vendor' | 'method' | 'handover'> & Partial<Pick<VendorOrder, 'items'>>,
  {
    paymentStatus,
    shippingMethod,
    confirmBy,
  }: Pick<OrderView, 'paymentStatus' | 'shippingMethod' | 'confirmBy'>,
): string {
  const name = vendor.businessName;
  if (paymentStatus === 'held') return `${name} will get your order once you pay.`;
  if (status === 'pending' && confirmBy !== null) return `${name} gets your order as soon as you confirm it.`;
  if (status === 'cancelled') return 'These items were canceled.';
  if (status === 'pending') return `${name} will confirm your order.`;
  if (status === 'delivered') {
    return `Enjoy! If something isn’t right, contact ${name} within 24 hours for a refund or replacement.`;
  }
  if (status === 'shipped') return 'It’s on its way to you.';
  const isToWeigh = items.some(isUnweighed);
  const way = methodOf({ method }, { shippingMethod });
  const day = handover ? handoverTime(handover) : null;
  if (isToWeigh)
    return `${name} will weigh it and email you what it comes to.${day ? ` ${dayText(way, name, day)}` : ''}`;
  if (way !== 'shipping' && day) return dayText(way, name, day);
  if (way === 'pickup') return `It’s ready for pickup at ${name}.`;
  return way === 'shipping'
    ? 'It’s being packed and ships within 1-2 business days.'
    : `${name} will deliver it soon.`;
}

const TRACKING: readonly [RegExp, string][] = [
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^(?:usps|u\.?s\.? postal)/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^fed\s?ex/i, 'https://www.fedex.com/fedextrack/?trknbr='],
];

/** @returns where a parcel can be followed; null for a carrier whose page we do not know */
export function trackingAddress(carrier: string | null, trackingNumber: string | null): string | null {
  if (!carrier || !trackingNumber) return null;
  const start = TRACKING.find(([pattern]) => pattern.test(carrier.trim()))?.[1];
  return start === undefined ? null : start + encodeURIComponent(trackingNumber.trim());
}

/** @returns "14:05", or "1:14:05"; "0:00" once it is over */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const end = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}

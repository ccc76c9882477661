import { CONFIRMATION_MAIL } from '../../../contract/marketplace/admin/orders.admin.js';
import {
  balanceWhenText,
  chargeText,
  unpaidText,
} from '../../../contract/marketplace/deposits/deposit-words.js';
import { aboutText, packageTexts, weighedText } from '../../../contract/marketplace/weight/weight-words.js';
import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Order } from '../../tables/order.entity.js';
import { balanceTermsOf, depositAsPlaced } from '../deposits/deposit.view.js';
import { buyerName } from '../details/order.view.js';
import { askForItBack, roundedText } from '../received/received.rules.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';
import { partsLine } from '../vendor-orders/open-items.js';
import { isToWeigh, lineWeightView } from '../weighing/line-weight.view.js';
import { wayFacts, wayFactsOfVendor } from './way-facts.js';

export const aboutOrder = ({ id }: Pick<Order, 'id'>) => ({ about: { resource: 'orders', id } });

/** Counted while the order isn't confirmed: nobody knows yet whose address it is. */
export const typedOf = ({ confirmBy, networkKey }: Pick<Order, 'confirmBy' | 'networkKey'>) =>
  confirmBy === null ? {} : { typed: { by: networkKey, cap: 'order-not-confirmed' } };

export const linesOf = (vendorOrder: LoadedVendorOrder) =>
  vendorOrder.items
    .map((line) => `${line.quantity} × ${line.productName}: ${priceText(line)}${partsLine(line)}`)
    .join('\n');

/** @returns "$7.00"; by weight "about $56.56, at most $65.00", then "4.35 lb, $28.28" */
function priceText(line: LoadedVendorOrder['items'][number]): string {
  const { weight: view } = lineWeightView(line);
  if (!view) return dollars(line.totalPrice);
  const { weight, aboutPrice, mostPrice } = view;
  if (weight === null) return aboutText({ about: aboutPrice * 100, most: mostPrice * 100 });
  const weighed = { weight, packages: line.packages, cents: line.totalPrice };
  return [weighedText(weighed), ...packageTexts(weighed)].join('\n   ');
}

const atMost = (vendorOrders: readonly LoadedVendorOrder[], cents: number): string =>
  `${vendorOrders.some(isToWeigh) ? 'At most ' : ''}${dollars(cents)}`;

function depositOf(order: Order, vendorOrders: readonly LoadedVendorOrder[], left: number): string | null {
  const terms = balanceTermsOf(vendorOrders);
  const now = depositAsPlaced(order, vendorOrders);
  const [vendorOrder] = vendorOrders;
  if (!terms || now === null || !vendorOrder || order.paymentStatus !== 'authorized') return null;
  const balance = `${vendorOrders.some(isToWeigh) ? 'at most ' : ''}${dollars(left - now)}`;
  return `You paid a deposit of ${dollars(now)}. ${chargeText(terms, balance, order.paymentMethod)} ${unpaidText(terms, vendorOrder.vendor.businessName)}`;
}

/** Of an order that its farm entered, whose deposit is paid to the farm; null for others. */
function paidAheadText(order: Order, vendorOrder: LoadedVendorOrder, left: number): string | null {
  const deposit = order.paymentMethod === 'cash' ? depositAsPlaced(order, [vendorOrder]) : null;
  if (deposit === null) return null;
  const { received, vendor } = vendorOrder;
  const rest = `${isToWeigh(vendorOrder) ? 'at most ' : ''}${dollars(left - (received?.cents ?? deposit))}`;
  return received
    ? `You paid ${vendor.businessName} a deposit of ${dollars(received.cents)}. Please pay the rest, ${rest}, when you pick it up.`
    : `Please pay ${vendor.businessName} the deposit of ${dollars(deposit)}, and the rest, ${rest}, when you pick it up.`;
}

function moneyText(
  order: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  left: number,
  isSaved: boolean,
): string {
  const { paymentMethod, paymentStatus } = order;
  const isWeighed = vendorOrders.some(isToWeigh);
  const ahead = vendorOrders.flatMap((vendorOrder) => paidAheadText(order, vendorOrder, left) ?? [])[0];
  if (ahead) return ahead;
  if (paymentMethod === 'cash')
    return isWeighed
      ? `Please pay in cash when you pick it up. The final price depends on weight, and is never more than ${dollars(left)}.`
      : 'Please pay in cash when you pick it up.';
  const deposit = depositOf(order, vendorOrders, left);
  if (deposit !== null) return deposit;
  if (paymentStatus !== 'authorized') return 'We received your payment.';
  const who = paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  if (!isWeighed) return `We're charging ${dollars(left)} to your ${who}.`;
  if (isSaved)
    return `We saved your ${who} and charge it once your order is weighed. The final price depends on weight, and is never more than ${dollars(left)}.`;
  return `You authorized at most ${dollars(left)}. Your ${who} is charged once your order is weighed. The final price depends on weight, and is never more.`;
}

const nextSteps = (order: Order, vendorOrders: readonly LoadedVendorOrder[]) =>
  `We sent your order ${order.orderNumber} to ${vendorOrders.length === 1 ? 'the vendor' : 'its vendors'}. ` +
  (vendorOrders.every((vendorOrder) => methodOf(order, vendorOrder) === 'pickup')
    ? 'Below is where to pick it up.'
    : "They'll confirm it, and we'll email you when it's on its way.");

function discountFacts({ discount }: Pick<Order, 'discount'>, vendorOrders: readonly LoadedVendorOrder[]) {
  if (discount === 0) return [];
  const codes = [...new Set(vendorOrders.flatMap(({ discountCode }) => discountCode ?? []))].join(', ');
  return [{ label: codes ? `Discount (${codes})` : 'Discount', value: dollars(-discount) }];
}

/** What to bring, of what is paid in cash and rounded. */
function cashFacts({ paymentMethod }: Order, vendorOrders: readonly LoadedVendorOrder[]) {
  const cash = paymentMethod === 'cash' ? roundedText(vendorOrders) : null;
  return cash === null
    ? []
    : [{ label: 'Cash', value: `${vendorOrders.some(isToWeigh) ? 'At most ' : ''}${cash}` }];
}

/** @param isSaved nothing is held: what it is paid with is saved */
export function confirmationMail(
  order: Order,
  all: readonly LoadedVendorOrder[],
  path: string,
  isSaved = false,
): MailDraft {
  const vendorOrders = all.filter(({ status }) => status !== 'cancelled');
  const canceled = all.filter(({ status }) => status === 'cancelled');
  const farm = vendorOrders[0]?.vendor.businessName ?? '';
  const isGiven = order.isEntered && vendorOrders.every(({ status }) => status === 'delivered');
  const canceledCents = canceled.reduce((sum, { total }) => sum + total, 0);
  return {
    kind: CONFIRMATION_MAIL,
    ...aboutOrder(order),
    to: order.email,
    subject: `Your order ${order.orderNumber}`,
    heading: 'Thank you for your order!',
    paragraphs: isGiven
      ? [`${farm} handed your order ${order.orderNumber} over and took your payment.`]
      : [
          order.isEntered
            ? `${farm} took your order ${order.orderNumber}. Below is where to pick it up.`
            : nextSteps(order, vendorOrders),
          moneyText(order, vendorOrders, order.total - canceledCents, isSaved),
        ],
    facts: [
      ...vendorOrders.map((vendorOrder) => ({
        label: vendorOrder.vendor.businessName,
        value: linesOf(vendorOrder),
      })),
      ...canceled.map((vendorOrder) => ({
        label: `${vendorOrder.vendor.businessName} (canceled)`,
        value: linesOf(vendorOrder),
      })),
      { label: 'Subtotal', value: atMost(all, order.subtotal) },
      ...discountFacts(order, all),
      { label: 'Shipping', value: dollars(order.shipping) },
      { label: 'Tax', value: atMost(all, order.tax) },
      { label: 'Total', value: atMost(all, order.total) },
      ...(canceledCents > 0
        ? [
            { label: 'Canceled', value: dollars(-canceledCents) },
            { label: 'Left', value: atMost(vendorOrders, order.total - canceledCents) },
          ]
        : []),
      ...cashFacts(order, vendorOrders),
      ...(isGiven ? [] : wayFacts(order, vendorOrders)),
    ],
    action: { label: 'See your order', path },
    note: "This link opens your order without logging in, so please don't share it.",
  };
}

export const CONFIRM_ORDER_MAIL = 'order-to-confirm';

export const confirmOrderTyped = (networkKey: string | null) => ({ by: networkKey, ofOne: 5, most: 8 });

function waitInWords({ createdAt, confirmBy }: Order): string {
  const minutes = Math.round(((confirmBy?.getTime() ?? 0) - createdAt.getTime()) / 60_000);
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

export function confirmOrderMail(
  order: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  path: string,
): MailDraft {
  return {
    kind: CONFIRM_ORDER_MAIL,
    ...aboutOrder(order),
    typed: confirmOrderTyped(order.networkKey),
    to: order.email,
    subject: `Please confirm your order ${order.orderNumber}`,
    heading: 'Please confirm your order',
    paragraphs: [
      `Open the link and select “Confirm My Order”. Then ${vendorOrders.length === 1 ? 'the vendor gets' : 'its vendors get'} your order ${order.orderNumber}.`,
      `You can do that within ${waitInWords(order)}. After that, we cancel the order and put the products back on sale.`,
    ],
    facts: [
      ...vendorOrders.map((vendorOrder) => ({
        label: vendorOrder.vendor.businessName,
        value: linesOf(vendorOrder),
      })),
      { label: 'Total, in cash at pickup', value: atMost(vendorOrders, order.total) },
      ...cashFacts(order, vendorOrders),
      {
        label: 'Pickup',
        value: `${vendorOrders.map(({ vendor }) => `${vendor.city}, ${vendor.state}`).join('\n')}\nWe'll send you the street and phone number once you confirm.`,
      },
    ],
    action: { label: 'Open Your Order', path },
    note: "Didn't order this? You can ignore this email. We won't send the order to anyone.",
  };
}

function depositFact(vendorOrder: LoadedVendorOrder) {
  const terms = balanceTermsOf([vendorOrder]);
  return terms
    ? [{ label: 'Payment', value: `Deposit paid. The balance is charged ${balanceWhenText(terms)}.` }]
    : [];
}

export function newOrderMail(order: Order, vendorOrder: LoadedVendorOrder, to: string): MailDraft {
  return {
    kind: 'new-order',
    ...aboutOrder(order),
    to,
    replyTo: order.email,
    subject: `New order ${order.orderNumber}`,
    heading: 'You have a new order',
    paragraphs: [
      `${buyerName(order)} bought from ${vendorOrder.vendor.businessName}. Please confirm the order.`,
    ],
    facts: [
      { label: 'Items', value: linesOf(vendorOrder) },
      ...discountFacts(vendorOrder, [vendorOrder]),
      { label: 'Total', value: atMost([vendorOrder], vendorOrder.total) },
      ...cashFacts(order, [vendorOrder]),
      ...depositFact(vendorOrder),
      ...wayFactsOfVendor(order, vendorOrder),
      ...(order.notes ? [{ label: 'Special instructions', value: order.notes }] : []),
    ],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}

export function shippedMail(order: Order, vendorOrder: LoadedVendorOrder, path: string): MailDraft {
  const tracking = [vendorOrder.carrier, vendorOrder.trackingNumber].filter(Boolean).join(' ');
  return {
    kind: 'order-shipped',
    ...aboutOrder(order),
    to: order.email,
    subject: `On its way: your order ${order.orderNumber}`,
    heading: 'Your order is on its way',
    paragraphs: [`${vendorOrder.vendor.businessName} sent its items from your order ${order.orderNumber}.`],
    facts: [
      { label: 'Items', value: linesOf(vendorOrder) },
      ...(tracking ? [{ label: 'Tracking', value: tracking }] : []),
    ],
    action: { label: 'See your order', path },
  };
}

export interface Cancellation {
  isByStaff: boolean;
  reason: string | null;
  /** Cents that go back now. */
  cents: number;
  isWhole: boolean;
}

export function cancellationFrame(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  isWhole: boolean,
) {
  return {
    kind: 'order-cancelled',
    ...aboutOrder(order),
    to: order.email,
    subject: isWhole
      ? `Canceled: your order ${order.orderNumber}`
      : `Canceled: items from ${vendorOrder.vendor.businessName} in your order ${order.orderNumber}`,
    heading: isWhole ? 'Your order was canceled' : 'Part of your order was canceled',
    action: { label: 'See your order', path },
  };
}

export const restStays = (isWhole: boolean): string[] =>
  isWhole ? [] : ['The rest of your order stays as it is.'];

export function cancelledMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  { isByStaff, reason, cents, isWhole }: Cancellation,
): MailDraft {
  const { businessName } = vendorOrder.vendor;
  return {
    ...cancellationFrame(order, vendorOrder, path, isWhole),
    paragraphs: [
      isByStaff
        ? `The items from ${businessName} in your order ${order.orderNumber} were canceled.`
        : `${businessName} couldn't fulfill its items in your order ${order.orderNumber}.`,
      askForItBack([vendorOrder]) ?? moneyBack(order, cents, balanceTermsOf([vendorOrder]) !== null),
      ...restStays(isWhole),
    ],
    facts: [
      ...(reason ? [{ label: 'Why', value: reason }] : []),
      { label: 'Items', value: linesOf(vendorOrder) },
    ],
  };
}

export const notToPay = (paymentStatus: Order['paymentStatus']): string =>
  paymentStatus === 'owed'
    ? "You don't have to pay for these items. Anything you already paid for them is refunded."
    : "You don't have to pay for these items.";

export function moneyBack({ paymentStatus }: Order, cents: number, hasDeposit: boolean): string {
  if (cents > 0) return `We're refunding ${dollars(cents)} to your original payment method.`;
  if (hasDeposit && (paymentStatus === 'authorized' || paymentStatus === 'owed'))
    return "We're refunding what you paid to your original payment method.";
  if (paymentStatus === 'authorized') return 'Nothing was charged for these items.';
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return "You've already been refunded.";
  return notToPay(paymentStatus);
}

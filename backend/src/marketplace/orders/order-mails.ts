import { dollars } from '../../contract/shared/money.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import type { LoadedShare } from './load-shares.js';
import type { Order } from './order.entity.js';

const HOW: Record<Order['shippingMethod'], string> = {
  pickup: 'Pickup',
  local_delivery: 'Local delivery',
  shipping: 'Shipping',
};

const linesOf = (share: LoadedShare) =>
  share.items
    .map(({ quantity, productName, totalPrice }) => `${quantity} × ${productName}: ${dollars(totalPrice)}`)
    .join('\n');

const addressOf = (order: Order) =>
  `${order.firstName} ${order.lastName}\n${order.shippingAddress}\n${order.shippingCity}, ${order.shippingState} ${order.shippingZipCode}`;

/** To the buyer, once the order is placed and, unless it is paid at pickup, paid. */
export function confirmationMail(order: Order, shares: readonly LoadedShare[], path: string): MailDraft {
  const isCash = order.paymentMethod === 'cash';
  return {
    kind: 'order-confirmation',
    to: order.email,
    subject: `Your order ${order.orderNumber}`,
    heading: 'Thank you for your order!',
    paragraphs: [
      `Your order ${order.orderNumber} is with ${shares.length === 1 ? 'the vendor' : 'its vendors'}. They confirm it, and we write again when it is on its way.`,
      isCash ? 'Please pay in cash when you pick it up.' : 'Your payment has arrived.',
    ],
    facts: [
      ...shares.map((share) => ({ label: share.vendor.businessName, value: linesOf(share) })),
      { label: 'Subtotal', value: dollars(order.subtotal) },
      { label: 'Shipping', value: dollars(order.shipping) },
      { label: 'Tax', value: dollars(order.tax) },
      { label: 'Total', value: dollars(order.total) },
      { label: HOW[order.shippingMethod], value: addressOf(order) },
    ],
    action: { label: 'See your order', path },
    note: 'The link opens your order without signing in. Please keep it to yourself.',
  };
}

/** To a vendor, about its own share. */
export function newOrderMail(order: Order, share: LoadedShare, to: string): MailDraft {
  return {
    kind: 'new-order',
    to,
    replyTo: order.email,
    subject: `New order ${order.orderNumber}`,
    heading: 'You have a new order',
    paragraphs: [
      `${order.firstName} ${order.lastName} bought from ${share.vendor.businessName}. Please confirm the order.`,
    ],
    facts: [
      { label: 'Items', value: linesOf(share) },
      { label: 'Total', value: dollars(share.total) },
      { label: HOW[order.shippingMethod], value: addressOf(order) },
      ...(order.notes ? [{ label: 'Special instructions', value: order.notes }] : []),
    ],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}

/** To the buyer, when a vendor's share is on its way. */
export function shippedMail(order: Order, share: LoadedShare, path: string): MailDraft {
  const tracking = [share.carrier, share.trackingNumber].filter(Boolean).join(' ');
  return {
    kind: 'order-shipped',
    to: order.email,
    subject: `On its way: your order ${order.orderNumber}`,
    heading: 'Your order is on its way',
    paragraphs: [`${share.vendor.businessName} has sent its part of your order ${order.orderNumber}.`],
    facts: [
      { label: 'Items', value: linesOf(share) },
      ...(tracking ? [{ label: 'Tracking', value: tracking }] : []),
    ],
    action: { label: 'See your order', path },
  };
}

/** To the buyer, when a vendor's share is cancelled. */
export function cancelledMail(order: Order, share: LoadedShare, path: string): MailDraft {
  const isPaid = order.paymentStatus === 'paid';
  return {
    kind: 'order-cancelled',
    to: order.email,
    subject: `Cancelled: your order ${order.orderNumber}`,
    heading: 'A part of your order was cancelled',
    paragraphs: [
      `${share.vendor.businessName} could not fulfil its part of your order ${order.orderNumber}.`,
      isPaid
        ? `We are sending ${dollars(share.total)} back the way you paid.`
        : 'You do not have to pay for it.',
    ],
    facts: [{ label: 'Items', value: linesOf(share) }],
    action: { label: 'See your order', path },
  };
}

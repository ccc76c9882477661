import {
  balanceDayText,
  chargeText,
  unpaidText,
} from '../../../contract/marketplace/deposits/deposit-words.js';
import { type BalanceTerms } from '../../../contract/marketplace/deposits/deposit.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Order } from '../../tables/order.entity.js';
import { aboutOrder } from '../mails/order-mails.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

export const BALANCE_REMINDER_MAIL = 'order-balance-soon';

export interface OpenBalance {
  order: Order;
  vendorOrder: LoadedVendorOrder;
  terms: BalanceTerms;
  /** Cents. */
  balance: number;
  path: string;
}

export function balanceReminderMail({ order, vendorOrder, terms, balance, path }: OpenBalance): MailDraft {
  const { balanceOn } = terms;
  const { businessName } = vendorOrder.vendor;
  return {
    kind: BALANCE_REMINDER_MAIL,
    ...aboutOrder(order),
    to: order.email,
    subject: `The balance of your order ${order.orderNumber} is due ${balanceOn === null ? 'soon' : balanceDayText(balanceOn)}`,
    heading: 'Your balance is due soon',
    paragraphs: [
      `You paid ${businessName} a deposit for your order ${order.orderNumber}. ${chargeText(terms, dollars(balance), order.paymentMethod)}`,
      unpaidText(terms, businessName),
    ],
    facts: [
      {
        label: 'Items',
        value: vendorOrder.items
          .map(({ quantity, productName }) => `${quantity} × ${productName}`)
          .join('\n'),
      },
      { label: 'Balance', value: dollars(balance) },
    ],
    action: { label: 'See your order', path },
  };
}

export function balanceOwedMail({ order, vendorOrder, terms, balance, path }: OpenBalance): MailDraft {
  const why =
    order.paymentMethod === 'paypal'
      ? `The balance of your order ${order.orderNumber} is due now.`
      : `We couldn’t charge the balance of your order ${order.orderNumber} to your card.`;
  return {
    kind: 'order-owed',
    ...aboutOrder(order),
    to: order.email,
    subject: `Please pay the balance of your order ${order.orderNumber}`,
    heading: 'Please pay the balance',
    paragraphs: [
      `${why} There is ${dollars(balance)} left to pay. Please open your order and pay there.`,
      unpaidText(terms, vendorOrder.vendor.businessName),
    ],
    facts: [{ label: 'To pay', value: dollars(balance) }],
    action: { label: 'Open Your Order', path },
  };
}

export function balanceEndedMail(
  { order, vendorOrder, path }: Omit<OpenBalance, 'terms' | 'balance'>,
  { kept, refunded }: { kept: number; refunded: number },
): MailDraft {
  const { businessName } = vendorOrder.vendor;
  return {
    kind: 'order-cancelled',
    ...aboutOrder(order),
    to: order.email,
    subject: `Canceled: your order ${order.orderNumber}`,
    heading: 'Your order was canceled',
    paragraphs: [
      `The balance of your order ${order.orderNumber} wasn’t paid, so the order was canceled.`,
      ...(kept > 0 ? [`${businessName} keeps your deposit of ${dollars(kept)}, as the order said.`] : []),
      ...(refunded > 0 ? [`We’re refunding ${dollars(refunded)} to your original payment method.`] : []),
    ],
    action: { label: 'See your order', path },
  };
}

export const balanceNotPaidMail = (order: Order, kept: number, to: string): MailDraft => ({
  kind: 'vendor-order-cancelled',
  ...aboutOrder(order),
  to,
  subject: `Canceled: order ${order.orderNumber}`,
  heading: 'An order was canceled',
  paragraphs: [
    `The customer didn’t pay the balance of order ${order.orderNumber}, so it was canceled. The items are back in stock.`,
    kept > 0
      ? `You keep the deposit of ${dollars(kept)}, less our commission.`
      : 'The deposit is refunded to the customer, as your product says.',
  ],
});

import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Order } from '../../tables/order.entity.js';
import { isBoxOfShare } from '../box-orders.js';
import { buyerName } from '../details/order.view.js';
import { giveItBack } from '../received/received.rules.js';
import type { Given } from '../staff/refund-vendor-order.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { aboutOrder, linesOf } from './order-mails.js';

const factsOf = ({ lines, reason }: Given) => [
  ...(lines.length > 0
    ? [{ label: 'Items', value: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n') }]
    : []),
  ...(reason ? [{ label: 'Why', value: reason }] : []),
];

function stockFact(lines: Given['lines']) {
  const back = lines.filter(({ restocked }) => restocked > 0);
  if (back.length === 0) return [];
  const value = back.map(({ restocked, name }) => `${restocked} × ${name}`).join('\n');
  return [{ label: 'Back in stock', value }];
}

/** One or two cents in cash are rounded to none. */
const isNothing = ({ cash, cents }: Given) => cash === 0 && cents > 0;
const NO_COINS = 'In cash that rounds to nothing, so there’s nothing to hand over.';

/** @returns ", rounded from $3.37" of what goes back in cash; empty where it is exact */
const roundedFrom = ({ cash, cents }: Given) => (cash === cents ? '' : `, rounded from ${dollars(cents)}`);

export function refundMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  given: Given,
): MailDraft {
  const { cents, cash } = given;
  const isCash = order.paymentMethod === 'cash';
  const { businessName } = vendorOrder.vendor;
  if (isBoxOfShare(vendorOrder)) return creditMail(order, businessName, path, given);
  return {
    kind: 'order-refund',
    ...aboutOrder(order),
    to: order.email,
    subject: `Refund of ${dollars(cash || cents)} for your order ${order.orderNumber}`,
    heading: isNothing(given)
      ? `Your ${dollars(cents)} refund rounds to nothing`
      : `You're getting a ${dollars(cash)} refund`,
    paragraphs: [
      isNothing(given)
        ? `${businessName} refunds ${dollars(cents)} of your order ${order.orderNumber}. ${NO_COINS}`
        : isCash
          ? `${businessName} will refund ${dollars(cash)} of your order ${order.orderNumber} in cash${roundedFrom(given)}.`
          : `We're refunding ${dollars(cents)} for the items from ${businessName} in your order ${order.orderNumber} to your original payment method. It can take a few days to arrive.`,
    ],
    facts: factsOf(given),
    action: { label: 'See your order', path },
  };
}

/** Of a box of a share, which was paid with the share. */
const creditMail = (order: Order, farm: string, path: string, given: Given): MailDraft => ({
  kind: 'order-refund',
  ...aboutOrder(order),
  to: order.email,
  subject: `Farm credit of ${dollars(given.cents)} for your order ${order.orderNumber}`,
  heading: `You have ${dollars(given.cents)} more farm credit`,
  paragraphs: [
    `${farm} gave you farm credit for your order ${order.orderNumber}. It lowers what you pay next.`,
  ],
  facts: factsOf(given),
  action: { label: 'See your order', path },
});

/** Of a refund that the farm gave itself. */
export function ownRefundMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  given: Given,
): MailDraft {
  const mail = refundMail(order, vendorOrder, path, given);
  if (order.paymentMethod !== 'cash' || isNothing(given) || isBoxOfShare(vendorOrder)) return mail;
  const { businessName } = vendorOrder.vendor;
  const what = `${dollars(given.cash)} for your order ${order.orderNumber}${roundedFrom(given)}`;
  return {
    ...mail,
    heading: `${businessName} refunded you`,
    paragraphs: [`${businessName} says they gave you back ${what}. If they didn't, please contact them.`],
  };
}

export function vendorRefundMail(
  order: Order,
  to: string,
  given: Given,
  vendorOrder: Pick<LoadedVendorOrder, 'received'>,
): MailDraft {
  const { cents, cash, lines } = given;
  const isCash = order.paymentMethod === 'cash';
  const isCredit = isBoxOfShare(vendorOrder);
  const buyer = buyerName(order);
  return {
    kind: 'vendor-refund',
    ...aboutOrder(order),
    to,
    subject: `Refund of ${dollars(cash || cents)} for order ${order.orderNumber}`,
    heading: isNothing(given)
      ? `A ${dollars(cents)} refund, with nothing to pay`
      : isCash && !isCredit
        ? `Please refund ${dollars(cash)}`
        : `We refunded ${dollars(cents)} to your customer`,
    paragraphs: [
      isCredit
        ? `Farmgate gave ${buyer} ${dollars(cents)} of farm credit for your items in order ${order.orderNumber}. You pay nothing back.`
        : isNothing(given)
          ? `Farmgate approved a ${dollars(cents)} refund to ${buyer} for your items in order ${order.orderNumber}. ${NO_COINS}`
          : isCash
            ? `Farmgate approved a ${dollars(cents)} refund to ${buyer} for your items in order ${order.orderNumber}. Please pay ${cash === cents ? 'it' : dollars(cash)} in cash${roundedFrom(given)}.`
            : `Farmgate refunded ${dollars(cents)} to ${buyer} for your items in order ${order.orderNumber}. It comes out of your balance.`,
      "You don't pay commission on refunded products. Your statement shows both.",
    ],
    facts: [...factsOf(given), ...stockFact(lines)],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}

export function vendorCancelledMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  to: string,
  reason: string,
): MailDraft {
  return {
    kind: 'vendor-cancelled',
    ...aboutOrder(order),
    to,
    subject: `Canceled: order ${order.orderNumber}`,
    heading: 'An order was canceled',
    paragraphs: [
      `Farmgate canceled your items in order ${order.orderNumber}. Please don't send them. Your stock is back on sale.${giveItBack(vendorOrder)}`,
    ],
    facts: [
      { label: 'Why', value: reason },
      { label: 'Items', value: linesOf(vendorOrder) },
    ],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}

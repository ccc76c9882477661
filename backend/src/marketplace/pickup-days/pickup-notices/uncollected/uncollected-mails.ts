import { cutoffText, dayText } from '../../../../contract/marketplace/pickup/handover-words.js';
import { dollars } from '../../../../contract/shared/money.js';
import { paths } from '../../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../../platform/mail/mail-draft.js';
import { aboutOrder } from '../../../orders/mails/order-mails.js';
import { wayFacts } from '../../../orders/mails/way-facts.js';
import { askForItBack, giveItBack, isPaidBefore } from '../../../orders/received/received.rules.js';
import type { LoadedVendorOrder } from '../../../orders/vendor-orders/load-vendor-orders.js';
import { openLines } from '../../../orders/vendor-orders/open-items.js';
import type { Order } from '../../../tables/order.entity.js';
import type { UncollectedVendorOrder } from './uncollected.sql.js';

type Draft = Pick<MailDraft, 'subject' | 'heading' | 'paragraphs'>;

export interface Settled {
  due: UncollectedVendorOrder;
  /** Cents that are refunded. */
  cents: number;
  path: string;
}

/** @returns whether it was to be paid at its pickup, and nobody has */
export const isUnpaid = ({ paymentMethod }: Order, vendorOrder: LoadedVendorOrder): boolean =>
  paymentMethod === 'cash' && !isPaidBefore(vendorOrder);

export function uncollectedMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  { due, cents, path }: Settled,
): MailDraft {
  const items = { label: vendorOrder.vendor.businessName, value: openLines(vendorOrder) };
  return {
    ...wordsOf(order, vendorOrder, due, cents),
    kind: 'uncollected',
    ...aboutOrder(order),
    to: order.email,
    facts: due.rule === 'kept' ? [items, ...wayFacts(order, [vendorOrder])] : [items],
    action: { label: 'See your order', path },
  };
}

function wordsOf(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  due: UncollectedVendorOrder,
  cents: number,
): Draft {
  const { businessName } = vendorOrder.vendor;
  const { window } = vendorOrder.handover ?? {};
  const missed = `Your order ${order.orderNumber} from ${businessName} wasn't picked up${
    window ? ` on ${dayText(window.startsAt, window.timeZone)}` : ''
  }.`;
  const isCash = order.paymentMethod === 'cash';
  const paid = askForItBack([vendorOrder]);
  const back = paid && `It's canceled. ${paid}`;
  if (due.rule === 'kept')
    return {
      subject: `We missed you: your order ${order.orderNumber}`,
      heading: 'Your order is still here',
      paragraphs: [
        missed,
        `${businessName} keeps it for you until ${cutoffText(due.until, due.timeZone)}. Already have it? Then you can ignore this email.`,
      ],
    };
  if (due.rule === 'refunded')
    return {
      subject: `Canceled: your order ${order.orderNumber} from ${businessName}`,
      heading: 'Your order was canceled',
      paragraphs: [
        missed,
        isCash || cents === 0
          ? (back ?? "It's canceled, and you don't have to pay for it.")
          : `It's canceled. We're refunding ${dollars(cents)} to your original payment method. It can take a few days to arrive.`,
        'Already have it? Please reply to this email.',
      ],
    };
  return {
    subject: `Donated: your order ${order.orderNumber} from ${businessName}`,
    heading: 'Your order was donated',
    paragraphs: [
      missed,
      `${businessName} donates orders that aren't picked up. ${
        isUnpaid(order, vendorOrder) ? (paid ?? "You don't have to pay for it.") : "It isn't refunded."
      }`,
      'Already have it? Please reply to this email.',
    ],
  };
}

export function vendorUncollectedMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  { due, cents }: Settled,
  to: string,
): MailDraft {
  const isCanceled = due.rule === 'refunded' || isUnpaid(order, vendorOrder);
  const what =
    due.rule === 'refunded'
      ? `We canceled it${cents > 0 ? ` and refunded ${dollars(cents)}` : ''}, as you chose. The items are back in stock.`
      : isCanceled
        ? 'You donate such orders. It was to be paid in cash, so we canceled it. The items are not back in stock.'
        : 'You donate such orders, so we marked it as picked up.';
  return {
    kind: 'vendor-uncollected',
    ...aboutOrder(order),
    to,
    subject: `Not picked up: order ${order.orderNumber}`,
    heading: 'An order wasn’t picked up',
    paragraphs: [
      `Order ${order.orderNumber} wasn't marked as picked up. ${what}${isCanceled ? giveItBack(vendorOrder) : ''}`,
    ],
    facts: [{ label: 'Items', value: openLines(vendorOrder) }],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}

import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Dispute } from '../../tables/dispute.entity.js';
import type { Order } from '../../tables/order.entity.js';
import { disputeReason, isInquiry, isOver } from './dispute-words.rules.js';

type About = Pick<Order, 'id' | 'orderNumber'>;
type Said = Pick<Dispute, 'id' | 'amount' | 'reason' | 'status' | 'dueBy'>;

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: HOUSE_ZONE });

export function teamDisputeMail(order: Pick<About, 'orderNumber'>, dispute: Said, to: string): MailDraft {
  const { amount, reason, status, dueBy } = dispute;
  const over = isOver(status);
  return {
    kind: 'dispute',
    about: { resource: 'disputes', id: dispute.id },
    to,
    subject: over
      ? `Dispute ${status === 'lost' ? 'lost' : 'closed'}: order ${order.orderNumber}`
      : `New dispute: order ${order.orderNumber}`,
    heading: over ? `The dispute over ${dollars(amount)} is over` : `A customer disputes ${dollars(amount)}`,
    paragraphs: over
      ? [
          status === 'lost'
            ? 'The bank decided for the customer.'
            : 'The dispute was closed in our favor, and any money that was taken comes back.',
        ]
      : [
          `Order ${order.orderNumber}: ${disputeReason(reason)}.`,
          dueBy
            ? `Answer it in the Stripe dashboard by ${dayOf(dueBy)}. After that, the customer wins.`
            : 'Answer it in the Stripe dashboard.',
        ],
    action: { label: 'Open the back office', path: paths.admin },
  };
}

/** @param taken cents of their vendor order */
export function vendorDisputeMail(order: About, dispute: Said, taken: number, to: string): MailDraft {
  const { reason, status } = dispute;
  const common = {
    kind: 'vendor-dispute',
    about: { resource: 'disputes', id: dispute.id },
    to,
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
  if (!isOver(status)) {
    return {
      ...common,
      subject: `A customer disputes order ${order.orderNumber}`,
      heading: 'A customer disputes their payment',
      paragraphs: [
        `Order ${order.orderNumber}: ${disputeReason(reason)}.`,
        isInquiry(status)
          ? 'The bank has only asked about it. No money has been taken.'
          : `The bank took the money back for now. ${takenText(taken)}`,
        'Reply to this email with anything that shows you delivered it, such as a tracking number, photos or messages.',
      ],
    };
  }
  const isLost = status === 'lost';
  return {
    ...common,
    subject: `The dispute over order ${order.orderNumber} is ${isLost ? 'lost' : 'over'}`,
    heading: isLost ? 'The bank decided for the customer' : 'The dispute is over',
    paragraphs: [
      isLost
        ? lostText(order, taken)
        : `The dispute over order ${order.orderNumber} was closed in your favor. Any money that was taken is back in your balance.`,
    ],
  };
}

/** The money of a sale that is not booked yet, or has gone back, comes out of no balance. */
const NOTHING_TAKEN = 'Nothing has come out of your balance yet.';

const takenText = (taken: number): string =>
  taken > 0 ? `${dollars(taken)} came out of your balance. If we win, you get it back.` : NOTHING_TAKEN;

const lostText = ({ orderNumber }: About, taken: number): string =>
  taken > 0
    ? `The customer keeps ${dollars(taken)} for your items in order ${orderNumber}. You don’t pay commission on them.`
    : `The customer keeps the money for order ${orderNumber}. Nothing came out of your balance for it.`;

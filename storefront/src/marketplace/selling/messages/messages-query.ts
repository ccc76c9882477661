import type { CustomerMessagesView } from '@farmgate/backend/contract/marketplace/pickup/customer-messages';
import { shortDayText, timeText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';

/** Who a message goes to, and how the form begins. */
export interface MessageAbout {
  /** GET and POST. */
  address: string;
  /** The title of the form. */
  title: string;
  /** "with orders for Sat, Dec 5"; null for the customer of one order. */
  whom: string | null;
  subject: string;
  isDelivery: boolean;
}

type Day = Pick<PickupWindowView, 'startsAt' | 'timeZone'>;

/** @returns what is asked for everyone with an order for a day */
export function aboutDay(id: number, day: Day, isDelivery: boolean): MessageAbout {
  const date = shortDayText(day.startsAt, day.timeZone);
  return {
    address: `/api/vendor/pickup-days/${id}/messages`,
    title: 'Message your customers',
    whom: `with orders for ${date}`,
    subject: `Your ${isDelivery ? 'delivery' : 'pickup'} on ${date}`,
    isDelivery,
  };
}

/** @returns what is asked for the customer of one order */
export const aboutOrder = (order: {
  id: number;
  orderNumber: string;
  customerName: string;
}): MessageAbout => ({
  address: `/api/vendor/orders/${order.id}/messages`,
  title: `Message ${order.customerName}`,
  whom: null,
  subject: `Your order ${order.orderNumber}`,
  isDelivery: false,
});

export const messagesQuery = ({ address }: Pick<MessageAbout, 'address'>) =>
  apiQuery<CustomerMessagesView>(address);

type Message = CustomerMessagesView['items'][number];

/** @returns "Sent Thu, Dec 3, 2:10 PM to 12 people", that it is on its way, or reached no one */
export function sentText(
  { sentAt, people, isGivenUp, missed }: Pick<Message, 'sentAt' | 'people' | 'isGivenUp' | 'missed'>,
  timeZone: string,
): string {
  if (isGivenUp) return 'Not sent to anyone';
  if (sentAt === null) return 'Sending...';
  const reached = Math.max(0, people - missed.length);
  return `Sent ${shortDayText(sentAt, timeZone)}, ${timeText(sentAt, timeZone)} to ${countOf(reached, 'person', 'people')}`;
}

/** So many are named; the others are counted. */
const MOST_NAMES = 10;

/** @returns whom it didn't reach; null where it reached all, or is on its way */
export function missedText({ isGivenUp, missed }: Pick<Message, 'isGivenUp' | 'missed'>): string | null {
  if (isGivenUp) return 'Something went wrong on our side. No one got this message.';
  if (missed.length === 0) return null;
  const more = missed.length - MOST_NAMES;
  const names = [...missed.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])];
  return `Not delivered to ${names.join(', ')}.`;
}

const LOOK_AGAIN_MS = 5_000;

/** @returns how soon to look again whether everything went out; never where it did */
export const looksAgain = (view: CustomerMessagesView | undefined): number | false =>
  view?.items.some(({ sentAt, isGivenUp }) => sentAt === null && !isGivenUp) ? LOOK_AGAIN_MS : false;

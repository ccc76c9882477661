import { addressLine, directionsTo, placeOn } from '../../contract/marketplace/pickup/directions.js';
import { dayText, windowText } from '../../contract/marketplace/pickup/handover-words.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import type { LoadedShare } from '../orders/fulfilments/load-shares.js';
import { aboutOrder, type Cancellation, linesOf, moneyBack } from '../orders/mails/order-mails.js';
import type { Order } from '../orders/order.entity.js';

/** A day in its mails. */
export interface DayInMail {
  startsAt: Date | string;
  endsAt: Date | string;
  timeZone: string;
  placeName: string;
}

type Facts = NonNullable<MailDraft['facts']>;

const why = (reason: string | null): Facts => (reason ? [{ label: 'Why', value: reason }] : []);
const words = ({ handover }: LoadedShare) => (handover?.site ? 'pickup' : 'delivery');

/** To the buyer, when the farm cancels the day of their order and gives the money back. */
export const dayCanceledMail =
  (day: DayInMail) =>
  (order: Order, share: LoadedShare, path: string, { reason, cents, isWhole }: Cancellation): MailDraft => {
    const { businessName } = share.vendor;
    return {
      kind: 'pickup-day-canceled',
      ...aboutOrder(order),
      to: order.email,
      subject: `Canceled: your ${words(share)} on ${dayText(day.startsAt, day.timeZone)}`,
      heading: `Your ${words(share)} on ${dayText(day.startsAt, day.timeZone)} was canceled`,
      paragraphs: [
        `${businessName} had to cancel ${day.placeName} on ${windowText(day)}. Your items in order ${order.orderNumber} are canceled with it.`,
        moneyBack(order, cents),
        ...(isWhole ? [] : ['The rest of your order stays as it is.']),
      ],
      facts: [...why(reason), { label: 'Items', value: linesOf(share) }],
      action: { label: 'See your order', path },
    };
  };

/** To the buyer, when the farm moves their order to another day. @param share as it is now */
export function dayMovedMail(
  order: Order,
  share: LoadedShare,
  path: string,
  { from, reason }: { from: DayInMail; reason: string | null },
): MailDraft {
  const { window } = share.handover ?? {};
  const { businessName } = share.vendor;
  const now = window ? dayText(window.startsAt, window.timeZone) : '';
  return {
    kind: 'pickup-day-moved',
    ...aboutOrder(order),
    to: order.email,
    subject: `New day for your ${words(share)}: ${now}`,
    heading: `Your ${words(share)} moved to ${now}`,
    paragraphs: [
      `${businessName} had to cancel ${from.placeName} on ${windowText(from)}. Your items in order ${order.orderNumber} are ready on ${window ? windowText(window) : 'another day'} instead.`,
      `If that day doesn't work for you, please contact ${businessName}.`,
    ],
    facts: [...why(reason), ...placeFacts(share), { label: 'Items', value: linesOf(share) }],
    action: { label: 'See your order', path },
  };
}

/** To the buyer, when the day of their order has other hours or another place. */
export function dayChangedMail(
  order: Order,
  share: LoadedShare,
  path: string,
  reason: string | null,
): MailDraft {
  const { window } = share.handover ?? {};
  const { businessName } = share.vendor;
  const day = window ? dayText(window.startsAt, window.timeZone) : '';
  return {
    kind: 'pickup-day-changed',
    ...aboutOrder(order),
    to: order.email,
    subject: `Changed: your ${words(share)} on ${day}`,
    heading: `Your ${words(share)} on ${day} has changed`,
    paragraphs: [
      `${businessName} changed the time or place for your items in order ${order.orderNumber}. Below is what's right now.`,
      `If that doesn't work for you, please contact ${businessName}.`,
    ],
    facts: [...placeFacts(share), ...why(reason), { label: 'Items', value: linesOf(share) }],
    action: { label: 'See your order', path },
  };
}

/** When and where a share is handed over now, the way there, and whom to ask. */
function placeFacts({ handover, collector, vendor }: LoadedShare): Facts {
  if (!handover?.window) return [];
  const { window, site, zone } = handover;
  const when = windowText(window);
  const ask: Facts = vendor.phone
    ? [{ label: 'Questions', value: `${vendor.businessName}\n${vendor.phone}` }]
    : [];
  if (!site) return [{ label: 'Delivery', value: [when, zone?.name].filter(Boolean).join('\n') }, ...ask];
  const lines = [
    when,
    site.name,
    window.address ?? addressLine(site),
    site.host && `Ask for ${site.host}.`,
    site.instructions,
    collector && `${collector} picks it up.`,
  ];
  return [
    {
      label: 'Pickup',
      value: lines.filter(Boolean).join('\n'),
      link: { label: 'Get directions', url: directionsTo(placeOn(site, window)) },
    },
    ...ask,
  ];
}

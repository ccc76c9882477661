import { dayText, windowText } from '../../contract/marketplace/pickup/handover-words.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { isTheVendors } from '../orders/details/order.view.js';
import type { LoadedShare } from '../orders/fulfilments/load-shares.js';
import { openLines } from '../orders/fulfilments/open-items.js';
import { aboutOrder, type Cancellation, moneyBack } from '../orders/mails/order-mails.js';
import { wayFacts } from '../orders/mails/way-facts.js';
import type { Order } from '../tables/order.entity.js';

export interface DayInMail {
  startsAt: Date | string;
  endsAt: Date | string;
  timeZone: string;
  placeName: string;
}

type Facts = NonNullable<MailDraft['facts']>;

const why = (reason: string | null): Facts => (reason ? [{ label: 'Why', value: reason }] : []);
const words = ({ handover }: LoadedShare) => (handover?.site ? 'pickup' : 'delivery');

export const dayCanceledMail =
  (day: DayInMail, items: string) =>
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
        moneyBack(
          order,
          cents,
          share.items.some(({ deposit }) => deposit !== null),
        ),
        ...(isWhole ? [] : ['The rest of your order stays as it is.']),
      ],
      facts: [...why(reason), { label: 'Items', value: items }],
      action: { label: 'See your order', path },
    };
  };

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
    facts: [...why(reason), ...handoverFacts(order, share), { label: 'Items', value: openLines(share) }],
    action: { label: 'See your order', path },
  };
}

export function dayChangedMail(
  order: Order,
  share: LoadedShare,
  path: string,
  { reason, isByMarket }: { reason: string | null; isByMarket: boolean },
): MailDraft {
  const { window, site } = share.handover ?? {};
  const by = isByMarket && site ? site.name : share.vendor.businessName;
  const { businessName } = share.vendor;
  const day = window ? dayText(window.startsAt, window.timeZone) : '';
  return {
    kind: 'pickup-day-changed',
    ...aboutOrder(order),
    to: order.email,
    subject: `Changed: your ${words(share)} on ${day}`,
    heading: `Your ${words(share)} on ${day} has changed`,
    paragraphs: [
      `${by} changed the time or place for your items in order ${order.orderNumber}. Below is what's right now.`,
      `If that doesn't work for you, please contact ${businessName}.`,
    ],
    facts: [...handoverFacts(order, share), ...why(reason), { label: 'Items', value: openLines(share) }],
    action: { label: 'See your order', path },
  };
}

function handoverFacts(order: Order, share: LoadedShare): Facts {
  if (!isTheVendors(order)) return [];
  const { businessName, phone } = share.vendor;
  return [
    ...wayFacts(order, [share]),
    ...(phone ? [{ label: 'Questions', value: `${businessName}\n${phone}` }] : []),
  ];
}

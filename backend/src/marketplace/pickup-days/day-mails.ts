import { dayText, windowText } from '../../contract/marketplace/pickup/handover-words.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { isTheVendors } from '../orders/details/order.view.js';
import { aboutOrder, type Cancellation, moneyBack } from '../orders/mails/order-mails.js';
import { wayFacts } from '../orders/mails/way-facts.js';
import { askForItBack } from '../orders/received/received.rules.js';
import type { LoadedVendorOrder } from '../orders/vendor-orders/load-vendor-orders.js';
import { openLines } from '../orders/vendor-orders/open-items.js';
import type { Order } from '../tables/order.entity.js';

export interface DayInMail {
  startsAt: Date | string;
  endsAt: Date | string;
  timeZone: string;
  placeName: string;
}

type Facts = NonNullable<MailDraft['facts']>;

const why = (reason: string | null): Facts => (reason ? [{ label: 'Why', value: reason }] : []);
const words = ({ handover }: LoadedVendorOrder) => (handover?.site ? 'pickup' : 'delivery');

export const dayCanceledMail =
  (day: DayInMail, items: string) =>
  (
    order: Order,
    vendorOrder: LoadedVendorOrder,
    path: string,
    { reason, cents, isWhole }: Cancellation,
  ): MailDraft => {
    const { businessName } = vendorOrder.vendor;
    return {
      kind: 'pickup-day-canceled',
      ...aboutOrder(order),
      to: order.email,
      subject: `Canceled: your ${words(vendorOrder)} on ${dayText(day.startsAt, day.timeZone)}`,
      heading: `Your ${words(vendorOrder)} on ${dayText(day.startsAt, day.timeZone)} was canceled`,
      paragraphs: [
        `${businessName} had to cancel ${day.placeName} on ${windowText(day)}. Your items in order ${order.orderNumber} are canceled with it.`,
        askForItBack([vendorOrder]) ??
          moneyBack(
            order,
            cents,
            vendorOrder.items.some(({ deposit }) => deposit !== null),
          ),
        ...(isWhole ? [] : ['The rest of your order stays as it is.']),
      ],
      facts: [...why(reason), { label: 'Items', value: items }],
      action: { label: 'See your order', path },
    };
  };

export function dayMovedMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  { from, reason }: { from: DayInMail; reason: string | null },
): MailDraft {
  const { window } = vendorOrder.handover ?? {};
  const { businessName } = vendorOrder.vendor;
  const now = window ? dayText(window.startsAt, window.timeZone) : '';
  return {
    kind: 'pickup-day-moved',
    ...aboutOrder(order),
    to: order.email,
    subject: `New day for your ${words(vendorOrder)}: ${now}`,
    heading: `Your ${words(vendorOrder)} moved to ${now}`,
    paragraphs: [
      `${businessName} had to cancel ${from.placeName} on ${windowText(from)}. Your items in order ${order.orderNumber} are ready on ${window ? windowText(window) : 'another day'} instead.`,
      `If that day doesn't work for you, please contact ${businessName}.`,
    ],
    facts: [
      ...why(reason),
      ...handoverFacts(order, vendorOrder),
      { label: 'Items', value: openLines(vendorOrder) },
    ],
    action: { label: 'See your order', path },
  };
}

export function dayChangedMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  path: string,
  { reason, isByMarket }: { reason: string | null; isByMarket: boolean },
): MailDraft {
  const { window, site } = vendorOrder.handover ?? {};
  const by = isByMarket && site ? site.name : vendorOrder.vendor.businessName;
  const { businessName } = vendorOrder.vendor;
  const day = window ? dayText(window.startsAt, window.timeZone) : '';
  return {
    kind: 'pickup-day-changed',
    ...aboutOrder(order),
    to: order.email,
    subject: `Changed: your ${words(vendorOrder)} on ${day}`,
    heading: `Your ${words(vendorOrder)} on ${day} has changed`,
    paragraphs: [
      `${by} changed the time or place for your items in order ${order.orderNumber}. Below is what's right now.`,
      `If that doesn't work for you, please contact ${businessName}.`,
    ],
    facts: [
      ...handoverFacts(order, vendorOrder),
      ...why(reason),
      { label: 'Items', value: openLines(vendorOrder) },
    ],
    action: { label: 'See your order', path },
  };
}

function handoverFacts(order: Order, vendorOrder: LoadedVendorOrder): Facts {
  if (!isTheVendors(order)) return [];
  const { businessName, phone } = vendorOrder.vendor;
  return [
    ...wayFacts(order, [vendorOrder]),
    ...(phone ? [{ label: 'Questions', value: `${businessName}\n${phone}` }] : []),
  ];
}

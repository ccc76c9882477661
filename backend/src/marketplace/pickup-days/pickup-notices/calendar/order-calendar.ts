import { TZDate } from '@date-fns/tz';
import { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { addressLine } from '../../../../contract/marketplace/pickup/directions.js';
import { paths } from '../../../../contract/shared/site-paths.js';
import { calendarText } from '../../../../platform/ical/calendar-text.js';
import { type LoadedShare, methodOf } from '../../../orders/fulfilments/load-shares.js';
import { openLines } from '../../../orders/fulfilments/open-items.js';
import type { Order } from '../../../tables/order.entity.js';

/** @param publicUrl the site's address without a slash at its end */
export function orderCalendar(order: Order, shares: readonly LoadedShare[], publicUrl: string): string {
  const windows = shares.flatMap(({ handover }) => handover?.window ?? []);
  const moments = windows.flatMap(({ startsAt, endsAt }) => [new Date(startsAt), new Date(endsAt)]);
  const zone = windows[0]?.timeZone ?? null;
  return calendarText(
    { name: `Order ${order.orderNumber}`, product: 'Orders', zone, moments },
    (calendar) => {
      for (const share of shares) addShare(calendar, order, share, publicUrl);
    },
  );
}

function addShare(calendar: ICalCalendar, order: Order, share: LoadedShare, publicUrl: string): void {
  const { window, site } = share.handover ?? {};
  if (!window) return;
  const isOff = share.status === 'cancelled' || window.status === 'canceled';
  const what = methodOf(order, share) === 'pickup' ? 'Pickup' : 'Delivery';
  const { timeZone } = window;
  // Other hours of its day are in its history alone.
  const changes = share.changes.map(({ createdAt }) => createdAt.getTime());
  const changedAt = new Date(Math.max(share.updatedAt.getTime(), ...changes));
  calendar.createEvent({
    id: `order-${order.id}-${share.vendorId}@${new URL(publicUrl).host}`,
    start: new TZDate(window.startsAt, timeZone),
    end: new TZDate(window.endsAt, timeZone),
    timezone: timeZone,
    stamp: changedAt,
    // A calendar takes what is newer.
    sequence: Math.max(0, Math.floor((changedAt.getTime() - share.createdAt.getTime()) / 1_000)),
    summary: `${isOff ? 'Canceled: ' : ''}${what}: ${share.vendor.businessName}`,
    location: site ? [site.name, window.address ?? addressLine(site)].join(', ') : addressOf(order),
    description: describe(order, share),
    url: publicUrl + paths.order(order.id),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

const describe = (order: Order, share: LoadedShare): string => {
  const { window, site } = share.handover ?? {};
  const notes = [site?.host && `Ask for ${site.host}.`, site?.instructions, window?.reason].filter(Boolean);
  return [openLines(share), ...notes, `Order ${order.orderNumber}`].join('\n');
};

const addressOf = (order: Order): string =>
  addressLine({
    address: order.shippingAddress,
    city: order.shippingCity,
    state: order.shippingState,
    zipCode: order.shippingZipCode,
  });

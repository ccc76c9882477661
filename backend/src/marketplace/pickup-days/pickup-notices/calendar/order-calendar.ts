import { TZDate } from '@date-fns/tz';
import { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { addressLine } from '../../../../contract/marketplace/pickup/directions.js';
import { paths } from '../../../../contract/shared/site-paths.js';
import { calendarText } from '../../../../platform/ical/calendar-text.js';
import { type LoadedVendorOrder, methodOf } from '../../../orders/vendor-orders/load-vendor-orders.js';
import { openLines } from '../../../orders/vendor-orders/open-items.js';
import type { Order } from '../../../tables/order.entity.js';

/** @param publicUrl the site's address without a slash at its end */
export function orderCalendar(
  order: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  publicUrl: string,
): string {
  const windows = vendorOrders.flatMap(({ handover }) => handover?.window ?? []);
  const moments = windows.flatMap(({ startsAt, endsAt }) => [new Date(startsAt), new Date(endsAt)]);
  const zone = windows[0]?.timeZone ?? null;
  return calendarText(
    { name: `Order ${order.orderNumber}`, product: 'Orders', zone, moments },
    (calendar) => {
      for (const vendorOrder of vendorOrders) addVendorOrder(calendar, order, vendorOrder, publicUrl);
    },
  );
}

function addVendorOrder(
  calendar: ICalCalendar,
  order: Order,
  vendorOrder: LoadedVendorOrder,
  publicUrl: string,
): void {
  const { window, site } = vendorOrder.handover ?? {};
  if (!window) return;
  const isOff = vendorOrder.status === 'cancelled' || window.status === 'canceled';
  const what = methodOf(order, vendorOrder) === 'pickup' ? 'Pickup' : 'Delivery';
  const { timeZone } = window;
  // Other hours of its day are in its history alone.
  const changes = vendorOrder.changes.map(({ createdAt }) => createdAt.getTime());
  const changedAt = new Date(Math.max(vendorOrder.updatedAt.getTime(), ...changes));
  calendar.createEvent({
    id: `order-${order.id}-${vendorOrder.vendorId}@${new URL(publicUrl).host}`,
    start: new TZDate(window.startsAt, timeZone),
    end: new TZDate(window.endsAt, timeZone),
    timezone: timeZone,
    stamp: changedAt,
    // A calendar takes what is newer.
    sequence: Math.max(0, Math.floor((changedAt.getTime() - vendorOrder.createdAt.getTime()) / 1_000)),
    summary: `${isOff ? 'Canceled: ' : ''}${what}: ${vendorOrder.vendor.businessName}`,
    location: site ? [site.name, window.address ?? addressLine(site)].join(', ') : addressOf(order),
    description: describe(order, vendorOrder),
    url: publicUrl + paths.order(order.id),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

const describe = (order: Order, vendorOrder: LoadedVendorOrder): string => {
  const { window, site } = vendorOrder.handover ?? {};
  const notes = [site?.host && `Ask for ${site.host}.`, site?.instructions, window?.reason].filter(Boolean);
  return [openLines(vendorOrder), ...notes, `Order ${order.orderNumber}`].join('\n');
};

const addressOf = (order: Order): string =>
  addressLine({
    address: order.shippingAddress,
    city: order.shippingCity,
    state: order.shippingState,
    zipCode: order.shippingZipCode,
  });

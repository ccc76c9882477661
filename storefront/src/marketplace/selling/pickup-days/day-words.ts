import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';

type Day = Pick<
  PickupWindowView,
  | 'status'
  | 'isDayOff'
  | 'startsAt'
  | 'endsAt'
  | 'ordersOpenAt'
  | 'ordersCloseAt'
  | 'timeZone'
  | 'capacity'
  | 'taken'
  | 'zoneId'
>;

export type DayState = 'canceled' | 'over' | 'dayOff' | 'closed' | 'cutoff' | 'full' | 'later' | 'open';

/** @returns how a day is right now: what keeps people from ordering for it, if anything does */
export function dayState(day: Day, now: Date): DayState {
  const at = now.getTime();
  if (day.status === 'canceled') return 'canceled';
  if (Date.parse(day.endsAt) <= at) return 'over';
  if (day.isDayOff) return 'dayOff';
  if (day.status === 'closed') return 'closed';
  if (Date.parse(day.ordersCloseAt) <= at) return 'cutoff';
  if (day.capacity !== null && day.taken >= day.capacity) return 'full';
  return Date.parse(day.ordersOpenAt) > at ? 'later' : 'open';
}

export const STATE_LABELS: Record<DayState, string> = {
  canceled: 'Canceled',
  over: 'Over',
  dayOff: 'Day off',
  closed: 'Closed by you',
  cutoff: 'Ordering ended',
  full: 'Full',
  later: 'Not open yet',
  open: 'Open',
};

/** @returns "8 left", "Full"; null where as many come as want to */
export function leftText({ taken, capacity }: Pick<Day, 'taken' | 'capacity'>): string | null {
  if (capacity === null) return null;
  return taken >= capacity ? 'Full' : `${capacity - taken} left`;
}

/** @returns "Order by Thursday, November 26, 6 PM", "Orders closed Thursday, …" */
export function orderByText(
  { ordersCloseAt, timeZone }: Pick<Day, 'ordersCloseAt' | 'timeZone'>,
  now: Date,
): string {
  const at = cutoffText(ordersCloseAt, timeZone);
  return Date.parse(ordersCloseAt) <= now.getTime() ? `Orders closed ${at}` : `Order by ${at}`;
}

/** @returns "pickup" or "delivery" */
export const kindOf = ({ zoneId }: Pick<Day, 'zoneId'>): 'pickup' | 'delivery' =>
  zoneId === null ? 'pickup' : 'delivery';

/** @returns "Saturday, November 28" of a day of the calendar */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(day));

/** @returns the days that have some, each with its own, in their order */
export function byDate<One extends { date: string }>(days: readonly One[]): [date: string, days: One[]][] {
  const dates = new Map<string, One[]>();
  for (const day of days) dates.set(day.date, [...(dates.get(day.date) ?? []), day]);
  return [...dates];
}

/** @returns "HH:MM" on the clocks there, for a time field */
export const clockOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(new Date(at));

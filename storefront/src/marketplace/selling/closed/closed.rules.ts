import { exceptionDays } from '@farmgate/backend/contract/directory/hours';
import type {
  ClosingDay,
  ClosingMarketDay,
  ClosingTarget,
  ClosureCalendar,
  ClosureView,
  TakenBack,
} from '@farmgate/backend/contract/marketplace/closures';
import { hoursText, shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { listed } from '@farmgate/backend/contract/shared/listed';
import type { Issue } from '../../../lib/api/field-issues';
import { countOf } from '../../../lib/format/format';
import { at } from '../../../ui/forms/field-errors';

/** Closed days as they are typed; days as YYYY-MM-DD. */
export interface RangeValues {
  from: string;
  to: string;
  note: string;
}

/** @returns what the server would say of days that are missing or in the wrong order */
export function checkRange({ from, to }: Pick<RangeValues, 'from' | 'to'>): Issue[] | null {
  if (from === '') return at('from', 'Please choose the first day.');
  if (to === '') return at('to', 'Please choose the last day.');
  return at('to', to < from ? 'The last day must not be before the first day.' : null);
}

/** What happens to the orders of a day, as it is chosen; empty until it is. */
export interface DayValues {
  windowId: number;
  orders: '' | 'move' | 'refund' | 'keep';
  toWindowId: string;
}

/** @returns what is missing of the choices, at their fields */
export const checkDays = (days: readonly DayValues[]): Issue[] =>
  days.flatMap(({ orders, toWindowId }, index) => {
    if (orders === '')
      return [{ path: `days.${index}.orders`, message: 'Please choose what happens to these orders.' }];
    if (orders === 'move' && toWindowId === '')
      return [{ path: `days.${index}.toWindowId`, message: 'Please choose the new day.' }];
    return [];
  });

/** What happens to the boxes of a share's day, as it is chosen; empty until it is. */
export interface BoxValues {
  planId: number;
  dateId: number;
  boxes: '' | 'move' | 'credit' | 'keep';
  toDateId: string;
}

/** @returns what is missing of the choices, at their fields */
export const checkBoxes = (shareDays: readonly BoxValues[]): Issue[] =>
  shareDays.flatMap(({ boxes, toDateId }, index) => {
    if (boxes === '')
      return [{ path: `shareDays.${index}.boxes`, message: 'Please choose what happens to these boxes.' }];
    if (boxes === 'move' && toDateId === '')
      return [{ path: `shareDays.${index}.toDateId`, message: 'Please choose the new day.' }];
    return [];
  });

/** @param today whose year dates don't name @returns "Thu, Dec 24 through Sun, Dec 27" */
export const rangeText = (days: Pick<RangeValues, 'from' | 'to'>, today: string): string =>
  exceptionDays(days, Number(today.slice(0, 4)));

export const ordersText = (count: number): string => countOf(count, 'order');

/** @returns "5 boxes of Winter share" */
export const boxesText = ({ count, name }: Pick<ClosingDay['boxes'][number], 'count' | 'name'>): string =>
  `${countOf(count, 'box', 'boxes')} of ${name}`;

/** @returns "Sat, Dec 26, 9 AM to noon" */
export const whenText = (times: Pick<ClosingDay, 'startsAt' | 'endsAt' | 'timeZone'>): string =>
  `${shortDayText(times.startsAt, times.timeZone)}, ${hoursText(times)}`;

/** @returns "Sat, Jan 2, 9 AM to noon (room for 8 more orders)" */
export const targetText = ({ left, unit, ...times }: ClosingTarget): string => {
  const noun = unit === 'orders' ? 'order' : 'crate';
  const room = left === null ? '' : left === 0 ? ' (full)' : ` (room for ${countOf(left, `more ${noun}`)})`;
  return `${whenText(times)}${room}`;
};

/** @returns "2 pickups and 1 delivery" of days that take no more orders; null for none */
export function stopsText(days: readonly Pick<ClosingDay, 'kind'>[]): string | null {
  const deliveries = days.filter(({ kind }) => kind === 'delivery').length;
  const pickups = days.length - deliveries;
  const parts = [
    ...(pickups > 0 ? [countOf(pickups, 'pickup')] : []),
    ...(deliveries > 0 ? [countOf(deliveries, 'delivery', 'deliveries')] : []),
  ];
  return parts.length > 0 ? listed(parts) : null;
}

/** @returns what a closure did, in a line: "Hill Farm’s page says so · 2 market days · 3 orders refunded" */
export const didText = ({ farms, markets, refunded, moved }: ClosureView): string =>
  [
    ...(farms.length > 0 ? [`On the page of ${listed(farms.map(({ name }) => name))}`] : []),
    ...(markets > 0 ? [`Not coming to ${countOf(markets, 'market day')}`] : []),
    ...(refunded > 0 ? [`${ordersText(refunded)} refunded`] : []),
    ...(moved > 0 ? [`${ordersText(moved)} moved`] : []),
  ].join(' · ');

/** @returns what stays as it is when days are taken back; null where everything is as before */
export function staysText({
  refunded,
  moved,
  changed,
}: Omit<Pick<TakenBack, 'refunded' | 'moved' | 'changed'>, 'changed'> & {
  changed?: number;
}): string | null {
  const done = [
    ...(refunded > 0 ? [`${ordersText(refunded)} ${refunded === 1 ? 'stays' : 'stay'} refunded`] : []),
    ...(moved > 0 ? [`${ordersText(moved)} ${moved === 1 ? 'stays' : 'stay'} on the new day`] : []),
  ];
  const parts = [
    ...(done.length > 0 ? [`${listed(done)}.`] : []),
    ...(changed ? ['What was changed since then stays as it is now.'] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}

/** One thing of a day of the calendar. */
export interface DayLine {
  key: string;
  text: string;
  kind: 'closed' | 'pickup' | 'delivery' | 'market' | 'farm';
  /** Nothing happens there that day. */
  isOff: boolean;
  /** The pickup or delivery day. */
  windowId?: number;
  /** A single schedule's closed date: where it is changed. */
  schedule?: { siteId: number; id: number };
  farmId?: number;
  path?: string;
}

const ANSWERS = { coming: 'you’re coming', not_coming: 'you’re not coming', sold_out: 'sold out' } as const;

function marketText({ name, status, answer, comesEveryDay }: ClosingMarketDay): string {
  if (status === 'cancelled') return `${name}: canceled by the market`;
  if (answer === null) return `${name}: ${comesEveryDay ? ANSWERS.coming : 'not answered yet'}`;
  return `${name}: ${ANSWERS[answer]}`;
}

const within = (date: string) => (days: { from: string; to: string }) => days.from <= date && date <= days.to;

/** @returns all that there is on a day, what is closed first */
export function linesOf(
  date: string,
  { windows, markets, farmDates, scheduleDates }: ClosureCalendar,
  closures: readonly ClosureView[],
): DayLine[] {
  const isOn = within(date);
  const closed = closures.filter(isOn);
  const isMade = (farmId: number) => closed.some(({ farms }) => farms.some(({ id }) => id === farmId));
  return [
    ...closed.map(({ id, note }) => ({
      ...{ key: `closed-${id}`, kind: 'closed' as const, isOff: true },
      text: note ? `You’re closed: ${note}` : 'You’re closed',
    })),
    ...farmDates
      .filter((one) => isOn(one) && !(one.kind === 'closed' && isMade(one.id)))
      .map(({ id, name, kind, reason }) => ({
        ...{ key: `farm-${id}`, kind: 'farm' as const, farmId: id, isOff: kind === 'closed' },
        text: `${name}: ${{ closed: 'closed', hours: 'other hours', moved: 'somewhere else' }[kind]}${reason ? ` (${reason})` : ''}`,
      })),
    ...scheduleDates.filter(isOn).map(({ id, siteId, name, reason }) => ({
      ...{ key: `schedule-${id}`, kind: 'pickup' as const, isOff: true },
      text: `${name}: no pickup or delivery${reason ? ` (${reason})` : ''}`,
      ...(siteId !== null && { schedule: { siteId, id } }),
    })),
    ...windows
      .filter((one) => one.date === date)
      .map(({ id, kind, placeName, status, orders, boxes, ...times }) => ({
        ...{ key: `window-${id}`, kind, windowId: id, isOff: status !== 'open' },
        text: `${kind === 'pickup' ? 'Pickup' : 'Delivery'}, ${placeName}, ${hoursText(times)}: ${
          { open: 'open', closed: 'takes no orders', canceled: 'canceled' }[status]
        }${[...(orders > 0 ? [ordersText(orders)] : []), ...boxes.map(boxesText)].map((text) => `, ${text}`).join('')}`,
      })),
    ...markets
      .filter((one) => one.date === date)
      .map((day) => ({
        ...{ key: `market-${day.dayId}-${day.memberId}`, kind: 'market' as const, path: day.path },
        ...{ text: marketText(day), isOff: day.answer === 'not_coming' || day.status === 'cancelled' },
      })),
  ];
}

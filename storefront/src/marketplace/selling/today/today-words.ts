import {
  cutoffText,
  hoursText,
  shortDayText,
} from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { TodayDay, TodayView } from '@farmgate/backend/contract/marketplace/today';
import { countOf } from '../../../lib/format/format';

/** @returns "Sat, Dec 5, 9 AM to noon: The stand" */
export const dayTitle = (day: TodayDay): string =>
  `${shortDayText(day.startsAt, day.timeZone)}, ${hoursText(day)}: ${day.placeName}`;

/** @returns "3 orders, 1 to weigh. Ordering ends Fri, Dec 4, 9 AM." */
export function dayFacts(
  { orders, toWeigh, ordersCloseAt, timeZone, isDelivery }: TodayDay,
  now: Date,
): string {
  const what = countOf(orders, isDelivery ? 'delivery' : 'order', isDelivery ? 'deliveries' : 'orders');
  const weigh = toWeigh > 0 ? `, ${toWeigh} to weigh` : '';
  const at = cutoffText(ordersCloseAt, timeZone, shortDayText);
  const ends = Date.parse(ordersCloseAt) > now.getTime() ? ` Ordering ends ${at}.` : ' Ordering has ended.';
  return `${what}${weigh}.${ends}`;
}

/** @returns whether there is something to do for what is sold */
export const hasToDo = ({ days, toConfirm, toWeigh, low, unanswered }: TodayView): boolean =>
  days.length + toConfirm.total + toWeigh + low.total + unanswered > 0;

import { dollars } from '../../shared/money.js';
import { receivedText } from '../received-words.js';
import { shortText } from '../short-row-words.js';
import { dayText, windowText } from './handover-words.js';
import type { ChangedDay, OrderChange } from './order-change-kinds.js';

/** What was changed of an order, in words. Free of zod. */

/** @returns "Day changed", "Hours changed" */
export function changeTitle(change: OrderChange): string {
  if (change.kind === 'day') return dayTitle(change);
  if (change.kind === 'more') return 'Items added';
  if (change.kind === 'weighed') return 'Weighed';
  if (change.kind === 'refunded') return 'Refunded by the farm';
  if (change.kind === 'received') return change.by ? receivedText(change.by) : 'Payment note taken back';
  if (change.kind === 'packed') return change.isPacked ? 'Packed' : 'Not packed anymore';
  if (change.kind === 'collector') return `Pickup name ${change.what}`;
  return change.items.some(({ reason }) => reason) ? 'Items missing' : 'Items taken out';
}

function dayTitle({ from, to }: Extract<OrderChange, { kind: 'day' }>): string {
  const day = ({ startsAt, timeZone, place }: ChangedDay) => `${dayText(startsAt, timeZone)} ${place}`;
  if (day(from) !== day(to)) return 'Day changed';
  if (whereOf(from) === whereOf(to)) return 'Hours changed';
  return windowText(from) === windowText(to) ? 'Place changed' : 'Hours and place changed';
}

const whereOf = ({ address, place }: ChangedDay) => address ?? place;

/**
 * @returns what it was and is, or what was taken out, added or is missing; null where the title says it
 * all
 */
export function changeText(change: OrderChange): string | null {
  if (change.kind === 'items')
    return change.items
      .map(({ quantity, name, reason, swap }) =>
        reason ? shortText({ quantity, name, reason, swap }) : `${quantity} × ${name}`,
      )
      .join(', ');
  if (change.kind === 'more')
    return change.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  if (change.kind === 'weighed')
    return `It came to ${dollars(change.total)}, at most ${dollars(change.most)}.`;
  if (change.kind === 'refunded') return dollars(change.cents);
  if (change.kind === 'received') return change.by && dollars(change.cents);
  if (change.kind !== 'day') return null;
  const { from, to } = change;
  const isThere = whereOf(from) === whereOf(to);
  const words = (day: ChangedDay) => `${windowText(day)}${isThere ? '' : ` at ${whereOf(day)}`}`;
  return `It was ${words(from)}. Now it’s ${words(to)}.`;
}

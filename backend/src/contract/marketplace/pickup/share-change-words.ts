import { dollars } from '../../shared/money.js';
import { shortText } from '../short-row-words.js';
import { dayText, windowText } from './handover-words.js';
import type { ChangedDay, ShareChange } from './share-changes.js';

/** What was changed of an order, in words. Free of zod. */

/** @returns "Day changed", "Hours changed" */
export function changeTitle(change: ShareChange): string {
  if (change.kind === 'day') return isSameDay(change) ? 'Hours changed' : 'Day changed';
  if (change.kind === 'more') return 'Items added';
  if (change.kind === 'weighed') return 'Weighed';
  if (change.kind === 'collector') return `Pickup name ${change.what}`;
  return change.items.some(({ reason }) => reason) ? 'Items missing' : 'Items taken out';
}

const isSameDay = ({ from, to }: Extract<ShareChange, { kind: 'day' }>) =>
  dayText(from.startsAt, from.timeZone) === dayText(to.startsAt, to.timeZone) && from.place === to.place;

/**
 * @returns what it was and is, or what was taken out, added or is missing; null where the title says it
 * all
 */
export function changeText(change: ShareChange): string | null {
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
  if (change.kind !== 'day') return null;
  const { from, to } = change;
  const words = (day: ChangedDay) => `${windowText(day)}${from.place === to.place ? '' : ` at ${day.place}`}`;
  return `It was ${words(from)}. Now it’s ${words(to)}.`;
}

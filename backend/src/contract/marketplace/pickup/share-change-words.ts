import { dollars } from '../../shared/money.js';
import { windowText } from './handover-words.js';
import type { ChangedDay, ShareChange } from './share-changes.js';

/** What was changed of an order, in words. Free of zod. */

/** @returns "Day changed" */
export function changeTitle(change: ShareChange): string {
  if (change.kind === 'day') return 'Day changed';
  if (change.kind === 'weighed') return 'Weighed';
  return change.kind === 'items' ? 'Items taken out' : `Pickup name ${change.what}`;
}

/** @returns what it was and is, or what was taken out; null where the title says it all */
export function changeText(change: ShareChange): string | null {
  if (change.kind === 'items')
    return change.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  if (change.kind === 'weighed')
    return `It came to ${dollars(change.total)}, at most ${dollars(change.most)}.`;
  if (change.kind !== 'day') return null;
  const { from, to } = change;
  const words = (day: ChangedDay) => `${windowText(day)}${from.place === to.place ? '' : ` at ${day.place}`}`;
  return `It was ${words(from)}. Now it’s ${words(to)}.`;
}

import type { EntryType } from '@farmgate/backend/contract/directory/admin/entries.admin';
import type { Identifier } from 'react-admin';

/** @returns the numbers of the farms, or of the places, among entries such as "farm-7" */
export const idsOf = (type: EntryType, entryIds: readonly Identifier[]): number[] =>
  entryIds.map((id) => String(id).split('-')).flatMap(([kind, id]) => (kind === type ? [Number(id)] : []));

/** @returns "1 farm", "12 places" */
export const countText = (count: number, type: EntryType): string =>
  `${count.toLocaleString('en-US')} ${type}${count === 1 ? '' : 's'}`;

/** @returns what is said of ticked rows that an action isn't for; empty where there are none */
export function othersText(type: EntryType, entryIds: readonly Identifier[]): string {
  const other = type === 'farm' ? 'place' : 'farm';
  const count = idsOf(other, entryIds).length;
  return count === 0
    ? ''
    : ` The ${countText(count, other)} you ticked ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`;
}

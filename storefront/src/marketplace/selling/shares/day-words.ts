import type { ShareDayView } from '@farmgate/backend/contract/marketplace/shares/share-days';
import type { BoxState } from '@farmgate/backend/contract/marketplace/shares/share-terms';

/** @returns "6 held, 2 donated, 1 moved here"; "" where all is as planned */
export function dayCounts({ held, donated, movedHere, movedAway, off }: ShareDayView): string {
  const parts: [number, string][] = [
    [held, 'held'],
    [donated, 'donated'],
    [movedHere, 'moved here'],
    [movedAway, 'moved away'],
    [off, 'not in the price'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

/** What a box of the list is, for the farm. */
export const BOX_STATE_LABELS: Record<BoxState, string> = {
  promised: 'To pack',
  off: 'Not in the price',
  held: 'Held',
  donated: 'Donated',
  shifted: 'Moved here',
  packed: 'On the pack list',
  handed: 'Picked up',
  missed: 'Not picked up',
  canceled: 'Canceled',
};

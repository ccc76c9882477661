import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { DayChange } from '../market-queries';

type Day = Pick<MarketDayView, 'status' | 'reason' | 'address' | 'hours' | 'movedTo'>;

/**
 * @param before a day before something was said about it
 * @param said what was said
 * @param after the day since then
 * @returns what makes it so again, in order; null where that cannot be said
 */
export function dayUndo(
  { status, reason, address, hours, movedTo }: Day,
  said: DayChange['to'],
  after: Pick<MarketDayView, 'status'>,
): DayChange[] | null {
  // Its other date is gone by then.
  if (movedTo) return null;
  const [first, ...more] = hours;
  const known = first?.opens && first.closes ? { opens: first.opens, closes: first.closes } : null;
  // It has other hours and is where it was.
  if (said === 'move' && after.status === status && status !== 'moved')
    return known && more.length === 0 ? [{ to: 'move', body: { address, reason, ...known } }] : null;
  if (status === 'scheduled') return [{ to: 'restore' }];
  if (status === 'confirmed') return [{ to: 'restore' }, { to: 'confirm' }];
  if (status === 'cancelled') return reason === null ? null : [{ to: 'cancel', body: { reason } }];
  // A canceled day keeps where and when it was to be. Only why it was moved has to be said again.
  if (said === 'cancel' && reason === null) return [{ to: 'restore' }];
  if (address === null || more.length > 0) return null;
  return [{ to: 'move', body: { address, reason, ...known } }];
}

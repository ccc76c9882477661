import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/months';
import { formatTime } from './format';

/** @returns "Saturday, Nov 28" */
export function dayTitle({ date }: Pick<MarketDayView, 'date'>): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${WEEKDAYS[day.getUTCDay()]}, ${SHORT_MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** @returns what was said about a day, and how it looks; null for one that is as usual */
export function dayStatus({ status }: Pick<MarketDayView, 'status'>) {
  if (status === 'confirmed') return { text: 'Confirmed', tone: 'leaf' as const };
  if (status === 'moved') return { text: 'Moved', tone: 'sun' as const };
  return status === 'cancelled' ? { text: 'Canceled', tone: 'clay' as const } : null;
}

/** @returns "9 AM–1 PM, 3 PM–6 PM"; undefined where only the day is known */
export function dayHours({ hours }: Pick<MarketDayView, 'hours'>): string | undefined {
  const ranges = hours.flatMap(({ opens, closes }) =>
    opens && closes ? `${formatTime(opens)}–${formatTime(closes)}` : [],
  );
  return ranges.length > 0 ? ranges.join(', ') : undefined;
}

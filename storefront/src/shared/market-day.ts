import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayLabel } from '../lib/format/day-label';
import { formatTime } from '../lib/format/format';

/** @returns "Saturday, Nov 28" */
export const dayTitle = ({ date }: Pick<MarketDayView, 'date'>): string => dayLabel(date);

interface Said {
  text: string;
  tone: 'leaf' | 'sun' | 'clay';
}
const SAID: Readonly<Partial<Record<MarketDayView['status'], Said>>> = {
  confirmed: { text: 'Confirmed', tone: 'leaf' },
  moved: { text: 'Moved', tone: 'sun' },
  cancelled: { text: 'Canceled', tone: 'clay' },
};

/**
 * @returns what was said about a day, and how it looks; nothing of one that is as usual. What was confirmed
 * before an alert is what the market is asked about again
 */
export function dayStatus({
  status,
  weather,
  movedTo,
}: Pick<MarketDayView, 'status' | 'weather' | 'movedTo'>): Said[] {
  const isUnsure = weather ? !weather.isAnswered : false;
  const elsewhere = movedTo && { text: `Moved to ${dayLabel(movedTo, 3)}`, tone: 'sun' as const };
  const said = elsewhere || (isUnsure && status === 'confirmed' ? undefined : SAID[status]);
  return [
    ...(said ? [said] : []),
    ...(isUnsure ? [{ text: 'Check before you go', tone: 'sun' as const }] : []),
  ];
}

/** @returns "9 AM–1 PM, 3 PM–6 PM"; undefined where only the day is known */
export function dayHours({ hours }: Pick<MarketDayView, 'hours'>): string | undefined {
  const ranges = hours.flatMap(({ opens, closes }) =>
    opens && closes ? `${formatTime(opens)}–${formatTime(closes)}` : [],
  );
  return ranges.length > 0 ? ranges.join(', ') : undefined;
}

import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { daysOf } from '@farmgate/backend/contract/directory/place-card';
import type { CardHours, PlaceCard, SeasonDates } from '@farmgate/backend/contract/directory/places';
import { dateFormat } from '@farmgate/backend/contract/shared/calendar/date-format';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

/** One row of a week table. */
export interface WeekRow {
  day: string;
  hours: string;
  isToday: boolean;
}

/** @returns which weekday it is at a moment in a time zone, in English; '' where the zone is not known */
export function weekdayAt(now: Date, timeZone: string | null | undefined): string {
  if (!timeZone) return '';
  try {
    return dateFormat('en-US', { weekday: 'long', timeZone }).format(now);
  } catch {
    return '';
  }
}

/**
 * The rows of a week table, from lines such as "Saturday: 9:00 AM – 1:00 PM". A line without a weekday at its
 * start is kept whole, as hours without a day.
 */
export function weekRows(weekdayText: readonly string[], today: string): WeekRow[] {
  return weekdayText.map((line) => {
    const colon = line.indexOf(':');
    const day = line.slice(0, Math.max(colon, 0)).trim();
    if (!WEEKDAYS.some((weekday) => weekday === day)) return { day: '', hours: line, isToday: false };
    return { day, hours: line.slice(colon + 1).trim(), isToday: day === today };
  });
}

/** The same of a card's week. */
export function cardRows(week: readonly CardHours[], today: string): WeekRow[] {
  return daysOf(week).map(({ day, hours }) => {
    const name = day === null ? '' : WEEKDAYS[day];
    return { day: name, hours, isToday: day !== null && name === today };
  });
}

/**
 * @returns "Today 9 AM – 1 PM", "Open all day", "Closed today"; null where the hours of today are not
 * known, or where the place's own line says why it is closed or elsewhere
 */
export function todayText(
  { openingHours, openSummary = '', timeZone }: Pick<PlaceCard, 'openingHours' | 'openSummary' | 'timeZone'>,
  now: Date,
): string | null {
  const today = weekdayAt(now, timeZone);
  if (typeof openingHours !== 'object' || today === '' || /^(Closed|Moved)/.test(openSummary)) return null;
  const rows = cardRows(openingHours.week, today);
  if (rows.length === 0 || rows.some(({ day }) => day === '')) return null;
  const row = rows.find(({ isToday }) => isToday);
  if (!row || row.hours === 'Closed') return 'Closed today';
  return /^12:00 AM\W+12:00 AM$/.test(row.hours)
    ? 'Open all day'
    : `Today ${row.hours.replaceAll(':00', '')}`;
}

function dayOfYear(text: string | null): string | null {
  const [month, day] = (text ?? '').split('-').map(Number);
  const name = SHORT_MONTH_NAMES[(month ?? 0) - 1];
  return name && day ? `${name} ${day}` : null;
}

/** @returns "May 4 to Oct 26", "All year", "From May 4"; each known season once */
export function seasonTexts(seasons: readonly SeasonDates[]): string[] {
  const texts = seasons.map(({ from, to }) => {
    if (from === '01-01' && to === '12-31') return 'All year';
    const [first, last] = [dayOfYear(from), dayOfYear(to)];
    if (first && last) return `${first} to ${last}`;
    return first ? `From ${first}` : last ? `Until ${last}` : null;
  });
  return [...new Set(texts.filter((text) => text !== null))];
}

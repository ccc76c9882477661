import { exceptionText, type HoursException, WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { type Repeat, repeatText } from '@farmgate/backend/contract/directory/repeats';
import { clockInTable } from '@farmgate/backend/contract/shared/calendar/clock-text';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

interface Season {
  from: string | null;
  to: string | null;
  hours: readonly {
    day: number;
    opens: string | null;
    closes: string | null;
    repeats?: Repeat | undefined;
  }[];
}

const clock = (time: string) => clockInTable(time);

/** @param day "MM-DD" @returns "May 1" */
export const dayOfYearText = (day: string): string =>
  `${SHORT_MONTH_NAMES[Number(day.slice(0, 2)) - 1] ?? '?'} ${Number(day.slice(3))}`;

function spanText({ from, to }: Season): string {
  if ((from === null && to === null) || (from === '01-01' && to === '12-31')) return 'All year';
  if (from === null) return `Until ${dayOfYearText(to ?? '')}`;
  return to === null ? `From ${dayOfYearText(from)}` : `${dayOfYearText(from)} to ${dayOfYearText(to)}`;
}

function dayText({ day, opens, closes, repeats }: Season['hours'][number]): string {
  const name = WEEKDAYS[day]?.slice(0, 3) ?? '';
  const times = {
    both: () => ` ${clock(opens!)}–${clock(closes!)}`,
    from: () => ` from ${clock(opens!)}`,
    until: () => ` until ${clock(closes!)}`,
    none: () => ', no hours given',
  }[opens ? (closes ? 'both' : 'from') : closes ? 'until' : 'none'];
  return `${name}${times()}${repeats ? ` (${repeatText(repeats)})` : ''}`;
}

/** @returns opening times as lines, "May 1 to Oct 31: Sat 8 AM–12 PM" */
export const seasonLines = (seasons: readonly Season[]): string[] =>
  seasons.map((season) =>
    [spanText(season), season.hours.map(dayText).join(', ')].filter(Boolean).join(': '),
  );

interface Open {
  seasons: readonly Season[];
  exceptions: readonly HoursException[];
  hoursNote?: string | null;
}

/** @returns opening times, what is said of them in words, and dates with other hours, as lines */
export function openLines({ seasons, exceptions, hoursNote }: Open): string[] {
  const year = new Date().getFullYear();
  return [
    ...seasonLines(seasons),
    ...(hoursNote ? [hoursNote] : []),
    // "Closed Thu, Nov 26: Thanksgiving"
    ...exceptions.map((exception) => exceptionText(exception, year, clock)),
  ];
}

import {
  type DayHours,
  type Season,
  WEEK,
  WEEKDAYS,
  type Weekday,
} from '@farmgate/backend/contract/directory/hours';
import { repeatText } from '@farmgate/backend/contract/directory/repeats';
import { formatTime } from '../../lib/format/format';
import { seasonTexts } from '../cards/hours';

/** A part of the year in words. */
export interface SeasonNote {
  /** "May 1 to Oct 31", "All year"; "Hours" where the dates are not known. */
  when: string;
  /** "Mon–Fri 9 AM–5 PM", "Sat 8 AM–noon, 2 PM–6 PM"; none where the hours are not known. */
  hours: string[];
}

/** @returns every season in words, those of a farm with one week in the year as well */
export function seasonNotes(seasons: readonly Season[]): SeasonNote[] {
  return seasons.map((season) => ({
    when: seasonTexts([season])[0] ?? 'Hours',
    hours: hoursInWords(season.hours),
  }));
}

function stretchInWords(stretch: DayHours): string {
  const days = repeatText(stretch.repeats);
  return days === '' ? timesInWords(stretch) : `${timesInWords(stretch)} (${days})`;
}

function timesInWords({ opens, closes }: DayHours): string {
  if (opens && closes) return `${formatTime(opens)}–${formatTime(closes)}`;
  if (opens) return `from ${formatTime(opens)}`;
  return closes ? `until ${formatTime(closes)}` : 'open';
}

/** Neighboring days with the same hours become one line. */
function hoursInWords(hours: readonly DayHours[]): string[] {
  const lines: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const day of WEEK) {
    const text = hours
      .filter((stretch) => stretch.day === day)
      .map(stretchInWords)
      .join(', ');
    const line = lines.at(-1);
    if (text === '') continue;
    if (line?.text === text && WEEK.indexOf(line.last) === WEEK.indexOf(day) - 1) line.last = day;
    else lines.push({ first: day, last: day, text });
  }
  const short = (day: Weekday) => WEEKDAYS[day].slice(0, 3);
  return lines.map(({ first, last, text }) =>
    first === last ? `${short(first)} ${text}` : `${short(first)}–${short(last)} ${text}`,
  );
}

import {
  CLOSED_FOR_SEASON,
  type HoursException,
  MAX_EXCEPTION_DAYS,
  type Season,
  WEEKDAYS,
} from '../../../contract/directory/hours.js';
import { clockText } from '../../../contract/shared/calendar/clock-text.js';
import {
  byText,
  countDays,
  dateText,
  daysLater,
  exceptionOn,
  hasRepeats,
  hoursOn,
  isClosedForSeason,
  isWithin,
  type LocalDay,
  type LocalMoment,
  localMoment,
  mayBeOpen,
  toMinutes,
  usualHoursOn,
} from './opening.rules.js';

interface Hours {
  seasons: readonly Season[];
  exceptions: readonly HoursException[];
}

/** So far is looked ahead where no exception puts the next opening off, and where one may. */
const WEEK_DAYS = 7;
const MOST_DAYS = WEEK_DAYS + MAX_EXCEPTION_DAYS;
/** What people write is cut to a line of a card, in characters. */
const LINE_LENGTH = 60;

/** "Open until 1 PM", "Closed today: Thanksgiving". @param timeZone an IANA name @returns null unknown */
export function openSummary(
  seasons: readonly Season[],
  now: Date,
  timeZone: string,
  exceptions: readonly HoursException[] = [],
): string | null {
  const hours = { seasons, exceptions };
  const at = localMoment(now, timeZone);
  const today = hoursOn(seasons, at, exceptions);
  if (typeof today === 'object') {
    const current = today.find((range) => isWithin(range, at.minutes));
    if (current?.closes) return `Open until ${clockText(current.closes)}${placeOf(hours, at)}`;
  }
  const exception = exceptionOn(exceptions, at);
  if (exception?.kind !== 'closed') return comingOpening(hours, at);
  // On a day on which it never opens, the next opening says more.
  const isUsuallyClosed = usualHoursOn(seasons, at) === 'closed';
  return (isUsuallyClosed ? comingOpening(hours, at) : null) ?? closure(exception, at);
}

function comingOpening(hours: Hours, at: LocalMoment): string | null {
  for (let ahead = 0; ahead <= WEEK_DAYS; ahead += 1) {
    const text = openingAfter(hours, at, ahead);
    if (text === 'unknown') return ahead > 0 ? seasonSummary(hours, at) : null;
    if (text) return text;
  }
  return seasonSummary(hours, at) ?? putOff(hours, at);
}

/**
 * The next opening of a place that exceptions keep closed for a week or more, or that is not open every week.
 */
function putOff(hours: Hours, at: LocalMoment): string | null {
  if (hours.exceptions.length === 0 && !hasRepeats(hours.seasons)) return null;
  for (let ahead = WEEK_DAYS + 1; ahead <= MOST_DAYS; ahead += 1) {
    const text = openingAfter(hours, at, ahead);
    if (text) return text === 'unknown' ? null : text;
  }
  return null;
}

function openingAfter(hours: Hours, at: LocalMoment, ahead: number): string | null {
  const day = daysLater(at, ahead);
  const ranges = hoursOn(hours.seasons, day, hours.exceptions);
  if (ranges === 'closed') return null;
  if (ranges === 'unknown' || ranges.some(({ opens }) => opens === null)) return 'unknown';
  if (ahead === 0 && ranges.some((range) => mayBeOpen(range, at.minutes))) return 'unknown';
  const after = ahead === 0 ? at.minutes : -1;
  const opens = ranges.find((range) => range.opens !== null && toMinutes(range.opens) > after)?.opens;
  if (!opens) return null;
  const exception = exceptionOn(hours.exceptions, day);
  if (ahead > 0 && exception?.kind === 'moved') {
    return `Moved to ${cut(exception.address)} ${onDay(ahead, day)}, opens ${clockText(opens)}`;
  }
  return `Opens ${dayName(ahead, day)} ${clockText(opens)}${placeOf(hours, day)}`;
}

/** Out of season, or too late in it for another day of it. */
function seasonSummary(hours: Hours, at: LocalDay): string | null {
  const { seasons, exceptions } = hours;
  const isIn = !isClosedForSeason(seasons, at.monthDay);
  const first = firstDays(hours, at)[0];
  if (isIn && (!first || hoursOn(seasons, at, exceptions) === 'unknown')) return null;
  if (isIn && !isClosedForSeason(seasons, daysLater(at, WEEK_DAYS).monthDay)) return null;
  return first ? `${CLOSED_FOR_SEASON}, opens ${dateText(first.monthDay)}` : CLOSED_FOR_SEASON;
}

/** Of each season still to begin, and each exception out of season; the soonest first. */
function firstDays({ seasons, exceptions }: Hours, at: LocalDay): LocalDay[] {
  const reach = exceptions.length > 0 || hasRepeats(seasons) ? MOST_DAYS : WEEK_DAYS;
  const days = seasons.flatMap((season): LocalDay[] => {
    if (season.from === null) return [];
    const begins = nextDate(at, season.from);
    for (let ahead = 0; ahead < reach; ahead += 1) {
      const day = countDays(begins, ahead);
      if (hoursOn([season], day, exceptions) !== 'closed') return [day];
    }
    return [begins];
  });
  const today = `${at.year}-${at.monthDay}`;
  const extra = exceptions.filter(({ from, opens }) => opens !== null && from > today);
  return [...days, ...extra.map(({ from }) => dayOf(from))].sort(
    (a, b) => a.year - b.year || byText(a.monthDay, b.monthDay),
  );
}

const dayOf = (date: string): LocalDay =>
  countDays({ year: Number(date.slice(0, 4)), monthDay: date.slice(5), weekday: 0 }, 0);

const nextDate = ({ year, monthDay }: LocalDay, wanted: string): LocalDay =>
  countDays({ year: wanted > monthDay ? year : year + 1, monthDay: wanted, weekday: 0 }, 0);

function closure({ to, reason }: HoursException, { year, monthDay }: LocalDay): string {
  const text = to > `${year}-${monthDay}` ? `Closed through ${dateText(to.slice(5))}` : 'Closed today';
  return reason ? `${text}: ${cut(reason)}` : text;
}

/** @returns " at 12 Main Street" on a day on which a place is somewhere else */
function placeOf({ exceptions }: Hours, day: LocalDay): string {
  const exception = exceptionOn(exceptions, day);
  return exception?.kind === 'moved' ? ` at ${cut(exception.address)}` : '';
}

function cut(text: string | null): string {
  if (!text || text.length <= LINE_LENGTH) return text ?? '';
  const start = Array.from(text).slice(0, LINE_LENGTH).join('');
  return `${start.replace(/\s+\S*$/, '')}...`;
}

function dayName(ahead: number, { weekday, monthDay }: LocalDay): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  if (ahead > WEEK_DAYS) return `${dateText(monthDay)},`;
  return ahead === WEEK_DAYS ? `next ${WEEKDAYS[weekday]}` : WEEKDAYS[weekday];
}

function onDay(ahead: number, day: LocalDay): string {
  if (ahead === 1) return 'tomorrow';
  if (ahead > WEEK_DAYS) return `on ${dateText(day.monthDay)}`;
  return ahead === WEEK_DAYS ? dayName(ahead, day) : `on ${dayName(ahead, day)}`;
}

import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import { MONTH_WEEKS, type MonthWeek } from '../../../../../contract/directory/repeats.js';
import { lastDayOf, monthDay, monthOf } from './months.rules.js';

/** One rule of a value of `opening_hours`, as its library writes it. */
export interface OsmRule {
  /** What it does to the days of the rules before it: ';' takes their place, the others come behind them. */
  joint: ';' | ',' | '||';
  /** "MM-DD" of the first and the last day; null for the whole year. */
  ranges: { from: string; to: string }[] | null;
  days: { day: Weekday; weeks: MonthWeek[] | null }[];
  /** Empty: closed. Null: what is in it can't be read. */
  hours: Pick<DayHours, 'opens' | 'closes'>[] | null;
  /** What can't be read, or is said beside the hours. */
  note: string | null;
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = `(?:${DAYS.join('|')})`;
const DATE = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d\d)?`;
const RANGE = String.raw`${DATE}(?:-(?:${DATE}|\d\d(?!:)))?`;
const DAY_RANGE = String.raw`(?:${DAY}(?:-${DAY}|\[[\d,-]+\])?|PH)`;
const TIME = String.raw`\d\d:\d\d`;
const RULE = new RegExp(
  String.raw`^(?:(?<ranges>${RANGE}(?:,${RANGE})*):?(?: |$))?(?:(?<days>${DAY_RANGE}(?:,${DAY_RANGE})*)(?: |$))?` +
    String.raw`(?:(?<times>\S*(?:${TIME}|sun|dawn|dusk|24/7)\S*)(?: |$))?(?:(?<state>open|off|closed)(?: |$))?` +
    String.raw`(?:"(?<comment>[^"]*)")?$`,
);
const COMMENT_ALONE = /^"([^"]*)"$/;
const WHOLE_WEEK = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, weeks: null }));

/** @param text one rule as the library writes it: "May-Oct: Sa[1,3] 09:00-13:00" */
export function readOsmRule(joint: OsmRule['joint'], text: string): OsmRule {
  const note = text.replaceAll('"', '');
  const unread: OsmRule = { joint, ranges: null, days: daysNamedIn(text), hours: null, note };
  const groups = RULE.exec(text)?.groups;
  if (!groups || COMMENT_ALONE.test(text)) return unread;
  const { ranges, times, state, comment } = groups;
  const named = groups.days?.split(',PH').join('').replace(/^PH,?/, '');
  const days = named === undefined || named === '' ? WHOLE_WEEK : daysOf(named);
  const isClosed = state === 'off' || state === 'closed';
  // With a comment and no state, it is not known whether it is open.
  if (days === null || (comment !== undefined && state === undefined) || (isClosed && times !== undefined))
    return unread;
  const holidays = holidaysIn(groups.days, isClosed, times);
  if (holidays !== null && named === '') return { ...unread, days: [], note: holidays };
  const read = { joint, ranges: ranges === undefined ? null : ranges.split(',').map(rangeOf), days };
  if (isClosed) return { ...read, hours: [], note: holidays ?? (isOneDay(ranges) ? note : null) };
  // "Apr-Oct" says nothing of its days.
  if (named === undefined && times === undefined) return { ...read, hours: null, note: comment ?? null };
  const { hours, isWhole } = timesOf(times);
  return { ...read, hours, note: isWhole ? (comment ?? holidays) : note };
}

const isOneDay = (ranges: string | undefined) => ranges !== undefined && !/[-,]/.test(ranges);

/** Of a rule that can't be read: the days in it, or else all. */
function daysNamedIn(text: string): OsmRule['days'] {
  const words = text.replaceAll(/"[^"]*"/g, '');
  const found = new RegExp(String.raw`\b${DAY}(?:-${DAY})?\b`, 'g');
  const days = (words.match(found) ?? []).flatMap((one) => daysOf(one) ?? []);
  return days.length === 0 ? WHOLE_WEEK : days;
}

function holidaysIn(days: string | undefined, isClosed: boolean, times: string | undefined): string | null {
  if (days === undefined || !/\bPH\b/.test(days)) return null;
  return isClosed ? 'Closed on public holidays' : `Public holidays ${times ?? ''}`.trim();
}

function daysOf(text: string): OsmRule['days'] | null {
  const parts = text.match(new RegExp(DAY_RANGE, 'g')) ?? [];
  const days = parts.map((part) => {
    const [first = '', last] = part.replace(/\[.*$/, '').split('-');
    const weeks = /\[(.*)\]/.exec(part)?.[1];
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last ?? first)];
    const count = ((to - from + 7) % 7) + 1;
    const read = weeks === undefined ? null : weeksOf(weeks);
    if (weeks !== undefined && read === null) return null;
    return Array.from({ length: count }, (_, at) => ({ day: ((from + at) % 7) as Weekday, weeks: read }));
  });
  return days.includes(null) ? null : days.flatMap((some) => some ?? []);
}

/** "1,3", "1-3", "-1" */
function weeksOf(text: string): MonthWeek[] | null {
  const weeks = text.split(',').flatMap((part) => {
    const [, from, to] = /^(\d)-(\d)$/.exec(part) ?? [];
    if (from === undefined || to === undefined) return [Number(part)];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
  });
  return weeks.every((week) => MONTH_WEEKS.some((known) => known === week)) ? (weeks as MonthWeek[]) : null;
}

function rangeOf(text: string): { from: string; to: string } {
  const [first = '', last = first] = text.split('-');
  const [month = '', day] = first.split(' ');
  const [endMonth = '', endDay] = /^\d/.test(last) ? [month, last] : last.split(' ');
  const [start, end] = [monthOf(month) ?? 1, monthOf(endMonth) ?? 12];
  return {
    from: monthDay(start, Number(day ?? 1)),
    to: monthDay(end, endDay === undefined ? lastDayOf(end) : Number(endDay)),
  };
}

/** Where a time is not one of the clock, the day alone is known, or when it opens. */
function timesOf(times: string | undefined): { hours: OsmRule['hours']; isWhole: boolean } {
  if (times === undefined) return { hours: [{ opens: null, closes: null }], isWhole: true };
  if (times === '24/7') return { hours: [{ opens: '00:00', closes: '24:00' }], isWhole: true };
  const read = times.split(',').map((part) => {
    const [, opens, end] = new RegExp(`^(${TIME})-(${TIME})$`).exec(part) ?? [];
    const closes = end === '00:00' ? '24:00' : end;
    if (opens !== undefined && closes !== undefined && opens < closes && closes <= '24:00')
      return { opens, closes };
    const [, start] = new RegExp(String.raw`^(${TIME})(?:\+|-[a-z]+)$`).exec(part) ?? [];
    return { opens: start ?? null, closes: null };
  });
  return { hours: read, isWhole: read.every(({ closes }) => closes !== null) };
}

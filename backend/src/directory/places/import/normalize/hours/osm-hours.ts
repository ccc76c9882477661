import OpeningHours from 'opening_hours';
import {
  YEAR_ROUND,
  type DayHours,
  type Season,
  type Weekday,
} from '../../../../../contract/directory/hours.js';
import type { MonthWeek } from '../../../../../contract/directory/repeats.js';
import { lastDayOf, monthDay } from './months.rules.js';
import { readOsmRule, type OsmRule } from './osm-rule.rules.js';
import type { Opening } from './seasons.rules.js';

/** OpenStreetMap has at most 255 characters in a value. */
const MAX_LENGTH = 255;

/** What its library only wishes to be clearer. Of anything else that it warns of, it guessed. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['vague', 'nothing_useful', 'no_colon_after', 'combine_rules', 'date_past', 'date_range_past'],
  ...['year_past', 'additional_rule_which_evaluates_to_closed', 'public_holiday', 'default_state'],
]);

/**
 * Reads a value of OpenStreetMap's `opening_hours`. Import this file lazily, as it loads a large library.
 * @returns null for what isn't in its grammar, as "Saturdays 9-1"
 */
export function readOsmHours(value: string): Opening | null {
  const written = rewritten(value);
  if (written === null) return null;
  const rules = rulesOf(written);
  const seasons = seasonsOf(rules);
  const whole = value.replaceAll('"', '').trim();
  const note = isAnyLost(rules, seasons)
    ? whole
    : [...new Set(rules.flatMap((rule) => rule.note ?? []))].join('; ');
  const isRead = note === '' ? seasons.length > 0 : seasons.some(({ hours }) => hours.length > 0);
  if (!isRead) return { seasons: [], hoursNote: whole };
  return { seasons, hoursNote: note === '' ? null : note };
}

/** Whether hours that a rule has are those of a day that isn't known for another rule. */
const isAnyLost = (rules: readonly OsmRule[], seasons: readonly Season[]): boolean =>
  rules.some(
    ({ hours, days }) =>
      (hours?.length ?? 0) > 0 &&
      seasons.some(({ unknownDays }) => days.some(({ day }) => unknownDays?.includes(day))),
  );

/** @returns the value as the library writes it; null where that isn't sure to be the same */
function rewritten(value: string): string | null {
  if (value.length > MAX_LENGTH || value.trim() === '') return null;
  try {
    const read = new OpeningHours(value, null);
    const isSure = read.getStructuredWarnings().every(({ type }) => HARMLESS.has(type));
    return isSure ? read.prettifyValue() : null;
  } catch {
    return null;
  }
}

/** Lists are written without a space, so a comma with one is between rules. */
function rulesOf(written: string): OsmRule[] {
  const parts = written.match(/; |, |\|\| |"[^"]*"|[^";,|]+|[;,|]/g) ?? [];
  const rules: { joint: OsmRule['joint']; text: string }[] = [{ joint: ';', text: '' }];
  for (const part of parts) {
    const joint = part.trim();
    if (part !== joint && (joint === ';' || joint === ',' || joint === '||')) rules.push({ joint, text: '' });
    else (rules.at(-1) ?? { text: '' }).text += part;
  }
  return rules.map(({ joint, text }) => readOsmRule(joint, text.trim()));
}

/** What is known of a weekday in a part of the year. */
interface Day {
  hours: DayHours[];
  isUnknown: boolean;
}

/** Each part of the year between two days on which a rule begins or ends; parts that are alike are one. */
function seasonsOf(rules: readonly OsmRule[]): Season[] {
  const ranges = rules.flatMap((rule) => rule.ranges ?? []);
  if (ranges.length === 0) return seasonOf(weekOf(rules, YEAR_ROUND.from), ANY_TIME);
  const starts = [...new Set(ranges.flatMap(({ from, to }) => [from, dayAfter(to)]))].sort();
  const parts = starts.map((from) => ({ from, week: weekOf(rules, from) }));
  const changes = parts.filter(
    ({ week }, at) => JSON.stringify(week) !== JSON.stringify(parts.at(at - 1)?.week),
  );
  if (changes.length === 0) return parts.slice(0, 1).flatMap(({ week }) => seasonOf(week, YEAR_ROUND));
  return changes.flatMap(({ from, week }, at) => {
    const next = changes[(at + 1) % changes.length]?.from ?? from;
    return seasonOf(week, { from, to: dayBefore(next) });
  });
}

const ANY_TIME = { from: null, to: null };

/** @returns none of a week that is closed */
function seasonOf(week: readonly Day[], dates: Pick<Season, 'from' | 'to'>): Season[] {
  const hours = week
    .flatMap((day) => day.hours)
    .sort((a, b) => a.day - b.day || (a.opens ?? '').localeCompare(b.opens ?? ''));
  const unknownDays = week.flatMap(({ isUnknown }, day) => (isUnknown ? [day as Weekday] : []));
  if (hours.length === 0 && unknownDays.length === 0) return [];
  const isNothingKnown = hours.length === 0 && unknownDays.length === 7;
  return [{ ...dates, hours, ...(unknownDays.length > 0 && !isNothingKnown && { unknownDays }) }];
}

function weekOf(rules: readonly OsmRule[], date: string): Day[] {
  const week: Day[] = Array.from({ length: 7 }, () => ({ hours: [], isUnknown: false }));
  for (const rule of rules.filter(({ ranges }) => ranges === null || ranges.some((one) => isIn(one, date)))) {
    const replaced = new Set<Weekday>();
    for (const { day, weeks } of rule.days) {
      const known = week[day] ?? { hours: [], isUnknown: false };
      week[day] = after(replaced.has(day) ? { ...rule, joint: ',' } : rule, known, day, weeks);
      replaced.add(day);
    }
  }
  return week;
}

const UNKNOWN: Day = { hours: [], isUnknown: true };

function after({ joint, hours, note }: OsmRule, known: Day, day: Weekday, weeks: MonthWeek[] | null): Day {
  const isBlank = known.hours.length === 0;
  if (joint === '||' || (hours === null && joint === ',')) return isBlank ? UNKNOWN : known;
  if (hours === null) return isBlank && isClosing(note) ? known : UNKNOWN;
  const own = hours.map((one): DayHours => ({
    day,
    ...one,
    ...(weeks && { repeats: { kind: 'monthly', weeks } }),
  }));
  if (weeks === null) {
    if (joint === ';') return { hours: own, isUnknown: false };
    return hours.length === 0 && !isBlank
      ? { hours: [], isUnknown: false }
      : { ...known, hours: [...known.hours, ...own] };
  }
  const areApart = known.hours.every(
    ({ repeats }) => repeats?.kind === 'monthly' && isApart(repeats.weeks, weeks),
  );
  if (!areApart) return UNKNOWN;
  return { ...known, hours: [...known.hours, ...own] };
}

const isClosing = (note: string | null) => /\b(?:off|closed)$/.test(note ?? '');

/** The last may be the fourth or the fifth. */
const isApart = (some: readonly MonthWeek[], others: readonly MonthWeek[]) =>
  ![...some, ...others].includes(-1) && !some.some((week) => others.includes(week));

const isIn = ({ from, to }: { from: string; to: string }, date: string) =>
  from <= to ? date >= from && date <= to : date >= from || date <= to;

function dayAfter(date: string): string {
  const [month = 1, day = 1] = date.split('-').map(Number);
  return day < lastDayOf(month) ? monthDay(month, day + 1) : monthDay((month % 12) + 1, 1);
}

function dayBefore(date: string): string {
  const [month = 1, day = 1] = date.split('-').map(Number);
  const before = ((month + 10) % 12) + 1;
  return day > 1 ? monthDay(month, day - 1) : monthDay(before, lastDayOf(before));
}

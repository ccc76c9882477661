import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import type { MonthWeek } from '../../../../../contract/directory/repeats.js';

export interface NamedDays {
  days: Weekday[];
  repeats: DayHours['repeats'];
  rest: string;
}

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_GROUPS: Readonly<Record<string, readonly Weekday[]>> = {
  daily: EVERY_DAY,
  everyday: EVERY_DAY,
  '7days': EVERY_DAY,
  sevendays: EVERY_DAY,
  weekday: [1, 2, 3, 4, 5],
  weekend: [0, 6],
};
const DAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?\\.?';
const GROUP = '(?:daily|every ?day|(?:7|seven) days(?: (?:a|per) week)?|weekdays?|weekends?)';
const BETWEEN = '(?:\\s*(?:[-\u2013\u2014,/&+]|to|through|thru|and)\\s*|\\s+)';
const PIECE = new RegExp(`^(${GROUP}|${DAY}(?:${BETWEEN}${DAY})*)(?![a-z])[\\s,.:]*(.*)$`, 'i');
const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** "M", "Tu", "Th" and the like, which are days only where nothing but days and hours follows. */
const SHORT = '(?:Mo?|Tu|Th|T(?!h)|We?|Fr?|Sa|Su)';
const LONG = DAY.replace(
  /sun|mon|tue|wed|thu|fri|sat/g,
  ([first = '', ...others]) => `[${first.toUpperCase()}${first}]${others.join('')}`,
);
const LONG_OR_SHORT = `(?:${LONG}|${SHORT})`;
const SHORT_RUN = new RegExp(
  `^(${LONG_OR_SHORT}(?:(?:\\s*(?:[-\u2013\u2014,/&+]|to|and|thru)\\s*|\\s*)${LONG_OR_SHORT})*)(?=\\s*[:.,]?\\s*(?:$|\\d|noon\\b|[-\u2013\u2014]))`,
);
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{ M: 'Mon', Mo: 'Mon', T: 'Tue', Tu: 'Tue', W: 'Wed', We: 'Wed', Th: 'Thu', F: 'Fri', Fr: 'Fri' },
  ...{ Sa: 'Sat', Su: 'Sun' },
};

const WEEKS: Readonly<Record<string, MonthWeek>> = {
  ...{ '1st': 1, first: 1, '2nd': 2, second: 2, '3rd': 3, third: 3, '4th': 4, fourth: 4, '5th': 5, fifth: 5 },
  last: -1,
};
const WEEK = `(?:${Object.keys(WEEKS).join('|')})`;
const WEEK_LIST = `${WEEK}(?:\\s*(?:,|&|/|\\+|and)\\s*(?:and )?(?:the )?${WEEK})*`;
const MONTHLY = new RegExp(`^(every |each |the |on )?(?:the )?(${WEEK_LIST}) (?=${DAY}(?![a-z]))`, 'i');
const OF_THE_MONTH =
  /^(?:(?:of|in) (?:the|each|every|a) month|(?:each|every|per|a|\/) ?month|monthly)[\s,.:]*/i;
/** Behind its day: "Sat (1st & 3rd) 9am-1pm". */
const MONTHLY_AFTER = new RegExp(
  `^\\((?:the )?(${WEEK_LIST})(?: of (?:the|each|every) month)?\\)[\\s,.:]*`,
  'i',
);
const ALTERNATE = /^(?:every other|alternate|alternating) (?:week on )?/i;
/** Of several days it may be twice a week. */
const BIWEEKLY = new RegExp(`^bi-?weekly(?: on)? (?=${DAY}(?![a-z])(?!${BETWEEN}${DAY}))`, 'i');
/** "Every Saturday" says no more than "Saturday". */
const FILLER = /^(?:open |held )?(?:on |every |each )?(?=\S)/i;

function weekdayOf(word: string): Weekday | null {
  const index = DAY_NAMES.indexOf(word.slice(0, 3).toLowerCase());
  return index < 0 ? null : (index as Weekday);
}

/** "Mon-Fri" is five days, "Tue & Sat" two, "Sat-Mon" runs over the end of the week. */
function daysOf(text: string): Weekday[] {
  const group =
    DAY_GROUPS[
      text
        .toLowerCase()
        .replace(/ (?:a|per) week$/, '')
        .replace(/ /g, '')
        .replace(/(?<!7day|sevenday)s$/, '')
    ];
  if (group) return [...group];
  const days: Weekday[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(new RegExp(DAY, 'gi'))) {
    const day = weekdayOf(match[0]);
    if (day === null) continue;
    const last = days.at(-1);
    const between = text.slice(previousEnd, match.index);
    if (last !== undefined && /[-\u2013\u2014]|to|thr/i.test(between)) {
      for (let next = (last + 1) % 7; next !== day; next = (next + 1) % 7) days.push(next as Weekday);
    }
    days.push(day);
    previousEnd = match.index + match[0].length;
  }
  return [...new Set(days)];
}

/** "M-F 9am-5pm" as "Mon-Fri 9am-5pm", "MWF" as "Mon,Wed,Fri". */
function spelledOut(text: string): string {
  const run = SHORT_RUN.exec(text)?.[1];
  if (run === undefined) return text;
  const token = new RegExp(LONG_OR_SHORT, 'g');
  let end = 0;
  let named = '';
  for (const match of run.matchAll(token)) {
    const between = run.slice(end, match.index);
    named += (end > 0 && between === '' ? ',' : between) + (SHORT_NAMES[match[0]] ?? match[0]);
    end = match.index + match[0].length;
  }
  return named + run.slice(end) + text.slice(run.length);
}

const namedDays = (text: string): Omit<NamedDays, 'repeats'> | null => {
  const [, days, rest = ''] = PIECE.exec(spelledOut(text)) ?? [];
  return days === undefined ? null : { days: daysOf(days), rest };
};

/** @param piece "1st & 3rd Sat 9am-1pm", "every other Sunday", "M-F 8-5" @returns null without days */
export function readDays(piece: string): NamedDays | null {
  const [monthly, every, before] = MONTHLY.exec(piece) ?? [];
  const alternate = monthly === undefined ? (ALTERNATE.exec(piece) ?? BIWEEKLY.exec(piece))?.[0] : undefined;
  const begin = monthly ?? alternate ?? FILLER.exec(piece)?.[0] ?? '';
  const named = namedDays(piece.slice(begin.length)) ?? namedDays(piece);
  if (named === null) return null;
  const isOfMonth = OF_THE_MONTH.test(named.rest);
  const after = MONTHLY_AFTER.exec(named.rest)?.[1];
  const rest = named.rest.replace(OF_THE_MONTH, '').replace(MONTHLY_AFTER, '');
  if (alternate !== undefined) return { ...named, rest, repeats: { kind: 'alternate', from: null } };
  const weeks = before ?? after;
  if (weeks === undefined) return { ...named, repeats: undefined };
  const which = [...weeks.matchAll(new RegExp(WEEK, 'gi'))].flatMap(
    ([word]) => WEEKS[word.toLowerCase()] ?? [],
  );
  // "Every second Saturday" may be every other one.
  const isEveryOther = every?.trim().toLowerCase() === 'every' && which.join() === '2' && !isOfMonth;
  return isEveryOther ? null : { ...named, rest, repeats: { kind: 'monthly', weeks: [...new Set(which)] } };
}

export const daysIn = (text: string): Weekday[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`(?<![\\p{L}])${DAY}(?!\\p{L})`, 'giu'))].flatMap(
      ([word]) => weekdayOf(word) ?? [],
    ),
  ),
];

/** Where a day begins behind the hours of another one: "Sat 8 am - 1 pm / Wed 3 pm - 7 pm". */
const NEXT_DAYS = new RegExp(
  `\\s*(?:[,/|&+]|\\band\\b)\\s*(?:and )?(?=(?:every (?:other )?|(?:the )?${WEEK}\\W+(?:and |& ?)?(?:${WEEK}\\W+)?)?(?:${DAY}|${GROUP})(?![a-z]))`,
  'gi',
);
const HOUR = /\d\s*(?:[ap]\.?m?\b|:\d\d)|\d\s*(?:-|\u2013|to)\s*(?:\d|noon|dusk|sold|close)|noon/i;

/**
 * @returns the parts of a piece that have days and hours of their own; the whole piece where they have not
 */
export function splitAtDays(piece: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of piece.matchAll(NEXT_DAYS)) {
    if (!HOUR.test(piece.slice(start, match.index))) continue;
    parts.push(piece.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, piece.slice(start)];
}

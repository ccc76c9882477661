import { z } from 'zod';
import { utcDay } from '../shared/calendar/days.js';
import { DAY_MS } from '../shared/calendar/durations.js';
import { Day, GivenDay } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import {
  EXCEPTION_KINDS,
  exceptionDays,
  type HoursException,
  MAX_EXCEPTION_AHEAD_DAYS,
  MAX_EXCEPTION_DAYS,
  MAX_EXCEPTION_TEXT,
  MAX_EXCEPTIONS,
  TIME_OF_DAY,
} from './hours.js';

/** Dates on which a place does not keep the hours of its seasons, as they are answered. */
export const HoursExceptionView = z.object({
  from: Day,
  to: Day,
  kind: z.enum(EXCEPTION_KINDS),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
});

const DATE_MESSAGE = 'Please choose a date.';
const TIME_MESSAGE = 'Please give times as HH:MM.';
const dayNumber = (date: string) => Date.parse(date) / DAY_MS;

/** Empty is null, as forms send it. */
const time = z
  .string(TIME_MESSAGE)
  .refine((text) => text === '' || TIME_OF_DAY.test(text), TIME_MESSAGE)
  .nullish()
  .transform((text) => text || null);

const fields = z.strictObject({
  from: GivenDay(DATE_MESSAGE),
  to: GivenDay(DATE_MESSAGE),
  kind: z.enum(EXCEPTION_KINDS, 'Please choose what is different.'),
  opens: time,
  closes: time,
  address: optionalText(MAX_EXCEPTION_TEXT),
  reason: optionalText(MAX_EXCEPTION_TEXT),
});

interface Issue {
  path: keyof HoursException;
  message: string;
}

/** @returns what is wrong with the dates */
export function dateIssues({ from, to }: Pick<HoursException, 'from' | 'to'>): Issue[] {
  const today = dayNumber(utcDay(new Date()));
  if (to < from) return [{ path: 'to', message: 'The last day can’t be before the first day.' }];
  if (dayNumber(to) - dayNumber(from) >= MAX_EXCEPTION_DAYS) {
    const message = `Please choose at most ${MAX_EXCEPTION_DAYS} days. For a longer time, change your seasons.`;
    return [{ path: 'to', message }];
  }
  return dayNumber(to) - today > MAX_EXCEPTION_AHEAD_DAYS
    ? [{ path: 'to', message: 'Please choose dates within the next 18 months.' }]
    : [];
}

/** @returns what is wrong with the times; an exception without hours is closed, or has the usual ones */
function timeIssues({ kind, opens, closes }: HoursException): Issue[] {
  if (kind === 'closed' || (kind === 'moved' && opens === null && closes === null)) return [];
  if (opens === null) return [{ path: 'opens', message: 'Please enter the opening time.' }];
  if (closes === null) return [{ path: 'closes', message: 'Please enter the closing time.' }];
  return opens < closes
    ? []
    : [{ path: 'closes', message: 'The closing time must be after the opening time' }];
}

const addressIssues = ({ kind, address }: HoursException): Issue[] =>
  kind === 'moved' && address === null ? [{ path: 'address', message: 'Please enter the address.' }] : [];

/** What the kind of an exception has no use for is not kept. */
const onlyOfKind = (given: HoursException): HoursException => ({
  ...given,
  ...(given.kind === 'closed' && { opens: null, closes: null }),
  ...(given.kind !== 'moved' && { address: null }),
});

/** One of them; what it can't have with others, the server says. */
export const HoursExceptionRequest = fields
  .superRefine((given, context) => {
    const issues = [...dateIssues(given), ...timeIssues(given), ...addressIssues(given)];
    for (const { path, message } of issues) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .transform(onlyOfKind);

/**
 * All exceptions of a place as they are sent, in any order. Two on one day are refused, at the later one.
 * What is over is taken here, and left out where the record is saved, which also puts them in order.
 */
export const HoursExceptionsRequest = z
  .array(HoursExceptionRequest)
  .max(MAX_EXCEPTIONS, `Please give at most ${MAX_EXCEPTIONS} dates.`)
  .superRefine((exceptions, context) => {
    const byDate = exceptions
      .map((exception, index) => ({ exception, index }))
      .sort((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
    for (const [at, { exception, index }] of byDate.entries()) {
      const before = byDate.slice(0, at).find((other) => other.exception.to >= exception.from);
      if (!before) continue;
      const year = Number(before.exception.from.slice(0, 4));
      const days = exceptionDays(before.exception, year);
      const message = `You already have an entry for ${days}. Please change one of the two.`;
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    }
  });

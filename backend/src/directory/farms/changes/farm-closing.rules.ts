import { type HoursException, MAX_EXCEPTION_DAYS } from '../../../contract/directory/hours.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import { type Days, inOrder, withoutDays } from '../../places/opening/one-day.rules.js';

/** A farm's dates. */
export interface FarmDayChange {
  before: HoursException[];
  after: HoursException[];
}

/** @returns closed dates, none longer than one may be */
export function closedDates({ from, to }: Days, reason: string | null): HoursException[] {
  const last = addDays(from, MAX_EXCEPTION_DAYS - 1);
  const first: HoursException = {
    ...{ from, to: to < last ? to : last, kind: 'closed', reason },
    ...{ opens: null, closes: null, address: null },
  };
  return to <= last ? [first] : [first, ...closedDates({ from: addDays(last), to }, reason)];
}

const within = ({ from, to }: HoursException, days: Days) => from <= days.to && days.from <= to;
const clipped = (exception: HoursException, days: Days): HoursException => ({
  ...exception,
  from: exception.from < days.from ? days.from : exception.from,
  to: exception.to > days.to ? days.to : exception.to,
});

/**
 * What else was changed since stays. What is over no longer counts.
 * @returns the dates without those that closing had made; null where somebody changed these since
 */
export function withoutClosed(
  present: readonly HoursException[],
  { before, after }: FarmDayChange,
  days: Days,
  { timeZone, now }: { timeZone: string | null; now: Date },
): HoursException[] | null {
  const coming = (exceptions: readonly HoursException[]) => comingExceptions(exceptions, timeZone, now);
  if (isSame(coming(present), coming(after))) return coming(before);
  const made = coming(after).filter(
    (one) => one.kind === 'closed' && days.from <= one.from && one.to <= days.to,
  );
  const isThere = made.every((one) => present.some((other) => isSame(one, other)));
  if (!isThere) return null;
  const again = before.filter((one) => within(one, days)).map((one) => clipped(one, days));
  return coming(inOrder([...withoutDays(present, days), ...again]));
}

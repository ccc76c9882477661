import { exceptionDays } from '../../contract/directory/hours.js';
import type { AttendanceAnswer } from '../../contract/directory/markets.js';
import type { ClosingMarketDay } from '../../contract/marketplace/closures.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { Closure, MarketDayOf } from '../tables/closure.entity.js';

interface Days {
  from: string;
  to: string;
}

/** @param today where the business is @throws VALIDATION_FAILED */
export function refuseOver({ to }: Pick<Days, 'to'>, today: string): void {
  if (to < today) refuse('to', 'Please choose days that aren’t over yet.');
}

/** @throws VALIDATION_FAILED where one of these days is in another closure */
export function refuseShared(known: readonly Days[], { from, to }: Days): void {
  const other = known.find((one) => one.from <= to && from <= one.to);
  if (!other) return;
  const days = exceptionDays(other, Number(from.slice(0, 4)));
  refuse('from', `You’re already closed ${days}. Change those days instead.`);
}

export function refuse(path: string, message: string): never {
  throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
}

export const isSameDay =
  ({ dayId, memberId }: MarketDayOf) =>
  (other: MarketDayOf): boolean =>
    other.dayId === dayId && other.memberId === memberId;

/** Who is sold out was there, and nobody comes to a day that is canceled. */
export const isToAnswer = ({ answer, status }: Pick<ClosingMarketDay, 'answer' | 'status'>): boolean =>
  status !== 'cancelled' && answer !== 'not_coming' && answer !== 'sold_out';

/** @returns a day with the answer that it had before a closure answered it */
export function withAnswerBefore<Day extends MarketDayOf & { answer: AttendanceAnswer | null }>(
  day: Day,
  closure: Pick<Closure, 'markets'> | undefined,
): Day {
  const made = closure?.markets.find(isSameDay(day));
  return made && day.answer === 'not_coming' ? { ...day, answer: made.before } : day;
}

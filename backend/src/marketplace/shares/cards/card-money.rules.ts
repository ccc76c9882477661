import { dayIn } from '../../../contract/shared/calendar/date-format.js';

/** @returns cents of each in their order, up to what is left of each */
export function parts(
  cents: number,
  from: readonly { id: number; left: number }[],
): { id: number; cents: number }[] {
  let rest = cents;
  return from.flatMap(({ id, left }) => {
    const part = Math.min(rest, Math.max(left, 0));
    rest -= part;
    return part > 0 ? [{ id, cents: part }] : [];
  });
}

/** @returns what a refund says of how it was given back */
export const toCard = (cents: number, timeZone: string, now: Date) => ({
  ...{ by: 'card' as const, cents, day: dayIn(timeZone, now), note: null, markedAt: now.toISOString() },
});

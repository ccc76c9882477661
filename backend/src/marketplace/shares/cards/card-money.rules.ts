import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import type { SharePayment } from '../../tables/share-payment.entity.js';

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

/** Open payments whose day has come. What a farm asks for missing hours can be paid at any time. */
export const isDueNow =
  (today: string) =>
  ({ state, dueOn, forWork }: Pick<SharePayment, 'state' | 'dueOn' | 'forWork'>): boolean =>
    state === 'open' && (forWork || dueOn <= today);

/** @returns what a refund says of how it was given back */
export const toCard = (cents: number, timeZone: string, now: Date) => ({
  ...{ by: 'card' as const, cents, day: dayIn(timeZone, now), note: null, markedAt: now.toISOString() },
});

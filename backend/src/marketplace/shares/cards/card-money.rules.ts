import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import type { Payment } from '../../tables/payment.entity.js';
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

type Due = Pick<SharePayment, 'state' | 'dueOn' | 'forWork'>;

/** Those that a saved card is charged for: what a farm asks for missing hours only its member pays. */
export const chargedNow = <One extends Due>(payments: readonly One[], today: string): One[] =>
  payments.filter((payment) => !payment.forWork && isDueNow(today)(payment));

/** @returns those that a card payment pays, the next one first; hours last, and only by who pays on a page */
export function paidNow<One extends Due>(
  payments: readonly One[],
  today: string,
  { take, amount }: Pick<Payment, 'take' | 'amount'>,
): One[] {
  const charged = chargedNow(payments, today);
  const isCharge = take === 'save' && amount > 0;
  return isCharge
    ? charged
    : [...charged, ...payments.filter(({ forWork, state }) => forWork && state === 'open')];
}

/** @returns what a refund says of how it was given back */
export const toCard = (cents: number, timeZone: string, now: Date) => ({
  ...{ by: 'card' as const, cents, day: dayIn(timeZone, now), note: null, markedAt: now.toISOString() },
});

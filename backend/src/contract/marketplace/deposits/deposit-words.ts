/** What people read of deposits, on the screens and in emails. Free of zod. */
import { dollars } from '../../shared/money.js';
import type { BalanceTerms, UnpaidRule } from './deposit.js';

/** @param day YYYY-MM-DD @returns "November 10, 2026" */
export const balanceDayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns "on November 10, 2026" */
export const balanceWhenText = ({ balanceOn }: Pick<BalanceTerms, 'balanceOn'>): string =>
  balanceOn === null ? 'once it’s weighed' : `on ${balanceDayText(balanceOn)}`;

/** @returns "$100.00", "25% of the price" */
export const depositText = ({ amount, percent }: { amount: number | null; percent: number | null }): string =>
  amount === null ? `${percent ?? 0}% of the price` : dollars(amount * 100);

/** What happens where the balance is never paid. @param vendor its name */
export function unpaidText(
  { unpaid, graceDays }: { unpaid: UnpaidRule; graceDays: number },
  vendor: string,
): string {
  const days = graceDays === 1 ? 'a day' : `${graceDays} days`;
  const money = unpaid === 'keep' ? `${vendor} keeps the deposit` : 'we refund your deposit';
  return `If the balance isn’t paid within ${days}, the order is canceled and ${money}.`;
}

/** How the balance is taken. @param method of the order */
export const chargeText = (
  { balanceOn }: Pick<BalanceTerms, 'balanceOn'>,
  balance: string,
  method: string,
): string => {
  const when = balanceWhenText({ balanceOn });
  return method === 'paypal'
    ? `We’ll email you a link to pay the balance, ${balance}, ${when}.`
    : `We’ll charge the balance, ${balance}, to the same card ${when}.`;
};

/**
 * Money in whole cents (US dollars). The one place that turns it into decimals and back, and that rounds.
 * Free of zod.
 */

/**
 * @returns cents of a decimal amount such as 4.5 or "4.50"; null for what is no amount with at most two
 * places
 */
export function centsOf(amount: number | string): number | null {
  const text = typeof amount === 'number' ? amount.toFixed(4).replace(/0{1,2}$/, '') : amount.trim();
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** @returns the amount as the contract's JSON carries it: a number with at most two places */
export const amountOf = (cents: number): number => cents / 100;

/** @param amount dollars, as the contract's answers have them @returns whole cents */
export const wholeCents = (amount: number): number => Math.round(amount * 100);

/** @returns "$1,234.50", "-$3.00"; nothing is "$0.00", whatever its sign */
export function dollars(cents: number): string {
  const whole = Math.round(cents);
  const amount = Math.abs(whole);
  const units = String(Math.floor(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${whole < 0 ? '-' : ''}$${units}.${String(amount % 100).padStart(2, '0')}`;
}

/** @returns "$20", "$4.50" */
export const dollarsShort = (cents: number): string => dollars(cents).replace(/\.00$/, '');

/**
 * A share of an amount, rounded half up to the cent.
 * @param basisPoints hundredths of a percent, with one decimal at most: 800 is 8 %, 122.5 is 1.225 %
 */
export const shareOf = (cents: number, basisPoints: number): number =>
  Math.floor((cents * tenthsOf(basisPoints) + 50_000) / 100_000);

/** @returns thousandths of a percent, whole ones */
export const tenthsOf = (basisPoints: number): number => Math.round(basisPoints * 10);

/** @returns a rate as it is kept: whole basis points, and the tenth of one beside them */
export function wholeAndTenths(basisPoints: number): { whole: number; tenths: number } {
  const tenths = tenthsOf(basisPoints);
  return { whole: Math.floor(tenths / 10), tenths: tenths % 10 };
}

/**
 * @returns basis points of a rate such as "0.12" (1,200); null for what is no rate from 0 to 1 with at most
 * four places
 */
export function basisPointsOf(rate: string): number | null {
  const parts = /^([01])(?:\.(\d{1,4}))?$/.exec(rate.trim());
  if (!parts) return null;
  const points = Number(parts[1]) * 10_000 + Number((parts[2] ?? '').padEnd(4, '0'));
  return points <= 10_000 ? points : null;
}

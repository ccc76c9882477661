/** Splits money in whole cents. Free of zod. */

/**
 * Splits an amount by weights so that the shares add up to it: each gets its whole part, and the cents that
 * are left go to the largest remainders (the earlier of equal ones first).
 * @param cents not negative
 * @param weights not negative; where all are 0 the shares are as equal as they can be
 */
export function split(cents: number, weights: readonly number[]): number[] {
  const isWeighed = weights.some((weight) => weight > 0);
  // Exact, too, where amounts are weighed by amounts times rates.
  const by = weights.map((weight) => BigInt(isWeighed ? weight : 1));
  const all = by.reduce((total, weight) => total + weight, 0n);
  const parts = by.map((weight, index) => {
    const part = BigInt(cents) * weight;
    return { index, share: Number(part / all), remainder: part % all };
  });
  const shares = parts.map(({ share }) => share);
  const left = cents - shares.reduce((total, share) => total + share, 0);
  parts
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
    .forEach(({ index }) => (shares[index] = (shares[index] ?? 0) + 1));
  return shares;
}

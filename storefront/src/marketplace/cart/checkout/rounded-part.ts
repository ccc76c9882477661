import { cashOf, roundedCashText } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';

/**
 * @param shares what each vendor's part comes to, in cents
 * @returns "Cash: $12.35, rounded from $12.37" of a cart that is paid in cash; null where nothing is rounded
 */
export function roundedPart(
  shares: readonly { vendorId: number; total: number }[],
  roundings: DeliveryView['cashRoundings'] = [],
): string | null {
  const roundingOf = (vendorId: number) => roundings.find((one) => one.vendorId === vendorId)?.rounding;
  const sum = (of: (share: (typeof shares)[number]) => number) =>
    shares.reduce((cents, share) => cents + of(share), 0);
  return roundedCashText(
    sum(({ vendorId, total }) => cashOf(total, roundingOf(vendorId))),
    sum(({ total }) => total),
  );
}

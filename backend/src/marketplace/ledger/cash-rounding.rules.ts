import { cashLeft, cashOf } from '../../contract/marketplace/cash/cash-rounding.js';
import type { VendorOrder } from '../tables/vendor-order.entity.js';

export type CashOf = Pick<VendorOrder, 'received' | 'cashRounding'>;
type Sold = CashOf & Pick<VendorOrder, 'total'>;

/**
 * What was paid by check, another way or in cash to the penny stays exact: only what was taken in cash beside
 * it is rounded, or what went back where it was more than the sale.
 * @param total cents of the sale @param left cents of it after refunds
 * @returns cents that the farm keeps above what is left, or below
 */
export function roundingOf({ received, cashRounding, total }: Sold, left: number): number {
  if (received === null || (received.by === 'cash' && received.cents % 5 === 0))
    return cashOf(left, cashRounding) - left;
  if (left === 0) return 0;
  const { cents } = received;
  const of = cents < total ? left : total;
  return cashLeft(of, cents, cashRounding) - (of - cents);
}

/** @param left cents before it @param cents that are refunded @returns cents that go back in cash */
export const cashBack = (sold: Sold, left: number, cents: number): number =>
  cents + roundingOf(sold, left) - roundingOf(sold, left - cents);

import { cashLeft, cashOf } from '../../contract/marketplace/cash/cash-rounding.js';
import type { VendorOrder } from '../tables/vendor-order.entity.js';

export type CashOf = Pick<VendorOrder, 'received' | 'cashRounding'>;
type Sold = CashOf & Pick<VendorOrder, 'total'>;

/**
 * What was paid by check or another way stays exact, and only its rest in cash is rounded. Cash that was
 * noted to the penny was not rounded.
 * @param total cents of the sale @param left cents of it after refunds
 * @returns cents that the farm keeps above what is left, or below
 */
export function roundingOf({ received, cashRounding, total }: Sold, left: number): number {
  if (received?.by === 'cash' && received.cents % 5 !== 0) return 0;
  if (received === null || received.by === 'cash') return cashOf(left, cashRounding) - left;
  if (received.cents >= total) return 0;
  return cashLeft(left, received.cents, cashRounding) - (left - received.cents);
}

/** @param left cents before it @param cents that are refunded @returns cents that go back in cash */
export const cashBack = (sold: Sold, left: number, cents: number): number =>
  cents + roundingOf(sold, left) - roundingOf(sold, left - cents);

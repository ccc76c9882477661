import type { Unit } from '../../../contract/directory/categories.js';
import { split } from '../../../contract/shared/split.js';
import type { RefundedLine } from '../../payments/refunds/refund-items.js';

/** Something similar that comes instead of units of a line; worth at most what is missing. */
export interface Swap {
  productId: number;
  variantId: number | null;
  name: string;
  unit: Unit;
  madeToOrder: boolean;
  quantity: number;
  /** In whole cents, at the list price. */
  unitPrice: number;
}

export type GoneLine = RefundedLine & { swap?: Swap };

/** At list prices, in whole cents. */
export const priceOf = ({ unitPrice, quantity }: { unitPrice: number; quantity: number }): number =>
  unitPrice * quantity;

export const isWithinPrice = (swap: Swap, line: Pick<RefundedLine, 'unitPrice' | 'quantity'>): boolean =>
  priceOf(swap) <= priceOf(line);

/** @returns what of some cents for the missing units stays for the substitute; the rest goes back */
export function keptOf(cents: number, { swap, ...line }: GoneLine): number {
  if (!swap) return 0;
  const [kept = 0] = split(cents, [priceOf(swap), priceOf(line) - priceOf(swap)]);
  return kept;
}

export interface RefundValues {
  items: { id: number; quantity: number }[];
  /** Dollars as typed; empty for what the items cost. */
  amount: string;
  reason: string;
}

export const NOTHING_REFUNDED: RefundValues = { items: [], amount: '', reason: '' };

/** @returns the lines with another quantity of one; none of it for 0 */
export function withRefunded(
  items: RefundValues['items'],
  id: number,
  quantity: number,
): RefundValues['items'] {
  const others = items.filter((item) => item.id !== id);
  return quantity > 0 ? [...others, { id, quantity }] : others;
}

/** @returns what the contract calls what the form holds */
export const refundRequest = ({ items, amount, reason }: RefundValues, left: number | undefined) => ({
  ...{ items, reason },
  amount: amount.trim() === '' ? null : Number(amount),
  ...(left !== undefined && { left }),
});

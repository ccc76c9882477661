import type { MarketFeeView } from '@farmgate/backend/contract/directory/market-fees';
import { centsOf, dollars } from '@farmgate/backend/contract/shared/money';

const money = (amount: number): string => dollars(centsOf(amount) ?? 0);

/** @returns "$25.00, paid" */
export const feeText = ({ amount, isPaid }: Pick<MarketFeeView, 'amount' | 'isPaid'>): string =>
  `${money(amount)}, ${isPaid ? 'paid' : 'not paid'}`;

/** @returns "Fees: $75.00, $50.00 paid"; null where there are none */
export function feesText({ total, paid }: { total: number; paid: number }): string | null {
  if (total === 0) return null;
  if (paid === 0) return `Fees: ${money(total)}, not paid`;
  return paid === total ? `Fees: ${money(total)}, all paid` : `Fees: ${money(total)}, ${money(paid)} paid`;
}

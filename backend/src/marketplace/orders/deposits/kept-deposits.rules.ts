import type { LineDeposit } from '../../../contract/marketplace/deposits/deposit.js';
import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';

interface CanceledLine {
  id: number;
  quantity: number;
  refunded: number;
  totalPrice: number;
  discount: number;
  deposit: LineDeposit | null;
}

/** @param paid cents taken and not given back: never more is kept @returns null for none */
export function keptVendorOrder<Line extends CanceledLine>(
  lines: readonly Line[],
  { commissionRate, paid }: { commissionRate: string; paid: number },
) {
  let rest = paid;
  const kept = lines.map((line) => {
    const { quantity, refunded, deposit } = line;
    const units = deposit?.unpaid === 'keep' ? quantity - refunded : 0;
    const cents = Math.min(rest, goodsOf(line), units * (deposit?.cents ?? 0));
    rest -= cents;
    return { id: line.id, discount: line.totalPrice - cents, tax: 0 };
  });
  const total = paid - rest;
  if (total === 0) return null;
  const subtotal = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const commission = shareOf(total, basisPointsOf(commissionRate) ?? 0);
  return {
    lines: kept,
    vendorOrder: { discount: subtotal - total, tax: 0, shipping: 0, total, kept: total, commission },
  };
}

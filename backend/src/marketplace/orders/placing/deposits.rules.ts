import {
  depositDay,
  depositOf,
  type DepositTerms,
  type LineDeposit,
} from '../../../contract/marketplace/deposits/deposit.js';
import type { ByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';

interface LineOfProduct {
  vendorId: number;
  vendorName: string;
  productName: string;
  productId: number;
  quantity: number;
  depositTerms: DepositTerms | null;
  /** What its option asks for instead, in cents. */
  ownDeposit: number | null;
  unitPrice: number;
  byWeight: ByWeight | null;
}

export function withDeposits<Line extends LineOfProduct>(
  lines: readonly Line[],
  now: Date,
): (Line & { deposit: LineDeposit | null })[] {
  const today = depositDay(now);
  return lines.map((line) => {
    const { unitPrice: price, ownDeposit, byWeight } = line;
    const unit = { price, ownDeposit, isByWeight: byWeight !== null };
    return { ...line, deposit: depositOf(line.depositTerms, unit, today) };
  });
}

/** One vendor alone: others would wait as long. @throws DEPOSIT_ALONE, VALIDATION_FAILED for cash */
export function refuseDeposits(
  lines: readonly (LineOfProduct & { deposit: LineDeposit | null })[],
  paymentMethod: string,
): void {
  const first = lines.find(({ deposit }) => deposit !== null);
  if (!first) return;
  if (lines.some(({ vendorId }) => vendorId !== first.vendorId)) {
    const message = `${first.productName} asks for a deposit. Please check out with ${first.vendorName} by itself.`;
    throw new DomainError('DEPOSIT_ALONE', [{ path: 'vendorId', message }]);
  }
  if (paymentMethod !== 'cash') return;
  const message = 'A deposit is paid online. Please choose another way to pay.';
  throw new DomainError('VALIDATION_FAILED', [{ path: 'paymentMethod', message }]);
}

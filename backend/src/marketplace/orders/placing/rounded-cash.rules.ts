import { type CashRounding, cashRoundingIn } from '../../../contract/marketplace/cash/cash-rounding.js';
import type { DeliveryView } from '../../../contract/marketplace/orders.js';
import type { LockedLine } from './place-order.sql.js';

export interface VendorCash {
  vendorId: number;
  rounding: CashRounding;
}

type Line = Pick<LockedLine, 'vendorId' | 'vendorState' | 'roundsCash' | 'today'>;

/** @returns the vendors that round what is due in cash, each once: cash is for pickup, so by their state */
export function roundedCash(lines: readonly Line[]): VendorCash[] {
  const rounded = new Map<number, VendorCash>();
  for (const { vendorId, vendorState, roundsCash, today } of lines)
    if (roundsCash) rounded.set(vendorId, { vendorId, rounding: cashRoundingIn(vendorState, today) });
  return [...rounded.values()];
}

export const cashView = (rounded: VendorCash[]): Pick<DeliveryView, 'cashRoundings'> =>
  rounded.length > 0 ? { cashRoundings: rounded } : {};

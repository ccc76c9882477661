import type { OrderDepositView } from '../../../contract/marketplace/deposits/deposit-fields.js';
import { type BalanceTerms, payableNow } from '../../../contract/marketplace/deposits/deposit.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { PaymentSummary } from '../../payments/order-payments.js';
import type { Order } from '../../tables/order.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

/** @returns the terms of the lines with a deposit: the last day, the longest grace; null without any */
export function balanceTermsOf(
  vendorOrders: readonly Pick<LoadedVendorOrder, 'items'>[],
): BalanceTerms | null {
  const all = vendorOrders.flatMap(({ items }) => items.flatMap(({ deposit }) => deposit ?? []));
  const [first] = all;
  if (!first) return null;
  const days = all.flatMap(({ balanceOn }) => balanceOn ?? []).sort();
  return {
    balanceOn: days.at(-1) ?? null,
    unpaid: all.some(({ unpaid }) => unpaid === 'keep') ? 'keep' : 'return',
    graceDays: Math.max(...all.map(({ graceDays }) => graceDays)),
  };
}

/** @returns what was to be paid with an order as it was placed, in cents; null where that was all of it */
export function depositAsPlaced(order: Order, vendorOrders: readonly LoadedVendorOrder[]): number | null {
  return payableNow(
    vendorOrders.flatMap(({ items }) => items),
    order,
  );
}

export function orderDepositView(
  { paymentStatus }: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  payment: Pick<PaymentSummary, 'deposit' | 'taken'>,
): { deposit?: OrderDepositView } {
  const terms = balanceTermsOf(vendorOrders);
  if (payment.deposit === null || !terms) return {};
  const isOpen = paymentStatus === 'held' || paymentStatus === 'authorized' || paymentStatus === 'owed';
  const left = vendorOrders.reduce((sum, { status, total }) => sum + (status === 'cancelled' ? 0 : total), 0);
  const taken = paymentStatus === 'held' ? payment.deposit : payment.taken;
  return {
    deposit: {
      now: amountOf(payment.deposit),
      balance: amountOf(isOpen ? Math.max(0, left - taken) : 0),
      ...terms,
      kept: amountOf(vendorOrders.reduce((sum, { kept }) => sum + kept, 0)),
    },
  };
}

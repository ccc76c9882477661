import { type EntityManager, IsNull } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { LedgerEntry } from '../tables/ledger-entry.entity.js';
import type { VendorOrder } from '../tables/vendor-order.entity.js';
import { type CashOf, roundingOf } from './cash-rounding.rules.js';
import * as sql from './ledger.sql.js';

/** Entries are only added, and a sale is booked once however often it is reported. */

/** Books the sale and the commission taken of it; canceled vendor orders are left out. */
export async function bookSales(tx: EntityManager, orderId: number): Promise<void> {
  await changeRows(tx, sql.insertSales, [orderId]);
}

/** Once. @param added cents: what it costs, the tax in that, and its commission */
export async function bookAddition(
  tx: EntityManager,
  { id: vendorOrderId, vendorId }: { id: number; vendorId: number },
  paymentId: number,
  { total, tax, commission }: { total: number; tax: number; commission: number },
): Promise<void> {
  const entry = { vendorId, vendorOrderId, additionId: paymentId };
  await tx.insert(LedgerEntry, [
    { ...entry, kind: 'sale', amount: total, tax },
    { ...entry, kind: 'commission', amount: -commission },
  ]);
}

/** It is paid out already, but for what of a box was paid by card; the commission stays to be settled. */
export async function bookCashSale(
  tx: EntityManager,
  vendorOrder: Pick<VendorOrder, 'id' | 'total'> & CashOf,
): Promise<void> {
  const { id, total } = vendorOrder;
  await changeRows(tx, sql.insertCashSale, [id, roundingOf(vendorOrder, total)]);
}

/** What changed of its rounding: the farm said how it was paid, or cash went back. The order is locked. */
export async function bookRounding(
  tx: EntityManager,
  vendorOrder: Pick<VendorOrder, 'id' | 'total'> & CashOf,
): Promise<void> {
  if (vendorOrder.cashRounding === null) return;
  const [booked] = await fetchRows(tx, sql.roundedOf, [vendorOrder.id]);
  if (!booked) return;
  const more = roundingOf(vendorOrder, booked.left) - booked.rounded;
  if (more !== 0) await changeRows(tx, sql.insertRounding, [vendorOrder.id, more]);
}

/** @param commission cents, given back to the vendor; cash they hand back themselves */
export async function bookRefund(
  tx: EntityManager,
  vendorOrderId: number,
  refundId: number,
  { commission, isCash }: { commission: number; isCash: boolean },
): Promise<void> {
  const kinds: LedgerEntry['kind'][] = [
    'refund',
    'commission_refund',
    ...(isCash ? (['payout'] as const) : []),
  ];
  await changeRows(tx, sql.insertRefund, [vendorOrderId, refundId, commission, kinds]);
}

/** What is paid out in one: a vendor order, or what was advanced of a share's payment. */
export type Payable = { vendorOrderId: number } | { paymentId: number };

const idsOf = (of: Payable): [vendorOrderId: number | null, paymentId: number | null] =>
  'vendorOrderId' in of ? [of.vendorOrderId, null] : [null, of.paymentId];

/** @returns cents still to be paid: sale less commission, refunds and payouts */
export async function dueOf(tx: EntityManager, of: Payable): Promise<number> {
  const where = 'vendorOrderId' in of ? of : { ...of, vendorOrderId: IsNull() };
  return (await tx.sum(LedgerEntry, 'amount', where)) ?? 0;
}

/** @returns cents that the vendor has coming, or owes where it is below zero */
export async function balanceOf(tx: EntityManager, vendorId: number): Promise<number> {
  return (await tx.sum(LedgerEntry, 'amount', { vendorId })) ?? 0;
}

/** @returns cents left of `due`. Skips what has a payout under way; the vendor is locked. */
export async function settleDebts(
  tx: EntityManager,
  vendorId: number,
  of: Payable,
  due: number,
): Promise<number> {
  const rows = await fetchRows(tx, sql.insertOffsets, [vendorId, due, ...idsOf(of)]);
  return due - rows.reduce((all, { amount }) => all + Math.max(0, amount), 0);
}

/** What it is of is locked already. */
export async function bookPayout(tx: EntityManager, payoutId: number, of: Payable): Promise<void> {
  await changeRows(tx, sql.insertPayout, [payoutId, ...idsOf(of)]);
}

export async function bookFailedPayout(tx: EntityManager, payoutId: number): Promise<void> {
  await changeRows(tx, sql.insertFailedPayout, [payoutId]);
}

/** Books cents of a payout that come back from the vendor's account, or (negative) that did not. */
export async function bookReversal(tx: EntityManager, payoutId: number, cents: number): Promise<void> {
  await changeRows(tx, sql.insertReversal, [payoutId, cents]);
}

/** Books what a dispute takes or (negative) gives back. The order is locked already. */
export async function bookDispute(
  tx: EntityManager,
  vendorOrderId: number,
  disputeId: number,
  { taken, commission }: { taken: number; commission: number },
): Promise<void> {
  await changeRows(tx, sql.insertDispute, [vendorOrderId, disputeId, taken, commission]);
}

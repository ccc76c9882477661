import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { LedgerEntry } from '../tables/ledger-entry.entity.js';
import * as sql from './ledger.sql.js';

/**
 * Writes what vendors have coming. Entries are only added, and a sale is booked once however often it is
 * reported.
 */

/**
 * Books the shares of an order that is paid: the sale, and the commission taken of it. Cancelled shares are
 * left out.
 */
export async function bookSales(tx: EntityManager, orderId: number): Promise<void> {
  await changeRows(tx, sql.insertSales, [orderId]);
}

/**
 * Books what its buyer added to a share that is sold, once.
 * @param paymentId that the buyer paid it with
 * @param added cents: what it costs, what of that is tax, and the commission of it
 */
export async function bookAddition(
  tx: EntityManager,
  { id: fulfilmentId, vendorId }: { id: number; vendorId: number },
  paymentId: number,
  { total, tax, commission }: { total: number; tax: number; commission: number },
): Promise<void> {
  const entry = { vendorId, fulfilmentId, additionId: paymentId };
  await tx.insert(LedgerEntry, [
    { ...entry, kind: 'sale', amount: total, tax },
    { ...entry, kind: 'commission', amount: -commission },
  ]);
}

/**
 * Books a sale whose money the vendor took at the counter: it is paid out already, the commission stays to be
 * settled.
 */
export async function bookCashSale(tx: EntityManager, fulfilmentId: number): Promise<void> {
  await changeRows(tx, sql.insertCashSale, [fulfilmentId]);
}

/**
 * Takes what goes back to the buyer from the vendor of a share, and gives them back its commission. Cash they
 * hand back themselves, so what they took at the counter becomes less.
 * @param commission cents
 */
export async function bookRefund(
  tx: EntityManager,
  fulfilmentId: number,
  refundId: number,
  { commission, isCash }: { commission: number; isCash: boolean },
): Promise<void> {
  const kinds: LedgerEntry['kind'][] = [
    'refund',
    'commission_refund',
    ...(isCash ? (['payout'] as const) : []),
  ];
  await changeRows(tx, sql.insertRefund, [fulfilmentId, refundId, commission, kinds]);
}

/**
 * @returns what of a share is still to be paid to its vendor, in cents: sale less commission, refunds and
 * payouts
 */
export async function dueOf(tx: EntityManager, fulfilmentId: number): Promise<number> {
  return (await tx.sum(LedgerEntry, 'amount', { fulfilmentId })) ?? 0;
}

/**
 * Settles what a vendor owes of other shares (a refund after the payout, the commission of a sale in cash)
 * with what they have coming of one. Shares whose payout is still under way are left alone: it may fail, and
 * then nothing is owed. The vendor's row is locked already.
 * @param due what they have coming of the share, in cents
 * @returns what is left of that, in cents
 */
export async function settleDebts(tx: EntityManager, fulfilmentId: number, due: number): Promise<number> {
  const rows = await fetchRows(tx, sql.insertOffsets, [fulfilmentId, due]);
  return due - rows.reduce((all, { amount }) => all + Math.max(0, amount), 0);
}

/** Books money of a share that goes to its vendor. The order is locked already. */
export async function bookPayout(tx: EntityManager, payoutId: number, fulfilmentId: number): Promise<void> {
  await changeRows(tx, sql.insertPayout, [payoutId, fulfilmentId]);
}

/** Books that it did not go: the vendor has it coming again. */
export async function bookFailedPayout(tx: EntityManager, payoutId: number): Promise<void> {
  await changeRows(tx, sql.insertFailedPayout, [payoutId]);
}

/** Books cents of a payout that come back from the vendor's account, or (negative) that did not. */
export async function bookReversal(tx: EntityManager, payoutId: number, cents: number): Promise<void> {
  await changeRows(tx, sql.insertReversal, [payoutId, cents]);
}

/**
 * Books what a dispute takes of a share, or (negative) gives back, with the commission of its goods. The
 * order is locked already.
 */
export async function bookDispute(
  tx: EntityManager,
  fulfilmentId: number,
  disputeId: number,
  { taken, commission }: { taken: number; commission: number },
): Promise<void> {
  await changeRows(tx, sql.insertDispute, [fulfilmentId, disputeId, taken, commission]);
}

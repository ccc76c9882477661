import type { EntityManager } from 'typeorm';

/** Writes what vendors have coming. Entries are only added, and a sale is booked once however often it is reported. */

/** Books the shares of an order that is paid: the sale, and the commission taken of it. Cancelled shares are left out. */
export async function bookSales(tx: EntityManager, orderId: number): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
     SELECT vendor_id, id, kind, CASE kind WHEN 'sale' THEN total ELSE -commission END
     FROM fulfilments CROSS JOIN unnest(ARRAY['sale', 'commission']) AS kind
     WHERE order_id = $1 AND status <> 'cancelled'
     ON CONFLICT DO NOTHING`,
    [orderId],
  );
}

/** Books a sale whose money the vendor took at the counter: it is paid out already, the commission stays to be settled. */
export async function bookCashSale(tx: EntityManager, fulfilmentId: number): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
     SELECT vendor_id, id, kind,
       CASE kind WHEN 'sale' THEN total WHEN 'commission' THEN -commission ELSE -total END
     FROM fulfilments CROSS JOIN unnest(ARRAY['sale', 'commission', 'payout']) AS kind
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE fulfilment_id = $1)`,
    [fulfilmentId],
  );
}

/**
 * Takes what goes back to the buyer from the vendor of a share, and gives them back its commission. Cash they hand back themselves, so
 * what they took at the counter becomes less.
 * @param commission cents
 */
export async function bookRefund(
  tx: EntityManager,
  fulfilmentId: number,
  refundId: number,
  { commission, isCash }: { commission: number; isCash: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, refund_id, kind, amount)
     SELECT share.vendor_id, share.id, refund.id, entry.kind,
       CASE entry.kind WHEN 'refund' THEN -refund.amount WHEN 'payout' THEN refund.amount ELSE $3::int END
     FROM refunds AS refund JOIN fulfilments AS share ON share.id = $1
     CROSS JOIN unnest($4::text[]) AS entry (kind)
     WHERE refund.id = $2`,
    [fulfilmentId, refundId, commission, ['refund', 'commission_refund', ...(isCash ? ['payout'] : [])]],
  );
}

/** @returns what of a share is still to be paid to its vendor, in cents: sale less commission, refunds and payouts */
export async function dueOf(tx: EntityManager, fulfilmentId: number): Promise<number> {
  const [row] = await tx.query<{ due: number }[]>(
    'SELECT coalesce(sum(amount), 0)::int AS due FROM ledger_entries WHERE fulfilment_id = $1',
    [fulfilmentId],
  );
  return row?.due ?? 0;
}

/**
 * Settles what a vendor owes of other shares (a refund after the payout, the commission of a sale in cash) with what they have coming of
 * one. Shares whose payout is still under way are left alone: it may fail, and then nothing is owed. The vendor's row is locked already.
 * @param due what they have coming of the share, in cents
 * @returns what is left of that, in cents
 */
export async function settleDebts(tx: EntityManager, fulfilmentId: number, due: number): Promise<number> {
  const rows = await tx.query<{ amount: number }[]>(
    `WITH debts AS (
       SELECT entry.vendor_id, entry.fulfilment_id AS id, -sum(entry.amount)::int AS owed
       FROM ledger_entries AS entry
       WHERE entry.vendor_id = (SELECT vendor_id FROM fulfilments WHERE id = $1)
       GROUP BY entry.vendor_id, entry.fulfilment_id
       HAVING sum(entry.amount) < 0 AND NOT EXISTS (
         SELECT 1 FROM ledger_entries AS paid JOIN payouts ON payouts.id = paid.payout_id AND payouts.status = 'waiting'
         WHERE paid.fulfilment_id = entry.fulfilment_id)
     ), settled AS (
       SELECT vendor_id, id, least(owed, greatest(0, $2::int - (sum(owed) OVER (ORDER BY id) - owed)))::int AS amount FROM debts
     )
     INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
     SELECT vendor_id, side.id, 'offset', side.amount
     FROM settled CROSS JOIN LATERAL (VALUES (settled.id, amount), ($1::int, -amount)) AS side (id, amount)
     WHERE settled.amount > 0
     RETURNING amount`,
    [fulfilmentId, due],
  );
  return due - rows.reduce((all, { amount }) => all + Math.max(0, amount), 0);
}

/** Books money of a share that goes to its vendor. The order is locked already. */
export async function bookPayout(tx: EntityManager, payoutId: number, fulfilmentId: number): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, payout_id, kind, amount)
     SELECT vendor_id, $2, id, 'payout', -amount FROM payouts WHERE id = $1`,
    [payoutId, fulfilmentId],
  );
}

/** Books that it did not go: the vendor has it coming again. */
export async function bookFailedPayout(tx: EntityManager, payoutId: number): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, payout_id, kind, amount)
     SELECT vendor_id, fulfilment_id, payout_id, kind, -amount FROM ledger_entries WHERE payout_id = $1`,
    [payoutId],
  );
}

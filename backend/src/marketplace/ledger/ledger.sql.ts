import { statement } from '../../platform/database/statement.js';
import type { LedgerEntry } from '../tables/ledger-entry.entity.js';

type NoRow = Record<string, never>;

export const insertSales = statement<NoRow, [orderId: number]>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
  SELECT vendor_id, id, kind, CASE kind WHEN 'sale' THEN total ELSE -commission END
  FROM fulfilments CROSS JOIN unnest(ARRAY['sale', 'commission']) AS kind
  WHERE order_id = $1 AND (status <> 'cancelled' OR kept > 0)
  ON CONFLICT DO NOTHING`);

/** Cents of a box that were paid by card, with its share: the farm hasn't had them yet. */
const BY_CARD =
  '(SELECT coalesce(sum(cents), 0)::int FROM box_draws WHERE box_draws.order_id = fulfilments.order_id)';

/** Cents that its cash was rounded by. */
export const insertCashSale = statement<NoRow, [vendorOrderId: number, rounding: number]>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
  SELECT vendor_id, id, kind,
    CASE kind WHEN 'sale' THEN total WHEN 'commission' THEN -commission WHEN 'rounding' THEN $2::int ELSE ${BY_CARD} - (total + $2::int) END
  FROM fulfilments CROSS JOIN unnest(ARRAY['sale', 'commission', 'rounding', 'payout']) AS kind
  WHERE id = $1 AND (kind <> 'rounding' OR $2::int <> 0) AND (kind <> 'payout' OR ${BY_CARD} < total OR total = 0)
    AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE fulfilment_id = $1)`);

/** Cents, both ways: what more was rounded was taken in cash. */
export const insertRounding = statement<NoRow, [vendorOrderId: number, more: number]>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, kind, amount)
  SELECT vendor_id, id, entry.kind, entry.amount
  FROM fulfilments CROSS JOIN LATERAL (VALUES ('rounding', $2::int), ('payout', -$2::int)) AS entry (kind, amount)
  WHERE id = $1`);

/** Cents of a vendor order that changed hands: what is left of its sale, and what was rounded of its cash. */
export const roundedOf = statement<{ left: number; rounded: number }, [vendorOrderId: number]>(`
  SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('sale', 'refund')), 0)::int AS left,
    coalesce(sum(amount) FILTER (WHERE kind = 'rounding'), 0)::int AS rounded
  FROM ledger_entries WHERE fulfilment_id = $1 HAVING count(*) FILTER (WHERE kind = 'sale') > 0`);

/** Commission in cents. */
export const insertRefund = statement<
  NoRow,
  [vendorOrderId: number, refundId: number, commission: number, kinds: LedgerEntry['kind'][]]
>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, refund_id, kind, amount)
  SELECT vendor_order.vendor_id, vendor_order.id, refund.id, entry.kind,
    CASE entry.kind WHEN 'refund' THEN -refund.amount WHEN 'payout' THEN refund.amount ELSE $3::int END
  FROM refunds AS refund JOIN fulfilments AS vendor_order ON vendor_order.id = $1
  CROSS JOIN unnest($4::text[]) AS entry (kind)
  WHERE refund.id = $2`);

/** Cents; of a vendor order, or what was advanced of a payment. Answers both sides of each offset. */
export const insertOffsets = statement<
  { amount: number },
  [vendorId: number, due: number, vendorOrderId: number | null, paymentId: number | null]
>(`
  WITH waiting AS (
    SELECT paid.fulfilment_id, paid.payment_id FROM payouts JOIN ledger_entries AS paid ON paid.payout_id = payouts.id
    WHERE payouts.vendor_id = $1 AND payouts.status = 'waiting'
  ), balances AS (
    SELECT entry.fulfilment_id AS id, CASE WHEN entry.fulfilment_id IS NULL THEN entry.payment_id END AS payment_id,
      -sum(entry.amount)::int AS owed
    FROM ledger_entries AS entry WHERE entry.vendor_id = $1 GROUP BY 1, 2 HAVING sum(entry.amount) < 0
  ), settled AS (
    SELECT id, payment_id,
      least(owed, greatest(0, $2::int - (sum(owed) OVER (ORDER BY id, payment_id) - owed)))::int AS amount
    FROM balances WHERE NOT EXISTS (SELECT FROM waiting WHERE waiting.fulfilment_id IS NOT DISTINCT FROM balances.id
      AND waiting.payment_id IS NOT DISTINCT FROM balances.payment_id)
  )
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, payment_id, kind, amount)
  SELECT $1, side.id, side.payment_id, 'offset', side.amount
  FROM settled CROSS JOIN LATERAL (VALUES (settled.id, settled.payment_id, amount), ($3::int, $4::int, -amount))
    AS side (id, payment_id, amount)
  WHERE settled.amount > 0
  RETURNING amount`);

export const insertPayout = statement<
  NoRow,
  [payoutId: number, vendorOrderId: number | null, paymentId: number | null]
>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, payment_id, payout_id, kind, amount)
  SELECT vendor_id, $2::int, $3::int, id, 'payout', -amount FROM payouts WHERE id = $1`);

export const insertFailedPayout = statement<NoRow, [payoutId: number]>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, payment_id, payout_id, kind, amount)
  SELECT vendor_id, fulfilment_id, payment_id, payout_id, kind, -amount FROM ledger_entries WHERE payout_id = $1`);

/** Cents; positive comes back from the vendor. */
export const insertReversal = statement<NoRow, [payoutId: number, cents: number]>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, payment_id, payout_id, kind, amount)
  SELECT vendor_id, fulfilment_id, payment_id, payout_id, 'reversal', $2::int
  FROM ledger_entries WHERE payout_id = $1 ORDER BY id LIMIT 1`);

/** Cents; what is taken is positive. */
export const insertDispute = statement<
  NoRow,
  [vendorOrderId: number, disputeId: number, taken: number, commission: number]
>(`
  INSERT INTO ledger_entries (vendor_id, fulfilment_id, dispute_id, kind, amount)
  SELECT vendor_order.vendor_id, vendor_order.id, $2::int, entry.kind, entry.amount
  FROM fulfilments AS vendor_order
  CROSS JOIN LATERAL (VALUES ('dispute', -$3::int), ('commission_refund', $4::int)) AS entry (kind, amount)
  WHERE vendor_order.id = $1`);

import { statement } from '../../../platform/database/statement.js';
import { reversedOf, paidVendorOrderOf } from '../../ledger/payout-parts.sql.js';

export interface OpenDebt {
  payoutId: number;
  orderId: number;
  vendorOrderId: number;
  vendorId: number;
}

const BY_PAYOUT = `
  FROM payouts AS payout
  JOIN ${paidVendorOrderOf('payout')} AS paid ON true
  JOIN fulfilments AS vendor_order ON vendor_order.id = paid.id
  WHERE payout.status = 'done' AND payout.provider_id IS NOT NULL`;

const COLUMNS = `payout.id AS "payoutId", vendor_order.order_id AS "orderId", vendor_order.id AS "vendorOrderId", vendor_order.vendor_id AS "vendorId"`;

export const debtOfPayout = statement<OpenDebt, [payoutId: number]>(
  `SELECT ${COLUMNS} ${BY_PAYOUT} AND payout.id = $1`,
);

export const oldDebts = statement<OpenDebt, [days: number]>(`
  SELECT ${COLUMNS} ${BY_PAYOUT}
    AND (SELECT sum(amount) FROM ledger_entries AS entry WHERE entry.fulfilment_id = vendor_order.id) < 0
    AND NOT EXISTS (SELECT 1 FROM ledger_entries AS entry
      WHERE entry.fulfilment_id = vendor_order.id AND entry.created_at > now() - make_interval(days => $1))
  ORDER BY vendor_order.order_id, payout.id DESC`);

/** Cents of a payout that were not taken back, or are not being taken back, yet. */
export const leftOfPayout = statement<{ left: number }, [payoutId: number]>(`
  SELECT payout.amount - ${reversedOf('payout')} AS left FROM payouts AS payout WHERE payout.id = $1`);

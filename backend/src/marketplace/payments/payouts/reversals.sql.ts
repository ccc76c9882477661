import { statement } from '../../../platform/database/statement.js';

/** What a vendor owes of a share after so many days, and of which payout it can be taken back. */
export interface OpenDebt {
  payoutId: number;
  orderId: number;
  fulfilmentId: number;
  vendorId: number;
}

const BY_PAYOUT = `
  FROM payouts AS payout
  JOIN LATERAL (SELECT own.fulfilment_id FROM ledger_entries AS own
    WHERE own.payout_id = payout.id ORDER BY own.id LIMIT 1) AS paid ON true
  JOIN fulfilments AS share ON share.id = paid.fulfilment_id
  WHERE payout.status = 'done' AND payout.provider_id IS NOT NULL`;

const COLUMNS = `payout.id AS "payoutId", share.order_id AS "orderId", share.id AS "fulfilmentId", share.vendor_id AS "vendorId"`;

export const debtOfPayout = statement<OpenDebt, [payoutId: number]>(
  `SELECT ${COLUMNS} ${BY_PAYOUT} AND payout.id = $1`,
);

/** Debts that nothing was booked against for so many days, a refused reversal included. */
export const oldDebts = statement<OpenDebt, [days: number]>(`
  SELECT ${COLUMNS} ${BY_PAYOUT}
    AND (SELECT sum(amount) FROM ledger_entries AS entry WHERE entry.fulfilment_id = share.id) < 0
    AND NOT EXISTS (SELECT 1 FROM ledger_entries AS entry
      WHERE entry.fulfilment_id = share.id AND entry.created_at > now() - make_interval(days => $1))
  ORDER BY share.order_id, payout.id DESC`);

/** Cents of a payout that were not taken back, or are not being taken back, yet. */
export const leftOfPayout = statement<{ left: number }, [payoutId: number]>(`
  SELECT (amount - coalesce((SELECT sum(amount) FROM payout_reversals
    WHERE payout_id = payouts.id AND status <> 'failed'), 0))::int AS left
  FROM payouts WHERE id = $1`);

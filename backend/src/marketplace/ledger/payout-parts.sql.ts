/** To be joined; all entries of a payout are of one vendor order. */
export const paidVendorOrderOf = (payout: string): string =>
  `LATERAL (SELECT own.fulfilment_id AS id FROM ledger_entries AS own WHERE own.payout_id = ${payout}.id LIMIT 1)`;

/** Cents that were taken back, or are being taken back. */
export const reversedOf = (payout: string): string =>
  `(SELECT coalesce(sum(back.amount), 0)::int FROM payout_reversals AS back
    WHERE back.payout_id = ${payout}.id AND back.status <> 'failed')`;

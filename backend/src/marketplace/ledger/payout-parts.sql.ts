/** Parts that statements about payouts share. */

/** To be joined: the `id` of the share that a payout is for. All entries of a payout are of one. */
export const paidShareOf = (payout: string): string =>
  `LATERAL (SELECT own.fulfilment_id AS id FROM ledger_entries AS own WHERE own.payout_id = ${payout}.id LIMIT 1)`;

/** Cents of a payout that were taken back, or are being taken back. */
export const reversedOf = (payout: string): string =>
  `(SELECT coalesce(sum(back.amount), 0)::int FROM payout_reversals AS back
    WHERE back.payout_id = ${payout}.id AND back.status <> 'failed')`;

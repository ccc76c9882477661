/** To be joined; all entries of a payout are of one vendor order, or of what was advanced of one payment. */
export const paidFor = (payout: string): string =>
  `LATERAL (SELECT own.fulfilment_id AS id, own.payment_id FROM ledger_entries AS own WHERE own.payout_id = ${payout}.id LIMIT 1)`;

/** Cents that are still to be paid of it, or owed. @param paid the alias of `paidFor` */
export const dueOfPaid = (paid: string): string => `CASE WHEN ${paid}.id IS NULL
    THEN (SELECT coalesce(sum(rest.amount), 0) FROM ledger_entries AS rest WHERE rest.payment_id = ${paid}.payment_id AND rest.fulfilment_id IS NULL)
    ELSE (SELECT coalesce(sum(rest.amount), 0) FROM ledger_entries AS rest WHERE rest.fulfilment_id = ${paid}.id) END`;

/** Cents that were taken back, or are being taken back. */
export const reversedOf = (payout: string): string =>
  `(SELECT coalesce(sum(back.amount), 0)::int FROM payout_reversals AS back
    WHERE back.payout_id = ${payout}.id AND back.status <> 'failed')`;

/** SQL: cents that a vendor was paid ahead of the boxes of its shares, and that no box has used up yet. */
export const advancedTo = (vendor: string): string =>
  `(SELECT coalesce(sum(ahead.amount), 0) FROM ledger_entries AS ahead
    WHERE ahead.vendor_id = ${vendor} AND ahead.payment_id IS NOT NULL AND ahead.kind IN ('advance', 'advance_used'))`;

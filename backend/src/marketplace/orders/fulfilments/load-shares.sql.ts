import { statement } from '../../../platform/database/statement.js';

/** What went back of some shares, in cents. */
export const givenBack = statement<
  { id: number; refunded: number; commissionBack: number },
  [shareIds: readonly number[]]
>(`
  SELECT share.id,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = share.id) AS refunded,
    (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries
      WHERE fulfilment_id = share.id AND kind = 'commission_refund') AS "commissionBack"
  FROM unnest($1::int[]) AS share (id)`);

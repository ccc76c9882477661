import { statement } from '../../../platform/database/statement.js';
import { type Handover, handoverJson } from '../../pickups/ways/handovers.sql.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

export const vendorPeople = statement<
  { id: number; username: string; firstName: string | null; lastName: string | null },
  [userIds: readonly number[]]
>(`
  SELECT id, username, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = ANY($1::int[])`);

/** Cents given back and taken by disputes, their vendor's zone, and where and when they are handed over. */
export const figuresOf = statement<
  {
    id: number;
    refunded: number;
    disputed: number;
    commissionBack: number;
    timeZone: string;
    handover: Handover | null;
  },
  [vendorOrderIds: readonly number[]]
>(`
  SELECT sold.id,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = sold.id) AS refunded,
    (SELECT coalesce(sum(goods + tax + shipping), 0)::int FROM dispute_parts WHERE fulfilment_id = sold.id) AS disputed,
    (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries
      WHERE fulfilment_id = sold.id AND kind = 'commission_refund') AS "commissionBack",
    ${zoneOfVendor('sold.vendor_id')} AS "timeZone", ${handoverJson('sold.id')} AS handover
  FROM fulfilments AS sold WHERE sold.id = ANY((SELECT $1::int[])::int[])`);

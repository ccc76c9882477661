import { statement } from '../../../platform/database/statement.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

export const vendorPeople = statement<
  { id: number; username: string; firstName: string | null; lastName: string | null },
  [userIds: readonly number[]]
>(`
  SELECT id, username, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = ANY($1::int[])`);

/** Cents given back and taken by disputes, and the zone of their vendors. */
export const givenBack = statement<
  { id: number; refunded: number; disputed: number; commissionBack: number; timeZone: string },
  [vendorOrderIds: readonly number[]]
>(`
  SELECT vendor_order.id,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = vendor_order.id) AS refunded,
    (SELECT coalesce(sum(goods + tax + shipping), 0)::int FROM dispute_parts WHERE fulfilment_id = vendor_order.id) AS disputed,
    (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries
      WHERE fulfilment_id = vendor_order.id AND kind = 'commission_refund') AS "commissionBack",
    ${zoneOfVendor('vendor_order.vendor_id')} AS "timeZone"
  FROM fulfilments AS vendor_order WHERE vendor_order.id = ANY($1::int[])`);

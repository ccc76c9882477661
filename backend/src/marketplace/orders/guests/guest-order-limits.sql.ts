import type { GuestOrderLimits } from '../../../contract/marketplace/guest-orders.js';
import { statement } from '../../../platform/database/statement.js';

/** In one order for everybody, so that two never wait for each other. */
export const lockKeys = statement<Record<string, unknown>, [keys: readonly string[]]>(`
  SELECT pg_advisory_xact_lock(hashtextextended(key, 6))
  FROM (SELECT DISTINCT key FROM unnest($1::text[]) AS key ORDER BY key) AS keys`);

/**
 * How many unconfirmed orders there are for the same email, device and network, and for the vendor with the
 * most.
 */
export const countUnconfirmed = statement<
  Pick<GuestOrderLimits, 'perEmail' | 'perDevice' | 'perNetwork' | 'perVendor'>,
  [
    email: string,
    guestKey: string | null,
    vendorIds: readonly number[],
    userId: number | null,
    networkKey: string | null,
  ]
>(`
  SELECT count(*) FILTER (WHERE lower(email) = lower($1))::int AS "perEmail",
    count(*) FILTER (WHERE guest_key = $2 OR user_id = $4)::int AS "perDevice",
    count(*) FILTER (WHERE network_key = $5)::int AS "perNetwork",
    coalesce((SELECT max(open) FROM (
      SELECT count(*)::int AS open FROM orders JOIN fulfilments ON fulfilments.order_id = orders.id
      WHERE confirm_by IS NOT NULL AND orders.status = 'pending' AND vendor_id = ANY($3::int[])
      GROUP BY vendor_id) AS vendors), 0) AS "perVendor"
  FROM orders WHERE confirm_by IS NOT NULL AND status = 'pending'`);

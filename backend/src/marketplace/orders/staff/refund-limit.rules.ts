import type { StaffRole } from '../../../contract/shared/capabilities.js';

/** An order's refunds, in whole cents. */
interface Asked {
  cents: number;
  /** What has gone back of the order already, by whomever: small refunds add up. */
  refunded: number;
}

/** @param limit in cents, what administrators let support refund of one order */
export const mayRefund = (role: StaffRole | null, { cents, refunded }: Asked, limit: number): boolean =>
  role === 'administrator' || role === 'marketplace' || (role === 'support' && refunded + cents <= limit);

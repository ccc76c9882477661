import type { EntityManager } from 'typeorm';
import { GUEST_ORDER_LIMITS, type GuestOrderLimits } from '../../../contract/marketplace/guest-orders.js';
import { GUEST_ORDERS_KEY } from '../../../contract/backoffice/settings.admin.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { Buyer } from '../../carts/buyer.js';
import { countUnconfirmed, lockKeys } from './guest-order-limits.sql.js';
import { readSetting } from '../../../platform/settings/live-settings.js';

/** Whose unconfirmed orders are counted. */
interface Counted {
  email: string;
  /** Whose cart it is; an account, or the guest's cookie, stands for the device. */
  buyer: Buyer;
  /** The hash of the network; null where networks are not counted. */
  networkKey: string | null;
  vendorIds: readonly number[];
}

/** @returns what staff have set, or the product's own figures */
export async function guestOrderLimits(tx: EntityManager): Promise<GuestOrderLimits> {
  const setting = (await readSetting(tx, GUEST_ORDERS_KEY)) as Partial<GuestOrderLimits> | null;
  return { ...GUEST_ORDER_LIMITS, ...setting };
}

/**
 * Makes sure that one more cash order may wait for its buyer's confirmation. Who counts for the same email,
 * device, network or vendor waits until the transaction ends. To be called after the order's products are
 * locked.
 * @throws TOO_MANY_UNCONFIRMED_ORDERS
 */
export async function refuseTooManyUnconfirmed(
  tx: EntityManager,
  { email, buyer: { userId, guestKey }, networkKey, vendorIds }: Counted,
  limits: GuestOrderLimits,
): Promise<void> {
  const keys = [`email ${email.toLowerCase()}`, ...vendorIds.map((id) => `vendor ${id}`)];
  keys.push(`device ${guestKey ?? userId}`);
  if (networkKey !== null) keys.push(`network ${networkKey}`);
  await fetchRows(tx, lockKeys, [keys]);
  const [open] = await fetchRows(tx, countUnconfirmed, [email, guestKey, vendorIds, userId, networkKey]);
  const isTooMany =
    !open ||
    open.perEmail >= limits.perEmail ||
    open.perDevice >= limits.perDevice ||
    open.perNetwork >= limits.perNetwork ||
    open.perVendor >= limits.perVendor;
  if (isTooMany) throw new DomainError('TOO_MANY_UNCONFIRMED_ORDERS');
}

import type { EntityManager } from 'typeorm';
import type { SharePaidBy } from '../../../contract/marketplace/shares/share-terms.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import type { Received } from '../../tables/vendor-order.entity.js';

/**
 * An open payment is paid: all of it, or a part, which becomes a payment of its own, and the rest stays open.
 * The subscription is locked.
 * @returns the id of what is paid
 */
export async function payPart(
  tx: EntityManager,
  { id, subscriptionId, dueOn, cents, forWork, withoutCredit }: SharePayment,
  received: Received<SharePaidBy>,
): Promise<number> {
  if (received.cents === cents) {
    await tx.update(SharePayment, id, { state: 'paid', received });
    return id;
  }
  await tx.update(SharePayment, id, { cents: cents - received.cents });
  const number = ((await tx.maximum(SharePayment, 'number', { subscriptionId })) ?? 0) + 1;
  const part = { subscriptionId, number, dueOn, cents: received.cents, partOf: id, received };
  return (await tx.save(SharePayment, { ...part, forWork, withoutCredit, state: 'paid' as const })).id;
}

/** What was paid is open again; a part is one with its payment where that is still open. */
export async function reopen(
  tx: EntityManager,
  { id, partOf, cents }: SharePayment,
  openSince: Date,
): Promise<void> {
  const whole = partOf === null ? null : await tx.findOneBy(SharePayment, { id: partOf, state: 'open' });
  if (!whole) {
    await tx.update(SharePayment, id, { state: 'open', received: null, openSince });
    return;
  }
  await tx.update(SharePayment, id, { state: 'canceled', cents: 0, received: null });
  await tx.update(SharePayment, whole.id, { cents: whole.cents + cents, openSince });
}

import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { CreditGift } from '../../tables/credit-gift.entity.js';
import { CreditPurchase } from '../../tables/credit-purchase.entity.js';
import { lockKeys } from '../../tables/locks.sql.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { giftsWaiting } from './credits.sql.js';

/** @returns what is locked by who takes a gift, and who joins a share: the gift comes into one account */
export const takerKey = (userId: number, vendorId: number): string => `gifts of ${userId} at ${vendorId}`;

/** Behind the lock of memberships. */
export const lockTaker = async (tx: EntityManager, userId: number, vendorId: number): Promise<void> => {
  await fetchRows(tx, lockKeys, [[takerKey(userId, vendorId)], null]);
};

/** A gift becomes farm credit of a membership. That and the purchase are locked. */
export async function putGift(
  tx: EntityManager,
  { id: purchaseId, vendorId, paid, bonus }: CreditPurchase,
  { id: subscriptionId, userId }: Pick<Subscription, 'id' | 'userId'>,
): Promise<void> {
  const { fromName } = await tx.findOneByOrFail(CreditGift, { purchaseId });
  await tx.update(CreditPurchase, purchaseId, { subscriptionId });
  const entry = { vendorId, subscriptionId, purchaseId, userId };
  const note = fromName === null ? null : `From ${fromName}`;
  await tx.insert(MemberEntry, { ...entry, kind: 'gift', cents: paid, note });
  if (bonus > 0) await tx.insert(MemberEntry, { ...entry, kind: 'bonus', cents: bonus });
}

/**
 * What was taken before there was a membership at the farm goes into the account of the new one. Its taker is
 * locked.
 */
export async function putWaitingGifts(tx: EntityManager, subscriptionId: number): Promise<void> {
  for (const { id, userId } of await fetchRows(tx, giftsWaiting, [subscriptionId]))
    await putGift(tx, await tx.findOneByOrFail(CreditPurchase, { id }), { id: subscriptionId, userId });
}

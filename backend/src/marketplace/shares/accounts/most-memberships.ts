import { type EntityManager, Not } from 'typeorm';
import { MAX_MEMBERSHIPS } from '../../../contract/marketplace/shares/share-terms.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { lockKeys } from '../../tables/locks.sql.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { takerKey } from '../credits/put-gifts.js';

export interface OfPerson {
  userId: number;
  planId: number;
}

/**
 * Who comes to a share twice at once waits, and who takes a gift meanwhile. Before sizes and memberships are
 * locked.
 * @param vendorId whose share it is, where a membership comes of it
 */
export async function lockComing(
  tx: EntityManager,
  { userId, planId, vendorId }: OfPerson & { vendorId?: number },
): Promise<void> {
  const ofGifts = vendorId === undefined ? [] : [takerKey(userId, vendorId)];
  await fetchRows(tx, lockKeys, [[`member ${userId} of share ${planId}`, ...ofGifts], null]);
}

/** Behind that lock. @throws TOO_MANY_MEMBERSHIPS */
export async function refuseOneMore(tx: EntityManager, { userId, planId }: OfPerson): Promise<void> {
  const own = { planId, userId, state: Not('ended' as const) };
  if ((await tx.countBy(Subscription, own)) >= MAX_MEMBERSHIPS) throw new DomainError('TOO_MANY_MEMBERSHIPS');
}

import type { EntityManager } from 'typeorm';
import { Subscription } from './subscription.entity.js';

/** Locks a membership in a share, before what belongs to it. */
export async function lockMember(tx: EntityManager, id: number): Promise<void> {
  const lock = { mode: 'pessimistic_write' as const };
  await tx.findOneOrFail(Subscription, { select: { id: true }, where: { id }, lock });
}

import { type EntityManager, In } from 'typeorm';
import { SharePledge } from '../../tables/share-pledge.entity.js';
import { ShareRound } from '../../tables/share-round.entity.js';

/** What was pledged for another size, or by another person, doesn't count. The membership is locked. */
export async function dropPledge(tx: EntityManager, subscriptionId: number): Promise<void> {
  const pledges = await tx.findBy(SharePledge, { subscriptionId });
  const open = await tx.findBy(ShareRound, { id: In(pledges.map(({ roundId }) => roundId)), state: 'open' });
  await tx.delete(SharePledge, { subscriptionId, roundId: In(open.map(({ id }) => id)) });
}

import type { EntityManager } from 'typeorm';
import type { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { contentsOfBoxes } from '../days/contents.sql.js';
import { daysOfShare } from '../joining/share-days.sql.js';
import { loadSubscriptions } from './load-subscriptions.js';
import { subscriptionView } from './subscription.view.js';

/** @throws SUBSCRIPTION_NOT_FOUND */
export async function loadWithContents(tx: EntityManager, id: number, now: Date) {
  const [loaded] = await loadSubscriptions(tx, [id], now);
  if (!loaded) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  const contents = await fetchRows(tx, contentsOfBoxes, [loaded.boxes.map((box) => box.id)]);
  const days = await fetchRows(tx, daysOfShare, [loaded.planId, loaded.scheduleId]);
  const open = days.filter(({ changeUntil }) => now < changeUntil).map(({ date }) => date);
  return { loaded, contents, days: loaded.state === 'ended' ? [] : open };
}

/** As its member sees it, with what is in the boxes. @throws SUBSCRIPTION_NOT_FOUND */
export async function readSubscription(
  tx: EntityManager,
  id: number,
  now = new Date(),
): Promise<SubscriptionView> {
  const { loaded, ...read } = await loadWithContents(tx, id, now);
  return subscriptionView(loaded, now, { isFarm: false, ...read });
}

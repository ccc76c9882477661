import type { EntityManager } from 'typeorm';
import type { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { contentsOfBoxes } from '../days/contents.sql.js';
import { daysOfShare } from '../joining/share-days.sql.js';
import { type LoadedSubscription, loadSubscription, loadSubscriptions } from './load-subscriptions.js';
import { ownAddOnView, subscriptionView } from './subscription.view.js';
import { addOnsOfMembers } from './subscriptions.sql.js';

/** @throws SUBSCRIPTION_NOT_FOUND */
export async function loadWithContents(tx: EntityManager, id: number, now: Date) {
  const loaded = await loadSubscription(tx, id, now);
  return { loaded, ...(await contentsOf(tx, loaded, now)) };
}

/** What is in its boxes, the days that they can be moved to, and its add-ons. */
async function contentsOf(tx: EntityManager, loaded: LoadedSubscription, now: Date) {
  const contents = await fetchRows(tx, contentsOfBoxes, [loaded.boxes.map((box) => box.id)]);
  const days = await fetchRows(tx, daysOfShare, [loaded.planId, loaded.scheduleId]);
  const open = days.filter(({ changeUntil }) => now < changeUntil).map(({ date }) => date);
  const ids = (await fetchRows(tx, addOnsOfMembers, [[loaded.id]])).map(({ id }) => id);
  const addOns = (await loadSubscriptions(tx, ids, now)).map((one) => ownAddOnView(one, now));
  return { contents, addOns, days: loaded.state === 'ended' ? [] : open };
}

/** As its member sees it, with what is in the boxes. @throws SUBSCRIPTION_NOT_FOUND */
export async function readSubscription(
  tx: EntityManager,
  id: number,
  now = new Date(),
): Promise<SubscriptionView> {
  return viewOf(tx, await loadSubscription(tx, id, now), now);
}

/** The same of one that is loaded. */
export async function viewOf(
  tx: EntityManager,
  loaded: LoadedSubscription,
  now: Date,
): Promise<SubscriptionView> {
  return subscriptionView(loaded, now, { isFarm: false, ...(await contentsOf(tx, loaded, now)) });
}

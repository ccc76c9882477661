import { type EntityManager, In } from 'typeorm';
import { SharePayment } from '../../tables/share-payment.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { changeRoom } from '../boxes/box-room.js';
import { amountOfBox } from '../boxes/box.rules.js';
import { lockWindows, move } from '../boxes/change-box.js';
import { payLess, takeBackEntry } from '../boxes/share-money.js';
import { giveBackOverspent } from '../payments/use-credit.js';

const BY_THE_CLOCK = { userId: null, role: null } as const;

/**
 * Boxes that aren't paid for at their cutoff are paused where the share says so. The subscriptions and their
 * boxes are locked.
 * @returns the ids of those that are
 */
export async function pauseUnpaid(
  tx: EntityManager,
  members: readonly Subscription[],
  boxes: readonly { id: number; subscriptionId: number; windowId: number }[],
): Promise<Set<number>> {
  const pausing = members.filter(({ terms }) => terms.pausesUnpaid);
  const paused = new Set<number>();
  if (pausing.length === 0) return paused;
  const ids = pausing.map(({ id }) => id);
  // Who has nothing left to pay isn't late.
  const open = await tx.findBy(SharePayment, { subscriptionId: In(ids), state: 'open' });
  // Windows are locked in ascending order.
  for (const { id, subscriptionId } of boxes.toSorted((one, other) => one.windowId - other.windowId)) {
    const member = pausing.find((one) => one.id === subscriptionId);
    const owes = open.some((payment) => payment.subscriptionId === subscriptionId);
    if (member && owes && (await isPaused(tx, member, id))) paused.add(id);
  }
  return paused;
}

/** Its room is free then, and it needn't be paid anymore. */
async function isPaused(tx: EntityManager, member: Subscription, id: number): Promise<boolean> {
  const until = (await loadSubscriptions(tx, [member.id]))[0]?.boxes.find(
    (box) => box.id === id,
  )?.changeUntil;
  if (!until) return false;
  // As it was before it was too late to change it.
  const [loaded] = await loadSubscriptions(tx, [member.id], new Date(until.getTime() - 1));
  const box = loaded?.paused.find((one) => one.id === id);
  if (!box) return false;
  await lockWindows(tx, [box.windowId]);
  await changeRoom(tx, [{ windowId: box.windowId, taken: -box.windowTaken }]);
  await takeBackEntry(tx, id, 'short');
  await move(tx, box, 'held', 'not paid', BY_THE_CLOCK, { heldFor: 'unpaid', windowTaken: 0 });
  const credit = { kind: 'canceled', promiseId: id, spendableFrom: null, userId: null } as const;
  await payLess(tx, member, amountOfBox(box), credit);
  await giveBackOverspent(tx, member.id, new Date());
  return true;
}

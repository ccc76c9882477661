import type { EntityManager } from 'typeorm';
import type { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { changeRoom } from '../boxes/box-room.js';
import { amountOfBox } from '../boxes/box.rules.js';
import { lockWindows, move } from '../boxes/change-box.js';
import { payLess, takeBackEntry } from '../boxes/share-money.js';
import { giveBackOverspent } from '../payments/use-credit.js';

const BY_THE_CLOCK = { userId: null, role: null } as const;

/**
 * A box that isn't paid for at its cutoff is paused where the share says so: its room is free, and it needn't
 * be paid anymore. The subscription and its boxes are locked.
 * @returns whether it is
 */
export async function pauseUnpaid(tx: EntityManager, member: Subscription, id: number): Promise<boolean> {
  if (!member.terms.pausesUnpaid) return false;
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

import type { EntityManager } from 'typeorm';
import { shortDayText } from '../../../contract/marketplace/pickup/handover-words.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { changeRoom, roomIn } from './box-room.js';
import { amountOfBox, costOf, hasDay, isAsPromised, isTooLate } from './box.rules.js';
import type { BoxRow, SiteWindow } from './boxes.sql.js';
import { boxTo, type Locked, lockWindows, move, settleDifference, today } from './change-box.js';

/** For this box alone. @throws as `boxTo`, SHARE_SITE_FULL, VALIDATION_FAILED for a site it can't be at */
export async function changeBoxSite(
  tx: EntityManager,
  locked: Locked,
  id: number,
  scheduleId: number,
): Promise<void> {
  await changeSites(tx, locked, [boxTo(locked, id, 'site')], scheduleId, true);
}

/**
 * For all boxes from a day on but those that were changed by themselves, and for what becomes of it later.
 * @throws SHARE_DAY_PASSED, SHARE_SITE_FULL, BOX_TOO_LATE where none can be changed, VALIDATION_FAILED
 */
export async function changeSiteFrom(
  tx: EntityManager,
  locked: Locked,
  { scheduleId, from }: { scheduleId: number; from: string },
): Promise<void> {
  const { boxes, by, now, subscription } = locked;
  if (boxes.every((box) => from < today(box, now))) throw new DomainError('SHARE_DAY_PASSED');
  const boxesFrom = boxes.filter((box) => dayOf(box) >= from && !box.ownSite && followsSite(box));
  const chosen = boxesFrom.filter((box) => !isTooLate(box, { now, isFarm: by.role === 'farm' }));
  if (chosen.length === 0) throw new DomainError('BOX_TOO_LATE');
  await changeSites(tx, locked, chosen, scheduleId, false);
  await tx.update(Subscription, subscription.id, { scheduleId });
}

/** What was held keeps no room, but comes back at the new site. */
const followsSite = (box: BoxRow): boolean =>
  isAsPromised(box) ||
  (hasDay(box) && (box.state === 'off' || (box.state === 'held' && box.heldFor !== 'nothing')));

/** The day that it is picked up on. */
const dayOf = ({ date, shiftedDay }: BoxRow): string => shiftedDay ?? date;

async function changeSites(
  tx: EntityManager,
  locked: Locked,
  chosen: readonly BoxRow[],
  scheduleId: number,
  ownSite: boolean,
): Promise<void> {
  const { subscription, by } = locked;
  const { planId, quantity } = subscription;
  const site = await tx.findOneBy(ShareSite, { planId, scheduleId });
  if (!site) throw wrongSite('Please choose a pickup from the list.');
  const boxes = chosen.filter((box) => box.scheduleId !== scheduleId);
  const windows = await lockWindows(
    tx,
    boxes.map(({ windowId }) => windowId),
    scheduleId,
    boxes.map(dayOf),
  );
  let difference = 0;
  for (const box of boxes) {
    const window = windowFor(box, windows, scheduleId);
    const taken =
      box.windowTaken === 0
        ? 0
        : roomIn({ ...window, timeZone: box.timeZone }, { crates: box.crates, quantity });
    await changeRoom(tx, [
      { windowId: box.windowId, taken: -box.windowTaken },
      { windowId: window.id, taken },
    ]);
    // A box that kept its size keeps that size's price too: what changes is the fee alone.
    const price = box.value / quantity - box.siteFee;
    const cost = costOf({ ...subscription, price }, site.fee);
    if (isAsPromised(box)) difference += amountOfBox(cost) - amountOfBox(box);
    const own = ownSite && scheduleId !== subscription.scheduleId;
    await move(tx, box, box.state, 'site', by, {
      windowId: window.id,
      windowTaken: taken,
      ownSite: own,
      ...cost,
    });
  }
  const [first] = boxes;
  if (first) await settleDifference(tx, locked, first, difference);
}

function windowFor(box: BoxRow, windows: readonly SiteWindow[], scheduleId: number): SiteWindow {
  const window = windows.find((one) => one.scheduleId === scheduleId && one.date === dayOf(box));
  if (!window || window.status !== 'open')
    throw wrongSite(`This pickup isn’t held on ${shortDayText(box.startsAt, box.timeZone)}.`);
  // Its tax is that of the state it was joined in.
  if (window.siteState !== box.siteState)
    throw wrongSite('This pickup is in another state. Please contact the farm.');
  return window;
}

const wrongSite = (message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path: 'scheduleId', message }]);

import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { endedSchedule } from '../pickups/windows/pickup-windows.sql.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { lockChange } from './lock-change.js';

/**
 * Takes back that a day was called off; the window is locked. What was refunded or moved stays so, and as
 * long as orders of it are still to be, the day opens behind them.
 * @param isOwn whether the farm had changed the day by hand before
 */
export async function reopenDay(
  tx: EntityManager,
  { windowId, changeId, isOwn }: { windowId: number; changeId: number; isOwn: boolean },
): Promise<void> {
  const change = await lockChange(tx, changeId);
  if (!change || change.reopenedAt) return;
  await tx.update(PickupDayChange, { id: changeId }, { reopenedAt: () => 'now()' });
  if (change.settledAt) await openAgain(tx, windowId, isOwn);
}

/** Closed where its schedule has ended meanwhile. */
export async function openAgain(tx: EntityManager, windowId: number, isOwn = true): Promise<void> {
  const [ended] = await fetchRows(tx, endedSchedule, [windowId]);
  const status = ended ? 'closed' : 'open';
  await tx.update(PickupWindow, { id: windowId, status: 'canceled' }, { status, reason: null, isOwn });
}

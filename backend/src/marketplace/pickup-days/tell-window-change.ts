import type { EntityManager } from 'typeorm';
import type { Jobs } from '../../platform/jobs/jobs.js';
import { type ChangedBy, noteWindowChange, type WindowChange } from '../orders/vendor-orders/note-change.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { PICKUP_DAY_CHANGES } from './pickup-day-queues.js';

/** Call it in the transaction that changes the window, which is locked. */
export async function tellWindowChange(
  tx: EntityManager,
  jobs: Jobs,
  windowId: number,
  change: WindowChange,
  by: ChangedBy,
): Promise<void> {
  await noteWindowChange(tx, windowId, change, by);
  const { userId, role = null, note: reason = null } = by;
  const { id: changeId } = await tx.save(PickupDayChange, {
    ...{ windowId, kind: 'hours' as const, reason, userId, role },
  });
  await jobs.enqueue(tx, PICKUP_DAY_CHANGES, { changeId });
}

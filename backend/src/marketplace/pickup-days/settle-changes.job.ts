import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { lockChange } from './lock-change.js';
import { PICKUP_DAY_CHANGES, PICKUP_DAYS_CATCH_UP } from './pickup-day-queues.js';
import * as sql from './pickup-days.sql.js';
import { openAgain } from './reopen-day.js';
import { SettleVendorOrder } from './settle-vendor-order.js';

const LOOK_AGAIN_SECONDS = 30;

/** Each order is a transaction that locks the change first: after a kill -9, others go on. */
@Injectable()
export class SettleChanges implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly vendorOrders: SettleVendorOrder,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ changeId: number }>(
      PICKUP_DAY_CHANGES,
      { retries: 8, retryDelaySeconds: 5 },
      ({ changeId }) => this.work(changeId),
    );
    this.jobs.handle(PICKUP_DAYS_CATCH_UP, { retries: 0, retryDelaySeconds: 60, isSingle: true }, () =>
      this.catchUp(),
    );
    this.jobs.quarterHourly(PICKUP_DAYS_CATCH_UP);
  }

  /** What fails for one order keeps no other one waiting; the job fails at its end and comes again. */
  async work(changeId: number): Promise<void> {
    const failed: number[] = [];
    let reason: unknown;
    for (;;) {
      const change = await this.db.getRepository(PickupDayChange).findOneBy({ id: changeId });
      if (!change || change.settledAt) return;
      const next = await this.next(change, failed);
      if (!next) break;
      try {
        await this.vendorOrders.settle(change.id, next);
      } catch (error) {
        failed.push(next.id);
        reason ??= error;
        if (change.kind === 'hours') await changeRows(this.db, sql.skipShare, [change.id, next.id]);
      }
    }
    if (failed.length > 0) throw reason;
    await this.finish(changeId);
  }

  private async next(change: PickupDayChange, failed: readonly number[]) {
    const { kind, windowId, lastVendorOrderId, skipped } = change;
    const [next] =
      kind === 'hours'
        ? await fetchRows(this.db, sql.nextVendorOrderToTell, [windowId, lastVendorOrderId, skipped, failed])
        : await fetchRows(this.db, sql.nextVendorOrder, [windowId, failed]);
    return next;
  }

  /** While orders of the day are being paid, the job comes back for them. */
  private async finish(changeId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const change = await lockChange(tx, changeId);
      if (!change || change.settledAt) return;
      if (change.kind !== 'hours') {
        const [{ count } = { count: 0 }] = await fetchRows(tx, sql.openVendorOrders, [change.windowId]);
        if (count > 0) {
          const key = `change-${changeId}`;
          await this.jobs.enqueue(tx, PICKUP_DAY_CHANGES, { changeId }, key, LOOK_AGAIN_SECONDS);
          return;
        }
      }
      // Orders that were canceled or given up on the way need no room on the new day.
      if (change.toWindowId !== null && change.reserved > 0)
        await changeRows(tx, sql.takeRoom, [change.toWindowId, -change.reserved]);
      // A pick list that has left does not have them: the farm gets it again.
      if (change.toWindowId !== null && change.done > 0)
        await tx.update(PickupWindow, { id: change.toWindowId }, { listSentAt: null });
      await tx.update(PickupDayChange, { id: changeId }, { reserved: 0, settledAt: () => 'now()' });
      if (change.reopenedAt) await openAgain(tx, change.windowId);
    });
  }

  private async catchUp(): Promise<void> {
    const open = await fetchRows(this.db, sql.openChanges, []);
    for (const { id } of open)
      await this.db.transaction((tx) =>
        this.jobs.enqueue(tx, PICKUP_DAY_CHANGES, { changeId: id }, `change-${id}`),
      );
  }
}

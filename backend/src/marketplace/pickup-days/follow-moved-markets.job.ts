import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { lookBack } from '../pickups/windows/look-back.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { type MovedDay, movedDays } from './moved-days.sql.js';
import { MOVED_MARKETS } from './pickup-day-queues.js';
import { tellWindowChange } from './tell-window-change.js';

@Injectable()
export class FollowMovedMarkets implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(MOVED_MARKETS, { retries: 3, retryDelaySeconds: 60, isSingle: true }, () =>
      this.followAll(new Date()),
    );
    this.jobs.quarterHourly(MOVED_MARKETS);
  }

  private async followAll(now: Date): Promise<void> {
    for (const day of await fetchRows(this.db, movedDays, [lookBack(now), now])) await this.follow(day);
  }

  /** Once: another server has seen to it, or the farm, where the window is another one under its lock. */
  private async follow({ id, before, address, reason, timeZone, place }: MovedDay): Promise<void> {
    await this.db.transaction(async (tx) => {
      const window = await tx.findOne(PickupWindow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!window || window.isOwn || window.status === 'canceled' || window.address !== before) return;
      await tx.update(PickupWindow, { id }, { address, reason });
      const { startsAt, endsAt } = window;
      const change = { from: window, to: { startsAt, endsAt, address }, timeZone, place };
      await tellWindowChange(tx, this.jobs, id, change, { actor: 'system', userId: null, note: reason });
    });
  }
}

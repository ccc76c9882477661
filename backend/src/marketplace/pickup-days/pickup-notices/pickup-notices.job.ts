import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach, runSteps } from '../../../platform/jobs/run-steps.js';
import { HeldMoney } from '../../payments/later/held-money.service.js';
import { type DueList, PickLists } from './lists/pick-lists.js';
import { Reminders } from './reminders/reminders.js';
import { UncollectedOrders } from './uncollected/uncollected-orders.js';

const QUEUE = 'pickups.notices';
/** A list waits so long for a provider that doesn't say whether it still holds the money. */
const WAITS_FOR_MONEY_MS = HOUR_MS;
const AGAIN_SECONDS = 120;

@Injectable()
export class PickupNoticesJob implements OnModuleInit {
  private readonly logger = new Logger('PickupNotices');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly money: HeldMoney,
    private readonly lists: PickLists,
    private readonly reminders: Reminders,
    private readonly uncollected: UncollectedOrders,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 60, isSingle: true, keepDays: 1 }, () =>
      this.run(new Date()),
    );
    this.jobs.quarterHourly(QUEUE);
  }

  /** One that fails keeps none of the others from being done. @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    let waits = false;
    await runSteps([
      async () =>
        runEach(await this.lists.due(now), async (list) => {
          await this.askForMoney(list, now);
          if ((await this.lists.send(list, now)) === 'waits') waits = true;
        }),
      async () => runEach(await this.reminders.due(now), (orderId) => this.reminders.send(orderId, now)),
      async () =>
        runEach(await this.uncollected.due(now), (vendorOrder) => this.uncollected.settle(vendorOrder, now)),
      async () => {
        if (waits)
          await this.db.transaction((tx) => this.jobs.enqueue(tx, QUEUE, {}, 'waits', AGAIN_SECONDS));
      },
    ]);
  }

  /** @throws Error where a provider doesn't answer, as long as the list can wait for it */
  private async askForMoney(list: DueList, now: Date): Promise<void> {
    try {
      await this.money.renew(await this.lists.ordersOf(list));
    } catch (error) {
      if (now.getTime() - list.ordersCloseAt.getTime() < WAITS_FOR_MONEY_MS) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
    }
  }
}

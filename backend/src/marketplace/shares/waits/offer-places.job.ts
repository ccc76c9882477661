import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { findPlan } from '../joining/load-choice.js';
import { OFFER_QUEUE, WaitingLine } from './waiting-line.js';
import { plansWithLine } from './waits.sql.js';

/** Share by share, each in a transaction of its own, so it can stop half way. */
@Injectable()
export class OfferPlaces implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly line: WaitingLine,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(OFFER_QUEUE, { retries: 2, retryDelaySeconds: 60, isSingle: true, keepDays: 1 }, () =>
      this.run(new Date()),
    );
    this.jobs.quarterHourly(OFFER_QUEUE);
  }

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    const plans = await fetchRows(this.db, plansWithLine, []);
    await runEach(plans, ({ id }) => this.move(id, now));
  }

  private move(id: number, now: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      await findPlan(tx, { id }, true);
      await this.line.move(tx, id, now);
    });
  }
}

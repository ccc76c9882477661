import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { findPlan } from '../joining/load-choice.js';
import { OFFER_QUEUE, WaitingLine } from './waiting-line.js';
import { plansWithLine } from './waits.sql.js';

/** Share by share, each in a transaction of its own, so it can stop half way. */
@Injectable()
export class OfferPlaces implements OnModuleInit {
  private readonly logger = new Logger('OfferPlaces');

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
    let failed = 0;
    for (const { id } of await fetchRows(this.db, plansWithLine, []))
      await this.db
        .transaction(async (tx) => {
          await findPlan(tx, { id }, true);
          await this.line.move(tx, id, now);
        })
        .catch((error: unknown) => {
          failed += 1;
          this.logger.error(error instanceof Error ? error.stack : String(error));
        });
    if (failed > 0) throw new Error(`The lines of ${failed} shares weren’t moved.`);
  }
}

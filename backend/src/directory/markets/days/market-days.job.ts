import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eachBatch } from '../../../platform/database/each-batch.js';
import { changeRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runSteps } from '../../../platform/jobs/run-steps.js';
import { makeDays } from '../../places/days/make-days.js';
import { lockImports } from '../../places/store/store-records.js';
import { forgetOldDays, forgetWithdrawnDays, marketIdsAfter } from './market-days.sql.js';

const QUEUE = 'market-days';
/** Around four in the morning in New York, before anybody reads what is on today. */
const HOUR_UTC = 9;
const BATCH = 200;
/** Those who come year after year are asked what it was like the year before. */
const KEPT_DAYS = 400;

@Injectable()
export class MarketDays implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.makeAll(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** Batch by batch: stopped half way, it is done again, which changes nothing that is done. */
  async makeAll(now: Date): Promise<void> {
    await runSteps([
      () =>
        eachBatch(this.dataSource, marketIdsAfter, BATCH, async (tx, ids) => {
          // Whoever changes the hours of a place locks the same first.
          await lockImports(tx);
          await makeDays(tx, ids, now);
        }),
      () => changeRows(this.dataSource, forgetOldDays, [now, KEPT_DAYS]),
      () => changeRows(this.dataSource, forgetWithdrawnDays, [now]),
    ]);
  }
}

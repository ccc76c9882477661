import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { findPlan } from '../joining/load-choice.js';
import { plansToRenew } from './renewals.sql.js';
import { Renewing } from './renewing.js';

const QUEUE = 'shares.renewals';
/** Morning in the East, past midnight everywhere. */
const HOUR_UTC = 11;

/** Season by season, each in a transaction of its own, so it can stop half way. */
@Injectable()
export class RenewalsJob implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly renewing: Renewing,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(QUEUE, options, () => this.run(new Date()));
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    const plans = await fetchRows(this.db, plansToRenew, []);
    await runEach(plans, ({ id }) => this.look(id, now));
  }

  private look(id: number, now: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      await findPlan(tx, { id }, true);
      await this.renewing.look(tx, id, now);
    });
  }
}

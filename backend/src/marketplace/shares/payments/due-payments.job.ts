import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dueWithCredit } from './due-payments.sql.js';
import { useCredit } from './use-credit.js';

const QUEUE = 'shares.due-payments';
/** Morning in the East, before anyone is reminded. */
const HOUR_UTC = 11;

/** On the day of a payment, farm credit pays it by itself. */
@Injectable()
export class DuePayments implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(QUEUE, options, () => this.run(new Date()));
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** Member by member; idempotent. */
  async run(now: Date): Promise<void> {
    for (const { id } of await fetchRows(this.db, dueWithCredit, [now]))
      await this.db.transaction((tx) =>
        useCredit(tx, id, ({ dueOn }, { today }) => dueOn <= today, { userId: null, now }),
      );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PUSH_DAYS } from '../../contract/site/retention.js';
import { changeRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PUSH_QUEUE, PushDelivery, type PushJob } from './push-delivery.js';
import { removeOldMessages } from './push.sql.js';

const CLEAN_UP = 'push-clean-up';
const CLEAN_UP_HOUR_UTC = 9;

@Injectable()
export class PushJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly delivery: PushDelivery,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const options = { retries: 20, retryDelaySeconds: 5, timeoutSeconds: 60, keepDays: 2 };
    this.jobs.handle<PushJob>(PUSH_QUEUE, options, (job) => this.delivery.deliver(job));
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      await changeRows(this.dataSource, removeOldMessages, [PUSH_DAYS]);
    });
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}

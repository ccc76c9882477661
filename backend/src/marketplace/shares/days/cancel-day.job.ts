import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CANCEL_DAY_QUEUE, CancelDay, type CancelJob } from './cancel-day.js';

@Injectable()
export class CancelDayJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly canceling: CancelDay,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 30, isSingle: true };
    this.jobs.handle<CancelJob>(CANCEL_DAY_QUEUE, options, (job) => this.canceling.settle(job));
  }
}

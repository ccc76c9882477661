import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SEND_REFUND } from '../payment-queues.js';
import { Refunds } from './refunds.service.js';

@Injectable()
export class RefundsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly refunds: Refunds,
  ) {}

  onModuleInit(): void {
    const options = { retries: 12, retryDelaySeconds: 30 };
    this.jobs.handle<{ refundId: number }>(SEND_REFUND, options, ({ refundId }) =>
      this.refunds.send(refundId),
    );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ORDER_PLACED_MAILS } from '../order-queues.js';
import { PlacedMails } from './placed-mails.js';

@Injectable()
export class PlacedMailsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: PlacedMails,
  ) {}

  onModuleInit(): void {
    const options = { retries: 8, retryDelaySeconds: 5 };
    this.jobs.handle<{ orderId: number }>(ORDER_PLACED_MAILS, options, ({ orderId }) =>
      this.mails.write(orderId),
    );
  }
}

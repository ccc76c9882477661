import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { END_OWED, FORGET_CARD, RELEASE_PAYMENT } from '../payment-queues.js';
import { Collecting } from './collecting.service.js';

@Injectable()
export class CollectingJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly collecting: Collecting,
  ) {}

  onModuleInit(): void {
    const options = { retries: 12, retryDelaySeconds: 30 };
    this.jobs.handle<{ paymentId: number }>(RELEASE_PAYMENT, options, ({ paymentId }) =>
      this.collecting.release(paymentId),
    );
    this.jobs.handle<{ paymentId: number }>(FORGET_CARD, options, ({ paymentId }) =>
      this.collecting.forgetCard(paymentId),
    );
    this.jobs.handle<{ orderId: number }>(END_OWED, options, ({ orderId }) =>
      this.collecting.orders.notPaid(orderId),
    );
  }
}

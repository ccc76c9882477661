import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ASK_TO_CONFIRM, RELEASE_UNCONFIRMED } from '../order-queues.js';
import { OrderConfirmations } from './order-confirmations.service.js';

@Injectable()
export class OrderConfirmationsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly confirmations: OrderConfirmations,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ orderId: number }>(
      ASK_TO_CONFIRM,
      { retries: 8, retryDelaySeconds: 5 },
      ({ orderId }) => this.confirmations.ask(orderId),
    );
    const often = { retries: 20, retryDelaySeconds: 15 };
    this.jobs.handle<{ orderId: number }>(RELEASE_UNCONFIRMED, often, ({ orderId }) =>
      this.confirmations.release(orderId),
    );
  }
}

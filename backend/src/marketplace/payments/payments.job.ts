import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { COLLECT_PAYMENT, RELEASE_HOLD } from './payment-queues.js';
import { Payments } from './payments.service.js';

@Injectable()
export class PaymentsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
  ) {}

  onModuleInit(): void {
    const options = { retries: 20, retryDelaySeconds: 15 };
    this.jobs.handle<{ orderId: number }>(RELEASE_HOLD, options, ({ orderId }) =>
      this.payments.settle(orderId, true),
    );
    this.jobs.handle<{ orderId: number }>(COLLECT_PAYMENT, options, ({ orderId }) =>
      this.payments.collect(orderId),
    );
  }
}

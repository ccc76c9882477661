import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PAY_VENDOR, SEND_PAYOUT, SEND_REVERSAL } from '../payment-queues.js';
import { Payouts } from './payouts.service.js';
import { Reversals } from './reversals.service.js';

@Injectable()
export class PayoutsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payouts: Payouts,
    private readonly reversals: Reversals,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ vendorId: number }>(PAY_VENDOR, { retries: 8, retryDelaySeconds: 5 }, ({ vendorId }) =>
      this.payouts.prepare(vendorId),
    );
    const options = { retries: 12, retryDelaySeconds: 30 };
    this.jobs.handle<{ payoutId: number }>(SEND_PAYOUT, options, ({ payoutId }) =>
      this.payouts.send(payoutId),
    );
    this.jobs.handle<{ reversalId: number }>(SEND_REVERSAL, options, ({ reversalId }) =>
      this.reversals.send(reversalId),
    );
  }
}

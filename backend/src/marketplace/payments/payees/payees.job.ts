import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ASK_PAYEE } from '../payment-queues.js';
import { Payees } from './payees.service.js';

@Injectable()
export class PayeesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payees: Payees,
  ) {}

  onModuleInit(): void {
    const options = { retries: 3, retryDelaySeconds: 60 };
    this.jobs.handle<{ vendorId: number }>(ASK_PAYEE, options, ({ vendorId }) =>
      this.payees.refresh(vendorId),
    );
  }
}

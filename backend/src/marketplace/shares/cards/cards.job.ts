import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CardCharges } from './card-charges.service.js';
import { CardPages } from './card-pages.service.js';
import { CHARGE_CARD, RELEASE_JOINING } from './card-queues.js';

@Injectable()
export class CardJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly charges: CardCharges,
    private readonly pages: CardPages,
  ) {}

  onModuleInit(): void {
    const options = { retries: 20, retryDelaySeconds: 15 };
    this.jobs.handle<{ subscriptionId: number }>(CHARGE_CARD, options, ({ subscriptionId }) =>
      this.charges.charge(subscriptionId),
    );
    this.jobs.handle<{ subscriptionId: number }>(RELEASE_JOINING, options, ({ subscriptionId }) =>
      this.pages.settle(subscriptionId, true),
    );
  }
}

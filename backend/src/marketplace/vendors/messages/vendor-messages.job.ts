import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { VendorMessages } from './vendor-messages.service.js';

const QUEUE = 'vendors.messages';
/** Early in the morning, from coast to coast. */
const HOUR_UTC = 11;

@Injectable()
export class VendorMessagesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly messages: VendorMessages,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 8, retryDelaySeconds: 60, isSingle: true }, () =>
      this.messages.sendWaiting(),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }
}

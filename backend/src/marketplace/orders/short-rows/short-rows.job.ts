import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SHORT_ROWS_MAIL } from '../order-queues.js';
import { ShortRowMails } from './short-row-mails.js';
import type { ShortRowsJob } from './short-rows.service.js';

@Injectable()
export class ShortRowsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: ShortRowMails,
  ) {}

  onModuleInit(): void {
    const options = { retries: 8, retryDelaySeconds: 5 };
    this.jobs.handle<ShortRowsJob>(SHORT_ROWS_MAIL, options, ({ lastId, ...of }) =>
      this.mails.tell(of, lastId),
    );
  }
}

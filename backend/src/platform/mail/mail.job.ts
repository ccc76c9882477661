import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Jobs } from '../jobs/jobs.js';
import { MailDelivery } from './mail-delivery.js';
import { BULK_MAIL_QUEUE, MAIL_QUEUE, type MailJob } from './mail-outbox.js';

const CLEAN_UP = 'mail-clean-up';
const CLEAN_UP_HOUR_UTC = 9;
/** Older ones are of no use anymore. */
const DELIVER_WITHIN_DAYS = 3;

@Injectable()
export class MailJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly delivery: MailDelivery,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { smtpUrl } = this.config.mail;
    for (const queue of [MAIL_QUEUE, BULK_MAIL_QUEUE])
      this.jobs.handle<MailJob>(
        queue,
        { retries: 20, retryDelaySeconds: 5, timeoutSeconds: 60, keepDays: DELIVER_WITHIN_DAYS },
        // Without a mail server the jobs wait for a server that knows one.
        smtpUrl === undefined ? null : (job) => this.delivery.deliver(smtpUrl, job),
      );
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () =>
      this.delivery.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}

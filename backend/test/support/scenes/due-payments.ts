import { DuePayments } from '../../../src/marketplace/shares/payments/due-payments.job.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import type { TestApp } from '../test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** The job of payments that are due, to be run at any moment. */
export function duePayments({ db }: Pick<TestApp, 'db'>): DuePayments {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  for (const queue of ['shares.charge-card', 'payments.forget-card'])
    jobs.handle(queue, { retries: 1, retryDelaySeconds: 1 }, null);
  return new DuePayments(db, jobs, new MailOutbox(jobs, CONFIG));
}

import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import { CloseRound } from '../../../src/marketplace/shares/prices/close-round.js';
import { CloseRounds } from '../../../src/marketplace/shares/prices/close-rounds.job.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import type { TestApp } from '../test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** The job that closes rounds, to be run at any moment. */
export function closeRounds({ db }: Pick<TestApp, 'db'>): CloseRounds {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  const mails = new MailOutbox(jobs, CONFIG);
  return new CloseRounds(db, jobs, new CloseRound(mails), new UsersService(db, new ConfirmedEmails()), mails);
}

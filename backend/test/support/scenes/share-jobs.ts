import { CloseRound } from '../../../src/marketplace/shares/prices/close-round.js';
import { CloseRounds } from '../../../src/marketplace/shares/prices/close-rounds.job.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import type { TestApp } from '../test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** What jobs of shares are made of, to be run at any moment. */
export function jobParts({ db }: Pick<TestApp, 'db'>) {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  return { jobs, mails: new MailOutbox(jobs, CONFIG) };
}

export function closeRounds(test: Pick<TestApp, 'db'>): CloseRounds {
  const { jobs, mails } = jobParts(test);
  return new CloseRounds(test.db, jobs, new CloseRound(mails), mails);
}

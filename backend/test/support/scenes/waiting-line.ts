import { PlaceLinks } from '../../../src/marketplace/shares/places/place-links.js';
import { OfferPlaces } from '../../../src/marketplace/shares/waits/offer-places.job.js';
import { WaitingLine } from '../../../src/marketplace/shares/waits/waiting-line.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import type { TestApp } from '../test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** The job that offers places, to be run at any moment. */
export function offerPlaces({ db }: Pick<TestApp, 'db'>): OfferPlaces {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  return new OfferPlaces(db, jobs, new WaitingLine(new MailOutbox(jobs, CONFIG), new PlaceLinks(db), jobs));
}

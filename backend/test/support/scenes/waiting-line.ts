import { PlaceLinks } from '../../../src/marketplace/shares/places/place-links.js';
import { RenewalsJob } from '../../../src/marketplace/shares/renewals/renewals.job.js';
import { Renewing } from '../../../src/marketplace/shares/renewals/renewing.js';
import { OfferPlaces } from '../../../src/marketplace/shares/waits/offer-places.job.js';
import { WaitingLine } from '../../../src/marketplace/shares/waits/waiting-line.js';
import type { TestApp } from '../test-app.js';
import { jobParts } from './share-jobs.js';

function parts({ db }: Pick<TestApp, 'db'>) {
  const { jobs, mails } = jobParts({ db });
  const links = new PlaceLinks(db);
  return { jobs, mails, links, line: new WaitingLine(mails, links, jobs) };
}

/** The job that offers places, to be run at any moment. */
export function offerPlaces(test: Pick<TestApp, 'db'>): OfferPlaces {
  const { jobs, line } = parts(test);
  return new OfferPlaces(test.db, jobs, line);
}

/** The job of renewals, to be run at any moment. */
export function renewals(test: Pick<TestApp, 'db'>): RenewalsJob {
  const { jobs, mails, links, line } = parts(test);
  return new RenewalsJob(test.db, jobs, new Renewing(mails, links, line));
}

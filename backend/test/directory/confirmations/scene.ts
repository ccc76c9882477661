import type { DataSource } from 'typeorm';
import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import { ConfirmationAsks } from '../../../src/directory/confirmations/confirmation-asks.job.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { ALWAYS_OPEN, makeFarm, makePlace } from '../../support/make/make.js';

export const DAY_MS = 86_400_000;
const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** @returns so many days before now, in whole milliseconds, as links hold them */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** The job as a server has it, on a connection of the test's. */
export function jobOn(db: DataSource) {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  const mails = new MailOutbox(jobs, CONFIG);
  return { job: new ConfirmationAsks(db, jobs, mails, new UsersService(db, new ConfirmedEmails())), mails };
}

/** A farm that was changed last so many days ago. */
export async function oldFarm(db: DataSource, days: number, given: Partial<Farm> = {}): Promise<Farm> {
  const farm = await makeFarm(db, { isVerified: true, ...given });
  await db.query('UPDATE farms SET updated_at = $2 WHERE id = $1', [farm.id, daysAgo(days)]);
  return db.getRepository(Farm).findOneByOrFail({ id: farm.id });
}

/** A market whose record is so many days old, run by these accounts. */
export async function oldMarket(
  db: DataSource,
  days: number,
  managers: readonly number[],
  given: Partial<Place> = {},
): Promise<Place> {
  const lastConfirmed = daysAgo(days).toISOString().slice(0, 10);
  const place = await makePlace(db, { name: 'River Market', seasons: ALWAYS_OPEN, lastConfirmed, ...given });
  for (const userId of managers) await db.getRepository(MarketManager).insert({ placeId: place.id, userId });
  return place;
}

export const mailsOf = (db: DataSource) => db.getRepository(Mail).find({ order: { id: 'ASC' } });

/** @returns the links of an email by what they answer for, "farm-12 right" */
export const linksIn = ({ text }: Mail) =>
  new Map(
    [...text.matchAll(/\/still-right\/([\w-]+)\/(\w+)#([\w-]{43})/g)].map(([, id, answer, token]) => [
      `${id} ${answer}`,
      token ?? '',
    ]),
  );

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import type { ListingView } from '../../../src/contract/directory/listings.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ListingFreshness } from '../../../src/directory/listings/freshness/listing-freshness.job.js';
import { KeepLinks } from '../../../src/directory/listings/freshness/renew-links.js';
import { keepToken } from '../../../src/directory/listings/freshness/renew-token.rules.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeFarm, makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;

beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer', firstName: 'Rosa' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE listings, farms, mails RESTART IDENTITY CASCADE'));

const NOW = new Date('2026-06-01T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** The job as a server has it, on a connection of the test's. */
function freshnessOn(db: DataSource) {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  const mails = new MailOutbox(jobs, CONFIG);
  const freshness = new ListingFreshness(
    db,
    jobs,
    mails,
    new UsersService(db, new ConfirmedEmails()),
    new KeepLinks(db),
  );
  return { freshness, mails };
}
const run = (now = NOW) => freshnessOn(test.db).freshness.tendAll(now);
const confirmed = (days: number, given: Partial<Listing> = {}) =>
  makeListing(test.db, { userId: farmer.user.id, confirmedAt: daysAgo(days), ...given });
const stored = (id: number) => test.db.getRepository(Listing).findOneByOrFail({ id });
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
/** The tokens that a mail's text holds, by the listing's id. */
const linksIn = ({ text }: Mail) =>
  new Map(
    [...text.matchAll(/\/listings\/(\d+)\/keep#([\w-]{43})/g)].map(([, id, token]) => [
      Number(id),
      token ?? '',
    ]),
  );
const keep = <Body = ListingView>(id: number, token: string) =>
  test.post<Body>('/api/listings/keep', { id, token });

describe('listings that nobody confirms', () => {
  it('are asked about from the 60th day on and hidden from the 90th', async () => {
    const ages = [59.99, 60, 89.99, 90];
    const [young, asked, late, old] = await Promise.all(ages.map((days) => confirmed(days)));
    await run();
    expect(await stored(young?.id ?? 0)).toMatchObject({ askedAt: null, hiddenAt: null, isAvailable: true });
    for (const listing of [asked, late]) {
      expect(await stored(listing?.id ?? 0)).toMatchObject({
        askedAt: NOW,
        hiddenAt: null,
        isAvailable: true,
      });
    }
    expect(await stored(old?.id ?? 0)).toMatchObject({ hiddenAt: NOW, isAvailable: false });
    expect((await test.get(`/api/listings/${old?.id}`)).status).toBe(404);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['listing-ask', 'listing-hidden']);
  });

  it('make one mail for all of a farmer, with a link for each, and no second one', async () => {
    const eggs = await confirmed(61, { productName: 'Duck eggs', price: '6.00' });
    const honey = await confirmed(70, { productName: 'Wild <b>honey</b>' });
    const neighbor = await makeUser(test.db);
    await confirmed(65, { userId: neighbor.id, productName: 'Figs' });
    await run();
    await run();
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [farmer.user.email, 'Do you still offer these 2 products?'],
      [neighbor.email, 'Do you still offer Figs?'],
    ]);
    const [first] = sent;
    expect([...linksIn(first as Mail).keys()].sort()).toEqual([eggs.id, honey.id].sort());
    expect(first?.text).toContain('Hello Rosa');
    expect(first?.text).toContain('Duck eggs, $6.00');
    // 90 days after the oldest was confirmed.
    expect(first?.text).toContain('June 21');
    expect(first?.html).not.toContain('<b>honey');
    expect(first?.html.match(/\/keep#/g)).toHaveLength(2);
  });

  it('are hidden, after they were asked about, by a mail of its own that puts them back; never deleted', async () => {
    const { id, updatedAt } = await confirmed(60, { productName: 'Duck eggs' });
    await run();
    await run(new Date(NOW.getTime() + 29 * DAY_MS));
    expect((await stored(id)).isAvailable).toBe(true);
    const later = new Date(NOW.getTime() + 30 * DAY_MS);
    await run(later);
    await run(new Date(later.getTime() + 400 * DAY_MS));
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Do you still offer Duck eggs?',
      'We hid your listing Duck eggs',
    ]);
    expect(await stored(id)).toMatchObject({ hiddenAt: later, updatedAt });
    const token = linksIn((await mails()).at(-1) as Mail).get(id) ?? '';
    expect((await keep(id, token)).body).toMatchObject({ id, isAvailable: true });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(200);
  });

  it('are asked about again, 60 days after they were renewed', async () => {
    const { id } = await confirmed(60);
    await run();
    expect((await farmer.post(`/api/listings/${id}/renew`, {})).status).toBe(200);
    await run();
    expect(await mails()).toHaveLength(1);
    await run(new Date(Date.now() + 60 * DAY_MS));
    expect(await mails()).toHaveLength(2);
  });

  it("are left alone when they are paused, nobody's, or made for demonstration", async () => {
    await confirmed(100, { isAvailable: false });
    await confirmed(100, { userId: null });
    await confirmed(100, { isDemonstration: true });
    const before = await test.db.query<object[]>('SELECT * FROM listings ORDER BY id');
    await run();
    expect(await test.db.query('SELECT * FROM listings ORDER BY id')).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('make one mail each when two servers look at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(test.db)));
    for (const { id } of people) {
      await confirmed(75, { userId: id });
      await confirmed(80, { userId: id });
      await confirmed(95, { userId: id });
    }
    await Promise.all([run(), run(), run()]);
    const sent = await mails();
    expect(sent.filter(({ kind }) => kind === 'listing-ask')).toHaveLength(12);
    expect(sent.filter(({ kind }) => kind === 'listing-hidden')).toHaveLength(12);
    expect(sent.every((mail) => linksIn(mail).size === (mail.kind === 'listing-ask' ? 2 : 1))).toBe(true);
  });

  it('are asked about in the next run where it failed for one farmer, who keeps nobody else waiting', async () => {
    const people = [await makeUser(test.db), await makeUser(test.db), await makeUser(test.db)];
    for (const { id } of people) await confirmed(75, { userId: id });
    const broken = freshnessOn(test.db);
    const enqueue = broken.mails.enqueue.bind(broken.mails);
    broken.mails.enqueue = (tx, draft) =>
      draft.to === people[1]?.email ? Promise.reject(new Error('It failed.')) : enqueue(tx, draft);
    await expect(broken.freshness.tendAll(NOW)).rejects.toThrow('1 farmers have to wait.');
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);
    expect(await recipients()).toEqual([people[0]?.email, people[2]?.email]);
    await run();
    expect(await recipients()).toEqual([people[0]?.email, people[2]?.email, people[1]?.email]);
  });

  it('are found by an index, however many listings there are', async () => {
    await test.db.query(
      `INSERT INTO listings (user_id, product_name, description, price, unit, category)
       SELECT $1, 'Eggs', 'Fresh.', '1.00', 'dozen', 'eggs' FROM generate_series(1, 3000)`,
      [farmer.user.id],
    );
    await test.db.query('ANALYZE listings');
    const plan = await test.db.query<object[]>(
      `EXPLAIN SELECT DISTINCT user_id FROM listings
       WHERE is_available AND user_id > 0 AND NOT is_demonstration AND confirmed_at <= now() - interval '60 days'
         AND (asked_at IS NULL OR confirmed_at <= now() - interval '90 days') ORDER BY user_id LIMIT 200`,
    );
    expect(JSON.stringify(plan)).toContain('ix_listings_to_confirm');
  });
});

describe('the daily job', () => {
  it('is worked by a server, which writes the mails and lets go of old views', async () => {
    const app = await startTestApp({ JOBS: 'on' });
    const { id: userId, email } = await makeUser(app.db);
    const { id } = await makeListing(app.db, { userId, confirmedAt: new Date(Date.now() - 61 * DAY_MS) });
    await app.db.query("INSERT INTO listing_views VALUES ($1, '2020-01-01', 1)", [id]);
    const jobs = new Jobs(app.db, CONFIG);
    for (const queue of ['listing-freshness', 'listing-views-clean-up']) {
      jobs.handle(queue, { retries: 1, retryDelaySeconds: 1 }, null);
      await app.db.transaction((tx) => jobs.enqueue(tx, queue, { day: '2026-06-01' }));
    }
    const isDone = () =>
      app.db.query<unknown[]>(
        'SELECT 1 FROM mails WHERE recipient = $1 AND NOT EXISTS (SELECT 1 FROM listing_views)',
        [email],
      );
    while ((await isDone()).length === 0) await wait(100);
    await app.close();
  }, 90_000);
});

describe('POST /api/listings/keep', () => {
  const secret = () => appSecret(test.db, 'keep-listing');
  const tokenFor = async ({ id, confirmedAt }: Listing) => keepToken(id, confirmedAt, await secret());

  it('keeps a listing without signing in, and answers the same when the link is opened again', async () => {
    const listing = await confirmed(60, { askedAt: NOW });
    const token = await tokenFor(listing);
    for (const _time of ['first', 'second', 'third']) {
      expect(await keep(listing.id, token)).toMatchObject({
        status: 200,
        body: { id: listing.id, isAvailable: true },
      });
    }
    const row = await stored(listing.id);
    expect(row).toMatchObject({ askedAt: null, hiddenAt: null, updatedAt: listing.updatedAt });
    expect(row.confirmedAt.getTime()).toBeGreaterThan(listing.confirmedAt.getTime());
  });

  it('confirms once when the link is opened many times at once', async () => {
    const listing = await confirmed(60, { askedAt: NOW });
    const token = await tokenFor(listing);
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(listing.id, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('says that the listing is kept when the farmer has renewed it meanwhile, and changes nothing', async () => {
    const listing = await confirmed(60, { askedAt: NOW });
    const token = await tokenFor(listing);
    await farmer.post(`/api/listings/${listing.id}/renew`, {});
    const { confirmedAt } = await stored(listing.id);
    expect((await keep(listing.id, token)).status).toBe(200);
    expect((await stored(listing.id)).confirmedAt).toEqual(confirmedAt);
  });

  it('leaves a listing paused that its farmer paused', async () => {
    const listing = await confirmed(60, { askedAt: NOW, isAvailable: false });
    expect((await keep(listing.id, await tokenFor(listing))).body).toMatchObject({ isAvailable: false });
    expect((await stored(listing.id)).isAvailable).toBe(false);
  });

  it('refuses an old link once the listing has been asked about, or hidden, anew', async () => {
    const listing = await confirmed(200, { askedAt: NOW });
    const token = await tokenFor(listing);
    for (const given of [
      { confirmedAt: daysAgo(60), askedAt: NOW },
      { confirmedAt: daysAgo(90), hiddenAt: NOW, isAvailable: false },
    ]) {
      await test.db.getRepository(Listing).update(listing.id, given);
      expect(await keep<ErrorBody>(listing.id, token)).toMatchObject({
        status: 410,
        body: { error: 'LINK_NOT_VALID' },
      });
      expect((await stored(listing.id)).confirmedAt).toEqual(given.confirmedAt);
    }
  });

  it("refuses a tampered link, another listing's, one of another server's secret, and one of a deleted listing", async () => {
    const [listing, other] = [await confirmed(60, { askedAt: NOW }), await confirmed(60, { askedAt: NOW })];
    const token = await tokenFor(listing);
    const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const made = keepToken(listing.id, listing.confirmedAt, 'a secret that somebody made up');
    const attempts: [number, string][] = [
      [listing.id, flipped],
      [listing.id, token.slice(0, 42) + (token.endsWith('A') ? 'B' : 'A')],
      [listing.id, made],
      [other.id, token],
      [99_999, token],
    ];
    for (const [id, wrong] of attempts) expect((await keep(id, wrong)).status).toBe(410);
    expect((await stored(listing.id)).confirmedAt).toEqual(listing.confirmedAt);
    await test.db.getRepository(Listing).delete(listing.id);
    expect((await keep(listing.id, token)).status).toBe(410);
  });

  it.each([{}, { id: 1 }, { id: '1', token: 'x'.repeat(43) }, { id: 1, token: 'x'.repeat(44) }, [], 'null'])(
    'refuses %j as no link at all',
    async (body) => {
      expect((await test.post('/api/listings/keep', body)).status).toBe(400);
    },
  );

  it('keeps a listing of a farm, whoever else is signed in', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const listing = await confirmed(60, { farmId: farm.id, askedAt: NOW });
    const stranger = await signedIn(test);
    const body = { id: listing.id, token: await tokenFor(listing) };
    expect((await stranger.post('/api/listings/keep', body)).status).toBe(200);
  });
});

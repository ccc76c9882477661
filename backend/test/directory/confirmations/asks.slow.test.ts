import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import type { PlaceCard } from '../../../src/contract/directory/places.js';
import { ConfirmationAsk } from '../../../src/directory/tables/confirmation-ask.entity.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { DAY_MS, jobOn, linksIn, mailsOf, oldFarm, oldMarket } from './scene.js';

let test: TestApp;
let rosa: Client;
let ben: Client;

beforeAll(async () => {
  test = await startTestApp();
  [rosa, ben] = await Promise.all([
    signedIn(test, { role: 'farmer', firstName: 'Rosa' }),
    signedIn(test, { firstName: 'Ben' }),
  ]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE farms, places, mails RESTART IDENTITY CASCADE'));

const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const run = (now = new Date(), most?: number) => jobOn(test.db).job.run(now, most);
const mails = () => mailsOf(test.db);
const asks = () => test.db.getRepository(ConfirmationAsk).find({ order: { id: 'ASC' } });
const farmOf = (days: number, given: Partial<Farm> = {}) =>
  oldFarm(test.db, days, { userId: rosa.user.id, ...given });

describe('farms and markets that nobody has confirmed for a year', () => {
  it('are asked about by one email for each person, with links for each', async () => {
    const farm = await farmOf(366, { name: 'Sunny <b>Acres</b>' });
    await farmOf(364);
    const market = await oldMarket(test.db, 400, [rosa.user.id, ben.user.id]);
    await run();
    await run();
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [rosa.user.email, 'Is everything still right on your 2 pages?'],
      [ben.user.email, 'Is everything still right about River Market?'],
    ]);
    const [first] = sent;
    expect(first?.text).toContain('Hello Rosa');
    expect(first?.html).not.toContain('<b>Acres');
    expect(first && [...linksIn(first).keys()].sort()).toEqual(
      [
        `farm-${farm.id} closed`,
        `farm-${farm.id} right`,
        `place-${market.id} closed`,
        `place-${market.id} right`,
      ].sort(),
    );
    expect(first?.text).toContain(`/farms/${farm.id}/edit`);
    expect(first?.text).toContain(`/markets/manage/${market.id}`);
    const changed = await test.db.getRepository(Farm).findOneByOrFail({ id: farm.id });
    expect(changed.updatedAt).toEqual(farm.updatedAt);
  });

  it('are asked about once more after two weeks, then shown as not confirmed', async () => {
    const { id } = await farmOf(370, { name: 'Sunny Acres' });
    const page = async () => (await test.get<FarmView>(`/api/farms/${id}`)).body;
    await run();
    await run(later(13.9));
    expect(await mails()).toHaveLength(1);
    await run(later(14.1));
    await run(later(14.2));
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation-ask', 'confirmation-reminder']);
    await run(later(28));
    expect((await page()).unconfirmedSince).toBeNull();
    const { updatedAt } = await page();
    await run(later(28.2));
    const since = new Date(updatedAt).toLocaleDateString('en-US', {
      ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
    expect(await page()).toMatchObject({ unconfirmedSince: since, updatedAt });
    const { body } = await test.get<PlaceCard[]>('/api/local-farms?zipCode=33901&view=card');
    expect(body).toMatchObject([{ id: `farm-${id}`, unconfirmedSince: since }]);
    await run(later(29));
    expect(await mails()).toHaveLength(2);
    // A year after the first question comes the next one.
    await run(later(365.1));
    await run(later(365.2));
    expect((await mails()).map(({ kind }) => kind).slice(2)).toEqual(['confirmation-ask']);
    expect(await page()).toMatchObject({ unconfirmedSince: since });
  });

  it('are shown as not confirmed where a market’s managers stay silent, until a directory knows better', async () => {
    const { id } = await oldMarket(test.db, 400, [ben.user.id], { lastConfirmed: '2025-03-09' });
    const since = async () => (await test.get<PlacePage>(`/api/places/${id}`)).body.unconfirmedSince;
    for (const days of [0, 14.1, 28.2]) await run(later(days));
    expect(await since()).toBe('March 2025');
    const { body } = await test.get<PlaceCard[]>('/api/farmers-markets?zipCode=33901&view=card');
    expect(body[0]).toMatchObject({ unconfirmedSince: 'March 2025' });
    await test.db.query("UPDATE places SET last_confirmed = '2026-05-01' WHERE id = $1", [id]);
    expect(await since()).toBeNull();
  });

  it('are not asked about when they are answered by an edit', async () => {
    const { id } = await farmOf(370);
    await run();
    await test.db.query('UPDATE farms SET updated_at = now() WHERE id = $1', [id]);
    for (const days of [14.1, 28.2, 60]) await run(later(days));
    expect(await mails()).toHaveLength(1);
    expect((await test.get<FarmView>(`/api/farms/${id}`)).body.unconfirmedSince).toBeNull();
  });

  it('are left alone when nobody runs them, they are closed, hidden, a demo, or still under review', async () => {
    await farmOf(400, { userId: null });
    await farmOf(400, { businessStatus: 'CLOSED_PERMANENTLY' });
    await farmOf(400, { isDemonstration: true });
    const claimed = await farmOf(400, { isClaimed: true, isVerified: false });
    await test.db
      .getRepository(FarmClaim)
      .insert({ farmId: claimed.id, userId: rosa.user.id, status: 'new' });
    await oldMarket(test.db, 400, [ben.user.id], { hiddenAt: new Date() });
    await oldMarket(test.db, 400, [ben.user.id], { source: 'demo' });
    await oldMarket(test.db, 400, []);
    await run();
    expect(await mails()).toEqual([]);
    expect(await asks()).toEqual([]);
  });
});

describe('the job', () => {
  it('writes one email each when three servers run it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(test.db)));
    for (const { id } of people) await farmOf(400, { userId: id });
    await oldMarket(
      test.db,
      400,
      people.map(({ id }) => id),
    );
    await Promise.all([run(), run(), run()]);
    const fortnight = later(14.1);
    await Promise.all([run(fortnight), run(fortnight), run(fortnight)]);
    const sent = await mails();
    const of = (kind: string) => sent.filter((mail) => mail.kind === kind).map(({ recipient }) => recipient);
    const all = people.map(({ email }) => email).sort();
    expect(of('confirmation-ask').sort()).toEqual(all);
    expect(of('confirmation-reminder').sort()).toEqual(all);
    expect(sent.every((mail) => linksIn(mail).size === 4)).toBe(true);
  });

  it('writes to so many people a day, however many servers run it and how often', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => makeUser(test.db)));
    for (const { id } of people) await farmOf(400, { userId: id });
    // Far from midnight, so that all of it is one day.
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
    const next = (days: number) => new Date(noon.getTime() + days * DAY_MS);
    await Promise.all([run(next(1), 3), run(next(1), 3)]);
    await run(new Date(next(1).getTime() + 3_600_000), 3);
    expect(await mails()).toHaveLength(3);
    await run(next(2), 3);
    expect(await mails()).toHaveLength(6);
    await run(next(3), 3);
    await run(next(4), 3);
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
  });

  it('goes on where it failed for one person, who keeps nobody else waiting and is asked the next time', async () => {
    const people = [await makeUser(test.db), await makeUser(test.db), await makeUser(test.db)];
    for (const { id } of people) await farmOf(400, { userId: id });
    const broken = jobOn(test.db);
    const enqueue = broken.mails.enqueue.bind(broken.mails);
    broken.mails.enqueue = (tx, draft) =>
      draft.to === people[1]?.email ? Promise.reject(new Error('It failed.')) : enqueue(tx, draft);
    await expect(broken.job.run(new Date())).rejects.toThrow('1 people have to wait.');
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);
    expect(await recipients()).toEqual([people[0]?.email, people[2]?.email]);
    await run();
    expect(await recipients()).toEqual([people[0]?.email, people[2]?.email, people[1]?.email]);
  });
});

describe('lists near a ZIP code', () => {
  it('have what is not confirmed last among what is equally near, and nowhere else', async () => {
    const here = { latitude: 26.62, longitude: -81.87 };
    const old = await farmOf(400, { ...here, name: 'Old' });
    const near = await farmOf(10, { ...here, name: 'Near' });
    const far = await farmOf(10, { latitude: 26.67, longitude: -81.87, name: 'Far' });
    for (const days of [0, 14.1, 28.2]) await run(later(days));
    const ids = async (more: string) =>
      (await test.get<PlaceCard[]>(`/api/local-farms?zipCode=33901&view=card${more}`)).body.map(
        ({ id }) => id,
      );
    const order = [near, old, far].map(({ id }) => `farm-${id}`);
    expect(await ids('')).toEqual(order);
    expect(await ids('&search=vegetables')).toEqual(order);
  });
});

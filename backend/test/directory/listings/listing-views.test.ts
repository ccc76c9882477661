import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnListingView } from '../../../src/contract/directory/listings.js';
import { ListingViews } from '../../../src/directory/listings/views/listing-views.js';
import { ListingViewCount } from '../../../src/directory/tables/listing-view-count.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;

beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE listings RESTART IDENTITY CASCADE'));

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
};
const mine = () => makeListing(test.db, { userId: farmer.user.id });
const open = (id: number, headers: Record<string, string> = BROWSER) =>
  test.post(`/api/listings/${id}/views`, {}, headers);
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const viewed = (listingId: number, daysAgo: number, views: number) =>
  test.db.getRepository(ListingViewCount).insert({ listingId, day: dayBefore(daysAgo), views });
const counted = () => test.db.getRepository(ListingViewCount).find({ order: { day: 'DESC' } });
const viewsOf = async (id: number) =>
  (await farmer.get<OwnListingView>(`/api/farmer/listings/${id}`)).body.views;

describe('POST /api/listings/{id}/views', () => {
  it('counts by day, without losing any that come at once', async () => {
    const { id } = await mine();
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(id)));
    expect(answers.every(({ status, body }) => status === 200 && (body as { done: true }).done)).toBe(true);
    expect(await counted()).toEqual([{ listingId: id, day: dayBefore(0), views: 12 }]);
    expect(await viewsOf(id)).toBe(12);
  });

  it("counts other people's views, signed in or not, but not the owner's own nor programs'", async () => {
    const { id } = await mine();
    const shopper = await signedIn(test);
    await open(id, { ...BROWSER, cookie: shopper.cookie });
    expect(await viewsOf(id)).toBe(1);
    for (const headers of [
      { ...BROWSER, cookie: farmer.cookie },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
    ]) {
      expect((await open(id, headers)).status).toBe(200);
    }
    expect(await viewsOf(id)).toBe(1);
  });

  it('answers 404 for a listing that is paused or was never there', async () => {
    const { id } = await makeListing(test.db, { isAvailable: false });
    for (const address of [id, 99_999, '1%20OR%201=1']) {
      const answer = await test.post(`/api/listings/${address}/views`, {}, BROWSER);
      expect(answer.status).toBe(typeof address === 'string' ? 400 : 404);
    }
    expect(await counted()).toEqual([]);
  });

  it('is what opening the page by GET does not do', async () => {
    const { id } = await mine();
    await test.get(`/api/listings/${id}`, BROWSER);
    expect(await counted()).toEqual([]);
  });

  it('is counted for the last 30 days, today among them', async () => {
    const { id } = await mine();
    await viewed(id, 0, 1);
    await viewed(id, 29, 10);
    await viewed(id, 30, 100);
    expect(await viewsOf(id)).toBe(11);
  });

  it('forgets what is older than 400 days', async () => {
    const { id } = await mine();
    for (const days of [399, 400, 401, 500]) await viewed(id, days, 1);
    await new ListingViews(test.db).cleanUp();
    expect((await counted()).map(({ day }) => day)).toEqual([dayBefore(399), dayBefore(400)]);
  });
});

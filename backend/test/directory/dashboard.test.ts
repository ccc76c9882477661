import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalData } from '../../src/accounts/personal-data/personal-data.js';
import type { FarmerDashboard } from '../../src/contract/directory/dashboard.js';
import { DAY_MS } from '../../src/contract/shared/calendar/durations.js';
import { OwnListings } from '../../src/directory/listings/own/own-listings.service.js';
import { PersonalListings } from '../../src/directory/listings/personal-listings.js';
import { Correction } from '../../src/directory/tables/correction.entity.js';
import { FarmClaim } from '../../src/directory/tables/farm-claim.entity.js';
import { ListingViewCount } from '../../src/directory/tables/listing-view-count.entity.js';
import type { Media } from '../../src/platform/media/media.js';
import { type Client, makeUser, signedIn } from '../support/http/people.js';
import { makeFarm, makeListing } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;

beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE listings, farms, corrections RESTART IDENTITY CASCADE'));

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dashboard = async (client = farmer) =>
  (await client.get<FarmerDashboard>('/api/farmer/dashboard')).body;
const own = () => ({ userId: farmer.user.id });

describe('GET /api/farmer/dashboard', () => {
  it('says of each listing whether it is found, asks for attention, and how often it was opened', async () => {
    const live = await makeListing(test.db, { ...own(), createdAt: daysAgo(1), confirmedAt: daysAgo(1) });
    const asked = await makeListing(test.db, {
      ...own(),
      createdAt: daysAgo(64),
      confirmedAt: daysAgo(64),
      askedAt: daysAgo(4),
    });
    const paused = await makeListing(test.db, { ...own(), createdAt: daysAgo(70), isAvailable: false });
    const hidden = await makeListing(test.db, {
      ...own(),
      createdAt: daysAgo(100),
      confirmedAt: daysAgo(95),
      askedAt: daysAgo(35),
      hiddenAt: daysAgo(5),
      isAvailable: false,
    });
    const day = new Date().toISOString().slice(0, 10);
    await test.db.getRepository(ListingViewCount).insert({ listingId: asked.id, day, views: 7 });
    const { listings } = await dashboard();
    expect(listings.map(({ id, state, isAsked, views }) => ({ id, state, isAsked, views }))).toEqual([
      { id: live.id, state: 'live', isAsked: false, views: 0 },
      { id: asked.id, state: 'live', isAsked: true, views: 7 },
      { id: paused.id, state: 'paused', isAsked: false, views: 0 },
      { id: hidden.id, state: 'hidden', isAsked: false, views: 0 },
    ]);
    const hidesAt = listings.map((listing) => listing.hidesAt && Date.parse(listing.hidesAt));
    expect(hidesAt).toEqual([
      live.confirmedAt.getTime() + 90 * DAY_MS,
      asked.confirmedAt.getTime() + 90 * DAY_MS,
      null,
      null,
    ]);
  });

  it("has one's own farms, with those that wait for verification, and what visitors say of them", async () => {
    const [waiting, verified] = [
      await makeFarm(test.db, { ...own(), isClaimed: true, createdAt: daysAgo(1) }),
      await makeFarm(test.db, { ...own(), isClaimed: true, isVerified: true, createdAt: daysAgo(9) }),
    ];
    const notes = test.db.getRepository(Correction);
    const note = await notes.save({ farmId: verified.id, message: 'The gate is closed.', email: null });
    await notes.save({ farmId: verified.id, message: 'Dealt with.', status: 'done' });
    const { farms, corrections } = await dashboard();
    expect(farms.map(({ id, isVerified }) => [id, isVerified])).toEqual([
      [waiting.id, false],
      [verified.id, true],
    ]);
    expect(corrections).toMatchObject([{ id: note.id, farmId: verified.id, farmName: verified.name }]);
  });

  it('says that a claim was turned down, and why, for a month', async () => {
    const farm = await makeFarm(test.db, { name: 'Not Theirs' });
    const claims = test.db.getRepository(FarmClaim);
    const claim = { farmId: farm.id, userId: farmer.user.id, status: 'rejected' as const, snapshot: null };
    await claims.save({ ...claim, reason: 'It has another owner.', decidedAt: daysAgo(2) });
    await claims.save({ ...claim, reason: 'Long ago.', decidedAt: daysAgo(40) });
    expect((await dashboard()).rejectedClaims).toMatchObject([
      { farmName: 'Not Theirs', reason: 'It has another owner.' },
    ]);
  });

  it('has nothing of anybody else, and is empty for whoever has nothing', async () => {
    const stranger = await makeUser(test.db);
    const farm = await makeFarm(test.db, { userId: stranger.id });
    await makeListing(test.db, { userId: stranger.id, farmId: farm.id });
    await makeListing(test.db);
    await test.db.getRepository(Correction).save({ farmId: farm.id, message: 'Not for you.' });
    expect(await dashboard()).toEqual({ farms: [], listings: [], corrections: [], confirmations: [] });
    expect(await dashboard(await signedIn(test))).toEqual({
      farms: [],
      listings: [],
      corrections: [],
      confirmations: [],
    });
    expect((await test.get('/api/farmer/dashboard')).status).toBe(401);
  });

  it('is one short answer for 500 listings of 50 farms', async () => {
    await test.db.query(
      `INSERT INTO farms (user_id, name, description, address, zip_code, latitude, longitude)
       SELECT $1, 'Farm ' || number, 'Eggs.', '1 Road', '33901', 26.6, -81.8 FROM generate_series(1, 50) AS number`,
      [farmer.user.id],
    );
    await test.db.query(
      `INSERT INTO listings (user_id, product_name, description, price, unit, category)
       SELECT $1, 'Eggs', 'Fresh.', '1.00', 'dozen', 'eggs' FROM generate_series(1, 500)`,
      [farmer.user.id],
    );
    await test.db.query(
      `INSERT INTO listing_views SELECT id, current_date - back, 2 FROM listings, generate_series(0, 60) AS back`,
    );
    const { farms, listings } = await dashboard();
    expect([farms.length, listings.length]).toEqual([50, 500]);
    expect(listings.every(({ views }) => views >= 58 && views <= 62)).toBe(true);
  });
});

describe('the listings of an account', () => {
  const discarded: (string | null)[] = [];
  /** As the server makes it; pictures are only noted. */
  const records = () => {
    const media = {
      discard: (_tx: unknown, url: string | null) => Promise.resolve(void discarded.push(url)),
    };
    return new PersonalListings(new PersonalData(), new OwnListings(test.db, media as unknown as Media));
  };

  it('are exported with their views by day', async () => {
    const { id } = await makeListing(test.db, {
      ...own(),
      productName: 'Duck eggs',
      hiddenAt: daysAgo(1),
      isAvailable: false,
    });
    await makeListing(test.db, { userId: (await makeUser(test.db)).id });
    for (const [day, views] of [['2026-01-02', 3] as const, ['2026-01-01', 5] as const]) {
      await test.db.getRepository(ListingViewCount).insert({ listingId: id, day, views });
    }
    const exported = await records().export(test.db.manager, farmer.user.id);
    expect(JSON.parse(JSON.stringify(exported))).toMatchObject([
      { id, productName: 'Duck eggs', viewsByDay: { '2026-01-01': 5, '2026-01-02': 3 } },
    ]);
    expect(exported[0]).not.toHaveProperty('search');
  });

  it("are erased with their views and pictures, and nobody else's", async () => {
    const imageUrl = '/media/AAAAAAAAAAAAAAAAAAAAAA/800.jpg';
    const { id } = await makeListing(test.db, { ...own(), imageUrl });
    await test.db.getRepository(ListingViewCount).insert({ listingId: id, day: '2026-01-01', views: 5 });
    const kept = await makeListing(test.db, { userId: (await makeUser(test.db)).id });
    await test.db.transaction((tx) => records().erase(tx, farmer.user.id));
    expect(await test.db.query('SELECT id FROM listings')).toEqual([{ id: kept.id }]);
    expect(await test.db.query('SELECT * FROM listing_views')).toEqual([]);
    expect(discarded).toEqual([imageUrl]);
  });
});

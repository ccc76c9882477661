import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillGuides } from '../../src/content/content-hubs/fill-guides.js';
import { refreshAfterRun } from '../../src/content/generation/after-run.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import type { ContentHubView } from '../../src/contract/content/content-hubs.js';
import { LocationPageView } from '../../src/contract/content/location-pages.js';
import type { StatePageView } from '../../src/contract/content/state-pages.js';
import type { Season } from '../../src/contract/directory/hours.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { makeUser } from '../support/http/people.js';
import {
  degreesNorth,
  FORT_MYERS,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;

const weekly = (day: 0 | 3 | 5 | 6, opens: string, closes: string): Season[] => [
  { from: '01-01', to: '12-31', hours: [{ day, opens, closes }] },
];
const at = (miles: number) => ({ latitude: FORT_MYERS.latitude + degreesNorth(miles), state: 'FL' });

async function makePages(...cities: string[]): Promise<void> {
  const maker = new PageMaker(test.db);
  for (const city of cities) {
    const target = await test.db.getRepository(TargetLocation).findOneByOrFail({ city, stateCode: 'FL' });
    const draft = await maker.draft(target, new Date());
    await test.db.transaction((tx) => savePages(tx, [draft]));
  }
}

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  await makePlace(db, {
    ...at(1),
    name: 'River District Market',
    features: ['snap', 'snap_match'],
    seasons: weekly(6, '08:00', '13:00'),
  });
  await makePlace(db, {
    ...at(3),
    name: 'Midweek Market',
    city: 'Cape Coral',
    seasons: weekly(3, '15:30', '19:00'),
  });
  await makePlace(db, { ...at(5), name: 'Closed Market', businessStatus: 'CLOSED_PERMANENTLY' });
  await makePlace(db, { ...at(26), name: 'Far Market' });
  await makePlace(db, {
    ...at(7),
    kind: 'csa',
    name: 'Box Farm',
    productTypes: ['Fresh Vegetables', 'Eggs'],
  });
  await makeFarm(db, {
    ...at(8),
    kind: 'u_pick',
    name: 'Berry *Patch* [Farm]',
    productTypes: ['Fresh Fruits', 'Honey'],
    organicCertified: true,
  });
  await makeListing(db, { ...at(4), productName: 'Sweet onions', city: 'Fort Myers' });
  await makeListing(db, { ...at(4), productName: 'Old squash', isAvailable: false });
  const vendor = await makeVendor(db, { ...at(2), businessName: 'Honey House' });
  await makeProduct(db, { vendorId: vendor.id, name: 'Palmetto honey', price: 1_250 });
  await makeProduct(db, { vendorId: vendor.id, name: 'Sold out honey', inventory: 0 });
  await makeProduct(db, { vendorId: (await makeVendor(db, { isApproved: false })).id, name: 'Secret jam' });
  await db.transaction((tx) => fillGuides(tx, new Date()));
  await makePages('Fort Myers', 'Cape Coral', 'Key West');
  await refreshAfterRun(db, ['FL']);
});
afterAll(() => test.close());

const page = async (slug: string) =>
  LocationPageView.parse((await test.get(`/api/location-pages/${slug}`)).body);

describe('what a page names', () => {
  const keys = ({ facts }: Awaited<ReturnType<typeof page>>) => ({
    listings: facts.listings.newest.map(({ productName }) => productName),
    products: facts.products.newest.map(({ name }) => name),
    vendors: facts.products.vendors.map(({ businessName }) => businessName),
    csas: facts.csas.map(({ name }) => name),
    markets: facts.marketsByDay.flatMap(({ markets }) => markets.map(({ name }) => name)),
  });

  it('is left out once it is not public anymore, with its part of the numbers and the text', async () => {
    const { db } = test;
    const csa = await makeFarm(db, {
      ...at(0.2),
      kind: 'csa',
      name: 'Gone Box Farm',
      productTypes: ['Eggs'],
    });
    const market = await makePlace(db, {
      ...at(0.1),
      name: 'Gone Market',
      features: ['snap', 'wic'],
      seasons: weekly(5, '08:00', '13:00'),
    });
    const deleted = await makeListing(db, { ...at(4), productName: 'Gone plums' });
    const paused = await makeListing(db, { ...at(4), productName: 'Paused pears' });
    const vendor = await makeVendor(db, { ...at(1), businessName: 'Gone Grocer' });
    await makeProduct(db, { vendorId: vendor.id, name: 'Gone jam' });
    const stays = await makeVendor(db, { ...at(1), businessName: 'Staying Grocer' });
    await makeProduct(db, { vendorId: stays.id, name: 'Staying jam' });
    const hidden = await makeProduct(db, { vendorId: stays.id, name: 'Hidden jam' });
    await makePages('Fort Myers');
    const before = await page('fort-myers-fl');
    expect(before.content).toMatch(/Gone Market[^]*Gone Box Farm|Gone Box Farm[^]*Gone Market/);

    await db.getRepository(Farm).delete(csa.id);
    await db.getRepository(Place).update(market.id, { hiddenAt: new Date() });
    await db.query('DELETE FROM listings WHERE id = $1', [deleted.id]);
    await db.query('UPDATE listings SET is_available = false WHERE id = $1', [paused.id]);
    await db.query('UPDATE vendors SET is_active = false WHERE id = $1', [vendor.id]);
    await db.query('UPDATE products SET is_active = false WHERE id = $1', [hidden.id]);
    const after = await page('fort-myers-fl');
    expect(JSON.stringify(after)).not.toMatch(/Gone|Paused|Hidden/);
    expect(keys(after)).toMatchObject({
      vendors: expect.arrayContaining(['Staying Grocer', 'Honey House']),
      csas: ['Box Farm'],
    });
    expect(after.facts.numbers).toMatchObject({
      markets: before.facts.numbers.markets - 1,
      farms: before.facts.numbers.farms - 1,
      csas: before.facts.numbers.csas - 1,
      snapMarkets: before.facts.numbers.snapMarkets - 1,
      winterMarkets: before.facts.numbers.winterMarkets - 1,
    });
    expect([after.farmCount, after.marketCount]).toEqual([before.farmCount - 1, before.marketCount - 1]);
    expect(after.facts.listings.count).toBe(before.facts.listings.count - 2);
    expect(after.facts.products.count).toBe(before.facts.products.count - 2);

    // The page that is made anew says the same of them.
    await makePages('Fort Myers');
    const { asOf: _asOf, listings, ...fresh } = (await page('fort-myers-fl')).facts;
    const { asOf: _before, listings: shown, ...mended } = after.facts;
    expect(mended).toEqual(fresh);
    expect(shown.count).toBe(listings.count);
  });

  it('is left out of the pages of states and guides as well', async () => {
    const farm = await makeFarm(test.db, { ...at(2), name: 'Featured Once', isVerified: true });
    await refreshAfterRun(test.db, ['FL']);
    const names = async () =>
      (await test.get<StatePageView>('/api/state-pages/florida')).body.featuredFarms.map(({ name }) => name);
    expect(await names()).toContain('Featured Once');
    await test.db.getRepository(Farm).delete(farm.id);
    expect(await names()).not.toContain('Featured Once');
    await refreshAfterRun(test.db, ['FL']);

    const cities = async () =>
      (await test.get<ContentHubView>('/api/content-hubs/csa-programs')).body.figures?.cities.map(
        ({ city }) => city,
      );
    expect(await cities()).toContain('Cape Coral');
    await test.db.getRepository(LocationPage).update({ city: 'Cape Coral' }, { status: 'archived' });
    expect(await cities()).not.toContain('Cape Coral');
    await test.db.getRepository(LocationPage).update({ city: 'Cape Coral' }, { status: 'published' });
  });

  it('keeps no contact of a farm that may only say that it is another one', async () => {
    const { db } = test;
    const contact = {
      website: 'https://crook.example/',
      socialLinks: { facebook: 'https://facebook.com/crook' },
    };
    const twin = await makeFarm(db, {
      ...{ ...at(0.3), ...contact, name: 'Otter Slide Farm', kind: 'farm_stand', phone: '239-555-0199' },
      ...{ userId: (await makeUser(db)).id, isClaimed: true },
    });
    await makePages('Fort Myers');
    await refreshAfterRun(db, ['FL']);
    const shown = async () => [
      (await page('fort-myers-fl')).farmsDataParsed.find(({ id }) => id === `farm-${twin.id}`),
      (await test.get<StatePageView>('/api/state-pages/florida')).body.featuredFarms.find(
        ({ id }) => id === `farm-${twin.id}`,
      ),
    ];
    expect(await shown()).toMatchObject([contact, contact]);
    const { id: userId } = await makeUser(db);
    await makeFarm(db, { ...at(0.4), name: 'Otter Slide Farm', userId, isClaimed: true, isVerified: true });
    const none = { website: null, socialLinks: {} };
    expect(await shown()).toMatchObject([{ ...none, phone: null }, none]);
  });
});

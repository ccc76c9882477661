import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillGuides } from '../../src/content/content-hubs/fill-guides.js';
import { seedHubs, readHubs } from '../../src/content/content-hubs/seed-hubs.js';
import { refreshAfterRun } from '../../src/content/generation/after-run.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import { ContentHubList, ContentHubView } from '../../src/contract/content/content-hubs.js';
import { LocationPageList, LocationPageView } from '../../src/contract/content/location-pages.js';
import { StatePageList, StatePageView } from '../../src/contract/content/state-pages.js';
import type { HoursException, Season } from '../../src/contract/directory/hours.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
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

let phoneFarm: Farm;

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  await makePlace(db, {
    ...at(1),
    name: 'River District Market',
    features: ['snap', 'snap_match'],
    seasons: weekly(6, '08:00', '13:00'),
    phone: '239-555-0100',
    email: 'manager@example.com',
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
  phoneFarm = await makeFarm(db, {
    ...at(8),
    kind: 'u_pick',
    name: 'Berry *Patch* [Farm]',
    phone: '239-555-0177',
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

describe('GET /api/location-pages/{slug}', () => {
  it('takes the slug with its prefix or without', async () => {
    expect((await page('farms-fort-myers-fl')).id).toBe((await page('fort-myers-fl')).id);
    expect((await page('Farms-Fort-Myers-FL')).slug).toBe('farms-fort-myers-fl');
    expect(await test.get('/api/location-pages/farms-atlantis-fl')).toMatchObject({
      status: 404,
      body: {
        error: 'LOCATION_PAGE_NOT_FOUND',
        message: "The location page you're looking for doesn't exist.",
      },
    });
  });

  it('has the markets of the coming Saturday with who is there, and not those of other days', async () => {
    const { id: placeId } = await test.db
      .getRepository(Place)
      .findOneByOrFail({ name: 'River District Market' });
    const date = (await page('fort-myers-fl')).saturday.date;
    const [startsAt, endsAt] = [new Date(`${date}T13:00:00Z`), new Date(`${date}T18:00:00Z`)];
    await test.db.getRepository(MarketDay).save({ placeId, date, startsAt, endsAt });
    await test.db.getRepository(MarketMember).save({ placeId, name: 'Ana', status: 'member' as const });
    const { saturday } = await page('fort-myers-fl');
    expect(saturday.items.map(({ place: { name }, lineUp }) => [name, lineUp[0]?.presence])).toEqual([
      ['River District Market', 'usual'],
    ]);
  });

  it('counts what is within 25 miles and open for business', async () => {
    const { facts, farmCount, marketCount, isIndexable } = await page('fort-myers-fl');
    expect(facts.numbers).toMatchObject({
      markets: 2,
      farms: 2,
      csas: 1,
      uPicks: 1,
      snapMarkets: 1,
      snapMatchMarkets: 1,
      organicCertified: 1,
    });
    expect({ farmCount, marketCount, isIndexable }).toEqual({
      farmCount: 2,
      marketCount: 2,
      isIndexable: true,
    });
    expect(
      facts.marketsByDay.map(({ day, total, markets }) => [day, total, markets[0]?.name, markets[0]?.hours]),
    ).toEqual([
      [3, 1, 'Midweek Market', '3:30 PM to 7 PM'],
      [6, 1, 'River District Market', '8 AM to 1 PM'],
    ]);
    expect(facts.listings).toMatchObject({ count: 1, newest: [{ productName: 'Sweet onions' }] });
    expect(facts.products).toMatchObject({
      count: 1,
      vendors: [{ businessName: 'Honey House', products: 1 }],
      newest: [{ name: 'Palmetto honey', price: 12.5 }],
    });
    expect(facts.growing).toContainEqual({ productType: 'Honey', count: 1 });
  });

  it('says it in words, with names as their owners write them', async () => {
    const { title, metaDescription, content, contentHtml } = await page('fort-myers-fl');
    expect(title).toBe('Farmers Markets and Farms near Fort Myers, FL');
    expect(metaDescription).toContain('Fort Myers, FL: 2 farmers markets and 2 farms within 25 miles.');
    expect(metaDescription.length).toBeLessThanOrEqual(155);
    for (const name of [
      'River District Market',
      'Midweek Market',
      'Box Farm',
      'Sweet onions',
      'Honey House',
    ]) {
      expect(content).toContain(name);
    }
    expect(contentHtml).toContain('<strong>Berry *Patch* [Farm]</strong>');
    expect(contentHtml).toContain('href="/guides/u-pick-farms"');
    expect(content).not.toMatch(/Closed Market|Far Market|Old squash|Secret jam|Sold out/);
  });

  it('lists farms and markets nearest first, open or closed by this moment', async () => {
    const { farmsData, farmsDataParsed } = await page('fort-myers-fl');
    expect(farmsDataParsed.map(({ name }) => name)).toEqual([
      'River District Market',
      'Midweek Market',
      'Box Farm',
      'Berry *Patch* [Farm]',
    ]);
    expect((JSON.parse(farmsData) as { id: string }[]).map(({ id }) => id)).toEqual(
      farmsDataParsed.map(({ id }) => id),
    );
    expect(farmsDataParsed[0]?.openSummary).toMatch(/^Open/);
  });

  it('knows the dates with other hours that were set since it was made', async () => {
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    const closed: HoursException = {
      ...{ from: today, to: today, kind: 'closed', reason: 'Hurricane' },
      ...{ opens: null, closes: null, address: null },
    };
    const farms = test.db.getRepository(Farm);
    await farms.update(phoneFarm.id, { exceptions: [closed] });
    const { farmsDataParsed } = await page('fort-myers-fl');
    expect(farmsDataParsed[3]?.openSummary).toBe('Closed today: Hurricane');
    await farms.update(phoneFarm.id, { exceptions: [] });
  });

  it('shows no contact that the product does not show elsewhere, nor one that was taken away', async () => {
    const before = await page('fort-myers-fl');
    const answer = JSON.stringify(before);
    expect(answer).not.toContain('manager@example.com');
    expect(answer).not.toContain('239-555-0100');
    expect(before.farmsDataParsed[3]?.phone).toBe('239-555-0177');
    await test.db.getRepository(Farm).update(phoneFarm.id, { phone: null });
    expect((await page('fort-myers-fl')).farmsDataParsed[3]?.phone).toBeNull();
  });

  it('links its neighbors, its state and the guides that there is something for', async () => {
    const { neighbors, statePage, hubs, inSeason } = await page('fort-myers-fl');
    expect(neighbors.map(({ slug }) => slug)).toEqual(['farms-cape-coral-fl']);
    expect(statePage).toEqual({ title: 'Farms and Farmers Markets in Florida', slug: 'farms-in-florida' });
    expect(hubs.map(({ slug }) => slug).sort()).toEqual(
      [
        'csa-programs',
        'farm-fresh-eggs',
        'local-honey',
        'organic-food',
        'snap-at-farmers-markets',
        'u-pick-farms',
      ].sort(),
    );
    expect(inSeason.month).toBe(new Date().getUTCMonth() + 1);
  });

  it('of a city with nothing around it is there, and asks not to be indexed', async () => {
    const empty = await page('key-west-fl');
    expect(empty).toMatchObject({
      isIndexable: false,
      status: 'published',
      farmsDataParsed: [],
      farmCount: 0,
    });
    expect(empty.content).toBe(
      'No farmers market and no farm within 25 miles of Key West, Florida is in the directory yet.',
    );
    const map = await test.get<string>('/sitemap-cities-1.xml');
    expect(map.body).toContain('/farms-fort-myers-fl');
    expect(map.body).not.toContain('key-west');
  });

  it('is not there while it is a draft or in the archive', async () => {
    const [capeCoral] = await test.db.getRepository(LocationPage).findBy({ city: 'Cape Coral' });
    await test.db.getRepository(LocationPage).update(capeCoral?.id ?? 0, { status: 'archived' });
    expect((await test.get('/api/location-pages/cape-coral-fl')).status).toBe(404);
    expect((await page('fort-myers-fl')).neighbors).toEqual([]);
    await test.db.getRepository(LocationPage).update(capeCoral?.id ?? 0, { status: 'published' });
  });

  it('leaves out a farm that has left the directory since', async () => {
    const farm = await makeFarm(test.db, { ...at(2), name: 'Short Farm' });
    await makePages('Fort Myers');
    expect((await page('fort-myers-fl')).farmsDataParsed.map(({ name }) => name)).toContain('Short Farm');
    await test.db.getRepository(Farm).delete(farm.id);
    expect((await page('fort-myers-fl')).farmsDataParsed.map(({ name }) => name)).not.toContain('Short Farm');
    await makePages('Fort Myers');
  });
});

describe('GET /api/location-pages', () => {
  it('lists pages without their texts, by state and the largest city first, in pages', async () => {
    const answer = await test.get('/api/location-pages?state=fl&limit=2');
    const list = LocationPageList.parse(answer.body);
    expect(list.map(({ slug }) => slug)).toEqual(['farms-cape-coral-fl', 'farms-fort-myers-fl']);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.headers.link).toContain('offset=2');
    expect(answer.body).not.toContainEqual(expect.objectContaining({ content: expect.anything() }));
    expect(LocationPageList.parse((await test.get('/api/location-pages?state=GA')).body)).toEqual([]);
    expect(LocationPageList.parse((await test.get('/api/location-pages?search=key')).body)).toHaveLength(1);
    for (const wildcard of ['%25', '_', '%5C', '%5C%5C', '((']) {
      expect((await test.get(`/api/location-pages?search=${wildcard}`)).body).toEqual([]);
    }
    expect((await test.get('/api/location-pages?state=XX')).status).toBe(400);
  });
});

describe('GET /api/location-pages without a limit', () => {
  const MORE = 120;

  it('answers every page that is published', async () => {
    const pages = test.db.getRepository(LocationPage);
    const [one] = await pages.find({ take: 1 });
    const before = (await test.get<unknown[]>('/api/location-pages')).body.length;
    const targets = await test.db.getRepository(TargetLocation).find({ order: { id: 'DESC' }, take: MORE });
    const copies = targets.map(({ id }) => ({
      ...one,
      id: undefined,
      targetId: id,
      slug: `farms-copy-${id}`,
    }));
    const saved = await pages.save(copies.map((copy) => pages.create(copy as Partial<LocationPage>)));
    expect((await test.get<unknown[]>('/api/location-pages')).body).toHaveLength(before + MORE);
    expect((await test.get<unknown[]>('/api/location-pages?limit=7')).body).toHaveLength(7);
    expect((await test.get('/api/location-pages?limit=5001')).status).toBe(400);
    await pages.delete(saved.map(({ id }) => id));
  });
});

describe('the pages of states', () => {
  it('are there for all fifty and the federal district', async () => {
    const list = StatePageList.parse((await test.get('/api/state-pages')).body);
    expect(list).toHaveLength(51);
    expect(list.find(({ stateCode }) => stateCode === 'FL')).toMatchObject({
      cityCount: 3,
      marketCount: 3,
      farmCount: 2,
      isIndexable: true,
    });
    expect(list.find(({ stateCode }) => stateCode === 'WY')).toMatchObject({
      cityCount: 0,
      farmCount: 0,
      isIndexable: false,
    });
  });

  it('tell what the state has, in numbers and words', async () => {
    const state = StatePageView.parse((await test.get('/api/state-pages/florida')).body);
    expect(state.slug).toBe('farms-in-florida');
    expect(state.facts.marketsPerDay).toEqual([0, 0, 0, 1, 0, 0, 1]);
    expect(state.facts.numbers).toMatchObject({
      csas: 1,
      uPicks: 1,
      snapMarkets: 1,
      winterMarkets: 2,
      organic: 1,
    });
    expect(state.content).toContain('3 farmers markets and 2 farms');
    expect(state.cities.map(({ city }) => city)).toEqual(['Cape Coral', 'Fort Myers', 'Key West']);
    expect(state.featuredFarms[0]?.name).toBe('Berry *Patch* [Farm]');
    expect(JSON.stringify(state)).not.toMatch(/239-555|manager@/);
    expect((await test.get('/api/state-pages/farms-in-atlantis')).status).toBe(404);
  });
});

describe('the guides', () => {
  it('come with the product, with how much there is of their topic and where', async () => {
    const list = ContentHubList.parse((await test.get('/api/content-hubs')).body);
    expect(list).toHaveLength(8);
    expect(list.find(({ slug }) => slug === 'u-pick-farms')?.count).toBe(1);
    const hub = ContentHubView.parse((await test.get('/api/content-hubs/csa-programs')).body);
    expect(hub.figures).toMatchObject({
      count: 1,
      stateCount: 1,
      states: [{ slug: 'farms-in-florida', count: 1 }],
      cities: [
        { slug: 'farms-cape-coral-fl', count: 1 },
        { slug: 'farms-fort-myers-fl', count: 1 },
      ],
    });
    expect(hub.relatedLinks.map(({ path }) => path)).toContain('/guides/snap-at-farmers-markets');
    expect((await test.get('/api/content-hubs/ufos')).status).toBe(404);
  });

  it('follow their files, save where staff edited or deleted them', async () => {
    const hubs = (await readHubs()).map((hub) => ({ ...hub, content: `${hub.content}\n\nMore.` }));
    await test.db.query(`UPDATE content_hub_pages SET title = 'Ours' WHERE slug = 'local-honey'`);
    await test.db.query(`DELETE FROM content_hub_pages WHERE slug = 'farm-stands'`);
    expect(await test.db.transaction((tx) => seedHubs(tx, hubs))).toBe(6);
    expect(await test.db.transaction((tx) => seedHubs(tx, hubs))).toBe(0);
    const rows = await test.db.query<{ slug: string; isNew: boolean }[]>(
      `SELECT slug, content LIKE '%More.' AS "isNew" FROM content_hub_pages ORDER BY slug`,
    );
    expect(rows.filter(({ isNew }) => !isNew).map(({ slug }) => slug)).toEqual(['local-honey']);
    expect(rows).toHaveLength(7);
  });
});

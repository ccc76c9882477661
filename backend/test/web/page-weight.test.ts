import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillGuides } from '../../src/content/content-hubs/fill-guides.js';
import { refreshAfterRun } from '../../src/content/generation/after-run.js';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import { PlaceCardList, type PlaceView } from '../../src/contract/directory/places.js';
import { SHELF_ROW, SHELF_ROWS } from '../../src/contract/marketplace/shelves.js';
import type { Place } from '../../src/directory/tables/place.entity.js';
import {
  degreesNorth,
  FORT_MYERS,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PER_PAGE = 20;
/** As long as farmers and directories write on the average. */
const WORDS =
  'Mixed vegetables for thirty households and a handful of kitchens around town. Ask which lettuce is best.';
const WEEK = ([3, 6] as const).map((day) => ({ day, opens: '09:00', closes: '16:00' }));

let test: TestApp;

/** Pages of Fort Myers and its neighbors, which have shares, picking and products nearby as well. */
async function makeCityPages(): Promise<void> {
  const { db } = test;
  const near = { ...FORT_MYERS, latitude: FORT_MYERS.latitude + degreesNorth(22), city: 'Punta Gorda' };
  for (let number = 1; number <= 6; number += 1) {
    await makePlace(db, { ...near, kind: 'csa', name: `Pigweed Shares ${number}`, organicCertified: true });
    await makePlace(db, { ...near, kind: 'u_pick', name: `Pigweed Berries ${number}` });
    await makePlace(db, { ...near, name: `Pigweed Night Market ${number}`, features: ['snap', 'wic'] });
    const vendor = await makeVendor(db, { ...near, businessName: `Honey House ${number}` });
    await makeProduct(db, { vendorId: vendor.id, name: `Palmetto honey ${number}`, description: WORDS });
    // Full rows on the shelves of the marketplace, and of the first one more than a page.
    const most = number === 1 ? PER_PAGE + 1 : 12;
    for (let more = 7; more <= most; more += 1) {
      await makeProduct(db, { vendorId: vendor.id, name: `Palmetto honey ${more}`, description: WORDS });
    }
  }
  await db.transaction((tx) => fillGuides(tx, new Date()));
  const maker = new PageMaker(db);
  const cities = await db.getRepository(TargetLocation).findBy({ stateCode: 'FL' });
  for (const target of cities) {
    const draft = await maker.draft(target, new Date());
    await db.transaction((tx) => savePages(tx, [draft]));
  }
  await refreshAfterRun(db, ['FL']);
}

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://farmgate.example', PAGE_CACHE_MB: '0' });
  for (let number = 1; number <= PER_PAGE; number += 1) {
    const spot = { ...FORT_MYERS, latitude: FORT_MYERS.latitude + degreesNorth(number) };
    const known: Partial<Place> = {
      ...spot,
      address: `${number} Packinghouse Road, Fort Myers, FL 33901`,
      description: `${WORDS} ${number}`,
      phone: '(239) 555-0192',
      website: `https://farm-${number}.example`,
      seasons: [{ from: '01-01', to: '12-31', hours: WEEK }],
      productTypes: ['Fresh Vegetables', 'Herbs', 'Flowers', 'Fresh Produce'],
      features: ['cards', 'cash', 'parking'],
      lastConfirmed: '2026-04-28',
      state: 'FL',
    };
    await makePlace(test.db, {
      ...known,
      kind: 'farm_stand',
      name: `Pigweed Acres Stand ${number}`,
    });
    await makePlace(test.db, { ...known, name: `Pigweed Acres Market ${number}` });
    await makeListing(test.db, { ...spot, farmName: `Sunny Acres ${number}`, phone: '(239) 555-0192' });
  }
  await makeCityPages();
});
afterAll(() => test.close());

const page = async (address: string) => (await test.get<string>(address)).body;
const articles = (html: string) => html.match(/<article/g)?.length;

describe('the HTML of a page', () => {
  it.each([
    ['/', 42],
    ['/browse', 34],
    ['/browse?zipCode=33901', 60],
    ['/browse?zipCode=33901&tab=listings', 40],
    ['/browse?zipCode=33901&tab=farms', 60],
    ['/browse?zipCode=33901&tab=near&search=tomatoes', 60],
    ['/farmers-markets?zipCode=33901', 60],
    ['/csa?zipCode=33901', 40],
    ['/u-pick?zipCode=33901', 40],
    ['/?zipCode=33901', 60],
    ['/marketplace?zipCode=33901', 60],
    ['/farms-fort-myers-fl', 60],
  ])('of %s is at most %i kB', async (address, most) => {
    expect(Buffer.byteLength(await page(address)) / 1_000).toBeLessThanOrEqual(most);
  });

  it('of the marketplace has full shelves there', async () => {
    const html = await page('/marketplace?zipCode=33901');
    expect(articles(html)).toBeGreaterThanOrEqual(2 * SHELF_ROWS * SHELF_ROW);
  });

  it('has eight cards first, and all of the page behind a link that needs no script', async () => {
    for (const address of ['/browse?zipCode=33901&tab=farms', '/browse', '/farmers-markets?zipCode=33901']) {
      const html = await page(address);
      expect(articles(html)).toBe(8);
      const [, more = ''] = /<a [^>]*href="([^"]*show=all)"[^>]*>Show 12 more</.exec(html) ?? [];
      const all = await page(more.replaceAll('&amp;', '&'));
      expect(articles(all)).toBe(PER_PAGE);
      expect(all).not.toMatch(/>Show \d+ more</);
    }
  });

  it('has six listings and six farms first, and twenty of each behind a link that needs no script', async () => {
    const html = await page('/browse?zipCode=33901');
    expect(articles(html)).toBe(12);
    const [, more = ''] = /<a [^>]*href="([^"]*show=all)"[^>]*>Show 14 more</.exec(html) ?? [];
    expect(articles(await page(more.replaceAll('&amp;', '&')))).toBe(2 * PER_PAGE);
  });

  it('has eight products first, and a link behind them that needs no script', async () => {
    // Above it are shelves.
    const list = async (path: string) => (await page(path)).split('<ul aria-label="Products"')[1] ?? '';
    const html = await list('/marketplace?zipCode=33901');
    expect(articles(html)).toBe(8);
    const [link = ''] = /<a [^>]*rel="next"[^>]*>Load More Products</.exec(html) ?? [];
    const [, more = ''] = /href="([^"]*)"/.exec(link) ?? [];
    const next = await list(more.replaceAll('&amp;', '&'));
    const productsOf = (text: string) =>
      [...text.matchAll(/href="(\/products\/\d+)"/g)].map(([, path]) => path);
    expect(productsOf(next)).toHaveLength(8);
    expect(productsOf(next).filter((path) => productsOf(html).includes(path))).toEqual([]);
  });

  it('says the words of a place on its card, and nowhere else', async () => {
    const html = await page('/browse?zipCode=33901&tab=farms');
    expect(html.split(`${WORDS} 7`)).toHaveLength(2);
    // Of the listings, that tab shows the count alone.
    expect(html.match(/"productName"/g)?.length ?? 0).toBeLessThanOrEqual(6);
  });
});

describe('the answer of ?view=card', () => {
  it.each(['local-farms', 'farmers-markets'])(
    'has 20 places of %s, with all that is known of them, in at most 14 kB',
    async (resource) => {
      const answer = await test.get<object[]>(`/api/${resource}?zipCode=33901&limit=20&view=card`);
      expect(answer.body).toHaveLength(PER_PAGE);
      expect(PlaceCardList.parse(answer.body)).toEqual(answer.body);
      expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThanOrEqual(14_000);
    },
  );

  it('leaves out what would say nothing, and puts the days with the same hours together, without those that are closed', async () => {
    const answer = await test.get<object[]>('/api/local-farms?zipCode=33901&limit=1&view=card');
    const [card] = answer.body;
    expect(card).toMatchObject({
      name: 'Pigweed Acres Stand 1',
      seasons: [{ from: '01-01', to: '12-31' }],
      openingHours: {
        week: [{ days: [3, 6], hours: '9:00 AM – 4:00 PM' }],
      },
    });
    for (const name of ['rating', 'reviews', 'isVerified', 'businessStatus', 'imageUrl', 'farmActivities']) {
      expect(card).not.toHaveProperty(name);
    }
  });

  it('is what is asked for; without it, every field of the specification is there', async () => {
    const { body } = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901&limit=1');
    for (const name of [
      ...[
        'id',
        'name',
        'address',
        'imageUrl',
        'phone',
        'website',
        'rating',
        'userRatingsTotal',
        'openingHours',
      ],
      ...[
        'productTypes',
        'farmActivities',
        'organicCertified',
        'businessStatus',
        'description',
        'googleMapsUrl',
      ],
      'reviews',
    ]) {
      expect(body[0]).toHaveProperty(name);
    }
    expect((await test.get('/api/local-farms?zipCode=33901&view=cards')).status).toBe(400);
  });
});

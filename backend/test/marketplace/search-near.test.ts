import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { NEAREST_OF_EACH, type NearResult } from '../../src/contract/marketplace/search-near.js';
import { DAY_MS } from '../../src/contract/shared/calendar/durations.js';
import { DatedStock } from '../../src/marketplace/tables/dated-stock.entity.js';
import { signedIn } from '../support/http/people.js';
import {
  degreesNorth,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
});
afterAll(() => test.close());
afterEach(() =>
  test.db.query(
    'TRUNCATE places, farms, place_records, listings, vendors, products RESTART IDENTITY CASCADE',
  ),
);

const at = (milesNorth: number) => ({ ...center, latitude: center.latitude + degreesNorth(milesNorth) });
const near = (query: string) => test.get<NearResult[]>(`/api/search/near?zipCode=33901&${query}`);
const found = async (query: string) => (await near(query)).body.map(({ type, name }) => `${type}: ${name}`);
const DAILY = [
  {
    from: '01-01',
    to: '12-31',
    hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens: '08:00', closes: '20:00' })),
  },
];
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const eggs = (milesNorth: number) => ({
  productName: 'Brown eggs',
  category: 'eggs' as const,
  ...at(milesNorth),
});
const vendorAt = async (milesNorth: number) => (await makeVendor(test.db, at(milesNorth))).id;

describe('who has it near a ZIP code', () => {
  it('is a listing, a product, a farm and a market, each marked as what it is', async () => {
    await makeListing(test.db, { ...eggs(1), farmName: 'Hen House', price: '5.00', unit: 'dozen' });
    await makeProduct(test.db, { vendorId: await vendorAt(2), name: 'Duck eggs', category: 'eggs' });
    await makeFarm(test.db, { name: 'Registered', description: 'Eggs and milk.', ...at(3) });
    await makePlace(test.db, { name: 'Stand', kind: 'farm_stand', productTypes: ['Eggs'], ...at(3.5) });
    await makePlace(test.db, { name: 'Square', productTypes: ['Eggs', 'Honey'], ...at(4) });
    await makePlace(test.db, { name: 'Without', productTypes: ['Honey'], ...at(0.5) });
    const { body, headers } = await near('search=eggs');
    expect(body.map(({ type, name }) => [type, name])).toEqual(
      expect.arrayContaining([
        ['listing', 'Brown eggs'],
        ['product', 'Duck eggs'],
        ['farm', 'Registered'],
        ['farm', 'Stand'],
        ['market', 'Square'],
      ]),
    );
    expect(body).toHaveLength(5);
    expect(headers['x-total-count']).toBe('5');
    expect(headers['x-total-count-bound']).toBeUndefined();
    const [listing] = body;
    expect(listing).toMatchObject({
      type: 'listing',
      path: `/listings/${listing?.key.slice('listing-'.length)}`,
      fact: '$5.00 per dozen',
      distanceMiles: 1,
      stock: 'in-stock',
    });
    expect(body.find(({ type }) => type === 'market')).toMatchObject({
      sells: ['Eggs', 'Honey'],
      stock: 'unknown',
    });
  });

  it('comes by distance, then the freshest offers, places by distance alone', async () => {
    const vendorId = await vendorAt(1);
    await makeProduct(test.db, { vendorId, name: 'Sold out eggs', inventory: 0 });
    await makeProduct(test.db, { vendorId, name: 'Duck eggs', inventory: 3 });
    await makePlace(test.db, {
      name: 'Lately',
      productTypes: ['Eggs'],
      lastConfirmed: dayAgo(3),
      seasons: DAILY,
      ...at(0.5),
    });
    await makePlace(test.db, {
      name: 'Long ago',
      productTypes: ['Eggs'],
      lastConfirmed: dayAgo(800),
      ...at(0.1),
    });
    await makePlace(test.db, {
      name: 'Closed down',
      productTypes: ['Eggs'],
      lastConfirmed: dayAgo(3),
      businessStatus: 'CLOSED_TEMPORARILY',
      ...at(0.2),
    });
    await makeListing(test.db, eggs(7));
    const facts = (await near('search=eggs')).body.map(({ name, fact }) => [name, fact]);
    expect(facts).toContainEqual(['Closed down', 'Temporarily Closed']);
    expect(facts).toContainEqual(['Lately', expect.stringMatching(/^Opens? /)]);
    expect(await found('search=eggs')).toEqual([
      'product: Duck eggs',
      'product: Sold out eggs',
      'market: Long ago',
      'market: Closed down',
      'market: Lately',
      'listing: Brown eggs',
    ]);
  });

  it('has of many the nearest, whether or not a small circle holds enough', async () => {
    const miles = Array.from({ length: 140 }, (_, index) => (index + 1) / 38);
    for (const north of miles.toReversed())
      await makePlace(test.db, { name: `Stand ${north}`, productTypes: ['Eggs'], ...at(north) });
    const nearest = async (radius: number) =>
      (await near(`search=eggs&radius=${radius}&limit=50`)).body.map(({ name }) => name);
    const inWhole = await nearest(5);
    expect(inWhole.toSorted()).toEqual(
      miles
        .slice(0, 50)
        .map((north) => `Stand ${north}`)
        .toSorted(),
    );
    expect(await nearest(25)).toEqual(inWhole);
    await test.db.query(`UPDATE places SET product_types = '{}' WHERE id % 2 = 0`);
    const half = await nearest(5);
    expect(half).toHaveLength(50);
    expect(await nearest(25)).toEqual(half);
  });

  it('has what is sold for coming dates alone among what is in stock', async () => {
    const seller = await signedIn(test, { role: 'farmer' });
    const { id: businessId } = await makeFarm(test.db, {
      userId: seller.user.id,
      name: 'Hen House',
      description: 'Eggs.',
      ...at(1),
    });
    const vendor = await makeVendor(test.db, { userId: seller.user.id, ...at(1) });
    expect(businessId).toBeGreaterThan(0);
    const make = (name: string) => makeProduct(test.db, { vendorId: vendor.id, name, inventory: 0 });
    const [goose, duck] = [await make('Goose eggs'), await make('Duck eggs')];
    const dated = test.db.getRepository(DatedStock);
    const date = (days: number) => dayAgo(-days);
    await dated.insert({ productId: duck.id, date: date(-3), inventory: 5 });
    const stocks = async () =>
      (await near('search=eggs')).body.flatMap(({ type, name, stock, shopPath }) =>
        type === 'product' ? [`${name}: ${stock}`] : type === 'farm' ? [`${name}: ${shopPath}`] : [],
      );
    expect(await stocks()).toEqual(
      expect.arrayContaining(['Goose eggs: none', 'Duck eggs: none', 'Hen House: undefined']),
    );
    await dated.insert({ productId: goose.id, date: date(20), inventory: 5 });
    expect(await stocks()).toEqual(
      expect.arrayContaining(['Goose eggs: in-stock', 'Duck eggs: none', `Hen House: /vendors/${vendor.id}`]),
    );
    const all = await stocks();
    expect(all.indexOf('Goose eggs: in-stock')).toBeLessThan(all.indexOf('Duck eggs: none'));
  });

  it('has what only mentions the food behind all that is called so', async () => {
    await makeListing(test.db, {
      productName: 'Pound cake',
      description: 'Made with our own eggs.',
      ...at(1),
    });
    await makeListing(test.db, eggs(20));
    const { body } = await near('search=eggs');
    expect(body.map(({ name, isMention }) => [name, isMention])).toEqual([
      ['Brown eggs', false],
      ['Pound cake', true],
    ]);
  });

  it('ends at the radius', async () => {
    await makeListing(test.db, eggs(20));
    await makeProduct(test.db, { vendorId: await vendorAt(20), name: 'Duck eggs' });
    await makePlace(test.db, { name: 'Square', productTypes: ['Eggs'], ...at(20) });
    expect(await found('search=eggs&radius=10')).toEqual([]);
    expect(await found('search=eggs')).toHaveLength(3);
  });

  it('shows nothing that is not shown elsewhere', async () => {
    await makeListing(test.db, { ...eggs(1), isAvailable: false });
    const { id: vendorId } = await makeVendor(test.db, { ...at(1), isActive: false });
    await makeProduct(test.db, { vendorId, name: 'Duck eggs' });
    await makePlace(test.db, { productTypes: ['Eggs'], hiddenAt: new Date(), ...at(1) });
    expect(await found('search=eggs')).toEqual([]);
  });

  it('knows other names of a food, and what was meant by a misspelled word', async () => {
    await makeListing(test.db, { ...eggs(1), productName: 'Farm fresh eggs' });
    await makePlace(test.db, { name: 'Zucchini Acres', ...at(2) });
    expect(await found('search=hen eggs')).toEqual(['listing: Farm fresh eggs']);
    const { body, headers } = await near('search=eggz');
    expect(body.map(({ name }) => name)).toEqual(['Farm fresh eggs']);
    expect(headers['x-search-corrected']).toBe('eggs');
    expect(await found('search=fresh -farm')).toEqual([]);
  });
});

it('is nothing else where something farther away is called as was searched', async () => {
  await makeListing(test.db, { ...eggs(1), productName: 'Quimby hollow greens' });
  expect(await found('search=Quimby Hollow Ranch')).toEqual(['listing: Quimby hollow greens']);
  await makePlace(test.db, { name: 'Quimby Hollow Ranch', kind: 'farm_stand', ...at(80) });
  expect(await found('search=Quimby Hollow Ranch')).toEqual([]);
});

describe('a page of what is near', () => {
  it('follows on the one before it', async () => {
    for (let mile = 1; mile <= 5; mile += 1)
      await makeListing(test.db, { ...eggs(mile), productName: `Eggs ${mile}` });
    const first = await near('search=eggs&limit=2');
    expect(first.body.map(({ name }) => name)).toEqual(['Eggs 1', 'Eggs 2']);
    expect(first.headers.link).toContain('rel="next"');
    expect(await found('search=eggs&limit=2&offset=2')).toEqual(['listing: Eggs 3', 'listing: Eggs 4']);
    const last = await near('search=eggs&limit=2&offset=4');
    expect(last.body.map(({ name }) => name)).toEqual(['Eggs 5']);
    expect(last.headers.link).not.toContain('rel="next"');
    expect((await near('search=eggs&offset=10000')).body).toEqual([]);
  });

  it('ends where not all of a kind are known, and says that there is more', async () => {
    await test.db.query(
      `INSERT INTO listings (product_name, description, price, unit, category, latitude, longitude)
       SELECT 'Eggs', '', '5.00', 'dozen', 'eggs', $1::float8 + n * $3::float8, $2 FROM generate_series(1, $4::int) AS n`,
      [center.latitude, center.longitude, degreesNorth(0.1), NEAREST_OF_EACH + 1],
    );
    await makePlace(test.db, { name: 'Near', productTypes: ['Eggs'], ...at(4) });
    await makePlace(test.db, { name: 'Behind the last listing', productTypes: ['Eggs'], ...at(12) });
    const { body, headers } = await near('search=eggs&limit=100');
    expect(body).toHaveLength(NEAREST_OF_EACH + 1);
    expect(body.map(({ name }) => name)).not.toContain('Behind the last listing');
    expect(headers['x-total-count']).toBe(String(NEAREST_OF_EACH + 1));
    expect(headers['x-total-count-bound']).toBe('more');
    expect(headers.link).toBeUndefined();
  });
});

describe('a search that cannot be answered', () => {
  it.each([
    ['zipCode=33901', 'search', 'Please say what you are looking for, such as eggs.'],
    ['zipCode=33901&search=%20', 'search', 'Please say what you are looking for, such as eggs.'],
    ['search=eggs', 'zipCode', 'Please enter a five-digit ZIP code, such as 33901.'],
    ['search=eggs&zipCode=abc', 'zipCode', 'Please enter a five-digit ZIP code, such as 33901.'],
  ])('says what is missing: %s', async (query, path, message) => {
    const { status, body } = await test.get<{ issues: unknown[] }>(`/api/search/near?${query}`);
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path, message }]);
  });

  it.each(['33901&search=%25', '33901&search=-eggs', '33901&search=the', '99999&search=eggs'])(
    'finds nothing where nothing can be found: %s',
    async (query) => {
      await makeListing(test.db, eggs(1));
      const { status, body } = await test.get(`/api/search/near?zipCode=${query}`);
      expect([status, body]).toEqual([200, []]);
    },
  );
});

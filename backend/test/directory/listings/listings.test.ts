import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListingView } from '../../../src/contract/directory/listings.js';
import { degreesNorth, makeFarm, makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE listings, farms, search_words RESTART IDENTITY CASCADE'));

const at = (milesNorth: number) => ({ ...center, latitude: center.latitude + degreesNorth(milesNorth) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const search = (query: string) => test.get<ListingView[]>(`/api/listings?${query}`);
const names = ({ body }: { body: ListingView[] }) => body.map(({ productName }) => productName);

describe('GET /api/listings', () => {
  it('lists the newest first, 20 unless asked otherwise, without those that are not offered any more', async () => {
    for (let index = 0; index < 22; index += 1) {
      await makeListing(test.db, { productName: `Listing ${index}`, createdAt: hoursAgo(index) });
    }
    await makeListing(test.db, { productName: 'Gone', isAvailable: false });
    const answer = await search('');
    expect(answer.body).toHaveLength(20);
    expect(answer.body[0]?.productName).toBe('Listing 0');
    expect(answer.headers['x-total-count']).toBe('22');
    expect(answer.headers.link).toContain('offset=20');
    expect(names(await search('limit=4'))).toEqual(['Listing 0', 'Listing 1', 'Listing 2', 'Listing 3']);
  });

  it('has the fields of the specification and none of the table beyond the contract', async () => {
    const farm = await makeFarm(test.db, { name: 'Sunny Acres' });
    await makeListing(test.db, {
      farmId: farm.id,
      farmName: 'Sunny Acres',
      email: 'sam@farm.example',
      price: '4.50',
    });
    const [listing] = (await search('')).body;
    expect(listing).toMatchObject({
      farmId: farm.id,
      productName: 'Sungold tomatoes',
      price: '4.50',
      unit: 'pound',
      category: 'vegetables',
      isAvailable: true,
      farmName: 'Sunny Acres',
      zipCode: '33901',
      email: 'sam@farm.example',
      phone: null,
      distanceMiles: null,
    });
    expect(listing).not.toHaveProperty('search');
  });

  it('filters by category; all and empty are no filter', async () => {
    await makeListing(test.db, { productName: 'Eggs', category: 'eggs', createdAt: hoursAgo(1) });
    await makeListing(test.db, { productName: 'Kale' });
    expect(names(await search('category=eggs'))).toEqual(['Eggs']);
    expect(names(await search('category=all'))).toEqual(['Kale', 'Eggs']);
    expect(names(await search('category='))).toEqual(['Kale', 'Eggs']);
    expect(await search('category=tractors')).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining('Please choose a category among vegetables, fruits') as unknown,
      },
    });
  });

  it('lists what is within 25 miles of a ZIP code, nearest first, and newest first when asked', async () => {
    await makeListing(test.db, { productName: 'Far', ...at(24), createdAt: hoursAgo(1) });
    await makeListing(test.db, { productName: 'Near', ...at(3), createdAt: hoursAgo(2) });
    await makeListing(test.db, { productName: 'Beyond', ...at(26) });
    await makeListing(test.db, { productName: 'Nowhere', latitude: null, longitude: null });
    const answer = await search('zipCode=33901');
    expect(answer.body.map(({ productName, distanceMiles }) => [productName, distanceMiles])).toEqual([
      ['Near', 3],
      ['Far', 24],
    ]);
    expect(names(await search('zipCode=33901&sort=newest'))).toEqual(['Far', 'Near']);
    expect(names(await search('zipCode=33901&radius=50'))).toEqual(['Near', 'Far', 'Beyond']);
    expect((await search('zipCode=00000')).body).toEqual([]);
  });

  it('combines text, category and place', async () => {
    await makeListing(test.db, { productName: 'Heirloom tomatoes', ...at(2) });
    await makeListing(test.db, { productName: 'Tomato seedlings', category: 'plants', ...at(1) });
    await makeListing(test.db, { productName: 'Tomatoes from afar', ...at(40) });
    await makeListing(test.db, { productName: 'Okra', ...at(1) });
    // What is made of a food, or grows it, comes behind the food.
    expect(names(await search('search=tomato&zipCode=33901'))).toEqual([
      'Heirloom tomatoes',
      'Tomato seedlings',
    ]);
    expect(names(await search('search=tomato&zipCode=33901&category=vegetables'))).toEqual([
      'Heirloom tomatoes',
    ]);
    expect(names(await search('search=tomato&category=plants'))).toEqual(['Tomato seedlings']);
    expect(names(await search('search=tomato&zipCode=33901&radius=50&sort=newest'))).toHaveLength(3);
    expect((await search('search=tomato&zipCode=33901')).headers['x-total-count']).toBe('2');
  });

  it('shows a listing as it is now, though it was read before', async () => {
    const { id } = await makeListing(test.db, { productName: 'Kale', ...at(1) });
    for (const list of ['', 'category=vegetables', 'zipCode=33901']) {
      await test.db.query(`UPDATE listings SET product_name = 'Kale', is_available = true WHERE id = $1`, [
        id,
      ]);
      expect(names(await search(list))).toEqual(['Kale']);
      await test.db.query(`UPDATE listings SET product_name = 'Chard' WHERE id = $1`, [id]);
      expect(names(await search(list))).toEqual(['Chard']);
      await test.db.query('UPDATE listings SET is_available = false WHERE id = $1', [id]);
      expect(names(await search(list))).toEqual([]);
    }
  });

  it('looks in a small circle first for a frequent word, nearest first over all pages', async () => {
    const miles = Array.from({ length: 90 }, (_, index) => (index + 1) / 20);
    for (const north of miles.toReversed()) {
      await makeListing(test.db, { productName: `Tomatoes at ${north}`, ...at(north) });
      await makeListing(test.db, { productName: 'Kale', description: 'Green.' });
    }
    const first = await search('search=tomatoes&zipCode=33901&radius=50');
    expect(names(first)).toEqual(miles.slice(0, 20).map((north) => `Tomatoes at ${north}`));
    expect(Number(first.headers['x-total-count'])).toBeGreaterThanOrEqual(60);
    expect(first.headers['x-total-count-bound']).toBe('more');
    const last = await search('search=tomatoes&zipCode=33901&radius=50&offset=80');
    expect(names(last)).toEqual(miles.slice(80).map((north) => `Tomatoes at ${north}`));
    expect(last.headers['x-total-count']).toBe('90');
    expect(last.headers['x-total-count-bound']).toBeUndefined();
  });

  it('finds words in names, farms, descriptions and categories, whatever their ending and accents', async () => {
    await makeListing(test.db, {
      productName: 'Jalapeño peppers',
      farmName: 'Río Verde',
      description: 'Very hot.',
    });
    await makeListing(test.db, {
      productName: 'Sourdough',
      category: 'baked-goods',
      description: 'Baked at dawn.',
    });
    for (const text of ['jalapeno', 'pepper', 'rio verde', 'hot']) {
      expect(names(await search(`search=${text}`))).toEqual(['Jalapeño peppers']);
    }
    expect(names(await search('search=baking'))).toEqual(['Sourdough']);
  });

  it.each([
    ['tomatos', 'Heirloom tomatoes'],
    ['tomatoe', 'Heirloom tomatoes'],
    ['brocolli', 'Broccoli crowns'],
    ['strawbery', 'Strawberries'],
  ])('forgives the typing error in "%s"', async (text, found) => {
    for (const productName of ['Heirloom tomatoes', 'Broccoli crowns', 'Strawberries', 'Potatoes']) {
      await makeListing(test.db, { productName });
    }
    expect(names(await search(`search=${text}`))).toEqual([found]);
  });

  it('says what it searched for instead', async () => {
    await makeListing(test.db, { productName: 'Broccoli crowns' });
    const most = await search('search=purple+brocolli');
    expect(names(most)).toEqual(['Broccoli crowns']);
    expect(most.headers).toMatchObject({
      'x-search-match': 'most',
      'x-search-corrected': 'purple%20broccoli',
    });
    const mended = await search('search=brocolli');
    expect(decodeURIComponent(mended.headers['x-search-corrected'] ?? '')).toBe('broccoli');
    expect((await search('search=broccoli')).headers['x-search-corrected']).toBeUndefined();
  });

  it('tells the count behind the last page too', async () => {
    for (let index = 0; index < 3; index += 1) await makeListing(test.db, { ...at(1) });
    for (const query of [
      '',
      'search=sungold',
      'zipCode=33901',
      'zipCode=33901&search=sungold',
      'category=vegetables',
    ]) {
      expect((await search(`${query}&offset=3`)).headers['x-total-count']).toBe('3');
    }
  });

  it.each([
    '"',
    "'; DROP TABLE listings; --",
    '((((',
    '%00',
    '🥕',
    'a'.repeat(200),
    '!!!',
    '<b>',
    "o'brien & sons",
  ])('takes any text: %s', async (text) => {
    expect((await search(`search=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  it('turns down a text that is too long', async () => {
    expect(await search(`search=${'a'.repeat(201)}`)).toMatchObject({
      status: 400,
      body: { message: 'Please search with at most 200 characters.' },
    });
  });
});

describe('GET /api/listings/{id}', () => {
  it('shows a listing', async () => {
    const { id } = await makeListing(test.db);
    expect(await test.get(`/api/listings/${id}`)).toMatchObject({ status: 200, body: { id, unit: 'pound' } });
  });

  it.each([['999'], ['999999999']])('says that listing %s could not be found', async (id) => {
    expect(await test.get(`/api/listings/${id}`)).toMatchObject({
      status: 404,
      body: { error: 'LISTING_NOT_FOUND', message: 'The listing could not be found.' },
    });
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999', '%00'])('turns down the id %s', async (id) => {
    expect((await test.get(`/api/listings/${id}`)).status).toBe(400);
  });

  it('does not show one that is not offered any more', async () => {
    const { id } = await makeListing(test.db, { isAvailable: false });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(404);
  });
});

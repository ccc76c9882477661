import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchOverview } from '../../src/contract/site/search-overview.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const overview = async (search: string, more = '') =>
  (await test.get<SearchOverview>(`/api/search?search=${encodeURIComponent(search)}${more}`)).body;
const names = async (search: string, more = '') =>
  (await overview(search, more)).names.map(({ label }) => label);

describe('the names that GET /api/search finds', () => {
  it('have all the words, in any order, the nearest first', async () => {
    const far = await makePlace(test.db, { name: 'Chandler Greene Farm', latitude: 40, longitude: -100 });
    const near = await makePlace(test.db, {
      ...{ name: 'The Green-Chandler Market', kind: 'farmers_market', latitude: 26.64, longitude: -81.87 },
    });
    const vendor = await makeVendor(test.db, { businessName: 'Chándler & Green' });
    const { names: found, isAsTyped } = await overview('chandler GREEN', '&zipCode=33901');
    expect(isAsTyped).toBe(true);
    expect(found.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['The Green-Chandler Market', 'Chándler & Green']),
    );
    expect(found.find(({ label }) => label === near.name)).toMatchObject({
      ...{ kind: 'market', path: `/places/the-green-chandler-market-${near.id}` },
      distanceMiles: expect.any(Number),
    });
    expect(found.find(({ kind }) => kind === 'vendor')?.path).toBe(`/vendors/${vendor.id}`);
    expect(found.map(({ path }) => path)).not.toContain(`/places/chandler-greene-farm-${far.id}`);
    expect((await overview('chandler green')).names[0]).not.toHaveProperty('distanceMiles');
  });

  it('are none of a food, and of what every farm is called', async () => {
    await makeFarm(test.db, { name: 'Eggs Farm' });
    await makeFarm(test.db, { name: 'Maple Syrup Farm' });
    for (const text of ['eggs', 'farm', '', '%', '🍅', 'maple sirup', 'mapel syrup'])
      expect([text, await names(text)]).toEqual([text, []]);
  });

  it.each([
    ['wild mustrd ranch', 'Wild Mustard Ranch'],
    ['wildmustard ranch', 'Wild Mustard Ranch'],
    ['wild mustang', 'Wild Mustard Ranch'],
    ['Wild Mustard Ranch Fort Myers', 'Wild Mustard Ranch'],
    ['wild mustard farmers market', 'Wild Mustard Ranch'],
    ['oconnors orchard', "O'Connor's Orchard"],
    ["O'Connors Orchrd", "O'Connor's Orchard"],
    ['sexton chruch lot market', 'Sexton Church Lot Farmers Market'],
    ['Sexton Church Lot Farmer’s Market', 'Sexton Church Lot Farmers Market'],
    ['pantery of quill holow', 'Quill Hollow Pantry'],
  ])('are found in spite of mistakes: %s', async (text, name) => {
    await makeFarm(test.db, { name: 'Wild Mustard Ranch', city: 'Fort Myers', state: 'FL' });
    await makePlace(test.db, { name: "O'Connor's Orchard", kind: 'u_pick' });
    await makePlace(test.db, { name: 'Sexton Church Lot Farmers Market', kind: 'farmers_market' });
    await makeVendor(test.db, { businessName: 'Quill Hollow Pantry' });
    expect([text, (await names(text))[0]]).toEqual([text, name]);
  });

  it('keep their spelling in the search for listings', async () => {
    await makeListing(test.db, { productName: 'Lettuce' });
    const corrected = async (text: string) =>
      (await test.get(`/api/listings?search=${encodeURIComponent(text)}`)).headers['x-search-corrected'];
    expect(await corrected('letuce')).toBe('lettuce');
    await makePlace(test.db, { name: 'Letuce Hill Market', kind: 'farmers_market' });
    expect(await corrected('letuce')).toBeUndefined();
  });
});

describe('what can be shipped', () => {
  const shipped = async (search: string, more = '&zipCode=33901') => (await overview(search, more)).answer;

  it('is on the shelf of the state, or among what the marketplace has of a food', async () => {
    for (const text of ['ships', 'honey that ships'])
      expect([text, await shipped(text)]).toEqual([text, null]);
    const vendor = await makeVendor(test.db, {
      ...{ businessName: 'Quince House', shippingMethods: ['nationwide_shipping'] },
      ...{ state: 'GA', zipCode: '30303', latitude: 33.75, longitude: -84.39 },
    });
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Quince honey' });
    const shelf = { text: 'Products that ship to Florida', path: '/marketplace#ships', count: 1 };
    for (const text of ['ships', 'ships to me', 'mail order', 'ships to florida', 'shipped to FL'])
      expect([text, await shipped(text)]).toMatchObject([text, shelf]);
    expect(await shipped('honey that ships')).toMatchObject({
      ...{ text: 'Honey in the marketplace', path: '/marketplace?search=honey', count: 1 },
    });
    expect(await shipped('ships', '')).toMatchObject({ path: '/marketplace', count: null });
    expect(await shipped('ships to New York')).toMatchObject({ text: 'Products that ship to New York' });
    expect(await shipped('zzquux that ships')).toBeNull();
    expect(await shipped('ships', '&zipCode=97201')).toBeNull();
    expect((await overview('ships', '&zipCode=33901')).markets).toBeNull();
    await makeFarm(test.db, { name: 'Sent by nobody' });
    expect((await test.get('/api/local-farms?zipCode=33901&search=ships')).body).toEqual([]);
  });

  it('is nothing where a name has the word', async () => {
    await makeVendor(test.db, { businessName: 'Ship Shoal Oysters' });
    const { answer, names: found } = await overview('ship shoal oysters');
    expect([answer, found[0]?.label]).toEqual([null, 'Ship Shoal Oysters']);
  });
});

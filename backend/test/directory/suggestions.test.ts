import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CitiesView } from '../../src/contract/directory/cities.js';
import { MOST_SUGGESTIONS, type Suggestion } from '../../src/contract/site/suggestions.js';
import { makeFarm, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const suggest = async (q: string, more = '') => {
  const { status, body } = await test.get<Suggestion[]>(`/api/suggestions?q=${encodeURIComponent(q)}${more}`);
  expect([q, status]).toEqual([q, 200]);
  return body;
};
const labels = (found: Suggestion[]) => found.map(({ label }) => label);

describe('GET /api/suggestions', () => {
  it.each([
    ['fort my', 'Fort Myers, FL', '/browse?zipCode=33901'],
    ['Ft. Myers F', 'Fort Myers, FL', '/browse?zipCode=33901'],
    ['st. pau', 'Saint Paul, MN', undefined],
    ['SAINT PAU', 'Saint Paul, MN', undefined],
    ['new yo', 'New York, NY', undefined],
    ['los ang', 'Los Angeles, CA', undefined],
    ['portland m', 'Portland, ME', undefined],
  ])('finds cities without regard to case and spelling: %s', async (q, label, path) => {
    const [first] = await suggest(q);
    expect(first).toMatchObject({ kind: 'city', label, ...(path && { path, value: '33901' }) });
  });

  it('puts the city that is near before the larger one', async () => {
    expect(labels(await suggest('columb'))[0]).toBe('Columbus, OH');
    expect(labels(await suggest('columb', '&zipCode=31820'))[0]).toBe('Columbus, GA');
  });

  it('names ZIP codes by their first digits', async () => {
    expect(await suggest('3390', '&of=places')).toContainEqual({
      kind: 'zip',
      label: '33901',
      detail: 'Fort Myers, FL',
      path: '/browse?zipCode=33901',
      value: '33901',
    });
  });

  it('names farms, markets and vendors by a word of their names, and leads to them', async () => {
    const farm = await makeFarm(test.db, { name: 'Zephyr Peña Farm' });
    const market = await makePlace(test.db, { name: 'Old Zephyr Market', city: 'Ithaca', state: 'NY' });
    const stand = await makePlace(test.db, { name: 'Zephyr Stand', kind: 'farm_stand' });
    await makePlace(test.db, { name: 'Zephyr Hidden', hiddenAt: new Date() });
    const vendor = await makeVendor(test.db, { businessName: 'Zephyr Honey' });
    await makeVendor(test.db, { businessName: 'Zephyr Waiting', isApproved: false });
    const found = await suggest('zephyr');
    expect(labels(found.filter(({ kind }) => kind !== 'city')).sort()).toEqual([
      'Old Zephyr Market',
      'Zephyr Honey',
      'Zephyr Peña Farm',
      'Zephyr Stand',
    ]);
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'market',
        detail: 'Farmers market in Ithaca, NY',
        path: `/places/old-zephyr-market-${market.id}`,
      }),
    );
    const pathOf = (name: string) => found.find(({ label }) => label === name)?.path;
    expect(pathOf('Zephyr Peña Farm')).toBe(`/farms/${farm.id}`);
    expect(pathOf('Zephyr Honey')).toBe(`/vendors/${vendor.id}`);
    expect(pathOf('Zephyr Stand')).toBe(`/places/zephyr-stand-${stand.id}`);
    expect(labels(await suggest('zephyr pena'))).toEqual(['Zephyr Peña Farm']);
  });

  it('names foods and categories, which stay near the ZIP code', async () => {
    const [first] = await suggest('chees', '&zipCode=33901');
    expect(first).toMatchObject({ kind: 'food', path: '/browse?search=cheese&zipCode=33901' });
    expect((await suggest('green onio'))[0]).toMatchObject({ label: 'Scallions', value: 'scallions' });
    expect((await suggest('turk'))[0]).toMatchObject({ kind: 'food' });
    expect(await suggest('vegeta')).toContainEqual(
      expect.objectContaining({ kind: 'category', label: 'Vegetables', path: '/browse?category=vegetables' }),
    );
  });

  it('are few, and of places alone where a ZIP code is asked for', async () => {
    expect((await suggest('sa')).length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
    const places = await suggest('honey', '&of=places');
    expect(places.every(({ kind }) => kind === 'city')).toBe(true);
  });

  it('name what the marketplace has, and lead to it there', async () => {
    const vendor = await makeVendor(test.db, { businessName: 'Quill Hollow' });
    for (const name of ['Green quillberries', 'Quillberry jam', 'Quillberry jam'])
      await makeProduct(test.db, { vendorId: vendor.id, name });
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Quillberry tart', isActive: false });
    await makeFarm(test.db, { name: 'Quillberry Farm' });
    const found = await suggest('quill', '&of=products');
    expect(found.map(({ kind, label }) => [kind, label])).toEqual([
      ['product', 'Quillberry jam'],
      ['product', 'Green quillberries'],
      ['vendor', 'Quill Hollow'],
    ]);
    expect(found[0]?.path).toBe('/marketplace?search=Quillberry+jam');
    expect(labels(await suggest('green quill', '&of=products'))).toEqual(['Green quillberries']);
    const kale = await suggest('kal', '&of=products&zipCode=33901');
    expect(kale[0]).toMatchObject({ kind: 'food', path: '/marketplace?search=kale&zipCode=33901' });
    const [city] = await suggest('fort my', '&of=products');
    expect(city).toMatchObject({ kind: 'city', path: '/marketplace?zipCode=33901' });
  });

  it.each(['', 'a', '%', '_', '\\', '\\\\%_', "'; DROP TABLE cities; --", '\0', 'é̂'.repeat(60), '🍅🍅'])(
    'finds nothing bad in "%s"',
    async (q) => {
      expect((await suggest(q)).filter(({ kind }) => kind !== 'city')).toEqual([]);
    },
  );

  it('says what is wrong with a ZIP code that is none', async () => {
    expect((await test.get('/api/suggestions?q=kale&zipCode=339')).status).toBe(400);
  });
});

describe('GET /api/cities', () => {
  const named = async (name: string) =>
    (await test.get<CitiesView>(`/api/cities?name=${encodeURIComponent(name)}`)).body;

  it.each(['Fort Myers', 'Fort Myers FL', 'fort myers, fl', 'ft. myers, Florida'])(
    'knows which city %s is',
    async (name) => {
      const { cities, isClear } = await named(name);
      expect([cities[0]?.zipCode, isClear]).toEqual(['33901', true]);
    },
  );

  it('asks which one where several of a name are as large', async () => {
    const { cities, isClear } = await named('Springfield');
    expect(isClear).toBe(false);
    expect(cities.map(({ state }) => state)).toEqual(expect.arrayContaining(['MO', 'MA', 'IL']));
    expect(await named('Springfield, IL')).toMatchObject({ cities: [{ state: 'IL' }], isClear: true });
    const portland = await named('Portland');
    expect(portland.cities.slice(0, 2).map(({ state }) => state)).toEqual(['OR', 'ME']);
    expect(portland.isClear).toBe(true);
  });

  it('says of a food that it is one, and finds no city in anything else', async () => {
    for (const food of ['Honey', 'Orange', 'turkey']) expect((await named(food)).isFood).toBe(true);
    expect(await named('Orange, CA')).toMatchObject({ isFood: false, isClear: true });
    for (const name of ['', 'raw honey', '33901', '%']) expect((await named(name)).cities).toEqual([]);
  });
});

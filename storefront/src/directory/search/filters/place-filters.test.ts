import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { describe, expect, it } from '@jest/globals';
import {
  NO_FILTERS,
  activeFilters,
  filterNames,
  placesAddress,
  readPage,
  readPlaceFilters,
  toggleFeature,
  widerRadius,
  writePlaceFilters,
} from './place-filters';

/** Next week, which is never more than a year away. */
const SOON = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T09:30`;
const read = (text: string) => readPlaceFilters(new URLSearchParams(text));

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters = read(
      `radius=50&productType=Baked+Goods&kind=u_pick,csa&features=wic,snap&openNow=true&pickingNow=true&organic=1&openOn=${SOON}`,
    );
    expect(filters).toEqual({
      radius: 50,
      productType: 'Baked Goods',
      kinds: ['csa', 'u_pick'],
      features: ['snap', 'wic'],
      openNow: true,
      openDay: '',
      pickingNow: true,
      openSaturday: false,
      openOn: SOON,
      organic: true,
    });
    expect(read(withQuery('', writePlaceFilters(filters)).slice(1))).toEqual(filters);
  });

  it('leave the address empty where nothing is filtered', () => {
    expect(withQuery('/farmers-markets', writePlaceFilters(NO_FILTERS))).toBe('/farmers-markets');
  });

  it('are absent where the address holds something else', () => {
    expect(
      read('radius=7&productType=Gold&kind=gold&features=snap;wic,,x&openNow=maybe&openOn=2999-01-01T09:30'),
    ).toEqual(NO_FILTERS);
    expect(read('openOn=2026-02-30T09:30')).toEqual(NO_FILTERS);
  });

  it('take what a plain form repeats', () => {
    expect(read('features=wic&features=snap').features).toEqual(['snap', 'wic']);
    expect(read('kind=u_pick&kind=csa&kind=').kinds).toEqual(['csa', 'u_pick']);
  });
});

describe('readPage', () => {
  it.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['', 1],
    ['page=999', 999],
    ['page=1e3', 1],
    ['page=12345678', 1],
  ])('reads %s as page %i', (text, page) => {
    expect(readPage(new URLSearchParams(text))).toBe(page);
  });
});

describe('activeFilters', () => {
  it('names each filter and says what is left without it', () => {
    const filters = read('radius=10&features=snap,cards&openSaturday=true');
    expect(activeFilters(filters).map(({ label }) => label)).toEqual([
      'Within 10 miles',
      'Open this Saturday',
      'SNAP',
      'Cards',
    ]);
    expect(activeFilters(filters).map(({ name }) => name)).toEqual([
      'radius',
      'openSaturday',
      'features',
      'features',
    ]);
    expect(activeFilters(filters)[2]?.without).toEqual({ ...filters, features: ['cards'] });
  });

  it('names each kind, and the day and time of opening', () => {
    const filters = { ...NO_FILTERS, kinds: ['csa', 'u_pick'] as const, openOn: '2026-11-28T09:30' };
    const active = activeFilters(filters);
    expect(active.map(({ label }) => label)).toEqual(['CSA', 'U-pick', 'Open Sat, Nov 28, 9:30 AM']);
    expect(active[0]?.without.kinds).toEqual(['u_pick']);
    expect(active[2]?.without.openOn).toBe('');
  });

  it('makes a phrase of them for messages, without the radius', () => {
    expect(filterNames(NO_FILTERS)).toBe('');
    expect(filterNames(read('productType=Fresh+Fruits&radius=5'))).toBe('Fresh Fruits');
    expect(filterNames(read('productType=Fresh+Fruits&openNow=1&features=snap'))).toBe(
      'Fresh Fruits, Open now and SNAP',
    );
    expect(filterNames(read('openNow=1'), '', '“kale”')).toBe('Open now and “kale”');
  });
});

describe('placesAddress', () => {
  it('narrows down by a text', () => {
    expect(placesAddress('farms', { zipCode: '33901', search: 'kale', filters: NO_FILTERS })).toBe(
      '/api/local-farms?zipCode=33901&search=kale&limit=20&view=card',
    );
  });

  it('asks for nothing farther than the API goes', () => {
    expect(placesAddress('markets', { zipCode: '33901', filters: NO_FILTERS, page: 999 })).toBe(
      '/api/farmers-markets?zipCode=33901&limit=20&offset=10000&view=card',
    );
  });

  it('asks for the first page without an offset', () => {
    expect(placesAddress('markets', { zipCode: '33901', filters: NO_FILTERS })).toBe(
      '/api/farmers-markets?zipCode=33901&limit=20&view=card',
    );
  });

  it('carries filters, order and page', () => {
    const filters = toggleFeature({ ...NO_FILTERS, radius: 100 }, 'wic');
    expect(placesAddress('farms', { zipCode: '10001', filters, sort: 'name', page: 3 })).toBe(
      '/api/local-farms?zipCode=10001&radius=100&features=wic&sort=name&limit=20&offset=40&view=card',
    );
  });
});

it('widens the radius step by step', () => {
  expect(widerRadius(25)).toBe(50);
  expect(widerRadius(100)).toBeNull();
});

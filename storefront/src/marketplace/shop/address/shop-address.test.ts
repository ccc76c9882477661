import { describe, expect, it } from '@jest/globals';
import {
  canonicalShop,
  everywhereState,
  listedState,
  nearZipState,
  productCount,
  productsCall,
  readShop,
  shelvesZip,
  shopAddress,
  shopHeadline,
  vendorProductsCall,
} from './shop-address';

const read = (text: string) => readShop(new URLSearchParams(text));

describe('the address of the marketplace', () => {
  it('comes back as it was read', () => {
    const address =
      '/marketplace?search=raw+honey&category=honey&sort=price-low&minPrice=5&maxPrice=12.5&practice=organic&availability=in-stock&organic=true&zipCode=33901&radius=50&view=list&after=abc';
    expect(shopAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  it('drops what says nothing: the category all, blank fields, the usual order, unknown values', () => {
    expect(
      shopAddress(read('search=+&category=all&sort=newest&minPrice=cheap&practice=x&view=grid&utm=1')),
    ).toBe('/marketplace');
    // Products have no category 'other'.
    expect(shopAddress(read('category=other&radius=50'))).toBe('/marketplace');
  });

  it('leads near a ZIP code and back, with everything else that was asked for', () => {
    const asked = read('category=eggs&sort=price-low&view=list&after=abc');
    const near = nearZipState(asked, '33901');
    expect(shopAddress(near)).toBe('/marketplace?category=eggs&sort=price-low&zipCode=33901&view=list');
    const everywhere = everywhereState({ ...near, filters: { ...near.filters, radius: 50 } });
    expect(shopAddress(everywhere)).toBe('/marketplace?category=eggs&sort=price-low&view=list');
  });

  it('is one address for search engines, whatever is searched, filtered or sorted', () => {
    expect(canonicalShop(read('category=honey&search=raw&sort=rating&after=abc'))).toBe(
      '/marketplace?category=honey',
    );
  });
});

describe('the calls of the marketplace', () => {
  it('ask for a page of twenty, and for the one behind it by its key', () => {
    expect(productsCall(read('search=honey&sort=price-high&view=list'), '')).toBe(
      '/api/products?search=honey&sort=price-high&limit=20',
    );
    expect(productsCall(read('category=eggs&after=x'), 'abc')).toBe(
      '/api/products?category=eggs&limit=20&after=abc',
    );
    expect(productsCall(read(''), '', 8)).toBe('/api/products?limit=8');
    expect(vendorProductsCall('7', 'abc')).toBe('/api/products?vendorId=7&limit=20&after=abc');
  });
});

it('says how many there are as far as they were counted', () => {
  expect(productCount({ total: 1, isMore: false })).toBe('1 product');
  expect(productCount({ total: 1000, isMore: true })).toBe('1,000+ products');
  expect(productCount({ total: null, isMore: false })).toBe('');
});

it('names its category', () => {
  expect(shopHeadline(read(''))).toBe('Shop the Marketplace');
  expect(shopHeadline(read('category=baked-goods'))).toBe('Shop Baked Goods');
});

it('has shelves where a ZIP code is all that is asked for, and lists everything below them', () => {
  expect(shelvesZip(read(''), '33901')).toBe('33901');
  expect(shelvesZip(read('zipCode=60601-1234'), '33901')).toBe('60601');
  expect(shelvesZip(read(''), null)).toBeNull();
  expect(shelvesZip(read('zipCode=33901&view=list'), null)).toBe('33901');
  for (const asked of [
    'search=kale',
    'category=eggs',
    'sort=rating',
    'organic=true',
    'after=key',
    'radius=50',
  ])
    expect([asked, shelvesZip(read(`zipCode=33901&${asked}`), null)]).toEqual([asked, null]);
  expect(productsCall(listedState(read('zipCode=33901')), '')).toBe('/api/products?limit=20');
  expect(productsCall(listedState(read('zipCode=33901&after=key')), 'key')).toBe(
    '/api/products?limit=20&after=key',
  );
  expect(productsCall(listedState(read('zipCode=33901&organic=true')), '')).toContain('zipCode=33901');
});

import { describe, expect, it } from '@jest/globals';
import {
  browseAddress,
  browseHeadline,
  canonicalBrowse,
  farmsCall,
  impliedProductType,
  listingsAddress,
  pagedList,
  readBrowse,
  resultCount,
} from './browse-address';

const read = (text: string) => readBrowse(new URLSearchParams(text));

describe('the address of the browse page', () => {
  it('comes back as it was read', () => {
    const address =
      '/browse?search=plum+tomatoes&zipCode=33901&category=vegetables&radius=50&features=snap&tab=farms&sort=name&page=2&view=map';
    expect(browseAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  it('drops what says nothing: the category all, blank fields, unknown values', () => {
    expect(browseAddress(read('search=+&zipCode=&category=ALL&tab=x&sort=y&page=0&view=z&utm=1'))).toBe(
      '/browse',
    );
    expect(browseAddress(read('category=gold'))).toBe('/browse');
  });

  it('has pages where one list is shown alone', () => {
    const paged = ['', 'zipCode=33901', 'zipCode=33901&tab=listings', 'zipCode=33901&tab=farms'];
    expect(paged.map((text) => pagedList(read(text)))).toEqual(['listings', null, 'listings', 'farms']);
  });

  it('takes a ZIP code in the search for what it is: forms without scripts cannot tell them apart', () => {
    expect(read('search=10001&zipCode=33901')).toMatchObject({ search: '', zipCode: '10001' });
  });

  it('keeps control characters out of the search', () => {
    expect(read('search=%00&zipCode=%0033901')).toMatchObject({ search: '', zipCode: '33901' });
  });

  it('has no tabs without a ZIP code', () => {
    expect(read('tab=farms').tab).toBe('all');
    expect(read('tab=farms&zipCode=33901').tab).toBe('farms');
  });

  it('has a tab of everything nearby where a text and a ZIP code are given', () => {
    expect(read('tab=near&zipCode=33901&search=eggs')).toMatchObject({ tab: 'near', search: 'eggs' });
    expect(browseAddress(read('tab=near&zipCode=33901&search=eggs'))).toBe(
      '/browse?search=eggs&zipCode=33901&tab=near',
    );
    expect(read('tab=near&zipCode=33901').tab).toBe('all');
    expect(read('tab=near&search=eggs').tab).toBe('all');
    expect(pagedList(read('tab=near&zipCode=33901&search=eggs'))).toBeNull();
  });

  it('is one address for search engines whatever is filtered, sorted or searched', () => {
    expect(canonicalBrowse(read('search=kale&zipCode=33901-1234&category=eggs&radius=50&sort=newest'))).toBe(
      '/browse?zipCode=33901&category=eggs',
    );
    expect(canonicalBrowse(read('category=eggs&page=3'))).toBe('/browse?category=eggs&page=3');
    expect(canonicalBrowse(read('zipCode=33901&page=3'))).toBe('/browse?zipCode=33901');
    // The address without its tab is the first page of everything.
    expect(canonicalBrowse(read('zipCode=33901&tab=listings&page=3'))).toBe('/browse?zipCode=33901');
    expect(canonicalBrowse(read('zipCode=nowhere'))).toBe('/browse');
  });
});

describe('the calls of the browse page', () => {
  it('ask for listings with the search, and for the later pages where they are paged', () => {
    expect(listingsAddress(read('search=kale&category=vegetables&page=2'))).toBe(
      '/api/listings?search=kale&category=vegetables&limit=20&offset=20',
    );
    expect(listingsAddress(read('zipCode=33901&radius=50&page=2'))).toBe(
      '/api/listings?zipCode=33901&radius=50&limit=20',
    );
    expect(listingsAddress(read('zipCode=33901&tab=listings&sort=newest&page=2'))).toBe(
      '/api/listings?zipCode=33901&sort=newest&limit=20&offset=20',
    );
  });

  it('leave out an order that listings do not have', () => {
    expect(listingsAddress(read('sort=nearest'))).toBe('/api/listings?limit=20');
    expect(listingsAddress(read('zipCode=33901&sort=name'))).toBe('/api/listings?zipCode=33901&limit=20');
  });

  it('look for the same words among the farms', () => {
    expect(farmsCall(read('zipCode=33901&search=kale')).search).toBe('kale');
  });

  it('say what they made of the category', () => {
    expect(impliedProductType(read('zipCode=33901&category=eggs'))).toBe('Eggs');
    expect(impliedProductType(read('zipCode=33901&category=beverages'))).toBeNull();
    expect(impliedProductType(read('zipCode=33901&category=eggs&productType=Fresh+Fruits'))).toBeNull();
  });

  it('look for the farms that sell the category', () => {
    expect(farmsCall(read('zipCode=33901&category=eggs')).filters.productType).toBe('Eggs');
    expect(farmsCall(read('zipCode=33901&category=baked-goods')).filters.productType).toBe('Baked Goods');
    expect(farmsCall(read('zipCode=33901&category=beverages')).filters.productType).toBe('All Products');
    expect(farmsCall(read('zipCode=33901&category=eggs&productType=Fresh+Fruits')).filters.productType).toBe(
      'Fresh Fruits',
    );
  });
});

describe('browseHeadline', () => {
  it.each([
    ['', 'Local Farms'],
    ['category=vegetables', 'Vegetables Local Farms'],
    ['zipCode=33901', 'Local Farms Near 33901'],
    ['category=baked-goods&zipCode=33901-1234', 'Baked Goods Local Farms Near 33901'],
    ['category=all&search=kale', 'Local Farms'],
    ['category=eggs&zipCode=nowhere', 'Eggs Local Farms'],
  ])('of %j is %j', (text, headline) => {
    expect(browseHeadline(read(text))).toBe(headline);
  });
});

describe('resultCount', () => {
  it('appends the filters', () => {
    const count = { total: 1, isMore: false };
    expect(resultCount(count, read(''))).toBe('1 Result');
    expect(resultCount({ ...count, total: 0 }, read('zipCode=33901'))).toBe('0 Results near 33901');
    expect(resultCount({ ...count, total: 12 }, read('search=plums&zipCode=33901&category=fruits'))).toBe(
      '12 Results for "plums" in Fruits near 33901',
    );
  });

  it('says when there are more than were counted', () => {
    expect(resultCount({ total: 1000, isMore: true }, read(''))).toBe('1,000+ Results');
  });
});

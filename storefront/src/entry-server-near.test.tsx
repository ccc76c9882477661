import type { NearResult } from '@farmgate/backend/contract/marketplace/search-near';
import { describe, expect, it } from '@jest/globals';
import { graphOf, renderAt, textOf } from '../test/render-at';
import { browseServerPage } from './directory/browse/browse-page.server';

const ADDRESS = '/browse?search=eggs&zipCode=33901&tab=near';
const CALL = '/api/search/near?search=eggs&zipCode=33901&limit=20';
const ZIP = {
  '/api/zip-codes/33901': {
    zipCode: '33901',
    city: 'Fort Myers',
    state: 'FL',
    latitude: 26.6,
    longitude: -81.9,
  },
};
const result = (type: NearResult['type'], name: string, more: Partial<NearResult> = {}): NearResult => ({
  type,
  key: `${type === 'market' ? 'place' : type}-1`,
  name,
  path: `/${type}`,
  line: 'Fort Myers, FL',
  fact: null,
  imageUrl: null,
  category: 'eggs',
  place: null,
  isDemonstration: false,
  latitude: 26.6,
  longitude: -81.9,
  isApproximate: true,
  distanceMiles: 2,
  freshOn: '2026-11-20',
  stock: 'unknown',
  isMention: false,
  sells: [],
  ...more,
});
const render = (results: readonly NearResult[]) => renderAt(ADDRESS, { ...ZIP, [CALL]: results });

describe('the tab of everything nearby', () => {
  it('shows results of every kind in the order of the answer, each marked as what it is', async () => {
    const page = await render([
      result('market', 'River Market', { sells: ['Honey', 'Milk', 'Beef', 'Corn', 'Eggs'] }),
      result('listing', 'Brown eggs', { fact: '$5.00 per dozen' }),
      result('product', 'Duck eggs', { fact: '$6.00 per dozen, out of stock', stock: 'none' }),
      result('farm', 'Hen House'),
      result('listing', 'Pound cake', { key: 'listing-2', isMention: true }),
    ]);
    expect(page.status).toBe(200);
    const text = textOf(page.body);
    expect(page.body.match(/role="tab"/g)).toHaveLength(3);
    expect(text).toContain('Listings and farms apart');
    expect(text).toContain('5 Results for &quot;eggs&quot; near 33901');
    expect(text).toMatch(/Farmers market 2.0 mi River Market .*Sells Eggs, Honey, Milk, Beef and 1 more/);
    expect(text).toMatch(/River Market.*Listing 2.0 mi Brown eggs \$5.00 per dozen/);
    expect(text).toMatch(/Brown eggs.*Product 2.0 mi Duck eggs .*out of stock/);
    expect(text).toMatch(/Duck eggs.*Farm 2.0 mi Hen House/);
    expect(text).toMatch(/Pound cake.*Only mentions “eggs”/);
    expect(page.body).toContain('href="/product"');
    expect(page.head).toContain('noindex');
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('asks for its own list and the ZIP code, and for none of the other lists', () => {
    const query = new URLSearchParams('search=eggs&zipCode=33901&tab=near');
    const asked = browseServerPage.load?.({ query, params: {} }).map(({ queryKey }) => String(queryKey));
    expect(asked?.filter((key) => /\/api\/(listings|local-farms|search\/)/.test(key))).toEqual([
      expect.stringContaining('/api/search/near'),
    ]);
  });

  it('says what to do where nothing was found', async () => {
    const page = await render([]);
    expect(page.status).toBe(200);
    expect(textOf(page.body)).toContain('No results available with the current filters.');
    expect(page.body).toContain('radius=50');
  });

  it('says that it could not be loaded, and leaves the other tabs', async () => {
    const page = await renderAt(ADDRESS, ZIP);
    const text = textOf(page.body);
    expect(text).toContain('We couldn’t load what is nearby');
    expect(text).toContain('Marketplace Listings');
  });

  it('counts what is called as was searched, where there is nothing else', async () => {
    const green = {
      kind: 'market',
      label: 'Chandler Green',
      detail: 'Farmers market',
      path: '/places/green-4',
    };
    const page = await renderAt('/browse?search=Chandler+Green&zipCode=33901', {
      ...ZIP,
      '/api/search?search=Chandler+Green&zipCode=33901': {
        ...{ names: [green], isAsTyped: true, answer: null, markets: null, shop: null },
      },
      '/api/listings?search=Chandler+Green&zipCode=33901&limit=20': [],
      '/api/local-farms?zipCode=33901&search=Chandler+Green&limit=6&view=card': [],
    });
    const text = textOf(page.body);
    expect(text).toMatch(/1 Result for .*Chandler Green.* near 33901/);
    expect(text).toContain('Nothing else nearby matches “Chandler Green”.');
    expect(text).not.toContain('0 Results');
    expect(text).not.toContain('No results available');
  });

  it('is offered only where there is a text to search for', async () => {
    const page = await renderAt('/browse?zipCode=33901&tab=near', {
      ...ZIP,
      '/api/listings?zipCode=33901&limit=20': [],
      '/api/local-farms?zipCode=33901&limit=6&view=card': [],
    });
    expect(textOf(page.body)).not.toContain('Everything nearby');
    expect(textOf(page.body)).toContain('No results available with the current filters.');
  });
});

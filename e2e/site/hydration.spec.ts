import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TOWNS } from '../support/own-rows';
import { expect, test } from '../support/test';

const { known, empty } = TOWNS;
const PATHS = [
  '/',
  `/?zipCode=${known.zipCode}&mode=farms`,
  `/?zipCode=${empty.zipCode}`,
  '/browse?search=letuce',
  `/browse?zipCode=${known.zipCode}`,
  `/browse?zipCode=${known.zipCode}&tab=listings&page=2`,
  '/browse?zipCode=1234',
  '/farmers-markets',
  `/farmers-markets?zipCode=${known.zipCode}&openNow=true`,
  '/listings/1',
  '/listings/99999999',
  '/farms/1',
  '/farms/claim',
  `/farms/claim?zipCode=${known.zipCode}`,
  '/farms/new',
  '/post',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/farmer-dashboard',
  '/contact',
  '/blog',
  '/blog?category=farm-fresh-eggs',
  '/blog/how-to-shop-a-farmers-market',
  '/faq#what-is-a-csa',
  '/sitemap',
  '/terms',
  '/privacy',
  '/farms/99999999',
  '/marketplace',
  '/marketplace?category=vegetables&sort=price-low',
  '/products/1',
  '/products/99999999',
  '/vendors/1',
  '/cart',
  '/checkout',
  '/orders',
  '/nowhere',
];

/** The home page's harvests of the state that was searched last here: pages are the same for everyone, so none comes with that. */
const OF_THIS_DEVICE =
  /^[^?]+\/(?:\?zipCode=\S+)? → \S+\/api\/(?:zip-codes\/\d{5}|in-season\?state=[A-Z]{2}\S*)$/;

test('pages are taken over without a complaint, and ask for nothing that they came with', async ({
  page,
  visit,
  allowTrouble,
}) => {
  // Those of the pages that are missing themselves.
  allowTrouble(/404.*\/((listings|farms|products)\/99999999|nowhere)/);
  test.slow();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(`${page.url()} → ${request.url()}`);
  });
  for (const path of PATHS) {
    await visit(path);
    await page.waitForLoadState('networkidle');
  }
  expect(calls.filter((call) => !OF_THIS_DEVICE.test(call))).toEqual([]);
});

test('a page’s first load needs at most 150 kB of scripts', async () => {
  const script = path.join(import.meta.dirname, '../../storefront/scripts/check-size.mjs');
  await expect(promisify(execFile)(process.execPath, [script])).resolves.toBeDefined();
});

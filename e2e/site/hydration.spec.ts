import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TOWNS } from '../support/rows/towns';
import { expect, hydrated, switchFilter, test } from '../support/test';

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
  '/csa',
  '/csa?zipCode=33901&radius=100',
  '/u-pick?zipCode=33901&radius=100',
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
  '/confirm-email',
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
  '/farms-phoenix-az',
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

/**
 * The home page's harvests of the state that was searched last here: pages are the same for everyone, so none
 * comes with that. Those of a city's page come with scripts.
 */
const OF_THIS_DEVICE =
  /^[^?]+\/(?:farmers-markets|cart|farms-[a-z-]+)?(?:\?zipCode=\S+)? → \S+\/api\/(?:zip-codes\/\d{5}(?:\/similar)?|in-season\?state=[A-Z]{2}\S*|farmers-markets\?zipCode=\d{5}&limit=50&view=card)$/;

/** The lists below what was searched on the home page. */
const LISTS_OF_HOME =
  /^[^?]+\/\?zipCode=\S+ → \S+\/api\/(?:in-season\?view=card|listings\?(?:zipCode=\d{5}&sort=newest&)?limit=4|blog\?limit=3)$/;

/** All cards of a page of a list: the HTML has the first (see use-whole-page.ts and product-pages.ts). */
const REST_OF_LIST =
  /\/(?:browse|farmers-markets|csa|u-pick|marketplace|vendors\/\d+)(?:\?\S+)? → \S+\/api\/(?:listings|local-farms|farmers-markets|products)\?\S*\blimit=20\b\S*$/;

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
  const welcome = [OF_THIS_DEVICE, LISTS_OF_HOME, REST_OF_LIST];
  expect(calls.filter((call) => !welcome.some((of) => of.test(call)))).toEqual([]);
});

test('going back before the scripts are there gives the page that is gone back to', async ({
  page,
  visit,
}) => {
  let letCome = (): void => undefined;
  const scriptsCome = new Promise<void>((resolve) => (letCome = resolve));
  const near = `/browse?zipCode=${known.zipCode}`;
  const organic = page.getByRole('checkbox', { name: 'Organic' });
  await visit(`${near}&tab=farms`);
  await switchFilter(page, 'Organic');
  await expect(page).toHaveURL(`${near}&organic=true&tab=farms`);
  await page.route(/\.js$/, async (route) => {
    await scriptsCome;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(organic).toBeChecked();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(`${near}&tab=farms`);
  letCome();
  await expect(organic).not.toBeChecked();
  await hydrated(page);
  await expect(organic).not.toBeChecked();
});

test('a page’s first load needs at most 165 kB of scripts in ten files', async () => {
  const script = path.join(import.meta.dirname, '../../storefront/scripts/check-size.mjs');
  await expect(promisify(execFile)(process.execPath, [script])).resolves.toBeDefined();
});

test('scripts are asked for when a page has been painted, and all of them at once', async ({
  page,
  visit,
}) => {
  for (const path of ['/', '/browse', '/listings/1']) {
    await visit(path);
    const { asked, painted } = await page.evaluate(() => ({
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    expect(asked.length, path).toBeGreaterThan(5);
    // Two seconds are what they wait for at most.
    expect(Math.min(...asked), path).toBeGreaterThan(Math.min(painted ?? Infinity, 2_000));
    // One that only another script names would be asked for a whole way to the server and back later.
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    const preloaded = await hrefs('link[rel=modulepreload]');
    const files = (await page.locator('meta[name=later-files]').getAttribute('content'))?.split(' ') ?? [];
    expect(files.length, path).toBeGreaterThan(2);
    const named = files.map((file) => new URL(`/assets/${file}`, page.url()).href);
    expect(preloaded, path).toEqual(
      expect.arrayContaining([...(await hrefs('link[rel=later-entry]')), ...named]),
    );
  }
});

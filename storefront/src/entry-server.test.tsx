import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageState } from './app/page-state';
import { pages } from './app/routes';
import { serverPages } from './app/routes.server';
import { pageModules, render } from './entry-server';
import type { Fetch } from './lib/api/api';
import { unpack } from './lib/page/pack';

const config: PublicConfig = {
  publicUrl: 'https://farmgate.example',
  marketplaceNav: 'soon',
  minPasswordLength: 6,
  mapStyleUrl: null,
  analytics: null,
  socialLinks: [],
  placesAttribution: null,
  taxMode: 'flat' as const,
  checkoutStates: ['CA', 'NY', 'TX', 'FL'],
  checkoutStateNames: 'California, Florida, New York and Texas',
  notice: null,
};

const nothing: Fetch = () =>
  Promise.resolve(
    Response.json(
      {
        statusCode: 404,
        error: 'LISTING_NOT_FOUND',
        message: 'The listing could not be found.',
        requestId: 'r',
      },
      { status: 404 },
    ),
  );

const renderAt = (url: string, more: Partial<PublicConfig> = {}, fetch = nothing) =>
  render({ near: null, url, fetch, config: { ...config, ...more }, now: new Date('2025-01-05T12:00:00Z') });

describe('the route table', () => {
  it('has a row of the server for every page, with a file that is there', () => {
    expect([...serverPages.keys()]).toEqual(pages);
    expect(pageModules.filter((module) => !existsSync(path.join(import.meta.dirname, '..', module)))).toEqual(
      [],
    );
    expect(pageModules).toHaveLength(pages.length);
    // Few people have shares, and each page of them would weigh on everyone's files.
    const ofSeveral = pageModules.filter((module, at) => pageModules.indexOf(module) !== at);
    expect([...new Set(ofSeveral)].toSorted()).toEqual([
      'src/marketplace/orders/shares/shares-page.tsx',
      'src/marketplace/selling/shares/shares-page.tsx',
    ]);
  });
});

describe('rendering on the server', () => {
  it('answers an unknown path with 404 and says so, in the head as well', async () => {
    const page = await renderAt('/no/such/page');
    expect(page.status).toBe(404);
    expect(page.head).toContain('<title>404 Page Not Found | Farmgate</title>');
    expect(page.head).toContain('content="noindex"');
    expect(page.head).not.toContain('<div');
    expect(page.body).toMatch(/^<div/);
    expect(page.body).toContain('404 Page Not Found');
    expect(page.modules).toEqual(['src/app/not-found-page.tsx']);
  });

  it('shows a listing that is not there as the specification says, with 404', async () => {
    const page = await renderAt('/listings/99');
    expect(page.status).toBe(404);
    expect(page.body).toContain('Failed to load listing');
    expect(page.body).toContain('The listing could not be found.');
    const { queries } = JSON.parse(page.state) as PageState;
    expect(queries && unpack(queries)).toMatchObject([{ error: { status: 404 } }]);
  });

  it('answers a page behind the end of a list with 404, and leads to the first', async () => {
    const past: Fetch = () => Promise.resolve(Response.json([], { headers: { 'x-total-count': '26' } }));
    for (const url of [
      '/browse?page=9',
      '/browse?zipCode=33901&tab=farms&page=9',
      '/vendors?zipCode=33901&page=9',
    ]) {
      const page = await renderAt(url, {}, past);
      expect(page.status).toBe(404);
      expect(page.head).toContain('content="noindex"');
      expect(page.head).toMatch(/<link rel="canonical" href="[^"]*(\/browse|zipCode=33901)"/);
      expect(page.body).toContain('There is no page 9.');
    }
    expect((await renderAt('/browse?zipCode=33901&page=9', {}, past)).status).toBe(200);
  });

  it('shows no listing in the place of a vendor that sells nothing now', async () => {
    const asked: string[] = [];
    const hidden: Fetch = (url) => {
      asked.push(url);
      const body = { error: 'VENDOR_NOT_SELLING', message: 'This vendor isn’t selling here now.' };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 404 }));
    };
    const page = await renderAt('/vendors/1', {}, hidden);
    expect(page).toMatchObject({ status: 404, isWhole: true });
    expect(page.body).toContain('isn’t selling here now');
    expect(asked.filter((url) => url.startsWith('/api/listings'))).toEqual([]);
    expect(page.head).toContain('content="noindex"');
  });

  it("hands on the server's own failures as its status", async () => {
    const down: Fetch = () => Promise.resolve(new Response('', { status: 503 }));
    for (const url of ['/vendors/1', '/browse', '/'])
      expect(await renderAt(url, {}, down)).toMatchObject({ status: 503, isWhole: false });
    expect(await renderAt('/privacy', {}, down)).toMatchObject({ status: 200, isWhole: true });
  });

  it('keeps its status where a section fails, and says that it is not whole', async () => {
    const partly: Fetch = (url) =>
      url.startsWith('/api/blog') ? Promise.resolve(new Response('', { status: 503 })) : nothing(url);
    expect(await renderAt('/', {}, partly)).toMatchObject({ status: 200, isWhole: false });
    expect(await renderAt('/')).toMatchObject({ status: 200, isWhole: true });
  });

  it('leads addresses with a slash at their end to those without', async () => {
    expect(await renderAt('/browse/?search=eggs')).toMatchObject({
      status: 301,
      location: '/browse?search=eggs',
    });
    expect(await renderAt('//evil.example/')).toMatchObject({ status: 301, location: '/evil.example' });
  });

  const addresses = pages.flatMap(({ paths, beginning = '/' }) =>
    paths.flatMap((path) => {
      const address = beginning + path.slice(1).replace(':slug', 'some-slug').replace(/:\w+/g, '7');
      return path === '*' || address === '/' ? [] : address;
    }),
  );

  /** Old addresses, which lead on. */
  const MOVED: Record<string, string> = { '/vendor/days-off': '/farmer-dashboard/closed' };

  it.each(addresses)('has one address for a page, in small letters: %s', async (address) => {
    const moved = { status: 301, location: `${address}?search=Sweet%20Corn&A=1` };
    expect(await renderAt(`${address.toUpperCase()}?search=Sweet%20Corn&A=1`)).toMatchObject(moved);
    expect(await renderAt(`${address.toUpperCase()}/?search=Sweet%20Corn&A=1`)).toMatchObject(moved);
    expect((await renderAt(address)).location).toBe(MOVED[address]);
  });

  it.each([
    ['/%63art', '/cart'],
    ['/%43art', '/cart'],
    ['/x/../cart?a=1', '/cart?a=1'],
    ['/x/%2e%2e/cart', '/cart'],
    ['/account#x', '/account'],
    ['/Listings/5', '/listings/5'],
    ['/Blog/Some-Slug', '/blog/some-slug'],
    ['/blog/a%20B', '/blog/a%20b'],
    ['/blog/a%c3%89', '/blog/a%C3%A9'],
    ['/Farms-In-Texas', '/farms-in-texas'],
  ])('leads from another spelling of an address to the page: %s', async (spelling, location) => {
    expect(await renderAt(spelling)).toMatchObject({ status: 301, location });
    expect((await renderAt(location)).location).toBeUndefined();
  });

  it.each(['/API/listings', '/Media/x', '/Assets/x.js', '/Admin', '/No/Such/Page'])(
    'leads nowhere from what is no page: %s',
    async (address) => {
      expect(await renderAt(address)).toMatchObject({ status: 404 });
    },
  );

  it('disables the marketplace item until the marketplace is open', async () => {
    expect((await renderAt('/x')).body).toContain('Marketplace (Coming Soon)');
    const open = (await renderAt('/x', { marketplaceNav: 'open' })).body;
    expect(open).toContain('href="/marketplace"');
    expect(open).not.toContain('Coming Soon');
  });
});

describe('a page', () => {
  const isPersonal = async (address: string) => (await renderAt(address)).isPersonal;

  it.each([
    '/cart',
    '/checkout',
    '/orders',
    '/orders/12/pay?key=abc',
    '/account',
    '/saved',
    '/login?returnTo=%2Fcart',
    '/vendor/dashboard?tab=orders',
    '/farmer-dashboard',
    '/listings/3/edit',
    '/listings/3/keep?token=abc',
    '/farms/9/edit',
    '/markets/manage?invitation=abc',
    '/markets/manage/9',
    '/markets/manage/9/edit',
  ])('%s is about whoever looks at it', async (url) => {
    expect(await isPersonal(url)).toBe(true);
  });

  it.each(['/markets/manage', '/markets/manage/9', '/markets/manage/9/edit', '/market-days'])(
    '%s is not for search engines',
    async (url) => {
      expect((await renderAt(url)).head).toContain('noindex');
    },
  );

  it.each([
    '/',
    '/browse?search=cart',
    '/vendors/1',
    '/listings/3',
    '/farms/new',
    '/cartwright',
    '/farms-in-california',
  ])('%s is the same for everyone', async (url) => {
    expect(await isPersonal(url)).toBe(false);
  });
});

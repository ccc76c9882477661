import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { makeFarm, makeListing, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let listing: number;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://farmgate.example' });
  const farm = await makeFarm(test.db, { name: 'Sunny Acres' });
  await makePlace(test.db, { name: 'River Market' });
  ({ id: listing } = await makeListing(test.db, { farmId: farm.id, farmName: 'Sunny Acres' }));
});
afterAll(() => test.close());

const page = (address: string, headers = {}) => test.get<string>(address, headers);

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/browse', 200],
    ['/products', 200],
    ['/browse?zipCode=33901', 200],
    ['/farmers-markets?zipCode=33901', 200],
    ['/vendors?zipCode=33901', 200],
    ['/nothing-here', 404],
    ['/listings/999999', 404],
    ['/listings/abc', 404],
    ['/vendors/999999', 404],
  ])('answers %s with %i, a title, a description and a heading', async (path, status) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    const [head = '', body = ''] = answer.body.split('</head>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    if (status === 200) {
      expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(head).toMatch(/<link rel="canonical" href="https:\/\/farmgate\.example\/[^"]*"/);
    } else {
      expect(head).toContain('noindex');
    }
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('hold their content without any script', async () => {
    expect((await page('/browse?zipCode=33901')).body).toContain('Sunny Acres');
    expect((await page('/farmers-markets?zipCode=33901')).body).toContain('River Market');
    expect((await page(`/listings/${listing}`)).body).toContain('Sungold tomatoes');
    expect((await page('/listings/999999')).body).toContain('The listing could not be found.');
    expect((await page('/nothing-here')).body).toContain('404 Page Not Found');
  });

  it('may be kept by shared caches, are not sent twice, and carry no cookie', async () => {
    const first = await page('/browse');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await page('/browse', { 'if-none-match': first.headers.etag });
    expect([200, 304]).toContain(again.status);
    if (again.status === 304) expect(again.body).toBe('');
    expect((await page('/nothing-here')).headers['cache-control']).toContain('s-maxage=10');
    for (const path of [
      '/cart',
      '/checkout',
      '/orders/1',
      '/account',
      '/vendor/dashboard',
      '/farmer-dashboard',
    ])
      expect((await page(path)).headers['cache-control']).toBe('private, no-cache');
  });

  it('have one address: a slash at the end leads to it', async () => {
    const answer = await page('/browse/?category=eggs');
    expect(answer).toMatchObject({ status: 301, headers: { location: '/browse?category=eggs' } });
  });

  it.each([
    ['/BROWSE?category=eggs', '/browse?category=eggs'],
    ['/Listings/5', '/listings/5'],
    ['/Cart', '/cart'],
    ['/%63art', '/cart'],
    ['/%41ccount/', '/account'],
  ])('have one address: %s leads to it', async (spelling, location) => {
    expect(await page(spelling)).toMatchObject({ status: 301, headers: { location } });
    expect((await page(location)).headers.location).toBeUndefined();
  });

  it.each(['/API/listings', '/api//listings', '/api/listings/', '/Assets/x.js', '/Media/x', '/Admin'])(
    'do not answer for what other routes have: %s',
    async (address) => {
      expect(await page(address)).toMatchObject({ status: 404 });
    },
  );

  it.each(['/%61pi/listings', '/a%70i/auth/me', '/api%2Flistings'])(
    'and calls of the API are not found under another spelling: %s',
    async (address) => {
      expect(await page(address)).toMatchObject({ status: 404 });
    },
  );

  it('load files that browsers keep for a year', async () => {
    const { body } = await page('/');
    const script = /rel="later-entry" href="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
    const answer = await page(script);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await page('/assets/missing.js')).status).toBe(404);
    expect((await page('/.vite/manifest.json')).status).toBe(404);
    expect((await page('/../package.json')).body).not.toContain('workspaces');
  });

  it('load files that the build has compressed, and nothing compresses them again', async () => {
    const script =
      /rel="later-entry" href="(\/assets\/framework-[^"]+\.js)"/.exec((await page('/')).body)?.[1] ?? '';
    const folder = path.join(projectFolder(), 'storefront/dist/client');
    const plain = await readFile(folder + script, 'utf8');
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const answer = await page(script, { 'accept-encoding': encoding });
      const { size } = await stat(folder + script + ending);
      expect(answer.body === plain).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(size),
        'content-type': expect.stringContaining('javascript') as unknown,
        'cache-control': expect.stringContaining('immutable') as unknown,
        vary: expect.stringMatching(/accept-encoding/i) as unknown,
      });
    }
    expect((await page(`${script}.br`)).status).toBe(404);
  });

  it('escape what people typed, in the content and in the data block', async () => {
    const hostile = '</script><script>alert(1)</script>"\'&\u2028';
    const { id } = await makeListing(test.db, {
      productName: hostile,
      farmName: hostile,
      description: hostile,
    });
    const { body, status } = await page(`/listings/${id}`);
    expect(status).toBe(200);
    expect(body).not.toContain('<script>alert(1)');
  });
});

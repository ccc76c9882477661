import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { childrenOf, readXml, textOf } from '../support/http/read-xml.js';
import { makeBlogPost } from '../support/make/make-content.js';
import {
  ALWAYS_OPEN,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const URL_OF_SITE = 'https://farmgate.example';
const DAY = 24 * 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: URL_OF_SITE });
});
afterAll(() => test.close());

/** The addresses of a part of the site map, without the site's own, and when they changed. */
async function part(name: string): Promise<Map<string, string | undefined>> {
  const { status, headers, body } = await test.get<string>(`/sitemap-${name}.xml`);
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'application/xml; charset=utf-8',
  });
  const root = readXml(body);
  expect(root).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  return new Map(
    childrenOf(root, 'url').map((url) => {
      const address = textOf(url, 'loc') ?? '';
      expect(address).toMatch(/^https:\/\/farmgate\.example\//);
      return [address.slice(URL_OF_SITE.length), textOf(url, 'lastmod')];
    }),
  );
}

describe('the site map', () => {
  it('has what everybody sees, with the time of its last change, and nothing else', async () => {
    const listing = await makeListing(test.db, { updatedAt: new Date('2026-03-01T10:00:00Z') });
    const paused = await makeListing(test.db, { isAvailable: false });
    const farm = await makeFarm(test.db);
    const vendor = await makeVendor(test.db);
    const waiting = await makeVendor(test.db, { isApproved: false });
    const product = await makeProduct(test.db, { vendorId: vendor.id });
    const gone = await makeProduct(test.db, { vendorId: vendor.id, isActive: false });
    const listings = await part('listings-1');
    expect(listings.get(`/listings/${listing.id}`)).toBe('2026-03-01T10:00:00.000Z');
    expect(listings.has(`/listings/${paused.id}`)).toBe(false);
    expect([...(await part('farms-1')).keys()]).toEqual([`/farms/${farm.id}`]);
    const vendors = await part('vendors-1');
    expect([vendors.has(`/vendors/${vendor.id}`), vendors.has(`/vendors/${waiting.id}`)]).toEqual([
      true,
      false,
    ]);
    const products = await part('products-1');
    expect([products.has(`/products/${product.id}`), products.has(`/products/${gone.id}`)]).toEqual([
      true,
      false,
    ]);
  });

  it('has the articles whose day has come', async () => {
    const { slug } = await makeBlogPost(test.db, {
      slug: 'peas',
      updatedAt: new Date('2026-01-01T00:00:00Z'),
      publishedAt: new Date('2026-02-01T00:00:00Z'),
    });
    await makeBlogPost(test.db, { slug: 'draft', isPublished: false });
    await makeBlogPost(test.db, { slug: 'tomorrow', publishedAt: new Date(Date.now() + DAY) });
    expect([...(await part('blog-1'))]).toEqual([[`/blog/${slug}`, '2026-02-01T00:00:00.000Z']]);
    expect((await part('pages-1')).get('/blog')).toBe('2026-02-01T00:00:00.000Z');
  });

  it('has the pages that are always there, and the categories that have anything', async () => {
    await makeListing(test.db, { category: 'baked-goods' });
    const pages = await part('pages-1');
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/browse', '/faq', '/contact', '/terms']));
    expect(pages.get('/faq')).toBeUndefined();
    const categories = [...(await part('categories-1')).keys()];
    expect(categories).toContain('/browse?category=baked-goods');
    expect(categories).not.toContain('/browse?category=seafood');
  });

  it('comes in parts of ten thousand ids, which the index lists with their latest change', async () => {
    const far = await makeListing(test.db, { id: 29_999, updatedAt: new Date('2026-04-01T10:00:00Z') });
    await makeListing(test.db, { id: 30_000, updatedAt: new Date('2026-05-01T10:00:00Z') });
    await makeListing(test.db, { id: 30_001 });
    expect([...(await part('listings-3')).keys()]).toEqual([`/listings/${far.id}`, '/listings/30000']);
    const { status, body, headers } = await test.get<string>('/sitemap.xml');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/xml; charset=utf-8',
    });
    const root = readXml(body);
    expect(root.name).toBe('sitemapindex');
    const listed = childrenOf(root, 'sitemap').map(
      (map) => [textOf(map, 'loc'), textOf(map, 'lastmod')] as const,
    );
    const parts = new Map(listed);
    expect(listed).toHaveLength(parts.size);
    expect(parts.get(`${URL_OF_SITE}/sitemap-listings-3.xml`)).toBe('2026-05-01T10:00:00.000Z');
    expect([...parts.keys()]).toContain(`${URL_OF_SITE}/sitemap-listings-4.xml`);
    expect([...parts.keys()]).not.toContain(`${URL_OF_SITE}/sitemap-listings-2.xml`);
    for (const address of parts.keys()) await part(/sitemap-(.*)\.xml$/.exec(address ?? '')?.[1] ?? '');
  });

  it('is read few rows at a time, each row once', async () => {
    await test.db.query(
      `INSERT INTO listings (id, product_name, description, price, unit, category)
       SELECT 40000 + number, 'Peas', 'Fresh.', '1', 'each', 'vegetables' FROM generate_series(1, 2500) AS number`,
    );
    const addresses = [...(await part('listings-5')).keys()];
    expect(addresses).toHaveLength(2_500);
    expect(addresses.at(-1)).toBe('/listings/42500');
  });

  it('answers that nothing has changed to those who have it', async () => {
    const { headers } = await test.get('/sitemap-pages-1.xml');
    expect(headers['cache-control']).toContain('s-maxage=3600');
    expect(await test.get('/sitemap-pages-1.xml', { 'If-None-Match': headers.etag ?? '' })).toMatchObject({
      status: 304,
    });
  });

  it.each([
    'listings-0',
    'listings-999999',
    'listings',
    'pages-2',
    'nothing-1',
    "listings'-1",
    'listings-1.xml',
    '%00-1',
  ])('has no part %s', async (name) => {
    expect((await test.get(`/sitemap-${name}.xml`)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('closes what is nobody else’s business and says where the site map is', async () => {
    const { body, headers } = await test.get<string>('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /vendor/', 'Disallow: /cart']),
    );
    expect(lines).toContain(`Sitemap: ${URL_OF_SITE}/sitemap.xml`);
    const closed = lines.flatMap((line) =>
      line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : [],
    );
    const isClosed = (path: string) => closed.some((start) => !start.includes('*') && path.startsWith(start));
    for (const path of [
      ...(await part('pages-1')).keys(),
      '/vendors/1',
      '/media/a/800.jpg',
      '/og/default.png',
    ]) {
      expect([path, isClosed(path)]).toEqual([path, false]);
    }
  });
});

describe('the feeds', () => {
  const entriesOf = async (path: string) => {
    const { status, headers, body } = await test.get<string>(path);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
    });
    const feed = readXml(body);
    expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    const entries = childrenOf(feed, 'entry');
    // What RFC 4287 asks of every feed and entry.
    for (const element of [feed, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(textOf(element, name)).toBeTruthy();
      expect(new Date(textOf(element, 'updated') ?? '').getTime()).not.toBeNaN();
    }
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
    expect(childrenOf(feed, 'link').map(({ attributes }) => attributes)).toContainEqual({
      rel: 'self',
      href: URL_OF_SITE + path,
    });
    expect(textOf(childrenOf(feed, 'author')[0] ?? feed, 'name')).toBe('Farmgate');
    return { feed, entries };
  };

  it('tell of articles, with the times at which they appeared and changed', async () => {
    await makeBlogPost(test.db, {
      slug: 'beans',
      title: 'Beans & <b>peas</b>',
      category: 'u-pick-farms',
      publishedAt: new Date('2026-06-01T00:00:00Z'),
      updatedAt: new Date('2026-06-09T00:00:00Z'),
    });
    const { feed, entries } = await entriesOf('/blog/feed.xml');
    const beans = entries.find((entry) => textOf(entry, 'id') === `${URL_OF_SITE}/blog/beans`);
    if (!beans) throw new Error('The article is missing.');
    expect(textOf(beans, 'title')).toBe('Beans &amp; &lt;b&gt;peas&lt;/b&gt;');
    expect(textOf(beans, 'published')).toBe('2026-06-01T00:00:00.000Z');
    expect(textOf(beans, 'updated')).toBe('2026-06-09T00:00:00.000Z');
    expect(childrenOf(beans, 'category')[0]?.attributes.term).toBe('u-pick-farms');
    expect(textOf(feed, 'updated')).toBe(
      entries
        .map((entry) => textOf(entry, 'updated') ?? '')
        .sort()
        .at(-1),
    );
    expect(entries.map((entry) => textOf(entry, 'id'))).not.toContain(`${URL_OF_SITE}/blog/draft`);
  });

  it('stay in order whatever farmers write', async () => {
    const farmName = 'A & B "<script>" ]]> \u0008 \u{1F955}';
    const { id } = await makeListing(test.db, {
      productName: ']]><script>alert(1)</script>\u0001',
      farmName,
      description: '<img src=x onerror=alert(1)>',
      createdAt: new Date(Date.now() + 1_000),
    });
    const { entries } = await entriesOf('/listings/feed.xml');
    const [first] = entries;
    if (!first) throw new Error('The listing is missing.');
    expect(textOf(first, 'id')).toBe(`${URL_OF_SITE}/listings/${id}`);
    expect(textOf(first, 'title')).toBe(']]&gt;&lt;script&gt;alert(1)&lt;/script&gt; ');
    expect(textOf(first, 'summary')).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(textOf(childrenOf(first, 'author')[0] ?? first, 'name')).toBe('A & B "<script>" ]]>   \u{1F955}');
    expect(entries.length).toBeLessThanOrEqual(30);
  });

  it('tell of market days that were canceled or moved', async () => {
    const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const closed = {
      from: date,
      to: date,
      kind: 'closed' as const,
      opens: null,
      closes: null,
      address: null,
    };
    const { id } = await makePlace(test.db, {
      ...{ name: 'Storm & Market', seasons: ALWAYS_OPEN, city: 'Fort Myers', state: 'FL' },
      exceptions: [{ ...closed, reason: 'A storm' }],
    });
    await makeDays(test.db.manager, [id]);
    const { entries } = await entriesOf('/market-days/feed.xml');
    expect(entries).toHaveLength(1);
    const [first] = entries;
    if (!first) throw new Error('The day is missing.');
    expect(textOf(first, 'id')).toBe(`${URL_OF_SITE}/places/storm-market-${id}#${date}`);
    expect(textOf(first, 'title')).toMatch(/^Storm &amp; Market is canceled on \w+, \w+ \d+$/);
    expect(textOf(first, 'summary')).toBe('Fort Myers, FL · A storm');
    await test.db.getRepository(Place).update({ id }, { hiddenAt: new Date() });
    expect((await entriesOf('/market-days/feed.xml')).entries).toEqual([]);
  });

  it('answer that there is nothing new', async () => {
    const { headers } = await test.get('/blog/feed.xml');
    const again = await test.get('/blog/feed.xml', { 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readArticles, seedArticles } from '../../src/content/blog/seed/seed-articles.js';
import { fillGuides } from '../../src/content/content-hubs/fill-guides.js';
import type { LocationFacts } from '../../src/contract/content/location-facts.js';
import { orderPages, seedDirectory, seedShop } from '../../src/seed-demo.js';
import { eventually } from '../support/eventually.js';
import { readPage } from '../support/http/read-page.js';
import { childrenOf, readXml, textOf } from '../support/http/read-xml.js';
import { shapeOf, type Walk, type WalkedPage, walkSite } from '../support/http/walk-site.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const SITE = 'https://farmgate.example';

/**
 * Pages of one shape are made by one piece of code from rows of one kind, so that some of them stand for all.
 * Lists are walked to their end where they lead to pages that have to be found: the listings' own, and the
 * shop's by vendor.
 */
const MOST: Readonly<Record<string, number>> = {
  '/browse?page=': Infinity,
  // What "Show more" leads to: eight of a page's twenty stand on it at first.
  '/browse?page=&show=': Infinity,
  '/vendors/:id?after=': Infinity,
  '/marketplace?after=': Infinity,
  '/listings/:id': 60,
  '/farms/:id': 30,
  '/products/:id': 40,
  '/places/:slug': 30,
};
const MOST_OTHERWISE = 6;
/** All of these: they are few, and each has a text of its own. */
const WHOLE = [
  '/vendors/:id',
  '/blog/:slug',
  '/guides/:slug',
  '/farms-:city',
  '/farms-in-:state',
  '/browse?category=',
];

const KNOWN_TYPES = new Set([
  'AboutPage',
  'AdministrativeArea',
  'AggregateRating',
  'Answer',
  'Article',
  'BlogPosting',
  'Blog',
  'BreadcrumbList',
  'Brand',
  'City',
  'CollectionPage',
  'ContactPage',
  'ContactPoint',
  'Country',
  'DefinedRegion',
  'EntryPoint',
  'FAQPage',
  'FarmersMarket',
  'Farm',
  'GeoCoordinates',
  'GroceryStore',
  'ImageObject',
  'ItemList',
  'ListItem',
  'LocalBusiness',
  'LocationFeatureSpecification',
  'MonetaryAmount',
  'Offer',
  'OfferShippingDetails',
  'OpeningHoursSpecification',
  'Organization',
  'Person',
  'Place',
  'PostalAddress',
  'Product',
  'ProductGroup',
  'PropertyValue',
  'PropertyValueSpecification',
  'QuantitativeValue',
  'Question',
  'Rating',
  'Review',
  'SearchAction',
  'State',
  'Store',
  'Event',
  'TouristAttraction',
  'UnitPriceSpecification',
  'WebPage',
  'WebSite',
]);

let test: TestApp;
let walk: Walk;
let mapped: Set<string>;
let mappedTwice: string[];

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', PUBLIC_URL: SITE });
  const articles = await readArticles();
  await test.db.transaction(async (tx) => {
    const options = { isProduction: false, say: () => undefined };
    await seedDirectory(tx, options);
    await seedShop(tx, options);
    await fillGuides(tx, new Date());
    await seedArticles(tx, articles, new Date());
    await orderPages(tx, options);
  });
  const isMade = async () => {
    const runs = await test.db.query<{ status: string }[]>('SELECT status FROM generation_runs');
    return runs.length > 0 && runs.every(({ status }) => status === 'done');
  };
  await eventually(test.db, isMade);
  ({ pages: mapped, twice: mappedTwice } = await readSiteMap());
  walk = await walkSite(ask, ['/', '/sitemap'], {
    siteUrl: SITE,
    most: (shape) => (WHOLE.includes(shape) ? Infinity : (MOST[shape] ?? MOST_OTHERWISE)),
  });
}, 240_000);
// It ends the jobs that are under way.
afterAll(() => test.close(), 120_000);

async function ask(path: string) {
  const answer = await fetch(test.url + path, { redirect: 'manual' });
  const header = (name: string) => answer.headers.get(name);
  const type = header('content-type') ?? '';
  return { status: answer.status, type, location: header('location'), body: await answer.text() };
}

/** @returns the paths of all pages in the site map, and those that it names again */
async function readSiteMap() {
  const addresses = async (path: string, entry: string) => {
    const { body } = await test.get<string>(path);
    return childrenOf(readXml(body), entry).map((element) =>
      (textOf(element, 'loc') ?? '').slice(SITE.length),
    );
  };
  const pages = new Set<string>();
  const twice: string[] = [];
  for (const part of await addresses('/sitemap.xml', 'sitemap')) {
    for (const page of await addresses(part, 'url')) {
      if (pages.has(page)) twice.push(page);
      pages.add(page);
    }
  }
  return { pages, twice };
}

const visited = () => [...walk.pages.values()];
const readable = () =>
  visited().filter(
    (page): page is WalkedPage & { read: NonNullable<WalkedPage['read']> } => page.read !== null,
  );
/** Those that search engines may list. */
const listed = () => readable().filter(({ read }) => !read.isUnlisted);
const own = (address: string | null) =>
  address?.startsWith(SITE) ? address.slice(SITE.length) || '/' : address;

/** @returns the values that several pages share, with the pages */
function shared(
  pages: readonly WalkedPage[],
  valueOf: (page: WalkedPage) => string,
): Record<string, string[]> {
  const byValue = new Map<string, string[]>();
  for (const page of pages) byValue.set(valueOf(page), [...(byValue.get(valueOf(page)) ?? []), page.path]);
  return Object.fromEntries([...byValue].filter(([, paths]) => paths.length > 1));
}

describe('the whole site', () => {
  it('was walked', () => {
    expect(mapped.size).toBeGreaterThan(3_000);
    expect(readable().length).toBeGreaterThan(350);
  });

  it('has no link that leads nowhere', () => {
    const dead = visited()
      .filter(({ status }) => status !== 200 && (status < 300 || status >= 400))
      .map(({ path, status }) => `${status} ${path} from ${walk.linked.get(path)}`);
    expect(dead).toEqual([]);
  });

  it('has one heading on each page', () => {
    const wrong = readable().filter(({ read }) => read.headings.length !== 1 || read.headings[0] === '');
    expect(wrong.map(({ path, read }) => [path, read.headings])).toEqual([]);
  });

  it('has a title and a description of its own on each page that may be listed', () => {
    const pages = listed().filter(({ path, read }) => own(read.canonical) === path);
    // What farms and vendors sell is described by what they wrote.
    const described = pages.filter(({ path }) => !/^\/(?:listings|products)\//.test(path));
    const bare = [
      ...pages.filter(({ read }) => read.title.length < 10 || !read.description),
      ...described.filter(({ read }) => (read.description ?? '').length < 50),
    ];
    expect(bare.map(({ path, read }) => [path, read.title, read.description])).toEqual([]);
    expect(shared(pages, ({ read }) => read?.title ?? '')).toEqual({});
    expect(shared(described, ({ read }) => read?.description ?? '')).toEqual({});
  });

  it('says of each page that may be listed which address stands for it, and that address is in the site map or says so itself', () => {
    const wrong = listed().filter(({ read }) => {
      const canonical = own(read.canonical);
      if (canonical === null || !canonical.startsWith('/')) return true;
      const target = walk.pages.get(canonical);
      const standsForItself = target === undefined || own(target.read?.canonical ?? null) === canonical;
      return !mapped.has(canonical) && !standsForItself;
    });
    expect(wrong.map(({ path, read }) => [path, read.canonical])).toEqual([]);
  });

  it('has each page in its map once', () => {
    expect(mappedTwice).toEqual([]);
  });

  it('has only pages in its map that are there, may be listed and stand for themselves', () => {
    const wrong = visited().filter(
      ({ path, status, read }) =>
        mapped.has(path) && (status !== 200 || read?.isUnlisted !== false || own(read.canonical) !== path),
    );
    expect(wrong.map(({ path, status, read }) => [path, status, read?.isUnlisted, read?.canonical])).toEqual(
      [],
    );
    const shapes = new Set([...mapped].map(shapeOf));
    const seen = new Set(visited().map(({ path }) => shapeOf(path)));
    expect([...shapes].filter((shape) => !seen.has(shape))).toEqual([]);
  });

  it('leads to every page in its map by links', async () => {
    const farms = await test.db.query<{ id: number; listings: number[] }[]>(
      'SELECT farm_id AS id, array_agg(id) AS listings FROM listings WHERE is_available GROUP BY farm_id',
    );
    const products = await test.db.query<{ id: number; category: string }[]>(
      'SELECT id, category FROM products WHERE is_listed',
    );
    // Each listing's page leads to its farm's, each product's to its category's, as those that were visited
    // show.
    const throughOthers = new Set([
      ...farms
        .filter(({ listings }) => listings.some((id) => walk.linked.has(`/listings/${id}`)))
        .map(({ id }) => `/farms/${id}`),
      ...products
        .filter(({ id }) => walk.linked.has(`/products/${id}`))
        .map(({ category }) => `/marketplace?category=${category}`),
    ]);
    // Places are on the lists near them and on the pages of their neighbors, of which only some are walked.
    const isPlace = (path: string) => path.startsWith('/places/');
    const orphans = [...mapped].filter(
      (path) => path !== '/' && !isPlace(path) && !walk.linked.has(path) && !throughOthers.has(path),
    );
    expect([...mapped].filter((path) => isPlace(path) && walk.linked.has(path)).length).toBeGreaterThan(20);
    expect(orphans).toEqual([]);
  });

  it('has structured data that machines understand', () => {
    for (const { path, read } of readable()) {
      for (const text of read.structured) {
        const data = JSON.parse(text) as Record<string, unknown>;
        expect([path, data['@context']]).toEqual([path, 'https://schema.org']);
        expect([path, unknownTypes(data)]).toEqual([path, []]);
      }
    }
    const bare = readable().filter(({ path, read }) => mapped.has(path) && read.structured.length === 0);
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('has a picture for previews of each page in its map', async () => {
    const shapes = new Map<string, string>();
    for (const { path, read } of readable()) {
      if (!mapped.has(path)) continue;
      expect([path, read.image]).toEqual([path, expect.stringMatching(/^https:\/\/farmgate\.example\/og\//)]);
      if (read.image !== null) shapes.set(shapeOf(path), read.image);
    }
    for (const image of new Set(shapes.values())) {
      const answer = await fetch(test.url + image.slice(SITE.length));
      expect([image, answer.status, answer.headers.get('content-type')]).toEqual([image, 200, 'image/png']);
    }
  });
});

describe('the site after something was taken away', () => {
  it('leads nowhere that is gone, before any page was made anew', async () => {
    const pages = await test.db.query<{ facts: LocationFacts }[]>(
      `SELECT facts FROM location_pages WHERE facts -> 'listings' -> 'newest' -> 1 IS NOT NULL
         AND facts -> 'products' -> 'newest' -> 1 IS NOT NULL`,
    );
    const [named] = pages.map(({ facts }) => facts);
    if (!named) throw new Error('No page names listings and products.');
    const { listings, products } = named;
    const farm = idIn(pages, 'farm-');
    const place = idIn(pages, 'place-');
    const vendor = products.vendors[0]?.id ?? 0;
    const hidden = [
      `/listings/${listings.newest[0]?.id}`,
      `/listings/${listings.newest[1]?.id}`,
      `/products/${products.newest[0]?.id}`,
      `/vendors/${vendor}`,
    ];
    const parts = await test.db.query<{ path: string }[]>(
      `SELECT '/products/' || id AS path FROM products WHERE vendor_id = $1
       UNION ALL SELECT '/listings/' || id FROM listings WHERE farm_id = $2`,
      [vendor, farm],
    );
    const ofPlace = [...walk.linked.keys()].filter(
      (path) => path.startsWith('/places/') && path.endsWith(`-${place}`),
    );
    const touched = [...hidden, `/farms/${farm}`, ...ofPlace, ...parts.map(({ path }) => path)];
    await test.db.query('DELETE FROM listings WHERE id = $1', [listings.newest[0]?.id]);
    await test.db.query('UPDATE listings SET is_available = false WHERE id = $1', [listings.newest[1]?.id]);
    await test.db.query('UPDATE products SET is_active = false WHERE id = $1', [products.newest[0]?.id]);
    await test.db.query('UPDATE vendors SET is_active = false WHERE id = $1', [vendor]);
    await test.db.query('DELETE FROM farms WHERE id = $1', [farm]);
    await test.db.query('UPDATE places SET hidden_at = now() WHERE id = $1', [place]);

    const dead = new Set<string>();
    for (const path of touched) if ((await ask(path)).status >= 400) dead.add(path);
    expect(dead.size).toBeGreaterThanOrEqual(4);
    const isMadeBeforehand = (path: string) => /^\/(?:farms-|guides)/.test(path);
    // No other page can lead there: those that were made beforehand, and those that did.
    const again = visited().filter(
      ({ path, read }) => read && (isMadeBeforehand(path) || read.links.some((to) => touched.includes(to))),
    );
    expect(again.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { path } of again) {
      const { status, body } = await ask(path);
      if (status !== 200) continue;
      const gone = readPage(body).links.filter(
        (to) => dead.has(to) || (isMadeBeforehand(path) && hidden.includes(to)),
      );
      wrong.push(...gone.map((to) => `${to} from ${path}`));
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

const placesOf = (facts: LocationFacts) => [
  ...[facts.nearestFarm, facts.nearestMarket].flatMap((place) => place ?? []),
  ...facts.stands,
];

/** @returns the number of the first place on the pages whose id begins so */
const idIn = (pages: readonly { facts: LocationFacts }[], prefix: 'farm-' | 'place-') => {
  const found = pages.flatMap(({ facts }) => placesOf(facts)).find(({ id }) => id.startsWith(prefix));
  return Number(found?.id.slice(prefix.length));
};

/** @returns the types and objects that are none of schema.org's, or of none that we know */
function unknownTypes(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(unknownTypes);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@graph': graph, ...rest } = data as Record<string, unknown>;
  const types = Array.isArray(type) ? (type as unknown[]) : [type];
  const isNamed = graph !== undefined || '@id' in rest || type !== undefined;
  const unknown = types
    .filter((name) => name !== undefined && !(typeof name === 'string' && KNOWN_TYPES.has(name)))
    .map((name) => JSON.stringify(name));
  return [
    ...(isNamed ? [] : ['(none)']),
    ...unknown,
    ...unknownTypes(graph ?? []),
    ...Object.values(rest).flatMap(unknownTypes),
  ];
}

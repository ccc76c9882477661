import type { ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import type { InSeasonCrop } from '@farmgate/backend/contract/content/in-season';
import type { LocationFacts } from '@farmgate/backend/contract/content/location-facts';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import type { StatePageView } from '@farmgate/backend/contract/content/state-pages';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { PublicConfig } from '@farmgate/backend/contract/shared/public-config';
import { describe, expect, it } from '@jest/globals';
import { render } from './entry-server';

const config: PublicConfig = {
  publicUrl: 'https://farmgate.example',
  marketplaceNav: 'soon',
  mapStyleUrl: null,
  analytics: null,
  socialLinks: [],
  placesAttribution: null,
};

/** Renders a page with the given answers; everything else is not there. */
const renderAt = (url: string, answers: Record<string, unknown> = {}) =>
  render({
    url,
    config,
    now: new Date('2025-06-05T12:00:00Z'),
    fetch: (input) => {
      const answer = answers[String(input)];
      const body = { statusCode: 404, error: 'NOT_FOUND', message: 'Not there.', requestId: 'r' };
      return Promise.resolve(answer ? Response.json(answer) : Response.json(body, { status: 404 }));
    },
  });

/** What a person reads, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

const graphOf = (html: string) => {
  const source = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(source) as { '@graph': Record<string, unknown>[] })['@graph'];
};

const crop: InSeasonCrop = {
  id: 'mangoes',
  name: 'Mangoes',
  category: 'fruits',
  search: 'mango',
  months: [5, 6, 7, 8],
  isNew: false,
  isEnding: false,
  stage: 'at its best',
  storage: 'Keep them on the counter until they give.',
};

const farm = (more: Partial<PlaceView> = {}): PlaceView => ({
  id: 'farm-7',
  kind: 'on_farm_market',
  name: 'Otter Creek Farm',
  address: '12 Creek Road, Fort Myers, FL 33905',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33905',
  latitude: 26.66,
  longitude: -81.75,
  isApproximate: false,
  distanceMiles: 6.4,
  description: null,
  imageUrl: null,
  phone: '2395550134',
  website: 'https://otter.example',
  rating: 4.66,
  userRatingsTotal: 12,
  openingHours: null,
  seasons: [],
  timeZone: 'America/New_York',
  openSaturday: null,
  openSummary: null,
  productTypes: ['Eggs', 'Honey', 'Herbs', 'Fresh Vegetables', 'Fresh Fruits', 'Flowers', 'Plants', 'Nuts'],
  farmActivities: ['Tours', 'Hay rides', 'Classes', 'Camping'],
  features: [],
  organicCertified: true,
  organicOptions: false,
  businessStatus: 'OPERATIONAL',
  googleMapsUrl: null,
  reviews: [],
  isVerified: false,
  isClaimed: false,
  isDemonstration: false,
  source: { name: 'farmgate', attribution: 'Registered on Farmgate' },
  lastConfirmed: null,
  ...more,
});

const numbers: LocationFacts['numbers'] = {
  markets: 0,
  farms: 0,
  csas: 0,
  uPicks: 0,
  stands: 0,
  foodHubs: 0,
  organicCertified: 0,
  organic: 0,
  snapMarkets: 0,
  wicMarkets: 0,
  snapMatchMarkets: 0,
  winterMarkets: 0,
};

const nothing: LocationFacts = {
  asOf: '2025-06-05',
  radiusMiles: 25,
  numbers,
  marketsByDay: [],
  marketsWithoutDays: 0,
  winterMarkets: [],
  growing: [],
  csas: [],
  uPicks: [],
  stands: [],
  organic: [],
  snapMarkets: [],
  nearestMarket: null,
  nearestFarm: null,
  listings: { count: 0, categories: [], newest: [] },
  products: { count: 0, vendors: [], newest: [] },
  topics: [],
};

const named = {
  id: 'place-3',
  kind: 'farmers_market' as const,
  name: 'River Market',
  city: 'Fort Myers',
  state: 'FL',
  distanceMiles: 1.2,
  productTypes: [],
  features: ['snap' as const],
  organicCertified: false,
  organicOptions: false,
};

const location = (more: Partial<LocationPageView> = {}): LocationPageView => ({
  id: 1,
  city: 'Fort Myers',
  state: 'Florida',
  stateCode: 'FL',
  zipCode: '33901',
  slug: 'farms-fort-myers-fl',
  title: 'Farms and Farmers Markets near Fort Myers, FL',
  latitude: 26.64,
  longitude: -81.87,
  population: 86_395,
  status: 'published',
  farmCount: 9,
  marketCount: 1,
  isIndexable: true,
  lastUpdated: '2025-06-05T00:00:00Z',
  createdAt: '2025-06-05T00:00:00Z',
  metaDescription: 'Nine farms and a market near Fort Myers.',
  content: 'Nine farms.',
  contentHtml: '<p>Nine farms lie within 25 miles.</p>',
  farmsData: '[]',
  farmsDataParsed: Array.from({ length: 9 }, (_, index) => farm({ id: `farm-${index + 1}` })),
  facts: {
    ...nothing,
    numbers: { ...numbers, farms: 9, markets: 1, csas: 2, snapMarkets: 1 },
    marketsByDay: [
      { day: 0, total: 1, markets: [{ ...named, hours: null, season: null }] },
      {
        day: 6,
        total: 3,
        markets: [{ ...named, hours: '9 AM to 1 PM', season: 'May 4 to October 26' }],
      },
    ],
    growing: [{ productType: 'Eggs', count: 4 }],
    csas: [{ ...named, id: 'farm-9', kind: 'csa', name: 'Nine Acre CSA' }],
    snapMarkets: [named],
    listings: {
      count: 5,
      categories: [],
      newest: [
        {
          id: 31,
          productName: 'Duck eggs',
          price: '6.00',
          unit: 'dozen',
          category: 'eggs',
          farmName: 'Otter Creek Farm',
          city: 'Fort Myers',
        },
      ],
    },
    products: {
      count: 1,
      vendors: [{ id: 4, businessName: 'Gulf Honey', city: 'Naples', distanceMiles: 20, products: 1 }],
      newest: [{ id: 8, name: 'Palmetto honey', price: 12, unit: 'each', businessName: 'Gulf Honey' }],
    },
  },
  inSeason: { month: 6, crops: [crop] },
  neighbors: [
    {
      city: 'Naples',
      state: 'Florida',
      stateCode: 'FL',
      slug: 'farms-naples-fl',
      distanceMiles: 33,
      farmCount: 3,
      marketCount: 2,
    },
  ],
  statePage: { title: 'Farms in Florida', slug: 'farms-in-florida' },
  hubs: [{ title: 'CSA Programs', slug: 'csa-programs', topic: 'csa-programs', count: 2 }],
  ...more,
});

const locationAt = (more: Partial<LocationPageView> = {}) =>
  renderAt('/farms-fort-myers-fl', { '/api/location-pages/farms-fort-myers-fl': location(more) });

describe('the page of a city', () => {
  it('says what there is, in the head and in the hero', async () => {
    const page = await locationAt();
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Farms and Farmers Markets near Fort Myers, FL | Farmgate</title>');
    expect(page.head).toContain('content="Nine farms and a market near Fort Myers."');
    expect(page.head).toContain('href="https://farmgate.example/farms-fort-myers-fl"');
    expect(page.head).toMatch(
      /property="og:image" content="[^"]*\/og\/location-pages\/farms-fort-myers-fl\.png"/,
    );
    expect(page.head).toMatch(/property="og:title" content="Farms and Farmers Markets/);
    expect(page.head).not.toContain('noindex');
    const text = textOf(page.body);
    expect(text).toContain('Fresh Local Farms in Fort Myers, Florida');
    for (const fact of ['9 local farms', ' FL ', 'Population 86,395']) expect(text).toContain(fact);
    expect(page.body).toContain('<p>Nine farms lie within 25 miles.</p>');
  });

  it('shows the first eight farms with all that a card has', async () => {
    const { body } = await locationAt();
    expect(body.match(/<article/g)).toHaveLength(8);
    const text = textOf(body);
    expect(text).toContain('9 Farms Found');
    expect(text).toContain('12 Creek Road');
    expect(text).toMatch(/4\.7 of 5 \(12\)/);
    expect(body).toContain('href="tel:+12395550134"');
    expect(body).toMatch(/href="https:\/\/otter\.example\/" rel="ugc nofollow noopener"/);
    expect(text).toContain('Visit Website');
    expect(text).toContain('Fresh Fruits Flowers +2 more');
    expect(text).toContain('Tours Hay rides Classes +1 more');
    expect(text).toContain('Certified Organic');
  });

  it('counts one farm as one', async () => {
    const page = await locationAt({ farmCount: 1, marketCount: 0, farmsDataParsed: [farm()] });
    expect(textOf(page.body)).toContain('1 Farm Found');
    expect(textOf(page.body)).toContain('1 local farm');
  });

  it('shows markets by day, shares, offers, what is in season, and the ways on', async () => {
    const { body } = await locationAt();
    const text = textOf(body);
    expect(text).toMatch(
      /Saturday 3 markets .*9 AM to 1 PM · May 4 to October 26 .*2 more .*Sunday 1 market/,
    );
    expect(text).toContain('SNAP');
    expect(text).toMatch(/CSA shares 2 .*Nine Acre CSA/);
    expect(text).toMatch(/In season in Florida in June .*Mangoes Through August/);
    expect(text).toMatch(/Duck eggs \$6\.00 per dozen Otter Creek Farm, Fort Myers/);
    for (const href of [
      '/browse?search=mango&amp;zipCode=33901',
      '/listings/31',
      '/products/8',
      '/vendors/4',
      '/guides/csa-programs',
      '/farms-naples-fl',
      '/farms-in-florida',
      '/in-season?state=FL',
      '/farms/9',
    ])
      expect(body).toContain(`href="${href}"`);
    // There is no such guide.
    expect(body).not.toContain('/guides/snap-at-farmers-markets');
  });

  it('has the sidebar of the specification', async () => {
    const { body } = await locationAt();
    const text = textOf(body);
    expect(text).toMatch(/About Fort Myers Location Fort Myers, FL Population 86,395 Farms found 9/);
    expect(text).toContain('Why Buy Local?');
    expect(text).toMatch(/Start Shopping Today Shop Marketplace Find Markets Near You/);
  });

  it('tells search engines of farms without the ratings of others', async () => {
    const graph = graphOf((await locationAt()).body);
    expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(JSON.stringify(graph)).toContain('https://farmgate.example/farms/1');
    expect(JSON.stringify(graph)).not.toMatch(/rating/i);
    expect(graph[1]).toMatchObject({ numberOfItems: 8 });
  });

  it('renders without farms, but is not to be indexed', async () => {
    const page = await locationAt({
      farmCount: 0,
      marketCount: 0,
      farmsDataParsed: [],
      facts: nothing,
      isIndexable: false,
      population: null,
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain('name="robots" content="noindex"');
    const text = textOf(page.body);
    expect(text).toContain('No Farms Listed Yet');
    expect(text).toMatch(/Browse Online Marketplace Suggest a Local Farm/);
    expect(page.body).toMatch(/href="\/marketplace"[^>]*>Browse Online Marketplace/);
    expect(page.body).toMatch(/href="\/contact"[^>]*>Suggest a Local Farm/);
    expect(text).toContain('fresh local produce');
    expect(text).not.toContain('Population');
  });

  it('says of an unknown one that it does not exist, with 404', async () => {
    const page = await renderAt('/farms-nowhere-zz');
    expect(page.status).toBe(404);
    expect(page.modules).toEqual(['src/content/locations/location-page.tsx']);
    expect(page.head).toContain('noindex');
    const text = textOf(page.body);
    expect(text).toContain('Location Not Found');
    expect(text).toContain("The location page you're looking for doesn't exist.");
    expect(page.body).toMatch(/href="\/farmers-markets"[^>]*>Browse All Locations/);
  });
});

const state: StatePageView = {
  id: 1,
  state: 'Florida',
  stateCode: 'FL',
  slug: 'farms-in-florida',
  title: 'Local Farms and Farmers Markets in Florida',
  cityCount: 2,
  farmCount: 40,
  marketCount: 11,
  isIndexable: true,
  status: 'published',
  lastUpdated: '2025-06-05T00:00:00Z',
  createdAt: '2025-06-05T00:00:00Z',
  metaDescription: 'Farms and markets of Florida.',
  content: '',
  contentHtml: '<p>Florida’s season turns in winter.</p>',
  featuredFarms: [
    {
      id: 'farm-7',
      kind: 'u_pick',
      name: 'Berry Bend',
      address: 'Plant City, FL',
      city: 'Plant City',
      zipCode: '33563',
      description: 'Strawberries to pick.',
      imageUrl: null,
      website: null,
      productTypes: ['Fresh Fruits'],
      farmActivities: [],
      features: [],
      organicCertified: false,
      organicOptions: false,
      isDemonstration: false,
    },
  ],
  facts: {
    asOf: '2025-06-05',
    numbers: { ...numbers, csas: 3 },
    marketsPerDay: [2, 0, 0, 1, 0, 0, 8],
    growing: [{ productType: 'Honey', count: 9 }],
    places: [],
    listings: 0,
    products: 0,
    topics: [],
  },
  inSeason: { month: 6, crops: [crop] },
  cities: [
    {
      city: 'Tampa',
      slug: 'farms-tampa-fl',
      latitude: 27.95,
      longitude: -82.46,
      population: 380_000,
      farmCount: 12,
      marketCount: 1,
    },
    {
      city: 'Fort Myers',
      slug: 'farms-fort-myers-fl',
      latitude: 26.64,
      longitude: -81.87,
      population: 86_395,
      farmCount: 0,
      marketCount: 0,
    },
  ],
  hubs: [{ title: 'CSA Programs', slug: 'csa-programs', topic: 'csa-programs', count: 3 }],
};

describe('the page of a state', () => {
  it('wins over the page of a city, and leads to its cities, farms, crops and guides', async () => {
    const page = await renderAt('/farms-in-florida', { '/api/state-pages/farms-in-florida': state });
    expect(page.status).toBe(200);
    expect(page.modules).toEqual(['src/content/states/state-page.tsx']);
    expect(page.head).toContain('href="https://farmgate.example/farms-in-florida"');
    const text = textOf(page.body);
    expect(text).toContain('Local Farms and Farmers Markets in Florida');
    expect(text).toMatch(/Fort Myers None listed yet .*Tampa 12 farms, 1 market/);
    expect(text).toMatch(/8 markets on .*Saturday/);
    expect(page.body).toContain('src="/art/states/fl.svg');
    for (const href of ['/farms-tampa-fl', '/farms/7', '/guides/csa-programs', '/in-season?state=FL'])
      expect(page.body).toContain(`href="${href}"`);
    expect(graphOf(page.body).map((thing) => thing['@type'])).toEqual([
      'BreadcrumbList',
      'ItemList',
      'ItemList',
    ]);
  });

  it('asks search engines not to index one without anything', async () => {
    const empty = {
      ...state,
      isIndexable: false,
      cities: [],
      featuredFarms: [],
      farmCount: 0,
      marketCount: 0,
    };
    const page = await renderAt('/farms-in-florida', { '/api/state-pages/farms-in-florida': empty });
    expect(page.status).toBe(200);
    expect(page.head).toContain('noindex');
  });

  it('says of an unknown one that it does not exist, with 404', async () => {
    const page = await renderAt('/farms-in-atlantis');
    expect(page.status).toBe(404);
    expect(textOf(page.body)).toContain('Location Not Found');
  });
});

const guide: ContentHubView = {
  id: 1,
  topic: 'csa-programs',
  slug: 'csa-programs',
  title: 'CSA Programs',
  metaDescription: 'How farm shares work.',
  targetKeyword: 'CSA programs near me',
  searchVolume: 0,
  count: 3,
  status: 'published',
  lastUpdated: '2025-06-05T00:00:00Z',
  createdAt: '2025-06-01T00:00:00Z',
  content: '',
  contentHtml: '<h2 id="prices">Prices</h2><p>Ask.</p><h2 id="boxes">Boxes</h2><p>Look.</p>',
  headings: [
    { id: 'prices', text: 'Prices' },
    { id: 'boxes', text: 'Boxes' },
  ],
  relatedPages: ['/blog/choosing-a-csa-share'],
  relatedLinks: [{ path: '/blog/choosing-a-csa-share', title: 'Choosing a CSA share' }],
  figures: {
    asOf: '2025-06-05',
    what: 'CSA farms',
    count: 3,
    stateCount: 1,
    states: [{ state: 'Florida', stateCode: 'FL', slug: 'farms-in-florida', count: 3 }],
    cities: [{ city: 'Tampa', stateCode: 'FL', slug: 'farms-tampa-fl', count: 2 }],
  },
};

describe('a guide', () => {
  it('has its text, its contents, figures of today, and the ways on', async () => {
    const page = await renderAt('/guides/csa-programs', { '/api/content-hubs/csa-programs': guide });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>CSA Programs | Farmgate</title>');
    expect(page.head).toContain('href="https://farmgate.example/guides/csa-programs"');
    expect(page.body).toContain('src="/art/guides/csa-programs.svg"');
    expect(page.body).toContain('href="/guides/csa-programs#boxes"');
    const text = textOf(page.body);
    expect(text).toContain('3 CSA farms in one state');
    for (const href of ['/farms-in-florida', '/farms-tampa-fl', '/blog/choosing-a-csa-share', '/guides'])
      expect(page.body).toContain(`href="${href}"`);
    expect(graphOf(page.body).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article']);
  });

  it('is not shown where there is none', async () => {
    const page = await renderAt('/guides/moon-farming');
    expect(page.status).toBe(404);
    expect(textOf(page.body)).toContain('Guide not found');
  });

  it('stands in the list of all', async () => {
    const page = await renderAt('/guides', { '/api/content-hubs': [guide] });
    expect(page.status).toBe(200);
    expect(page.body).toContain('href="/guides/csa-programs"');
    expect(graphOf(page.body).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});

describe('the calendar', () => {
  const view = { state: 'FL', stateName: 'Florida', region: 'Florida', month: 6, crops: [crop], stored: [] };
  const calendar = {
    state: 'FL',
    stateName: 'Florida',
    region: 'Florida',
    crops: [{ id: 'mangoes', name: 'Mangoes', category: 'fruits', search: 'mango', months: [5, 6, 7, 8] }],
  };

  it('shows a state’s month and year, as one address for search engines', async () => {
    const page = await renderAt('/in-season?state=FL&month=6', {
      '/api/in-season?state=FL&month=6': view,
      '/api/in-season/calendar?state=FL': calendar,
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain('href="https://farmgate.example/in-season?state=FL"');
    const text = textOf(page.body);
    expect(text).toContain('What’s in season in Florida in June');
    expect(text).toMatch(/Mangoes Through August Keep them on the counter/);
    expect(text).toContain('May to August');
    expect(page.body.match(/>picked</g)).toHaveLength(4);
    expect(page.body).toContain('href="/browse?search=mango"');
    expect(page.body).toMatch(/<form [^>]*action="\/in-season"/);
    expect(page.body).toContain('href="/in-season?state=FL&amp;month=7"');
    expect(page.body).toContain('USDA SNAP-Ed, Seasonal Produce Guide');
  });

  it('takes what is no state or month for none', async () => {
    const all = { ...view, state: null, stateName: null, region: null };
    const page = await renderAt('/in-season?state=ZZ&month=13', { '/api/in-season': all });
    expect(page.status).toBe(200);
    expect(page.head).toContain('href="https://farmgate.example/in-season"');
    expect(textOf(page.body)).toContain('What’s in season in June');
    expect(textOf(page.body)).toContain('The calendar could not be loaded.');
  });

  it('says that it has none for a territory', async () => {
    const none = { ...view, state: 'PR', stateName: 'Puerto Rico', region: null, crops: [] };
    const page = await renderAt('/in-season?state=PR', { '/api/in-season?state=PR': none });
    expect(textOf(page.body)).toContain('We have no harvest calendar for Puerto Rico yet.');
  });
});

describe('the home page', () => {
  it('says what is in season, and stays whole where its sections cannot be had', async () => {
    const country = { state: null, stateName: null, region: null, month: 6, crops: [crop], stored: [] };
    const page = await renderAt('/', { '/api/in-season': country });
    expect(page.status).toBe(200);
    const text = textOf(page.body);
    expect(text).toMatch(/In season now .*Harvested in June in most of the country .*Mangoes Through August/);
    expect(text).toContain('The listings could not be loaded.');
    expect(text).toContain('The articles could not be loaded.');
  });

  it('says when nobody has posted a listing or written an article', async () => {
    const page = await renderAt('/', { '/api/listings?limit=4': [], '/api/blog?limit=3': [] });
    const text = textOf(page.body);
    expect(text).toContain('Nobody has posted a listing yet.');
    expect(text).toContain('No blog posts available yet.');
    expect(text).toContain('The calendar could not be loaded.');
  });
});

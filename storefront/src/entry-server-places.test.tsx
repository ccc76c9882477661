import { describe, expect, it } from '@jest/globals';
import { makeLocationPage, makePlace, noFacts } from '../test/make-location-page';
import { statePage } from '../test/make-state-page';
import { graphOf, renderAt, textOf } from '../test/render-at';

const locationAt = (more: Parameters<typeof makeLocationPage>[0] = {}) =>
  renderAt('/farms-fort-myers-fl', { '/api/location-pages/farms-fort-myers-fl': makeLocationPage(more) });

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

  it('says of a market with a weather alert to check, in the words of who issued it', async () => {
    const { saturday } = makeLocationPage();
    const weather = {
      ...{ event: 'Tornado Watch', headline: null, severity: 'Extreme' as const, office: 'NWS Tulsa OK' },
      ...{ sentAt: '2026-11-27T15:04:00-06:00', isAnswered: false },
    };
    const items = saturday.items.map((item) => ({ ...item, day: { ...item.day, weather } }));
    const text = textOf((await locationAt({ saturday: { ...saturday, items } })).body);
    expect(text).toMatch(
      /Check before you go.*“Tornado Watch” National Weather Service \(NWS Tulsa OK\), Nov 27/,
    );
    expect(textOf((await locationAt()).body)).not.toMatch(/Check before|National Weather/);
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

  it('shows farms and markets apart, each with their own count', async () => {
    const places = (count: number, name: string, kind: 'farm_stand' | 'farmers_market') =>
      Array.from({ length: count }, (_, index) => makePlace({ id: `${kind}-${index}`, name, kind }));
    const cards = async (farms: number, markets: number) => {
      const farmsDataParsed = [
        ...places(markets, 'Canal Market', 'farmers_market'),
        ...places(farms, 'Otter Stand', 'farm_stand'),
      ];
      const { body } = await locationAt({ farmCount: farms, marketCount: markets, farmsDataParsed });
      const [ofFarms = '', ofMarkets = ''] = body.split('id="markets"');
      expect(textOf(ofFarms)).not.toContain('Canal Market');
      expect(textOf(ofFarms)).toContain(`${farms} Farms Found`);
      expect(textOf(ofMarkets)).toContain(`${markets} Farmers Markets`);
      return [ofFarms, ofMarkets].map((html) => html.match(/<article/g)?.length ?? 0);
    };
    expect(await cards(10, 6)).toEqual([8, 0]);
    expect(await cards(3, 9)).toEqual([3, 5]);
  });

  it('leads to social networks where a farm has no website, and dates hours that are older than the rest', async () => {
    const socialLinks = { facebook: 'https://www.facebook.com/otter' };
    const hours = { hoursConfirmed: '2019-06-01', lastConfirmed: '2024-01-01', openSummary: 'Opens Friday' };
    const place = makePlace({ website: null, socialLinks, ...hours });
    const { body } = await locationAt({ farmsDataParsed: [place] });
    expect(body).toMatch(
      /href="https:\/\/www\.facebook\.com\/otter" rel="ugc nofollow noopener" aria-label="Otter Creek Farm on Facebook"/,
    );
    expect(textOf(body)).toContain('Opens Friday Hours from 2019');
    const both = await locationAt({ farmsDataParsed: [makePlace({ socialLinks })] });
    expect(both.body).not.toContain('facebook.com/otter');
  });

  it('counts one farm as one', async () => {
    const page = await locationAt({ farmCount: 1, marketCount: 0, farmsDataParsed: [makePlace()] });
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
    // The crops come with scripts.
    expect(text).toContain('In season in Florida in June One crop is harvested there this month.');
    expect(text).toMatch(/Duck eggs \$6\.00 per dozen Otter Creek Farm, Fort Myers/);
    for (const href of [
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
    const graph = graphOf(await locationAt());
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
      facts: noFacts,
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

describe('the page of a state', () => {
  it('wins over the page of a city, and leads to its cities, farms, crops and guides', async () => {
    const page = await renderAt('/farms-in-florida', { '/api/state-pages/farms-in-florida': statePage });
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
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'ItemList']);
  });

  it('asks search engines not to index one without anything', async () => {
    const empty = {
      ...statePage,
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

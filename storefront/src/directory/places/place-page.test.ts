import { describe, expect, it } from '@jest/globals';
import { makePlacePage } from '../../../test/make-place-page';
import { graphOf, renderAt, textOf } from '../../../test/render-at';

const pageAt = (slug: string, more: Parameters<typeof makePlacePage>[0] = {}) =>
  renderAt(`/places/${slug}`, { '/api/places/12': makePlacePage(more) });

describe('the page of a place', () => {
  it('says what it is, what it sells and takes, and who says so since when', async () => {
    const { status, body, head } = await pageAt('river-market-12', { openSummary: 'Opens Saturday 9 AM' });
    expect(status).toBe(200);
    expect(head).toContain('<title>River Market in Fort Myers, FL | Farmgate</title>');
    expect(head).toContain('href="https://farmgate.example/places/river-market-12"');
    expect(head).toMatch(/property="og:image" content="[^"]*\/og\/places\/12\.png"/);
    expect(head).not.toContain('noindex');
    const text = textOf(body);
    for (const fact of ['Farmers market', 'Opens Saturday 9 AM', 'Eggs', 'SNAP', '1 Main Street']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('Last confirmed Mar 1, 2024');
    expect(text).toContain('Local Food Directories: last changed Mar 1, 2024');
  });

  it('says what it says of its stand right now', async () => {
    const said = { id: 7, crop: null, state: 'open' as const, note: 'Tents by the gate.', imageUrl: null };
    const times = {
      opens: '09:00',
      closes: '13:00',
      saidAt: '2026-06-05T13:40:00Z',
      until: '2099-06-06T04:00:00Z',
    };
    const page = await pageAt('river-market-12', { fieldStatuses: [{ ...said, ...times }] });
    expect(textOf(page.body)).toMatch(/Right now.*Tents by the gate\. Hours today: 9 AM to 1 PM/);
    expect(textOf((await pageAt('river-market-12')).body)).not.toContain('Right now');
  });

  it('says since when those who run it have not confirmed it', async () => {
    const text = textOf((await pageAt('river-market-12', { unconfirmedSince: 'March 2024' })).body);
    expect(text).toContain('Not confirmed since March 2024.');
    expect(text).not.toContain('Last confirmed');
  });

  it('is found at its old names and at its id alone, and leads to the address of now', async () => {
    for (const slug of ['old-name-12', '12']) {
      const { status, location } = await pageAt(slug);
      expect([status, location]).toEqual([308, '/places/river-market-12']);
    }
  });

  it('leads to the farm that stands for it', async () => {
    const { status, location } = await pageAt('river-market-12', { farmId: 7 });
    expect([status, location]).toEqual([308, '/farms/7']);
  });

  it('is below the page that lists its kind', async () => {
    for (const [kind, href, name] of [
      ['farmers_market', '/farmers-markets?zipCode=33901', 'Farmers markets near 33901'],
      ['csa', '/csa?zipCode=33901', 'CSA shares near 33901'],
      ['u_pick', '/u-pick?zipCode=33901', 'U-pick farms near 33901'],
      ['food_hub', '/browse?zipCode=33901', 'Farms near 33901'],
    ] as const) {
      const { body } = await pageAt('river-market-12', { kind });
      expect(body).toContain(`href="${href}"`);
      expect(textOf(body)).toContain(`Home ${name}`);
    }
  });

  it('says of a market day with an alert to check, in the words of who issued it', async () => {
    const day = {
      ...{
        id: 1,
        date: '2099-11-28',
        hours: [{ opens: '09:00', closes: '13:00' }],
        status: 'scheduled' as const,
      },
      ...{ startsAt: '2099-11-28T14:00:00Z', endsAt: '2099-11-28T18:00:00Z', reason: null, address: null },
    };
    const weather = {
      ...{ event: 'Tornado Watch', headline: null, severity: 'Extreme' as const, office: 'NWS Tulsa OK' },
      ...{ sentAt: '2099-11-27T15:04:00-06:00', isAnswered: false },
    };
    const days = [
      { ...day, weather },
      { ...day, date: '2099-12-05', weather: null },
    ];
    const text = textOf((await pageAt('river-market-12', { days })).body);
    expect(text.match(/Check before you go/g)).toHaveLength(1);
    expect(text).toMatch(
      /Nov 28.*“Tornado Watch” National Weather Service \(NWS Tulsa OK\), Nov 27, 3:04 PM.*Dec 5/,
    );
  });

  it('leads to where it is on its next day, and on each day that is moved', async () => {
    const day = {
      ...{ id: 1, date: '2099-11-28', hours: [], status: 'moved' as const, reason: null },
      ...{ startsAt: '2099-11-28T05:00:00Z', endsAt: '2099-11-29T05:00:00Z', address: '5 Elm Street' },
    };
    const days = [day, { ...day, date: '2099-12-05', address: 'Pier 1, Tampa, FL' }];
    const ways = (body: string) =>
      [...body.matchAll(/maps\/search\/\?api=1&amp;query=([^"]*)"/g)].map(([, query]) =>
        decodeURIComponent(query ?? ''),
      );
    const moved = '5 Elm Street, Fort Myers, FL';
    const { body } = await pageAt('river-market-12', { movedTo: moved, days });
    expect(ways(body)).toEqual([moved, moved, 'Pier 1, Tampa, FL', moved]);
    expect(textOf(body)).toContain('At 5 Elm Street. Directions');
    const usual = 'River Market, 1 Main Street, Fort Myers, FL 33901';
    expect(ways((await pageAt('river-market-12')).body)).toEqual([usual, usual]);
  });

  it('is not found without an id of a place', async () => {
    for (const slug of ['river-market', 'river-market-99', 'river-market-012', '-']) {
      expect((await pageAt(slug)).status).toBe(404);
    }
  });

  it('asks not to be indexed where nothing but the address is known, or where it has closed for good', async () => {
    expect((await pageAt('river-market-12', { isThin: true })).head).toContain('noindex');
    expect((await pageAt('river-market-12', { businessStatus: 'CLOSED_PERMANENTLY' })).head).toContain(
      'noindex',
    );
  });

  it('lists the dates with other hours, for search engines as well', async () => {
    const closed = { from: '2026-11-26', to: '2026-11-26', kind: 'closed' as const, reason: 'Thanksgiving' };
    const exceptions = [{ ...closed, opens: null, closes: null, address: null }];
    const page = await pageAt('river-market-12', { exceptions });
    expect(textOf(page.body)).toMatch(/Closed Thu, Nov 26(?:, 2026)?: Thanksgiving/);
    expect(graphOf(page)[0]).toMatchObject({
      specialOpeningHoursSpecification: [{ validFrom: '2026-11-26', opens: '00:00', closes: '00:00' }],
    });
    expect(textOf((await pageAt('river-market-12')).body)).not.toContain('Special dates');
  });

  it('asks who runs a market until somebody does, and who sells at one that is run', async () => {
    const free = await pageAt('river-market-12', { isManaged: false });
    expect(textOf(free.body)).toContain('Do you run this market?');
    expect(free.body).toContain('href="/login?returnTo=%2Fplaces%2Friver-market-12%23run-this-market"');
    expect(textOf(free.body)).not.toContain('Do you sell here?');
    const run = await pageAt('river-market-12', { isManaged: true });
    expect(textOf(run.body)).not.toContain('Do you run this market?');
    expect(textOf(run.body)).toContain('Do you sell here?');
    expect(run.body).toContain('href="/login?returnTo=%2Fplaces%2Friver-market-12%23ask-to-join"');
    const stand = textOf((await pageAt('river-market-12', { kind: 'farm_stand' })).body);
    expect(stand).not.toMatch(/Do you run this market|Do you sell here/);
  });

  it('offers farms to be claimed', async () => {
    expect(textOf((await pageAt('river-market-12')).body)).not.toContain('Is this your farm?');
    const stand = await pageAt('river-market-12', { kind: 'farm_stand' });
    expect(stand.body).toContain('href="/farms/claim?search=River+Market&amp;zipCode=33901"');
  });

  it('tells search engines what it is, without a position that is only that of its ZIP code', async () => {
    const [market] = graphOf(await pageAt('river-market-12'));
    expect(market).toMatchObject({
      '@type': 'GroceryStore',
      '@id': 'https://farmgate.example/places/river-market-12#place',
      address: { streetAddress: '1 Main Street', addressLocality: 'Fort Myers', postalCode: '33901' },
      geo: { latitude: 26.6 },
      sameAs: 'https://river-market.example/',
    });
    expect(market).not.toHaveProperty('aggregateRating');
    const [orchard] = graphOf(await pageAt('river-market-12', { kind: 'u_pick', isApproximate: true }));
    expect(orchard).toMatchObject({ '@type': 'TouristAttraction' });
    expect(orchard).not.toHaveProperty('geo');
  });
});

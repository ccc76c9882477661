import type { MarketDaysNear, MarketOnDay } from '@farmgate/backend/contract/directory/market-days-near';
import { describe, expect, it } from '@jest/globals';
import { graphOf, renderAt, textOf } from '../../../test/render-at';

const CALL = '/api/market-days?zipCode=33901&radius=25';
const ZIP = {
  '/api/zip-codes/33901': {
    zipCode: '33901',
    city: 'Fort Myers',
    state: 'FL',
    latitude: 26.6,
    longitude: -81.9,
  },
};
const market = (day: Partial<MarketOnDay['day']> = {}, more: Partial<MarketOnDay> = {}): MarketOnDay => ({
  place: {
    ...{ id: 'place-12', name: 'River Market', kind: 'farmers_market', distanceMiles: 1.2 },
    ...{ address: '1 Main Street, Fort Myers, FL 33901', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    ...{ latitude: 26.6, longitude: -81.9, features: ['snap'] },
  },
  day: {
    ...{ id: 1, date: '2099-11-28', hours: [{ opens: '09:00', closes: '13:00' }] },
    ...{ startsAt: '2099-11-28T14:00:00Z', endsAt: '2099-11-28T18:00:00Z' },
    ...{ status: 'scheduled' as const, reason: null, address: null, ...day },
  },
  lineUp: [],
  ...{ lineUpTotal: 0, comingTotal: 0, usualTotal: 0 },
  ...more,
});
const entry = (name: string, presence: MarketOnDay['lineUp'][number]['presence']) => ({
  ...{
    memberId: name.length,
    name,
    path: null,
    stall: null,
    presence,
    answeredAt: null,
    brings: ['Eggs'],
    note: null,
  },
});
const near = (...items: MarketOnDay[]): MarketDaysNear => ({
  ...{ date: '2099-11-28', today: '2099-11-25', total: items.length, items },
});
const pageAt = (items: MarketOnDay[], query = 'zipCode=33901') =>
  renderAt(`/this-saturday?${query}`, { [CALL]: near(...items), ...ZIP });

describe('this Saturday', () => {
  it('tells who said that they come apart from those who usually do', async () => {
    const lineUp = [entry('Sunny Acres', 'coming'), entry('The Pie Window', 'usual')];
    const { status, body } = await pageAt([market({}, { lineUp, lineUpTotal: 12 })]);
    expect(status).toBe(200);
    const text = textOf(body);
    expect(text).toMatch(/Coming.*Sunny Acres.*Usually there.*The Pie Window/);
    expect(text).toContain('9 AM–1 PM');
    expect(text).toContain('SNAP');
    expect(text).toContain('Usual hours. Not confirmed for this day.');
    expect(text).toContain('See all 12 who sell here');
  });

  it('leads to the coming Saturday from a day that is over where it is, though not everywhere', async () => {
    const call = '/api/market-days?zipCode=33901&date=2025-06-05&radius=25';
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'UTC' });
    const refused = {
      ...{ statusCode: 400, error: 'VALIDATION_FAILED', message: 'No.', requestId: 'r' },
      issues: [{ path: 'date', message: 'Please choose a day from today to eight weeks ahead.' }],
    };
    const { status, location } = await renderAt(
      `/this-saturday?zipCode=33901&date=${today}&page=2`,
      ZIP,
      null,
      { [call.replace('2025-06-05', today).concat('&offset=20')]: refused },
    );
    expect([status, location]).toEqual([302, '/this-saturday?zipCode=33901']);
  });

  it('says that a market is canceled or somewhere else, and tells search engines', async () => {
    const moved = market({ status: 'moved', address: '5 Elm Street' });
    moved.place.movedTo = '5 Elm Street, Fort Myers, FL';
    const page = await pageAt([market({ status: 'cancelled', reason: 'Storm' }), moved]);
    expect(textOf(page.body)).toMatch(/Canceled Storm.*Moved.*5 Elm Street/);
    expect(page.body).toContain('query=5%20Elm%20Street%2C%20Fort%20Myers%2C%20FL"');
    const events = graphOf(page).filter((one) => one['@type'] === 'Event');
    expect(events).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled', startDate: '2099-11-28T14:00:00Z' },
      { eventStatus: 'https://schema.org/EventScheduled', location: { address: '5 Elm Street' } },
    ]);
  });

  it('quotes an alert with its source and time, and says to check until the market answers', async () => {
    const weather = {
      ...{
        event: 'Winter Storm Warning',
        headline: 'Winter Storm Warning until 6 PM',
        severity: 'Severe' as const,
      },
      ...{ office: 'NWS Tulsa OK', sentAt: '2099-11-27T15:04:00-06:00', isAnswered: false },
    };
    const open = textOf((await pageAt([market({ status: 'confirmed', weather })])).body);
    expect(open).toMatch(/Check before you go.*“Winter Storm Warning until 6 PM”/);
    expect(open).toContain('National Weather Service (NWS Tulsa OK), Nov 27, 3:04 PM');
    expect(open).not.toContain('Confirmed');
    const answered = { ...weather, headline: null, isAnswered: true };
    const held = textOf((await pageAt([market({ status: 'confirmed', weather: answered })])).body);
    expect(held).toMatch(/Confirmed.*“Winter Storm Warning”/);
    expect(held).not.toContain('Check before you go');
    expect(textOf((await pageAt([market({ weather: null })])).body)).not.toMatch(/Weather|Check before/);
  });

  it('asks for a ZIP code, leads on where there is nothing, and forgets a day that is over', async () => {
    expect(textOf((await renderAt('/this-saturday', {})).body)).toContain(
      'Enter a ZIP code or a city to see',
    );
    const empty = await pageAt([]);
    expect(textOf(empty.body)).toContain('No market days found');
    expect(empty.head).toContain('noindex');
    const over = await renderAt('/this-saturday?zipCode=33901&date=2020-01-04', {
      [`${CALL}&date=2020-01-04`]: near(),
      '/api/market-days?zipCode=33901&date=2020-01-04&radius=25': near(),
      ...ZIP,
    });
    expect([over.status, over.location]).toEqual([302, '/this-saturday?zipCode=33901']);
    const far = await renderAt('/this-saturday?zipCode=33901&date=2199-01-05', ZIP);
    expect([far.status, far.location]).toEqual([302, '/this-saturday?zipCode=33901']);
  });

  it('has pages where there are more markets, and says so behind the last', async () => {
    const found = { ...near(market()), total: 45 };
    const first = await renderAt('/this-saturday?zipCode=33901', { [CALL]: found, ...ZIP });
    expect(textOf(first.body)).toContain('45 markets');
    expect(first.body).toMatch(/rel="next"[^>]* href="\/this-saturday\?zipCode=33901&amp;page=2"/);
    const pageTwo = { [`${CALL}&offset=20`]: found, ...ZIP };
    const second = await renderAt('/this-saturday?zipCode=33901&page=2', pageTwo);
    expect(textOf(second.body)).toContain('Page 2 of 3');
    // Another day begins at its first page.
    expect(second.body).not.toMatch(/date=[^"]*page=2/);
    const ended = { [`${CALL}&offset=180`]: { ...near(), total: 0 }, ...ZIP };
    const behind = await renderAt('/this-saturday?zipCode=33901&page=10', ended);
    expect(textOf(behind.body)).toContain('There is no page 10.');
    expect(behind.status).toBe(404);
  });
});

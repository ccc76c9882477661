import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceView } from '../../src/contract/directory/places.js';
import { makeUser } from '../support/http/people.js';
import { ALWAYS_OPEN, degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
/** The center of 33901 as the database has it; distances are measured from there. */
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, place_records RESTART IDENTITY CASCADE'));

const at = (milesNorth: number) => ({ ...center, latitude: center.latitude + degreesNorth(milesNorth) });
const markets = (query: string) => test.get<PlaceView[]>(`/api/farmers-markets?${query}`);
const farms = (query: string) => test.get<PlaceView[]>(`/api/local-farms?${query}`);
const KINDS_MESSAGE =
  'Please choose kinds among farmers_market, on_farm_market, csa, food_hub, agritourism, farm_stand, u_pick.';
const names = ({ body }: { body: PlaceView[] }) => body.map(({ name }) => name);

describe('GET /api/farmers-markets', () => {
  it('lists the markets within 25 miles, nearest first, with their distance', async () => {
    await makePlace(test.db, { name: 'Far', ...at(24.8) });
    await makePlace(test.db, { name: 'Beyond', ...at(25.3) });
    await makePlace(test.db, { name: 'Near', ...at(2) });
    const answer = await markets('zipCode=33901');
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ['Near', 2],
      ['Far', 24.8],
    ]);
    expect(answer.headers['x-total-count']).toBe('2');
  });

  it.each([
    [5, 1],
    [10, 2],
    [50, 3],
    [100, 4],
  ])('takes a radius of %i miles', async (radius, count) => {
    for (const miles of [4, 9, 49, 99]) await makePlace(test.db, at(miles));
    expect((await markets(`zipCode=33901&radius=${radius}`)).body).toHaveLength(count);
  });

  it('shows an open market with its week, and only open ones when asked', async () => {
    await makePlace(test.db, { name: 'Open', seasons: ALWAYS_OPEN, ...at(1) });
    await makePlace(test.db, { name: 'Unknown', ...at(2) });
    const [open, unknown] = (await markets('zipCode=33901')).body;
    expect(open?.openingHours).toMatchObject({ openNow: true });
    expect(open?.openingHours).toHaveProperty('weekdayText.length', 7);
    expect(unknown?.openingHours).toBeNull();
    expect(names(await markets('zipCode=33901&openNow=true'))).toEqual(['Open']);
    expect(names(await markets('zipCode=33901&openSaturday=true'))).toEqual(['Open']);
  });

  describe('closed for the season', () => {
    /** "MM-DD", so many days from today. */
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(5, 10);
    const hours = ALWAYS_OPEN[0]?.hours ?? [];
    const isOver = [{ from: day(60), to: day(90), hours }];
    const isOn = [{ from: day(-60), to: day(60), hours }];

    it('comes after what is open in the same band of distance', async () => {
      await makePlace(test.db, { name: 'Closed at 1', seasons: isOver, ...at(1) });
      await makePlace(test.db, { name: 'Unknown at 2', ...at(2) });
      await makePlace(test.db, { name: 'Open at 4', seasons: isOn, ...at(4) });
      await makePlace(test.db, { name: 'Closed at 6', seasons: isOver, ...at(6) });
      await makePlace(test.db, { name: 'Open at 9', seasons: isOn, ...at(9) });
      const order = ['Unknown at 2', 'Open at 4', 'Closed at 1', 'Open at 9', 'Closed at 6'];
      expect(names(await markets('zipCode=33901'))).toEqual(order);
      expect(names(await markets('zipCode=33901&limit=2&offset=1'))).toEqual(order.slice(1, 3));
      expect(names(await markets('zipCode=33901&search=at'))).toEqual([]);
      expect(names(await markets('zipCode=33901&search=open OR closed OR unknown'))).toEqual(order);
      expect(names(await markets('zipCode=33901&search=open OR closed OR unknown&limit=2&offset=1'))).toEqual(
        order.slice(1, 3),
      );
    });

    it('is told by the same rule in the statement as on the cards', async () => {
      const ends = [null, day(-2), day(0), day(2)];
      const kinds = ends.flatMap((from) => ends.map((to) => [{ from, to, hours: [] }]));
      for (const seasons of kinds) await makePlace(test.db, { seasons, ...at(1) });
      const unread = [{ from: day(2), to: day(3), hours: [], unknownDates: true }];
      await makePlace(test.db, { seasons: unread, ...at(1) });
      const { body } = await markets('zipCode=33901');
      const closed = body.map(({ openSummary }) => openSummary?.startsWith('Closed for the season') ?? false);
      expect(closed).toHaveLength(17);
      expect(closed.indexOf(true)).toBe(closed.filter((isClosed) => !isClosed).length);
    });

    it('shows every place once over the pages of a list longer than one block', async () => {
      for (let index = 0; index < 120; index += 1) {
        await makePlace(test.db, {
          name: `Market ${index}`,
          seasons: index % 2 ? isOver : isOn,
          ...at(index / 30),
        });
      }
      const pages = await Promise.all(
        [0, 20, 40, 60, 80, 100].map((offset) => markets(`zipCode=33901&limit=20&offset=${offset}`)),
      );
      const all = pages.flatMap(names);
      expect(new Set(all).size).toBe(120);
      expect(all.slice(0, 3)).toEqual(['Market 0', 'Market 2', 'Market 4']);
      expect(all[25]).toBe('Market 1');
      expect(all[50]).toBe('Market 50');
    });
  });

  it('shows no business that is closed as open', async () => {
    const gone = { seasons: ALWAYS_OPEN, businessStatus: 'CLOSED_TEMPORARILY' };
    await makePlace(test.db, { name: 'Gone', ...gone, ...at(1) });
    const [place] = (await markets('zipCode=33901')).body;
    expect(place).toMatchObject({ openSummary: 'Temporarily Closed', openingHours: { openNow: false } });
    expect((await markets('zipCode=33901&openNow=true')).body).toEqual([]);
  });

  it('finds the open market behind more than a thousand that are not', async () => {
    await test.db.query(
      `INSERT INTO places (kind, source, source_id, name, name_key, address, latitude, longitude, time_zone)
       SELECT 'farmers_market', 'usda_export', 'many/' || number, 'Market ' || number, 'market', '', $1, $2, 'America/New_York'
       FROM generate_series(1, 1100) AS number`,
      [center.latitude, center.longitude],
    );
    await makePlace(test.db, { name: 'Open', seasons: ALWAYS_OPEN, ...at(20) });
    const answer = await markets('zipCode=33901&openNow=true');
    expect(names(answer)).toEqual(['Open']);
    expect(answer.headers['x-total-count-bound']).toBeUndefined();
    expect((await markets('zipCode=33901&limit=1')).headers['x-total-count-bound']).toBe('more');
  });

  it('says nothing of now where the hours do not tell', async () => {
    const seasons = ALWAYS_OPEN.map((season) => ({
      ...season,
      hours: season.hours.map((day) => ({ ...day, closes: null })),
    }));
    await makePlace(test.db, { seasons, ...at(1) });
    const [place] = (await markets('zipCode=33901')).body;
    expect(place?.openingHours).toMatch(/^Monday: From 12:00 AM; Tuesday/);
    expect((await markets('zipCode=33901&openNow=true')).body).toEqual([]);
  });

  it('filters by product type as the specification says, by features and by organic options', async () => {
    await makePlace(test.db, { name: 'Honey', productTypes: ['Honey'], features: ['snap', 'wic'], ...at(1) });
    await makePlace(test.db, { name: 'Bread', productTypes: ['Baked Goods'], features: ['snap'], ...at(2) });
    await makePlace(test.db, { name: 'Organic', organicOptions: true, ...at(3) });
    expect(names(await markets('zipCode=33901&productType=honey+%26+preserves'))).toEqual(['Honey']);
    expect(names(await markets('zipCode=33901&productType=All+Products'))).toEqual([
      'Honey',
      'Bread',
      'Organic',
    ]);
    expect(names(await markets('zipCode=33901&productType=tractors'))).toEqual([]);
    expect(names(await markets('zipCode=33901&features=snap,wic'))).toEqual(['Honey']);
    expect(names(await markets('zipCode=33901&features=snap'))).toEqual(['Honey', 'Bread']);
    expect(names(await markets('zipCode=33901&organic=true'))).toEqual(['Organic']);
  });

  it('pages with counts and links', async () => {
    for (const miles of [1, 2, 3]) await makePlace(test.db, { name: `At ${miles}`, ...at(miles) });
    const answer = await markets('zipCode=33901&limit=2');
    expect(names(answer)).toEqual(['At 1', 'At 2']);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.headers.link).toBe('</api/farmers-markets?zipCode=33901&limit=2&offset=2>; rel="next"');
    const second = await markets('zipCode=33901&limit=2&offset=2');
    expect(names(second)).toEqual(['At 3']);
    expect(second.headers['x-total-count']).toBe('3');
    expect((await markets('zipCode=33901&limit=2&offset=4')).headers['x-total-count']).toBe('3');
  });

  it('sorts by name when asked', async () => {
    await makePlace(test.db, { name: 'Zinnia', ...at(1) });
    await makePlace(test.db, { name: 'Apple', ...at(2) });
    expect(names(await markets('zipCode=33901&sort=name'))).toEqual(['Apple', 'Zinnia']);
  });

  it('finds nothing near a ZIP code that does not exist, and cuts ZIP+4', async () => {
    await makePlace(test.db, at(1));
    expect(await markets('zipCode=00000')).toMatchObject({ status: 200, body: [] });
    expect((await markets('zipCode=33901-1234')).body).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter a five-digit ZIP code, such as 33901.'],
    ['zipCode=', 'Please enter a five-digit ZIP code, such as 33901.'],
    ['zipCode=abc', 'Please enter a five-digit ZIP code, such as 33901.'],
    ['zipCode=33901&radius=7', 'Please choose a radius of 5, 10, 25, 50 or 100 miles.'],
    ['zipCode=33901&limit=0', 'Please give limit as a whole number from 1 to 100.'],
    ['zipCode=33901&limit=101', 'Please give limit as a whole number from 1 to 100.'],
    ['zipCode=33901&limit=0x10', 'Please give limit as a whole number from 1 to 100.'],
    ['zipCode=33901&offset=-1', 'Please give offset as a whole number from 0 to 10,000.'],
    ['zipCode=33901&sort=best', 'Please sort by nearest or name.'],
    ['zipCode=33901&kind=dairy', KINDS_MESSAGE],
    ['zipCode=33901&kind=csa,dairy', KINDS_MESSAGE],
    ['zipCode=33901&kind=CSA', KINDS_MESSAGE],
    ['zipCode=33901&openOn=2026-02-30T09:30', 'Please give a day and a time, such as 2026-11-28T09:30.'],
    ['zipCode=33901&openOn=saturday', 'Please give a day and a time, such as 2026-11-28T09:30.'],
    ['zipCode=33901&openOn=2999-11-28T09:30', 'Please choose a day that is at most a year away.'],
    ['zipCode=33901&openOn=1999-11-28T09:30', 'Please choose a day that is at most a year away.'],
  ])('answers "%s" with a sentence', async (query, message) => {
    const answer = await test.get<{ message: string; requestId: string }>(`/api/farmers-markets?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'VALIDATION_FAILED', message });
    expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('ignores query parameters that it does not know', async () => {
    expect((await markets('zipCode=33901&utm_source=x')).status).toBe(200);
  });

  it('does not show a contact that only a directory gave', async () => {
    await makePlace(test.db, { phone: '239-555-0100', ...at(1) });
    await makePlace(test.db, { phone: '239-555-0101', source: 'demo', ...at(2) });
    expect((await markets('zipCode=33901')).body.map(({ phone }) => phone)).toEqual([null, '239-555-0101']);
  });
});

describe('GET /api/local-farms', () => {
  it('is one list of registered farms and directory places, nearest first', async () => {
    await makePlace(test.db, { name: 'CSA', kind: 'csa', ...at(2) });
    const owned = { userId: (await makeUser(test.db)).id, isClaimed: true };
    await makeFarm(test.db, { name: 'Registered', ...at(1), ...owned, isVerified: true });
    await makePlace(test.db, { name: 'U-pick', kind: 'u_pick', ...at(3) });
    await makePlace(test.db, { name: 'A market', ...at(1) });
    const answer = await farms('zipCode=33901');
    expect(names(answer)).toEqual(['Registered', 'CSA', 'U-pick']);
    expect(answer.body[0]).toMatchObject({ id: 'farm-1', isVerified: true, isClaimed: true });
    expect(answer.headers['x-total-count']).toBe('3');
  });

  it('finds farms by words of their name, products or description', async () => {
    await makeFarm(test.db, { name: 'Hoot Owl Blueberries', description: 'Berries.', ...at(1) });
    await makePlace(test.db, { name: 'Other', kind: 'csa', productTypes: ['Honey'], ...at(2) });
    expect(names(await farms('zipCode=33901&search=blueberry'))).toEqual(['Hoot Owl Blueberries']);
    expect(names(await farms('zipCode=33901&search=honey'))).toEqual(['Other']);
    expect(names(await farms('zipCode=33901&search=tractor'))).toEqual([]);
  });

  it('leaves out a place that a registered farm stands for', async () => {
    const farm = await makeFarm(test.db, { name: 'Sunny Acres', ...at(1) });
    await makePlace(test.db, { name: 'Sunny Acres', kind: 'csa', farmId: farm.id, ...at(1) });
    expect(names(await farms('zipCode=33901'))).toEqual(['Sunny Acres']);
  });

  it('pages over both kinds of rows alike', async () => {
    for (const miles of [1, 3, 5]) await makeFarm(test.db, { name: `Farm ${miles}`, ...at(miles) });
    for (const miles of [2, 4])
      await makePlace(test.db, { name: `Place ${miles}`, kind: 'csa', ...at(miles) });
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => farms(`zipCode=33901&limit=2&offset=${offset}`)),
    );
    expect(pages.flatMap(names)).toEqual(['Farm 1', 'Place 2', 'Farm 3', 'Place 4', 'Farm 5']);
  });
});

describe('GET /api/zip-codes', () => {
  it('names the ZIP code nearest to a position, and none at sea', async () => {
    const { latitude, longitude } = FORT_MYERS;
    const answer = await test.get(`/api/zip-codes/nearest?latitude=${latitude}&longitude=${longitude}`);
    expect(answer.body).toMatchObject({ state: 'FL', city: 'Fort Myers' });
    expect((await test.get('/api/zip-codes/nearest?latitude=30&longitude=-45')).status).toBe(404);
    expect((await test.get('/api/zip-codes/nearest?latitude=x&longitude=0')).status).toBe(400);
    expect((await test.get('/api/zip-codes/nearest?latitude=&longitude=')).status).toBe(400);
  });

  it('knows ZIP codes that only the Census knows', async () => {
    expect((await test.get('/api/zip-codes/75036')).body).toMatchObject({ zipCode: '75036', state: 'TX' });
  });

  it('names those nearest in number to one that does not exist', async () => {
    const { body } = await test.get<{ zipCode: string; city: string }[]>('/api/zip-codes/33999/similar');
    expect(body).toHaveLength(4);
    expect(body[0]).toMatchObject({ zipCode: '33994', city: 'Fort Myers', state: 'FL' });
    expect((await test.get('/api/zip-codes/33901/similar')).body).toEqual([]);
    expect((await test.get('/api/zip-codes/00000/similar')).body).toHaveLength(4);
    expect((await test.get('/api/zip-codes/339/similar')).status).toBe(400);
  });

  it('says where a ZIP code is', async () => {
    expect((await test.get('/api/zip-codes/02108')).body).toMatchObject({ city: 'Boston', state: 'MA' });
    expect((await test.get('/api/zip-codes/00000')).status).toBe(404);
  });
});

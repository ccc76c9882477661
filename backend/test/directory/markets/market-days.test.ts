import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Season } from '../../../src/contract/directory/hours.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { MarketDay } from '../../../src/directory/markets/days/market-day.entity.js';
import { MarketDays } from '../../../src/directory/markets/days/market-days.job.js';
import { Place } from '../../../src/directory/places/place.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, place_records, audit_log CASCADE'));

const every = (day: Season['hours'][number]['day'], opens = '09:00', closes = '13:00'): Season[] => [
  { from: '01-01', to: '12-31', hours: [{ day, opens, closes }] },
];
const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');
/** The job as a server has it, on a connection of the test's. */
const make = (now: string) => new MarketDays(test.db, new Jobs(test.db, CONFIG)).makeAll(new Date(now));
const daysOf = (placeId: number) =>
  test.db.getRepository(MarketDay).find({ where: { placeId }, order: { date: 'ASC' } });
const market = (given: Partial<Place> = {}) =>
  makePlace(test.db, { seasons: every(6), timeZone: 'America/New_York', ...given });

describe('the days of markets', () => {
  it('are made eight weeks ahead, once, by however many servers', async () => {
    const { id } = await market();
    await Promise.all([make('2026-10-07T12:00:00Z'), make('2026-10-07T12:00:00Z')]);
    const days = await daysOf(id);
    expect(days.map(({ date }) => date)).toEqual([
      ...['2026-10-10', '2026-10-17', '2026-10-24', '2026-10-31'],
      ...['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'],
    ]);
    await make('2026-10-07T18:00:00Z');
    expect(await daysOf(id)).toEqual(days);
  });

  it('keep the hours of the wall over both changes of the clocks, and where clocks never change', async () => {
    const sunday = every(0, '09:00', '24:00');
    const { id } = await market({ seasons: sunday });
    const { id: arizona } = await market({ seasons: sunday, timeZone: 'America/Phoenix' });
    const moments = async (placeId: number, date: string) => {
      const day = (await daysOf(placeId)).find((each) => each.date === date);
      return [day?.startsAt.toISOString(), day?.endsAt.toISOString()];
    };
    await make('2027-03-01T12:00:00Z');
    expect(await moments(id, '2027-03-07')).toEqual(['2027-03-07T14:00:00.000Z', '2027-03-08T05:00:00.000Z']);
    expect(await moments(id, '2027-03-14')).toEqual(['2027-03-14T13:00:00.000Z', '2027-03-15T04:00:00.000Z']);
    expect(await moments(arizona, '2027-03-14')).toEqual([
      '2027-03-14T16:00:00.000Z',
      '2027-03-15T07:00:00.000Z',
    ]);
    await make('2026-10-20T12:00:00Z');
    expect(await moments(id, '2026-11-01')).toEqual(['2026-11-01T14:00:00.000Z', '2026-11-02T05:00:00.000Z']);
  });

  it('that lie in the hour that is left out in March do not end before they begin', async () => {
    const { id } = await market({ seasons: every(0, '02:15', '03:05') });
    await make('2027-03-10T12:00:00Z');
    const day = (await daysOf(id)).find(({ date }) => date === '2027-03-14');
    expect(day && day.endsAt >= day.startsAt).toBe(true);
  });

  it('follow the exceptions that staff enter, and count each change', async () => {
    const { id } = await market();
    const exceptions: Place['exceptions'] = [];
    const put = (next: Place['exceptions']) =>
      admin.put(`/api/admin/places/${id}`, { exceptions: next, was: { exceptions } });
    await make(new Date().toISOString());
    const [first] = await daysOf(id);
    const { date = '' } = first ?? {};
    const closed = { from: date, to: date, kind: 'closed' as const, reason: 'Storm' };
    const given = [{ ...closed, opens: null, closes: null, address: null }];
    expect((await put(given)).status).toBe(200);
    expect((await daysOf(id))[0]).toMatchObject({ status: 'cancelled', reason: 'Storm', sequence: 1 });
    const page = await test.get<PlacePage>(`/api/places/${id}`);
    expect(page.body.days[0]).toMatchObject({ date, status: 'cancelled', reason: 'Storm' });
    exceptions.push(...given);
    await put([]);
    expect((await daysOf(id))[0]).toMatchObject({ status: 'scheduled', reason: null, sequence: 2 });
  });

  it('stay confirmed when they are made again, and not when they are canceled', async () => {
    const { id } = await market();
    await make('2026-10-07T12:00:00Z');
    await test.db
      .getRepository(MarketDay)
      .update({ placeId: id, date: '2026-10-10' }, { status: 'confirmed', confirmedAt: new Date() });
    await test.db.getRepository(Place).update({ id }, { seasons: every(6, '08:00') });
    await make('2026-10-07T12:00:00Z');
    expect((await daysOf(id))[0]).toMatchObject({
      status: 'confirmed',
      hours: [{ opens: '08:00' }],
      sequence: 1,
    });
    const day = {
      from: '2026-10-10',
      to: '2026-10-10',
      opens: null,
      closes: null,
      address: null,
      reason: null,
    };
    await test.db.getRepository(Place).update({ id }, { exceptions: [{ ...day, kind: 'closed' }] });
    await make('2026-10-07T12:00:00Z');
    expect((await daysOf(id))[0]).toMatchObject({ status: 'cancelled', confirmedAt: null });
  });

  it('that the hours do not have any more are forgotten, but not those that are over', async () => {
    const { id } = await market();
    await make('2026-10-07T12:00:00Z');
    await test.db.getRepository(Place).update({ id }, { seasons: every(0) });
    await make('2026-10-21T12:00:00Z');
    expect((await daysOf(id)).slice(0, 3).map(({ date }) => date)).toEqual([
      ...['2026-10-10', '2026-10-17', '2026-10-25'],
    ]);
  });

  it('are none of a market that is closed or hidden, that has no hours, or that is none', async () => {
    const ids = await Promise.all([
      market({ businessStatus: 'CLOSED_PERMANENTLY' }),
      market({ hiddenAt: new Date() }),
      market({ seasons: [] }),
      market({ kind: 'farm_stand' }),
    ]);
    await make('2026-10-07T12:00:00Z');
    for (const { id } of ids) expect(await daysOf(id)).toEqual([]);
  });

  it('go when staff hide the market, and come back with it', async () => {
    const { id } = await market();
    await make(new Date().toISOString());
    expect(await daysOf(id)).not.toEqual([]);
    await admin.post(`/api/admin/places/${id}/hide`, { reason: 'Not a market' });
    expect(await daysOf(id)).toEqual([]);
    await admin.post(`/api/admin/places/${id}/restore`, {});
    expect(await daysOf(id)).not.toEqual([]);
  });
});

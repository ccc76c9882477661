import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Season } from '../../../src/contract/directory/hours.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { MarketDays } from '../../../src/directory/markets/days/market-days.job.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDayAlert } from '../../../src/directory/tables/market-day-alert.entity.js';
import { MarketDayNews } from '../../../src/directory/tables/market-day-news.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { COMING_WEEKDAY } from '../../support/make/make-pickups.js';
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
const ALERT = {
  ...{ alertId: 'urn:oid:1', event: 'Tornado Warning', headline: null, severity: 'Extreme' as const },
  ...{ office: 'NWS Tampa Bay', sentAt: '2026-10-09T08:00:00-04:00' },
  ...{ startsAt: new Date(), endsAt: new Date(), seenAt: new Date() },
  ...{ askedAt: new Date(), askedSeverity: 'Extreme' as const },
};
/** All rows of a table, without their own ids. */
const rowsOf = (table: string) =>
  test.db.query<object[]>(`SELECT to_jsonb(one) - 'id' AS row FROM ${table} AS one ORDER BY one.id`);

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

  it.each([
    ['02:15', '03:05'],
    ['02:30', '03:30'],
  ])('are none from %s to %s where clocks skip that hour', async (opens, closes) => {
    const { id } = await market({ seasons: every(0, opens, closes) });
    await make('2027-03-10T12:00:00Z');
    const dates = (await daysOf(id)).map(({ date }) => date);
    expect([dates.length, dates.includes('2027-03-14')]).toEqual([7, false]);
  });

  it('follow the exceptions that staff enter, and count each change', async () => {
    // Today's may be over, and not be shown among those that come.
    const { id } = await market({ seasons: every(COMING_WEEKDAY) });
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

  it('that the hours do not have any more are withdrawn, but not those that are over', async () => {
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

  it('go when staff hide the market, and come back as they were', async () => {
    const { id } = await market();
    await make(new Date().toISOString());
    const [day] = await daysOf(id);
    const dayId = day?.id ?? 0;
    const confirmed = { status: 'confirmed' as const, confirmedAt: new Date(), sequence: 3 };
    await test.db.getRepository(MarketDay).update({ id: dayId }, confirmed);
    const users = [await signedIn(test), await signedIn(test)].map(({ user }) => ({ userId: user.id }));
    const members = await test.db
      .getRepository(MarketMember)
      .save(
        ['Ana’s tamales', 'The pie man'].map((name) => ({ placeId: id, name, status: 'member' as const })),
      );
    const said = { answer: 'coming' as const, note: 'Until noon', listingIds: [7, 8], askedAt: new Date() };
    await test.db
      .getRepository(MarketAttendance)
      .save(members.map((member) => ({ dayId, memberId: member.id, ...said })));
    await test.db
      .getRepository(MarketDayNews)
      .save(users.map((user) => ({ dayId, ...user, status: 'moved' as const, sequence: 2 })));
    await test.db.getRepository(MarketDayAlert).save({ dayId, ...ALERT });
    const known = () =>
      Promise.all([
        daysOf(id),
        rowsOf('market_attendance'),
        rowsOf('market_day_news'),
        rowsOf('market_day_alerts'),
      ]);
    const [days, answers, told, alerts] = await known();

    await admin.post(`/api/admin/places/${id}/hide`, { reason: 'Not a market' });
    expect(await known()).toEqual([[], [], [], []]);
    await test.db.getRepository(MarketMember).delete({ id: members[1]?.id });
    await admin.post(`/api/admin/places/${id}/restore`, {});
    const restored = await known();
    expect(restored[0][0]).toEqual(days[0]);
    expect(restored.slice(1)).toEqual([answers.slice(0, 1), told, alerts]);
    expect(restored[0].map(({ date }) => date)).toEqual(days.map(({ date }) => date));
  });

  it('come back changed where the hours are others than before', async () => {
    const { id } = await market();
    const plan = async (seasons: Season[]) => {
      await test.db.getRepository(Place).update({ id }, { seasons });
      await makeDays(test.db.manager, [id]);
      return (await daysOf(id))[0];
    };
    const first = await plan(every(6));
    await test.db.getRepository(MarketDay).update({ id: first?.id }, { sequence: 4 });
    await plan([]);
    const back = await plan(every(6, '08:00'));
    expect(back).toMatchObject({ id: first?.id, date: first?.date, sequence: 5 });
    expect(back?.hours).toEqual([{ opens: '08:00', closes: '13:00' }]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MarketDayView } from '../../../src/contract/directory/market-days.js';
import type { ManagedMarket } from '../../../src/contract/directory/market-management.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let ben: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, ben] = await Promise.all([signedIn(test), signedIn(test)]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, mails CASCADE'));

/** A market on Saturdays that Mia runs, with its days after the next one. */
async function scene(timeZone = 'America/New_York') {
  const hours = [{ day: 6 as const, opens: '09:00', closes: '13:00' }];
  const { id } = await makePlace(test.db, { timeZone, seasons: [{ from: '01-01', to: '12-31', hours }] });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  await makeDays(test.db.manager, [id]);
  const [, day, second, third] = await daysOf(id);
  if (!day || !second || !third) throw new Error('The market has no days.');
  return { id, day, sunday: addDays(day.date), dates: [day, second, third].map(({ date }) => date) };
}
const daysOf = async (id: number) => (await mia.get<ManagedMarket>(`/api/markets/${id}/manage`)).body.days;
const on = async (id: number, date: string) => (await daysOf(id)).find((day) => day.date === date);
const move = (id: number, date: string, body: object) =>
  mia.post<MarketDayView & ErrorBody>(`/api/markets/${id}/days/${date}/move`, body);
const restore = (id: number, date: string) =>
  mia.post<MarketDayView>(`/api/markets/${id}/days/${date}/restore`, {});
const change = (client: Client, id: number, body: object) =>
  client.post<MarketDayView[] & ErrorBody>(`/api/markets/${id}/days`, body);

describe('a market day that is moved to another date', () => {
  it('says where it went, and comes back without leaving the other one', async () => {
    const { id, day, sunday } = await scene();
    const { body } = await move(id, day.date, { date: sunday, reason: 'Parade' });
    expect(body).toMatchObject({ status: 'cancelled', movedTo: sunday, reason: 'Parade' });
    expect(await on(id, sunday)).toMatchObject({ status: 'scheduled', hours: day.hours, reason: 'Parade' });
    expect((await restore(id, day.date)).body).toMatchObject({ status: 'scheduled', movedTo: null });
    expect(await on(id, sunday)).toBeUndefined();
  });

  it('can be at another address and at other hours', async () => {
    const { id, day, sunday } = await scene('Pacific/Honolulu');
    const there = { address: '5 Elm Street', opens: '10:00', closes: '14:00' };
    await move(id, day.date, { date: sunday, ...there });
    expect(await on(id, sunday)).toMatchObject({
      ...{ status: 'moved', address: '5 Elm Street', hours: [{ opens: '10:00', closes: '14:00' }] },
      startsAt: `${sunday}T20:00:00Z`,
    });
    // Somewhere else on its own day after all.
    await move(id, day.date, { address: '5 Elm Street' });
    expect(await on(id, day.date)).toMatchObject({ status: 'moved', movedTo: null });
    expect(await on(id, sunday)).toBeUndefined();
  });

  it('is not on a day that the market has, is over, or lies too far ahead', async () => {
    const { id, day, dates } = await scene();
    expect((await move(id, day.date, { date: dates[1] })).body.error).toBe('MARKET_DAY_TAKEN');
    for (const date of ['2020-01-01', addDays(day.date, 90)])
      expect((await move(id, day.date, { date })).body.issues?.[0]?.path).toBe('date');
    expect((await move(id, day.date, {})).body.issues?.[0]?.path).toBe('address');
    expect(await on(id, day.date)).toMatchObject({ status: 'scheduled' });
    const { exceptions } = await test.db.getRepository(Place).findOneByOrFail({ id });
    expect(exceptions).toEqual([]);
  });
});

describe('several market days at once', () => {
  const statuses = async (id: number, dates: string[]) =>
    (await daysOf(id)).filter(({ date }) => dates.includes(date)).map(({ status }) => status);

  it('are canceled for one reason, and restored', async () => {
    const { id, dates } = await scene();
    const { status, body } = await change(mia, id, { dates, to: 'cancel', reason: 'Winter break' });
    expect([status, body.filter(({ reason }) => reason === 'Winter break').length]).toEqual([200, 3]);
    expect(await statuses(id, dates)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await change(mia, id, { dates: dates.slice(1), to: 'restore' });
    expect(await statuses(id, dates)).toEqual(['cancelled', 'scheduled', 'scheduled']);
  });

  it('are all changed, or none, and by managers alone', async () => {
    const { id, dates } = await scene();
    const cancel = { dates: [...dates, '2020-01-01'], to: 'cancel', reason: 'Winter break' };
    expect((await change(mia, id, cancel)).body.error).toBe('MARKET_DAY_NOT_FOUND');
    expect((await change(mia, id, { dates, to: 'cancel' })).body.issues?.[0]?.path).toBe('reason');
    expect((await change(ben, id, { ...cancel, dates })).body.error).toBe('PLACE_NOT_FOUND');
    expect(await statuses(id, dates)).toEqual(['scheduled', 'scheduled', 'scheduled']);
  });
});

describe('a market day at other hours', () => {
  it('stays where it is, and has its usual hours again', async () => {
    const { id, day } = await scene();
    const other = { opens: '10:00', closes: '11:30' };
    const { body } = await move(id, day.date, other);
    expect(body).toMatchObject({ status: 'scheduled', hours: [other], address: null });
    await move(id, day.date, { opens: '09:00', closes: '13:00' });
    const { exceptions } = await test.db.getRepository(Place).findOneByOrFail({ id });
    expect([exceptions, (await on(id, day.date))?.hours]).toEqual([[], day.hours]);
  });
});

describe('special dates of a market', () => {
  const hours = { opens: '10:00', closes: '14:00' };
  const manage = async (id: number) => (await mia.get<ManagedMarket>(`/api/markets/${id}/manage`)).body;
  const add = (client: Client, id: number, body: object) =>
    client.post<ErrorBody>(`/api/markets/${id}/dates`, body);
  const remove = (client: Client, id: number, from: string, to = from) =>
    client.post<ErrorBody>(`/api/markets/${id}/dates/remove`, { from, to });
  const extra = (from: string, to = from) => ({
    from,
    to,
    kind: 'hours',
    ...hours,
    reason: 'Holiday market',
  });

  it('are extra market days, which can be removed again', async () => {
    const { id, sunday } = await scene();
    expect((await add(mia, id, extra(sunday))).status).toBe(200);
    expect(await on(id, sunday)).toMatchObject({ status: 'scheduled', hours: [hours] });
    expect((await manage(id)).specialDates).toEqual([{ ...extra(sunday), address: null }]);
    await remove(mia, id, sunday);
    expect([await on(id, sunday), (await manage(id)).specialDates]).toEqual([undefined, []]);
  });

  it('are none on a market day, or where something is different already', async () => {
    const { id, day, sunday } = await scene();
    const wrong = async (body: object) => (await add(mia, id, body)).body.issues?.[0];
    expect(await wrong(extra(day.date))).toMatchObject({
      ...{
        path: 'from',
        message: 'The market takes place then already. Please change that day in the list.',
      },
    });
    await add(mia, id, extra(sunday));
    expect((await wrong(extra(sunday)))?.message).toMatch(/^Something is different on .* already\./);
    expect((await wrong({ from: sunday, to: sunday, kind: 'hours' }))?.path).toBe('opens');
  });

  it('are told of where they cancel, move or restore market days', async () => {
    const { id, dates } = await scene();
    const [first = '', second = ''] = dates;
    const range = { from: addDays(first, -1), to: addDays(second) };
    await test.db.query('TRUNCATE pgboss.job CASCADE');
    await add(mia, id, { ...range, kind: 'moved', address: '5 Elm Street' });
    expect(await on(id, second)).toMatchObject({ status: 'moved', address: '5 Elm Street' });
    await remove(mia, id, range.from, range.to);
    expect(await on(id, second)).toMatchObject({ status: 'scheduled', address: null });
    const jobs = await test.db.query<{ data: { dayIds: number[] } }[]>(
      `SELECT data FROM pgboss.job WHERE name = 'market-day-news' ORDER BY created_on`,
    );
    expect(jobs.map(({ data }) => data.dayIds.length)).toEqual([2]);
  });

  it('are a break that goes on after the days that are known, and is taken back', async () => {
    const { id, dates } = await scene();
    const { daysUntil } = await manage(id);
    const until = addDays(daysUntil, 40);
    const given = { dates: dates.slice(0, 2), until };
    const canceled = await change(mia, id, { ...given, to: 'cancel', reason: 'Winter break' });
    expect(canceled.status).toBe(200);
    const later = { from: addDays(daysUntil), to: until, kind: 'closed', reason: 'Winter break' };
    expect((await manage(id)).specialDates).toMatchObject([later]);
    const again = await change(mia, id, { dates: [], until, to: 'cancel', reason: 'Break' });
    expect(again.body.issues?.[0]?.path).toBe('until');
    await change(mia, id, { ...given, to: 'restore' });
    const { exceptions } = await test.db.getRepository(Place).findOneByOrFail({ id });
    expect(exceptions).toEqual([]);
  });

  it('are a break that begins after the days that are known, and leaves those before it', async () => {
    const { id } = await scene();
    const { daysUntil } = await manage(id);
    const [from, until] = [addDays(daysUntil, 30), addDays(daysUntil, 60)];
    const given = { dates: [], from, until };
    await change(mia, id, { ...given, to: 'cancel', reason: 'Winter break' });
    expect((await manage(id)).specialDates).toMatchObject([{ from, to: until, kind: 'closed' }]);
    const middle = addDays(from, 10);
    await change(mia, id, { ...given, from: middle, to: 'restore' });
    expect((await manage(id)).specialDates).toMatchObject([{ from, to: addDays(middle, -1) }]);
  });

  it('are not over when they are added', async () => {
    const { id } = await scene();
    const issues = (await add(mia, id, extra('2026-01-03'))).body.issues;
    expect(issues).toEqual([{ path: 'from', message: 'Please choose a date to come.' }]);
  });

  it('stay while a vendor plans to come, who is told when they are canceled', async () => {
    const { id, sunday } = await scene();
    await add(mia, id, extra(sunday));
    const { id: memberId } = await test.db
      .getRepository(MarketMember)
      .save({ placeId: id, name: 'Ben', status: 'member' });
    const { id: dayId } = await test.db
      .getRepository(MarketDay)
      .findOneByOrFail({ placeId: id, date: sunday });
    await test.db.getRepository(MarketAttendance).insert({ dayId, memberId, answer: 'coming' });
    const { issues } = (await remove(mia, id, sunday)).body;
    expect(issues?.[0]?.message).toMatch(
      /^Vendors plan to come on .*\. Please cancel that market day instead\.$/,
    );
    expect(await on(id, sunday)).toBeDefined();
    await change(mia, id, { dates: [sunday], to: 'cancel', reason: 'Storm' });
    expect((await remove(mia, id, sunday)).status).toBe(200);
  });

  it('are nobody’s but the managers’', async () => {
    const { id, sunday } = await scene();
    expect((await add(ben, id, extra(sunday))).body.error).toBe('PLACE_NOT_FOUND');
    expect((await remove(ben, id, sunday)).body.error).toBe('PLACE_NOT_FOUND');
    expect((await remove(mia, id, sunday)).body.error).toBe('MARKET_DAY_NOT_FOUND');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { Season } from '../../../src/contract/directory/hours.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import type { Place } from '../../../src/directory/tables/place.entity.js';
import { ALWAYS_OPEN, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://farmgate.example' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places RESTART IDENTITY CASCADE'));

async function market(given: Partial<Place> = {}): Promise<number> {
  const { id } = await makePlace(test.db, {
    ...{ name: 'River Market', address: '1 Main Street, Fort Myers, FL 33901' },
    ...{ seasons: ALWAYS_OPEN, timeZone: 'America/New_York', ...given },
  });
  await makeDays(test.db.manager, [id]);
  return id;
}
const every = (opens: string | null, closes: string | null): Season[] => [
  {
    from: '01-01',
    to: '12-31',
    hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens, closes })),
  },
];
const ask = (id: number, headers: Record<string, string> = {}) =>
  test.get<string>(`/places/${id}.ics`, headers);

/** Read by a parser that is not ours, by the zones that the calendar itself defines. */
async function eventsOf(id: number) {
  const { body: text } = await ask(id);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  ICAL.TimezoneService.reset();
  return events;
}
const put = (placeId: number, date: string, given: Partial<MarketDay>) =>
  test.db
    .getRepository(MarketDay)
    .save({ placeId, date, startsAt: new Date(0), endsAt: new Date(1), ...given });

describe('the calendar of a market', () => {
  it('says the note about the hours, and when hours without an end begin', async () => {
    const id = await market({ seasons: every('08:00', null), hoursNote: 'Rain or shine.' });
    const [event] = await eventsOf(id);
    expect(event?.description).toBe('From 8 AM\nRain or shine.');
  });

  it('has the first and third Saturdays alone of a market that is held on these', async () => {
    const repeats = { kind: 'monthly' as const, weeks: [1 as const, 3 as const] };
    const hours = [{ day: 6 as const, opens: '09:00', closes: '13:00', repeats }];
    const id = await market({ seasons: [{ from: '01-01', to: '12-31', hours }] });
    const starts = (await eventsOf(id)).map(({ startDate }) => startDate);
    expect(starts.length).toBeGreaterThanOrEqual(3);
    for (const { day } of starts) expect(day <= 7 || (day > 14 && day <= 21)).toBe(true);
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body).toMatchObject({
      days: starts.map(({ year, month, day }) => ({
        date: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
      })),
    });
  });

  it('has its days with stable ids, how often they changed, and what was said of them', async () => {
    const id = await market();
    const [day] = await test.db
      .getRepository(MarketDay)
      .find({ where: { placeId: id }, order: { date: 'ASC' } });
    await test.db
      .getRepository(MarketDay)
      .update(
        { id: day?.id ?? 0 },
        { status: 'moved', address: '5 Elm Street', reason: 'Art fair', sequence: 3 },
      );
    const [first, second] = await eventsOf(id);
    expect(first).toMatchObject({
      uid: `market-${id}-${day?.date}-1@farmgate.example`,
      ...{ sequence: 3, location: '5 Elm Street', description: 'Art fair', summary: 'River Market' },
    });
    expect(first?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(second?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(second?.location).toBe('1 Main Street, Fort Myers, FL 33901');
    await test.db.getRepository(MarketDay).update({ id: day?.id ?? 0 }, { status: 'cancelled' });
    const [cancelled] = await eventsOf(id);
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.summary).toBe('Canceled: River Market');
  });

  it('keeps the hours of the wall over both changes of the clocks, and in Arizona', async () => {
    const hours = [{ opens: '09:00', closes: '24:00' }];
    const spans = async (timeZone: string) => {
      const id = await market({ timeZone, seasons: [] });
      for (const date of ['2099-03-07', '2099-03-08', '2099-11-01']) await put(id, date, { hours });
      const events = await eventsOf(id);
      return events.map(({ startDate, endDate }) =>
        [startDate, endDate].map((time) => time.toJSDate().toISOString().slice(5, 16)),
      );
    };
    expect(await spans('America/New_York')).toEqual([
      ['03-07T14:00', '03-08T05:00'],
      ['03-08T13:00', '03-09T04:00'],
      ['11-01T14:00', '11-02T05:00'],
    ]);
    expect(await spans('America/Phoenix')).toEqual([
      ['03-07T16:00', '03-08T07:00'],
      ['03-08T16:00', '03-09T07:00'],
      ['11-01T16:00', '11-02T07:00'],
    ]);
  });

  it('has an event for each of the hours of a day, and a whole day where they are not known', async () => {
    const id = await market({ seasons: every(null, null) });
    const [whole] = await eventsOf(id);
    expect(whole?.startDate.isDate).toBe(true);
    const two = [
      { opens: '09:00', closes: '12:00' },
      { opens: '15:00', closes: '18:00' },
    ];
    await test.db.getRepository(MarketDay).update({ placeId: id }, { hours: two });
    const [morning, afternoon] = await eventsOf(id);
    expect([morning?.startDate.hour, afternoon?.startDate.hour]).toEqual([9, 15]);
    expect(new Set([morning?.uid, afternoon?.uid]).size).toBe(2);
  });

  it('is not sent again to a client that asks every minute, until something changes', async () => {
    const id = await market();
    const { status, headers } = await ask(id);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const tag = headers['etag'] ?? '';
    expect((await ask(id, { 'If-None-Match': tag })).status).toBe(304);
    await test.db.getRepository(MarketDay).update({ placeId: id }, { sequence: 1, changedAt: new Date() });
    expect((await ask(id, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is there for markets that everyone may see alone', async () => {
    const farm = await market({ kind: 'farm_stand' });
    const hidden = await market({ hiddenAt: new Date() });
    for (const id of [farm, hidden, 999_999]) expect((await ask(id)).status).toBe(404);
  });
});

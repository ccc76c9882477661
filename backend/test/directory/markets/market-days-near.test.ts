import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MarketDaysNear } from '../../../src/contract/directory/market-days-near.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import type { Place } from '../../../src/directory/tables/place.entity.js';
import { ALWAYS_OPEN, degreesNorth, FORT_MYERS, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors RESTART IDENTITY CASCADE'));

async function market(milesNorth: number, given: Partial<Place> = {}): Promise<number> {
  const { id } = await makePlace(test.db, {
    ...FORT_MYERS,
    latitude: FORT_MYERS.latitude + degreesNorth(milesNorth),
    ...{ seasons: ALWAYS_OPEN, timeZone: 'America/New_York', ...given },
  });
  await makeDays(test.db.manager, [id]);
  return id;
}
const near = (query = '') => test.get<MarketDaysNear & ErrorBody>(`/api/market-days?zipCode=33901${query}`);
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

describe('GET /api/market-days', () => {
  it('is the market days of the coming Saturday, the nearest first, with who is there', async () => {
    const far = await market(9, { name: 'Far' });
    const here = await market(1, { name: 'Here' });
    await market(40, { name: 'Elsewhere' });
    const members = test.db.getRepository(MarketMember);
    for (let count = 0; count < 10; count += 1) {
      const comesEveryDay = count === 9;
      await members.save({
        ...{ placeId: here, name: `Stand ${count}`, status: 'member' as const, comesEveryDay },
      });
    }
    const { body } = await near();
    expect(new Date(`${body.date}T00:00:00Z`).getUTCDay()).toBe(6);
    expect(body).toMatchObject({ today: inDays(0), total: 2 });
    expect(body.items.map(({ place }) => place.id)).toEqual([`place-${here}`, `place-${far}`]);
    expect(body.items[0]).toMatchObject({
      day: { date: body.date, status: 'scheduled' },
      ...{ lineUpTotal: 10, comingTotal: 1, usualTotal: 9 },
    });
    expect(body.items[0]?.lineUp).toHaveLength(8);
    expect(body.items[1]).toMatchObject({ lineUp: [], lineUpTotal: 0 });
  });

  it('is those of a day that one asks for, canceled ones as well, page by page', async () => {
    const [one, two] = [await market(1), await market(2)];
    const date = inDays(3);
    await test.db
      .getRepository(MarketDay)
      .update({ placeId: one, date }, { status: 'cancelled', reason: 'Storm' });
    const first = (await near(`&date=${date}&limit=1`)).body;
    expect(first).toMatchObject({
      date,
      total: 2,
      items: [{ day: { status: 'cancelled', reason: 'Storm' } }],
    });
    const second = (await near(`&date=${date}&limit=1&offset=1`)).body;
    expect(second.items.map(({ place }) => place.id)).toEqual([`place-${two}`]);
  });

  it('is today’s where the ZIP code is for whoever asks from another zone', async () => {
    await market(1);
    const honolulu = (await test.get<MarketDaysNear>('/api/market-days?zipCode=96813&date=today')).body;
    const there = new Date().toLocaleDateString('en-CA', { timeZone: 'Pacific/Honolulu' });
    expect(honolulu).toMatchObject({ date: there, today: there });
    expect((await near('&date=today')).body).toMatchObject({ date: inDays(0), today: inDays(0), total: 1 });
    expect((await near('&date=tomorrow')).body.issues).toEqual([
      { path: 'date', message: 'Please give the day as YYYY-MM-DD.' },
    ]);
  });

  it('leads to where a moved day is, in its town, and to the usual place on other days', async () => {
    const id = await market(1, { city: 'Fort Myers', state: 'FL' });
    const [first, second] = [inDays(1), inDays(2)];
    const moved = { status: 'moved', address: '200 Riverside Drive' } as const;
    await test.db.getRepository(MarketDay).update({ placeId: id, date: second }, moved);
    const placeOn = async (date: string) => (await near(`&date=${date}`)).body.items[0]?.place;
    expect(await placeOn(second)).toMatchObject({ movedTo: '200 Riverside Drive, Fort Myers, FL' });
    expect(await placeOn(first)).not.toHaveProperty('movedTo');
  });

  it('refuses days that are over, too far ahead or none, and knows no markets near no ZIP code', async () => {
    for (const date of [inDays(-1), inDays(57), '2026-02-30', 'soon']) {
      const { status, body } = await near(`&date=${date}`);
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'date']);
    }
    const { status, body } = await test.get<MarketDaysNear>('/api/market-days?zipCode=00000');
    expect([status, body.total]).toEqual([200, 0]);
  });

  it('leaves out markets that staff took out, and those that a farm stands for', async () => {
    const id = await market(1);
    await test.db.query('UPDATE places SET hidden_at = now() WHERE id = $1', [id]);
    expect((await near()).body.items).toEqual([]);
  });
});

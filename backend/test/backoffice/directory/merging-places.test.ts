import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminDouble, AdminDoubleRow } from '../../../src/contract/directory/admin/doubles.admin.js';
import type { HoursException, Season } from '../../../src/contract/directory/hours.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { findDoubles } from '../../../src/directory/places/doubles/find-doubles.sql.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketFee } from '../../../src/directory/tables/market-fee.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { changeRows } from '../../../src/platform/database/statement.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What becomes of days, answers, fees and dates of two places that are one. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ DATABASE_CONNECTIONS: '5' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM doubles; DELETE FROM places; DELETE FROM farms'));

const EVERY_DAY: Season[] = [
  {
    ...{ from: '01-01', to: '12-31' },
    hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens: '08:00', closes: '12:00' })),
  },
];
const days = () => test.db.getRepository(MarketDay);
const attendance = () => test.db.getRepository(MarketAttendance);
const fees = () => test.db.getRepository(MarketFee);
const place = (id: number) => test.db.getRepository(Place).findOneByOrFail({ id });
const planned = (id: number) => test.db.transaction((tx) => makeDays(tx, [id]));
const alder = (given: Partial<Place> = {}) => makePlace(test.db, { name: 'Alder', ...given });

async function pairOf(oneId: number, otherId: number): Promise<AdminDoubleRow> {
  await changeRows(test.db, findDoubles, []);
  const { body } = await admin.get<AdminDoubleRow[]>('/api/admin/doubles');
  return body.find((pair) => pair.oneId === oneId && pair.otherId === otherId)!;
}
async function merge(pair: AdminDoubleRow, keep: 'one' | 'other' = 'one') {
  const seen = {
    one: (await place(pair.oneId)).updatedAt.toISOString(),
    other: (await place(pair.otherId)).updatedAt.toISOString(),
  };
  return admin.post<AdminDouble>(`/api/admin/doubles/${pair.id}/merge`, { keep, seen });
}

const FAR = { latitude: FORT_MYERS.latitude + degreesNorth(5), zipCode: '33999' };
/** One farm on the rosters of both. */
async function membersOf(kept: Place, gone: Place) {
  const farm = await makeFarm(test.db, {
    ...FAR,
    name: 'Unlike',
    address: '9 Far Road, Elsewhere, FL 33999',
  });
  const members = test.db.getRepository(MarketMember);
  const make = (placeId: number) => members.save({ placeId, farmId: farm.id, status: 'member' });
  return [await make(kept.id), await make(gone.id)] as const;
}

async function withdraw(id: number): Promise<void> {
  await test.db.getRepository(Place).update(id, { seasons: [] });
  await planned(id);
}

async function withdrawnDay() {
  const [kept, gone] = [await alder({ seasons: EVERY_DAY }), await alder({ seasons: EVERY_DAY })];
  const [own, member] = await membersOf(kept, gone);
  await planned(gone.id);
  const [day] = await days().find({ where: { placeId: gone.id }, order: { date: 'DESC' }, take: 1 });
  await days().update(day!.id, { status: 'confirmed', confirmedAt: new Date() });
  await attendance().save({
    dayId: day!.id,
    memberId: member.id,
    answer: 'coming',
    answeredAt: new Date(),
  });
  await withdraw(gone.id);
  expect(await days().existsBy({ placeId: gone.id })).toBe(false);
  return { kept, gone, own, date: day!.date };
}

describe('a day that the hours no longer have', () => {
  it('comes back with its answers where the one that stays has it', async () => {
    const { kept, gone, own, date } = await withdrawnDay();
    expect((await merge(await pairOf(kept.id, gone.id))).status).toBe(200);
    const day = await days().findOneByOrFail({ placeId: kept.id, date });
    expect(day.status).toBe('confirmed');
    expect(await attendance().find()).toMatchObject([{ dayId: day.id, memberId: own.id, answer: 'coming' }]);
  });

  it('is dropped where the one that stays has planned it already, but for its answers', async () => {
    const { kept, gone, own, date } = await withdrawnDay();
    await planned(kept.id);
    const day = await days().findOneByOrFail({ placeId: kept.id, date });
    expect((await merge(await pairOf(kept.id, gone.id))).status).toBe(200);
    expect(await attendance().find()).toMatchObject([{ dayId: day.id, memberId: own.id, answer: 'coming' }]);
    await planned(kept.id);
    expect(await test.db.query('SELECT FROM withdrawn_market_days')).toEqual([]);
  });

  it('keeps answers of both where neither has the day anymore', async () => {
    const { kept, gone, own, date } = await withdrawnDay();
    const other = await makeFarm(test.db, {
      ...FAR,
      name: 'Another',
      address: '12 Far Road, Elsewhere, FL 33999',
    });
    const one = await test.db
      .getRepository(MarketMember)
      .save({ placeId: kept.id, farmId: other.id, status: 'member' });
    await planned(kept.id);
    const day = await days().findOneByOrFail({ placeId: kept.id, date });
    await attendance().save({
      dayId: day.id,
      memberId: one.id,
      answer: 'not_coming',
      answeredAt: new Date(),
    });
    await withdraw(kept.id);
    expect((await merge(await pairOf(kept.id, gone.id))).status).toBe(200);
    await test.db.getRepository(Place).update(kept.id, { seasons: EVERY_DAY });
    await planned(kept.id);
    const { id: dayId } = await days().findOneByOrFail({ placeId: kept.id, date });
    expect(await attendance().find({ order: { memberId: 'ASC' } })).toMatchObject([
      { dayId, memberId: own.id, answer: 'coming' },
      { dayId, memberId: one.id, answer: 'not_coming' },
    ]);
  });
});

describe('one vendor on the rosters of both', () => {
  const date = '2020-06-06';
  async function askedByBoth() {
    const [kept, gone] = [await alder(), await alder()];
    const members = await membersOf(kept, gone);
    const times = { startsAt: new Date(`${date}T12:00Z`), endsAt: new Date(`${date}T16:00Z`), hours: [] };
    const dayOf = ({ id: placeId }: Place) => days().save({ placeId, date, ...times });
    return { pair: await pairOf(kept.id, gone.id), members, days: [await dayOf(kept), await dayOf(gone)] };
  }

  it('keeps the answer, whichever place had asked', async () => {
    const { pair, members, days: both } = await askedByBoth();
    const answers = [null, 'coming'] as const;
    for (const [at, answer] of answers.entries())
      await attendance().save({ dayId: both[at]!.id, memberId: members[at]!.id, answer });
    expect((await merge(pair)).status).toBe(200);
    expect(await attendance().find()).toMatchObject([
      { dayId: both[0]!.id, memberId: members[0].id, answer: 'coming' },
    ]);
  });

  it('keeps the fee that was paid', async () => {
    const { pair, members } = await askedByBoth();
    await fees().save({ memberId: members[0].id, date, cents: 2_000 });
    await fees().save({ memberId: members[1].id, date, cents: 2_000, paidAt: new Date() });
    expect((await merge(pair)).status).toBe(200);
    expect(await fees().find()).toMatchObject([
      { memberId: members[0].id, cents: 2_000, paidAt: expect.any(Date) },
    ]);
  });

  it.each([
    ['differ', 2_500, null],
    ['were both paid', 2_000, new Date()],
  ])('is not merged while its fees %s', async (_how, cents, paidAt) => {
    const { pair, members } = await askedByBoth();
    await fees().save({ memberId: members[0].id, date, cents: 2_000, paidAt: new Date() });
    await fees().save({ memberId: members[1].id, date, cents, paidAt });
    expect(await merge(pair)).toMatchObject({ status: 409, body: { error: 'DOUBLE_HAS_FEES' } });
    expect(await fees().count()).toBe(2);
  });
});

describe('what both say', () => {
  it('was confirmed last when a manager of either confirmed it', async () => {
    const [kept, gone] = [await alder(), await alder({ confirmedAt: new Date('2026-05-05T16:00Z') })];
    await merge(await pairOf(kept.id, gone.id));
    expect(await place(kept.id)).toMatchObject({ lastConfirmed: '2026-05-05' });
  });

  it.each(['one', 'other'] as const)('has the dates that were shown, where %s stays', async (keep) => {
    const closed = (from: string, reason: string): HoursException => ({
      ...{ from, to: from, kind: 'closed', opens: null, closes: null, address: null, reason },
    });
    const kept = await alder({ exceptions: [closed('2026-11-26', 'Holiday'), closed('2026-12-24', 'Eve')] });
    const gone = await alder({ exceptions: [closed('2026-11-26', 'Thanksgiving')] });
    const pair = await pairOf(kept.id, gone.id);
    const { together } = (await admin.get<AdminDouble>(`/api/admin/doubles/${pair.id}`)).body;
    expect((await merge(pair, keep)).status).toBe(200);
    const { exceptions } = await place(keep === 'one' ? kept.id : gone.id);
    expect(exceptions.map(({ reason }) => reason)).toEqual(['Thanksgiving', 'Eve']);
    expect(together?.exceptions).toEqual(exceptions);
  });
});

it('asks no second time about a third place that is another one', async () => {
  const [one, other, third] = [await alder(), await alder(), await alder()];
  const different = await pairOf(other.id, third.id);
  await admin.post(`/api/admin/doubles/${different.id}/differ`, {});
  expect((await merge(await pairOf(one.id, other.id))).status).toBe(200);
  expect(await pairOf(one.id, third.id)).toMatchObject({ status: 'different' });
});

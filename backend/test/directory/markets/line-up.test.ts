import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import {
  ALWAYS_OPEN,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, listings RESTART IDENTITY CASCADE'));

async function marketWithDay() {
  const { id } = await makePlace(test.db, { seasons: ALWAYS_OPEN, timeZone: 'America/New_York' });
  await makeDays(test.db.manager, [id]);
  const [day] = (await test.get<PlacePage>(`/api/places/${id}`)).body.days;
  return { id, dayId: day?.id ?? 0, date: day?.date ?? '' };
}
const member = (placeId: number, given: Partial<MarketMember>) =>
  test.db.getRepository(MarketMember).save({ placeId, status: 'member' as const, ...given });
const answers = (dayId: number, memberId: number, given: Partial<MarketAttendance>) =>
  test.db.getRepository(MarketAttendance).save({ dayId, memberId, answeredAt: new Date(), ...given });
const lineUpOf = async (id: number) => (await test.get<PlacePage>(`/api/places/${id}`)).body.lineUp;

describe('the line-up of a market’s next day', () => {
  it('tells who said that they come, who did not, and who usually is there', async () => {
    const { id, dayId, date } = await marketWithDay();
    const farm = await makeFarm(test.db, { name: 'Sunny Acres' });
    const eggs = await makeListing(test.db, { farmId: farm.id, productName: 'Eggs' });
    const gone = await makeListing(test.db, { farmId: farm.id, productName: 'Kale', isAvailable: false });
    const vendor = await makeVendor(test.db, { businessName: 'Bee Happy' });
    const honey = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey', inventory: 0 });
    const coming = await member(id, { farmId: farm.id, stall: 'B4' });
    const away = await member(id, { vendorId: vendor.id });
    await member(id, { name: 'The pie man' });
    const always = await member(id, { name: 'Ana’s tamales', comesEveryDay: true });
    await answers(dayId, coming.id, { answer: 'coming', listingIds: [eggs.id, gone.id], note: 'Until noon' });
    await answers(dayId, away.id, { answer: 'sold_out', productIds: [honey.id] });
    const line = await lineUpOf(id);
    expect(line?.date).toBe(date);
    expect(line?.entries).toMatchObject([
      { memberId: always.id, name: 'Ana’s tamales', path: null, presence: 'coming', brings: [] },
      { name: 'Sunny Acres', path: `/farms/${farm.id}`, stall: 'B4', presence: 'coming', brings: ['Eggs'] },
      { name: 'Bee Happy', path: `/vendors/${vendor.id}`, presence: 'sold_out', brings: ['Honey'] },
      { name: 'The pie man', path: null, presence: 'usual', answeredAt: null },
    ]);
  });

  it('leaves out who is not on the roster now, and vendors who are not in the shop', async () => {
    const { id } = await marketWithDay();
    expect(await lineUpOf(id)).toBeNull();
    const vendor = await makeVendor(test.db, { isApproved: false });
    await member(id, { vendorId: vendor.id });
    for (const status of ['invited', 'asked', 'removed'] as const) {
      await member(id, { name: status, status });
    }
    expect(await lineUpOf(id)).toBeNull();
  });

  it('is of the first day that is held', async () => {
    const { id, dayId, date } = await marketWithDay();
    await member(id, { name: 'The pie man' });
    await test.db.getRepository(MarketDay).update({ id: dayId }, { status: 'cancelled' });
    expect((await lineUpOf(id))?.date).not.toBe(date);
  });
});

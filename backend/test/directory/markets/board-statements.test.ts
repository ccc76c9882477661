import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import type { CountingProxy } from '../../support/http/counting-proxy.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace } from '../../support/make/make.js';
import { startCountedApp } from '../../support/servers/counted-app.js';
import type { TestApp } from '../../support/test-app.js';

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
let manager: Client;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
  manager = await signedIn(test);
});
afterAll(() => close());

/** @returns how many statements read something for a reminder to so many vendors */
async function readsFor(vendors: number): Promise<number> {
  const { id } = await makePlace(test.db, { seasons: ALWAYS_OPEN, timeZone: 'America/New_York' });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: manager.user.id });
  for (let n = 0; n < vendors; n += 1) {
    const { user } = await signedIn(test, { role: 'farmer' });
    const { id: farmId } = await makeFarm(test.db, { userId: user.id });
    await test.db.getRepository(MarketMember).insert({ placeId: id, farmId, status: 'member' });
  }
  await makeDays(test.db.manager, [id]);
  const [day] = await test.db
    .getRepository(MarketDay)
    .find({ where: { placeId: id }, order: { date: 'DESC' } });
  const before = await test.db.getRepository(Mail).count();
  const texts = await proxy.textsDuring(() =>
    manager.post(`/api/markets/${id}/days/${day?.date}/remind`, {}),
  );
  expect(await test.db.getRepository(Mail).count()).toBe(before + vendors);
  return texts.filter((text) => /^\s*SELECT/i.test(text) && !text.includes('pgboss')).length;
}

it('reads as much for a reminder to five vendors as to one', async () => {
  // The first call also fills what servers keep.
  await readsFor(1);
  expect(await readsFor(5)).toBe(await readsFor(1));
});

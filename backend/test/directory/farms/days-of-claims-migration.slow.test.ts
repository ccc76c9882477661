import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DaysOfClaims1764500002200 } from '../../../migrations/1764500002200-days-of-claims.js';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { Farm } from '../../../src/directory/tables/farm.entity.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('keeps the day on which a claimed place was confirmed, on the calendar of its own zone', async () => {
  let number = 0;
  const claimed = (updatedAt: string, given: Partial<Farm> = {}) =>
    makeFarm(test.db, {
      ...{ placeId: `usda_export/onfarmmarket/${(number += 1)}`, timeZone: 'America/Los_Angeles' },
      ...{ updatedAt: new Date(updatedAt), ...given },
    });
  const summer = await claimed('2025-06-21T00:00:00Z');
  const winter = await claimed('2025-12-01T00:00:00Z', { timeZone: null });
  const guam = await claimed('2025-06-21T00:00:00Z', { timeZone: 'Pacific/Guam' });
  const edited = await claimed('2025-06-21T00:00:00.001Z');
  const typed = await claimed('2025-06-21T00:00:00Z', { placeId: null });

  const runner = test.db.createQueryRunner();
  await new DaysOfClaims1764500002200().up(runner);
  await new DaysOfClaims1764500002200().up(runner);
  await runner.release();

  const dayOf = async ({ id }: { id: number }) =>
    (await test.get<FarmView>(`/api/farms/${id}`)).body.lastConfirmed;
  expect(await dayOf(summer)).toBe('2025-06-21');
  expect(await dayOf(winter)).toBe('2025-12-01');
  expect(await dayOf(guam)).toBe('2025-06-21');
  expect(await dayOf(edited)).toBe('2025-06-20');
  expect(await dayOf(typed)).toBe('2025-06-20');
});

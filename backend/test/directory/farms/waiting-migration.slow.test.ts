import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FarmsThatWait1764500001510 } from '../../../migrations/1764500001510-farms-that-wait.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { makeUser } from '../../support/http/people.js';
import { degreesNorth, FORT_MYERS, makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('has old rows wait as if they were registered now, and leaves all others as they are', async () => {
  const { id: unconfirmed } = await makeUser(test.db, { emailConfirmedAt: null });
  const { id: confirmed } = await makeUser(test.db);
  const far = { zipCode: '33904', latitude: FORT_MYERS.latitude + degreesNorth(9) };
  const registered = { userId: unconfirmed, isClaimed: true };
  const farms = {
    verified: await makeFarm(test.db, {
      name: 'Elm Farm',
      userId: confirmed,
      isClaimed: true,
      isVerified: true,
    }),
    twin: await makeFarm(test.db, { name: 'Elm Farm Shop', userId: confirmed, isClaimed: true }),
    twinAndUnconfirmed: await makeFarm(test.db, { ...registered, name: 'The Elm Farm' }),
    namesakeElsewhere: await makeFarm(test.db, {
      ...far,
      name: 'Elm Farm',
      userId: confirmed,
      isClaimed: true,
    }),
    ofUnconfirmed: await makeFarm(test.db, registered),
    verifiedOfUnconfirmed: await makeFarm(test.db, { ...registered, isVerified: true }),
    fromDirectory: await makeFarm(test.db, { ...registered, placeId: 'usda_export/1' }),
    claimed: await makeFarm(test.db, registered),
    demo: await makeFarm(test.db, { ...registered, isDemonstration: true }),
    nobodys: await makeFarm(test.db, { name: 'Elm Farm' }),
  };
  await test.db.getRepository(FarmClaim).insert({ farmId: farms.claimed.id, userId: unconfirmed });

  const runner = test.db.createQueryRunner();
  const migration = new FarmsThatWait1764500001510();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();

  const waits = async (id: number) => (await test.db.getRepository(Farm).findOneByOrFail({ id })).waitsFor;
  const found = await Promise.all(
    Object.entries(farms).map(async ([name, { id }]) => [name, await waits(id)]),
  );
  expect(Object.fromEntries(found.filter(([, wait]) => wait !== null))).toEqual({
    twin: 'staff',
    twinAndUnconfirmed: 'staff',
    ofUnconfirmed: 'email',
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Waiting } from '../../../src/contract/backoffice/start.admin.js';
import type { AdminFarm } from '../../../src/contract/directory/admin/farms.admin.js';
import type { FarmListItem } from '../../../src/contract/directory/farms.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

it('lets anybody claim what nobody owns, of which staff hear only then', async () => {
  const { id: userId } = await makeUser(test.db);
  const owned = await makeFarm(test.db, { name: 'Heron Farm', userId, isClaimed: true });
  const free = await makeFarm(test.db, { name: 'Heron Mill' });

  const waiting = async () => {
    const { body } = await admin.get<Waiting>('/api/admin/start/waiting');
    return [body.farms, body['farm-claims']];
  };
  const verification = async (id: number) =>
    (await admin.get<AdminFarm>(`/api/admin/farms/${id}`)).body.verification;
  const { body } = await test.get<FarmListItem[]>('/api/farms?search=heron');
  expect(new Map(body.map(({ id, isClaimed }) => [id, isClaimed]))).toEqual(
    new Map([
      [owned.id, true],
      [free.id, false],
    ]),
  );
  expect([await verification(owned.id), await verification(free.id)]).toEqual(['waiting', 'unclaimed']);
  expect(await waiting()).toEqual([1, 0]);

  const rosa = await signedIn(test, { role: 'farmer' });
  const claimed = await rosa.post(`/api/farms/${free.id}/claim`, { userId: rosa.user.id });
  expect(claimed).toMatchObject({ status: 200, body: { isClaimed: true } });
  expect(await waiting()).toEqual([1, 1]);
  await expect(test.db.query('UPDATE farms SET user_id = NULL')).rejects.toThrow(
    'ck_farms_claimed_by_someone',
  );
});

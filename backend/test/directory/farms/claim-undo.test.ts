import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { pictureFile } from '../../support/make/farm-form.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let staff: Client;
beforeAll(async () => {
  test = await startTestApp();
  staff = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

interface Entry {
  id: number;
  action: string;
}

it('is undone by the entry of who wrote it, and not by the one of the badge', async () => {
  const { id } = await makeFarm(test.db, { description: 'Eggs since 1971.' });
  const owner = await signedIn(test);
  await owner.post(`/api/farms/${id}/claim`, {});
  await owner.put(`/api/farms/${id}/details`, { description: 'Eggs and milk.', seasons: [] });
  const image = await pictureFile();
  expect((await owner.postForm(`/api/farms/${id}/photos`, { alt: 'Hens' }, image)).status).toBe(201);
  expect((await staff.post(`/api/admin/farms/${id}/verify`, {})).status).toBe(200);
  const shown = async () => (await test.get<FarmView>(`/api/farms/${id}`)).body;
  const filter = encodeURIComponent(JSON.stringify({ resource: 'farms', recordId: String(id) }));
  const entries = (await staff.get<Entry[]>(`/api/admin/audit-log?filter=${filter}`)).body;
  const undo = (action: string) =>
    staff.post(`/api/admin/farms/${id}/undo`, {
      entryId: entries.find((entry) => entry.action === action)?.id,
    });
  expect(await undo('verify')).toMatchObject({ status: 409, body: { error: 'NOTHING_TO_UNDO' } });
  expect(await shown()).toMatchObject({ description: 'Eggs and milk.', photos: [{ alt: 'Hens' }] });
  expect((await undo('owner-update')).status).toBe(200);
  expect(await shown()).toMatchObject({
    ...{ description: 'Eggs since 1971.', photos: [], imageUrl: null, isVerified: true },
  });
});

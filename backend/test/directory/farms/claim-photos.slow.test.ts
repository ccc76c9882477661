import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FarmPhotoView, FarmView } from '../../../src/contract/directory/farms.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { pictureFile } from '../../support/make/farm-form.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let admin: Client;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-claim-photos-'));
  test = await startTestApp({ DATA_DIR: folder });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const shown = async (id: number) => (await test.get<FarmView>(`/api/farms/${id}`)).body;

describe('the photos of a claim', () => {
  it('come behind those of the farm, in the claimant’s order', async () => {
    const owner = await signedIn(test);
    const farm = await makeFarm(test.db, { userId: owner.user.id, isClaimed: true, isVerified: true });
    const at = `/api/farms/${farm.id}/photos`;
    const add = async (client: Client) =>
      (await client.postForm<FarmPhotoView[]>(at, {}, await pictureFile())).body.at(-1)?.id;
    const first = await add(owner);
    await owner.post(`/api/farms/${farm.id}/release`, {});
    const claimant = await signedIn(test);
    await claimant.post(`/api/farms/${farm.id}/claim`, {});
    const [one, two, three] = [await add(claimant), await add(claimant), await add(claimant)];
    const order = [first, three, one, two].map((id) => ({ id, alt: '' }));
    expect((await claimant.put(at, { photos: order })).status).toBe(200);
    expect((await claimant.delete(`${at}/${one}`)).status).toBe(200);
    const ids = async () => (await shown(farm.id)).photos.map(({ id }) => id);
    expect(await ids()).toEqual([first]);
    await admin.post(`/api/admin/farms/${farm.id}/verify`, {});
    expect(await ids()).toEqual([first, three, two]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FieldStatusAnswer, FieldStatusList } from '../../src/contract/directory/field-status.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import { makePicture } from '../support/make/pictures.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());

const ownFarm = async () => `farm-${(await makeFarm(test.db, { userId: farmer.user.id })).id}`;
let keys = 0;
async function say(subject: string, given: Record<string, unknown> = {}): Promise<number> {
  const said = { subject, crop: 'Figs', state: 'good', key: `photo-key-${(keys += 1)}`, ...given };
  return (await farmer.post<FieldStatusAnswer>('/api/field-status', said)).body.id ?? 0;
}
async function addPhoto(id: number): Promise<void> {
  const file = { field: 'image', bytes: await makePicture(), name: 'figs.jpg', type: 'image/jpeg' };
  expect((await farmer.postForm(`/api/field-status/${id}/photo`, {}, file)).status).toBe(200);
}
const photoOf = async (subject: string) =>
  (await test.get<FieldStatusList>(`/api/field-status/of/${subject}`)).body[0]?.imageUrl ?? null;

describe('the photo of a field', () => {
  it('stays while the field is as it was, and goes with what it shows', async () => {
    const farm = await ownFarm();
    await addPhoto(await say(farm));
    const photo = await photoOf(farm);
    expect(photo).toMatch(/^\/media\//);
    await say(farm, { note: 'Rows 4 to 9.' });
    expect(await photoOf(farm)).toBe(photo);
    const last = await say(farm, { state: 'picked_out' });
    expect(await photoOf(farm)).toBeNull();
    await farmer.post(`/api/field-status/${last}/undo`, {});
    expect(await photoOf(farm)).toBe(photo);
  });

  it('is taken off by those who may add one, from whatever was said with it', async () => {
    const farm = await ownFarm();
    await addPhoto(await say(farm));
    const id = await say(farm, { note: 'Bring boxes.' });
    const stranger = await signedIn(test, { role: 'farmer' });
    expect((await stranger.delete(`/api/field-status/${id}/photo`)).status).toBe(404);
    expect(await photoOf(farm)).not.toBeNull();
    const { status, body } = await farmer.delete<FieldStatusAnswer>(`/api/field-status/${id}/photo`);
    expect([status, body.id]).toEqual([200, id]);
    expect(await photoOf(farm)).toBeNull();
    const farmId = Number(farm.slice('farm-'.length));
    const rows = await test.db.getRepository(FieldStatus).findBy({ farmId });
    expect(rows.map(({ imageId }) => imageId)).toEqual([null, null]);
    expect((await farmer.delete(`/api/field-status/${id}/photo`)).status).toBe(200);
  });
});

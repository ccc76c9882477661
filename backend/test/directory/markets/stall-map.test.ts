import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyMarketDay } from '../../../src/contract/directory/attendance.js';
import type { ManagedMarket } from '../../../src/contract/directory/market-management.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import type { StallMapAnswer, StallMapView } from '../../../src/contract/directory/stall-map.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace } from '../../support/make/make.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let rosa: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, rosa] = await Promise.all([signedIn(test), signedIn(test, { role: 'farmer' })]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms CASCADE'));

async function market(): Promise<number> {
  const { id } = await makePlace(test.db, { name: 'River Market', seasons: ALWAYS_OPEN });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  return id;
}
const upload = async (id: number, client = mia, bytes?: Buffer) =>
  client.postForm<StallMapAnswer & ErrorBody>(
    `/api/markets/${id}/stall-map/picture`,
    {},
    { field: 'image', bytes: bytes ?? (await makePicture()) },
  );
type Sent = Pick<StallMapView, 'imageUrl' | 'marks'> | null;
const sent = (map: StallMapView | null): Sent => map && { imageUrl: map.imageUrl, marks: map.marks };
const set = (id: number, map: Sent, was: Sent, client = mia) =>
  client.put<StallMapAnswer & ErrorBody>(`/api/markets/${id}/stall-map`, { map, was });
const managed = async (id: number) =>
  (await mia.get<ManagedMarket>(`/api/markets/${id}/manage`)).body.stallMap;
const shown = async (id: number) => (await test.get<PlacePage>(`/api/places/${id}`)).body.stallMap;

describe('the stall map of a market', () => {
  it('is a picture with stalls in percent, which managers and visitors see', async () => {
    const id = await market();
    expect([await managed(id), await shown(id)]).toEqual([null, null]);
    const { status, body } = await upload(id);
    expect([status, body.map?.marks]).toEqual([200, []]);
    const picture = sent(body.map);
    const marks = [
      { stall: 'B4', x: 33.33, y: 0 },
      { stall: 'Bench', x: 100, y: 50.5 },
    ];
    const saved = await set(id, { imageUrl: picture?.imageUrl ?? '', marks }, picture);
    expect(saved.body.map?.marks).toEqual([{ stall: 'B4', x: 33.3, y: 0 }, marks[1]]);
    expect([await managed(id), await shown(id)]).toEqual([saved.body.map, saved.body.map]);
    const { width, height } = saved.body.map ?? { width: 0, height: 0 };
    expect(width * height).toBeGreaterThan(0);

    // Another picture keeps the stalls, and both that and taking it away can be undone.
    const other = (await upload(id)).body.map;
    expect(other?.marks).toEqual(saved.body.map?.marks);
    expect(other?.imageUrl).not.toBe(picture?.imageUrl);
    const back = await set(id, sent(saved.body.map), sent(other));
    expect(back.body.map).toEqual(saved.body.map);
    expect((await set(id, null, sent(back.body.map))).body.map).toBe(null);
    expect((await set(id, sent(back.body.map), null)).body.map).toEqual(saved.body.map);
  });

  it('tells a vendor whether their stall is on it', async () => {
    const id = await market();
    const farm = await makeFarm(test.db, { userId: rosa.user.id, isClaimed: true });
    await test.db.getRepository(MarketMember).save({
      ...{ placeId: id, farmId: farm.id, stall: 'b4 ', status: 'member' as const },
    });
    await makeDays(test.db.manager, [id]);
    const mine = async () => (await rosa.get<MyMarketDay[]>('/api/market-days/mine')).body[0]?.member.isOnMap;
    expect(await mine()).toBe(false);
    const { map } = (await upload(id)).body;
    await set(id, { imageUrl: map?.imageUrl ?? '', marks: [{ stall: 'B4', x: 1, y: 2 }] }, sent(map));
    expect(await mine()).toBe(true);
  });

  it('is changed by its managers alone, and not over another’s change', async () => {
    const id = await market();
    expect((await upload(id, rosa)).body.error).toBe('PLACE_NOT_FOUND');
    const { map } = (await upload(id)).body;
    const one = { imageUrl: map?.imageUrl ?? '', marks: [{ stall: '1', x: 1, y: 2 }] };
    expect((await set(id, one, sent(map), rosa)).body.error).toBe('PLACE_NOT_FOUND');
    expect((await set(id, one, sent(map))).status).toBe(200);
    // The same once more is no conflict: the first answer may have been lost.
    expect((await set(id, one, sent(map))).status).toBe(200);
    const two = { ...one, marks: [{ stall: '2', x: 1, y: 2 }] };
    expect(await set(id, two, sent(map))).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE' },
    });
  });

  it('refuses others’ pictures, no pictures, and stalls beside it or twice', async () => {
    const id = await market();
    const wrong = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(400);
    const { map } = (await upload(id)).body;
    const was = sent(map);
    const url = map?.imageUrl ?? '';
    await wrong(set(id, { imageUrl: url, marks: [{ stall: '1', x: 101, y: 2 }] }, was));
    const twice = [
      { stall: 'A1', x: 1, y: 2 },
      { stall: 'a1 ', x: 3, y: 4 },
    ];
    await wrong(set(id, { imageUrl: url, marks: twice }, was));
    await wrong(set(id, { imageUrl: 'https://example.com/a.jpg', marks: [] }, was));
    await wrong(set(id, { imageUrl: `/media/${'x'.repeat(22)}/800.jpg`, marks: [] }, was));
    const theirs = await makePlace(test.db, { seasons: ALWAYS_OPEN });
    await test.db.getRepository(MarketManager).insert({ placeId: theirs.id, userId: rosa.user.id });
    const other = (await upload(theirs.id, rosa)).body.map;
    await wrong(set(id, { imageUrl: other?.imageUrl ?? '', marks: [] }, was));
    expect((await upload(id, mia, Buffer.from('not a picture'))).status).toBe(415);
    expect(await managed(id)).toEqual(map);
  });
});

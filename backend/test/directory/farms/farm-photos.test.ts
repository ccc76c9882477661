import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FarmPhotoView, FarmView } from '../../../src/contract/directory/farms.js';
import { MAX_FARM_PHOTOS } from '../../../src/contract/shared/images.js';
import { FarmPhoto } from '../../../src/directory/tables/farm-photo.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { emptyTables } from '../../support/database/empty-tables.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm } from '../../support/make/make.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let rosa: Client;
let other: Client;
let bytes: Buffer;
let farm: Farm;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-photos-'));
  test = await startTestApp({ DATA_DIR: folder, JOBS: 'on' });
  [rosa, other, bytes] = await Promise.all([
    signedIn(test),
    signedIn(test, { role: 'farmer' }),
    makePicture(),
  ]);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  farm = await makeFarm(test.db, { userId: rosa.user.id, isClaimed: true });
});
afterEach(() => emptyTables(test.db, 'farms, images'));

const address = () => `/api/farms/${farm.id}/photos`;
const add = (alt?: string, client = rosa) =>
  client.postForm<FarmPhotoView[]>(address(), alt === undefined ? {} : { alt }, { field: 'image', bytes });
const read = async () => (await test.get<FarmView>(`/api/farms/${farm.id}`)).body;

describe('the photographs of a farm', () => {
  it('are added behind the others; the first one is the picture of the farm', async () => {
    expect((await add('The barn')).status).toBe(201);
    const { body } = await add();
    expect(body).toMatchObject([{ alt: 'The barn', width: 40, height: 30 }, { alt: '' }]);
    expect(await read()).toMatchObject({ photos: body, imageUrl: body[0]?.imageUrl });
  });

  it('are put into another order, each with its description', async () => {
    await add('a');
    const [a, b] = (await add('b')).body;
    const photos = [
      { id: b?.id, alt: 'Hens' },
      { id: a?.id, alt: null },
    ];
    const answer = await rosa.put<FarmPhotoView[]>(address(), { photos });
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { id: b?.id, alt: 'Hens' },
        { id: a?.id, alt: '' },
      ],
    });
    expect((await read()).imageUrl).toBe(b?.imageUrl);
  });

  it('are all named when they are put in order, each once, and none of another farm', async () => {
    const mine = (await add()).body[0]?.id;
    const second = (await add()).body[1]?.id;
    farm = await makeFarm(test.db, { userId: other.user.id });
    const theirs = (await add('', other)).body[0]?.id;
    farm = await test.db.getRepository(Farm).findOneByOrFail({ userId: rosa.user.id });
    for (const ids of [[], [mine], [mine, mine], [mine, theirs], [mine, second, theirs]]) {
      const answer = await rosa.put(address(), { photos: ids.map((id) => ({ id })) });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'photos' }] } });
    }
    expect((await rosa.put(address(), { photos: [{ id: second }, { id: mine }] })).status).toBe(200);
  });

  it('keep the description that someone else has given, until that was seen', async () => {
    await add('a');
    const [a, b] = (await add('b')).body;
    const shown = [
      { id: a?.id, alt: 'a' },
      { id: b?.id, alt: 'b' },
    ];
    const hens = [{ id: a?.id, alt: 'Hens' }, shown[1]];
    expect((await rosa.put(address(), { photos: hens, was: shown })).status).toBe(200);
    const late = await rosa.put(address(), { photos: shown.toReversed(), was: shown });
    expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    const seen = await rosa.put(address(), { photos: hens.toReversed(), was: hens });
    expect(seen).toMatchObject({ status: 200, body: [{ alt: 'b' }, { alt: 'Hens' }] });
    expect((await rosa.put(address(), { photos: shown })).status).toBe(200);
  });

  it('are taken away with their files, and the next one is the picture of the farm', async () => {
    await add('a');
    const [a, b] = (await add('b')).body;
    expect(await rosa.delete(`${address()}/${a?.id}`)).toMatchObject({ status: 200, body: [{ id: b?.id }] });
    expect((await read()).imageUrl).toBe(b?.imageUrl);
    expect((await rosa.delete(`${address()}/${a?.id}`)).body).toMatchObject({ error: 'PHOTO_NOT_FOUND' });
    expect((await rosa.delete(`${address()}/${b?.id}`)).body).toEqual([]);
    expect((await read()).imageUrl).toBeNull();
    for (let tries = 0; (await test.db.getRepository(Image).count()) > 0; tries += 1) {
      if (tries === 100) throw new Error('The pictures are still there.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await test.get(a?.imageUrl ?? '')).status).toBe(404);
  });

  it('are at most eight, also when more come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_FARM_PHOTOS + 3 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_FARM_PHOTOS);
    expect(answers.filter(({ status }) => status !== 201)).toMatchObject(
      Array(3).fill({ status: 409, body: { error: 'TOO_MANY_PHOTOS' } }),
    );
    const photos = await test.db.getRepository(FarmPhoto).find();
    expect(photos.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await test.db.getRepository(Image).count()).toBe(MAX_FARM_PHOTOS);
  });

  it('are changed by the owner alone', async () => {
    const id = (await add()).body[0]?.id;
    const answers = [
      await add('', other),
      await other.put(address(), { photos: [{ id }] }),
      await other.delete(`${address()}/${id}`),
    ];
    expect(answers).toMatchObject(Array(3).fill({ status: 404, body: { error: 'FARM_NOT_FOUND' } }));
    const visitor = { fields: {}, file: { field: 'image', bytes } };
    expect((await test.sendForm('POST', address(), visitor)).status).toBe(401);
    expect((await read()).photos).toHaveLength(1);
    expect(await test.db.getRepository(Image).count()).toBe(1);
  });

  it('are pictures, and there is one', async () => {
    expect(await rosa.postForm(address(), {})).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'image' }] },
    });
    const script = { field: 'image', bytes: Buffer.from('<script>alert(1)</script>'), type: 'image/png' };
    expect((await rosa.postForm(address(), {}, script)).status).toBe(415);
    expect((await add('x'.repeat(201))).status).toBe(400);
    expect(await test.db.getRepository(Image).count()).toBe(0);
  });

  it('take the place of a picture from elsewhere', async () => {
    await test.db.getRepository(Farm).update(farm.id, { imageUrl: 'https://pictures.example/a.jpg' });
    const [photo] = (await add()).body;
    expect((await read()).imageUrl).toBe(photo?.imageUrl);
  });
});

describe('where requests are limited', () => {
  it('one address sends pictures less often than other things', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const { cookie } = await signedIn(limited, { role: 'farmer' });
    const windowOf = async (address: string, method: 'POST' | 'PUT' = 'POST') =>
      (await limited.sendForm(method, address, { fields: {} }, { cookie })).headers['x-ratelimit-reset'];
    const uploads = [windowOf('/api/farms'), windowOf('/api/farms/1/photos'), windowOf('/api/listings')];
    expect(await Promise.all([...uploads, windowOf('/api/listings/1', 'PUT')])).toEqual(Array(4).fill('600'));
    expect(await windowOf('/api/farms/1/claim')).toBe('60');
    await limited.close();
  });
});

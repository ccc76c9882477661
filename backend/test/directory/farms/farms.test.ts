import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { PlaceView } from '../../../src/contract/directory/places.js';
import { imageIdOf } from '../../../src/contract/shared/images.js';
import { MAX_FARMS_PER_USER } from '../../../src/contract/shared/limits.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { emptyTables } from '../../support/database/empty-tables.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { farmForm, pictureFile } from '../../support/make/farm-form.js';
import { degreesNorth, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let test: TestApp;
let folder: string;
let rosa: Client;
let other: Client;
/** The center of 33901 as the database has it. */
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-farms-'));
  test = await startTestApp({ DATA_DIR: folder, JOBS: 'on', TEAM_EMAIL: 'team@farmgate.example' });
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
  rosa = await signedIn(test, { firstName: 'Rosa', role: 'user' });
  other = await signedIn(test, { role: 'farmer' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() => emptyTables(test.db, 'places, farms, listings, place_records, mails, images'));

const register = (more: object = {}, client = rosa) =>
  client.postForm<FarmView>('/api/farms', farmForm(more));
const farmsOf = (userId: number) => test.db.getRepository(Farm).findBy({ userId });

describe('POST /api/farms', () => {
  it('registers a farm as claimed and to be verified, at the center of its ZIP code', async () => {
    const answer = await register({
      userId: rosa.user.id,
      productTypes: ['Fresh Vegetables'],
      organicCertified: true,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Blue Heron Farm',
      city: 'Fort Myers',
      state: 'FL',
      timeZone: 'America/New_York',
      ...center,
      isApproximate: true,
      isClaimed: true,
      isVerified: false,
      isDemonstration: false,
      placeId: null,
      productTypes: ['Fresh Vegetables', 'Organic Vegetables', 'Fresh Produce'],
      source: { name: 'farmgate' },
      photos: [],
    });
    expect(answer.body.userId).toBe(rosa.user.id);
    expect(await farmsOf(rosa.user.id)).toHaveLength(1);
  });

  it('makes a customer a farmer, and leaves other roles as they are', async () => {
    const [customer, admin] = [await signedIn(test), await signedIn(test, { role: 'admin' })];
    await register({}, customer);
    await register({}, admin);
    const roles = async ({ user }: Client) =>
      (await test.db.getRepository(User).findOneByOrFail({ id: user.id })).role;
    expect([await roles(customer), await roles(admin)]).toEqual(['farmer', 'admin']);
  });

  it('is found near its ZIP code at once', async () => {
    await register();
    const near = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901');
    expect(near.body.map(({ name }) => name)).toEqual(['Blue Heron Farm']);
  });

  it('writes to the farmer and to the team', async () => {
    await register();
    const mails = await test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['farm-registered', rosa.user.email],
      ['farm-registered-team', 'team@farmgate.example'],
    ]);
    expect(mails[0]?.text).toContain('Hello Rosa');
    expect(mails[1]?.text).toContain('Blue Heron Farm');
  });

  it('needs a signed-in person, and takes nobody else for its owner', async () => {
    expect((await test.sendForm('POST', '/api/farms', { fields: farmForm() })).status).toBe(401);
    for (const userId of [other.user.id, String(other.user.id), -1, 'me']) {
      expect(await register({ userId })).toMatchObject({ status: 403, body: { error: 'NOT_YOUR_USER_ID' } });
    }
    expect(await test.db.getRepository(Farm).count()).toBe(0);
  });

  it('takes a position within 50 km of the ZIP code, and says so about any other', async () => {
    const near = { latitude: center.latitude + degreesNorth(10), longitude: center.longitude };
    expect((await register(near)).body).toMatchObject({ ...near, isApproximate: false });
    const far = await register({ ...near, latitude: center.latitude + degreesNorth(40) });
    expect(far).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'zipCode', message: expect.stringContaining('30 miles') }] },
    });
  });

  it.each([
    ['an unknown ZIP code', { zipCode: '00000' }, 'zipCode'],
    ['a ZIP code that is none', { zipCode: '3390' }, 'zipCode'],
    ['no name', { name: ' \0 ' }, 'name'],
    ['no way to reach it', { email: '' }, 'email'],
    ['a market', { kind: 'farmers_market' }, 'kind'],
    ['a verified badge of its own', { isVerified: true }, ''],
    [
      'hours that end before they begin',
      { seasons: [{ from: null, to: null, hours: [{ day: 1, opens: '10:00', closes: '09:00' }] }] },
      'seasons.0.hours.0.closes',
    ],
    ['a picture by http', { imageUrl: 'http://pictures.example/a.jpg' }, 'imageUrl'],
    ['a picture that is data', { imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
    ['a picture that is a script', { imageUrl: 'javascript:alert(1)//a.b' }, 'imageUrl'],
    ['a picture with a password', { imageUrl: 'https://:secret@pictures.example/a.jpg' }, 'imageUrl'],
    ['a picture that was never uploaded', { imageUrl: `/media/${'x'.repeat(22)}/800.jpg` }, 'imageUrl'],
    ['a path of ours that is no picture', { imageUrl: '/api/account/export' }, 'imageUrl'],
  ])('refuses %s', async (_what, wrong, path) => {
    const answer = await register(wrong);
    expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED', issues: [{ path }] } });
    expect(await test.db.getRepository(Farm).count()).toBe(0);
    expect(await test.db.getRepository(Mail).count()).toBe(0);
  });

  it('takes the address of another site without keeping it, and an uploaded picture only from whoever uploaded it', async () => {
    const elsewhere = await register({ imageUrl: 'https://pictures.example/a "b".jpg' });
    expect(elsewhere).toMatchObject({ status: 201, body: { imageUrl: null } });
    const id = 'a'.repeat(22);
    await test.db.getRepository(Image).insert({ id, userId: rosa.user.id, width: 1, height: 1 });
    expect((await register({ imageUrl: `/media/${id}/1600.webp` })).body.imageUrl).toBe(
      `/media/${id}/800.jpg`,
    );
    expect((await register({ imageUrl: `/media/${id}/800.jpg` }, other)).status).toBe(400);
  });

  it('keeps names as they are typed, whatever they look like', async () => {
    const name = `<script>alert(1)</script>'; DROP TABLE farms; --\u{1f33d}\r\nBcc: all@example.com`;
    const { body } = await register({ name, activities: ['<b>Hay rides</b>'] });
    expect(body).toMatchObject({ name, activities: ['<b>Hay rides</b>'] });
    expect((await test.get<FarmView>(`/api/farms/${body.id}`)).body.name).toBe(name);
    const mails = await test.db.getRepository(Mail).find();
    expect(mails.filter(({ subject, html }) => /[\r\n]/.test(subject) || html.includes('<script'))).toEqual(
      [],
    );
  });

  it('keeps its picture as the first photograph', async () => {
    const { status, body } = await rosa.postForm<FarmView>('/api/farms', farmForm(), await pictureFile());
    expect(status).toBe(201);
    const imageUrl = body.photos[0]?.imageUrl;
    expect(body).toMatchObject({ imageUrl, photos: [{ imageUrl, alt: '' }] });
    expect((await test.get(imageUrl ?? '')).status).toBe(200);
    expect(
      await test.db.getRepository(Image).findOneByOrFail({ id: imageIdOf(imageUrl ?? '') ?? '' }),
    ).toMatchObject({
      userId: rosa.user.id,
    });
  });

  it('leaves no picture behind where there is no farm', async () => {
    const answer = await rosa.postForm(
      '/api/farms',
      farmForm({ imageUrl: 'http://a.b/c' }),
      await pictureFile(),
    );
    expect(answer.status).toBe(201);
    await test.db.query('TRUNCATE farms CASCADE; DELETE FROM images');
    await giveFarms(rosa.user.id, MAX_FARMS_PER_USER);
    expect((await rosa.postForm('/api/farms', farmForm(), await pictureFile())).status).toBe(409);
    expect(await test.db.getRepository(Image).count()).toBe(0);
    const wrong = await rosa.postForm('/api/farms', farmForm(), {
      field: 'image',
      bytes: Buffer.from('<svg/>'),
    });
    expect(wrong).toMatchObject({ status: 415, body: { error: 'IMAGE_NOT_ACCEPTED' } });
    expect(await test.db.getRepository(Image).count()).toBe(0);
  });

  it('gives an account no more farms than it may have, also when many are registered at once', async () => {
    const client = await signedIn(test);
    await giveFarms(client.user.id, MAX_FARMS_PER_USER - 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register({ name: `Farm ${index}` }, client)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(6).fill(409)]);
    expect(await farmsOf(client.user.id)).toHaveLength(MAX_FARMS_PER_USER);
  });

  it('is not made for somebody whose account is erased at that moment', async () => {
    const client = await signedIn(test);
    const erasing = test.db.createQueryRunner();
    await erasing.startTransaction();
    await erasing.query('DELETE FROM users WHERE id = $1', [client.user.id]);
    const answer = register({}, client);
    await until(() => isWaiting(test.db));
    await erasing.commitTransaction();
    await erasing.release();
    expect(await answer).toMatchObject({ status: 401, body: { error: 'SIGN_IN_REQUIRED' } });
  });

  it('stands for the place of its name at its spot once it is verified, so that it is not listed twice', async () => {
    const place = await makePlace(test.db, { kind: 'csa', name: 'The Blue Heron', ...center });
    const elsewhere = await makePlace(test.db, {
      ...{ kind: 'csa', name: 'Blue Heron', zipCode: '33905', longitude: center.longitude },
      latitude: center.latitude + degreesNorth(15),
    });
    const { body } = await register();
    const farmsOfPlaces = async () =>
      (await test.db.getRepository(Place).find({ order: { id: 'ASC' } })).map(({ id, farmId }) => [
        id,
        farmId,
      ]);
    expect(await farmsOfPlaces()).toEqual([
      [place.id, null],
      [elsewhere.id, null],
    ]);
    const admin = await signedIn(test, { role: 'admin' });
    expect((await admin.post(`/api/admin/farms/${body.id}/verify`, {})).status).toBe(200);
    expect(await farmsOfPlaces()).toEqual([
      [place.id, body.id],
      [elsewhere.id, null],
    ]);
  });
});

const giveFarms = (userId: number, count: number) =>
  test.db.query(
    `INSERT INTO farms (user_id, name, description, address, zip_code, latitude, longitude)
     SELECT $1, 'Farm ' || number, 'd', 'a', '33901', 26, -81 FROM generate_series(1, $2::int) AS number`,
    [userId, count],
  );

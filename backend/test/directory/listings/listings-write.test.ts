import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingView, OwnListingView } from '../../../src/contract/directory/listings.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeFarm, makeListing } from '../../support/make/make.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let farmer: Client;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-listings-'));
  test = await startTestApp({ DATA_DIR: folder });
  farmer = await signedIn(test, { role: 'farmer' });
  picture = await makePicture();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await test.db.query('TRUNCATE listings, farms, images, search_words RESTART IDENTITY CASCADE');
  await rm(path.join(folder, 'media'), { recursive: true, force: true });
});

const EGGS = {
  productName: 'Duck eggs',
  description: 'Laid this week.',
  price: '$6',
  unit: 'dozen',
  category: 'eggs',
};
/** What a listing needs where no farm gives it. */
const ALONE = { ...EGGS, zipCode: '33901', phone: '239-555-0101' };
const file = (bytes: Uint8Array = picture) => ({ field: 'image', bytes });
const post = <Body = ListingView>(fields: Record<string, string>, image?: Uint8Array, client = farmer) =>
  client.postForm<Body>('/api/listings', fields, image && file(image));
const refused = async (fields: Record<string, string>, image?: Uint8Array) =>
  (await post<ErrorBody>(fields, image)).body;
const farm = (given = {}) =>
  makeFarm(test.db, {
    userId: farmer.user.id,
    city: 'Fort Myers',
    state: 'FL',
    phone: '239-555-0102',
    ...given,
  });
const mine = (given: Partial<Listing> = {}) => makeListing(test.db, { userId: farmer.user.id, ...given });
const stored = (id: number) => test.db.getRepository(Listing).findOneByOrFail({ id });
const countOf = (table: string) =>
  test.db.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`).then(([row]) => row?.count);
const pictureFiles = async () => {
  const media = path.join(folder, 'media');
  const entries = existsSync(media) ? await readdir(media, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('POST /api/listings', () => {
  it('posts for the only farm, from which everything comes that the form left empty', async () => {
    const { id, name, latitude } = await farm();
    const answer = await post({ ...EGGS, farmName: '', zipCode: '', email: '', phone: '' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...EGGS,
      price: '6.00',
      farmId: id,
      farmName: name,
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      latitude,
      email: null,
      phone: '239-555-0102',
      imageUrl: null,
      isAvailable: true,
      isDemonstration: false,
    });
    expect(await stored(answer.body.id)).toMatchObject({
      userId: farmer.user.id,
      askedAt: null,
      hiddenAt: null,
    });
  });

  it('is found at once: by its words, its category, its place and its farm', async () => {
    const { id: farmId } = await farm();
    const { id } = (await post(EGGS)).body;
    for (const query of ['search=duck', 'category=eggs', 'zipCode=33901&search=eggs', `farmId=${farmId}`]) {
      const found = await test.get<ListingView[]>(`/api/listings?${query}`);
      expect(found.body.map((listing) => listing.id)).toEqual([id]);
    }
  });

  it('prefers what the form says to the farm, and lies where the form says', async () => {
    await farm();
    const { body } = await post({
      ...EGGS,
      farmName: 'The Stand',
      zipCode: '34102',
      email: 'me@stand.example',
    });
    expect(body).toMatchObject({
      farmName: 'The Stand',
      zipCode: '34102',
      city: 'Naples',
      email: 'me@stand.example',
    });
    expect(body.latitude).toBeLessThan(26.3);
  });

  it('takes the chosen one of several farms; with none chosen it stands alone', async () => {
    await farm();
    const second = await farm({ name: 'Second Farm' });
    expect((await post({ ...EGGS, farmId: String(second.id) })).body).toMatchObject({
      farmName: 'Second Farm',
    });
    expect((await post({ ...ALONE, farmId: '' })).body).toMatchObject({ farmId: null, farmName: null });
  });

  it('stands alone without a farm, at the center of its ZIP code', async () => {
    const { status, body } = await post(ALONE);
    expect([status, body.farmId, body.city, body.state]).toEqual([201, null, 'Fort Myers', 'FL']);
    expect(body.longitude).toBeCloseTo(-81.87, 1);
  });

  it("refuses another's farm, a farm that nobody has claimed, and one that does not exist", async () => {
    const stranger = await makeUser(test.db);
    const farms = [await makeFarm(test.db, { userId: stranger.id }), await makeFarm(test.db), { id: 99_999 }];
    for (const { id } of farms) {
      const { issues } = await refused({ ...ALONE, farmId: String(id) });
      expect(issues).toEqual([{ path: 'farmId', message: 'Please choose one of your farms' }]);
    }
    expect(await countOf('listings')).toBe(0);
  });

  it('needs no place: it is then found by its words and its category, and not by distance', async () => {
    const { status, body } = await post({ ...ALONE, zipCode: '', productName: 'Wandering Quinces' });
    expect([status, body.zipCode, body.city, body.latitude]).toEqual([201, null, null, null]);
    const found = async (query: string) =>
      (await test.get<ListingView[]>(`/api/listings?${query}`)).body.map(({ id }) => id);
    expect(await found('')).toEqual([body.id]);
    expect(await found('search=quinces')).toEqual([body.id]);
    expect(await found(`category=${body.category}&search=quinces`)).toEqual([body.id]);
    for (const query of ['', '&search=quinces', '&sort=newest', `&category=${body.category}`]) {
      expect(await found(`zipCode=33901&radius=100${query}`)).toEqual([]);
    }
    expect((await test.get<ListingView>(`/api/listings/${body.id}`)).body.distanceMiles).toBeNull();
  });

  it('says what is missing where nobody could reach the farmer, and which ZIP code does not exist', async () => {
    expect((await refused(EGGS)).issues).toEqual([
      { path: 'email', message: 'At least one contact method (email or phone) is required' },
    ]);
    const unknown = await refused({ ...ALONE, zipCode: '00000' });
    expect(unknown.issues?.map((issue) => issue.path)).toEqual(['zipCode']);
  });

  it('says what is wrong with each field, with the words of the specification', async () => {
    const { error, issues } = await refused({ email: 'nobody', phone: 'x'.repeat(41) });
    expect(error).toBe('VALIDATION_FAILED');
    const byPath = Object.fromEntries((issues ?? []).map((issue) => [issue.path, issue.message]));
    expect(byPath).toMatchObject({
      productName: 'Product name is required',
      description: 'Description is required',
      unit: 'Please choose a unit',
      category: 'Please choose a category',
      email: 'Please enter a valid email address',
    });
    expect(byPath).toHaveProperty('price');
    expect(byPath).toHaveProperty('phone');
  });

  it.each([
    [{ price: 'x'.repeat(41) }],
    [{ price: '0' }],
    [{ price: '-5' }],
    [{ price: '$-5.00' }],
    [{ price: '0.00' }],
    [{ category: '__proto__' }],
    [{ unit: "pound'; DROP TABLE listings; --" }],
    [{ farmId: '1 OR 1=1' }],
    [{ farmId: '99999999999' }],
    [{ description: 'x'.repeat(4_001) }],
    [{ userId: '1' }],
    [{ isDemonstration: 'true' }],
    [{ isAvailable: 'perhaps' }],
  ])('refuses %p and keeps nothing', async (hostile) => {
    expect(await refused({ ...ALONE, ...hostile }, picture)).toMatchObject({
      error: 'VALIDATION_FAILED',
    });
    expect([await countOf('listings'), await countOf('images'), await pictureFiles()]).toEqual([0, 0, []]);
  });

  it.each([
    'javascript:alert(1)',
    'http://plain.example/eggs.jpg',
    'https://user@host.example/eggs.jpg',
    '/media/AAAAAAAAAAAAAAAAAAAAAA/800.jpg',
    '//elsewhere.example/eggs.jpg',
  ])('refuses the picture address %p', async (imageUrl) => {
    expect((await refused({ ...ALONE, imageUrl })).issues?.map((issue) => issue.path)).toEqual(['imageUrl']);
    expect(await countOf('listings')).toBe(0);
  });

  it('keeps hostile texts as texts', async () => {
    const text = `<script>alert("x")</script> '); DROP TABLE listings; -- \u{1F95A} \0`;
    const { body } = await post({ ...ALONE, productName: text, description: text, farmName: text });
    expect(body.productName).toBe(text.replace('\0', '').trim());
    expect((await test.get<ListingView>(`/api/listings/${body.id}`)).body.farmName).toBe(body.productName);
  });

  it('is for farmers alone', async () => {
    expect((await test.sendForm<ErrorBody>('POST', '/api/listings', { fields: ALONE })).body.error).toBe(
      'SIGN_IN_REQUIRED',
    );
    for (const role of ['user', 'vendor', 'admin'] as const) {
      const person = await signedIn(test, { role });
      const { status, body } = await post<ErrorBody>(ALONE, picture, person);
      expect([status, body.message]).toEqual([403, 'Only registered farmers can post produce listings']);
    }
    expect([await countOf('listings'), await countOf('images')]).toEqual([0, 0]);
  });

  it('takes 500 listings of one account and no more, also when they come at once', async () => {
    const other = await signedIn(test, { role: 'farmer' });
    await test.db.query(
      `INSERT INTO listings (user_id, product_name, description, price, unit, category)
       SELECT $1, 'Eggs', 'Fresh.', '1.00', 'dozen', 'eggs' FROM generate_series(1, 497)`,
      [other.user.id],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ALONE, undefined, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await countOf('listings')).toBe(500);
  });
});

const OLD = new Date(Date.now() - 70 * 86_400_000);

describe('PUT /api/listings/{id}', () => {
  it('writes the whole form over it and confirms it', async () => {
    const { id } = await mine({ confirmedAt: OLD, askedAt: OLD, description: 'Old words.' });
    const answer = await farmer.putForm<OwnListingView>(`/api/listings/${id}`, ALONE);
    expect(answer).toMatchObject({
      status: 200,
      body: { productName: 'Duck eggs', price: '6.00', state: 'live', isAsked: false, views: 0 },
    });
    const row = await stored(id);
    expect(row.confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(row.updatedAt.getTime()).toBeGreaterThan(row.createdAt.getTime());
    const found = await test.get<ListingView[]>('/api/listings?search=duck');
    expect(found.body.map((listing) => listing.id)).toEqual([id]);
  });

  it('pauses one whose form says so', async () => {
    const { id } = await mine();
    const { body } = await farmer.putForm<OwnListingView>(`/api/listings/${id}`, {
      ...ALONE,
      isAvailable: 'false',
    });
    expect(body).toMatchObject({ state: 'paused', isAvailable: false, hidesAt: null });
  });

  it('leaves everything as it was when the form is wrong', async () => {
    const { id, productName } = await mine();
    expect((await farmer.putForm(`/api/listings/${id}`, { ...ALONE, zipCode: '00000' })).status).toBe(400);
    expect((await stored(id)).productName).toBe(productName);
  });
});

describe('pausing, offering again, renewing and deleting', () => {
  it('takes a paused listing out of the search until it is offered again, which confirms it', async () => {
    const { id } = await mine({ confirmedAt: OLD, askedAt: OLD });
    const set = (isAvailable: boolean) =>
      farmer.put<OwnListingView>(`/api/listings/${id}/availability`, { isAvailable });
    expect((await set(false)).body).toMatchObject({ state: 'paused', isAsked: false, hidesAt: null });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(404);
    expect((await stored(id)).confirmedAt).toEqual(OLD);
    expect((await farmer.get(`/api/farmer/listings/${id}`)).status).toBe(200);
    expect((await set(true)).body).toMatchObject({ state: 'live', isAsked: false });
    expect((await stored(id)).confirmedAt.getTime()).toBeGreaterThan(OLD.getTime());
    expect((await test.get(`/api/listings/${id}`)).status).toBe(200);
  });

  it('renews one that asks or is hidden, without taking it for edited', async () => {
    const asks = await mine({ confirmedAt: OLD, askedAt: OLD });
    const hidden = await mine({ confirmedAt: OLD, askedAt: OLD, hiddenAt: OLD, isAvailable: false });
    expect((await farmer.get(`/api/farmer/listings/${hidden.id}`)).body).toMatchObject({ state: 'hidden' });
    for (const { id, updatedAt } of [asks, hidden]) {
      const { body } = await farmer.post<OwnListingView>(`/api/listings/${id}/renew`, {});
      expect(body).toMatchObject({ state: 'live', isAsked: false });
      const days = (Date.parse(body.hidesAt ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(90, 1);
      expect(await stored(id)).toMatchObject({ askedAt: null, hiddenAt: null, updatedAt });
    }
  });

  it("answers as if another's listing were not there, and changes nothing", async () => {
    const stranger = await makeUser(test.db);
    const theirs = await makeListing(test.db, { userId: stranger.id });
    const nobodys = await makeListing(test.db);
    for (const { id } of [theirs, nobodys, { id: 99_999 }]) {
      const before = await test.db.query<object[]>('SELECT * FROM listings ORDER BY id');
      const answers = await Promise.all([
        farmer.putForm<ErrorBody>(`/api/listings/${id}`, ALONE, file()),
        farmer.put<ErrorBody>(`/api/listings/${id}/availability`, { isAvailable: false }),
        farmer.post<ErrorBody>(`/api/listings/${id}/renew`, {}),
        farmer.delete<ErrorBody>(`/api/listings/${id}`),
        farmer.get<ErrorBody>(`/api/farmer/listings/${id}`),
      ]);
      expect(answers.map(({ body }) => body.error)).toEqual(Array(5).fill('LISTING_NOT_FOUND'));
      expect(await test.db.query('SELECT * FROM listings ORDER BY id')).toEqual(before);
    }
    expect(await countOf('images')).toBe(0);
  });

  it('needs somebody signed in, and refuses what is no answer', async () => {
    const { id } = await mine();
    for (const address of [`/api/listings/${id}/renew`, `/api/listings/${id}`]) {
      const answer = address.endsWith('renew') ? await test.post(address, {}) : await test.delete(address);
      expect(answer.status).toBe(401);
    }
    const wrong = await farmer.put(`/api/listings/${id}/availability`, { isAvailable: 'yes' });
    expect(wrong.status).toBe(400);
  });

  it('leaves a customer what is still theirs', async () => {
    const person = await signedIn(test);
    const { id } = await mine({ userId: person.user.id });
    expect((await person.post(`/api/listings/${id}/renew`, {})).status).toBe(200);
  });
});

describe('GET /api/listings?farmId=', () => {
  it("has one farm's offered listings, the newest first, in pages", async () => {
    const [one, other] = [await farm(), await farm()];
    for (const [hours, given] of [
      [3, { farmId: one.id }],
      [1, { farmId: one.id }],
      [2, { farmId: one.id }],
      [0, { farmId: one.id, isAvailable: false }],
      [0, { farmId: other.id }],
    ] as const) {
      const createdAt = new Date(Date.now() - hours * 3_600_000);
      await mine({ ...given, productName: `${hours} hours`, createdAt });
    }
    const page = await test.get<ListingView[]>(`/api/listings?farmId=${one.id}&limit=2&zipCode=99950`);
    expect(page.body.map(({ productName }) => productName)).toEqual(['1 hours', '2 hours']);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.headers.link).toContain('offset=2');
    expect((await test.get('/api/listings?farmId=99999')).body).toEqual([]);
    expect((await test.get('/api/listings?farmId=0x1')).status).toBe(400);
  });
});

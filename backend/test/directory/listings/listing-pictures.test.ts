import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingView, OwnListingView } from '../../../src/contract/directory/listings.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { imageIdOf } from '../../../src/contract/shared/images.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
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
const stored = (id: number) => test.db.getRepository(Listing).findOneByOrFail({ id });
const countOf = (table: string) =>
  test.db.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`).then(([row]) => row?.count);
const pictureFiles = async () => {
  const media = path.join(folder, 'media');
  const entries = existsSync(media) ? await readdir(media, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('the picture of a listing', () => {
  it('is kept and served, with what it shows in words', async () => {
    const { body } = await post({ ...ALONE, imageAlt: 'A carton of duck eggs' }, picture);
    expect(imageIdOf(body.imageUrl)).not.toBeNull();
    expect(body.imageAlt).toBe('A carton of duck eggs');
    expect((await test.get(body.imageUrl ?? '')).status).toBe(200);
    const [image] = await test.db.query<{ user_id: number }[]>('SELECT user_id FROM images');
    expect(image?.user_id).toBe(farmer.user.id);
  });

  it('may have the address of a picture that the same person uploaded, not of another site; a file wins over it', async () => {
    const first = (await post(ALONE, picture)).body.imageUrl ?? '';
    expect((await post({ ...ALONE, imageUrl: first })).body.imageUrl).toBe(first);
    const far = 'https://pictures.example/eggs.jpg';
    expect(await post({ ...ALONE, imageUrl: far })).toMatchObject({ status: 201, body: { imageUrl: null } });
    const whole = `http://localhost:3000${first}`;
    expect((await post({ ...ALONE, imageUrl: whole })).body.imageUrl).toBe(first);
    expect(imageIdOf((await post({ ...ALONE, imageUrl: far }, picture)).body.imageUrl)).not.toBeNull();
    const stranger = await signedIn(test, { role: 'farmer' });
    const stolen = await post<ErrorBody>({ ...ALONE, imageUrl: first }, undefined, stranger);
    expect(stolen.body.issues?.map((issue) => issue.path)).toEqual(['imageUrl']);
  });

  it('has no words where there is no picture', async () => {
    expect((await post({ ...ALONE, imageAlt: 'Nothing to see' })).body.imageAlt).toBeNull();
  });

  it('leaves nothing behind when it is none, when it is huge, and when the form is wrong', async () => {
    const script = Buffer.concat([picture.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]);
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('GIF89a...........'), script]) {
      const answer = await post<ErrorBody>(ALONE, bytes);
      expect(answer).toMatchObject({
        status: 415,
        body: { message: 'Please select a valid image file (JPEG or PNG)' },
      });
    }
    const huge = await post<ErrorBody>(ALONE, Buffer.alloc(5 * 1024 * 1024 + 1, picture));
    expect(huge).toMatchObject({ status: 413, body: { message: 'File size must be less than 5MB' } });
    expect((await refused(EGGS, picture)).error).toBe('VALIDATION_FAILED');
    expect([await countOf('listings'), await countOf('images'), await pictureFiles()]).toEqual([0, 0, []]);
  });

  const discarded = () =>
    test.db.query<{ id: string }[]>(
      `SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'media-discard' ORDER BY created_on`,
    );

  it('stays when a form without one is saved, goes when it is taken away, and its files go with it', async () => {
    const { id, imageUrl } = (await post({ ...ALONE, imageAlt: 'Eggs' }, picture)).body;
    const put = (fields: object) =>
      farmer.putForm<OwnListingView>(`/api/listings/${id}`, { ...ALONE, ...fields });
    expect((await put({ imageAlt: 'Eggs' })).body).toMatchObject({ imageUrl, imageAlt: 'Eggs' });
    expect(await discarded()).toEqual([]);
    expect((await put({ removeImage: 'true', imageAlt: 'Eggs' })).body).toMatchObject({
      imageUrl: null,
      imageAlt: null,
    });
    expect(await discarded()).toEqual([{ id: imageIdOf(imageUrl) }]);
  });

  it('is replaced by another file; a file that is refused leaves the old one', async () => {
    const { id, imageUrl } = (await post(ALONE, picture)).body;
    const put = (bytes: Uint8Array) =>
      farmer.putForm<OwnListingView>(`/api/listings/${id}`, ALONE, file(bytes));
    expect((await put(Buffer.from('no picture'))).status).toBe(415);
    expect(await stored(id)).toMatchObject({ imageUrl });
    const { body } = await put(picture);
    expect(body.imageUrl).not.toBe(imageUrl);
    expect((await discarded()).at(-1)).toEqual({ id: imageIdOf(imageUrl) });
  });

  it('goes with its listing', async () => {
    const { id, imageUrl } = (await post(ALONE, picture)).body;
    expect((await farmer.delete(`/api/listings/${id}`)).body).toEqual({ done: true });
    expect((await discarded()).at(-1)).toEqual({ id: imageIdOf(imageUrl) });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(404);
  });
});

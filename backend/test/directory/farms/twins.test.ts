import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FarmListItem, FarmView } from '../../../src/contract/directory/farms.js';
import type { PlaceView } from '../../../src/contract/directory/places.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { BLUE_HERON, farmForm } from '../../support/make/farm-form.js';
import { degreesNorth, FORT_MYERS, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let staff: Client;

beforeAll(async () => {
  test = await startTestApp();
  staff = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, listings, mails CASCADE'));

const CONTACT = { email: 'crook@example.com', phone: '239-555-0199', website: 'https://crook.example/' };
const stranger = () => signedIn(test, { emailConfirmedAt: null });
const register = async (client: Client, more: object = {}) => {
  const answer = await client.postForm<FarmView>('/api/farms', farmForm({ ...CONTACT, ...more }));
  expect(answer.status).toBe(201);
  return answer.body;
};
const makeReal = async (more: Partial<Farm> = {}) =>
  makeFarm(test.db, {
    ...{ name: BLUE_HERON.name, address: BLUE_HERON.address, phone: '239-555-0101' },
    ...{ userId: (await makeUser(test.db)).id, isClaimed: true, isVerified: true },
    latitude: FORT_MYERS.latitude + degreesNorth(3),
    ...more,
  });
const near = async (query = '') =>
  (await test.get<PlaceView[]>(`/api/local-farms?zipCode=33901${query}`)).body;
const idsNear = async (query = '') => (await near(query)).map(({ id }) => id);

const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body));

/** As the link in the email does that the person asks for. */
async function confirm(client: Client): Promise<void> {
  await client.post('/api/account/email-confirmation', {});
  const where = { recipient: client.user.email, kind: 'confirm-email' };
  const mail = await test.db.getRepository(Mail).findOneOrFail({ where });
  const token = /\/confirm-email#([\w-]{43})(?![\w-])/.exec(mail.text)?.[1];
  expect(await test.post('/api/auth/confirm-email', { token })).toMatchObject({ status: 200 });
}

/** Every public list and page that a farm stands in once visitors see it, as text. */
async function whatVisitorsSee({ id, name }: { id: number; name: string }): Promise<string[]> {
  const search = encodeURIComponent(name);
  const addresses = [
    '/api/local-farms?zipCode=33901',
    `/api/local-farms?zipCode=33901&search=${search}`,
    `/api/local-farms?zipCode=33901&sort=name`,
    `/api/suggestions?q=${search}`,
    `/api/search/near?zipCode=33901&search=${search}`,
    `/api/farms/${id}`,
    `/farms/${id}`,
    `/og/farms/${id}.png`,
    '/sitemap-farms-1.xml',
  ];
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await test.get(address);
    const text = textOf(answer);
    const isNamed = [`farm-${id}"`, `/farms/${id}<`, `/farms/${id}"`, CONTACT.email].some((one) =>
      text.includes(one),
    );
    if (answer.status === 200 && (isNamed || address.includes('/og/'))) found.push(address);
  }
  return found;
}

describe('a farm of an account without a confirmed email', () => {
  it('is registered, and nobody but its owner and staff sees it until the email is confirmed', async () => {
    const client = await stranger();
    const farm = await register(client);
    expect(farm).toMatchObject({ ...CONTACT, isClaimed: true, isVerified: false, waitsFor: 'email' });
    expect(await whatVisitorsSee(farm)).toEqual([]);
    for (const reader of [client, staff]) {
      const own = await reader.get<FarmView>(`/api/farms/${farm.id}`);
      expect(own).toMatchObject({ status: 200, body: { waitsFor: 'email', ...CONTACT } });
      expect(own.headers['cache-control']).toMatch(/no-store|private/);
    }
    expect((await (await signedIn(test)).get(`/api/farms/${farm.id}`)).status).toBe(404);
    await confirm(client);
    expect(await idsNear()).toEqual([`farm-${farm.id}`]);
    expect((await test.get(`/api/farms/${farm.id}`)).body).toMatchObject({ ...CONTACT, waitsFor: null });
    expect((await whatVisitorsSee(farm)).length).toBeGreaterThan(5);
  });

  it('is found by who wants to claim it', async () => {
    const farm = await register(await stranger());
    const found = await test.get<FarmListItem[]>('/api/farms?search=blue%20heron');
    expect(found.body).toMatchObject([{ id: farm.id, isShown: false }]);
  });

  it('is shown once staff have verified it', async () => {
    const farm = await register(await stranger());
    expect((await staff.post(`/api/admin/farms/${farm.id}/verify`, {})).status).toBe(200);
    expect(await idsNear()).toEqual([`farm-${farm.id}`]);
  });

  it('is named by its listings, which do not lead to its page', async () => {
    const client = await stranger();
    const farm = await register(client);
    const { id } = await makeListing(test.db, {
      farmId: farm.id,
      userId: client.user.id,
      phone: CONTACT.phone,
    });
    expect((await test.get(`/api/listings/${id}`)).body).toMatchObject({
      ...{ farmId: farm.id, isFarmShown: false, phone: CONTACT.phone },
    });
    expect(textOf(await test.get(`/listings/${id}`))).not.toContain(`href="/farms/${farm.id}"`);
  });
});

describe('a twin of a farm', () => {
  it('waits for staff, also after its account has confirmed the email', async () => {
    const real = await makeReal();
    const client = await stranger();
    const twin = await register(client);
    expect(twin.waitsFor).toBe('staff');
    expect(await whatVisitorsSee(twin)).toEqual([]);
    await confirm(client);
    expect(await whatVisitorsSee(twin)).toEqual([]);
    expect(await idsNear('&search=heron')).toEqual([`farm-${real.id}`]);
    const row = await staff.get<{ waitsFor: string }>(`/api/admin/farms/${twin.id}`);
    expect(row.body.waitsFor).toBe('staff');
    const doubles = await staff.get<{ id: number }[]>(`/api/admin/farms/${twin.id}/doubles`);
    expect(doubles.body.map(({ id }) => id)).toEqual([real.id]);
    const waiting = await staff.get<{ id: number }[]>('/api/admin/farms?filter={"waitsFor":"staff"}');
    expect(waiting.body.map(({ id }) => id)).toEqual([twin.id]);
  });

  it.each([
    ['a name around it', { name: 'Blue Heron Farm Official Shop' }],
    ['a part of its name', { name: 'Blue Heron' }],
    ['a misspelling', { name: 'Blue Herron Farm' }],
    [
      'another position within the ZIP code',
      { latitude: FORT_MYERS.latitude + degreesNorth(8), longitude: FORT_MYERS.longitude },
    ],
  ])('is known by %s', async (_what, more) => {
    await makeReal();
    expect((await register(await signedIn(test), more)).waitsFor).toBe('staff');
  });

  it('is none with a name of its own', async () => {
    await makeReal({ name: 'Smith Family Farm' });
    expect((await register(await signedIn(test), { name: 'Jones Family Farm' })).waitsFor).toBeNull();
  });

  it('is none with a number of its own', async () => {
    await makeReal({ name: 'Blue Heron Farm 1' });
    expect((await register(await signedIn(test), { name: 'Blue Heron Farm 2' })).waitsFor).toBeNull();
    expect((await register(await signedIn(test), { name: 'Blue Heron Farm' })).waitsFor).toBe('staff');
  });

  it('of a farm that is only listed waits, too', async () => {
    await register(await signedIn(test));
    expect((await register(await signedIn(test))).waitsFor).toBe('staff');
  });

  it('is one as soon as a farm takes the name of another', async () => {
    await makeReal();
    const client = await signedIn(test);
    const farm = await register(client, { name: 'Sunny Acres' });
    expect(farm.waitsFor).toBeNull();
    const body = { ...BLUE_HERON, ...CONTACT };
    expect((await client.put<FarmView>(`/api/farms/${farm.id}`, body)).body.waitsFor).toBe('staff');
    expect(await idsNear()).not.toContain(`farm-${farm.id}`);
    const back = await client.put<FarmView>(`/api/farms/${farm.id}`, { ...body, name: 'Sunny Acres' });
    expect(back.body.waitsFor).toBeNull();
  });
});

describe('farms that may be the same place', () => {
  const makeTwin = async (more: Partial<Farm> = {}) =>
    makeFarm(test.db, {
      ...{ name: 'Blue Heron Farm', isClaimed: true, userId: (await makeUser(test.db)).id },
      ...CONTACT,
      ...more,
    });

  it.each(['', '&search=heron', '&sort=name', '&search=heron&sort=name'])(
    'have the verified one first, and what is nearer otherwise (%s)',
    async (query) => {
      const twin = await makeTwin();
      const between = await makeFarm(test.db, {
        name: 'Heron Point',
        latitude: FORT_MYERS.latitude + degreesNorth(1),
      });
      const real = await makeReal({ latitude: FORT_MYERS.latitude + degreesNorth(2) });
      const ids = await idsNear(query);
      expect(ids).toHaveLength(3);
      expect(ids.indexOf(`farm-${real.id}`)).toBeLessThan(ids.indexOf(`farm-${twin.id}`));
      if (!query.includes('name')) expect(ids[0]).toBe(`farm-${between.id}`);
      expect((await near(query)).find(({ id }) => id === `farm-${real.id}`)?.phone).toBe(real.phone);
    },
  );

  it('have the verified one first in the list of everything and in suggestions', async () => {
    const twin = await makeTwin();
    const real = await makeReal();
    const all = await test.get('/api/search/near?zipCode=33901&search=heron');
    const suggested = await test.get('/api/suggestions?q=blue%20heron&zipCode=33901');
    for (const text of [textOf(all), textOf(suggested)]) {
      const places = [real, twin].map(({ id }) => text.search(new RegExp(`farms?[/-]${id}\\b`)));
      expect(Math.min(...places)).toBeGreaterThan(-1);
      expect(places[0]).toBeLessThan(places[1] ?? 0);
    }
  });

  it('show the contact of the unverified one to its owner and staff alone until it is verified', async () => {
    await makeReal();
    const twin = await makeTwin();
    const hidden = { email: null, phone: null, website: null };
    expect((await test.get(`/api/farms/${twin.id}`)).body).toMatchObject(hidden);
    expect(textOf(await test.get('/api/farms?zipCode=33901'))).not.toContain(CONTACT.email);
    expect((await near()).find(({ id }) => id === `farm-${twin.id}`)).toMatchObject({
      phone: null,
      website: null,
    });
    expect(textOf(await test.get(`/farms/${twin.id}`))).not.toContain(CONTACT.email);
    expect((await staff.get(`/api/farms/${twin.id}`)).body).toMatchObject(CONTACT);
    await staff.post(`/api/admin/farms/${twin.id}/verify`, {});
    expect((await test.get(`/api/farms/${twin.id}`)).body).toMatchObject(CONTACT);
  });

  it("have the directory's place before a farm that its owner says it is", async () => {
    const place = await makePlace(test.db, {
      ...{ kind: 'farm_stand', name: 'Blue Heron Farm' },
      latitude: FORT_MYERS.latitude + degreesNorth(2),
    });
    const farm = await register(await signedIn(test));
    expect(await idsNear()).toEqual([`place-${place.id}`, `farm-${farm.id}`]);
    expect((await test.get(`/api/farms/${farm.id}`)).body).toMatchObject({ email: null, phone: null });
  });
});

describe('a twin of a place of the directory', () => {
  it('stays behind it, without contact, when somebody claims the place', async () => {
    const place = await makePlace(test.db, {
      ...{ kind: 'farm_stand', name: 'Blue Heron Farm', zipCode: '33901' },
      latitude: FORT_MYERS.latitude + degreesNorth(2),
    });
    const twin = await register(await signedIn(test));
    const claimant = await signedIn(test);
    const claimed = await claimant.post<FarmView>(`/api/farms/place-${place.id}/claim`, {});
    expect(claimed.status).toBe(200);
    expect(await idsNear()).toEqual([`farm-${claimed.body.id}`, `farm-${twin.id}`]);
    expect((await test.get(`/api/farms/${twin.id}`)).body).toMatchObject({ email: null, phone: null });
  });
});

describe('farms by their names alone', () => {
  it('have the better known one before what may be the same, however like the name', async () => {
    const twin = await makeFarm(test.db, {
      ...{ name: 'Blue Heron', isClaimed: true, userId: (await makeUser(test.db)).id },
      ...CONTACT,
    });
    const real = await makeReal();
    const other = await makeFarm(test.db, {
      name: 'Blue Heron Farms of Ohio',
      zipCode: '43001',
      latitude: 40,
    });
    const named = async (search: string) =>
      (await test.get<FarmListItem[]>(`/api/farms?search=${search}`)).body.map(({ id }) => id);
    expect(await named('blue%20heron')).toEqual([real.id, twin.id, other.id]);
    // What was not looked for is nothing to come after.
    await makeFarm(test.db, { name: 'Pickle Barn', zipCode: '43001', latitude: 40 });
    const pickles = await makeFarm(test.db, {
      ...{ name: 'Blue Heron Farm Pickle', isClaimed: true, userId: (await makeUser(test.db)).id },
    });
    expect((await named('pickle')).slice(0, 2)).toContain(pickles.id);
  });
});

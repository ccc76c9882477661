import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FarmListItem, FarmView } from '../../../src/contract/directory/farms.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { degreesNorth, makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rosa: Client;
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
  rosa = await signedIn(test);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms CASCADE'));

const at = (milesNorth: number) => ({ ...center, latitude: center.latitude + degreesNorth(milesNorth) });
const find = (query: string) => test.get<FarmListItem[]>(`/api/farms?${query}`);
const names = ({ body }: { body: FarmListItem[] }) => body.map(({ name }) => name);
const csa = (name: string, more: object = {}) => makePlace(test.db, { kind: 'csa', name, ...more });

describe('GET /api/farms', () => {
  it('lists registered farms and unclaimed places, and neither markets nor places that a farm stands for', async () => {
    const farm = await makeFarm(test.db, {
      name: 'Heron Farm',
      isVerified: true,
      isClaimed: true,
      userId: rosa.user.id,
    });
    const place = await csa('Heron CSA', { city: 'Fort Myers', phone: '239-555-0100', email: 'a@b.example' });
    await makePlace(test.db, { name: 'Heron Market' });
    await csa('Heron Shares', { farmId: farm.id });
    const { status, body, headers } = await find('search=heron');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(headers['x-total-count']).toBe('2');
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: farm.id,
          isClaimed: true,
          isVerified: true,
          source: expect.objectContaining({ name: 'farmgate' }),
        }),
        expect.objectContaining({
          id: `place-${place.id}`,
          isClaimed: false,
          isVerified: false,
          city: 'Fort Myers',
          distanceMiles: null,
        }),
      ]),
    );
    // Neither whose it is, nor a contact that nobody asked for.
    expect(body.map(({ userId }) => userId)).toEqual([null, null]);
    expect(JSON.stringify(body)).not.toMatch(/239-555|b\.example/i);
  });

  it('has every public field of a farm and of a place', async () => {
    const more = { website: 'https://heron.example', description: 'Greens.' };
    const farm = await makeFarm(test.db, { ...more, name: 'Heron Farm', phone: '239-555-0101' });
    const place = await csa('Heron CSA', more);
    const { body } = await find('search=heron');
    const dates = { createdAt: farm.createdAt.toISOString(), updatedAt: farm.updatedAt.toISOString() };
    expect(body.find(({ id }) => id === farm.id)).toMatchObject({
      ...{ ...more, ...dates, placeId: null, phone: '239-555-0101' },
    });
    expect(body.find(({ id }) => id === `place-${place.id}`)).toMatchObject({
      ...more,
      placeId: `${place.source}/${place.sourceId}`,
      createdAt: place.createdAt.toISOString(),
    });
  });

  it('says whose a farm is to its owner and to staff alone', async () => {
    const { id } = await makeFarm(test.db, { name: 'Heron Farm', isClaimed: true, userId: rosa.user.id });
    const admin = await signedIn(test, { role: 'admin' });
    const stranger = await signedIn(test, { role: 'farmer' });
    const seen = async ({ get }: Pick<Client, 'get'>) => [
      (await get<FarmListItem[]>('/api/farms?search=heron')).body[0]?.userId,
      (await get<FarmView>(`/api/farms/${id}`)).body.userId,
    ];
    expect(await seen(rosa)).toEqual([rosa.user.id, rosa.user.id]);
    expect(await seen(admin)).toEqual([rosa.user.id, rosa.user.id]);
    expect(await seen(stranger)).toEqual([null, null]);
    expect(await seen(test)).toEqual([null, null]);
  });

  it.each([
    'Blue Heron Farm',
    'Bleu Heron Frm',
    'blue heron',
    'HERON',
    'Blue Herron',
    'the blue heron farms',
    'heron blue',
  ])('finds Blue Heron Farm by "%s"', async (search) => {
    await makeFarm(test.db, { name: 'Blue Heron Farm' });
    await makeFarm(test.db, { name: 'Old Mill Orchard' });
    await csa('Three Oaks Ranch');
    expect(names(await find(`search=${encodeURIComponent(search)}`))).toEqual(['Blue Heron Farm']);
  });

  it('does not mind accents and case on either side', async () => {
    await makeFarm(test.db, { name: 'Peña Family Farm' });
    await csa('Cafe Orchard');
    expect(names(await find('search=pena'))).toEqual(['Peña Family Farm']);
    expect(names(await find(`search=${encodeURIComponent('CAFÉ')}`))).toEqual(['Cafe Orchard']);
  });

  it('puts the best match first', async () => {
    for (const name of ['Heron Hill Orchard and Cider Mill', 'Heron Hill', 'Heron Hill Farm'])
      await csa(name);
    expect(names(await find('search=Heron Hill Farm'))[0]).toBe('Heron Hill Farm');
  });

  it('puts the nearest first near a ZIP code, within the radius', async () => {
    await csa('Far Heron', at(24));
    await makeFarm(test.db, { name: 'Near Heron', ...at(3) });
    await csa('Heron Beyond', at(30));
    await csa('Old Mill', at(1));
    expect(names(await find('zipCode=33901&search=heron'))).toEqual(['Near Heron', 'Far Heron']);
    const answer = await find('zipCode=33901&radius=50');
    expect(answer.body.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ['Old Mill', 1],
      ['Near Heron', 3],
      ['Far Heron', 24],
      ['Heron Beyond', 30],
    ]);
    expect(names(await find('zipCode=33901&search=heronn'))).toEqual(expect.arrayContaining(['Near Heron']));
  });

  it('lists the newest registered farms when nothing is asked for', async () => {
    await makeFarm(test.db, { name: 'Older', createdAt: new Date('2025-01-01') });
    await makeFarm(test.db, { name: 'Newer', createdAt: new Date('2025-02-01') });
    await csa('A place');
    expect(names(await find(''))).toEqual(['Newer', 'Older']);
  });

  it.each(['search=heron', 'zipCode=33901', 'search=heron&zipCode=33901', ''])(
    'is paged (%s)',
    async (query) => {
      for (let mile = 1; mile <= 5; mile += 1)
        await makeFarm(test.db, { name: `Heron ${mile}`, ...at(mile) });
      const all = names(await find(query));
      const second = await find(`${query}&limit=2&offset=2`);
      expect(names(second)).toEqual(all.slice(2, 4));
      expect(second.headers['x-total-count']).toBe('5');
      expect(second.headers.link).toContain('rel="next"');
      const behind = await find(`${query}&offset=20`);
      expect(behind).toMatchObject({ status: 200, body: [] });
      expect(behind.headers['x-total-count']).toBe('5');
    },
  );

  it('finds nothing near a ZIP code that does not exist, and refuses one that is none', async () => {
    await makeFarm(test.db);
    expect(await find('zipCode=00000')).toMatchObject({ status: 200, body: [] });
    expect((await find('zipCode=abc')).status).toBe(400);
    expect((await find('zipCode=33901&radius=7')).status).toBe(400);
  });

  it.each(['%25', "' OR 1=1 --", '\\', '%00', '😀', 'a', '((', '"', '___', 'x'.repeat(200)])(
    'answers "%s" without complaint',
    async (search) => {
      await makeFarm(test.db, { name: 'Heron' });
      const text = search === '%25' || search === '%00' ? search : encodeURIComponent(search);
      expect((await find(`search=${text}`)).status).toBe(200);
      expect((await find(`search=${text}&zipCode=33901`)).status).toBe(200);
    },
  );
});

describe('GET /api/farms/similar', () => {
  const similar = (query: string, client = rosa) => client.get<FarmListItem[]>(`/api/farms/similar?${query}`);

  it('warns of farms and places of much the same name nearby, the likest first', async () => {
    await makeFarm(test.db, { name: 'Blue Heron Family Farm', ...at(2) });
    await csa('Blue Heron Farm', at(20));
    await csa('Blue Heron Farms', at(26));
    await csa('Old Mill', at(1));
    expect(names(await similar('name=Bleu Heron Farm&zipCode=33901'))).toEqual([
      'Blue Heron Farm',
      'Blue Heron Family Farm',
    ]);
  });

  it('names five at most', async () => {
    for (let mile = 1; mile <= 7; mile += 1) await csa('Blue Heron', at(mile));
    expect((await similar('name=Blue Heron Farm&zipCode=33901')).body).toHaveLength(5);
  });

  it('is for signed-in people, and needs a name', async () => {
    expect((await test.get('/api/farms/similar?name=Heron&zipCode=33901')).status).toBe(401);
    expect((await similar('zipCode=33901')).status).toBe(400);
    expect(await similar('name=Heron')).toMatchObject({ status: 200, body: [] });
    expect(await similar('name=---&zipCode=33901')).toMatchObject({ status: 200, body: [] });
  });
});

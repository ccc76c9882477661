import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminFarm } from '../../src/contract/directory/admin/farms.admin.js';
import type { AdminPlace } from '../../src/contract/directory/admin/places.admin.js';
import type { FarmView } from '../../src/contract/directory/farms.js';
import type { HoursException } from '../../src/contract/directory/hours.js';
import type { PlacePage } from '../../src/contract/directory/place-page.js';
import type { PlaceCard, PlaceView } from '../../src/contract/directory/places.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { emptyRecord } from '../../src/directory/places/import/mapped-row.js';
import { SeenRecords } from '../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../src/directory/places/store/store-records.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { BLUE_HERON } from '../support/make/farm-form.js';
import { ALWAYS_OPEN, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let rosa: Client;
let stranger: Client;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  [rosa, stranger, admin] = await Promise.all([
    signedIn(test),
    signedIn(test, { role: 'farmer' }),
    signedIn(test, { role: 'admin' }),
  ]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, place_records, audit_log CASCADE'));

/** A day in Fort Myers, so many days from today. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
const exception = (given: Partial<HoursException> = {}): HoursException => ({
  ...{ from: inDays(0), to: inDays(0), kind: 'closed', opens: null, closes: null, address: null },
  ...{ reason: 'Thanksgiving', ...given },
});
const on = (days: number, given: Partial<HoursException> = {}) =>
  exception({ from: inDays(days), to: inDays(days), ...given });
const closed = on(0);
const moved = on(3, { kind: 'moved', address: '12 Main Street', reason: null });
const over = on(-2);
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });
const placeOf = (id: number) => test.db.getRepository(Place).findOneByOrFail({ id });

describe('exceptions of one’s own farm', () => {
  const ownFarm = (given: Partial<Farm> = {}) =>
    makeFarm(test.db, { userId: rosa.user.id, isClaimed: true, seasons: ALWAYS_OPEN, ...given });
  const put = (client: Client, id: number, exceptions?: unknown) =>
    client.put<FarmView & ErrorBody>(`/api/farms/${id}`, {
      ...{ ...BLUE_HERON, seasons: ALWAYS_OPEN },
      ...(exceptions !== undefined && { exceptions }),
    });

  it('are kept in order without what is over, are shown, and stay where they are left out', async () => {
    const { id } = await ownFarm();
    const { status, body } = await put(rosa, id, [moved, over, closed]);
    expect(status).toBe(200);
    expect(body.exceptions).toEqual([closed, moved]);
    expect((await farmOf(id)).exceptions).toEqual([closed, moved]);
    expect((await put(rosa, id)).body.exceptions).toEqual([closed, moved]);
    expect((await test.get<FarmView>(`/api/farms/${id}`)).body).toMatchObject({
      ...{ openSummary: 'Closed today: Thanksgiving', exceptions: [closed, moved] },
      openingHours: { openNow: false },
    });
    expect((await put(rosa, id, [])).body.exceptions).toEqual([]);
  });

  it('are refused with what is wrong at its field, and then nothing is saved', async () => {
    const { id } = await ownFarm({ exceptions: [moved] });
    const refused = await put(rosa, id, [closed, { ...closed, reason: 'Again' }]);
    expect(refused).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['exceptions.1.from']);
    const { issues } = (await put(rosa, id, [{ ...moved, address: ' ' }])).body;
    expect(issues).toEqual([{ path: 'exceptions.0.address', message: 'Please enter the address.' }]);
    expect((await farmOf(id)).exceptions).toEqual([moved]);
  });

  it('are set by its owner and by staff alone', async () => {
    const { id } = await ownFarm();
    expect((await put(stranger, id, [closed])).status).toBe(404);
    const details = { description: 'Mine.', seasons: [], exceptions: [closed] };
    expect((await stranger.put(`/api/farms/${id}/details`, details)).status).toBe(404);
    expect((await test.put(`/api/farms/${id}`, { ...BLUE_HERON, exceptions: [closed] })).status).toBe(401);
    const was = { exceptions: [] };
    expect((await rosa.put(`/api/admin/farms/${id}`, { exceptions: [closed], was })).status).toBe(403);
    expect((await farmOf(id)).exceptions).toEqual([]);
    const { status, body } = await admin.put<AdminFarm>(`/api/admin/farms/${id}`, {
      exceptions: [over, closed],
      was,
    });
    expect(status).toBe(200);
    expect(body.exceptions).toEqual([closed]);
  });

  it('come with a claimed place, are changed before it is verified, and go back when it is rejected', async () => {
    const place = await makePlace(test.db, { kind: 'csa', name: 'Elm Shares', exceptions: [closed] });
    const { body: farm } = await rosa.post<FarmView>(`/api/farms/place-${place.id}/claim`, {});
    expect(farm.exceptions).toEqual([closed]);
    const { id, description, seasons } = farm;
    const details = { description, seasons, exceptions: [moved] };
    expect((await rosa.put<FarmView>(`/api/farms/${id}/details`, details)).body.exceptions).toEqual([moved]);
    await admin.post(`/api/admin/farms/${id}/reject`, { reason: 'Not theirs.' });
    expect((await farmOf(id)).exceptions).toEqual([closed]);
  });

  it('are in the farm’s history, and a change of them can be undone', async () => {
    const { id } = await ownFarm({ exceptions: [closed] });
    await put(rosa, id, [moved]);
    const [entry] = await test.db.query<{ id: number; after: object }[]>(
      'SELECT id, after FROM audit_log ORDER BY id DESC LIMIT 1',
    );
    expect(entry?.after).toMatchObject({ exceptions: [moved] });
    await admin.post(`/api/admin/farms/${id}/undo`, { entryId: Number(entry?.id) });
    expect((await farmOf(id)).exceptions).toEqual([closed]);
  });
});

describe('exceptions of a place', () => {
  const change = (client: Client, id: number, exceptions: unknown, was: unknown = []) =>
    client.put<AdminPlace & ErrorBody>(`/api/admin/places/${id}`, { exceptions, was: { exceptions: was } });

  it('are set by staff, without a record of what staff say, and not over the change of somebody else', async () => {
    const { id } = await makePlace(test.db);
    const { status, body } = await change(admin, id, [moved, closed, over]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ exceptions: [closed, moved], records: [] });
    expect(await change(admin, id, [moved])).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE', issues: [{ path: 'exceptions' }] },
    });
    const both = { exceptions: [moved], phone: '239-555-0199' };
    const was = { exceptions: [closed, moved], phone: null };
    await admin.put(`/api/admin/places/${id}`, { ...both, was });
    expect(await placeOf(id)).toMatchObject(both);
  });

  it('are refused like those of farms, and to everyone else', async () => {
    const { id } = await makePlace(test.db);
    const { status, body } = await change(admin, id, [{ ...closed, from: 'soon' }]);
    expect(status).toBe(400);
    expect(body.issues?.[0]).toEqual({ path: 'exceptions.0.from', message: 'Please choose a date.' });
    for (const client of [rosa, stranger]) expect((await change(client, id, [closed])).status).toBe(403);
    expect((await placeOf(id)).exceptions).toEqual([]);
  });

  it('can be given with a new place', async () => {
    const { body } = await admin.post<AdminPlace>('/api/admin/places', {
      ...{ name: 'Harbor Market', kind: 'farmers_market', zipCode: '33901', exceptions: [over, closed] },
    });
    expect(body.exceptions).toEqual([closed]);
  });

  it('stay whatever an import says', async () => {
    const read = (updatedAt: string, website: string) =>
      test.db.transaction((tx) =>
        storeRecords(
          tx,
          [
            {
              record: {
                ...emptyRecord({
                  source: 'usda_export',
                  sourceId: 'csa/1',
                  kind: 'csa',
                  name: 'Heron Shares',
                }),
                ...{ ...FORT_MYERS, isApproximate: false, updatedAt, website },
              },
              raw: {},
            },
          ],
          new SeenRecords(),
        ),
      );
    await read('2025-03-01T00:00:00.000Z', 'https://heron.example');
    await test.db.getRepository(Place).update({ name: 'Heron Shares' }, { exceptions: [closed] });
    await read('2025-06-01T00:00:00.000Z', 'https://new.heron.example');
    expect(await test.db.getRepository(Place).findOneByOrFail({ name: 'Heron Shares' })).toMatchObject({
      ...{ website: 'https://new.heron.example', exceptions: [closed] },
    });
  });

  it('are listed on its page until they are over, and make it worth finding', async () => {
    const { id } = await makePlace(test.db, { exceptions: [over, closed, moved] });
    const { body } = await test.get<PlacePage>(`/api/places/${id}`);
    expect(body).toMatchObject({
      ...{ exceptions: [closed, moved], openSummary: 'Closed today: Thanksgiving', isThin: false },
    });
  });
});

describe('lists', () => {
  const markets = (query = '') => test.get<PlaceView[]>(`/api/farmers-markets?zipCode=33901${query}`);
  const names = ({ body }: { body: PlaceView[] }) => body.map(({ name }) => name);

  it('say what is different today, and leave closed places out of what is open', async () => {
    const always = { seasons: ALWAYS_OPEN };
    await makePlace(test.db, { ...always, name: 'Closed', exceptions: [closed] });
    await makePlace(test.db, { ...always, name: 'Open' });
    const all = (await markets()).body.map(({ name, openSummary }) => [name, openSummary]);
    expect(all).toEqual([
      ['Closed', 'Closed today: Thanksgiving'],
      ['Open', 'Open until midnight'],
    ]);
    expect(names(await markets('&openNow=true'))).toEqual(['Open']);
    const week = exception({ to: inDays(6) });
    await test.db.getRepository(Place).update({ name: 'Closed' }, { exceptions: [week] });
    expect(names(await markets('&openSaturday=true'))).toEqual(['Open']);
  });

  it('have what opens today out of its season among the open ones', async () => {
    const away = (days: number) => inDays(days).slice(5);
    const isOver = { seasons: [{ from: away(100), to: away(110), hours: [] }] };
    const open = on(0, { kind: 'hours', opens: '00:00', closes: '24:00' });
    await makePlace(test.db, { name: 'Closed', ...isOver, exceptions: [{ ...open, kind: 'closed' }] });
    await makePlace(test.db, {
      name: 'Moved',
      ...isOver,
      exceptions: [on(0, { kind: 'moved', address: 'Pier 1' })],
    });
    await makePlace(test.db, {
      name: 'Tomorrow',
      ...isOver,
      exceptions: [{ ...open, ...on(1, { kind: 'hours' }), opens: '00:00', closes: '24:00' }],
    });
    await makePlace(test.db, { name: 'Open', ...isOver, exceptions: [open] });
    const order = ['Open', 'Closed', 'Moved', 'Tomorrow'];
    expect(names(await markets())).toEqual(order);
    expect(names(await markets('&search=open OR closed OR moved OR tomorrow'))).toEqual(order);
  });

  it('leave out what is closed at a chosen time', async () => {
    await makePlace(test.db, { name: 'Closed', seasons: ALWAYS_OPEN, exceptions: [on(4)] });
    await makePlace(test.db, { name: 'Moved', seasons: ALWAYS_OPEN, exceptions: [moved] });
    expect(names(await markets(`&openOn=${inDays(4)}T10:00`))).toEqual(['Moved']);
    expect(names(await markets(`&openOn=${inDays(3)}T10:00`)).sort()).toEqual(['Closed', 'Moved']);
  });

  it('find what opens on a date alone', async () => {
    const open = on(0, { kind: 'hours', opens: '00:00', closes: '24:00' });
    await makeFarm(test.db, { name: 'Tree sale', exceptions: [open] });
    const { body } = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901&openNow=true');
    expect(body.map(({ name, openSummary }) => [name, openSummary])).toEqual([
      ['Tree sale', 'Open until midnight'],
    ]);
  });

  it('give cards the status alone', async () => {
    await makePlace(test.db, { seasons: ALWAYS_OPEN, exceptions: [closed, moved] });
    const { body } = await test.get<PlaceCard[]>('/api/farmers-markets?zipCode=33901&view=card');
    expect(body[0]).toMatchObject({ openSummary: 'Closed today: Thanksgiving' });
    expect(JSON.stringify(body)).not.toContain('12 Main Street');
    expect((await markets()).body[0]).not.toHaveProperty('exceptions');
  });
});

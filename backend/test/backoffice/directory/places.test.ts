import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminPlace, AdminPlaceRow } from '../../../src/contract/directory/admin/places.admin.js';
import type { PlaceView } from '../../../src/contract/directory/places.js';
import { emptyRecord } from '../../../src/directory/places/import/mapped-row.js';
import type { PlacedRecord } from '../../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../../src/directory/places/store/store-records.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, makeUser, signIn, signedIn } from '../../support/http/people.js';
import { FORT_MYERS, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM places; DELETE FROM farms; DELETE FROM audit_log'));

const REASON = { reason: 'It never existed.' };
const path = (id: number, action = '') => `/api/admin/places/${id}${action && `/${action}`}`;
const log = async () =>
  (await test.db.getRepository(AuditEntry).find()).map(({ action, note }) => [action, note]);

/** What an importer reads of one place, with what a test is about. */
const recordOf = (given: Partial<PlacedRecord> = {}): PlacedRecord => ({
  ...emptyRecord({ source: 'usda_export', sourceId: 'csa/1', kind: 'csa', name: 'Heron Shares' }),
  ...{ updatedAt: '2025-03-01T00:00:00.000Z', street: '1 Main Street', city: 'Fort Myers', state: 'FL' },
  ...{ ...FORT_MYERS, isApproximate: false, phone: '239-555-0100' },
  ...given,
});
const read = (given: Partial<PlacedRecord> = {}) =>
  test.db.transaction((tx) =>
    storeRecords(tx, [{ record: recordOf(given), raw: { row: '1' } }], new SeenRecords()),
  );

async function imported(given: Partial<PlacedRecord> = {}): Promise<AdminPlace> {
  await read(given);
  const { body } = await admin.get<AdminPlaceRow[]>('/api/admin/places');
  return (await admin.get<AdminPlace>(path(body[0]?.id ?? 0))).body;
}
const change = (place: AdminPlace, changes: Partial<AdminPlace>) => {
  const names = Object.keys(changes) as (keyof AdminPlace)[];
  const was = Object.fromEntries(names.map((name) => [name, place[name]]));
  return admin.put<AdminPlace>(path(place.id), { ...changes, was });
};

describe('putting a place right', () => {
  it('keeps it as a source of its own, which an import of what is older does not undo, and a newer one does', async () => {
    const place = await imported();
    const { status, body } = await change(place, { phone: '239-555-0199', name: 'Heron Farm Shares' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ phone: '239-555-0199', name: 'Heron Farm Shares', source: 'usda_export' });
    expect(body.records.map(({ source }) => source).sort()).toEqual(['staff', 'usda_export']);
    await read({ updatedAt: '2025-06-01T00:00:00.000Z', website: 'https://heron.example' });
    const after = (await admin.get<AdminPlace>(path(place.id))).body;
    expect(after).toMatchObject({
      phone: '239-555-0199',
      name: 'Heron Farm Shares',
      website: 'https://heron.example',
    });
    await read({ updatedAt: '2099-01-01T00:00:00.000Z', phone: '239-555-0142' });
    expect((await admin.get<AdminPlace>(path(place.id))).body.phone).toBe('239-555-0142');
    expect(await log()).toEqual([['update', null]]);
  });

  it('takes away what a source says, and moves the pin with the address', async () => {
    const place = await imported();
    await change(place, { phone: null });
    const moved = { street: '9 Elm Street', latitude: 26.7, longitude: -81.9 };
    const { body } = await change((await admin.get<AdminPlace>(path(place.id))).body, moved);
    expect(body).toMatchObject({ phone: null, ...moved, address: '9 Elm Street, Fort Myers, FL 33901' });
  });

  it('leaves what is not changed of a place whose source was never stored', async () => {
    const { id } = await makePlace(test.db, {
      kind: 'csa',
      name: 'Elm',
      website: 'https://elm.example',
      features: ['snap'],
    });
    const place = (await admin.get<AdminPlace>(path(id))).body;
    expect((await change(place, { phone: '239-555-0177' })).body).toMatchObject({
      ...{ name: 'Elm', website: 'https://elm.example', features: ['snap'], phone: '239-555-0177' },
      ...{ source: place.source, address: place.address, zipCode: place.zipCode },
    });
  });

  it('shows and keeps in which weeks its hours count, and which days are not stated', async () => {
    const hours = { day: 6 as const, opens: '09:00', closes: '13:00' };
    const repeats = { kind: 'monthly' as const, weeks: [1 as const, 3 as const] };
    const season = { from: '05-01', to: '10-31', unknownDays: [3 as const] };
    const place = await imported({ seasons: [{ ...season, hours: [{ ...hours, repeats }] }] });
    expect((await change(place, { phone: null })).body.seasons).toEqual(place.seasons);
    const seasons = [{ ...season, hours: [{ ...hours, repeats: { ...repeats, weeks: [2 as const] } }] }];
    expect((await change(place, { seasons })).body.seasons).toEqual(seasons);
    await read();
    expect((await admin.get<AdminPlace>(path(place.id))).body.seasons).toEqual(seasons);
  });

  it('says what is wrong with which field', async () => {
    const answer = await change(await imported(), { name: '', email: 'x' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }, { path: 'email' }] } });
  });
});

describe('hiding a place', () => {
  const listed = async () => (await test.get<PlaceView[]>('/api/local-farms?zipCode=33901')).body.length;

  it('takes it from search, claims and corrections, through imports, until it is restored', async () => {
    const place = await imported();
    expect(await listed()).toBe(1);
    const hidden = await admin.post<AdminPlace>(path(place.id, 'hide'), REASON);
    expect(hidden).toMatchObject({ status: 200, body: { listing: 'hidden' } });
    await read({ updatedAt: '2026-01-01T00:00:00.000Z', website: 'https://heron.example' });
    expect(await listed()).toBe(0);
    expect((await test.get<unknown[]>('/api/farms?search=heron')).body).toEqual([]);
    const person = await signedIn(test);
    const claim = await person.post(`/api/farms/place-${place.id}/claim`, { userId: person.user.id });
    expect(claim.status).toBe(404);
    const note = { placeId: `place-${place.id}`, message: 'Still there.' };
    expect((await test.post('/api/corrections', note)).status).toBe(404);
    expect((await admin.post(path(place.id, 'hide'), REASON)).body).toMatchObject({
      error: 'ALREADY_DECIDED',
    });
    await admin.post(path(place.id, 'restore'), {});
    expect(await listed()).toBe(1);
    expect(await log()).toEqual([
      ['hide', REASON.reason],
      ['restore', null],
    ]);
  });
});

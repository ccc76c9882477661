import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Not } from 'typeorm';
import type { AdminImportRecord, ImportUndo } from '../../../src/contract/directory/admin/imports.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Double } from '../../../src/directory/tables/double.entity.js';
import { StoredPlaceRecord } from '../../../src/directory/tables/place-record.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { type Imports, importsOf } from '../../support/imports.js';
import { makePlace } from '../../support/make/make.js';
import { marketFile, marketRow } from '../../support/make/market-file.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** An import of a directory file is taken back: what it made goes, what it changed is as it was. */

let test: TestApp;
let admin: Client;
let imports: Imports;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', DATABASE_CONNECTIONS: '5' });
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
  imports = importsOf(test, admin);
});
afterAll(() => test.close());
beforeEach(() => test.db.query('TRUNCATE import_runs, places, place_records CASCADE; DELETE FROM audit_log'));

const places = () => test.db.getRepository(Place).find({ order: { name: 'ASC' } });
const placeOf = (name: string) => test.db.getRepository(Place).findOneByOrFail({ name });
const records = () =>
  test.db.getRepository(StoredPlaceRecord).find({ order: { id: 'ASC' }, select: { id: true, record: {} } });
const look = (id: number) => admin.get<ImportUndo & ErrorBody>(`/api/admin/imports/${id}/undo`);
const undo = (id: number) => admin.post<ImportUndo & ErrorBody>(`/api/admin/imports/${id}/undo`, {});
const earlier = (id: number) =>
  marketRow(id).replace('Sat: 9:00', 'Sat: 8:00').replace('5/1/2018', '6/1/2018');
const daysOf = (placeId: number) =>
  test.db.query<{ date: string }[]>(
    'SELECT date::text, hours FROM market_days WHERE place_id = $1 ORDER BY date',
    [placeId],
  );
/** Without what changes whenever a place is written. */
const asWritten = (all: Place[]) => all.map(({ updatedAt: _changes, ...place }) => place);

describe('undoing an import', () => {
  it('removes what it made, and puts back what it changed', async () => {
    await imports.imported(marketFile([marketRow(1), marketRow(2)]));
    const before = await places();
    const days = await daysOf(before[1]?.id ?? 0);
    const recordsBefore = await records();
    // The second market opens earlier, the first has another number now, the third is new.
    const run = await imports.imported(
      marketFile([marketRow(1).replace(/^1,/, '11,'), earlier(2), marketRow(3)]),
    );
    expect(run).toMatchObject({ created: 1, added: 1, updated: 1, undoneAt: null });
    expect(Date.parse(run.undoUntil ?? '')).toBe(Date.parse(run.finishedAt ?? '') + 7 * 24 * 3_600_000);
    const plan = { removed: 1, restored: 2, keptCount: 0, kept: [] };
    expect((await look(run.id)).body).toEqual(plan);
    expect(await places()).toHaveLength(3);

    expect(await undo(run.id)).toMatchObject({ status: 200, body: plan });
    expect(asWritten(await places())).toEqual(asWritten(before));
    expect(await records()).toEqual(recordsBefore);
    expect(await daysOf(before[1]?.id ?? 0)).toEqual(days);
    const { body } = await admin.get<AdminImportRecord>(`/api/admin/imports/${run.id}`);
    expect(body).toMatchObject({ undoUntil: null, undoneAt: expect.any(String), undone: plan });
    const [entry] = await test.db.getRepository(AuditEntry).find({ order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      ...{ action: 'undo', resource: 'imports', recordId: String(run.id), username: 'ann' },
      note: '1 place deleted. 2 places changed back.',
    });
    expect(await undo(run.id)).toMatchObject({ status: 409, body: { error: 'IMPORT_NOT_UNDOABLE' } });
  });

  it('can go on with the import before', async () => {
    const first = await imports.imported(marketFile([marketRow(1)]));
    const second = await imports.imported(marketFile([earlier(1)]));
    expect((await look(first.id)).body).toMatchObject({ kept: [{ name: 'Market 1', reason: 'imported' }] });
    await undo(second.id);
    expect((await undo(first.id)).body).toMatchObject({ removed: 1, keptCount: 0 });
    expect(await places()).toEqual([]);
  });

  it('can be done again after the file was imported again', async () => {
    const run = await imports.imported(marketFile([marketRow(1)]));
    await undo(run.id);
    expect(await imports.restarted(run.id)).toMatchObject({ created: 1, undoneAt: null });
    expect((await undo(run.id)).body).toMatchObject({ removed: 1 });
  });
});

describe('what came to a place since', () => {
  it('is that it was merged: the one that stays keeps what the import said', async () => {
    const kept = await makePlace(test.db, {
      name: 'Market 1',
      zipCode: '33999',
      latitude: 27,
      longitude: -82,
    });
    const run = await imports.imported(marketFile([marketRow(1)]));
    const made = await test.db.getRepository(Place).findOneByOrFail({ id: Not(kept.id) });
    const double = { oneKey: `place-${kept.id}`, otherKey: `place-${made.id}`, reasons: ['name' as const] };
    const { id } = await test.db.getRepository(Double).save(double);
    const seen = { one: kept.updatedAt.toISOString(), other: made.updatedAt.toISOString() };
    expect((await admin.post(`/api/admin/doubles/${id}/merge`, { keep: 'one', seen })).status).toBe(200);
    const kinds = [{ placeId: kept.id, name: 'Market 1', reason: 'merged' }];
    expect((await undo(run.id)).body).toEqual({ removed: 0, restored: 0, keptCount: 1, kept: kinds });
  });

  it.each([
    [
      'hidden by staff',
      'changed',
      (id: number) => admin.post(`/api/admin/places/${id}/hide`, { reason: 'No.' }),
    ],
    ['edited by staff', 'changed', (id: number) => edit(id)],
    ['followed', 'followed', (id: number) => insertFollow(id)],
    ['saved', 'saved', (id: number) => insertFavorite(id)],
    ['reported', 'used', (id: number) => insertCorrection(id)],
    ['claimed', 'claimed', (id: number) => insertManager(id)],
  ])('keeps one that was %s', async (_what, reason, happen) => {
    const run = await imports.imported(marketFile([marketRow(1), marketRow(2)]));
    const { id } = await placeOf('Market 1');
    await happen(id);
    const kept = [{ placeId: id, name: 'Market 1', reason }];
    const plan = { removed: 1, restored: 0, keptCount: 1, kept };
    expect((await look(run.id)).body).toEqual(plan);
    expect((await undo(run.id)).body).toEqual(plan);
    expect((await places()).map(({ name }) => name)).toEqual(['Market 1']);
    const [entry] = await test.db.getRepository(AuditEntry).find({ order: { id: 'DESC' }, take: 1 });
    expect(entry?.note).toBe('1 place deleted. 1 place stays as it is. Among them: Market 1.');
  });

  it.each([
    ['follows', 'followed', (id: number) => insertFollow(id)],
    ['manages', 'claimed', (id: number) => insertManager(id)],
  ])('keeps one that somebody %s, also once a later import is undone', async (_what, reason, happen) => {
    const first = await imports.imported(marketFile([marketRow(1)]));
    const { id } = await placeOf('Market 1');
    await happen(id);
    const second = await imports.imported(marketFile([earlier(1)]));
    expect((await undo(second.id)).body).toMatchObject({ removed: 0, restored: 1 });
    expect((await undo(first.id)).body).toMatchObject({ removed: 0, kept: [{ placeId: id, reason }] });
    expect((await places()).map(({ name }) => name)).toEqual(['Market 1']);
  });

  it('keeps one that a farm came to stand for', async () => {
    const run = await imports.imported(marketFile([marketRow(1)]));
    const { id } = await placeOf('Market 1');
    await test.db.query(
      `WITH farm AS (INSERT INTO farms (name, description, address, zip_code, latitude, longitude)
         VALUES ('Market 1', '', '1 Elm', '33901', 26, -81) RETURNING id)
       UPDATE places SET farm_id = (SELECT id FROM farm) WHERE id = $1`,
      [id],
    );
    expect((await look(run.id)).body).toMatchObject({
      removed: 0,
      kept: [{ placeId: id, reason: 'claimed' }],
    });
  });

  const edit = (id: number) =>
    admin.put(`/api/admin/places/${id}`, { phone: '239 555 0111', was: { phone: null } });
  const insertFollow = (id: number) =>
    test.db.query(
      `WITH follower AS (INSERT INTO followers (email, confirmed_at) VALUES ('f${id}@mail.example', now()) RETURNING id)
       INSERT INTO follows (follower_id, key, name) SELECT id, 'place-${id}', 'Market 1' FROM follower`,
    );
  const insertFavorite = (id: number) =>
    test.db.query(
      `INSERT INTO favorites (user_id, item_key, name) SELECT id, 'place-${id}', 'x' FROM users LIMIT 1`,
    );
  const insertCorrection = (id: number) =>
    test.db.query(`INSERT INTO corrections (place_id, message) VALUES ($1, 'Closed.')`, [id]);
  const insertManager = (id: number) =>
    test.db.query('INSERT INTO market_managers (place_id, user_id) SELECT $1, id FROM users LIMIT 1', [id]);
});

describe('an undo', () => {
  it('is possible for a week', async () => {
    const run = await imports.imported(marketFile([marketRow(1)]));
    await test.db.query(`UPDATE import_runs SET finished_at = finished_at - interval '8 days'`);
    expect(await look(run.id)).toMatchObject({ status: 409, body: { error: 'IMPORT_NOT_UNDOABLE' } });
    expect(await undo(run.id)).toMatchObject({ status: 409, body: { error: 'IMPORT_NOT_UNDOABLE' } });
    expect(await places()).toHaveLength(1);
  });

  it('is none of a preview', async () => {
    const run = await imports.previewed(marketFile([marketRow(1)]));
    expect(run.undoUntil).toBeNull();
    expect(await undo(run.id)).toMatchObject({ status: 409, body: { error: 'IMPORT_NOT_UNDOABLE' } });
  });
});

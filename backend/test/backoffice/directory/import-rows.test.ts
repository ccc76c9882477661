import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminImport, AdminImportRow } from '../../../src/contract/directory/admin/imports.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { importsOf, type Imports } from '../../support/imports.js';
import { marketFile, marketRow } from '../../support/make/market-file.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What becomes of each row of a directory file, and rows that staff leave out. */

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

const names = async () =>
  (await test.db.getRepository(Place).find({ order: { name: 'ASC' } })).map(({ name }) => name);
const rowsOf = async (runId: number, more = {}, range = [0, 24]) => {
  const filter = encodeURIComponent(JSON.stringify({ runId, ...more }));
  const answer = await admin.get<AdminImportRow[]>(
    `/api/admin/import-rows?filter=${filter}&range=${JSON.stringify(range)}`,
  );
  expect(answer.status).toBe(200);
  return answer.body;
};
const leaveOut = (runId: number, rowIds: number[], isLeftOut = true) =>
  admin.post<AdminImport & ErrorBody>(`/api/admin/imports/${runId}/leave-out`, { rowIds, isLeftOut });

describe('the rows of an import', () => {
  it('say which place each would go to, and which it went to', async () => {
    await imports.imported(marketFile([marketRow(1), marketRow(2)]));
    const [one] = await test.db.getRepository(Place).find({ order: { id: 'ASC' } });
    const file = marketFile([
      marketRow(1),
      marketRow(2).replace('Sat: 9:00', 'Sat: 8:00'),
      // Of another number and the same name and spot.
      marketRow(1).replace(/^1,/, '11,'),
      marketRow(3),
      marketRow(4, '00000', ''),
    ]);
    const run = await imports.previewed(file);
    expect(await rowsOf(run.id)).toMatchObject([
      { row: 2, outcome: 'unchanged', name: 'Market 1', location: 'Fort Myers, FL 33901', placeId: one?.id },
      { row: 3, outcome: 'updated', name: 'Market 2', placeName: 'Market 2' },
      { row: 4, outcome: 'added', name: 'Market 1', placeId: one?.id, placeName: 'Market 1' },
      { row: 5, outcome: 'created', name: 'Market 3', placeId: null, placeName: null, reason: null },
      {
        row: 6,
        outcome: 'rejected',
        name: 'Market 4',
        reason: expect.stringMatching(/^The row has neither/),
      },
    ]);
    await imports.confirmed(run.id);
    const [, , , made] = await rowsOf(run.id);
    expect(made).toMatchObject({ outcome: 'created', placeName: 'Market 3', isLeftOut: false });
    expect(await names()).toEqual(['Market 1', 'Market 2', 'Market 3']);
  });

  it('are listed page by page, by what became of them and by their words', async () => {
    const run = await imports.previewed(marketFile([marketRow(1), marketRow(2), marketRow(3, '00000', '')]));
    expect(await rowsOf(run.id, {}, [1, 1])).toMatchObject([{ name: 'Market 2' }]);
    expect(await rowsOf(run.id, { outcome: 'rejected' })).toMatchObject([{ row: 4 }]);
    expect(await rowsOf(run.id, { q: 'market 2' })).toMatchObject([{ row: 3 }]);
    expect(await rowsOf(run.id + 1)).toEqual([]);
  });
});

describe('a row that is left out', () => {
  it('is not imported, and can be put back before', async () => {
    const run = await imports.previewed(marketFile([marketRow(1), marketRow(2), marketRow(3)]));
    const [one, two, three] = await rowsOf(run.id);
    expect((await leaveOut(run.id, [one?.id ?? 0, two?.id ?? 0])).body).toMatchObject({
      ...{ leftOut: 2, created: 1, written: 1, rowsRead: 3 },
    });
    expect((await leaveOut(run.id, [two?.id ?? 0], false)).body).toMatchObject({ leftOut: 1, created: 2 });
    expect(await rowsOf(run.id, { isLeftOut: true })).toMatchObject([
      { name: 'Market 1', outcome: 'created' },
    ]);
    await imports.confirmed(run.id);
    expect(await names()).toEqual(['Market 2', 'Market 3']);
    expect(await rowsOf(run.id)).toMatchObject([
      { name: 'Market 1', outcome: 'left_out', isLeftOut: true },
      { name: 'Market 2', outcome: 'created' },
      { name: 'Market 3', outcome: 'created' },
    ]);
    const log = await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    expect(log.map(({ action, note }) => [action, note])).toEqual([
      ['upload', null],
      ['leave-out', '2 rows.'],
      ['put-back', 'Row 3, Market 2.'],
      ['confirm', null],
    ]);
    expect(await leaveOut(run.id, [three?.id ?? 0])).toMatchObject({ status: 404 });
  });

  it('stays so when the file is previewed again', async () => {
    const run = await imports.previewed(marketFile([marketRow(1), marketRow(2)]));
    await leaveOut(run.id, [(await rowsOf(run.id))[0]?.id ?? 0]);
    expect(await imports.restarted(run.id)).toMatchObject({ created: 1, leftOut: 1, rowsRead: 2 });
    expect(await rowsOf(run.id)).toMatchObject([
      { name: 'Market 1', outcome: 'created', isLeftOut: true },
      { name: 'Market 2', isLeftOut: false },
    ]);
  });

  it('leaves what it would have done to the next row of its place', async () => {
    const run = await imports.previewed(marketFile([marketRow(1), marketRow(2), marketRow(1), marketRow(1)]));
    const all = { created: 2, unchanged: 2, written: 2, leftOut: 0 };
    expect(run).toMatchObject(all);
    const ids = (await rowsOf(run.id)).map(({ id }) => id);
    const [first, , third, fourth] = ids as [number, number, number, number];
    const outcomes = async () => (await rowsOf(run.id)).map(({ outcome }) => outcome);
    expect((await leaveOut(run.id, [first])).body).toMatchObject({ created: 2, unchanged: 1 });
    expect(await outcomes()).toEqual(['created', 'created', 'created', 'unchanged']);
    expect(await rowsOf(run.id, { outcome: 'unchanged' })).toMatchObject([{ id: fourth }]);
    expect((await leaveOut(run.id, [third])).body).toMatchObject({ created: 2, unchanged: 0 });
    expect((await leaveOut(run.id, [fourth])).body).toMatchObject({ created: 1, unchanged: 0, leftOut: 3 });
    expect((await leaveOut(run.id, ids, false)).body).toMatchObject(all);
    expect(await outcomes()).toEqual(['created', 'created', 'unchanged', 'unchanged']);
    await leaveOut(run.id, [first]);
    expect(await imports.restarted(run.id)).toMatchObject({ created: 2, unchanged: 1, leftOut: 1 });
    expect(await outcomes()).toEqual(['created', 'created', 'created', 'unchanged']);
    expect(await imports.confirmed(run.id)).toMatchObject({ created: 2, unchanged: 1 });
  });

  it.each([
    ['another file', (_own: number, other: number) => [other], 404, 'RECORD_NOT_FOUND'],
    ['nothing', () => [], 400, 'VALIDATION_FAILED'],
  ])('is one of the preview itself: not of %s', async (_what, idsOf, status, error) => {
    const [run, other] = [
      await imports.previewed(marketFile([marketRow(1)])),
      await imports.previewed(marketFile([marketRow(2)])),
    ];
    const [own, strange] = [await rowsOf(run.id), await rowsOf(other.id)];
    const answer = await leaveOut(run.id, idsOf(own[0]?.id ?? 0, strange[0]?.id ?? 0));
    expect(answer).toMatchObject({ status, body: { error } });
  });

  it('is one of an import that nobody has confirmed yet', async () => {
    const run = await imports.imported(marketFile([marketRow(1)]));
    const answer = await leaveOut(run.id, [(await rowsOf(run.id))[0]?.id ?? 0]);
    expect(answer).toMatchObject({ status: 409, body: { error: 'IMPORT_IS_OVER' } });
  });
});

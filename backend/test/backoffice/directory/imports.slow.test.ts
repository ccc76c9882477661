import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminImport, AdminImportRow } from '../../../src/contract/directory/admin/imports.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ImportFile } from '../../../src/directory/tables/import-file.entity.js';
import { ImportRun } from '../../../src/directory/tables/import-run.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { marketFile, marketRow } from '../../support/make/market-file.js';
import { serve } from '../../support/servers/serve.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/**
 * Files of directories that staff upload. The test's own server works no jobs, so what waits goes on waiting.
 */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query(
    'TRUNCATE import_runs, places, place_records CASCADE; DELETE FROM audit_log; DELETE FROM pgboss.job',
  ),
);

const upload = <Body = AdminImport>(bytes: Uint8Array, name = 'markets.csv', fields = {}) =>
  admin.postForm<Body>('/api/admin/imports', fields, { field: 'file', bytes, name, type: 'text/csv' });
const runOf = (id: number) => test.db.getRepository(ImportRun).findOneByOrFail({ id });
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
const over = (id: number) => async () => !['queued', 'running'].includes((await runOf(id)).status);

/** Waits for the preview, confirms it, and waits for the import. */
async function imported(id: number): Promise<void> {
  await eventually(test.db, over(id));
  expect((await admin.post(`/api/admin/imports/${id}/confirm`, {})).status).toBe(200);
  await eventually(test.db, over(id));
}

/** A server that works jobs while something is done. */
async function working<Result>(work: (server: Awaited<ReturnType<typeof serve>>) => Promise<Result>) {
  const server = await serve(test.databaseUrl, { JOBS: 'on' });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

describe('an uploaded file', () => {
  it('is read into the places, and what could not be taken can be downloaded', async () => {
    const { status, body } = await upload(
      marketFile([marketRow(1), marketRow(2), marketRow(3, '00000', '')]),
      '../markets 2018.csv',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'queued',
      fileName: 'markets 2018.csv',
      username: 'ann',
      hasFile: true,
    });
    await working(() => imported(body.id));
    const { body: run } = await admin.get<AdminImport>(`/api/admin/imports/${body.id}`);
    expect(run).toMatchObject({
      ...{ status: 'done', progress: 100, rowsRead: 3, written: 2, unchanged: 0, rejected: 1 },
      ...{ isPreview: false, created: 2, added: 0, updated: 0 },
      ...{ format: 'USDA farmers markets (older export)', message: null },
    });
    expect(await test.db.getRepository(Place).count()).toBe(2);
    const file = await admin.get<string>(`/api/admin/imports/${body.id}/rejects.csv`);
    const [header, line, ...rest] = file.body.trim().split('\r\n');
    expect(header).toMatch(/^\uFEFF?row,reason,FMID,MarketName,street/);
    expect(line).toMatch(/^4,The row has neither coordinates .*,3,Market 3,/);
    expect(rest).toEqual([]);
    const entry = { resource: 'imports', recordId: String(body.id) };
    expect(await log()).toMatchObject([
      { action: 'upload', ...entry },
      { action: 'confirm', ...entry },
    ]);
  });

  it('is shown before it is imported: nothing is stored until somebody confirms', async () => {
    const bytes = marketFile([marketRow(1), marketRow(1), marketRow(2), marketRow(3, '00000', '')]);
    const { body } = await upload(bytes);
    expect(body).toMatchObject({ isPreview: true, status: 'queued' });
    const early = await admin.post<ErrorBody>(`/api/admin/imports/${body.id}/confirm`, {});
    expect(early).toMatchObject({ status: 409, body: { error: 'IMPORT_IS_OPEN' } });
    await working(() => eventually(test.db, over(body.id)));
    const { body: run } = await admin.get<AdminImport>(`/api/admin/imports/${body.id}`);
    expect(run).toMatchObject({
      ...{ isPreview: true, status: 'done', rowsRead: 4, created: 2, unchanged: 1, rejected: 1 },
    });
    const filter = encodeURIComponent(JSON.stringify({ runId: body.id }));
    expect((await admin.get<AdminImportRow[]>(`/api/admin/import-rows?filter=${filter}`)).body).toMatchObject(
      [
        { row: 2, outcome: 'created', name: 'Market 1', location: 'Fort Myers, FL 33901' },
        { row: 3, outcome: 'unchanged', name: 'Market 1' },
        { row: 4, outcome: 'created', name: 'Market 2' },
        { row: 5, outcome: 'rejected', reason: expect.stringContaining('neither coordinates') },
      ],
    );
    expect(await test.db.getRepository(Place).count()).toBe(0);
  });

  it('can be imported as far as it is whole', async () => {
    const cut = Buffer.concat([marketFile([marketRow(1), marketRow(2)]), Buffer.from('\n3,"Elm')]);
    const { body } = await upload(cut);
    await working(() => eventually(test.db, over(body.id)));
    const { body: run } = await admin.get<AdminImport>(`/api/admin/imports/${body.id}`);
    expect(run).toMatchObject({ isPreview: true, status: 'done', created: 2 });
    expect(run.message).toMatch(/You can import the rows before that\.$/);
    await working(() => imported(body.id));
    const { status, message } = await runOf(body.id);
    expect(status).toBe('failed');
    expect(message).toMatch(/Until then, 2 rows of it were stored\. Upload the whole file, /);
    expect(await test.db.getRepository(Place).count()).toBe(2);
  });

  it('is not imported once its preview is canceled, but can be previewed again', async () => {
    const { body } = await upload(marketFile([marketRow(1)]));
    await working(() => eventually(test.db, over(body.id)));
    const canceled = await admin.post<AdminImport>(`/api/admin/imports/${body.id}/stop`, {});
    expect(canceled).toMatchObject({ status: 200, body: { status: 'stopped', isPreview: true } });
    const late = await admin.post<ErrorBody>(`/api/admin/imports/${body.id}/confirm`, {});
    expect(late).toMatchObject({ status: 409, body: { error: 'IMPORT_IS_OVER' } });
    const again = await admin.post<AdminImport>(`/api/admin/imports/${body.id}/restart`, {});
    expect(again.body).toMatchObject({ status: 'queued', isPreview: true });
    expect(await test.db.getRepository(Place).count()).toBe(0);
  });

  it('changes nothing the second time', async () => {
    const first = await upload(marketFile([marketRow(1), marketRow(2)]));
    await working(async () => {
      await imported(first.body.id);
      expect((await admin.post(`/api/admin/imports/${first.body.id}/restart`, {})).status).toBe(200);
      await eventually(test.db, over(first.body.id));
    });
    expect(await runOf(first.body.id)).toMatchObject({ status: 'done', written: 0, unchanged: 2 });
    expect((await log()).map(({ action }) => action)).toEqual(['upload', 'confirm', 'restart']);
  });

  it('that is none of the directories asks what its columns are', async () => {
    const { body } = await upload(Buffer.from('a,b\n1,2\n'));
    await working(() => eventually(test.db, over(body.id)));
    const run = await runOf(body.id);
    expect(run).toMatchObject({ status: 'done', isPreview: true, rowsRead: 0 });
    expect(run.message).toMatch(/^We don’t know this file’s columns\./);
  });

  it.each([
    ['nothing', undefined, 400, 'VALIDATION_FAILED'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 415, 'IMPORT_FILE_NOT_READ'],
    ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 'x'), 413, 'IMPORT_FILE_TOO_LARGE'],
  ])('is refused where it is %s', async (_what, bytes, status, error) => {
    const answer = bytes
      ? await upload<ErrorBody>(bytes)
      : await admin.postForm<ErrorBody>('/api/admin/imports', { directory: 'csa' });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(await test.db.getRepository(ImportRun).count()).toBe(0);
  });

  it('whose values are nested without end fails with a sentence', async () => {
    const deep = `[{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}]`;
    const { body } = await upload(Buffer.from(deep), 'deep.json');
    await working(() => eventually(test.db, over(body.id)));
    expect(await runOf(body.id)).toMatchObject({ status: 'failed', tries: 0 });
  });
});

describe('stopping', () => {
  it('ends an import that waits at once', async () => {
    const { body } = await upload(marketFile([marketRow(1)]));
    const answer = await admin.post<AdminImport>(`/api/admin/imports/${body.id}/stop`, {});
    expect(answer).toMatchObject({ status: 200, body: { status: 'stopped' } });
    await working(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(await runOf(body.id)).toMatchObject({ status: 'stopped', rowsRead: 0 });
    expect((await log()).map(({ action }) => action)).toEqual(['upload', 'stop']);
    const again = await admin.post<ErrorBody>(`/api/admin/imports/${body.id}/stop`, {});
    expect(again).toMatchObject({ status: 409, body: { error: 'IMPORT_IS_OVER' } });
  });
});

describe('the record of an import', () => {
  it('is deleted with its file once it is over', async () => {
    const { body } = await upload(marketFile([marketRow(1)]));
    const open = await admin.delete<ErrorBody>(`/api/admin/imports/${body.id}`);
    expect(open).toMatchObject({ status: 409, body: { error: 'IMPORT_IS_OPEN' } });
    await admin.post(`/api/admin/imports/${body.id}/stop`, {});
    expect((await admin.delete(`/api/admin/imports/${body.id}`)).status).toBe(200);
    expect(await test.db.getRepository(ImportFile).count()).toBe(0);
  });

  it('is read again only while its file is kept', async () => {
    const { body } = await upload(marketFile([marketRow(1)]));
    await admin.post(`/api/admin/imports/${body.id}/stop`, {});
    await test.db.query('DELETE FROM import_files');
    const answer = await admin.post<ErrorBody>(`/api/admin/imports/${body.id}/restart`, {});
    expect(answer).toMatchObject({ status: 409, body: { error: 'IMPORT_FILE_GONE' } });
  });
});

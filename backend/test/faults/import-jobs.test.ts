import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminImport } from '../../src/contract/directory/admin/imports.admin.js';
import { ImportRun } from '../../src/directory/tables/import-run.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { eventually } from '../support/eventually.js';
import { clientOf, type Client, signedIn } from '../support/http/people.js';
import { marketFile, marketRow } from '../support/make/market-file.js';
import { serve, serveAlone } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * Files of directories that staff upload, while servers end. The test's own server works no jobs, so what
 * waits goes on waiting.
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
/** As if somebody had looked at the preview and confirmed it. */
const uploadConfirmed = async (bytes: Uint8Array) => {
  const answer = await upload(bytes);
  await test.db.getRepository(ImportRun).update({ id: answer.body.id }, { isPreview: false });
  return answer;
};
const runOf = (id: number) => test.db.getRepository(ImportRun).findOneByOrFail({ id });
const over = (id: number) => async () => !['queued', 'running'].includes((await runOf(id)).status);

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
  it('that breaks off whatever is done is given up after three tries, and can be read again', async () => {
    const { body } = await uploadConfirmed(marketFile([marketRow(1)]));
    await test.db.query('ALTER TABLE places ADD CONSTRAINT none_fits CHECK (false) NOT VALID');
    const server = await serve(test.databaseUrl, { JOBS: 'on', LOG_LEVEL: 'fatal' });
    try {
      await eventually(test.db, over(body.id), ['import-file', 'preview-import-file']);
    } finally {
      await server.stop();
      await test.db.query('ALTER TABLE places DROP CONSTRAINT none_fits');
    }
    const run = await runOf(body.id);
    expect(run).toMatchObject({ status: 'failed', tries: 3 });
    expect(run.message).toContain('failed 3 times');
    const again = await admin.post<AdminImport>(`/api/admin/imports/${body.id}/restart`, {});
    expect(again).toMatchObject({ status: 200, body: { status: 'queued' } });
    await working(() => eventually(test.db, over(body.id)));
    expect(await runOf(body.id)).toMatchObject({ status: 'done', tries: 0, written: 1 });
  });

  it('goes on after kill -9, from its start, without a place twice', async () => {
    const lines = Array.from({ length: 4_000 }, (_none, index) => marketRow(index + 1));
    const { body } = await uploadConfirmed(marketFile(lines));
    const first = await serveAlone(test.databaseUrl, { JOBS: 'on' });
    await eventually(test.db, async () => (await runOf(body.id)).rowsRead >= 500);
    await first.kill();
    const cut = await runOf(body.id);
    expect(cut.status).toBe('running');
    // As if the time had passed after which nobody expects a sign of life.
    await test.db.query(`UPDATE import_runs SET heartbeat_at = now() - interval '5 minutes'`);
    await test.db.query(
      `UPDATE pgboss.job SET started_on = now() - interval '5 minutes' WHERE state = 'active'`,
    );
    await working(async () => {
      for (let tries = 0; tries < 400 && !(await over(body.id)()); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
    const run = await runOf(body.id);
    expect(run).toMatchObject({ status: 'done', rowsRead: 4_000 });
    expect(run.unchanged).toBeGreaterThanOrEqual(500);
    const [places] = await test.db.query<[{ count: number }]>(
      `SELECT count(DISTINCT source_id)::int AS count FROM place_records`,
    );
    expect(places.count).toBe(4_000);
  }, 150_000);

  it('is left when somebody stops it, and what was read is kept', async () => {
    const lines = Array.from({ length: 20_000 }, (_none, index) => marketRow(index + 1));
    const { body } = await uploadConfirmed(marketFile(lines));
    await working(async (server) => {
      await eventually(test.db, async () => (await runOf(body.id)).rowsRead >= 500);
      const there = clientOf({ ...test, url: server.url }, admin.user, admin.cookie);
      expect((await there.post(`/api/admin/imports/${body.id}/stop`, {})).status).toBe(200);
      await eventually(test.db, over(body.id));
    });
    const run = await runOf(body.id);
    expect(run).toMatchObject({ status: 'stopped', isStopping: false, message: null });
    expect(run.rowsRead).toBeLessThan(20_000);
    expect(await test.db.getRepository(Place).count()).toBeGreaterThan(0);
  }, 60_000);
});

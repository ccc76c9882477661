import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminImportRecord } from '../../../src/contract/directory/admin/imports.admin.js';
import type { AdminPlaceList } from '../../../src/contract/directory/admin/place-lists.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ImportWorker } from '../../../src/directory/imports/import-worker.js';
import { ListRefresh, REFRESH_QUEUE } from '../../../src/directory/imports/lists/list-refresh.service.js';
import { PlaceLists } from '../../../src/directory/imports/lists/place-lists.service.js';
import { PlaceList } from '../../../src/directory/tables/place-list.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { ZipCode } from '../../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../../src/platform/geo/zip-codes.service.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let portal: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  portal = await standIn();
  test = await startTestApp({ JOBS: 'on', DATABASE_CONNECTIONS: '5', DOWNLOAD_BASE_URL: portal.url });
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(async () => {
  await test.close();
  portal.close();
});
beforeEach(() => test.db.query('TRUNCATE import_runs, places, place_records, place_lists CASCADE'));

/** A city's data portal, whose file changes. */
async function standIn() {
  const state = { file: '' as string | null };
  const server = createServer((_, response) => {
    if (state.file === null) response.writeHead(404).end();
    else response.end(state.file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const fileOf = (...names: string[]) =>
  ['Market,Where,Zip', ...names.map((name, at) => `${name} Market,${at + 1} Elm St,33901`)].join('\n');
const ADDRESS = 'https://data.city.example/markets.csv';

const listNow = async () =>
  (await admin.get<AdminPlaceList[]>('/api/admin/place-lists')).body[0] as AdminPlaceList;
const change = <Body = AdminPlaceList>(id: number, body: object) =>
  admin.put<Body>(`/api/admin/place-lists/${id}`, body);
const runOf = async (id: number) => (await admin.get<AdminImportRecord>(`/api/admin/imports/${id}`)).body;
const isOver = async (id: number) => !['queued', 'running'].includes((await runOf(id)).status);
const names = async () =>
  (await test.db.getRepository(Place).find({ order: { id: 'ASC' } })).map(({ name }) => name);

/** Uploads a list once, and says where it is. */
async function savedList(file: string): Promise<number> {
  const bytes = { field: 'file', bytes: Buffer.from(file), name: 'markets.csv', type: 'text/csv' };
  const { id } = (await admin.postForm<AdminImportRecord>('/api/admin/imports', {}, bytes)).body;
  await eventually(test.db, () => isOver(id));
  const fields = { name: 'Lee County', kind: 'farmers_market', city: 'Fort Myers', state: 'FL' };
  await admin.post(`/api/admin/imports/${id}/read-as`, {
    ...{ listId: null, ...fields, columns: ['name', 'street', 'zip'] },
  });
  await eventually(test.db, async () => (await isOver(id)) && (await runOf(id)).written > 0);
  await admin.post(`/api/admin/imports/${id}/confirm`, {});
  await eventually(test.db, async () => (await isOver(id)) && !(await runOf(id)).isPreview);
  const list = await listNow();
  await change(list.id, { address: ADDRESS, rhythm: 'weekly', was: { address: null, rhythm: null } });
  return list.id;
}

/** @returns what became of it, once its last reading is over */
async function refreshed(id: number, file: string | null): Promise<NonNullable<AdminPlaceList['lastRun']>> {
  const before = (await listNow()).lastRun?.id;
  portal.state.file = file;
  expect((await admin.post(`/api/admin/place-lists/${id}/refresh`, {})).status).toBe(200);
  await eventually(test.db, async () => {
    const { lastRun } = await listNow();
    if (lastRun === null || lastRun.id === before || !(await isOver(lastRun.id))) return false;
    return !lastRun.isPreview || lastRun.message !== null;
  });
  return (await listNow()).lastRun as NonNullable<AdminPlaceList['lastRun']>;
}

describe('a list with an address', () => {
  it('is fetched, read as before, and stored by itself', async () => {
    const id = await savedList(fileOf('Elm', 'Oak'));
    expect(await listNow()).toMatchObject({ name: 'Lee County', address: ADDRESS, rhythm: 'weekly' });
    const run = await refreshed(id, fileOf('Elm', 'Oak', 'Pine'));
    expect(run).toMatchObject({
      status: 'done',
      isPreview: false,
      created: 1,
      unchanged: 2,
      isRefresh: true,
    });
    expect(await names()).toEqual(['Elm Market', 'Oak Market', 'Pine Market']);
    expect((await listNow()).triedAt).not.toBeNull();
  });

  it('waits for staff when much of it is gone, who can import it anyway', async () => {
    const id = await savedList(fileOf('Elm', 'Oak', 'Pine', 'Ash'));
    const run = await refreshed(id, fileOf('Elm', 'New'));
    expect(run).toMatchObject({
      ...{ status: 'done', isPreview: true },
      message: expect.stringContaining('Nothing was stored. 3 of the 4 places that we know from this list'),
    });
    expect(await names()).not.toContain('New Market');
    // The next one takes its place.
    const next = await refreshed(id, fileOf('Elm', 'Newer'));
    expect(await runOf(run.id)).toMatchObject({ status: 'stopped' });
    await admin.post(`/api/admin/imports/${next.id}/confirm`, {});
    await eventually(test.db, async () => (await isOver(next.id)) && !(await runOf(next.id)).isPreview);
    expect(await names()).toContain('Newer Market');
    // What is gone since isn't missed again.
    expect(await refreshed(id, fileOf('Elm', 'Newer', 'Fir'))).toMatchObject({
      isPreview: false,
      created: 1,
    });
  });

  it('is not stored unseen once staff look at it', async () => {
    const id = await savedList(fileOf('Elm', 'Oak', 'Pine', 'Ash'));
    const run = await refreshed(id, fileOf('Elm', 'New'));
    // Read again, all that was known of it is gone no more.
    await test.db.query('DELETE FROM import_rows WHERE run_id <> $1', [run.id]);
    await test.db.query(`DELETE FROM place_records WHERE record ->> 'name' <> 'Elm Market'`);
    await admin.post(`/api/admin/imports/${run.id}/restart`, {});
    await eventually(test.db, () => isOver(run.id));
    expect(await runOf(run.id)).toMatchObject({ status: 'done', isPreview: true });
    expect(await names()).not.toContain('New Market');
  });

  it('waits for staff when its columns have changed', async () => {
    const id = await savedList(fileOf('Elm', 'Oak'));
    const file = fileOf('Elm', 'Oak').replace('Where', 'Location');
    expect(await refreshed(id, file)).toMatchObject({
      ...{ status: 'done', isPreview: true },
      message: expect.stringContaining('The columns have changed.'),
    });
  });

  it('waits for staff when a few places stand for many', async () => {
    const id = await savedList(fileOf('Elm', 'Oak', 'Pine', 'Ash'));
    const run = await refreshed(id, fileOf('Elm', 'Elm', 'Elm', 'Elm').replaceAll(/\d Elm/g, '1 Elm'));
    expect(run.message).toContain('3 of the 4 places');
  });

  it('says why it could not be fetched', async () => {
    const id = await savedList(fileOf('Elm'));
    expect(await refreshed(id, null)).toMatchObject({
      ...{ status: 'failed', message: 'It answered 404 instead of the file.' },
    });
    expect(await names()).toEqual(['Elm Market']);
  });

  it('is fetched from public addresses alone, and not without one', async () => {
    const id = await savedList(fileOf('Elm'));
    const marked = await change(id, { address: `${ADDRESS}#top`, was: { address: ADDRESS } });
    expect(marked).toMatchObject({ status: 200, body: { address: ADDRESS } });
    const bad = await change<ErrorBody>(id, { address: 'https://10.0.0.1/a.csv', was: { address: ADDRESS } });
    expect(bad).toMatchObject({ status: 400, body: { issues: [{ path: 'address' }] } });
    const none = await change<ErrorBody>(id, { address: '', was: { address: ADDRESS } });
    expect(none).toMatchObject({ status: 400, body: { issues: [{ path: 'address' }] } });
    await change(id, { address: '', rhythm: null, was: { address: ADDRESS, rhythm: 'weekly' } });
    expect((await admin.post(`/api/admin/place-lists/${id}/refresh`, {})).status).toBe(400);
  });

  it('has its turn by its rhythm', async () => {
    const id = await savedList(fileOf('Elm'));
    portal.state.file = fileOf('Elm', 'Oak');
    const config = loadConfig({}, '/');
    const jobs = new Jobs(test.db, config);
    jobs.handle(REFRESH_QUEUE, { retries: 2, retryDelaySeconds: 300, isSingle: true }, null);
    const zipCodes = new ZipCodes(test.db.getRepository(ZipCode));
    const worker = new ImportWorker(test.db, jobs, zipCodes, new PlaceLists(test.db), config);
    const due = new ListRefresh(test.db, jobs, worker, config);
    const lists = test.db.getRepository(PlaceList);
    await lists.update({ id }, { triedAt: new Date('2026-12-01T09:07:00Z') });
    await due.enqueueDue(new Date('2026-12-07T09:07:00Z'));
    await due.enqueueDue(new Date('2026-12-08T09:07:00Z'));
    await eventually(test.db, async () => (await names()).length === 2, [REFRESH_QUEUE]);
    const { body } = await admin.get<AdminImportRecord[]>(
      `/api/admin/imports?filter=${encodeURIComponent(JSON.stringify({ listId: id }))}`,
    );
    expect(body.map(({ isRefresh }) => isRefresh)).toEqual([true, false]);
  });
});

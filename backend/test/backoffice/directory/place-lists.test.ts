import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  AdminImportRecord,
  AdminImportRow,
} from '../../../src/contract/directory/admin/imports.admin.js';
import type { ImportTable, ReadAsBody } from '../../../src/contract/directory/admin/place-lists.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ImportWorker } from '../../../src/directory/imports/import-worker.js';
import { PlaceLists } from '../../../src/directory/imports/lists/place-lists.service.js';
import { FIND_DOUBLES } from '../../../src/directory/places/doubles/find-doubles.job.js';
import { PlaceList } from '../../../src/directory/tables/place-list.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { ZipCode } from '../../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../../src/platform/geo/zip-codes.service.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let portal: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  portal = await standIn();
  test = await startTestApp({ DOWNLOAD_BASE_URL: portal.url });
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(async () => {
  await test.close();
  portal.close();
});
beforeEach(() => test.db.query('TRUNCATE import_runs, places, place_records, place_lists CASCADE'));

const FILE = `Market,Where,Zip,Day,Hours
Elm Street Market,12 Elm St,33901,2nd and 4th Sun,9am-1pm
River Market,1 Centennial Park,33901,Sat,8am-noon
`;

/** A city's data portal. */
async function standIn() {
  const server = createServer(({ url }, response) => {
    if (url === '/api/markets.csv?all') response.end(FILE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function upload(text: string, name = 'markets.csv'): Promise<number> {
  const file = { field: 'file', bytes: Buffer.from(text), name, type: 'text/csv' };
  const { body } = await admin.postForm<AdminImportRecord>('/api/admin/imports', {}, file);
  return read(body.id);
}

/** As the job does, at once. */
async function read(id: number): Promise<number> {
  const zipCodes = new ZipCodes(test.db.getRepository(ZipCode));
  const jobs = new Jobs(test.db, loadConfig({}, '/'));
  jobs.handle(FIND_DOUBLES, { retries: 1, retryDelaySeconds: 1 }, null);
  await new ImportWorker(test.db, jobs, zipCodes, new PlaceLists(test.db), loadConfig({}, '/')).read(id);
  return id;
}

const tableOf = async (id: number) => (await admin.get<ImportTable>(`/api/admin/imports/${id}/table`)).body;
const runOf = async (id: number) => (await admin.get<AdminImportRecord>(`/api/admin/imports/${id}`)).body;
const LIST: ReadAsBody = {
  ...{ listId: null, name: 'Lee County markets', kind: 'farmers_market', city: 'Fort Myers', state: 'FL' },
  columns: ['name', 'street', 'zip', 'days', 'hours'],
};
const readAs = <Body = AdminImportRecord>(id: number, body: object) =>
  admin.post<Body>(`/api/admin/imports/${id}/read-as`, body);

/** Uploads, says what it is, previews and imports. */
async function imported(text: string): Promise<number> {
  const id = await upload(text);
  if ((await tableOf(id)).listId === null) {
    await readAs(id, LIST);
    await read(id);
  }
  await admin.post(`/api/admin/imports/${id}/confirm`, {});
  return read(id);
}

it('has no table of an address that no import has', async () => {
  for (const id of ['999999', '9999999999', 'NaN', 'x'])
    expect((await admin.get(`/api/admin/imports/${id}/table`)).status).toBe(404);
});

describe('a table that nobody knows', () => {
  it('asks what its columns are, with a guess and two values of each', async () => {
    const id = await upload(FILE);
    expect(await runOf(id)).toMatchObject({
      ...{ status: 'done', isPreview: true, rowsRead: 0, written: 0 },
      message: expect.stringContaining('Please say below what they are'),
    });
    expect(await tableOf(id)).toMatchObject({
      listId: null,
      lists: [],
      columns: [
        { head: 'Market', is: 'name', samples: ['Elm Street Market', 'River Market'] },
        { head: 'Where', is: '', samples: ['12 Elm St', '1 Centennial Park'] },
        { head: 'Zip', is: 'zip', samples: ['33901'] },
        { head: 'Day', is: 'days' },
        { head: 'Hours', is: 'hours' },
      ],
    });
  });

  it('is previewed by the columns that staff choose, and then imported', async () => {
    const id = await upload(FILE);
    expect((await readAs(id, LIST)).status).toBe(200);
    await read(id);
    expect(await runOf(id)).toMatchObject({
      ...{ isPreview: true, created: 2, rejected: 0, message: null, format: 'List: Lee County markets' },
    });
    expect(await test.db.getRepository(Place).count()).toBe(0);
    await admin.post(`/api/admin/imports/${id}/confirm`, {});
    await read(id);
    const [place] = await test.db.getRepository(Place).find({ order: { name: 'ASC' } });
    expect(place).toMatchObject({
      ...{
        name: 'Elm Street Market',
        source: 'list',
        street: '12 Elm St',
        city: 'Fort Myers',
        zipCode: '33901',
      },
      seasons: [
        { hours: [{ day: 0, opens: '09:00', closes: '13:00', repeats: { kind: 'monthly', weeks: [2, 4] } }] },
      ],
    });
  });

  it('is read as before the next time, and changes nothing twice', async () => {
    await imported(FILE);
    const again = await upload(FILE, 'other name.csv');
    expect(await runOf(again)).toMatchObject({ unchanged: 2, written: 0, message: null });
    const changed = await upload(FILE.replace('8am-noon', '8am-1pm'));
    expect(await runOf(changed)).toMatchObject({ updated: 1, unchanged: 1 });
  });

  it('is asked about again where two lists have the same columns', async () => {
    await imported(FILE);
    const [list] = await test.db.getRepository(PlaceList).find();
    const other = await upload(FILE);
    await readAs(other, { ...LIST, name: 'Collier County markets' });
    const third = await upload(FILE);
    const table = await tableOf(third);
    expect(table.listId).toBeNull();
    expect(table.lists.map(({ name, hasSameColumns }) => [name, hasSameColumns])).toEqual([
      ['Collier County markets', true],
      ['Lee County markets', true],
    ]);
    await readAs(third, { ...LIST, listId: list?.id });
    await read(third);
    expect(await runOf(third)).toMatchObject({ unchanged: 2 });
  });

  it('is imported as it was previewed, although its list came with other columns since', async () => {
    const id = await upload(FILE);
    await readAs(id, LIST);
    await read(id);
    const { listId } = await tableOf(id);
    const renamed = await upload(FILE.replace('Market,Where,Zip,Day,Hours', 'Title,Street,Zip,Open,Times'));
    expect((await readAs(renamed, { ...LIST, listId })).status).toBe(200);
    await admin.post(`/api/admin/imports/${id}/confirm`, {});
    await read(id);
    expect(await runOf(id)).toMatchObject({ created: 2, rejected: 0 });
    const [place] = await test.db.getRepository(Place).find({ order: { name: 'ASC' } });
    expect(place).toMatchObject({ street: '12 Elm St', seasons: [{ hours: [{ day: 0 }] }] });
  });

  it('is imported as what it was when it was previewed, and each column by its head as written', async () => {
    const file = 'Market,Where,Zip,Hours,Hours #\nElm Market,12 Elm St,33901,Sat 9am-1pm,7\n';
    const id = await upload(file);
    await readAs(id, { ...LIST, columns: ['name', 'street', 'zip', 'hours', ''] });
    await read(id);
    const { listId } = await tableOf(id);
    const moved = 'Market,Where,Zip,Hours #,Hours\nElm Market,12 Elm St,33901,7,Sat 9am-1pm\n';
    expect(await runOf(await upload(moved))).toMatchObject({ created: 1 });
    await test.db
      .getRepository(PlaceList)
      .update({ id: listId ?? 0 }, { kind: 'on_farm_market', city: null });
    await admin.post(`/api/admin/imports/${id}/confirm`, {});
    await read(id);
    const [place] = await test.db.getRepository(Place).find();
    expect(place).toMatchObject({
      ...{ kind: 'farmers_market', city: 'Fort Myers' },
      seasons: [{ hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }],
    });
  });

  it('is not imported before somebody said what its columns are', async () => {
    const id = await upload(FILE);
    expect(await admin.post<ErrorBody>(`/api/admin/imports/${id}/confirm`, {})).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'columns' }] },
    });
    expect(await runOf(id)).toMatchObject({ status: 'done', isPreview: true });
  });

  it('keeps its left-out rows while it is read by other columns, and is undone as any import', async () => {
    const id = await upload(FILE);
    await readAs(id, { ...LIST, columns: ['name', 'street', 'zip', '', ''] });
    await read(id);
    const filter = encodeURIComponent(JSON.stringify({ runId: id }));
    const rows = async () =>
      (await admin.get<AdminImportRow[]>(`/api/admin/import-rows?filter=${filter}`)).body;
    const [elm] = await rows();
    await admin.post(`/api/admin/imports/${id}/leave-out`, { rowIds: [elm?.id], isLeftOut: true });
    await readAs(id, { ...LIST, listId: (await tableOf(id)).listId });
    await read(id);
    expect(await rows()).toMatchObject([
      { name: 'Elm Street Market', outcome: 'created', isLeftOut: true },
      { name: 'River Market', outcome: 'created', isLeftOut: false },
    ]);
    await admin.post(`/api/admin/imports/${id}/confirm`, {});
    await read(id);
    expect(await runOf(id)).toMatchObject({ created: 1, leftOut: 1 });
    expect(await test.db.getRepository(Place).find()).toMatchObject([{ name: 'River Market' }]);
    expect((await admin.post(`/api/admin/imports/${id}/undo`, {})).body).toMatchObject({ removed: 1 });
    expect(await test.db.getRepository(Place).count()).toBe(0);
  });

  it('is not read without a name or a place', async () => {
    const id = await upload(FILE);
    const without = (columns: string[], city: string | null = null) =>
      readAs<ErrorBody>(id, { ...LIST, city, columns });
    expect(await without(['', 'street', 'zip', '', ''])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'columns', message: 'Choose which column has the name.' }] },
    });
    expect(await without(['name', '', '', '', ''])).toMatchObject({
      body: { issues: [{ message: expect.stringContaining('Choose which columns say where') }] },
    });
    expect(await without(['name'])).toMatchObject({ body: { issues: [{ path: 'columns' }] } });
    expect((await without(['name', '', '', '', ''], 'Fort Myers')).status).toBe(200);
  });

  it('does not take the name of another list', async () => {
    await imported(FILE);
    const id = await upload('Title,Zip\nA,33901\n');
    const taken = await readAs<ErrorBody>(id, {
      ...LIST,
      name: 'LEE county markets',
      columns: ['name', 'zip'],
    });
    expect(taken).toMatchObject({ status: 409, body: { error: 'PLACE_LIST_EXISTS' } });
  });
});

describe('a file that is known, or imported', () => {
  it('has no columns to choose', async () => {
    const id = await upload('FMID,MarketName,zip\n1,Elm Market,33901\n');
    expect(await tableOf(id)).toMatchObject({ columns: null });
    expect(await readAs<ErrorBody>(id, LIST)).toMatchObject({ status: 400 });
    const done = await imported(FILE);
    expect(await readAs<ErrorBody>(done, LIST)).toMatchObject({
      status: 409,
      body: { error: 'IMPORT_IS_OVER' },
    });
  });
});

describe('a file on the web', () => {
  const fetched = <Body = AdminImportRecord>(address: string) =>
    admin.postForm<Body>('/api/admin/imports', { address });

  it('is downloaded and previewed as an uploaded one', async () => {
    const { status, body } = await fetched('https://data.city.example/api/markets.csv?all');
    expect([status, body.fileName, body.fileSize]).toEqual([201, 'markets.csv', FILE.length]);
    await read(body.id);
    expect((await tableOf(body.id)).columns).toHaveLength(5);
  });

  it.each([
    [
      'http://data.city.example/a.csv',
      'We download from addresses that begin with https:// and are open to everyone on the internet.',
    ],
    [
      'https://127.0.0.1/a.csv',
      'We download from addresses that begin with https:// and are open to everyone on the internet.',
    ],
    ['https://data.city.example/b.csv', 'It answered 404 instead of the file.'],
  ])('is refused in words: %s', async (address, message) => {
    expect(await fetched<ErrorBody>(address)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'address', message }] },
    });
  });

  it('is asked for where there is neither a file nor an address', async () => {
    expect(await fetched<ErrorBody>(' ')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'file' }] },
    });
  });
});

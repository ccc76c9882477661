import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { signedIn } from '../support/http/people.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { until } from '../support/until.js';

let folder: string;
let database: TestDatabase;
let db: DataSource;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-leftovers-'));
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await server?.kill();
  await db?.destroy();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = () => startServer({ DATABASE_URL: database.url, JOBS: 'on', TMPDIR: folder });
const left = async () => (await readdir(folder)).filter((name) => name.startsWith('farmgate-import-'));

it('what a server left that was killed while it read a file is removed by the next one', async () => {
  server = await start();
  const admin = await signedIn({ ...server, db }, { role: 'admin' });
  const rows = Array.from({ length: 50_000 }, (_, index) => `${index + 1},Market ${index},22901`);
  const bytes = Buffer.from(`FMID,MarketName,zip\n${rows.join('\n')}\n`);
  const file = { field: 'file', bytes, name: 'markets.csv', type: 'text/csv' };
  expect((await admin.postForm('/api/admin/imports', {}, file)).status).toBe(201);
  await until(async () => (await left()).length === 1);
  await server.kill();
  const [killed] = await left();
  // Another server on this machine reads a file of its own meanwhile.
  const others = `farmgate-import-${process.pid}-x`;
  await mkdir(path.join(folder, others));
  server = await start();
  await until(async () => !(await left()).includes(killed ?? ''));
  expect(await left()).toContain(others);
});

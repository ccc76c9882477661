import { afterAll, beforeAll, expect, it } from '@jest/globals';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { eventually } from '../support/eventually.js';
import { runCommand } from '../support/servers/run-command.js';

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  const migrations = [path.join(projectFolder(), 'backend/dist/migrations/*.js')];
  db = await new DataSource({ ...dataSourceOptions(database.url, 4), migrations }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('lets others go first while a table is in use, and changes the schema once it is free', async () => {
  // The last migrations, down to one that changes the listings.
  const count = async () => (await db.query<unknown[]>('SELECT 1 FROM migrations')).length;
  const all = await count();
  const isThere = () =>
    db.query<unknown[]>(`SELECT 1 FROM migrations WHERE name = 'ListingsNotShown1764080000000'`);
  while ((await isThere()).length > 0) await db.undoLastMigration();

  const user = db.createQueryRunner();
  await user.startTransaction();
  await user.query('LOCK TABLE listings IN ROW EXCLUSIVE MODE');
  const migrating = runCommand(['migrate'], { DATABASE_URL: database.url });
  const waiting = () =>
    db.query<unknown[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%listings%'
         AND pid <> pg_backend_pid()`,
    );
  await eventually(db, async () => (await waiting()).length > 0);
  // It does not stand in line for ever: whoever comes after it would, too.
  await eventually(db, async () => (await waiting()).length === 0);
  expect((await isThere()).length).toBe(0);
  await user.commitTransaction();
  await user.release();
  expect(await migrating).toMatchObject({ code: 0 });
  expect(await count()).toBe(all);
}, 90_000);

it('makes indexes while another server waits for its turn to change the schema', async () => {
  const all = (await db.query<unknown[]>('SELECT 1 FROM migrations')).length;
  const isThere = () =>
    db.query<unknown[]>(`SELECT 1 FROM pg_indexes WHERE indexname = 'ix_listings_category_created'`);
  while ((await isThere()).length > 0) await db.undoLastMigration();

  const both = await Promise.all([1, 2].map(() => runCommand(['migrate'], { DATABASE_URL: database.url })));
  expect(both).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect((await db.query<unknown[]>('SELECT 1 FROM migrations')).length).toBe(all);
}, 90_000);

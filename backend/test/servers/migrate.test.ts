import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { eventually } from '../support/eventually.js';
import { type NextVersion, nextVersion } from '../support/servers/next-version.js';
import { runCommand } from '../support/servers/run-command.js';

/** The next version's migrations, on a database in use. */

const NOTE = {
  up: 'ALTER TABLE listings ADD COLUMN side_note text',
  down: 'ALTER TABLE listings DROP COLUMN side_note',
};
const NOTES = {
  up: 'CREATE INDEX CONCURRENTLY ix_listings_side_note ON listings (side_note)',
  down: 'DROP INDEX ix_listings_side_note',
};

let next: NextVersion;
let database: TestDatabase;
let db: DataSource;

beforeAll(() => {
  next = nextVersion({ '2099999999991-SideNote': NOTE, '2099999999992-SideNotes': NOTES });
});
afterAll(() => next.remove());
beforeEach(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const migrate = () => runCommand(['migrate'], { DATABASE_URL: database.url }, next.cli);
const newest = async () => {
  const rows = await db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 2');
  return rows.map(({ name }) => name).reverse();
};

it('lets others go first while a table is in use, and changes the schema once it is free', async () => {
  const before = await newest();
  const user = db.createQueryRunner();
  await user.startTransaction();
  await user.query('LOCK TABLE listings IN ROW EXCLUSIVE MODE');
  const migrating = migrate();
  const waiting = () =>
    db.query<unknown[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%listings%'
         AND pid <> pg_backend_pid()`,
    );
  await eventually(db, async () => (await waiting()).length > 0);
  // It does not stand in line for ever: whoever comes after it would, too.
  await eventually(db, async () => (await waiting()).length === 0);
  expect(await newest()).toEqual(before);
  await user.commitTransaction();
  await user.release();
  expect(await migrating).toMatchObject({ code: 0 });
  expect(await newest()).toEqual(['SideNote2099999999991', 'SideNotes2099999999992']);
}, 90_000);

it('makes indexes while another server waits for its turn to change the schema', async () => {
  expect(await Promise.all([migrate(), migrate()])).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(await newest()).toEqual(['SideNote2099999999991', 'SideNotes2099999999992']);
}, 90_000);

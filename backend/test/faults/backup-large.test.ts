import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { runCommand } from '../support/servers/run-command.js';

const ROWS = 30_000;
const ROW_BYTES = 5_000;
const MOST_MEGABYTES = 250;
const LONG_MS = 300_000;

let database: TestDatabase;
let db: DataSource;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-large-'));
  // TypeORM loads migrations past Jest, so it gets the compiled ones.
  const migrations = [path.join(projectFolder(), 'backend/dist/migrations/*.js')];
  db = await new DataSource({ ...dataSourceOptions(database.url, 1), migrations }).initialize();
}, LONG_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Report {
  rows: number;
  tables: number;
}

it(
  `takes less than ${MOST_MEGABYTES} MB for ${(ROWS * ROW_BYTES) / 1e6} MB, and brings an older schema into the embedded database and up to date`,
  async () => {
    await db.undoLastMigration();
    await db.query(
      `INSERT INTO messages (name, email, subject, message)
       SELECT 'n', 'e@x.example', 's' || n, repeat(md5(n::text), ${Math.floor(ROW_BYTES / 32)}) FROM generate_series(1, ${ROWS}) AS n`,
    );
    const older = path.join(folder, 'older.tar.gz');
    const written = await runCommand(['backup', older, '--json'], { DATABASE_URL: database.url });
    expect(written).toMatchObject({ code: 0 });
    expect(written.peakMegabytes).toBeLessThan(MOST_MEGABYTES);

    const embedded = { DATA_DIR: path.join(folder, 'data') };
    const restored = await runCommand(['restore', older, '--json'], embedded);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.peakMegabytes).toBeLessThan(MOST_MEGABYTES);
    expect(restored.stderr).toContain('Updated the schema: ');

    // Written again, it is the same: of all tables, but for what the newer schema has changed.
    const again = await runCommand(['backup', path.join(folder, 'again.tar.gz'), '--json'], embedded);
    const [first, second] = [written, again].map(({ stdout }) => JSON.parse(stdout) as Report);
    expect(second?.rows).toBe(first?.rows);
    expect(second?.rows).toBeGreaterThan(ROWS);
  },
  LONG_MS,
);

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type NextVersion, nextVersion } from '../support/servers/next-version.js';
import { runCommand } from '../support/servers/run-command.js';

const ROWS = 30_000;
const ROW_BYTES = 5_000;
const MOST_MEGABYTES = 250;
const LONG_MS = 300_000;

let database: TestDatabase;
let db: DataSource;
let folder: string;
let next: NextVersion;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-large-'));
  db = await openDataSource(database.url);
  next = nextVersion({
    '2099999999991-SideNote': {
      up: 'ALTER TABLE messages ADD COLUMN side_note text',
      down: 'ALTER TABLE messages DROP COLUMN side_note',
    },
  });
}, LONG_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
  next.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Report {
  rows: number;
  tables: number;
}

it(
  `takes less than ${MOST_MEGABYTES} MB for ${(ROWS * ROW_BYTES) / 1e6} MB, and brings an older schema into the embedded database and up to date`,
  async () => {
    await db.query(
      `INSERT INTO messages (name, email, subject, message)
       SELECT 'n', 'e@x.example', 's' || n, repeat(md5(n::text), ${Math.floor(ROW_BYTES / 32)}) FROM generate_series(1, ${ROWS}) AS n`,
    );
    const older = path.join(folder, 'older.tar.gz');
    const written = await runCommand(['backup', older, '--json'], { DATABASE_URL: database.url });
    expect(written).toMatchObject({ code: 0 });
    expect(written.peakMegabytes).toBeLessThan(MOST_MEGABYTES);

    const embedded = { DATA_DIR: path.join(folder, 'data') };
    const restored = await runCommand(['restore', older, '--json'], embedded, next.cli);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.peakMegabytes).toBeLessThan(MOST_MEGABYTES);
    expect(restored.stderr).toContain('Updated the schema: SideNote2099999999991');

    // Written again, it is the same: of all tables, but for what the newer schema has changed.
    const again = await runCommand(
      ['backup', path.join(folder, 'again.tar.gz'), '--json'],
      embedded,
      next.cli,
    );
    const [first, second] = [written, again].map(({ stdout }) => JSON.parse(stdout) as Report);
    expect(second?.rows).toBe(first?.rows);
    expect(second?.rows).toBeGreaterThan(ROWS);
  },
  LONG_MS,
);

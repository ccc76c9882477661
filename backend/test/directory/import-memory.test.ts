import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { cloneDatabase, type TestDatabase } from '../support/test-database.js';

const CLI = path.join(projectFolder(), 'backend/dist/src/cli/main.js');
const PRINT_PEAK_MEMORY = path.join(projectFolder(), 'backend/test/support/print-peak-memory.mjs');
const ROWS = 100_000;
const MOST_MEGABYTES = 300;
const LONG_MS = 400_000;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-memory-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Markets all over the country, no two of one name. */
function* lines(): Generator<string> {
  yield 'FMID,MarketName,Website,street,city,State,zip,Season1Date,Season1Time,x,y,SNAP,Organic,Eggs,Honey,updateTime\n';
  for (let row = 0; row < ROWS; row += 1) {
    const position = `${(-100 + (row % 200) / 10).toFixed(3)},${(32 + (row % 97) / 10).toFixed(3)}`;
    yield (
      `${1_000_000 + row},Market ${row} on the Green,http://m${row}.example,${row} Main Street,Ames,Iowa,,` +
      `05/01/2018 to 10/31/2018,Sat: 9:00 AM-1:00 PM;,${position},Y,-,Y,N,5/1/2018 9:00:00 AM\n`
    );
  }
}

it(
  'imports 100,000 rows in less than 300 MB of memory, the whole command',
  async () => {
    const file = path.join(folder, 'farmersmarket.csv');
    await pipeline(Readable.from(lines()), createWriteStream(file));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', PRINT_PEAK_MEMORY, CLI, 'import', 'usda', '--json', file],
      { cwd: folder, env: { PATH: process.env.PATH, DATABASE_URL: database.url } },
    );
    expect(JSON.parse(stdout)).toMatchObject({ created: ROWS, rejected: 0 });
    const peak = Number(/peak memory (\d+) MB/.exec(stderr)?.[1]);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MOST_MEGABYTES);
  },
  LONG_MS,
);

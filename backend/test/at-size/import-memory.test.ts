import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

const BACKEND = path.join(projectFolder(), 'backend');
const CLI = path.join(BACKEND, 'dist/src/cli/main.js');
const MEMORY = pathToFileURL(path.join(BACKEND, 'test/support/servers/print-peak-memory.mjs')).href;
const ROWS = 100_000;
const MOST_MEGABYTES = 300;
/** In summer it makes the days of all these markets as well. */
const LONG_MS = 480_000;

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

const ZIPS = ['33901', '10001', '22901', '50010', '94103', '98101', '78701', '04101'];
const FLAGS =
  'Credit,WIC,WICcash,SFMNP,SNAP,Organic,Bakedgoods,Cheese,Crafts,Flowers,Eggs,Seafood,Herbs,Vegetables,Honey,Jams,Maple,Meat,Nuts,Plants,Poultry,Soap,Trees,Wine,Coffee,Beans,Fruits,Grains,Juices,Tofu';
const flags = (index: number) =>
  FLAGS.split(',').map((_, place) => ((index >> (place % 16)) & 1 ? 'Y' : 'N'));

/** An older export as long as any will be, with all that a market says of itself. */
function* lines(): Generator<string> {
  yield `FMID,MarketName,Website,Facebook,street,city,State,zip,Season1Date,Season1Time,Location,${FLAGS},updateTime\n`;
  for (let index = 0; index < ROWS; index += 1) {
    const address = `${index % 900} Orchard Street,Somewhere,,${ZIPS[index % ZIPS.length]}`;
    const season = '05/01/2018 to 10/31/2018,Sat: 9:00 AM-1:00 PM;Wed: 3:00 PM-6:30 PM;';
    const links = `http://www.market-${index}.example/,https://social.example/market-${index}`;
    yield `${index + 1},Orchard Street Market ${index},${links},${address},${season},"Local government building, grounds",${flags(index).join(',')},5/1/2018 9:00:00 AM\n`;
  }
}

it(
  `takes ${ROWS.toLocaleString('en-US')} rows in less than ${MOST_MEGABYTES} MB`,
  async () => {
    const file = path.join(folder, 'markets.csv');
    await pipeline(Readable.from(lines()), createWriteStream(file));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', MEMORY, CLI, 'import', 'usda', file, '--json'],
      { cwd: folder, env: { PATH: process.env.PATH, DATABASE_URL: database.url } },
    );
    expect(JSON.parse(stdout)).toMatchObject({ created: ROWS, rejected: 0 });
    const peak = Number(/peak memory (\d+) MB/.exec(stderr)?.[1]);
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(MOST_MEGABYTES);
  },
  LONG_MS,
);

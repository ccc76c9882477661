import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

const CLI = path.join(projectFolder(), 'backend/dist/src/cli/main.js');
const LONG_MS = 60_000;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-cli-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { cwd: folder, env: { PATH: process.env.PATH, DATABASE_URL: database.url, ...env } };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [CLI, ...args], options)) };
  } catch (error) {
    return error as Ended;
  }
}

const apiRow = (id: string, name: string, zip = '22901') => ({
  directory_type: 'farmersmarket',
  listing_id: id,
  listing_name: name,
  updatetime: 'Aug 3rd, 2024',
  location_address: `1 Main St, Charlottesville, Virginia ${zip}`,
  location_city: 'Charlottesville',
  location_state: 'Virginia',
  location_street: '1 Main St',
  location_zipcode: zip,
  location_x: '',
  location_y: '',
  brief_desc: 'Open: April to October; <br>Available Products: Eggs;Honey;',
});

describe('npm run import', () => {
  it(
    'prints its counts as JSON and nothing else, and writes the rejects with their reason',
    async () => {
      const file = path.join(folder, 'farmersmarket.json');
      const nowhere = { location_address: '', location_city: '', location_state: '', location_zipcode: '' };
      const rows = [apiRow('300100', 'City Market'), { ...apiRow('300101', '=Formula Market'), ...nowhere }];
      await writeFile(file, JSON.stringify({ data: rows }));
      const { stdout, code } = await run(['import', 'usda', '--json', file]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual({
        created: 1,
        added: 0,
        updated: 0,
        unchanged: 0,
        rejected: 1,
        rejects: 'import-rejects.csv',
      });
      const rejects = await readFile(path.join(folder, 'import-rejects.csv'), 'utf8');
      expect(rejects).toMatch(
        /^"file","row","reason","values"\r\n"farmersmarket.json","2","The row has neither/,
      );
    },
    LONG_MS,
  );

  it(
    'ends with a sentence for a file that is none of the formats, and for one that is not there',
    async () => {
      const file = path.join(folder, 'letters.csv');
      await writeFile(file, 'dear,sir\n1,2\n');
      const unknown = await run(['import', 'usda', file]);
      expect(unknown.code).toBe(1);
      expect(unknown.stderr).toContain('letters.csv');
      expect(unknown.stderr).not.toContain('    at ');
      const missing = await run(['import', 'usda', 'missing.csv']);
      expect(missing.code).toBe(1);
      expect(missing.stderr).toContain('missing.csv');
    },
    LONG_MS,
  );

  it('looks at all files before it takes anything from the first', async () => {
    const first = path.join(folder, 'first.csv');
    await writeFile(first, 'FMID,MarketName,zip\n910001,First Market,22901\n');
    const { code, stdout, stderr } = await run(['import', 'usda', first, 'nothere.csv', '--json']);
    expect([code, stdout, stderr]).toEqual([1, '', "The file nothere.csv doesn't exist.\n"]);
  });

  it(
    'tells what was stored when a later file turns out to be damaged',
    async () => {
      const first = path.join(folder, 'first.csv');
      const broken = path.join(folder, 'broken.csv');
      await writeFile(first, 'FMID,MarketName,zip\n910001,First Market,22901\n910002,,22901\n');
      await writeFile(broken, 'FMID,MarketName,zip\n910003,"Second Market,22901\n');
      const { code, stdout, stderr } = await run(['import', 'usda', first, broken, '--json']);
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ created: 1, rejected: 1 });
      expect(stderr).toMatch(/^broken\.csv has a quotation mark that is never closed.*\n$/);
    },
    LONG_MS,
  );

  it.each([
    ['a folder that is not there', '/nonexistent/x.csv', 'no folder /nonexistent.'],
    ['a file that is read', 'first.csv', '--rejects must not name a file that is imported'],
  ])('refuses to write the rejects into %s, before anything is imported', async (_what, file, sentence) => {
    const first = path.join(folder, 'first.csv');
    const content = 'FMID,MarketName,zip\n910001,,22901\n';
    await writeFile(first, content);
    const { code, stdout, stderr } = await run(['import', 'usda', first, '--rejects', file]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(await readFile(first, 'utf8')).toBe(content);
  });
});

describe('npm run import -- usda-api', () => {
  let api: Server;
  const asked: string[] = [];
  let failOn: string | null = null;

  beforeAll(async () => {
    api = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      asked.push(`${url.pathname}${url.search}`);
      if (failOn && url.pathname.includes(failOn)) {
        response.writeHead(404).end('no');
        return;
      }
      const data = url.pathname.includes('csa') ? [apiRow('200001', 'Blue Ridge CSA')] : '';
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
  });
  afterAll(() => {
    api.close();
  });

  it(
    'asks for all five directories of a state, goes on where it was stopped, and starts afresh when it was done',
    async () => {
      const { port } = api.address() as AddressInfo;
      const env = { USDA_API_KEY: 'a-key', USDA_BASE_URL: `http://127.0.0.1:${port}` };
      failOn = 'foodhub';
      const stopped = await run(['import', 'usda-api', '--state', 'va', '--json'], env);
      expect(stopped.code).toBe(1);
      expect(asked[0]).toBe('/api/farmersmarket/?apikey=a-key&state=VA');
      const first = asked.splice(0).map((address) => address.split('/')[2]);
      failOn = null;
      const done = await run(['import', 'usda-api', '--state', 'VA', '--json'], env);
      const second = asked.splice(0).map((address) => address.split('/')[2]);
      expect(new Set([...first, ...second])).toEqual(
        new Set(['farmersmarket', 'onfarmmarket', 'csa', 'foodhub', 'agritourism']),
      );
      expect(second).not.toContain('farmersmarket');
      expect(done.code).toBe(0);
      const again = await run(['import', 'usda-api', '--state', 'VA', '--json'], env);
      expect(asked).toHaveLength(5);
      expect(JSON.parse(again.stdout)).toMatchObject({ created: 0, unchanged: 1 });
    },
    LONG_MS,
  );

  it('says that a key is needed', async () => {
    const { code, stderr } = await run(['import', 'usda-api', '--state', 'VA']);
    expect(code).toBe(1);
    expect(stderr).toContain('USDA_API_KEY must be a key');
  }, 60_000);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { ListingView } from '../../src/contract/directory/listings.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { emptyDatabase, type TestDatabase } from '../support/database/test-database.js';
import { callsTo } from '../support/http/http-client.js';
import { type Client, signedIn, signIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { makePicture } from '../support/make/pictures.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { runCommand } from '../support/servers/run-command.js';
import { serve } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const LONG_MS = 240_000;

let test: TestApp;
let folder: string;
let file: string;
let farmer: Client;
let productId: number;
let picture: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-backup-'));
  file = path.join(folder, 'backup.tar.gz');
  test = await startTestApp({ DATA_DIR: path.join(folder, 'source') });
  farmer = await signedIn(test, { role: 'farmer', username: 'Zoë "the\tfarmer"\\N' });
  const vendor = await makeVendor(test.db, { businessName: 'Béla’s honey 🍯' });
  productId = (await makeProduct(test.db, { vendorId: vendor.id, inventory: 1_000 })).id;
  const listing = {
    productName: 'Duck eggs',
    description: 'Laid\nthis week.',
    price: '6',
    unit: 'dozen',
    category: 'eggs',
    zipCode: '33901',
    phone: '239-555-0101',
  };
  const image = { field: 'image', bytes: await makePicture() };
  const { body, status } = await farmer.postForm<ListingView>('/api/listings', listing, image);
  expect(status).toBe(201);
  picture = body.imageUrl ?? '';
  expect((await order()).status).toBe(201);
}, LONG_MS);
afterAll(async () => {
  await test.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function order(on: Pick<TestApp, 'post'> = test) {
  const guest = await shopper(on as TestApp, [productId, 1]);
  return on.post<{ orderNumber: string }>('/api/orders', checkoutForm(), { cookie: guest.cookie });
}

async function empty(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  databases.push(database);
  return database;
}

const source = () => ({ DATABASE_URL: test.databaseUrl, DATA_DIR: path.join(folder, 'source') });
const restoredTo = (database: TestDatabase, data: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: path.join(folder, data),
});

/** Every table with the number and the hash of its rows, and where its numbering stands. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(url);
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND (nspname = 'public' OR nspname = 'pgboss' AND relname IN ('job', 'archive')) ORDER BY 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const of = name === 'public.migrations' ? 'timestamp, name' : '*';
    const { rows } = await client.query(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(line, E'\\n' ORDER BY line COLLATE "C"), '')) AS hash
       FROM (SELECT t::text AS line FROM (SELECT ${of} FROM ${name}) AS t) AS lines`,
    );
    content[name] = rows[0];
  }
  for (const [what, query] of Object.entries(SCHEMA)) content[what] = (await client.query(query)).rows;
  await client.end();
  return content;
}

/** What a restore takes away for a while, or sets. */
const SCHEMA = {
  sequences: `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
  constraints: `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migrations'::regclass ORDER BY 1, 2`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
  triggers: `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
};

async function tablesIn(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<object>(
    `SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  await client.end();
  return rows;
}

async function filesOf(data: string): Promise<Record<string, string>> {
  const media = path.join(folder, data, 'media');
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.sort().map(async (name) => [path.relative(media, name), sha256(await readFile(name))]),
  );
  return Object.fromEntries(hashes) as Record<string, string>;
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a backup', () => {
  it(
    'is one moment of a product that goes on working, and comes back row by row and file by file',
    async () => {
      const before = await contentOf(test.databaseUrl);
      const { code, stdout, stderr } = await runCommand(['backup', file, '--json'], source());
      expect(stderr).not.toContain('rror');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ pictureFiles: 6, missing: 0 });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).not.toContain('backup.tar.gz.unfinished');

      const target = await empty();
      const restored = await runCommand(['restore', file, '--json'], restoredTo(target, 'restored'));
      expect(restored).toMatchObject({ code: 0 });
      expect(await contentOf(target.url)).toEqual(before);
      expect(await filesOf('restored')).toEqual(await filesOf('source'));
      expect(Object.keys(await filesOf('restored'))).toHaveLength(6);

      const server = await serve(target.url, { DATA_DIR: path.join(folder, 'restored') });
      const copy = { ...test, ...callsTo(server.url) };
      expect((await copy.get('/api/auth/me', { cookie: farmer.cookie })).status).toBe(200);
      await signIn(copy, farmer.user);
      expect((await copy.get(picture)).status).toBe(200);
      expect((await copy.get<ListingView[]>('/api/listings?q=duck')).body).toHaveLength(1);
      expect((await order(copy)).status).toBe(201);
      await server.stop();
    },
    LONG_MS,
  );

  it(
    'holds whole orders, while others are being placed',
    async () => {
      const busy = path.join(folder, 'busy.tar.gz');
      let isOver = false;
      const shop = async () => {
        while (!isOver) expect((await order()).status).toBe(201);
      };
      const shopping = Promise.all([shop(), shop()]);
      const { code } = await runCommand(['backup', busy], source());
      isOver = true;
      await shopping;
      expect(code).toBe(0);
      const target = await empty();
      expect(await runCommand(['restore', busy], restoredTo(target, 'busy'))).toMatchObject({ code: 0 });
      const client = new pg.Client(target.url);
      await client.connect();
      const { rows } = await client.query(
        `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM fulfilments) AS shares,
           (SELECT count(*)::int FROM order_items) AS items, (SELECT 1000 - inventory FROM products WHERE id = $1) AS sold`,
        [productId],
      );
      await client.end();
      const [{ orders }] = rows as [{ orders: number }];
      expect(orders).toBeGreaterThan(0);
      expect(rows).toEqual([{ orders, shares: orders, items: orders, sold: orders }]);
    },
    LONG_MS,
  );
});

describe('a backup of another version', () => {
  const BASELINE = 'Baseline1763500000000';
  const OLD = readFileSync(path.join(projectFolder(), 'backend/migrations/baseline/names.txt'), 'utf8')
    .trim()
    .split('\n');

  /** A backup whose database noted these migrations alone. */
  async function backupAfter(names: readonly string[], as: string): Promise<string> {
    const written = path.join(folder, as);
    const client = new pg.Client(test.databaseUrl);
    await client.connect();
    const { rows } = await client.query('DELETE FROM migrations RETURNING *');
    const note = (all: unknown) =>
      client.query('INSERT INTO migrations SELECT * FROM jsonb_populate_recordset(null::migrations, $1)', [
        JSON.stringify(all),
      ]);
    await note(names.map((name, index) => ({ id: index + 1, timestamp: name.slice(-13), name })));
    const { code } = await runCommand(['backup', written], source());
    await client.query('DELETE FROM migrations');
    await note(rows);
    await client.end();
    expect(code).toBe(0);
    return written;
  }

  const namesIn = async (url: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    await client.end();
    return rows.map(({ name }) => name);
  };

  it(
    'comes back row by row where it has run all migrations, and no baseline',
    async () => {
      const since = (await namesIn(test.databaseUrl)).filter((name) => ![BASELINE, ...OLD].includes(name));
      const last = await backupAfter([...OLD, ...since], 'last.tar.gz');
      const target = await empty();
      const { code, stderr } = await runCommand(['restore', last], restoredTo(target, 'last'));
      expect([code, stderr.includes('Updated the schema')]).toEqual([0, false]);
      const [{ 'public.migrations': _, ...now }, { 'public.migrations': __, ...before }] = [
        await contentOf(target.url),
        await contentOf(test.databaseUrl),
      ];
      expect(now).toEqual(before);
      expect(await namesIn(target.url)).toEqual([BASELINE, ...OLD, ...since]);
    },
    LONG_MS,
  );

  it.each([
    [
      'older',
      OLD.slice(0, -1),
      'Please restore it with 0.2.0 first: start that version once, then this one.',
    ],
    [
      'newer',
      [BASELINE, ...OLD, 'Later2099999999999'],
      'with the migration Later2099999999999); please restore it with that version.',
    ],
  ])(
    'is refused where it is %s, before anything is written',
    async (which, names, sentence) => {
      const other = await backupAfter(names, `${which}.tar.gz`);
      const target = await empty();
      const refused = await runCommand(['restore', other], restoredTo(target, which));
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) as unknown });
      expect(await tablesIn(target.url)).toEqual([]);
      const embedded = { DATA_DIR: path.join(folder, `${which}-embedded`) };
      expect(await runCommand(['restore', other], embedded)).toMatchObject({ code: 1 });
      expect(existsSync(embedded.DATA_DIR)).toBe(false);
    },
    LONG_MS,
  );
});

describe('a restore', () => {
  it(
    'refuses what is damaged or no backup before it writes anything, and a file that is there already',
    async () => {
      const target = await empty();
      const to = restoredTo(target, 'refused');
      const whole = await readFile(file);
      const refused = async (bytes: Buffer) => {
        const damaged = path.join(folder, 'damaged.tar.gz');
        await writeFile(damaged, bytes);
        const { code, stderr } = await runCommand(['restore', damaged], to);
        expect(code).toBe(1);
        return stderr;
      };
      expect(await refused(whole.subarray(0, whole.length - 2_000))).toContain('is cut off or was altered');
      const altered = Buffer.from(whole);
      altered[Math.floor(whole.length / 2)] = (altered[Math.floor(whole.length / 2)] ?? 0) ^ 1;
      expect(await refused(altered)).toContain('is cut off or was altered');
      expect(await refused(Buffer.from('Not a backup'))).toContain('is cut off or was altered');
      expect(await tablesIn(target.url)).toEqual([]);
      const again = await runCommand(['backup', file], source());
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('already') as unknown });
    },
    LONG_MS,
  );

  it(
    'refuses a database that holds something, and leaves a place empty when it fails half way',
    async () => {
      const held = await runCommand(['restore', file], { ...source(), DATA_DIR: path.join(folder, 'none') });
      expect(held).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') as unknown });
      const target = await empty();
      const occupied = await runCommand(['restore', file], restoredTo(target, 'source'));
      expect(occupied.stderr).toContain('holds pictures already');

      // A folder that is a file takes no pictures: the rows, which come first, have to go again.
      await writeFile(path.join(folder, 'blocked'), '');
      expect(await runCommand(['restore', file], restoredTo(target, 'blocked'))).toMatchObject({ code: 1 });
      expect(await tablesIn(target.url)).toEqual([]);
      expect(await runCommand(['restore', file], restoredTo(target, 'free'))).toMatchObject({ code: 0 });
    },
    LONG_MS,
  );
});

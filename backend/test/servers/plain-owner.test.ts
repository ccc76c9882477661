import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { undoMigrations } from '../../src/platform/database/migrate.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { runCommand } from '../support/servers/run-command.js';

/** The commands with a database whose owner is no superuser, as hosts give them to people. */

const LONG_MS = 240_000;
const suffix = randomBytes(6).toString('hex');
const owner = `owner_${suffix}`;
const server = new URL(process.env.FARMGATE_TEST_DATABASE ?? '');
const names: string[] = [];
let root: pg.Client;
let source: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'farmgate-owner-'));
  file = path.join(folder, 'backup.tar.gz');
  source = await cloneDatabase();
  root = await connect('postgres');
  await root.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'secret'`);
  const written = await runCommand(['backup', file], { DATABASE_URL: source.url, DATA_DIR: folder });
  expect(written.code).toBe(0);
}, LONG_MS);
afterAll(async () => {
  for (const name of names) await root.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await root.query(`DROP ROLE ${owner}`);
  await root.end();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(server), { pathname: `/${database}` }).href,
  });
  await client.connect();
  return client;
}

/** @returns variables for a new database of the plain owner, and its name */
async function plain(): Promise<{ name: string; env: Record<string, string> }> {
  const name = `plain_${names.length}_${suffix}`;
  await root.query(`CREATE DATABASE ${name} TEMPLATE template0 OWNER ${owner}`);
  names.push(name);
  const url = Object.assign(new URL(server), {
    pathname: `/${name}`,
    username: owner,
    password: 'secret',
  }).href;
  return { name, env: { DATABASE_URL: url, DATA_DIR: path.join(folder, name) } };
}

/** Does what the sentence says, as a superuser. */
async function obey(sentence: string, name: string): Promise<void> {
  const [, statements = ''] =
    /Have a superuser run: psql --dbname \w+ --command '([^']+)'/.exec(sentence) ?? [];
  expect(statements).not.toBe('');
  const client = await connect(name);
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

it(
  'names what is missing in one sentence, and works once its command was run',
  async () => {
    const { name, env } = await plain();
    const refused = await runCommand(['migrate'], env);
    expect([refused.code, sentencesOf(refused.stderr)]).toEqual([
      1,
      [expect.stringContaining('may not create the extension earthdistance')],
    ]);
    await obey(refused.stderr, name);
    const done = await runCommand(['migrate'], env);
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('The database is up to date.')]);
    // What the owner did not make, stays.
    await undoMigrations(env.DATABASE_URL ?? '');
    const client = await connect(name);
    const { rows } = await client.query<{ extname: string }>('SELECT extname FROM pg_extension ORDER BY 1');
    await client.end();
    expect(rows.map(({ extname }) => extname)).toEqual(['cube', 'earthdistance', 'plpgsql']);
  },
  LONG_MS,
);

it(
  'restores a backup, once the command was run',
  async () => {
    const { name, env } = await plain();
    const refused = await runCommand(['restore', file], env);
    expect([refused.code, sentencesOf(refused.stderr)]).toEqual([
      1,
      [expect.stringContaining('may not create the extension earthdistance')],
    ]);
    await obey(refused.stderr, name);
    const restored = await runCommand(['restore', file], env);
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('rows of')]);
  },
  LONG_MS,
);

/** Lines of a command, but for its progress and its memory. */
const sentencesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '' && !/peak memory|^(?:Checking|Restoring)\b/.test(line));

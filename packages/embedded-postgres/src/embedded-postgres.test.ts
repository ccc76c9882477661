import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readyBinaries } from './binaries.js';
import { readSettings } from './cluster.js';
import { databaseUser, isRoot } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { attachOrStartEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';
import { startPostmaster } from './postmaster.js';
import { processMark, until } from './processes.js';

jest.setTimeout(60_000);

const said: string[] = [];
const open: EmbeddedPostgres[] = [];
const others: ChildProcess[] = [];
let base: string;
let dataDir: string;
let cluster: string;

const options = () => ({
  dataDir,
  say: (line: string) => void said.push(line),
  homes: [path.join(base, 'homes')],
});

async function start(as: typeof startEmbeddedPostgres = startEmbeddedPostgres): Promise<EmbeddedPostgres> {
  const database = await as(options());
  open.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows[0] ?? [];
  } finally {
    await client.end();
  }
}

/** A PostgreSQL that a killed server left running. */
async function leaveOrphan() {
  const user = databaseUser();
  const binaries = readyBinaries(user, base);
  const { password, port } = readSettings(cluster);
  return startPostmaster({ binaries, folder: cluster, user, password, port, say: () => undefined });
}

/** Another living process that uses the database. */
async function otherProcess(role: 'server' | 'command'): Promise<ChildProcess> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  others.push(other);
  await until(() => processMark(other.pid ?? 0) !== undefined, 5_000);
  writeFileSync(`${cluster}.users`, JSON.stringify([{ ...processMark(other.pid ?? 0), role }]));
  return other;
}

function notedPid(): number {
  return Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'farmgate embedded ü-'));
  chmodSync(base, 0o755);
  dataDir = path.join(base, 'data');
  cluster = path.join(dataDir, 'postgres');
});

afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  rmSync(`${cluster}.users`, { force: true });
  for (const database of open.splice(0)) await database.stop();
  said.length = 0;
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('startEmbeddedPostgres', () => {
  it('makes a database in a folder with a blank and an umlaut in its name', async () => {
    const database = await start();
    expect(database).toMatchObject({ isNew: true, adopted: false, shared: false, location: cluster });
    expect(await query(database.url, 'select current_database(), current_user')).toEqual([
      'farmgate',
      'farmgate',
    ]);
    expect(await query(database.url, `select split_part(version(), ' ', 2) like '18.%'`)).toEqual([true]);
    await query(database.url, 'create table kept as select 1 as one');
    expect(said).toEqual([]);
  });

  it('keeps its data, its port and its password from one start to the next', async () => {
    const first = await start();
    await first.stop();
    const second = await start();
    expect(second).toMatchObject({ isNew: false, adopted: false, url: first.url, port: first.port });
    expect(await query(second.url, 'select one from kept')).toEqual([1]);
  });

  it('shows the password to nobody else, and lets nobody in without it', async () => {
    const { url } = await start();
    expect(statSync(path.join(cluster, 'farmgate.json')).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect(await query(url, 'show listen_addresses')).toEqual(['127.0.0.1']);
  });

  it('finds word ends and small letters beyond ASCII, on any machine', async () => {
    const { url } = await start();
    expect(await query(url, `select to_tsvector('english', 'CAFÉ—bread farmer’s Äpfel')::text`)).toEqual([
      `'bread':2 'café':1 'farmer':3 'äpfel':5`,
    ]);
  });

  it('takes another port when its own is taken, and keeps that one', async () => {
    const first = await start();
    const { port } = first;
    await first.stop();
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
    const moved = await start();
    expect(moved.port).not.toBe(port);
    await moved.stop();
    await new Promise((resolve) => squatter.close(resolve));
    expect((await start()).port).toBe(moved.port);
  });

  it('recovers by itself after everything was killed', async () => {
    const { pid } = await leaveOrphan();
    process.kill(pid, 'SIGKILL');
    const database = await start();
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'select one from kept')).toEqual([1]);
  });

  it('adopts the database that a killed server left running, and stops it', async () => {
    const orphan = await leaveOrphan();
    const database = await start();
    expect(database).toMatchObject({ adopted: true, shared: false, port: orphan.port });
    expect(notedPid()).toBe(orphan.pid);
    await database.stop();
    expect(processMark(orphan.pid)).toBeUndefined();
  });

  it('is not fooled by a stale lock whose process number went to another program', async () => {
    writeFileSync(
      path.join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n0\n20001\n\n127.0.0.1\n`,
    );
    const database = await start();
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'select one from kept')).toEqual([1]);
  });

  it('starts the database again when it is killed under a living server', async () => {
    const { url } = await start();
    const killed = notedPid();
    process.kill(killed, 'SIGKILL');
    const deadline = Date.now() + 15_000;
    let answer: unknown[] = [];
    while (answer.length === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      answer = await query(url, 'select one from kept').catch(() => []);
    }
    expect(answer).toEqual([1]);
    expect(notedPid()).not.toBe(killed);
    // A slow machine may also say that the database is recovering.
    expect(said[0]).toBe('The database ended unexpectedly and is started again …');
  });
});

describe('sharing', () => {
  it('refuses a second server on the same data, with the number of the first', async () => {
    const { pid } = await otherProcess('server');
    await expect(start()).rejects.toThrow(
      `Farmgate already runs on the data in ${dataDir} (process ${pid}); stop that one first, or give this one its own DATA_DIR.`,
    );
  });

  it("gives a command the running server's database and leaves it running", async () => {
    const server = await leaveOrphan();
    await otherProcess('server');
    const database = await start(attachOrStartEmbeddedPostgres);
    expect(database).toMatchObject({ shared: true, adopted: false, isNew: false, port: server.port });
    await database.stop();
    expect(notedPid()).toBe(server.pid);
    process.kill(server.pid, 'SIGINT');
  });

  it('starts the database for a command when no server runs, and stops it after', async () => {
    const database = await start(attachOrStartEmbeddedPostgres);
    expect(database.shared).toBe(false);
    const pid = notedPid();
    await database.stop();
    expect(processMark(pid)).toBeUndefined();
  });

  it('leaves the database to a command that still works when the server stops', async () => {
    const server = await start();
    await otherProcess('command');
    const pid = notedPid();
    await server.stop();
    expect(processMark(pid)).toBeDefined();
    expect(said.join()).toMatch(/^The database stays up for another command \(process \d+\)/);
    process.kill(pid, 'SIGINT');
    await until(() => processMark(pid) === undefined, 10_000);
  });

  it('takes no notice of a user of the database that is dead', async () => {
    const other = await otherProcess('server');
    other.kill('SIGKILL');
    await until(() => processMark(other.pid ?? 0) === undefined, 5_000);
    expect((await start()).shared).toBe(false);
  });
});

describe('what hinders a start', () => {
  const refused = () => expect(startEmbeddedPostgres(options())).rejects;

  it('says which version made the data', async () => {
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n');
    await refused().toThrow(
      `The database in ${cluster} was made by PostgreSQL 17, but this Farmgate carries PostgreSQL 18; move that folder away`,
    );
    writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n');
  });

  it('says when the password is lost', async () => {
    const file = path.join(cluster, 'farmgate.json');
    const kept = readFileSync(file);
    rmSync(file);
    await refused().toThrow('with its password is missing or damaged');
    writeFileSync(file, kept);
  });

  it('quotes PostgreSQL when it does not start', async () => {
    const file = path.join(cluster, 'postgresql.conf');
    const kept = readFileSync(file);
    writeFileSync(file, `${kept.toString()}\nwork_mem = lots\n`);
    await refused().toThrow(
      /^PostgreSQL did not start: configuration file ".*" contains errors \(all of it is in /,
    );
    writeFileSync(file, kept);
  });

  it('leaves a folder with other files alone', async () => {
    dataDir = path.join(base, 'other');
    mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(path.join(dataDir, 'postgres', 'letter.txt'), 'Dear Ada');
    await refused().toThrow('holds files, but they are not a PostgreSQL database');
    expect(existsSync(path.join(dataDir, 'postgres', 'letter.txt'))).toBe(true);
  });

  it('says when DATA_DIR is a file', async () => {
    dataDir = path.join(base, 'file');
    writeFileSync(dataDir, '');
    await refused().toThrow('is a file; set DATA_DIR to a folder.');
    await refused().toThrow(EmbeddedPostgresError);
  });

  it('says when the folder cannot be written', async () => {
    // Root may write everywhere but in what the kernel makes up.
    dataDir = isRoot() ? '/sys/farmgate' : path.join(base, 'closed');
    if (!isRoot()) mkdirSync(dataDir, { mode: 0o500 });
    await refused().toThrow('cannot be written by this user');
  });
});

(isRoot() ? describe : describe.skip)('as root, below a folder that only root may enter', () => {
  const inside = (name: string) => path.join(base, name, '.data');
  const make = (name: string) => mkdirSync(path.join(base, name), { mode: 0o700 });

  it('puts the data where its user may go, says so, and finds it again, also after the project was moved', async () => {
    make('project');
    dataDir = inside('project');
    const first = await start();
    expect(first.location.startsWith(path.join(base, 'homes'))).toBe(true);
    expect(said).toEqual([expect.stringContaining(`The database is kept in ${first.location}, because`)]);
    await first.stop();

    const second = await start();
    expect(second).toMatchObject({ isNew: false, location: first.location });
    await second.stop();

    make('moved');
    dataDir = inside('moved');
    spawnMove(inside('project'), dataDir);
    const moved = await start();
    expect(moved).toMatchObject({ isNew: false, location: first.location });
  });
});

function spawnMove(from: string, to: string): void {
  mkdirSync(to);
  const name = 'postgres-is-elsewhere.txt';
  writeFileSync(path.join(to, name), readFileSync(path.join(from, name)));
  rmSync(from, { recursive: true });
}

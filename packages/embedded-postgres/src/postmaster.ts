import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.js';
import { databaseRole, give } from './cluster.js';
import { asUser, type DatabaseUser } from './database-user.js';
import { startFailure } from './failures.js';
import { isAlive, mayServe, processMark, until, untilNobodyWorksIn } from './processes.js';

/** A running PostgreSQL server. */
export interface Postmaster {
  pid: number;
  port: number;
}

interface StartOptions {
  binaries: Binaries;
  folder: string;
  user: DatabaseUser;
  password: string;
  port?: number | undefined;
  /** Settings that win over postgresql.conf. */
  settings?: Record<string, string>;
  say: (line: string) => void;
}

type Answer = 'ready' | 'starting' | 'silent' | 'foreign' | 'wrong password';

const databaseName = 'farmgate';
const wrongPassword = 'it refuses the password that is stored beside its data';
const mostLog = 5 * 1024 * 1024;

/**
 * Address of the embedded database. The server speaks no TLS, whatever PGSSLMODE of the environment asks for.
 */
export function embeddedUrl(port: number, password: string, database = databaseName): string {
  return `postgres://${databaseRole}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/**
 * The server that is already running on the data folder, if there is one: left by a process that was killed,
 * or kept by another process. It is ours when it knows the password and works in that folder.
 *
 * Waits for one that is just starting or stopping, and clears away a `postmaster.pid` whose number has
 * meanwhile gone to another program, which PostgreSQL itself does not dare to.
 */
export async function findRunning(folder: string, password: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const noted = readPidFile(folder);
    if (!noted) return undefined;
    if (!processMark(noted.pid) || !mayServe(noted.pid, folder)) {
      await untilNobodyWorksIn(folder, 10_000);
      rmSync(path.join(folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    const answer = noted.port ? await ask(folder, noted.port, password) : 'silent';
    if (answer === 'ready') return noted;
    if (answer === 'wrong password') {
      throw startFailure(wrongPassword, folder);
    }
    if (Date.now() > deadline) {
      throw startFailure(`process ${noted.pid} holds its data and does not answer`, folder);
    }
    await sleep(50);
  }
}

/**
 * Starts a server in a session of its own, so that Ctrl-C in a terminal reaches us and not its running
 * queries, and waits until it answers.
 *
 * @throws EmbeddedPostgresError
 */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { folder } = options;
  for (let attempt = 1; ; attempt += 1) {
    const port =
      attempt === 1 && options.port && (await isFree(options.port)) ? options.port : await freePort();
    const failure = await launch(options, port);
    const pid = readPidFile(folder)?.pid;
    if (failure === undefined && pid) return { pid, port };
    const addressTaken = /could not (bind|create any TCP)/.test(failure ?? '');
    if (!addressTaken || attempt === 5) throw startFailure(failure ?? '', folder, logFile(folder));
  }
}

/** Creates the product's own database where it is missing. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client(embeddedUrl(port, password, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Whether the server that is noted in the data folder is this one, alive. */
export function isRunning(folder: string, server: Postmaster): boolean {
  return readPidFile(folder)?.pid === server.pid && processMark(server.pid) !== undefined;
}

/**
 * Stops a server: open transactions are rolled back, everything is written, and the next start needs no
 * recovery. Where that takes over 30 seconds it is ended the hard way, after which the next start recovers.
 *
 * @param mode `immediate` throws away what is not written yet, for databases that nobody needs any more
 */
export async function stopPostmaster(
  binaries: Binaries,
  folder: string,
  server: Postmaster,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  // Not by postmaster.pid, which goes a moment before the process does.
  const mark = processMark(server.pid);
  if (!mark) return;
  const gone = () => !isAlive(mark);
  signal(binaries, folder, server.pid, mode);
  if (await until(gone, 30_000)) return;
  signal(binaries, folder, server.pid, 'immediate');
  await until(gone, 10_000);
}

/** Sends the signal to stop and does not wait, for a process that is ending itself. */
export function signal(binaries: Binaries, folder: string, pid: number, mode: 'fast' | 'immediate'): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', folder, '-m', mode, '-W'], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // Gone already.
  }
}

/** Ends the server that a data folder notes at once, where nobody needs the data any more. */
export function endNoted(folder: string): void {
  const noted = readPidFile(folder);
  if (noted && processMark(noted.pid) && mayServe(noted.pid, folder)) process.kill(noted.pid, 'SIGQUIT');
}

function logFile(folder: string): string {
  return path.join(folder, 'postgresql.log');
}

/** Starts the program and waits until it answers; else returns what it said when it ended. */
async function launch(options: StartOptions, port: number): Promise<string | undefined> {
  const { binaries, folder, user, settings } = options;
  const { handle, from } = openLog(folder, user);
  const fixed = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' };
  const child = spawn(binaries.postgres, ['-D', folder, ...setOptions({ ...fixed, ...settings })], {
    cwd: folder,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', handle, handle],
    ...asUser(user),
  });
  closeSync(handle);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', () => (ended = readFileSync(logFile(folder), 'utf8').slice(from) || 'it ended at once'));
  const trouble = await untilReady(options, port, () => ended !== undefined);
  child.removeAllListeners('exit');
  child.unref();
  if (trouble && child.pid && ended === undefined) signal(binaries, folder, child.pid, 'fast');
  return ended ?? trouble;
}

function setOptions(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(
  { folder, password, say }: StartOptions,
  port: number,
  ended: () => boolean,
): Promise<string | undefined> {
  const began = Date.now();
  let told = false;
  let lastSign = began;
  while (!ended()) {
    const answer = await ask(folder, port, password);
    if (answer === 'ready') return undefined;
    if (answer === 'wrong password') return wrongPassword;
    if (answer === 'starting') {
      lastSign = Date.now();
      if (!told && lastSign - began > 3_000) {
        say('The database was not stopped properly last time and is recovering …');
        told = true;
      }
    }
    if (Date.now() - lastSign > 60_000) return 'it does not answer';
    await sleep(15);
  }
  return undefined;
}

/**
 * Opens the log for appending, as a file of PostgreSQL's user. Returns where the coming lines begin, in
 * characters.
 */
function openLog(folder: string, user: DatabaseUser): { handle: number; from: number } {
  const file = logFile(folder);
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > mostLog) renameSync(file, `${file}.1`);
    const handle = openSync(file, 'a', 0o600);
    writeSync(handle, '');
    give(file, user);
    return { handle, from: readFileSync(file, 'utf8').length };
  } catch (error) {
    throw startFailure(error, folder);
  }
}

function readPidFile(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Math.abs(Number(lines[0]));
    return pid > 0 ? { pid, port: Number(lines[3]) || 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the server at a port who it is. */
async function ask(folder: string, port: number, password: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: embeddedUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return rows[0]?.folder === folder ? 'ready' : 'foreign';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === '57P03') return 'starting';
    return code === '28P01' || code === '28000' ? 'wrong password' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A free port below the range that systems hand out for outgoing connections, so that it is still free next
 * time.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

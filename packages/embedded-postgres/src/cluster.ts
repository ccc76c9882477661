import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, rmdirSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.js';
import { asUser, type DatabaseUser } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { startFailure } from './failures.js';

/** What Farmgate keeps inside a data folder of PostgreSQL, readable by its owner alone. */
export interface ClusterSettings {
  password: string;
  /** The port that it listened on last. */
  port?: number;
}

export const databaseRole = 'farmgate';

const settingsFile = 'farmgate.json';

/**
 * For a machine with two cores that runs the whole product; written into postgresql.conf, where a person may
 * change them.
 */
const settings: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // Nothing replicates from here, and a bulk load into a new table then writes half as much.
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Without the DETAIL line, which would put people's data into the log.
  log_error_verbosity: 'terse',
};

/** Whether the folder holds a database already. */
export function isCluster(folder: string): boolean {
  return existsSync(path.join(folder, 'PG_VERSION'));
}

/**
 * Makes a new database in the folder, which must be absent or empty. A start that is broken off half-way
 * leaves nothing there: the work is done beside it and renamed at the end.
 *
 * @param special settings for postgresql.conf that win over the usual ones; `sync: false` does not wait for
 * the disk
 * @throws EmbeddedPostgresError
 */
export async function createCluster(
  binaries: Binaries,
  folder: string,
  user: DatabaseUser,
  special: { settings?: Record<string, string>; sync?: boolean } = {},
): Promise<void> {
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.new-password`;
  try {
    if (existsSync(folder)) refuseOtherFiles(folder);
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    const password = randomBytes(24).toString('hex');
    mkdirSync(unfinished, { mode: 0o700 });
    give(unfinished, user);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(passwordFile, user);
    const options = [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      ...(special.sync === false ? ['--no-sync'] : []),
      ...initOptions({ ...settings, ...sharedMemory(), ...special.settings }),
    ];
    await initialize(binaries, options, path.dirname(folder), user);
    writeSettings(unfinished, { password }, user);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw startFailure(error, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Checks that an existing data folder can be used by these programs.
 *
 * @throws EmbeddedPostgresError for one of another version, or of another user
 */
export function checkCluster(folder: string, major: number, user: DatabaseUser): void {
  let version: string;
  try {
    version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw startFailure(error, folder);
  }
  if (version !== String(major)) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} was made by PostgreSQL ${version}, but this Farmgate carries PostgreSQL ${major}; move that folder away to begin with a new database, or set DATABASE_URL to a PostgreSQL ${version} server that serves it.`,
    );
  }
  const own = user.uid ?? process.getuid?.();
  if (own === undefined || statSync(folder).uid === own) return;
  // Left to root by a copy or an archive: PostgreSQL wants its user to own all of it.
  if (process.getuid?.() === 0) giveAll(folder, user);
  else throw startFailure({ code: 'EACCES' }, folder);
}

/** @throws EmbeddedPostgresError when they are lost */
export function readSettings(folder: string): ClusterSettings {
  const file = path.join(folder, settingsFile);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ClusterSettings;
  } catch {
    throw new EmbeddedPostgresError(
      `The database in ${folder} cannot be opened, because ${file} with its password is missing or damaged; put that file back, or move the folder away to begin with a new database.`,
    );
  }
}

/** Replaces the settings in one step, so that a crash leaves the old or the new ones. */
export function writeSettings(folder: string, changed: ClusterSettings, user: DatabaseUser): void {
  const file = path.join(folder, settingsFile);
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(changed)}\n`, { mode: 0o600 });
  give(`${file}.new`, user);
  renameSync(`${file}.new`, file);
}

function refuseOtherFiles(folder: string): void {
  if (readdirSync(folder).length === 0) return;
  throw new EmbeddedPostgresError(
    `The folder ${folder} holds files, but they are not a PostgreSQL database; move it away, or set DATA_DIR to another folder.`,
  );
}

/**
 * Shared memory of parallel queries goes to files where /dev/shm is as small as a container's usual 64 MB.
 */
function sharedMemory(): Record<string, string> {
  if (process.platform !== 'linux') return {};
  try {
    const { bsize, bavail } = statfsSync('/dev/shm');
    return bsize * bavail < 256 * 1024 * 1024 ? { dynamic_shared_memory_type: 'mmap' } : {};
  } catch {
    return { dynamic_shared_memory_type: 'mmap' };
  }
}

function initOptions(configuration: Record<string, string>): string[] {
  // The server's own C.UTF-8 sorts and changes case in the same way on every machine. What asks the system
  // instead (LC_CTYPE, for where words end) must know UTF-8 as well, or a dash would count as a letter.
  const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };
  return [
    `--username=${databaseRole}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${systems[process.platform] ?? 'C'}`,
    '--text-search-config=english',
    '--no-instructions',
    ...Object.entries(configuration).map(([name, value]) => `--set=${name}=${value}`),
  ];
}

function initialize(
  binaries: Binaries,
  options: string[],
  workingFolder: string,
  user: DatabaseUser,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, options, {
      cwd: workingFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...asUser(user),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

/** Gives a file to PostgreSQL's user, where that is another than ours. */
export function give(file: string, user: DatabaseUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

function giveAll(folder: string, user: DatabaseUser): void {
  chmodSync(folder, 0o700);
  give(folder, user);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), user.uid ?? 0, user.gid ?? 0);
  }
}

import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { isAlive, ownMark, type ProcessMark } from './processes.js';

/** A process that uses the database: the server, or a command such as import. */
export interface DatabaseUse extends ProcessMark {
  role: 'server' | 'command';
}

const patience = 60_000;

/**
 * Runs one thing at a time across processes: starting, joining and stopping the database of a folder. A lock
 * that a dead process left is taken over.
 *
 * @throws EmbeddedPostgresError when a live process keeps it for over a minute
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  while (!tryLock(file)) {
    const holder = readMark(file);
    if (holder ? !isAlive(holder) : isOld(file)) rmSync(file, { force: true });
    else if (Date.now() < deadline) await sleep(40);
    else {
      throw new EmbeddedPostgresError(
        `Process ${holder?.pid ?? '?'} has been starting or stopping the same database for over a minute; wait for it, or end it, and start again.`,
      );
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Everybody else who uses the database and is alive. */
export function otherUses(file: string): DatabaseUse[] {
  const self = ownMark();
  return readUses(file).filter(
    (use) => isAlive(use) && !(use.pid === self.pid && use.started === self.started),
  );
}

/** Writes this process in or out of the list of those who use the database, and strikes out the dead. */
export function writeUse(file: string, role: DatabaseUse['role'] | undefined): void {
  const uses = otherUses(file);
  if (role) uses.push({ ...ownMark(), role });
  if (uses.length === 0) return rmSync(file, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(uses), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readUses(file: string): DatabaseUse[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DatabaseUse[];
  } catch {
    return [];
  }
}

function tryLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify(ownMark()));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readMark(file: string): ProcessMark | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
}

/** A lock without a readable name in it: one that is just being written, unless it stays that way. */
function isOld(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > 5_000;
}

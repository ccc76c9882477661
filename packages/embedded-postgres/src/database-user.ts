import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { clockOfTests } from './test-clock.js';

/** Who PostgreSQL's programs run as. Without `uid` and `gid`: as the user that this process runs as. */
export interface DatabaseUser {
  name: string;
  uid?: number;
  gid?: number;
}

const systemUser = 'postgres';

/** True where this process is root, as which PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The system user `postgres` when this process is root (made when it is missing), else this process's own.
 *
 * @throws EmbeddedPostgresError when there is no such user and it cannot be made
 */
export function databaseUser(): DatabaseUser {
  if (!isRoot()) return { name: userInfo().username };
  return lookUp(systemUser) ?? makeSystemUser();
}

/** The user that owns existing data, which PostgreSQL insists on running as. */
export function userOf(uid: number, gid: number): DatabaseUser {
  return { name: `number ${uid}`, uid, gid };
}

/** What to pass to `spawn` to run as the user. */
export function asUser(user: DatabaseUser): { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } {
  // Variables such as PGDATA and PGOPTIONS of the person who starts us must not reach the server.
  const env =
    process.platform === 'win32' ? {} : { env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...clockOfTests() } };
  return user.uid === undefined || user.gid === undefined ? env : { uid: user.uid, gid: user.gid, ...env };
}

/** Whether the user may enter the folder, which needs a way through every folder above it. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  if (user.uid === undefined) return true;
  // Not as the child's working folder: Node enters that while it is still root.
  const command = ['-c', 'cd "$1"', 'sh', folder];
  return spawnSync('/bin/sh', command, { cwd: '/', ...asUser(user) }).status === 0;
}

function lookUp(name: string): DatabaseUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  });
  return uid && gid ? { name, uid, gid } : undefined;
}

function makeSystemUser(): DatabaseUser {
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser],
    ['adduser', '-S', '-D', '-H', systemUser],
  ];
  const answers: string[] = [];
  for (const [command = '', ...options] of attempts) {
    const { error, stderr } = spawnSync(command, options, { encoding: 'utf8' });
    const user = lookUp(systemUser);
    if (user) return user;
    answers.push(`${command}: ${error ? 'not found' : (stderr.trim().split('\n').at(-1) ?? '')}`);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the system user "${systemUser}" for it could not be made (${answers.join('; ')}); start Farmgate as an ordinary user, or set DATABASE_URL.`,
  );
}

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readyBinaries } from './binaries.js';
import { createCluster, readSettings } from './cluster.js';
import { canEnter, databaseUser, isRoot, type DatabaseUser } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import {
  embeddedUrl,
  endNoted,
  ensureDatabase,
  signal,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';
import { isAlive, ownMark, type ProcessMark } from './processes.js';

const prefix = 'farmgate-test-postgres-';
const owner = 'owner.json';

/** Safe only for data that nobody needs. */
const NEVER_WAITING = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** Bytes. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

/** A PostgreSQL server for one run of tests. */
export interface TestPostgres {
  /** Address of its database `farmgate`, which is empty; its role may create others. */
  url: string;
  port: number;
  /** Ends the server at once, as if it were killed; its data stays. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, on the same port. */
  restart(): Promise<void>;
  /** Throws the server and its data away. */
  stop(): Promise<void>;
}

/**
 * Starts a throw-away server in a temporary folder that never waits for the disk. What earlier runs left
 * because they were killed is cleared away first.
 *
 * @param options.maxConnections 200 unless given
 * @param options.settings more of PostgreSQL's
 * @param options.base the folder to make it in, which PostgreSQL's user may enter; a temporary one unless
 * given
 * @param options.inMemory keeps its data in memory where the machine has room for it there: a clone of a
 *   database then takes 0.04 s, and 1 s on a slow disk
 * @throws EmbeddedPostgresError
 */
export async function startTestPostgres(
  options: {
    maxConnections?: number;
    settings?: Record<string, string>;
    base?: string;
    inMemory?: boolean;
  } = {},
): Promise<TestPostgres> {
  const user = databaseUser();
  const base = options.base ?? (options.inMemory ? memoryFolder(user) : undefined) ?? temporaryFolder(user);
  clearLeftovers(base);
  const parent = mkdtempSync(path.join(base, prefix));
  chmodSync(parent, 0o711);
  writeFileSync(path.join(parent, owner), JSON.stringify(ownMark()));

  const binaries = readyBinaries(user, isRoot() ? '/var/lib/farmgate' : parent);
  const folder = path.join(parent, 'postgres');
  const maxConnections = String(options.maxConnections ?? 200);
  await createCluster(binaries, folder, user, { settings: { max_connections: maxConnections }, sync: false });
  const { password } = readSettings(folder);
  const settings = { ...NEVER_WAITING, ...options.settings };
  const launch = (port?: number) =>
    startPostmaster({ binaries, folder, user, password, settings, port, say: () => undefined });
  let server = await launch();
  const { port } = server;
  await ensureDatabase(port, password);

  const onExit = () => signal(binaries, folder, server.pid, 'immediate');
  process.once('exit', onExit);
  const crash = () => stopPostmaster(binaries, folder, server, 'immediate');
  return {
    url: embeddedUrl(port, password),
    port,
    crash,
    restart: async () => {
      server = await launch(port);
      if (server.port !== port)
        throw new EmbeddedPostgresError(`Port ${port} was taken by somebody else meanwhile.`);
    },
    stop: async () => {
      process.off('exit', onExit);
      await crash();
      rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where Linux has its file system in memory, if all tests' databases fit in. */
function memoryFolder(user: DatabaseUser): string | undefined {
  const folder = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(folder) || !canEnter(user, folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MEMORY_NEEDED ? folder : undefined;
}

function temporaryFolder(user: DatabaseUser): string {
  const candidates = [tmpdir(), '/var/tmp', '/tmp'].filter((folder) => existsSync(folder));
  const found = candidates.find((folder) => canEnter(user, folder));
  if (found) return realpathSync(found);
  throw new EmbeddedPostgresError(
    `The user ${user.name} may enter none of the folders ${candidates.join(', ')}.`,
  );
}

/** Ends and removes the servers of runs that were killed. */
function clearLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    if (!name.startsWith(prefix)) continue;
    const parent = path.join(base, name);
    try {
      if (isAlive(JSON.parse(readFileSync(path.join(parent, owner), 'utf8')) as ProcessMark)) continue;
      endNoted(path.join(parent, 'postgres'));
      rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // Another user's, or just being made.
    }
  }
}

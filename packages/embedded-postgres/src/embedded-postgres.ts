import path from 'node:path';
import { readyBinaries, type Binaries } from './binaries.js';
import { checkCluster, createCluster, isCluster, readSettings, writeSettings } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { startFailure } from './failures.js';
import { otherUses, withLock, writeUse, type DatabaseUse } from './folder-lock.js';
import { choosePlace, type Place } from './place.js';
import * as postmaster from './postmaster.js';

export interface EmbeddedOptions {
  /** Absolute; the database goes into its folder `postgres`. */
  dataDir: string;
  /** Takes one line for a person about something out of the ordinary. */
  say: (line: string) => void;
  /** Folders for the data of root, whose own folders PostgreSQL's user may not enter. */
  homes?: string[];
}

/** The PostgreSQL server that Farmgate brings along, running. */
export interface EmbeddedPostgres {
  url: string;
  port: number;
  /** The database was made by this very start. */
  isNew: boolean;
  /** It was found running, left by a process that was killed. */
  adopted: boolean;
  /** It was found running and another live process uses it as well. */
  shared: boolean;
  /** Absolute folder of the data. */
  location: string;
  /**
   * Stops the database and waits for it (bounded). Where another live process still uses it, it stays up, and
   * that process stops it at its own end. May be called twice.
   */
  stop(): Promise<void>;
}

interface Running {
  binaries: Binaries;
  place: Place;
  password: string;
  server: postmaster.Postmaster;
  isNew: boolean;
  found: boolean;
}

/**
 * Starts the embedded database for the server, or takes over the one that a killed server left running. While
 * the server lives, a database that ends by itself is started again on the same port.
 *
 * @throws EmbeddedPostgresError when another server uses the data, and for everything that hinders the start
 */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return open(options, 'server');
}

/**
 * The embedded database for a command: the one of the running server, else one that is started for the
 * command. The last to leave stops it. So a server that stops while a command works leaves the database to
 * the command, and a server that starts meanwhile joins the command's.
 *
 * @throws EmbeddedPostgresError
 */
export function attachOrStartEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return open(options, 'command');
}

async function open(options: EmbeddedOptions, role: DatabaseUse['role']): Promise<EmbeddedPostgres> {
  const place = choosePlace(options.dataDir, options.homes);
  const usesFile = `${place.cluster}.users`;
  const lockFile = `${place.cluster}.lock`;
  const { running, others } = await locked(place, lockFile, async () => {
    const others = otherUses(usesFile);
    if (role === 'server') refuseSecondServer(others, place);
    const running = await makeReady(place, options.say);
    writeUse(usesFile, role);
    return { running, others };
  });
  const close = keep(running, { ...options, role, usesFile, lockFile });
  return {
    url: postmaster.embeddedUrl(running.server.port, running.password),
    port: running.server.port,
    isNew: running.isNew,
    adopted: running.found && others.length === 0,
    shared: running.found && others.length > 0,
    location: place.cluster,
    stop: close,
  };
}

/** Under the lock: the database exists, runs, and has the product's database in it. */
async function makeReady(place: Place, say: EmbeddedOptions['say']): Promise<Running> {
  const { cluster, user } = place;
  const binaries = readyBinaries(user, place.spare);
  const isNew = !isCluster(cluster);
  if (isNew) await createCluster(binaries, cluster, user);
  else checkCluster(cluster, binaries.major, user);

  if (place.elsewhere) {
    say(
      `The database is kept in ${cluster}, because PostgreSQL refuses root and its own user may not enter the project's folder.`,
    );
  }
  const settings = readSettings(cluster);
  const { password } = settings;
  const found = await postmaster.findRunning(cluster, password);
  const server =
    found ??
    (await postmaster.startPostmaster({
      binaries,
      folder: cluster,
      user,
      password,
      port: settings.port,
      say,
    }));
  if (server.port !== settings.port) writeSettings(cluster, { ...settings, port: server.port }, user);
  await postmaster.ensureDatabase(server.port, password);
  return { binaries, place, password, server, isNew, found: found !== undefined };
}

interface Keeping extends EmbeddedOptions {
  role: DatabaseUse['role'];
  usesFile: string;
  lockFile: string;
}

/** Looks after the running database; returns how to let it go. */
function keep(running: Running, keeping: Keeping): () => Promise<void> {
  const { binaries, place } = running;
  let closing: Promise<void> | undefined;

  // A process that ends without stop(), because of a fault, must not leave a server behind that nobody uses.
  const onExit = () => {
    writeUse(keeping.usesFile, undefined);
    if (otherUses(keeping.usesFile).length === 0) {
      postmaster.signal(binaries, place.cluster, running.server.pid, 'fast');
    }
  };
  process.once('exit', onExit);
  const watch = keeping.role === 'server' ? revive(running, keeping, () => closing !== undefined) : undefined;

  const close = async () => {
    clearInterval(watch);
    await withLock(keeping.lockFile, async () => {
      writeUse(keeping.usesFile, undefined);
      const [other] = otherUses(keeping.usesFile);
      if (!other) await postmaster.stopPostmaster(binaries, place.cluster, running.server);
      else if (other.role === 'command') {
        keeping.say(
          `The database stays up for another command (process ${other.pid}), which stops it at its end.`,
        );
      }
    });
    process.off('exit', onExit);
  };
  return () => (closing ??= close());
}

/** Starts a database again that was killed under a living server, at most five times. */
function revive(running: Running, { say, lockFile }: Keeping, closing: () => boolean): NodeJS.Timeout {
  const { binaries, password, place } = running;
  let busy = false;
  let times = 0;
  const look = async () => {
    if (busy || closing() || postmaster.isRunning(place.cluster, running.server)) return;
    busy = true;
    times += 1;
    try {
      await withLock(lockFile, async () => {
        if (closing()) return;
        say('The database ended unexpectedly and is started again …');
        const { port } = running.server;
        running.server =
          (await postmaster.findRunning(place.cluster, password)) ??
          (await postmaster.startPostmaster({
            binaries,
            folder: place.cluster,
            user: place.user,
            password,
            port,
            say,
          }));
      });
    } catch (error) {
      say((error as Error).message);
    }
    busy = times >= 5;
    if (busy) say('The database ended five times; it is not started again before the server is.');
  };
  return setInterval(() => void look(), 1_000).unref();
}

function refuseSecondServer(others: DatabaseUse[], place: Place): void {
  const server = others.find((use) => use.role === 'server');
  if (!server) return;
  throw new EmbeddedPostgresError(
    `Farmgate already runs on the data in ${path.dirname(place.cluster)} (process ${server.pid}); stop that one first, or give this one its own DATA_DIR.`,
  );
}

async function locked<T>(place: Place, lockFile: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withLock(lockFile, work);
  } catch (error) {
    throw startFailure(error, path.dirname(place.cluster));
  }
}

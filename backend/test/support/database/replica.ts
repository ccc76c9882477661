import { readyBinaries } from '@farmgate/embedded-postgres/binaries';
import { give, readSettings } from '@farmgate/embedded-postgres/cluster';
import { databaseUser, isRoot } from '@farmgate/embedded-postgres/database-user';
import {
  embeddedUrl,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from '@farmgate/embedded-postgres/postmaster';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A real streaming replica of a test's PostgreSQL. */
export interface StreamingReplica {
  /** Of its database `farmgate`; the same after a restart. */
  url: string;
  /** kill -9 of the kind that PostgreSQL has: at once, without a word. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a primary needs to be replicated from. */
export const PRIMARY_SETTINGS = { wal_level: 'replica', max_wal_senders: '10', wal_keep_size: '512MB' };

/** @param primaryUrl of a server with `PRIMARY_SETTINGS`, on this machine */
export async function startReplica(primaryUrl: string): Promise<StreamingReplica> {
  const user = databaseUser();
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  const { rows } = await primary.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  );
  const source = rows[0]?.folder ?? '';
  const parent = path.dirname(source);
  const folder = path.join(parent, 'replica');
  await primary.query(`SELECT pg_backup_start('replica', fast => true)`);
  const copied = spawnSync('cp', ['-a', source, folder]);
  if (copied.status !== 0) throw new Error(`The copy failed: ${copied.stderr.toString()}`);
  const stopped = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await primary.end();
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  const { hostname, port: primaryPort, password } = new URL(primaryUrl);
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text, { mode: 0o600 });
    give(path.join(folder, name), user);
  };
  write('backup_label', stopped.rows[0]?.labelfile ?? '');
  write('standby.signal', '');

  const binaries = readyBinaries(user, isRoot() ? '/var/lib/farmgate' : parent);
  let running: Postmaster | undefined;
  const launch = async (port?: number) => {
    running = await startPostmaster({
      ...{ binaries, folder, user, password: readSettings(folder).password, port },
      settings: {
        ...PRIMARY_SETTINGS,
        max_connections: '200',
        fsync: 'off',
        primary_conninfo: `host=${hostname} port=${primaryPort} user=farmgate password=${password}`,
      },
      say: () => undefined,
    });
    return running.port;
  };
  const port = await launch();
  const end = async () => {
    if (running) await stopPostmaster(binaries, folder, running, 'immediate');
    running = undefined;
  };
  return {
    url: embeddedUrl(port, password),
    kill: end,
    start: async () => void (await launch(port)),
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

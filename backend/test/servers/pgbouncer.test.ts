import { give } from '@farmgate/embedded-postgres/cluster';
import { databaseUser } from '@farmgate/embedded-postgres/database-user';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { Changes } from '../../src/platform/changes/changes.js';
import { assertDatabaseAnswers } from '../../src/platform/config/assert-database-answers.js';
import type { Config } from '../../src/platform/config/config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { makeListing } from '../support/make/make.js';
import {
  type RunningProgram,
  runProgram,
  startProgram,
  whereInstalled,
} from '../support/servers/programs.js';
import { freePort, startServer } from '../support/servers/servers.js';
import { until } from '../support/until.js';

const LONG_MS = 180_000;

whereInstalled('pgbouncer')('behind PgBouncer', () => {
  const user = databaseUser();
  const [, major, minor] = /(\d+)\.(\d+)/.exec(runProgram('pgbouncer', ['--version']).output) ?? [];
  const keepsStatements = Number(major) > 1 || Number(minor) >= 21;
  let folder: string;
  let database: TestDatabase;
  let db: DataSource;
  let file: string;
  let pgbouncer: RunningProgram;
  /** Writes the file; `by_turns` gets the mode. */
  let configure: (mode: 'session' | 'transaction') => void;
  /** The same database with a connection for each transaction, and with one for each session, for now. */
  let byTransaction: string;
  let byTurns: string;

  beforeAll(async () => {
    database = await cloneDatabase();
    db = await openDataSource(database.url);
    const direct = new URL(database.url);
    const name = direct.pathname.slice(1);
    await db.query(`ALTER DATABASE ${name} SET TimeZone TO 'Pacific/Auckland'`);
    const target = `host=${direct.hostname} port=${direct.port} dbname=${name} user=${direct.username} password=${direct.password}`;
    const port = await freePort();
    folder = mkdtempSync(path.join(tmpdir(), 'farmgate-pgbouncer-'));
    chmodSync(folder, 0o755);
    file = path.join(folder, 'pgbouncer.ini');
    configure = (mode) => {
      const databases = { by_transaction: 'transaction', by_turns: mode };
      const lines = Object.entries(databases).map(
        ([alias, poolMode]) => `${alias} = ${target} pool_mode=${poolMode} pool_size=30`,
      );
      const settings = [
        `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
        keepsStatements ? 'max_prepared_statements = 200' : '',
      ];
      writeFileSync(file, ['[databases]', ...lines, '[pgbouncer]', ...settings].join('\n'), { mode: 0o600 });
      give(file, user);
    };
    configure('session');
    pgbouncer = await startProgram('pgbouncer', [file], { port, user });
    const through = (alias: string) => `postgres://${direct.username}@127.0.0.1:${port}/${alias}`;
    byTransaction = through('by_transaction');
    byTurns = through('by_turns');
  }, LONG_MS);
  afterAll(async () => {
    await pgbouncer.stop();
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const listening = async (url: string, directUrl: string, work: (changes: Changes) => Promise<void>) => {
    const pooled = await new DataSource(dataSourceOptions(url, 5)).initialize();
    const changes = new Changes(pooled, { database: { url, directUrl } } as unknown as Config);
    try {
      await changes.start();
      await work(changes);
    } finally {
      await changes.onModuleDestroy();
      await pooled.destroy();
    }
  };

  it('hears nothing through it, and knows that', async () => {
    for (let times = 0; times < 10; times += 1)
      await listening(byTransaction, byTransaction, (changes) => {
        expect(changes.isListening).toBe(false);
        return Promise.resolve();
      });
  });

  it('hears what is changed through it by a direct address', async () => {
    await listening(byTransaction, database.url, async (changes) => {
      expect(changes.isListening).toBe(true);
      const heard: string[] = [];
      changes.subscribe({ changed: (table) => void heard.push(table), lost: () => undefined });
      await db.query(`UPDATE settings SET value = value`);
      await changes.caughtUp();
      expect(heard).toEqual(['settings']);
    });
  });

  it('is refused at the start in a sentence where it loses prepared statements', async () => {
    const start = assertDatabaseAnswers(byTransaction).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    expect(await start).toMatch(
      keepsStatements ? /^$/ : /is behind a pooler that loses prepared statements; use PgBouncer 1\.21/,
    );
  });

  it(
    'serves, shows each change at once, and says when prepared statements get lost',
    async () => {
      const server = await startServer({
        ...{ DATABASE_URL: byTurns, DATABASE_DIRECT_URL: database.url },
        LOG_LEVEL: 'warn',
      });
      try {
        expect((await server.get('/api/health')).status).toBe(200);
        const { id } = await makeListing(db, { productName: 'Old corn' });
        await until(async () => (await server.get(`/listings/${id}`)).headers['x-cache'] === 'hit');
        await db.query(`UPDATE listings SET product_name = 'New corn' WHERE id = $1`, [id]);
        await until(
          async () => (await server.get<string>(`/listings/${id}`)).body.includes('New corn'),
          5_000,
        );
        expect(server.output()).not.toContain('Changes');
        // Somebody changes the pooler while servers run.
        configure('transaction');
        pgbouncer.reload();
        await until(async () => (await server.get('/api/health')).status === 503);
        expect((await server.get('/api/health/reading')).status).toBe(503);
        expect(server.output()).toContain('This server is not ready: prepared statements get lost.');
      } finally {
        await server.kill();
      }
    },
    LONG_MS,
  );

  it('counts days in UTC on every connection', async () => {
    const pooled = await new DataSource(dataSourceOptions(byTransaction, 20)).initialize();
    try {
      const zones = await Promise.all(
        Array.from({ length: 60 }, () =>
          pooled.query<{ zone: string }[]>(`SELECT current_setting('TimeZone') AS zone, pg_sleep(0.01)`),
        ),
      );
      expect(new Set(zones.flat().map(({ zone }) => zone))).toEqual(new Set(['UTC']));
    } finally {
      await pooled.destroy();
    }
  });
});

import { clockOfTests } from '@farmgate/embedded-postgres/test-clock';
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { fork } from 'node:child_process';
import { closeSync, mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../dist/src/platform/database/migrate.js';
import { installJobs } from '../../dist/src/platform/jobs/install-jobs.js';
import { fillReferenceTables } from '../../dist/src/prepare-database.js';

/**
 * One throw-away PostgreSQL for the run, with a migrated database that every test file's own is cloned from,
 * and a host for the application per worker.
 */
export default async function setUp({ maxWorkers }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'farmgate-app-hosts-'));
  globalThis.__FARMGATE_HOSTS__ = Array.from({ length: maxWorkers }, (_, index) =>
    startHost(folder, index + 1),
  );
  globalThis.__FARMGATE_HOSTS_FOLDER__ = folder;
  process.env.FARMGATE_TEST_HOSTS = folder;
  const postgres = await startTestPostgres({ inMemory: true });
  globalThis.__FARMGATE_POSTGRES__ = postgres;
  await migrate(postgres.url);
  await installJobs(postgres.url);
  await fillReferenceTables(postgres.url);
  process.env.FARMGATE_TEST_DATABASE = postgres.url;
}

/** What it writes goes to a file, where the test files find their own part of it. */
function startHost(folder, worker) {
  const output = openSync(path.join(folder, `${worker}.log`), 'w');
  const child = fork(
    path.join(import.meta.dirname, 'servers/app-host.process.mjs'),
    [path.join(folder, `${worker}.socket`)],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...clockOfTests() },
      stdio: ['ignore', output, output, 'ipc'],
      execArgv: [],
    },
  );
  closeSync(output);
  child.unref();
  child.channel?.unref();
  return child;
}

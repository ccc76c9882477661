import { clockOfTests } from '@farmgate/embedded-postgres/test-clock';
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync } from 'node:fs';
import { connect } from 'node:net';
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
  const hosts = Array.from({ length: maxWorkers }, (_, index) => startHost(folder, index + 1));
  const isReady = once(hosts[0], 'message');
  globalThis.__FARMGATE_HOSTS__ = hosts;
  globalThis.__FARMGATE_HOSTS_FOLDER__ = folder;
  process.env.FARMGATE_TEST_HOSTS = folder;
  const postgres = await startTestPostgres({ inMemory: true });
  globalThis.__FARMGATE_POSTGRES__ = postgres;
  await migrate(postgres.url);
  await installJobs(postgres.url);
  await fillReferenceTables(postgres.url);
  await isReady;
  await makeQueues(path.join(folder, '1.socket'), postgres.url);
  for (const host of hosts) {
    host.unref();
    host.channel?.unref();
  }
  process.env.FARMGATE_TEST_DATABASE = postgres.url;
}

/** The first application on a database makes a table for each, which takes longer than a clone with them. */
async function makeQueues(address, url) {
  const socket = connect(address);
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'error', JOBS: 'off', DATABASE_URL: url };
  socket.write(`${JSON.stringify(env)}\nend\n`);
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => (said += text));
  await once(socket, 'close');
  if (!said.includes('"isClosed"')) throw new Error(`The queues could not be made: ${said}`);
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
      // An application is many young objects: with room for them, a tenth less time is spent.
      execArgv: ['--max-semi-space-size=64'],
    },
  );
  closeSync(output);
  return child;
}

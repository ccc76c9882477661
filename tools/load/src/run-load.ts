import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ORDER_PLACED_MAILS } from '@farmgate/backend/src/marketplace/orders/order-queues';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { JOBS_SCHEMA } from '@farmgate/backend/src/platform/jobs/job-sql';
import { MAIL_QUEUE } from '@farmgate/backend/src/platform/mail/mail-outbox';
import { prepareDatabase } from '@farmgate/backend/src/prepare-database';
import { audit, noteBefore } from './report/audit.js';
import { Crowd } from './drive.js';
import { postmasterOf } from './figures.js';
import { startMailCatcher } from './mail-catcher.js';
import { nothingNoted } from './noted.js';
import { stepsOf, type Step } from './plan.rules.js';
import { isClean, lineOf, type LoadReport, markdown, type StepReport } from './report/report.rules.js';
import { startServers } from './servers.js';
import { isBeyondKnee } from './report/verdict.rules.js';
import { filesOf, makeWorld } from './world.js';

type Say = (line: string) => void;

export interface LoadOptions {
  minutes: number;
  /** Visits per second of the last step. */
  peak: number;
  servers: number;
  /** Proves that the command works; its figures mean nothing. */
  quick: boolean;
  say: Say;
}

const QUICK: Step[] = [
  { rate: 4, seconds: 3 },
  { rate: 8, seconds: 4 },
];
/** After so many steps beyond the knee there is nothing more to learn. */
const STEPS_BEYOND = 2;
/** How long mails and jobs may take after the last visit. */
const SETTLE_MS = 180_000;

/**
 * Plays visitors, shoppers, farmers, vendors and staff at rising rates against servers of its own on a
 * database of its own, and then holds the database against what everybody was told. Writes `load-results/`.
 * @returns the report, and whether nothing was lost or doubled
 */
export async function runLoad(
  options: LoadOptions,
): Promise<{ report: LoadReport; text: string; isClean: boolean }> {
  const { say } = options;
  say(
    'Starting a throw-away PostgreSQL with the settings of the product, except that it never waits for the disk …',
  );
  const postgres = await startTestPostgres();
  const closing: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    await prepareDatabase(postgres.url, 'demo', () => undefined);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    closing.unshift(() => client.end());
    const catcher = await startMailCatcher();
    closing.unshift(() => catcher.stop());
    const report = await play(options, client, postgres.url, catcher, closing);
    const text = save(report, options.quick ? 'quick' : 'load');
    return { report, text, isClean: isClean(report) };
  } finally {
    for (const close of closing) await close();
  }
}

async function play(
  { minutes, peak, servers: count, quick, say }: LoadOptions,
  client: Client,
  databaseUrl: string,
  catcher: { url: string; arrived: string[] },
  closing: (() => Promise<unknown>)[],
): Promise<LoadReport> {
  const world = await makeWorld(client);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'farmgate-load-'));
  closing.unshift(() => rm(dataDir, { recursive: true, force: true }));
  const servers = await startServers(count, {
    DATABASE_URL: databaseUrl,
    SMTP_URL: catcher.url,
    DATA_DIR: dataDir,
  });
  closing.unshift(() => Promise.all(servers.map((server) => server.stop())));
  const urls = servers.map(({ url }) => url);
  const files = filesOf(await (await fetch(`${urls[0]}/`)).text());
  const before = await noteBefore(client);
  const noted = nothingNoted();
  const notes = [await circumstances(client, count, world.products.length)];
  const crowd = new Crowd(urls, { ...world, files }, noted, await postmasterOf(client));
  await crowd.warmUp(quick ? 1 : 5);
  const steps = await climb(crowd, quick ? QUICK : stepsOf(minutes, peak), say);
  await crowd.drain();
  crowd.close();
  say('Waiting for jobs and mails, then comparing …');
  const left = await settle(client);
  notes.push(`Load average at the end: ${averages()}`);
  if (left > 0)
    notes.push(
      `${left} jobs and mails were not done after ${SETTLE_MS / 1_000} s; the audit counts them as missing.`,
    );
  return {
    notes,
    steps,
    checks: await audit(client, before, noted, catcher.arrived),
    mistakes: crowd.mistakes,
  };
}

/** Step by step, until the knee is well behind. */
async function climb(crowd: Crowd, plan: readonly Step[], say: Say): Promise<StepReport[]> {
  const steps: StepReport[] = [];
  for (const step of plan) {
    const done = await crowd.run(step);
    steps.push(done);
    say(lineOf(done));
    if (steps.filter(isBeyondKnee).length >= STEPS_BEYOND) break;
  }
  return steps;
}

/** @returns how many jobs and mails are still not done */
async function settle(client: Client): Promise<number> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state < 'completed')::int
         + (SELECT count(*) FROM mails WHERE status = 'waiting')::int AS count`,
      [[ORDER_PLACED_MAILS, MAIL_QUEUE]],
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0 || performance.now() > until) return count;
    await wait(250);
  }
}

const averages = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');

async function circumstances(client: Client, servers: number, products: number): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return (
    `${cpus().length} × ${cpus()[0]?.model.trim()}; Node ${process.versions.node}, PostgreSQL ${rows[0]?.version} (never waiting for the disk); ` +
    `${servers === 1 ? 'one server' : `${servers} servers`}, database, mail server and load on this machine; the demonstration's data, ${products} products; ` +
    `load average at the start: ${averages()}`
  );
}

function save(report: LoadReport, name: string): string {
  const folder = path.join(projectFolder(), 'load-results');
  mkdirSync(folder, { recursive: true });
  const text = markdown(report);
  writeFileSync(path.join(folder, `${name}.md`), text);
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  return text;
}

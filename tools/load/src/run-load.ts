import { ORDER_PLACED_MAILS } from '@farmgate/backend/src/marketplace/orders/order-queues';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { JOBS_SCHEMA } from '@farmgate/backend/src/platform/jobs/job-sql';
import { MAIL_QUEUE } from '@farmgate/backend/src/platform/mail/mail-outbox';
import { prepareDatabase } from '@farmgate/backend/src/prepare-database';
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Crowd } from './drive.js';
import { postmasterOf } from './figures.js';
import { startMailCatcher } from './mail-catcher.js';
import { MarketMorning } from './morning/market-morning.js';
import { nothingNoted } from './noted.js';
import { stepsOf, type Step } from './plan.rules.js';
import { audit, noteBefore } from './report/audit.js';
import { isClean, lineOf, type LoadReport, markdown, type StepReport } from './report/report.rules.js';
import { isBeyondKnee } from './report/verdict.rules.js';
import { startServers } from './servers.js';
import { filesOf, makeWorld } from './world.js';

type Say = (line: string) => void;

export interface LoadOptions {
  minutes: number;
  /** Visits per second of the last step. */
  peak: number;
  servers: number;
  /**
   * Shopping goes on at the peak's rate for half of the time, and then for as long while 200 farms say what
   * is on and 50,000 followers are told.
   */
  marketMorning: boolean;
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
/** How long the emails of a market morning may. */
const TELL_MS = 1_800_000;
const MORNING = { farms: 200, followers: 250 };
const QUICK_MORNING = { farms: 4, followers: 5 };

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
    const text = save(report, nameOf(options));
    return { report, text, isClean: isClean(report) };
  } finally {
    for (const close of closing) await close();
  }
}

const nameOf = ({ quick, marketMorning }: LoadOptions) =>
  quick ? 'quick' : marketMorning ? 'market-morning' : 'load';

async function play(
  options: LoadOptions,
  client: Client,
  databaseUrl: string,
  catcher: { url: string; arrived: string[] },
  closing: (() => Promise<unknown>)[],
): Promise<LoadReport> {
  const { servers: count, quick, say } = options;
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
  const morning = options.marketMorning
    ? await MarketMorning.begin(client, urls, world.farmers, quick ? QUICK_MORNING : MORNING)
    : null;
  const steps = morning
    ? await shopThrough(crowd, morning, options)
    : await climb(crowd, quick ? QUICK : stepsOf(options.minutes, options.peak), say);
  await crowd.drain();
  crowd.close();
  say('Waiting for jobs and mails, then comparing …');
  await morning?.end(TELL_MS);
  const left = await settle(client);
  notes.push(`Load average at the end: ${averages()}`);
  if (left > 0)
    notes.push(
      `${left} jobs and mails were not done after ${SETTLE_MS / 1_000} s; the audit counts them as missing.`,
    );
  return {
    notes,
    steps,
    ...(morning ? { morning: morning.report() } : {}),
    checks: [
      ...(await audit(client, before, noted, catcher.arrived)),
      ...(morning ? [await morning.check()] : []),
    ],
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

/** The same shopping twice: without anything else, and while farms speak. */
async function shopThrough(
  crowd: Crowd,
  morning: MarketMorning,
  { minutes, peak, quick, say }: LoadOptions,
): Promise<StepReport[]> {
  const step = quick ? { rate: 4, seconds: 3 } : { rate: peak, seconds: minutes * 30 };
  const calm = await crowd.run(step);
  say(`Calm: ${lineOf(calm)}`);
  const [busy] = await Promise.all([crowd.run(step), morning.speak(step.seconds)]);
  await morning.noteTold();
  say(`Market morning: ${lineOf(busy)}`);
  return [calm, busy];
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

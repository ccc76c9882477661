import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { projectFolder } from '../platform/config/project-folder.js';
import { migrate } from '../platform/database/data-source.js';
import { startTestPostgres } from '../platform/database/embedded/test-postgres.js';
import { installJobs } from '../platform/jobs/install-jobs.js';
import { fillReferenceTables } from '../prepare-database.js';
import { compareAnswers } from './compare-answers.js';
import { measure, type Load } from './measure.js';
import { measurePages } from './pages/measure-pages.js';
import { growthLine, markdown, shareLine, type Line, type Measured } from './report.rules.js';
import { seed, type Sizes } from './seed/seed.js';
import { noteStatements, startServer, type BenchServer } from './servers/start.js';
import { GROWTH_WORKS, WORKS, type Work } from './works.js';

type Say = (line: string) => void;

interface Plan {
  sizes: Sizes;
  /** Location pages that are made. */
  locationPages: number;
  rounds: number;
  load: Load;
  /** Before the first round, so that code and caches are warm. */
  warmUp: Load | null;
}

const FULL: Plan = {
  sizes: { places: 200_000, farms: 100_000, listings: 1_000_000, vendors: 5_000, products: 100_000 },
  locationPages: 500,
  rounds: 5,
  load: { connections: 10, seconds: 3 },
  warmUp: { connections: 10, seconds: 1 },
};
/** Proves that the bench works; its figures mean nothing. */
const QUICK: Plan = {
  sizes: { places: 800, farms: 400, listings: 1_000, vendors: 40, products: 1_000 },
  locationPages: 12,
  rounds: 1,
  load: { connections: 10, requests: 30 },
  warmUp: null,
};

/** Two servers that are asked the same and measured in turn. */
interface Pair {
  first: BenchServer;
  second: BenchServer;
}

/**
 * Measures the product against a bare server on the same database, and against itself on a tenth of the data; writes
 * `bench-results/`. A figure that falls short is shown, never an error.
 * @param options.only measures the works whose name has this text
 * @returns the report as Markdown
 * @throws Error when a request fails or two servers disagree on the rows
 */
export async function runBench(options: { quick: boolean; only?: string; say: Say }): Promise<string> {
  const { say } = options;
  const plan = options.quick ? QUICK : FULL;
  const isWanted = ({ name }: Work) => name.toLowerCase().includes((options.only ?? '').toLowerCase());
  say(
    'Starting a throw-away PostgreSQL with the settings of the product, except that it never waits for the disk …',
  );
  const postgres = await startTestPostgres();
  const servers: BenchServer[] = [];
  try {
    await migrate(postgres.url);
    await installJobs(postgres.url);
    await fillReferenceTables(postgres.url);
    const { tenthUrl } = await seed(postgres.url, plan.sizes, say);
    const product = await startServer('product', postgres.url);
    servers.push(product);
    const yardstick = await startServer('yardstick', postgres.url);
    servers.push(yardstick);
    const onTenth = await startServer('product', tenthUrl);
    servers.push(onTenth);

    const before = await circumstances(postgres.url, plan);
    const works = WORKS.filter(isWanted);
    await teach(yardstick, product, works);
    await compareAnswers(works, product, yardstick);
    const shares = await measureAll(
      'Against a bare server',
      works,
      { first: product, second: yardstick },
      plan,
      say,
    );
    const growing = GROWTH_WORKS.filter(isWanted);
    const growths = await measureAll(
      'Against a tenth',
      growing,
      { first: product, second: onTenth },
      plan,
      say,
    );
    const pages = await measurePages(postgres.url, plan.locationPages);
    say(pages);
    return save(
      options.quick ? 'quick' : 'bench',
      [...before, pages, `Load average at the end: ${load()}`],
      shares.map(shareLine),
      growths.map(growthLine),
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

/** Tells the yardstick what the product asks of the database for each work. */
async function teach(yardstick: BenchServer, product: BenchServer, works: readonly Work[]): Promise<void> {
  const routes = [];
  for (const { path } of works) routes.push({ path, statements: await noteStatements(product, path) });
  await yardstick.ask({ type: 'answer', routes });
}

async function measureAll(
  title: string,
  works: readonly Work[],
  { first, second }: Pair,
  { rounds, load, warmUp }: Plan,
  say: Say,
): Promise<Measured[]> {
  const all = await Promise.all(
    works.map(async ({ name, path }): Promise<Measured> => {
      return { name, path, rows: [await countRows(first, path), await countRows(second, path)], rounds: [] };
    }),
  );
  if (warmUp) {
    for (const { path } of works) for (const server of [first, second]) await measure(server, path, warmUp);
  }
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    for (const measured of all) {
      const one = await measure(first, measured.path, load);
      measured.rounds.push([one, await measure(second, measured.path, load)]);
    }
    say(`${title}, round ${round} of ${rounds} … ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  }
  return all;
}

async function countRows({ url }: BenchServer, path: string): Promise<number> {
  const answer = await fetch(url + path);
  return ((await answer.json()) as unknown[]).length;
}

async function circumstances(databaseUrl: string, { sizes, rounds, load: each }: Plan): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ version: string; size: string }>(
    `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size`,
  );
  await client.end();
  const number = (value: number) => value.toLocaleString('en-US');
  const [processor] = cpus();
  const length = each.seconds === undefined ? `${each.requests} requests` : `${each.seconds} s`;
  return [
    `${cpus().length} × ${processor?.model.trim() || arch()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${platform()}; ` +
      `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version} on the same machine (never waiting for the disk, ` +
      'otherwise with the settings of the product), load from the same machine',
    `${number(sizes.places)} places, ${number(sizes.farms)} farms, ${number(sizes.listings)} listings, ` +
      `${number(sizes.vendors)} vendors, ${number(sizes.products)} products (${rows[0]?.size}); ` +
      `${rounds === 1 ? 'one round' : `${rounds} rounds in turn`}, ${length} each, ${each.connections} connections; medians, with the least and the greatest ratio`,
    `Load average at the start: ${load()}`,
  ];
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');

function save(name: string, notes: string[], shares: Line[], growths: Line[]): string {
  const folder = path.join(projectFolder(), 'bench-results');
  mkdirSync(folder, { recursive: true });
  const text = markdown(notes, shares, growths);
  writeFileSync(path.join(folder, `${name}.md`), text);
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify({ notes, shares, growths }, null, 2)}\n`,
  );
  return text;
}

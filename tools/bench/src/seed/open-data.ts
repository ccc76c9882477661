import { migrate } from '@farmgate/backend/src/platform/database/migrate';
import { prepareDatabase } from '@farmgate/backend/src/prepare-database';
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { Client } from 'pg';
import { makeLocationPages } from '../generation/make-location-pages.js';
import type { Say } from '../part.js';
import type { Plan } from '../plan.js';
import type { Table } from '../run/report.rules.js';
import { seed, tenthOf } from './seed.js';

/** The seeded database. */
export interface BenchData {
  databaseUrl: string;
  /** Its copy with a tenth of the places and farms. */
  tenthUrl: string;
  /** How fast the location pages were made; null where they were there. */
  pagesMade: Table | null;
  close(): Promise<void>;
}

/** @param given the address of a PostgreSQL; without it a throw-away one is started */
export async function openData(plan: Plan, say: Say, given?: string): Promise<BenchData> {
  if (given === undefined) {
    say(
      'Starting a throw-away PostgreSQL with the settings of the product, except that it never waits for the disk …',
    );
  }
  const postgres =
    given === undefined ? await startTestPostgres() : { url: given, stop: () => Promise.resolve() };
  try {
    await migrate(postgres.url);
    const isSeeded = await isFilled(postgres.url);
    if (isSeeded) await migrate(tenthOf(postgres.url));
    return {
      databaseUrl: postgres.url,
      tenthUrl: tenthOf(postgres.url),
      pagesMade: isSeeded ? null : await fill(postgres.url, plan, say),
      close: () => postgres.stop(),
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function fill(url: string, plan: Plan, say: Say): Promise<Table> {
  await prepareDatabase(url, 'none', say);
  const started = performance.now();
  await seed(url, plan.sizes, say);
  say(`Seeded in all … ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return makeLocationPages(url, plan, say);
}

async function isFilled(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ filled: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM location_pages) AS filled',
  );
  await client.end();
  return rows[0]?.filled ?? false;
}

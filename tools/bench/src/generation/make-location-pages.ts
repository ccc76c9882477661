import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Say } from '../part.js';
import type { Plan } from '../plan.js';
import type { Table } from '../run/report.rules.js';

/** What became of a generator that was let run without the delay between pages. */
export interface PagesMade {
  pages: number;
  /** With the choice of the cities, the pages of their states and the figures of the guides. */
  seconds: number;
  /** Of its process, after the first pages and after the last. */
  megabytesBefore: number;
  megabytesAfter: number;
}

/**
 * Has the generator make location pages in a process of its own, and copies them until there are as many as
 * the plan says.
 * @returns how fast they were made
 */
export async function makeLocationPages(databaseUrl: string, plan: Plan, say: Say): Promise<Table> {
  const made = await generate(databaseUrl, plan.pagesMade);
  await copyPages(databaseUrl, plan.sizes.locationPages);
  const { pages, seconds, megabytesBefore, megabytesAfter } = made;
  const cells = [
    'Location pages without the delay',
    String(pages),
    seconds.toFixed(1),
    (pages / seconds).toFixed(1),
    `${megabytesBefore.toFixed(0)} / ${megabytesAfter.toFixed(0)}`,
  ];
  say(`${cells[0]}: ${cells[1]} in ${cells[2]} s`);
  return {
    title: 'Making location pages',
    how: ['In a process of its own, with the pages of the states and the figures of the guides.'],
    head: ['work', 'pages', 'seconds', 'per second', 'MB before / after'],
    rows: [{ cells, holds: null }],
    rounds: made,
  };
}

async function generate(databaseUrl: string, count: number): Promise<PagesMade> {
  const program = fileURLToPath(new URL('./make-pages.js', import.meta.url));
  const child = fork(program, [databaseUrl, String(count)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const broken = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The generator ended with ${String(code)}.`)),
  );
  const [made] = (await Promise.race([once(child, 'message'), broken])) as [PagesMade];
  broken.catch(() => undefined);
  return made;
}

/** The largest cities without a page get the text and the facts of one that has been made. */
async function copyPages(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `WITH made AS (SELECT *, row_number() OVER (ORDER BY id) AS place FROM location_pages),
       missing AS (
         SELECT target.*, row_number() OVER (ORDER BY population DESC, id) AS place FROM target_locations AS target
         WHERE id NOT IN (SELECT target_id FROM location_pages)
         ORDER BY population DESC, id LIMIT greatest($1 - (SELECT count(*) FROM made), 0))
     INSERT INTO location_pages (target_id, city, state, state_code, zip_code, slug, title, meta_description, content, farms_data,
       facts, facts_hash, latitude, longitude, population, farm_count, market_count, offer_count, is_indexable)
     SELECT missing.id, missing.city, missing.state, missing.state_code, missing.zip_code, 'farms-bench-' || missing.id, made.title,
       made.meta_description, made.content, made.farms_data, made.facts, made.facts_hash, missing.latitude, missing.longitude,
       missing.population, made.farm_count, made.market_count, made.offer_count, made.is_indexable
     FROM missing JOIN made ON made.place = (missing.place - 1) % (SELECT count(*) FROM made) + 1`,
    [count],
  );
  await client.query('VACUUM (ANALYZE) location_pages');
  await client.end();
}

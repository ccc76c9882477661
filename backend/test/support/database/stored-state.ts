import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';

/** What never changes, and is long; and what is counted or noted of requests that are refused as well. */
const LEFT_OUT = [
  'zip_codes',
  'target_locations',
  'migrations',
  // Made when they are needed first.
  'app_secrets',
  'sessions',
  'sign_in_failures',
  'search_tallies',
  'search_days',
  'search_misses',
  'search_words',
];

/** How long a table may stay as it is before nobody counts as writing, in milliseconds. */
const QUIET_MS = 150;

/**
 * What every table holds once nobody writes any more: some calls, such as that for a new password, write
 * after they have answered.
 * @throws Error if that takes longer than 5 seconds
 */
export async function settledState(db: DataSource): Promise<Record<string, string>> {
  const end = Date.now() + 5_000;
  let state = await storedState(db);
  while (Date.now() < end) {
    await setTimeout(QUIET_MS);
    const next = await storedState(db);
    if (isDeepStrictEqual(next, state)) return state;
    state = next;
  }
  throw new Error('The tables do not come to rest.');
}

/** @returns what every table holds, as a count and a sum over its rows, by its name */
export async function storedState(db: DataSource): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1) ORDER BY 1`,
    [LEFT_OUT],
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS state FROM ${name} AS t`,
  );
  const rows = await db.query<{ name: string; state: string }[]>(each.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

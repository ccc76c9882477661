import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { GenerationSchedule } from '../../../src/content/generation/schedule/generation-schedule.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeListing } from '../../support/make/make.js';
import { startTestApp } from '../../support/test-app.js';

/** What differs between two servers that have just started: the secret that they sign with, and moments. */
const OWN_TABLE = 'public.app_secrets';
const MOMENTS = ['created_on', 'updated_on', 'updated_at'];

/** @returns what every table holds and where every sequence stands, pg-boss's included, by name */
async function wholeState(url: string): Promise<Record<string, string>> {
  const db = await new DataSource({ type: 'postgres', url }).initialize();
  try {
    const tables = await db.query<{ name: string; hasMoments: boolean }[]>(
      `SELECT format('%I.%I', table_schema, table_name) AS name, bool_or(column_name = ANY ($1)) AS "hasMoments"
       FROM information_schema.tables JOIN information_schema.columns USING (table_schema, table_name)
       WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' GROUP BY 1`,
      [MOMENTS],
    );
    const without = `to_jsonb(t) - '{${MOMENTS.join(',')}}'::text[]`;
    const rows = await Promise.all(
      tables.map(({ name, hasMoments }) =>
        db.query<{ name: string; state: string }[]>(
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended((${hasMoments ? without : 't'})::text, 0)), 0) AS state FROM ${name} t`,
        ),
      ),
    );
    const sequences = await db.query<{ name: string; state: string }[]>(
      `SELECT format('%I.%I', schemaname, sequencename) AS name, coalesce(last_value, 0)::text AS state FROM pg_sequences`,
    );
    const states = [...rows.flat(), ...sequences].filter(({ name }) => name !== OWN_TABLE);
    return Object.fromEntries(states.map(({ name, state }) => [name, state]));
  } finally {
    await db.destroy();
  }
}

describe('the application of one test file', () => {
  it('leaves nothing for the next one, in the database or in the memory of the process that they share', async () => {
    const first = await startTestApp();
    const untouched = await wholeState(first.databaseUrl);
    const admin = await signedIn(first, { role: 'admin', username: 'ann' });
    await makeListing(first.db, { productName: 'Left behind' });
    expect((await first.get<string>('/browse')).body.includes('Left behind')).toBe(true);
    await first.db
      .getRepository(GenerationSchedule)
      .createQueryBuilder()
      .update()
      .set({ hourUtc: 3 })
      .execute();
    await first.db.query(`SELECT pgboss.create_queue('left-behind', '{"policy":"standard"}')`);
    await first.db.query(`INSERT INTO pgboss.job (name, data) SELECT name, '{}' FROM pgboss.queue LIMIT 3`);
    await first.db.query(
      `SELECT nextval(format('%I.%I', schemaname, sequencename)) FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const left = await wholeState(first.databaseUrl);
    const changed = Object.keys(left).filter((name) => left[name] !== untouched[name]);
    expect(changed).toEqual(
      expect.arrayContaining([
        'public.generation_schedule',
        'public.users',
        'public.users_id_seq',
        'pgboss.queue',
      ]),
    );
    await first.close();

    const second = await startTestApp();
    try {
      expect(second.pid).toBe(first.pid);
      expect(await wholeState(second.databaseUrl)).toEqual(untouched);
      expect((await second.get<string>('/browse')).body.includes('Left behind')).toBe(false);
      expect((await second.get('/api/auth/me', { cookie: admin.cookie })).status).toBe(401);
    } finally {
      await second.close();
    }
  });
});

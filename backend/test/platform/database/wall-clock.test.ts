import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { momentAt } from '../../../src/contract/shared/calendar/wall-clock.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { otherClocks } from '../../../src/platform/geo/clocks-agree.rules.js';
import { databaseClocks } from '../../../src/platform/geo/clocks.sql.js';
import { firstMoment } from '../../../src/platform/geo/wall-clock.sql.js';
import { openDataSource } from '../../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../../support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it.each(['America/New_York', 'America/Los_Angeles', 'America/Phoenix'])(
  'the database makes the same moments of times on the wall in %s, in both nights on which clocks change',
  async (zone) => {
    const rows = await db.query<{ date: string; time: string; moment: Date }[]>(
      `SELECT to_char(wall, 'YYYY-MM-DD') AS date, to_char(wall, 'HH24:MI') AS time,
        ${firstMoment('wall', '$1')} AS moment
      FROM unnest('{2027-03-14, 2027-11-07}'::date[]) AS day,
        generate_series(day - interval '2 hours', day + interval '6 hours', '15 minutes') AS wall`,
      [zone],
    );
    expect(rows).toHaveLength(66);
    expect(rows.map(({ moment }) => moment)).toEqual(
      rows.map(({ date, time }) => momentAt(date, time, zone)),
    );
  },
);

it('the database has the clocks of Node at every ZIP code, this month and in the next two years', async () => {
  const clocks = await fetchRows(db, databaseClocks, [24]);
  expect(clocks.length).toBeGreaterThan(1_000);
  expect(otherClocks(clocks)).toEqual([]);
});

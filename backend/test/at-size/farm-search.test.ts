import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FarmListItem } from '../../src/contract/directory/farms.js';
import { degreesNorth, FORT_MYERS, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const find = (query: string) => test.get<FarmListItem[]>(`/api/farms?${query}`);
const names = ({ body }: { body: FarmListItem[] }) => body.map(({ name }) => name);

it('search of farms uses the indexes of names and of places', async () => {
  await test.db.query(
    `INSERT INTO places (kind, source, source_id, name, name_key, address, latitude, longitude)
       SELECT 'csa', 'usda_export', 'many/' || number, substr(md5(number::text), 1, 6) || ' Farm', 'x', '',
         27 + random() * 5, -82 - random() * 5 FROM generate_series(1, 10000) AS number;
       INSERT INTO farms (name, description, address, zip_code, latitude, longitude)
       SELECT name, '', '', '', latitude, longitude FROM places; ANALYZE places, farms`,
  );
  const name = 'Blue Heron Farm';
  await makePlace(test.db, {
    kind: 'csa',
    name,
    ...FORT_MYERS,
    latitude: FORT_MYERS.latitude + degreesNorth(1),
  });
  const before = await rowsRead(10_000);
  expect(names(await find('search=Bleu Heron Frm'))).toEqual(['Blue Heron Farm']);
  expect(names(await find('search=Blue Heron&zipCode=33901'))).toEqual(['Blue Heron Farm']);
  await find('zipCode=33901');
  expect(await rowsRead(0)).toBeLessThan(before + 5_000);
});

/**
 * How many rows of the two tables were read by going through them from end to end. PostgreSQL writes its
 * figures down late, so this waits until there are at least so many: those of the test's own preparations.
 */
async function rowsRead(atLeast: number): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    await test.db.query('SELECT pg_stat_force_next_flush()');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const [row] = await test.db.query<{ read: number }[]>(
      `SELECT sum(seq_tup_read)::int AS read FROM pg_stat_user_tables WHERE relname IN ('farms', 'places')`,
    );
    if (row && (row.read >= atLeast || tries > 12)) return row.read;
  }
}

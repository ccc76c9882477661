import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { readPlaces } from '../../src/directory/places/import/read-places.js';
import { importPlaces } from '../../src/directory/places/store/import-places.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { ZipCode } from '../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../src/platform/geo/zip-codes.service.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

/** Halves of real exports, kept beside the project where they are at hand. */
const FOLDER = path.join(projectFolder(), '../shared/data/usda');
/** Thousands of rows on a busy machine. */
const LONG_MS = 90_000;
const isThere = existsSync(FOLDER);
const onRealFiles = isThere ? describe : describe.skip;
const title = isThere ? 'the real files' : 'the real files (skipped: ../shared/data/usda is not there)';

onRealFiles(title, () => {
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

  const run = (file: string) =>
    importPlaces(
      db,
      new ZipCodes(db.getRepository(ZipCode)),
      readPlaces(path.join(FOLDER, file)),
      () => undefined,
    );

  it.each([
    ['farmersmarket_2019_part.csv', 4_336, 4_320],
    ['farmersmarket_2026_part.csv', 3_600, 3_590],
    ['foodhub_2024_part.csv', 98, 98],
    ['api_farmersmarket_sample.json', 4, 4],
    ['api_onfarmmarket_sample.json', 9, 9],
    ['api_empty_state.json', 0, 0],
  ])(
    'takes nearly every row of %s',
    async (file, rows, atLeast) => {
      const counts = await run(file);
      const { created, added, updated, unchanged, rejected } = counts;
      expect(created + added + updated + unchanged + rejected).toBe(rows);
      expect(rows - rejected).toBeGreaterThanOrEqual(atLeast);
    },
    LONG_MS,
  );

  it(
    'changes nothing when they come again',
    async () => {
      for (const file of [
        'farmersmarket_2019_part.csv',
        'farmersmarket_2026_part.csv',
        'foodhub_2024_part.csv',
      ]) {
        const counts = await run(file);
        expect(counts).toMatchObject({ created: 0, updated: 0 });
      }
    },
    LONG_MS,
  );

  it('knows when most of the older markets are open, and keeps no contact names', async () => {
    const withSeasons = await db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM places WHERE seasons <> '[]'`,
    );
    expect(withSeasons[0]?.count).toBeGreaterThan(2_800);
    const names = await db.query<unknown[]>(`SELECT 1 FROM place_records WHERE raw ? 'contact_name' LIMIT 1`);
    expect(names).toEqual([]);
    expect(await db.getRepository(Place).countBy({ timeZone: 'America/Chicago' })).toBeGreaterThan(500);
  });
});

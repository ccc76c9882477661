import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { readPlaces } from '../../../src/directory/places/import/read-places.js';
import { importPlaces } from '../../../src/directory/places/store/import-places.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { ZipCode } from '../../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../../src/platform/geo/zip-codes.service.js';
import { openDataSource } from '../../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../../support/database/test-database.js';
import { marketFile, marketRow } from '../../support/make/market-file.js';

let database: TestDatabase;
let db: DataSource;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-confirmed-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await db.destroy();
  await database.drop();
});

/** Imports a record of one market, changed last in a year, and with these hours. */
async function run(year: number, times: string): Promise<Place> {
  const file = path.join(folder, 'markets.csv');
  const row = marketRow(1).replace('5/1/2018 9:00', `5/1/${year} 9:00`).replace('Sat: 9:00 AM', times);
  await writeFile(file, marketFile([row]));
  await importPlaces(db, new ZipCodes(db.getRepository(ZipCode)), readPlaces(file), () => {});
  return db.getRepository(Place).findOneByOrFail({ name: 'Market 1' });
}

it('An import leaves the day on which its manager confirmed a market after its records', async () => {
  const { id, lastConfirmed } = await run(2018, 'Sat: 9:00 AM');
  expect(lastConfirmed).toBe('2018-05-01');
  const day = '2020-01-15';
  await db.getRepository(Place).update(id, { lastConfirmed: day, confirmedAt: new Date(`${day}T12:00:00Z`) });
  const older = await run(2019, 'Sat: 8:00 AM');
  expect(older.seasons[0]?.hours[0]?.opens).toBe('08:00');
  expect(older.lastConfirmed).toBe(day);
  expect((await run(2021, 'Sat: 7:00 AM')).lastConfirmed).toBe('2021-05-01');
});

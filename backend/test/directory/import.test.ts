import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Farm } from '../../src/directory/farms/farm.entity.js';
import { readPlaces } from '../../src/directory/places/import/read-places.js';
import { importPlaces } from '../../src/directory/places/store/import-places.js';
import type { Reject } from '../../src/directory/places/store/place-batch.js';
import { StoredPlaceRecord } from '../../src/directory/places/place-record.entity.js';
import { Place } from '../../src/directory/places/place.entity.js';
import { ZipCode } from '../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../src/platform/geo/zip-codes.service.js';
import { FORT_MYERS, makeFarm } from '../support/make/make.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await db.destroy();
  await database.drop();
});
afterEach(() => db.query('TRUNCATE places, place_records, farms RESTART IDENTITY CASCADE'));

const LEGACY = [
  'FMID,MarketName,Website,street,city,State,zip,Season1Date,Season1Time,x,y,Location,Credit,WIC,WICcash,SFMNP,SNAP',
  'Organic,Eggs,Vegetables,Honey,updateTime',
].join(',');
const legacyRow = (
  given: Partial<Record<'id' | 'name' | 'x' | 'y' | 'zip' | 'updated' | 'snap', string>> = {},
) => {
  const { id = '1000001', name = 'River District Market', zip = '33901', snap = 'Y' } = given;
  const { x = '-81.8723', y = '26.6406', updated = '5/1/2018 9:00:00 AM' } = given;
  return [
    `${id},${name},http://river.example,1 Centennial Park,Fort Myers,Florida,${zip}`,
    `05/01/2018 to 10/31/2018,Sat: 9:00 AM-1:00 PM;,${x},${y},,Y,Y,N,N,${snap},-,Y,Y,N,${updated}`,
  ].join(',');
};
const EXPORT =
  'listing_id,update_time,listing_name,location_address,location_x,location_y,location_site,FNAP_5,FNAP';
const exportRow = (id: string, name: string, updated = '2024-06-01 10:00:00') =>
  `${id},${updated},${name},"1 Centennial Park, Fort Myers, Florida 33901",-81.8721,26.6405,,0,SNAP;WIC;`;

async function run(lines: string[], name = 'farmersmarket.csv') {
  const file = path.join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  const rejects: Reject[] = [];
  const zipCodes = new ZipCodes(db.getRepository(ZipCode));
  const counts = await importPlaces(db, zipCodes, readPlaces(file), (reject) => void rejects.push(reject));
  return { counts, rejects };
}
const places = () => db.getRepository(Place).find({ order: { id: 'ASC' } });

describe('importing places', () => {
  it('keeps what a row says, with its raw form and its time zone', async () => {
    expect((await run([LEGACY, legacyRow()])).counts).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 0,
    });
    const [place] = await places();
    expect(place).toMatchObject({
      kind: 'farmers_market',
      source: 'usda_legacy',
      sourceId: '1000001',
      name: 'River District Market',
      address: '1 Centennial Park, Fort Myers, FL 33901',
      zipCode: '33901',
      isApproximate: false,
      timeZone: 'America/New_York',
      website: 'http://river.example/',
      seasons: [{ from: '05-01', to: '10-31', hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }],
      lastConfirmed: '2018-05-01',
    });
    expect(place?.productTypes).toEqual(
      expect.arrayContaining(['Eggs', 'Fresh Vegetables', 'Fresh Produce']),
    );
    expect(place?.features).toEqual(expect.arrayContaining(['snap', 'wic', 'cards']));
    const [record] = await db.getRepository(StoredPlaceRecord).find();
    expect(record?.raw).toMatchObject({ FMID: '1000001', MarketName: 'River District Market' });
  });

  it('changes nothing when the same file comes again', async () => {
    const lines = [LEGACY, legacyRow(), legacyRow({ id: '1000002', name: 'Edison Market', y: '26.61' })];
    await run(lines);
    const before = await places();
    expect((await run(lines)).counts).toEqual({ created: 0, updated: 0, unchanged: 2, rejected: 0 });
    expect(await places()).toEqual(before);
  });

  it('lets newer beat older, whatever the order of the files', async () => {
    const newer = [LEGACY, legacyRow({ name: 'New Name', updated: '6/1/2019 9:00:00 AM' })];
    const older = [LEGACY, legacyRow({ name: 'Old Name', updated: '5/1/2017 9:00:00 AM' })];
    await run(older);
    expect((await run(newer)).counts.updated).toBe(1);
    expect((await run(older)).counts.unchanged).toBe(1);
    expect((await places()).map(({ name }) => name)).toEqual(['New Name']);
  });

  it('takes the newer of two rows with one id, and the first of two equally old ones, every time', async () => {
    const lines = [
      LEGACY,
      legacyRow({ name: 'Older', updated: '5/1/2017 9:00:00 AM' }),
      legacyRow({ name: 'Newer', updated: '5/1/2019 9:00:00 AM' }),
      legacyRow({ id: '2', name: 'First', y: '26.50' }),
      legacyRow({ id: '2', name: 'Second', y: '26.50' }),
    ];
    expect((await run(lines)).counts).toEqual({ created: 2, updated: 0, unchanged: 2, rejected: 0 });
    expect((await places()).map(({ name }) => name).sort()).toEqual(['First', 'Newer']);
    expect((await run(lines)).counts.unchanged).toBe(4);
  });

  it('makes one place of one market in both exports, each field from the newest that knows it', async () => {
    await run([LEGACY, legacyRow({ snap: 'N' })]);
    const { counts } = await run([EXPORT, exportRow('300001', "River District Farmers' Market")]);
    expect(counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 0 });
    const [place, ...others] = await places();
    expect(others).toEqual([]);
    expect(place).toMatchObject({
      name: "River District Farmers' Market",
      source: 'usda_export',
      sourceId: 'farmersmarket/300001',
      website: 'http://river.example/',
    });
    expect(place?.seasons).toHaveLength(1);
    expect(place?.features).toEqual(['snap', 'wic']);
    expect(await db.getRepository(StoredPlaceRecord).count()).toBe(2);
  });

  it('keeps two markets apart that share a name but not a spot', async () => {
    await run([LEGACY, legacyRow(), legacyRow({ id: '1000002', y: '26.70', zip: '33903' })]);
    expect(await places()).toHaveLength(2);
  });

  it('finds the double of a market within one file', async () => {
    await run([EXPORT, exportRow('300001', 'River Market'), exportRow('300002', 'The River Farmers Market')]);
    expect(await places()).toHaveLength(1);
  });

  it('moves coordinates that contradict the ZIP code to its center, and says that they are approximate', async () => {
    await run([LEGACY, legacyRow({ x: '-80.19', y: '25.76' })]);
    const [place] = await places();
    expect(place).toMatchObject({ isApproximate: true });
    expect(place?.latitude).toBeCloseTo(FORT_MYERS.latitude, 0);
  });

  it('rejects a row that cannot be placed, with the reason', async () => {
    const { counts, rejects } = await run([
      LEGACY,
      legacyRow({ x: '', y: '', zip: '' }),
      legacyRow({ name: '' }),
    ]);
    expect(counts.rejected).toBe(2);
    expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
      [2, expect.stringContaining('neither coordinates')],
      [3, expect.stringContaining('no name')],
    ]);
  });

  it('lets a registered farm win over a place of its name at its spot', async () => {
    const farm = await makeFarm(db, { name: 'River District Farm', latitude: 26.6406, longitude: -81.8723 });
    await run(
      [EXPORT, exportRow('200001', 'River District CSA'), exportRow('200002', 'River District')],
      'csa.csv',
    );
    const farmIds = (await places()).map(({ name, farmId }) => [name, farmId]);
    expect(farmIds).toEqual([
      ['River District CSA', null],
      ['River District', farm.id],
    ]);
    expect(await db.getRepository(Farm).count()).toBe(1);
  });

  it('keeps a market listed that has the name of a registered farm beside it', async () => {
    await makeFarm(db, { name: 'Yaupon Grove Farm', latitude: 26.6406, longitude: -81.8723 });
    await run([LEGACY, legacyRow({ name: 'Yaupon Grove Farmers Market', y: '26.6492' })]);
    expect((await places()).map(({ name, farmId }) => [name, farmId])).toEqual([
      ['Yaupon Grove Farmers Market', null],
    ]);
  });

  it('stores more rows than one batch takes', async () => {
    const rows = Array.from({ length: 503 }, (_, index) =>
      legacyRow({ id: String(index + 1), name: `Market Number ${index}` }),
    );
    expect((await run([LEGACY, ...rows])).counts.created).toBe(503);
    expect((await run([LEGACY, ...rows])).counts.unchanged).toBe(503);
  });
});

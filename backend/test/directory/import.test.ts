import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { tellingWhatIsStored } from '../../src/directory/imports/broken-off.js';
import { readPlaces } from '../../src/directory/places/import/read-places.js';
import {
  type ImportOptions,
  importPlaces,
  noCounts,
} from '../../src/directory/places/store/import-places.js';
import type { Reject } from '../../src/directory/places/store/place-batch.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { StoredPlaceRecord } from '../../src/directory/tables/place-record.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { ZipCode } from '../../src/platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../src/platform/geo/zip-codes.service.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { FORT_MYERS, makeFarm } from '../support/make/make.js';

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
type Given = 'id' | 'name' | 'x' | 'y' | 'zip' | 'city' | 'street' | 'times' | 'season' | 'updated' | 'snap';
const legacyRow = (given: Partial<Record<Given, string>> = {}) => {
  const { id = '1000001', name = 'River District Market', zip = '33901', snap = 'Y' } = given;
  const { x = '-81.8723', y = '26.6406', updated = '5/1/2018 9:00:00 AM' } = given;
  const { city = 'Fort Myers', street = '1 Centennial Park', times = 'Sat: 9:00 AM-1:00 PM;' } = given;
  const { season = '05/01/2018 to 10/31/2018' } = given;
  return [
    `${id},${name},http://river.example,${street},${city},Florida,${zip}`,
    `${season},${times},${x},${y},,Y,Y,N,N,${snap},-,Y,Y,N,${updated}`,
  ].join(',');
};
const NONE = { created: 0, added: 0, updated: 0, unchanged: 0, rejected: 0 };
const EXPORT =
  'listing_id,update_time,listing_name,location_address,location_x,location_y,location_site,FNAP_5,FNAP';
const exportRow = (id: string, name: string, updated = '2024-06-01 10:00:00') =>
  `${id},${updated},${name},"1 Centennial Park, Fort Myers, Florida 33901",-81.8721,26.6405,,0,SNAP;WIC;`;

async function run(lines: string[], name = 'farmersmarket.csv', options: ImportOptions = {}) {
  const file = path.join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  const rejects: Reject[] = [];
  const zipCodes = new ZipCodes(db.getRepository(ZipCode));
  const keep = (reject: Reject) => void rejects.push(reject);
  const counts = await importPlaces(db, zipCodes, readPlaces(file), keep, options);
  return { counts, rejects };
}
const places = () => db.getRepository(Place).find({ order: { id: 'ASC' } });

describe('importing places', () => {
  it('keeps what a row says, with its raw form and its time zone', async () => {
    expect((await run([LEGACY, legacyRow()])).counts).toEqual({
      created: 1,
      added: 0,
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

  it('reads which Saturdays of the month they are, and keeps what it cannot read as a note', async () => {
    const times = '"1st & 3rd Sat 9am-1pm; ask about Wednesdays"';
    await run([LEGACY, legacyRow({ times })]);
    const repeats = { kind: 'monthly', weeks: [1, 3] };
    expect((await places())[0]).toMatchObject({
      seasons: [{ hours: [{ day: 6, opens: '09:00', closes: '13:00', repeats }], unknownDays: [3] }],
      hoursNote: 'ask about Wednesdays',
    });
  });

  it('leaves a market as the newer file has it, whose dates have two digits of the year', async () => {
    await run([LEGACY, legacyRow({ times: 'Sun: 10:00 AM-2:00 PM;', updated: '6/28/16 12:10' })]);
    const older = legacyRow({ times: 'Fri: 4:00 PM-7:00 PM;', updated: '05/ 5/12 17:56' });
    expect((await run([LEGACY, older], 'older.csv')).counts).toEqual({ ...NONE, unchanged: 1 });
    expect((await places())[0]).toMatchObject({
      seasons: [{ hours: [{ day: 0 }] }],
      lastConfirmed: '2016-06-28',
    });
  });

  it('keeps the street of an address without a comma, and the town that GeoNames knows', async () => {
    const line = (address: string) =>
      `7,2024-06-01 10:00:00,Edge Market,"${address}",-88.2039,42.3387,,0,SNAP`;
    await run([EXPORT, line('500 Elm Street Lakemoor, IL 60051')], 'farmersmarket_town.csv');
    expect((await places())[0]).toMatchObject({
      ...{ address: '500 Elm Street, Lakemoor, IL 60051', street: '500 Elm Street', city: 'Lakemoor' },
    });
    await run([EXPORT, line('500 Elm Street Nowhere Known, IL 60051')], 'farmersmarket_line.csv');
    expect((await places())[0]).toMatchObject({
      ...{ address: '500 Elm Street Nowhere Known, IL 60051', street: null, city: null },
    });
  });

  it('changes nothing when the same file comes again', async () => {
    const lines = [LEGACY, legacyRow(), legacyRow({ id: '1000002', name: 'Edison Market', y: '26.61' })];
    await run(lines);
    const before = await places();
    expect((await run(lines)).counts).toEqual({ ...NONE, unchanged: 2 });
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
    expect((await run(lines)).counts).toEqual({ ...NONE, created: 2, unchanged: 2 });
    expect((await places()).map(({ name }) => name).sort()).toEqual(['First', 'Newer']);
    expect((await run(lines)).counts.unchanged).toBe(4);
  });

  it('makes one place of one market in both exports, each field from the newest that knows it', async () => {
    await run([LEGACY, legacyRow({ snap: 'N' })]);
    const { counts } = await run([EXPORT, exportRow('300001', "River District Farmers' Market")]);
    expect(counts).toEqual({ ...NONE, added: 1 });
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
    const lines = [
      EXPORT,
      exportRow('300001', 'River Market'),
      exportRow('300002', 'The River Farmers Market'),
    ];
    expect((await run(lines)).counts).toEqual({ ...NONE, created: 1, added: 1 });
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
      legacyRow({ x: '', y: '', zip: '', city: '' }),
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

describe('where places are', () => {
  const TAMPA = { x: '-82.4572', y: '27.9506' };

  it('drops a ZIP code that city, state and coordinates contradict', async () => {
    await run([LEGACY, legacyRow({ zip: '82930' }), legacyRow({ id: '2', name: 'Oak', zip: '33602' })]);
    for (const place of await places()) {
      expect(place).toMatchObject({ zipCode: null, city: 'Fort Myers', state: 'FL', isApproximate: false });
    }
  });

  it('mends a city that ZIP code and coordinates contradict', async () => {
    await run([LEGACY, legacyRow({ ...TAMPA, zip: '33602' })]);
    expect(await places()).toMatchObject([{ city: 'Tampa', zipCode: '33602', isApproximate: false }]);
  });

  it('places a row with nothing but city and state at the center of the city', async () => {
    await run([LEGACY, legacyRow({ x: '', y: '', zip: '', city: 'St. Petersburg' })]);
    const [place] = await places();
    expect(place).toMatchObject({ zipCode: null, city: 'St. Petersburg', isApproximate: true });
    expect(place?.latitude).toBeCloseTo(27.78, 0);
  });

  it('rejects a city that is not known where nothing else tells', async () => {
    const { rejects } = await run([LEGACY, legacyRow({ x: '', y: '', zip: '', city: 'Nowhere' })]);
    expect(rejects[0]?.reason).toBe(
      'The row has no coordinates, and its city Nowhere, FL is not known. Please check it.',
    );
  });
});

describe('sessions of a market', () => {
  const WEDNESDAY = { id: '1000002', times: 'Wed: 3:00 PM-6:00 PM;' };
  const hours = async () =>
    (await places()).map(({ seasons }) => seasons.map((one) => one.hours.map(({ day }) => day)));

  it('in one file are united, whatever is newer, and stay so when the file comes again', async () => {
    const lines = [LEGACY, legacyRow(), legacyRow({ ...WEDNESDAY, updated: '7/1/2018 9:00:00 AM' })];
    expect((await run(lines)).counts).toEqual({ ...NONE, created: 1, added: 1 });
    expect(await hours()).toEqual([[[3, 6]]]);
    const before = await places();
    expect((await run(lines)).counts).toEqual({ ...NONE, unchanged: 2 });
    expect(await places()).toEqual(before);
  });

  it('in one file keep their seasons apart', async () => {
    const winter = legacyRow({
      ...WEDNESDAY,
      season: '11/03/2018 to 04/27/2019',
      times: 'Sat: 9:30 AM-1:00 PM;',
    });
    await run([LEGACY, legacyRow(), winter]);
    expect((await places()).map(({ seasons }) => seasons.map(({ from }) => from).sort())).toEqual([
      ['05-01', '11-03'],
    ]);
  });

  it('at two addresses are two places', async () => {
    const lines = [LEGACY, legacyRow(), legacyRow({ ...WEDNESDAY, street: '9 Depot Lane' })];
    expect((await run(lines)).counts).toEqual({ ...NONE, created: 2 });
    expect((await places()).map(({ street }) => street)).toEqual(['1 Centennial Park', '9 Depot Lane']);
    expect(await hours()).toEqual([[[6]], [[3]]]);
  });

  it('each find their own address in another file', async () => {
    await run([LEGACY, legacyRow(), legacyRow({ ...WEDNESDAY, street: '9 Depot Lane' })]);
    const at = (id: string, street: string) =>
      exportRow(id, 'River District Market').replace('1 Centennial Park', street);
    await run([EXPORT, at('300001', '9 Depot Lane'), at('300002', '1 Centennial Park')]);
    const found = (await places()).map(({ street, sourceId }) => [street, sourceId]);
    expect(found).toEqual([
      ['1 Centennial Park', 'farmersmarket/300002'],
      ['9 Depot Lane', 'farmersmarket/300001'],
    ]);
  });

  it('of two files are not united: the newer counts', async () => {
    await run([LEGACY, legacyRow()]);
    await run([LEGACY, legacyRow({ ...WEDNESDAY, updated: '7/1/2018 9:00:00 AM' })]);
    expect(await hours()).toEqual([[[3]]]);
  });

  it('of two files are united once one file has both', async () => {
    const newer = legacyRow({ ...WEDNESDAY, updated: '7/1/2018 9:00:00 AM' });
    await run([LEGACY, legacyRow()]);
    await run([LEGACY, newer]);
    expect((await run([LEGACY, legacyRow(), newer])).counts).toEqual({ ...NONE, unchanged: 2 });
    expect(await hours()).toEqual([[[3, 6]]]);
  });
});

describe('a dry run', () => {
  it('counts as the import does, over all batches, and stores nothing', async () => {
    const rows = Array.from({ length: 201 }, (_, index) =>
      legacyRow({ id: String(index + 1), name: `Market Number ${index}` }),
    );
    const lines = [
      LEGACY,
      ...rows,
      legacyRow({ id: '900', name: 'Market Number 0' }),
      legacyRow({ name: '' }),
    ];
    const dry = await run(lines, 'dry.csv', { isDryRun: true });
    expect(dry.counts).toEqual({ ...NONE, created: 201, added: 1, rejected: 1 });
    expect(await places()).toEqual([]);
    expect((await run(lines)).counts).toEqual(dry.counts);
  });
});

describe('a file that breaks off', () => {
  it('has the rows before the damage stored', async () => {
    const counts = noCounts();
    const lines = [LEGACY, legacyRow(), legacyRow({ id: '2', name: 'Oak' }), '3,"Elm'];
    const read = () => run(lines, 'cut.csv', { counts });
    const sentence =
      /Until then, \d rows? of it (?:was|were) stored\. The same command goes on from there\.$/;
    await expect(tellingWhatIsStored(counts, 'The same command goes on from there.', read)).rejects.toThrow(
      sentence,
    );
    expect(await places()).toHaveLength(counts.created);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GenerationItem } from '../../src/content/generation/generation-item.entity.js';
import { GenerationRun } from '../../src/content/generation/generation-run.entity.js';
import { GenerationWorker } from '../../src/content/generation/generation-worker.js';
import { addRun } from '../../src/content/generation/run-steps.js';
import { stopRun } from '../../src/content/generation/runs.sql.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import { fetchRows } from '../../src/platform/database/statement.js';
import { eventually } from '../support/eventually.js';
import { pagesMade, takeAddress, takeFirst } from '../support/make/generation.js';
import { degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CITIES = ['Fort Myers', 'Estero', 'Cape Coral', 'Naples', 'Bonita Springs', 'Sanibel', 'Lehigh Acres'];
const MORE = ['Punta Gorda', 'Port Charlotte', 'Arcadia', 'Clewiston', 'Immokalee'];

let test: TestApp;
let reported: string[];
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  reported = [];
  await test.db.query('TRUNCATE generation_runs, generation_items, location_pages RESTART IDENTITY CASCADE');
  await test.db.query('UPDATE target_locations SET is_generated = false, priority = greatest(priority, 1)');
});

/** Without a delay pages are made several at a time. */
const makeRun = (batchSize: number) =>
  test.db.transaction((tx) => addRun(tx, { startedBy: 'terminal', userId: null, batchSize, delayMs: 0 }));
const worker = () =>
  new GenerationWorker(
    test.db,
    () => Promise.resolve(),
    (what) => reported.push(what),
  );
const work = async () => {
  while ((await worker().work(new AbortController().signal, 60_000)) !== 'idle');
};
const runOf = (id: number) => test.db.getRepository(GenerationRun).findOneByOrFail({ id });
const target = (city: string) =>
  test.db.getRepository(TargetLocation).findOneByOrFail({ city, stateCode: 'FL' });

describe('a run without a delay', () => {
  it('names a page that cannot be stored, and stores all others in their order', async () => {
    await takeFirst(test.db, ...CITIES, ...MORE);
    const estero = await target('Estero');
    const giveBack = await takeAddress(test.db, estero, 'farms-estero-fl', 'Other');
    const { id } = await makeRun(12);
    await work();
    expect(await runOf(id)).toMatchObject({ status: 'done', planned: 12, done: 12, unchanged: 0, failed: 1 });
    const failed = await test.db.getRepository(GenerationItem).findBy({ runId: id, status: 'failed' });
    expect(failed).toMatchObject([
      { targetId: estero.id, reason: 'Another city has the same address already.' },
    ]);
    expect(reported).toEqual(['The page of Estero, FL could not be made']);
    const all = [...CITIES, ...MORE].filter((city) => city !== 'Estero');
    expect(await pagesMade(test.db)).toEqual(['Other', ...all]);
    expect((await target('Estero')).isGenerated).toBe(false);
    expect((await target('Naples')).isGenerated).toBe(true);
    await giveBack();
  });

  it('names a page that cannot be read, and makes all others', async () => {
    await takeFirst(test.db, ...CITIES);
    const naples = await target('Naples');
    // No circle on earth.
    await test.db.query(`UPDATE target_locations SET latitude = 'NaN' WHERE id = $1`, [naples.id]);
    const { id } = await makeRun(CITIES.length);
    await work();
    await test.db.query('UPDATE target_locations SET latitude = $2 WHERE id = $1', [
      naples.id,
      naples.latitude,
    ]);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: CITIES.length, failed: 1 });
    expect(await pagesMade(test.db)).toEqual(CITIES.filter((city) => city !== 'Naples'));
  });

  it('writes of several pages only those whose facts have changed', async () => {
    const maker = new PageMaker(test.db);
    const drafts = await Promise.all(
      ['Fort Myers', 'Estero', 'Naples'].map(async (city) => maker.draft(await target(city), new Date())),
    );
    const save = (all: typeof drafts) => test.db.transaction((tx) => savePages(tx, all));
    expect([...(await save(drafts))]).toEqual(drafts.map((draft) => draft.target.id));
    await test.db.query(
      `UPDATE location_pages SET last_updated = '2020-01-01', checked_at = '2020-01-01', content = ''`,
    );
    const [first, second, third] = drafts;
    expect([...(await save([first!, { ...second!, factsHash: 'v4:other' }, third!]))]).toEqual([
      second!.target.id,
    ]);
    const pages = await test.db.getRepository(LocationPage).find({ order: { id: 'ASC' } });
    const isNew = (moment: Date) => moment.getFullYear() > 2020;
    expect(pages.map(({ lastUpdated, checkedAt }) => [isNew(lastUpdated), isNew(checkedAt)])).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
    expect(pages.map(({ content }) => content)).toEqual(['', second!.content, '']);
  });

  it('stops when it is told to, with each page that is done and none half made', async () => {
    const { id } = await makeRun(400);
    const working = work();
    await eventually(test.db, async () => (await runOf(id)).done > 0);
    await fetchRows(test.db, stopRun, [id]);
    await working;
    const run = await runOf(id);
    expect(run).toMatchObject({ status: 'stopped', currentCity: null, failed: 0 });
    expect(run.done).toBeLessThan(400);
    expect(await test.db.getRepository(LocationPage).count()).toBe(run.done);
    expect(await test.db.getRepository(GenerationItem).countBy({ runId: id, status: 'made' })).toBe(run.done);
  });
});

describe('the page of a city', () => {
  it('neither counts nor shows markets that are hidden, closed or a farm by now', async () => {
    const at = (miles: number) => ({
      ...{ latitude: FORT_MYERS.latitude + degreesNorth(miles), longitude: FORT_MYERS.longitude },
      features: ['snap' as const],
    });
    const farm = await makeFarm(test.db, { name: 'Claimed', ...FORT_MYERS });
    await makePlace(test.db, { ...at(1), name: 'Open' });
    await makePlace(test.db, { ...at(2), name: 'Hidden', hiddenAt: new Date() });
    await makePlace(test.db, { ...at(3), name: 'Gone', businessStatus: 'CLOSED_PERMANENTLY' });
    await makePlace(test.db, { ...at(4), name: 'Became a farm', farmId: farm.id });
    const draft = await new PageMaker(test.db).draft(await target('Fort Myers'), new Date());
    const names = (JSON.parse(draft.farmsData) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Claimed', 'Open']));
    expect(names).toHaveLength(2);
    expect(draft.facts.numbers).toMatchObject({ markets: 1, farms: 1, snapMarkets: 1 });
    expect(draft.facts.snapMarkets.map(({ name }) => name)).toEqual(['Open']);
  });
});

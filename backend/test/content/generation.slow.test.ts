import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GenerationItem } from '../../src/content/generation/generation-item.entity.js';
import { GenerationRun } from '../../src/content/generation/generation-run.entity.js';
import { selectTargets } from '../../src/content/generation/targets/choose-targets.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import type { GenerationRunView, GenerationScheduleView } from '../../src/contract/content/generation.js';
import { MASSIVE_SCALE } from '../../src/contract/content/page-status.js';
import { eventually } from '../support/eventually.js';
import { type Client, signedIn } from '../support/http/people.js';
import { endOfRun, pagesMade, startRun, takeAddress, takeFirst } from '../support/make/generation.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('TRUNCATE generation_runs, generation_items, location_pages RESTART IDENTITY CASCADE');
  await test.db.query('UPDATE target_locations SET is_generated = false, priority = greatest(priority, 1)');
});

describe('a run', () => {
  it('makes the pages of the next cities and tells how it goes', async () => {
    await takeFirst(test.db, 'Fort Myers', 'Estero', 'Cape Coral');
    const started = await startRun(admin, 2);
    expect(started).toEqual({
      batchSize: 2,
      delay: 500,
      runId: started.runId,
      status: 'waiting',
      runsAhead: 0,
    });
    expect(await endOfRun(admin, test.db, started.runId)).toMatchObject({
      startedBy: 'staff',
      userId: admin.user.id,
      username: admin.user.username,
      status: 'done',
      planned: 2,
      done: 2,
      failed: 0,
      unchanged: 0,
      currentCity: null,
      failures: [],
    });
    expect(await pagesMade(test.db)).toEqual(['Fort Myers', 'Estero']);
    const targets = await test.db.getRepository(TargetLocation).findBy({ isGenerated: true });
    expect(targets.map(({ city }) => city).sort()).toEqual(['Estero', 'Fort Myers']);
  });

  it('goes on with the cities behind those that have a page, and makes none anew that is fresh', async () => {
    await takeFirst(test.db, 'Fort Myers', 'Estero', 'Cape Coral');
    await endOfRun(admin, test.db, (await startRun(admin, 1)).runId);
    await endOfRun(admin, test.db, (await startRun(admin, 1)).runId);
    expect(await pagesMade(test.db)).toEqual(['Fort Myers', 'Estero']);
  });

  it('is started by POST as well, with ten pages two seconds apart where nothing is said', async () => {
    const answer = await admin.post<{ batchSize: number; delay: number; runId: number }>(
      '/api/location-pages/generate',
      '{}',
    );
    expect(answer).toMatchObject({ status: 200, body: { batchSize: 10, delay: 2_000 } });
    await admin.post(`/api/location-pages/runs/${answer.body.runId}/stop`, '{}');
    await endOfRun(admin, test.db, answer.body.runId);
  });

  it('waits for the runs before it: five calls at once are worked one after the other', async () => {
    const started = await Promise.all(Array.from({ length: MASSIVE_SCALE.calls }, () => startRun(admin, 2)));
    expect(started.map(({ runsAhead }) => runsAhead).sort()).toEqual([0, 1, 2, 3, 4]);
    for (const { runId } of started) await endOfRun(admin, test.db, runId);
    const runs = await test.db.getRepository(GenerationRun).find({ order: { id: 'ASC' } });
    runs.slice(1).forEach((run, index) => {
      expect(run.startedAt?.getTime()).toBeGreaterThanOrEqual(runs[index]?.finishedAt?.getTime() ?? Infinity);
    });
    expect(new Set(await pagesMade(test.db)).size).toBe(10);
  }, 90_000);

  it('records a city that fails, with its reason, and goes on', async () => {
    await takeFirst(test.db, 'Fort Myers', 'Estero', 'Naples');
    const estero = await test.db
      .getRepository(TargetLocation)
      .findOneByOrFail({ city: 'Estero', stateCode: 'FL' });
    const giveBack = await takeAddress(test.db, estero, 'farms-estero-fl', '');
    const run = await endOfRun(admin, test.db, (await startRun(admin, 3)).runId);
    expect(run).toMatchObject({ status: 'done', planned: 3, done: 3, failed: 1 });
    expect(run.failures).toEqual([
      { city: 'Estero', stateCode: 'FL', reason: 'Another city has the same address already.' },
    ]);
    expect(await pagesMade(test.db)).toEqual(['', 'Fort Myers', 'Naples']);
    await giveBack();
  });

  it('stops after the city under way', async () => {
    const { runId } = await startRun(admin, 50, 1_500);
    await eventually(test.db, async () => (await pagesMade(test.db)).length > 0);
    const stopped = await admin.post<GenerationRunView>(`/api/location-pages/runs/${runId}/stop`, '{}');
    expect(stopped).toMatchObject({ status: 200, body: { status: 'stopping' } });
    const run = await endOfRun(admin, test.db, runId);
    expect(run.status).toBe('stopped');
    expect(run.done).toBeLessThan(4);
    const logged = await test.db.query<object[]>(
      `SELECT action FROM audit_log WHERE record_id = $1 AND resource = 'generation-runs' ORDER BY id DESC LIMIT 2`,
      [String(runId)],
    );
    expect(logged).toEqual([{ action: 'stop-generation' }, { action: 'generate' }]);
    expect(await admin.post(`/api/location-pages/runs/${runId}/stop`, '{}')).toMatchObject({
      status: 409,
      body: { error: 'RUN_OVER' },
    });
  });

  it('stops with all that wait behind it, at once and with no page half made', async () => {
    const started = [];
    for (let call = 0; call < MASSIVE_SCALE.calls; call += 1) started.push(await startRun(admin, 50, 1_200));
    await eventually(test.db, async () => (await pagesMade(test.db)).length > 0);
    const stopped = await admin.post<object>('/api/location-pages/runs/stop', '{}');
    expect(stopped).toMatchObject({ status: 200, body: { stopped: MASSIVE_SCALE.calls - 1, stopping: 1 } });
    const [first] = started;
    const run = await endOfRun(admin, test.db, first?.runId ?? 0);
    expect(run).toMatchObject({ status: 'stopped', currentCity: null });
    expect(await pagesMade(test.db)).toHaveLength(run.done);
    const runs = await test.db.getRepository(GenerationRun).find();
    expect(runs.map(({ status }) => status)).toEqual(started.map(() => 'stopped'));
    expect((await admin.post('/api/location-pages/runs/stop', '{}')).body).toEqual({
      stopped: 0,
      stopping: 0,
    });
  });

  it('is logged as a run, not as the page that has its number', async () => {
    await takeFirst(test.db, 'Fort Myers');
    const { runId } = await startRun(admin, 1);
    await endOfRun(admin, test.db, runId);
    const page = await test.db.getRepository(LocationPage).findOneByOrFail({ city: 'Fort Myers' });
    await test.db.query('UPDATE location_pages SET id = $1 WHERE id = $2', [runId, page.id]);
    const of = (resource: string) =>
      `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource, recordId: String(runId) }))}`;
    expect((await admin.get(of('location-pages'))).body).toEqual([]);
    const [logged] = (await admin.get<object[]>(of('generation-runs'))).body;
    expect(logged).toMatchObject({ action: 'generate', after: { batchSize: 1 } });
  });

  it('that waits does not begin once it is stopped', async () => {
    const first = await startRun(admin, 50, 1_500);
    const second = await startRun(admin, 1);
    expect((await admin.post(`/api/location-pages/runs/${second.runId}/stop`, '{}')).body).toMatchObject({
      status: 'stopped',
      planned: 0,
    });
    await admin.post(`/api/location-pages/runs/${first.runId}/stop`, '{}');
    await endOfRun(admin, test.db, first.runId);
    expect(await test.db.getRepository(GenerationItem).countBy({ runId: second.runId })).toBe(0);
  });

  it('makes a page anew when something near it changes, and only then', async () => {
    await takeFirst(test.db, 'Fort Myers');
    await endOfRun(admin, test.db, (await startRun(admin, 1)).runId);
    // No city is left without a page.
    await test.db.query('DELETE FROM target_locations WHERE NOT is_generated');
    const before = await test.db.getRepository(LocationPage).findOneByOrFail({ city: 'Fort Myers' });

    const idle = await endOfRun(admin, test.db, (await startRun(admin, 5)).runId);
    expect(idle).toMatchObject({ status: 'done', planned: 0 });

    await makePlace(test.db, { latitude: 40.7, longitude: -74, zipCode: '10001' });
    expect(await endOfRun(admin, test.db, (await startRun(admin, 5)).runId)).toMatchObject({ planned: 0 });

    await makePlace(test.db, { name: 'River District Market' });
    expect(await endOfRun(admin, test.db, (await startRun(admin, 5)).runId)).toMatchObject({
      done: 1,
      unchanged: 0,
    });
    const after = await test.db.getRepository(LocationPage).findOneByOrFail({ city: 'Fort Myers' });
    expect(after.content).toContain('River District Market');
    expect(after.id).toBe(before.id);
    expect(after.lastUpdated.getTime()).toBeGreaterThan(before.lastUpdated.getTime());
  });

  it('makes a page anew when something near it is taken away, also while most cities have none', async () => {
    const listing = await makeListing(test.db, { productName: 'Gone plums' });
    const farm = await makeFarm(test.db);
    const vendor = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId: vendor.id });
    await takeFirst(test.db, 'Fort Myers');
    await endOfRun(admin, test.db, (await startRun(admin, 1)).runId);
    const takeAway = [
      [`UPDATE listings SET is_available = false WHERE id = $1`, listing.id],
      ['DELETE FROM listings WHERE id = $1', listing.id],
      ['UPDATE products SET is_active = false WHERE id = $1', product.id],
      ['UPDATE vendors SET is_active = false WHERE id = $1', vendor.id],
      ['DELETE FROM farms WHERE id = $1', farm.id],
    ] as const;
    const { targetId } = await test.db.getRepository(LocationPage).findOneByOrFail({ city: 'Fort Myers' });
    const isDue = async () =>
      (await test.db.transaction((tx) => selectTargets(tx, 5, new Date()))).includes(targetId);
    for (const [statement, id] of takeAway) {
      // Whatever was noted so far was looked at.
      await test.db.query('UPDATE location_pages SET checked_at = clock_timestamp()');
      expect([statement, await isDue()]).toEqual([statement, false]);
      await test.db.query(statement, [id]);
      const gone = statement.startsWith('DELETE FROM listings');
      // It was hidden before, so nothing more is gone.
      expect([statement, await isDue()]).toEqual([statement, !gone]);
    }
  });

  it('looks at a page that is stale, and leaves its date alone when nothing has changed', async () => {
    await makeFarm(test.db);
    await test.db.query(`UPDATE farms SET updated_at = now() - interval '40 days'`);
    await takeFirst(test.db, 'Fort Myers');
    await endOfRun(admin, test.db, (await startRun(admin, 1)).runId);
    await test.db.query('DELETE FROM target_locations WHERE NOT is_generated');
    await test.db.query(
      `UPDATE location_pages SET checked_at = now() - interval '31 days', last_updated = now() - interval '31 days'`,
    );
    expect(await endOfRun(admin, test.db, (await startRun(admin, 5)).runId)).toMatchObject({
      done: 1,
      unchanged: 1,
    });
    const page = await test.db.getRepository(LocationPage).findOneByOrFail({});
    expect(Date.now() - page.checkedAt.getTime()).toBeLessThan(60_000);
    expect(Date.now() - page.lastUpdated.getTime()).toBeGreaterThan(30 * 86_400_000);
  });
});

describe('the calls of the generator', () => {
  it('refuse what is out of bounds, saying what is allowed', async () => {
    for (const query of [
      'batchSize=0',
      'batchSize=51',
      'batchSize=ten',
      'delay=499',
      'delay=10001',
      'delay=1e3',
    ]) {
      const answer = await admin.get<{ message: string }>(`/api/location-pages/generate?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    }
    const { body } = await admin.get<{ issues: { message: string }[] }>(
      '/api/location-pages/generate?delay=1',
    );
    expect(body.issues).toEqual([
      { path: 'delay', message: 'Please give delay as a whole number from 500 to 10,000.' },
    ]);
    expect(await test.db.getRepository(GenerationRun).count()).toBe(0);
  });

  it('are for administrators, and the GET that writes not from another site', async () => {
    const farmer = await signedIn(test, { role: 'farmer' });
    expect((await farmer.get('/api/location-pages/generate')).status).toBe(403);
    expect((await test.get('/api/location-pages/generate')).status).toBe(401);
    expect((await farmer.get('/api/location-pages/runs')).status).toBe(403);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ] as Record<string, string>[]) {
      expect(await admin.get('/api/location-pages/generate', headers)).toMatchObject({
        status: 403,
        body: { error: 'CROSS_SITE_REQUEST' },
      });
    }
    expect(await test.db.getRepository(GenerationRun).count()).toBe(0);
  });

  it('let twenty runs wait and no more', async () => {
    await test.db.query(
      `INSERT INTO generation_runs (started_by, batch_size, delay_ms) SELECT 'staff', 1, 10000 FROM generate_series(1, 21)`,
    );
    expect(await admin.get('/api/location-pages/generate')).toMatchObject({
      status: 409,
      body: { error: 'TOO_MANY_RUNS' },
    });
  });

  it('list the last runs, the newest first', async () => {
    await test.db.query(
      `INSERT INTO generation_runs (started_by, batch_size, delay_ms, status) SELECT 'terminal', n, 0, 'done' FROM generate_series(1, 3) AS n`,
    );
    const answer = await admin.get<GenerationRunView[]>('/api/location-pages/runs?limit=2');
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.body.map(({ batchSize, delay, startedBy }) => [batchSize, delay, startedBy])).toEqual([
      [3, 0, 'terminal'],
      [2, 0, 'terminal'],
    ]);
    expect((await admin.get('/api/location-pages/runs/999')).status).toBe(404);
  });

  it('show the nightly schedule and change it', async () => {
    const schedule = (await admin.get<GenerationScheduleView>('/api/location-pages/schedule')).body;
    expect(schedule).toMatchObject({ isEnabled: true, hourUtc: 9, batchSize: 50, delay: 2_000, pages: 0 });
    expect(schedule.nextRunAt).toMatch(/T09:00:00.000Z$/);
    const to = { isEnabled: false, hourUtc: 3, batchSize: 20, delay: 700 };
    expect(await admin.put('/api/location-pages/schedule', to)).toMatchObject({
      status: 200,
      body: { ...to, nextRunAt: null },
    });
    expect((await admin.get('/api/location-pages/schedule')).body).toMatchObject(to);
    const [logged] = await test.db.query<object[]>(
      `SELECT username, before, after FROM audit_log WHERE action = 'schedule'`,
    );
    expect(logged).toMatchObject({
      username: admin.user.username,
      before: { hourUtc: 9 },
      after: { hourUtc: to.hourUtc },
    });
    expect((await admin.put('/api/location-pages/schedule', { ...to, batchSize: 51 })).status).toBe(400);
  });
});

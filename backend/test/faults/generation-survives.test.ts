import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GenerationItem } from '../../src/content/generation/generation-item.entity.js';
import { GenerationRun } from '../../src/content/generation/generation-run.entity.js';
import { takeDueNight } from '../../src/content/generation/schedule/schedule.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { eventually } from '../support/eventually.js';
import { type Client, signedIn } from '../support/http/people.js';
import { endOfRun, pagesMade, startRun } from '../support/make/generation.js';
import { serveAlone } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** A server of which nothing is expected but to answer; the others work. */
let test: TestApp;
let admin: Client;

beforeEach(async () => {
  test = await startTestApp({ JOBS: 'off' });
  admin = await signedIn(test, { role: 'admin' });
});
afterEach(() => test.close());

const isOver = async (id: number) => {
  const { status } = await test.db.getRepository(GenerationRun).findOneByOrFail({ id });
  return ['done', 'stopped', 'failed'].includes(status);
};

/** A run is taken for lost after some seconds without a sign of life; the test does not wait for them. */
const LOOKS_LOST = `UPDATE generation_runs SET heartbeat_at = now() - interval '1 minute'`;

async function endOfLost(id: number): Promise<void> {
  await test.db.query(LOOKS_LOST);
  await eventually(test.db, () => isOver(id));
}

/** Every city of a run was made once: its page was written at the moment of its item. */
async function expectEachOnce(id: number, count: number): Promise<void> {
  const items = await test.db
    .getRepository(GenerationItem)
    .find({ where: { runId: id }, order: { position: 'ASC' } });
  expect(items.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'made'));
  const pages = await test.db.getRepository(LocationPage).find({ order: { id: 'ASC' } });
  expect(pages.map(({ targetId }) => targetId)).toEqual(items.map(({ targetId }) => targetId));
  // A page that was made a second time would have been found unchanged, or changed after its creation.
  for (const page of pages) expect(page.lastUpdated.getTime()).toBe(page.createdAt.getTime());
  expect(await test.db.getRepository(GenerationRun).findOneByOrFail({ id })).toMatchObject({
    status: 'done',
    planned: count,
    done: count,
    unchanged: 0,
    failed: 0,
  });
}

describe('a run whose server is killed', () => {
  it('goes on where it was when a server starts, and makes no page twice', async () => {
    const first = await serveAlone(test.databaseUrl, { JOBS: 'on' });
    const { runId } = await startRun(admin, 8);
    await eventually(test.db, async () => (await pagesMade(test.db)).length >= 3);
    await first.kill();
    const made = (await pagesMade(test.db)).length;
    expect(made).toBeLessThan(8);
    expect(await isOver(runId)).toBe(false);

    const second = await serveAlone(test.databaseUrl, { JOBS: 'on' });
    await endOfRun(admin, test.db, runId);
    await second.stop();
    await expectEachOnce(runId, 8);
  }, 60_000);

  it('is taken over by another server that runs already', async () => {
    const servers = [
      await serveAlone(test.databaseUrl, { JOBS: 'on' }),
      await serveAlone(test.databaseUrl, { JOBS: 'on' }),
    ];
    const { runId } = await startRun(admin, 8);
    await eventually(test.db, async () => (await pagesMade(test.db)).length >= 2);
    // Which one works is not to be seen, so each is killed once.
    await servers[0]?.kill();
    await test.db.query(LOOKS_LOST);
    servers[0] = await serveAlone(test.databaseUrl, { JOBS: 'on' });
    await servers[1]?.kill();
    await endOfLost(runId);
    await servers[0].stop();
    await expectEachOnce(runId, 8);
  }, 90_000);
});

describe('several servers', () => {
  it('work one run at a time between them, and each page once', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => serveAlone(test.databaseUrl, { JOBS: 'on' })));
    const runs = [await startRun(admin, 3), await startRun(admin, 3)];
    let most = 0;
    await eventually(test.db, async () => {
      const open = await test.db
        .getRepository(GenerationRun)
        .countBy([{ status: 'running' }, { status: 'stopping' }]);
      most = Math.max(most, open);
      return isOver(runs[1]?.runId ?? 0);
    });
    await Promise.all(servers.map((server) => server.stop()));
    expect(most).toBe(1);
    expect((await pagesMade(test.db)).length).toBe(6);
    expect(await test.db.getRepository(GenerationItem).countBy({ status: 'made' })).toBe(6);
  }, 60_000);

  it('take a night once between them, when its hour has come', async () => {
    const night = new Date('2030-05-02T09:00:00Z');
    const take = (now: Date) => test.db.transaction((tx) => takeDueNight(tx, now));
    await test.db.query(`UPDATE generation_schedule SET last_day = '2030-05-01'`);
    expect(await take(new Date(night.getTime() - 1))).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => take(night)));
    expect(taken.filter((found) => found !== null)).toEqual([{ batchSize: 50, delayMs: 2_000 }]);
    // A day on which no server ran at that hour is made good later.
    expect(await take(new Date('2030-05-04T03:00:00Z'))).not.toBeNull();
    await test.db.query('UPDATE generation_schedule SET is_enabled = false');
    expect(await take(new Date('2030-05-09T12:00:00Z'))).toBeNull();
  });
});

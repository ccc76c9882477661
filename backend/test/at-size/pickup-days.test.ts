import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PickupDayList } from '../../src/contract/marketplace/pickup/pickup-days.js';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeSchedule, makeSite } from '../support/make/make-pickups.js';
import { makeVendor } from '../support/make/make.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';

const SITES = 20;
const DAYS = 50;
const PER_DAY = 10;

/** Blocks for a page of a hundred: they are 2,200 and 3,300. */
const MOST_OF_A_PAGE = 6_000;
/** Three for each pickup day, where all are gone through once; looking again for each is a million. */
const MOST_OF_ALL = 3 * SITES * DAYS * PER_DAY;

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
let hub: Client;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
  hub = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: hub.user.id });
  for (let site = 0; site < SITES; site += 1) {
    const { id: siteId } = await makeSite(test.db, { vendorId, name: `Drop point ${site}` });
    for (let schedule = 0; schedule < PER_DAY; schedule += 1) {
      const { id } = await makeSchedule(test.db, { siteId });
      await test.db.query(
        `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at, capacity)
         SELECT $1, $2, (now() + make_interval(days => day))::date, at, at + interval '1 hour', at - interval '14 days', at - interval '1 day', 50
         FROM generate_series(1, $3::int) AS day, LATERAL (SELECT now() + make_interval(days => day, mins => $4::int) AS at) AS moment`,
        [id, vendorId, DAYS, schedule * 30],
      );
    }
  }
  await test.db.query('ANALYZE');
}, 60_000);
afterAll(() => close());

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** @returns how many blocks the statements of an answer look at, which no machine changes */
async function blocksFor(path: string): Promise<number> {
  const statements = await proxy.statementsDuring(async () => {
    const { status } = await hub.get(path);
    expect(status).toBe(200);
  });
  let blocks = 0;
  for (const { text, values } of statements) {
    if (!/^\s*(?:SELECT|WITH)\b/i.test(text)) continue;
    const [row] = await test.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const plan = row?.['QUERY PLAN'][0].Plan;
    blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return blocks;
}

describe('a hub with 10,000 pickup days', () => {
  it('has a page of them from few blocks, and knows how many there are', async () => {
    const { body, headers } = await hub.get<PickupDayList>('/api/vendor/pickup-days?days=56&limit=100');
    expect([body.length, headers['x-total-count']]).toEqual([100, String(SITES * DAYS * PER_DAY)]);
    expect(await blocksFor('/api/vendor/pickup-days?days=56&limit=100')).toBeLessThan(MOST_OF_A_PAGE);
    expect(await blocksFor('/api/vendor/pickup-days?days=56&limit=100&offset=9900')).toBeLessThan(
      MOST_OF_ALL,
    );
    expect(await blocksFor(`/api/vendor/pickup-days?from=${body[0]?.date}&days=7&limit=100`)).toBeLessThan(
      MOST_OF_A_PAGE,
    );
  });

  it('has the soonest of each schedule, also of one behind the first 500, from few blocks', async () => {
    const path = '/api/vendor/pickups/windows?days=56&each=3&limit=3000';
    const { body } = await hub.get<PickupDayList>(path);
    const counts = new Map<number, number>();
    for (const { scheduleId } of body) counts.set(scheduleId, (counts.get(scheduleId) ?? 0) + 1);
    expect([counts.size, new Set(counts.values())]).toEqual([SITES * PER_DAY, new Set([3])]);
    expect(await blocksFor(path)).toBeLessThan(MOST_OF_ALL);
  });

  it('has their list for its setup from few blocks, page by page', async () => {
    const path = '/api/vendor/pickups/windows?days=56';
    const { body, headers } = await hub.get<PickupDayList>(path);
    expect([body.length, headers['x-total-count']]).toEqual([500, String(SITES * DAYS * PER_DAY)]);
    const next = await hub.get<PickupDayList>(`${path}&offset=500`);
    expect(new Set([...body, ...next.body].map(({ id }) => id)).size).toBe(1_000);
    expect(await blocksFor(path)).toBeLessThan(MOST_OF_ALL);
    expect(await blocksFor(`${path}&offset=9500`)).toBeLessThan(MOST_OF_ALL);
    expect(await blocksFor(`/api/vendor/pickups/windows?from=${body[0]?.date}&days=7`)).toBeLessThan(
      MOST_OF_ALL,
    );
  });
});

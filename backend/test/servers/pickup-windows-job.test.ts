import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Weekday } from '../../src/contract/directory/hours.js';
import { WINDOWS_AHEAD_DAYS } from '../../src/contract/marketplace/pickup/pickup-schedules.js';
import { DAY_MS, HOUR_MS } from '../../src/contract/shared/calendar/durations.js';
import { PickupSchedule } from '../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { whileLocked } from '../support/database/while-locked.js';
import { makeSite } from '../support/make/make-pickups.js';
import { makeVendor } from '../support/make/make.js';
import { serveAlone } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { zoneAt } from '../support/zone-at.js';

/** kill -9 of one of three servers that make the pickup windows of hundreds of schedules at the same time. */

const LONG_MS = 240_000;
const QUEUE = 'pickup-windows';
/** Three batches of the job. */
const SCHEDULES = 500;
const BATCH = 200;
/** In the middle of the second batch the first server is held up, and killed. */
const HELD_UP = 305;
/** It is noon there, so no day ends while this runs, and no clocks change. */
const ZONE = zoneAt(12);

let test: TestApp;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'off', LOG_LEVEL: 'fatal' });
  ({ id: vendorId } = await makeVendor(test.db));
});
afterAll(() => test.close());

const server = () => serveAlone(test.databaseUrl, { JOBS: 'on', LOG_LEVEL: 'fatal' });
const windows = () => test.db.getRepository(PickupWindow).find({ order: { id: 'ASC' } });

/** A date of a schedule, and when its pickup begins. */
interface Day {
  scheduleId: number;
  date: string;
  startsAt: Date;
}
const dayKey = ({ scheduleId, date, startsAt }: Day) =>
  `${String(scheduleId).padStart(6, '0')} ${date} ${startsAt.toISOString()}`;

/** Weekly ones, some on two weekdays, some on single dates; and some that ended, or whose site is closed. */
async function makeSchedules(): Promise<PickupSchedule[]> {
  const site = await makeSite(test.db, { vendorId, timeZone: ZONE });
  const closed = await makeSite(test.db, { vendorId, timeZone: ZONE, closedAt: new Date() });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const rules = Array.from({ length: SCHEDULES }, (_, count): Partial<PickupSchedule> => {
    const weekday = (count % 7) as Weekday;
    return {
      ...{ siteId: site.id, kind: 'weekly', weekdays: [weekday], cutoffHours: 24, capacity: 10 },
      ...{ opens: '09:00', closes: '12:00' },
      ...(count % 10 === 1 && { kind: 'dates', weekdays: [], dates: [inDays(3), inDays(20), inDays(90)] }),
      ...(count % 10 === 2 && { weekdays: [weekday, ((weekday + 3) % 7) as Weekday] }),
      ...(count % 10 === 3 && { endedAt: new Date() }),
      ...(count % 10 === 4 && { siteId: closed.id }),
    };
  });
  return test.db.getRepository(PickupSchedule).save(rules);
}

/** The days that there should be, as the database counts them on the calendar. */
const daysThatShouldBe = () =>
  test.db.query<Day[]>(
    `SELECT schedule.id AS "scheduleId", to_char(day, 'YYYY-MM-DD') AS date,
       (day + schedule.opens::time) AT TIME ZONE site.time_zone AS "startsAt"
     FROM pickup_schedules AS schedule JOIN pickup_sites AS site ON site.id = schedule.site_id
     CROSS JOIN LATERAL generate_series(0, $1::int - 1) AS ahead
     CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE site.time_zone)::date + ahead AS day) AS calendar
     WHERE schedule.ended_at IS NULL AND site.closed_at IS NULL
       AND (extract(dow FROM day) = ANY(schedule.weekdays) OR day = ANY(schedule.dates))
     ORDER BY 1, 2`,
    [WINDOWS_AHEAD_DAYS],
  );

/** Of every 25th schedule two days are there already: one that is promised, one that was changed by hand. */
async function makeKept(schedules: readonly PickupSchedule[], days: readonly Day[]): Promise<PickupWindow[]> {
  const chosen = schedules.filter((_, index) => index % 25 === 0).map(({ id }) => id);
  const kept = chosen.flatMap((id) => {
    const [, first, second] = days.filter(({ scheduleId }) => scheduleId === id);
    return [
      { ...first, capacity: 3, taken: 2 },
      { ...second, capacity: 7, isOwn: true, status: 'closed' as const },
    ];
  });
  return test.db.getRepository(PickupWindow).save(
    kept.flatMap(({ startsAt: usual, ...given }) => {
      if (!usual) return [];
      const [startsAt, endsAt] = [1, 2].map((hours) => new Date(usual.getTime() + hours * HOUR_MS));
      return { ...given, vendorId, startsAt, endsAt, ordersOpenAt: new Date(0), ordersCloseAt: usual };
    }),
  );
}

/** Of every 50th schedule a free day that it does not have: the job takes it away. */
const makeStale = (schedules: readonly PickupSchedule[], days: readonly Day[]) =>
  test.db.getRepository(PickupWindow).save(
    schedules
      .filter((_, index) => index % 50 === 0)
      .map(({ id: scheduleId }) => {
        const had = new Set(days.filter((day) => day.scheduleId === scheduleId).map(({ date }) => date));
        const at = [5, 6].map((ahead) => new Date(Date.now() + ahead * DAY_MS));
        const startsAt = at.find((moment) => !had.has(moment.toISOString().slice(0, 10))) ?? new Date();
        const date = startsAt.toISOString().slice(0, 10);
        return {
          scheduleId,
          vendorId,
          date,
          startsAt,
          endsAt: startsAt,
          ordersOpenAt: startsAt,
          ordersCloseAt: startsAt,
        };
      }),
  );

async function enqueue(): Promise<string> {
  const [job] = await test.db.query<{ id: string }[]>(
    `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id`,
    [QUEUE],
  );
  return job?.id ?? '';
}
async function isDone(id: string): Promise<boolean> {
  const [job] = await test.db.query<{ state: string }[]>('SELECT state FROM pgboss.job WHERE id = $1', [id]);
  return job?.state === 'completed';
}
/** What pg-boss does with a job that takes longer than 15 minutes: another server has it, too. */
const giveOut = (id: string) =>
  test.db.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE id = $1 AND state = 'active'`,
    [id],
  );
/** How many servers wait for a row that somebody else holds. */
async function waiting(): Promise<number> {
  const [row] = await test.db.query<{ count: number }[]>(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event IN ('transactionid', 'tuple')`,
  );
  return row?.count ?? 0;
}

it(
  'makes every pickup window once, though one of three servers is killed half way',
  async () => {
    const schedules = await makeSchedules();
    const days = await daysThatShouldBe();
    const kept = await makeKept(schedules, days);
    await makeStale(schedules, days);
    const before = await windows();
    const [heldUp] = days.filter(({ scheduleId }) => scheduleId === schedules[HELD_UP]?.id);
    if (!heldUp) throw new Error('The schedule that holds a server up has no day.');
    const job = await enqueue();
    const doomed = await server();
    // Somebody else is about to make one of the days, so the first server waits with half of a batch written.
    const lock = `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at)
      VALUES (${heldUp.scheduleId}, ${vendorId}, '${heldUp.date}', now(), now(), now(), now())`;
    const others: Awaited<ReturnType<typeof server>>[] = [];
    await whileLocked(test.db, lock, async () => {
      await until(async () => (await waiting()) === 1);
      for (const servers of [2, 3]) {
        others.push(await server());
        await giveOut(job);
        await until(async () => (await waiting()) === servers);
      }
      const lastOfBatch = schedules.filter(({ endedAt }) => !endedAt)[BATCH - 1]?.id ?? 0;
      const later = ({ scheduleId }: Day) => scheduleId > lastOfBatch;
      const halfWay = await windows();
      expect(halfWay.filter(later)).toEqual(before.filter(later));
      expect(halfWay.length - halfWay.filter(later).length).toBeGreaterThan(BATCH);
      await doomed.kill();
    });
    await until(() => isDone(job));
    await Promise.all(others.map((one) => one.stop()));
    const made = await windows();
    const isKept = new Set(kept.map(({ scheduleId, date }) => `${scheduleId} ${date}`));
    const own = ({ scheduleId, date }: Day) => isKept.has(`${scheduleId} ${date}`);
    expect(
      made
        .filter((window) => !own(window))
        .map(dayKey)
        .sort(),
    ).toEqual(days.filter((day) => !own(day)).map(dayKey));
    // What is promised keeps its time, and has the room of its schedule.
    const roomy = before.map((window) => (window.isOwn ? window : { ...window, capacity: 10 }));
    expect(made.filter(own)).toEqual(roomy.filter(own));
    expect(kept.length).toBeGreaterThan(20);
    const again = await enqueue();
    const last = await server();
    await until(() => isDone(again));
    await last.stop();
    expect(await windows()).toEqual(made);
  },
  LONG_MS,
);

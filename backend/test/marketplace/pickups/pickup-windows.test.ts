import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { makeWindows } from '../../../src/marketplace/pickups/windows/make-windows.js';
import { PickupWindows } from '../../../src/marketplace/pickups/windows/pickup-windows.job.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Jobs } from '../../../src/platform/jobs/jobs.js';
import type { MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { ALWAYS_OPEN, FORT_MYERS, makePlace, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** A Monday; the clocks change on the Sunday before it in the one and on the Sunday after in the other. */
const MARCH = new Date('2027-03-08T15:00:00Z');
const OCTOBER = new Date('2027-11-01T15:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, vendors RESTART IDENTITY CASCADE'));

async function makeSchedule(given: Partial<PickupSchedule> = {}, site: Partial<PickupSite> = {}) {
  const { id: vendorId } = await makeVendor(test.db);
  const { id: siteId } = await test.db.getRepository(PickupSite).save({
    ...{ vendorId, kind: 'farm' as const, name: 'The farm', address: '1 Main Street', ...FORT_MYERS },
    ...{ city: 'Fort Myers', state: 'FL', zipCode: '33901', timeZone: 'America/New_York', ...site },
  });
  return test.db.getRepository(PickupSchedule).save({
    ...{ siteId, kind: 'weekly' as const, weekdays: [0 as const], opens: '09:00', closes: '12:00' },
    ...{ cutoffHours: 24, capacity: 50, ...given },
  });
}
const windows = () => test.db.getRepository(PickupWindow).find({ order: { date: 'ASC' } });
const plan = (id: number, now: Date) => test.db.transaction((tx) => makeWindows(tx, [id], now));

describe('the windows of a schedule', () => {
  it('are made eight weeks ahead at the hours of the site, on both Sundays on which clocks change', async () => {
    const { id } = await makeSchedule();
    await plan(id, MARCH);
    const spring = await windows();
    expect(spring).toHaveLength(8);
    const [first] = spring;
    expect(first).toMatchObject({
      date: '2027-03-14',
      startsAt: new Date('2027-03-14T13:00:00Z'),
      endsAt: new Date('2027-03-14T16:00:00Z'),
      // Saturday at nine, while clocks still are on standard time.
      ordersCloseAt: new Date('2027-03-13T14:00:00Z'),
      ordersOpenAt: new Date('2027-02-28T05:00:00Z'),
      capacity: 50,
      taken: 0,
    });
    await plan(id, OCTOBER);
    expect((await windows()).find(({ date }) => date === '2027-11-07')).toMatchObject({
      startsAt: new Date('2027-11-07T14:00:00Z'),
      ordersCloseAt: new Date('2027-11-06T13:00:00Z'),
    });
  });

  it.each([
    ['America/New_York', ['2027-03-14T07:30:00Z', '2027-03-14T08:30:00Z']],
    ['America/Los_Angeles', ['2027-03-14T10:30:00Z', '2027-03-14T11:30:00Z']],
  ])('are none in the hour that clocks skip in %s', async (timeZone, [startsAt = '', endsAt = '']) => {
    const { id } = await makeSchedule({ opens: '02:30', closes: '03:30' }, { timeZone });
    await plan(id, MARCH);
    const dates = (await windows()).map(({ date }) => date);
    expect([dates.length, dates.includes('2027-03-14')]).toEqual([7, false]);
    await test.db.getRepository(PickupSchedule).update({ id }, { closes: '04:30' });
    await plan(id, MARCH);
    const [first] = await windows();
    expect(first).toMatchObject({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  });

  it('are there in that hour where clocks do not change', async () => {
    const { id } = await makeSchedule({ opens: '02:30', closes: '03:30' }, { timeZone: 'America/Phoenix' });
    await plan(id, MARCH);
    expect((await windows())[0]).toMatchObject({
      startsAt: new Date('2027-03-14T09:30:00Z'),
      endsAt: new Date('2027-03-14T10:30:00Z'),
    });
  });

  it('begin in the first of the two hours that clocks show in November, and are an hour longer', async () => {
    const { id } = await makeSchedule({ opens: '01:30', closes: '02:30' });
    await plan(id, OCTOBER);
    expect((await windows())[0]).toMatchObject({
      date: '2027-11-07',
      startsAt: new Date('2027-11-07T05:30:00Z'),
      endsAt: new Date('2027-11-07T07:30:00Z'),
      ordersCloseAt: new Date('2027-11-06T05:30:00Z'),
    });
  });

  it('that were made without a minute are forgotten, and take no orders where some have ordered', async () => {
    const { id } = await makeSchedule({ opens: '02:30', closes: '04:30' });
    await plan(id, MARCH);
    const repository = test.db.getRepository(PickupWindow);
    const madeEmpty = async (taken: number) => {
      await test.db.query('UPDATE pickup_windows SET ends_at = starts_at, taken = $1 WHERE date = $2', [
        taken,
        '2027-03-14',
      ]);
      await plan(id, MARCH);
      return (await repository.findOneBy({ date: '2027-03-14' }))?.status ?? null;
    };
    await test.db.getRepository(PickupSchedule).update({ id }, { closes: '03:30' });
    expect([await madeEmpty(1), await madeEmpty(0)]).toEqual(['closed', null]);
  });

  it('change nothing when they are made again, by three at once', async () => {
    const { id } = await makeSchedule();
    await plan(id, MARCH);
    const before = await windows();
    await Promise.all([1, 2, 3].map(() => plan(id, MARCH)));
    expect(await windows()).toEqual(before);
  });

  it('follow the schedule, but for what is promised, and what the farm changed by hand', async () => {
    const { id } = await makeSchedule();
    await plan(id, MARCH);
    const [promised, own] = await windows();
    const repository = test.db.getRepository(PickupWindow);
    await repository.update({ id: promised?.id ?? 0 }, { taken: 1 });
    await repository.update({ id: own?.id ?? 0 }, { isOwn: true, status: 'closed' });
    await test.db.getRepository(PickupSchedule).update({ id }, { weekdays: [6], capacity: 20 });
    await plan(id, MARCH);
    const after = await windows();
    expect(after.map(({ date, capacity }) => [new Date(date).getUTCDay(), capacity])).toEqual([
      ...[
        [6, 20],
        [0, 50],
        [6, 20],
        [0, 50],
      ],
      ...Array.from({ length: 6 }, () => [6, 20]),
    ]);
    await test.db.getRepository(PickupSchedule).update({ id }, { endedAt: new Date() });
    await plan(id, MARCH);
    expect((await windows()).map(({ date }) => date)).toEqual([promised?.date, own?.date]);
  });

  it('take no new orders once the schedule lost their day, and are open again with it', async () => {
    const { id } = await makeSchedule();
    await plan(id, MARCH);
    const [holiday] = await windows();
    const repository = test.db.getRepository(PickupWindow);
    await repository.update({ id: holiday?.id ?? 0 }, { taken: 3 });
    const schedules = test.db.getRepository(PickupSchedule);
    const closed = { from: '2027-03-14', to: '2027-03-14', kind: 'closed' as const, reason: 'Holiday' };
    const exceptions = [{ ...closed, opens: null, closes: null, address: null }];
    const statusOf = async () => (await repository.findOneByOrFail({ id: holiday?.id ?? 0 })).status;
    await schedules.update({ id }, { exceptions, capacity: 20 });
    await plan(id, MARCH);
    expect([await statusOf(), (await windows()).length]).toEqual(['closed', 8]);
    await schedules.update({ id }, { exceptions: [] });
    await plan(id, MARCH);
    expect(await statusOf()).toBe('open');
    // Opened by hand on a day that the schedule does not have, it stays so whatever job comes.
    await schedules.update({ id }, { exceptions });
    await plan(id, MARCH);
    await repository.update({ id: holiday?.id ?? 0 }, { isOwn: true, status: 'open' });
    await plan(id, MARCH);
    expect(await statusOf()).toBe('open');
  });

  it('have the room that their schedule says, also where people have ordered, and never less', async () => {
    const { id } = await makeSchedule();
    await plan(id, MARCH);
    const [few, many, own] = await windows();
    const repository = test.db.getRepository(PickupWindow);
    await repository.update({ id: few?.id ?? 0 }, { taken: 3 });
    await repository.update({ id: many?.id ?? 0 }, { taken: 12 });
    await repository.update({ id: own?.id ?? 0 }, { taken: 1, isOwn: true });
    const capacities = async (capacity: number | null) => {
      await test.db.getRepository(PickupSchedule).update({ id }, { capacity });
      await plan(id, MARCH);
      return (await windows()).slice(0, 4).map((window) => window.capacity);
    };
    expect(await capacities(10)).toEqual([10, 50, 50, 10]);
    expect(await capacities(80)).toEqual([80, 80, 50, 80]);
    expect(await capacities(null)).toEqual([null, null, 50, null]);
  });

  it('are held with the market that they follow', async () => {
    const now = new Date();
    const { id: placeId } = await makePlace(test.db, {
      ...FORT_MYERS,
      seasons: ALWAYS_OPEN,
      timeZone: 'America/New_York',
    });
    await makeDays(test.db.manager, [placeId]);
    const { id } = await makeSchedule(
      { kind: 'market_days', weekdays: [], opens: '10:00', closes: '11:00' },
      { kind: 'market', placeId },
    );
    await plan(id, now);
    const [, second] = await windows();
    await test.db
      .getRepository(MarketDay)
      .update({ placeId, date: second?.date ?? '' }, { status: 'cancelled' });
    await plan(id, now);
    const dates = (await windows()).map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(50);
    expect(dates).not.toContain(second?.date);
    const held = (given: Partial<Pick<MarketDay, 'status' | 'address' | 'reason'>>) =>
      test.db.getRepository(MarketDay).update({ placeId, date: second?.date ?? '' }, given);
    await held({ status: 'moved', address: '5 Elm Street', reason: 'Road work' });
    await plan(id, now);
    const at = async () => (await windows()).find(({ date }) => date === second?.date);
    expect(await at()).toMatchObject({ address: '5 Elm Street', reason: 'Road work' });
    await held({ status: 'confirmed' });
    await plan(id, now);
    expect(await at()).toMatchObject({ address: null, reason: null });
  });

  it('are soon closed, moved and opened with the days of their market, also where people have ordered', async () => {
    const { id: placeId } = await makePlace(test.db, {
      ...FORT_MYERS,
      ...{ seasons: ALWAYS_OPEN, timeZone: 'America/New_York' },
    });
    await makeDays(test.db.manager, [placeId]);
    const follows = { kind: 'market_days' as const, weekdays: [], opens: '10:00', closes: '11:00' };
    const { id } = await makeSchedule(follows, { kind: 'market', placeId });
    const job = new PickupWindows(test.db, {} as Jobs, {} as MailOutbox);
    await plan(id, new Date());
    const [, ordered, changed, free] = await windows();
    const repository = test.db.getRepository(PickupWindow);
    await repository.update({ id: ordered?.id ?? 0 }, { taken: 2 });
    await repository.update({ id: changed?.id ?? 0 }, { isOwn: true, capacity: 9 });
    const hold = async (status: MarketDay['status']) => {
      for (const window of [ordered, changed, free])
        await test.db.query(
          'UPDATE market_days SET status = $3, sequence = sequence + 1, changed_at = now() WHERE place_id = $1 AND date = $2',
          [placeId, window?.date, status],
        );
      await job.followMarkets(new Date());
      const dates = [ordered, changed, free].map((window) => window?.date);
      return (await windows()).filter(({ date }) => dates.includes(date)).map((window) => window.status);
    };
    expect(await hold('cancelled')).toEqual(['closed', 'closed']);
    // What the farm changed by hand, it opens by hand.
    expect(await hold('scheduled')).toEqual(['open', 'closed', 'open']);
  });

  it('never give away more than there is room for', async () => {
    const { id } = await makeSchedule({ capacity: 2 });
    await plan(id, MARCH);
    const take = () =>
      test.db.query('UPDATE pickup_windows SET taken = taken + 1 WHERE date = $1', ['2027-03-14']);
    await take();
    await take();
    await expect(take()).rejects.toMatchObject({ constraint: 'ck_pickup_windows_taken' });
  });
});

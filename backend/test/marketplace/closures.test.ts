import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClosureList, ClosurePreview, TakenBack } from '../../src/contract/marketplace/closures.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { MarketAttendance } from '../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import { Closure } from '../../src/marketplace/tables/closure.entity.js';
import { PickupDayChange } from '../../src/marketplace/tables/pickup-day-change.entity.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { eventually } from '../support/eventually.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makePickup, makeWindow } from '../support/make/make-pickups.js';
import { makeFarm, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const QUEUES = ['pickup-days.changes'];

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let eggs: Product;
/** A pickup in six days, and one of the same place a week later. */
let day: PickupWindow;
let later: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: farmer.user.id, shippingMethods: ['pickup'] });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, inventory: 300 });
  day = await makePickup(test.db, vendor.id, { capacity: 10, inHours: 24 * 6 });
  const { scheduleId } = day;
  later = await makeWindow(test.db, { scheduleId, vendorId: vendor.id, capacity: 10, inHours: 24 * 13 });
});

const rowOf = ({ id }: { id: number }) => test.db.getRepository(PickupWindow).findOneByOrFail({ id });
const farmOf = ({ id }: { id: number }) => test.db.getRepository(Farm).findOneByOrFail({ id });
const partOf = ({ id }: { id: number }) =>
  test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
const closures = () => test.db.getRepository(Closure).findBy({ userId: farmer.user.id });
const mails = (recipient: string) => test.db.getRepository(Mail).findBy({ recipient });
const kinds = async (recipient: string) =>
  (await mails(recipient)).map(({ kind }) => kind).filter((kind) => kind.startsWith('pickup-day'));
const refunds = ({ id }: { id: number }) =>
  test.db.getRepository(Refund).findBy({ payment: { orderId: id } });
const settled = () =>
  eventually(
    test.db,
    async () => (await test.db.getRepository(PickupDayChange).find()).every((one) => one.settledAt !== null),
    QUEUES,
  );

async function order({ id: windowId }: { id: number } = day, isPaid = true) {
  const { cookie } = await shopper(test, [eggs.id, 1]);
  const email = anotherEmail();
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId }];
  const form = checkoutForm({ email, shippingMethod: 'pickup', shares });
  const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
  expect([status, body.issues]).toEqual([201, undefined]);
  const pay = () => test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  if (isPaid) await pay();
  return { id: body.id, email, pay };
}

/** The day of the pickup and the next one, unless others are given. */
const close = (days: object[] = [], more: object = {}, who = farmer) =>
  who.post<ClosureList & ErrorBody>('/api/closures', {
    ...{ from: day.date, to: addDays(day.date), note: 'Away', days },
    ...more,
  });
const preview = (more: object = {}) =>
  farmer.post<ClosurePreview & ErrorBody>('/api/closures/preview', {
    ...{ from: day.date, to: addDays(day.date) },
    ...more,
  });
const takeBack = (id = 0, who = farmer) => who.delete<TakenBack & ErrorBody>(`/api/closures/${id}`);
const refunded = () => [{ windowId: day.id, orders: 'refund' }];
const moved = (to: { id: number } = later) => [{ windowId: day.id, orders: 'move', toWindowId: to.id }];

/** A market that a farm or the vendor is on the roster of, with one day on the pickup's date. */
async function market(of: Partial<MarketMember> = { vendorId: vendor.id }) {
  const place = await makePlace(test.db, { name: 'River Market', timeZone: 'America/New_York' });
  const member = await test.db
    .getRepository(MarketMember)
    .save({ placeId: place.id, status: 'member' as const, ...of });
  const { startsAt, endsAt, date } = day;
  const { id: dayId } = await test.db
    .getRepository(MarketDay)
    .save({ placeId: place.id, date, startsAt, endsAt });
  const answer = async () =>
    (await test.db.getRepository(MarketAttendance).findOneBy({ dayId, memberId: member.id }))?.answer ?? null;
  const say = (text: string) =>
    farmer.put(`/api/market-days/${dayId}/attendance/${member.id}`, { answer: text });
  return { dayId, memberId: member.id, answer, say };
}

describe('closing some days', () => {
  it('first says what it hits, and changes nothing', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id, name: 'Hill Farm' });
    const { dayId, memberId, answer } = await market();
    await order();
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hasShop: true,
      days: [
        { id: day.id, kind: 'pickup', orders: 1, targets: [{ id: later.id, left: 10, unit: 'orders' }] },
      ],
      markets: [{ dayId, memberId, name: 'River Market', answer: null }],
      farms: [{ id: farm.id, name: 'Hill Farm' }],
    });
    expect(await answer()).toBeNull();
    expect(await closures()).toEqual([]);
    expect((await farmOf(farm)).exceptions).toEqual([]);
  });

  it('stops orders, closes the farm page and answers the market, in one step', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const { answer, say } = await market();
    await say('coming');
    const { status, body } = await close();
    expect(status).toBe(201);
    expect(body.items).toMatchObject([
      { from: day.date, note: 'Away', farms: [{ id: farm.id }], markets: 1 },
    ]);
    const { exceptions } = await farmOf(farm);
    expect(exceptions).toMatchObject([
      { from: day.date, to: addDays(day.date), kind: 'closed', reason: 'Away' },
    ]);
    expect(await answer()).toBe('not_coming');
    const { cookie } = await shopper(test, [eggs.id, 1]);
    const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: day.id }];
    const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', shares });
    expect((await test.post('/api/orders', form, { cookie })).status).toBe(409);
  });

  it('refunds the orders of a day, and tells each customer once', async () => {
    const orders = [await order(), await order()];
    expect((await close(refunded())).status).toBe(201);
    await settled();
    for (const one of orders) {
      expect(await partOf(one)).toMatchObject({ status: 'cancelled' });
      expect(await refunds(one)).toHaveLength(1);
      expect(await kinds(one.email)).toEqual(['pickup-day-canceled']);
    }
    const { body } = await farmer.get<ClosureList>('/api/closures');
    expect(body.items).toMatchObject([{ refunded: 2, moved: 0, unsettled: 0 }]);
    expect(body.booked).toEqual([]);
  });

  it('moves the orders of a day, and tells each customer once', async () => {
    const one = await order();
    await close(moved());
    await settled();
    expect(await partOf(one)).toMatchObject({ status: 'pending', windowId: later.id });
    expect(await kinds(one.email)).toEqual(['pickup-day-moved']);
    expect((await rowOf(later)).taken).toBe(1);
  });

  it('keeps the orders of a day, which stay for that day, and tells nobody', async () => {
    const one = await order();
    const { body } = await close([{ windowId: day.id, orders: 'keep' }]);
    expect(body.booked).toMatchObject([{ orderId: one.id, windowId: day.id }]);
    expect(await partOf(one)).toMatchObject({ status: 'pending', windowId: day.id });
    expect(await kinds(one.email)).toEqual([]);
  });

  it('does nothing by halves where orders don’t fit on the new day', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const { answer } = await market();
    await test.db.getRepository(PickupWindow).update(later.id, { capacity: 1 });
    await order();
    await order();
    const { status, body } = await close(moved());
    expect([status, body.error, body.issues?.[0]?.path]).toEqual([409, 'WINDOW_FULL', 'days.0.toWindowId']);
    expect(body.issues?.[0]?.message).toContain('has room for 1 more orders, and 2 would move there.');
    expect((await farmOf(farm)).exceptions).toEqual([]);
    expect(await answer()).toBeNull();
    expect(await rowOf(day)).toMatchObject({ status: 'open', taken: 2 });
    expect(await rowOf(later)).toMatchObject({ taken: 0 });
    expect((await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id })).daysOff).toEqual([]);
    expect(await closures()).toEqual([]);
  });

  it('doesn’t move orders to a day that it closes, too', async () => {
    const { scheduleId } = day;
    const next = await makeWindow(test.db, { scheduleId, vendorId: vendor.id, inHours: 24 * 7 });
    await order();
    const { status, body } = await close(moved(next), { to: next.date });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'days.0.toWindowId']);
  });

  it('wants to know what happens to an order that came in meanwhile', async () => {
    await order();
    expect(await close()).toMatchObject({ status: 409, body: { error: 'CLOSURE_OUTDATED' } });
    expect(await closures()).toEqual([]);
  });

  it('counts an order that is being paid, and refunds it once it is paid', async () => {
    const { id, email, pay } = await order(day, false);
    expect((await preview()).body.days).toMatchObject([{ orders: 1 }]);
    expect((await close()).body.error).toBe('CLOSURE_OUTDATED');
    expect((await close(refunded())).body.items).toMatchObject([{ unsettled: 1 }]);
    await pay();
    await eventually(test.db, async () => (await partOf({ id })).status === 'cancelled', QUEUES);
    expect(await kinds(email)).toEqual(['pickup-day-canceled']);
  });

  it('happens once where two people do it at the same time', async () => {
    const one = await order();
    const answers = await Promise.all([close(refunded()), close(refunded())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.issues?.[0]?.message).toMatch(
      /^You’re already closed .*\. Change those days instead\.$/,
    );
    await settled();
    expect(await refunds(one)).toHaveLength(1);
    expect(await closures()).toHaveLength(1);
  });

  it('is for whoever has farms alone, and for all of them', async () => {
    const rosa = await signedIn(test, { role: 'farmer' });
    const farms = [
      await makeFarm(test.db, { userId: rosa.user.id }),
      await makeFarm(test.db, { userId: rosa.user.id }),
      await makeFarm(test.db, { userId: rosa.user.id }),
    ];
    const [north, south, open] = farms;
    const farmIds = [north?.id, south?.id];
    const { body } = await close([], { farmIds }, rosa);
    expect(body).toMatchObject({ hasShop: false, backOn: null, items: [{ markets: 0 }] });
    const dates = async () => Promise.all(farms.map(async (farm) => (await farmOf(farm)).exceptions.length));
    expect(await dates()).toEqual([1, 1, 0]);
    expect((await close([], { farmIds: [open?.id] })).status).toBe(400);
    expect((await takeBack(body.items[0]?.id, farmer)).status).toBe(404);
    expect((await takeBack(body.items[0]?.id, rosa)).body.items).toEqual([]);
    expect(await dates()).toEqual([0, 0, 0]);
  });

  it('leaves a market alone that they come to all the same', async () => {
    const { dayId, memberId, answer } = await market();
    await close([], { comingTo: [{ dayId, memberId }] });
    expect(await answer()).toBeNull();
  });

  it('begins with the day it is where the business is', async () => {
    await test.db.getRepository(Vendor).update(vendor.id, { zipCode: '96813' });
    const { today } = (await farmer.get<ClosureList>('/api/closures')).body;
    expect((await close([], { from: addDays(today, -1), to: addDays(today, -1) })).status).toBe(400);
    const { body } = await close([], { from: today, to: today });
    expect(body.items).toMatchObject([{ from: today, isNow: true }]);
    expect(body.backOn).toBe(addDays(today));
  });

  it('is for at most a year, and at most 18 months ahead', async () => {
    const issue = async (from: string, to: string) => (await preview({ from, to })).body.issues?.[0]?.message;
    expect(await issue(day.date, addDays(day.date, 366))).toBe('Please choose at most one year.');
    const far = addDays(day.date, 600);
    expect(await issue(far, far)).toBe('Please choose dates within the next 18 months.');
    expect(await issue(day.date, addDays(day.date, -1))).toBe(
      'The last day must not be before the first day.',
    );
  });
});

describe('taking closed days back', () => {
  const idOf = async (answer: ReturnType<typeof close>) => (await answer).body.items[0]?.id;

  it('opens what they closed, and brings back what was said before', async () => {
    const hours = { kind: 'hours' as const, opens: '08:00', closes: '10:00', address: null, reason: null };
    const exceptions = [{ from: day.date, to: day.date, ...hours }];
    const farm = await makeFarm(test.db, { userId: farmer.user.id, exceptions });
    const [first, second] = [await market(), await market()];
    await second.say('coming');
    const id = await idOf(close());
    expect(await takeBack(id)).toMatchObject({ status: 200, body: { items: [], changed: 0 } });
    expect((await farmOf(farm)).exceptions).toEqual(exceptions);
    expect([await first.answer(), await second.answer()]).toEqual([null, 'coming']);
    await order();
  });

  it('leaves refunds and moves as they are, says so, and opens the day for new orders', async () => {
    const one = await order();
    const id = await idOf(close(refunded()));
    await settled();
    expect((await takeBack(id)).body).toMatchObject({ refunded: 1, moved: 0 });
    expect(await partOf(one)).toMatchObject({ status: 'cancelled' });
    expect(await rowOf(day)).toMatchObject({ status: 'open', taken: 0, isOwn: false, reason: null });
    // And it can be called off again.
    const next = await order();
    await close(refunded());
    await settled();
    expect(await partOf(next)).toMatchObject({ status: 'cancelled' });
  });

  it('opens a day behind the orders that are still to be refunded', async () => {
    const { id: orderId, pay } = await order(day, false);
    const id = await idOf(close(refunded()));
    await takeBack(id);
    expect((await rowOf(day)).status).toBe('canceled');
    await pay();
    await eventually(test.db, async () => (await partOf({ id: orderId })).status === 'cancelled', QUEUES);
    await eventually(test.db, async () => (await rowOf(day)).status === 'open', QUEUES);
  });

  it('leaves alone what somebody changed since', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const { answer, say } = await market();
    const id = await idOf(close());
    await say('coming');
    await test.db.getRepository(Farm).update(farm.id, { exceptions: [] });
    expect((await takeBack(id)).body.changed).toBe(2);
    expect(await answer()).toBe('coming');
    expect((await farmOf(farm)).exceptions).toEqual([]);
  });

  it('changes them in one step, with the same farms and markets again', async () => {
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const { answer } = await market();
    const id = await idOf(close());
    const next = { from: addDays(day.date), to: addDays(day.date, 2), note: 'Away' };
    const { body } = await farmer.put<ClosureList>(`/api/closures/${id}`, next);
    expect(body.items).toMatchObject([{ id, from: next.from, to: next.to, markets: 0 }]);
    expect((await farmOf(farm)).exceptions).toMatchObject([{ from: next.from, to: next.to, kind: 'closed' }]);
    expect(await answer()).toBeNull();
  });
});

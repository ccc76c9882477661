import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { makeWindows } from '../../../src/marketplace/pickups/windows/make-windows.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeSchedule, makeSite } from '../../support/make/make-pickups.js';
import { ALWAYS_OPEN, FORT_MYERS, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead, makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendorId: number;
let productId: number;
let friday: PickupWindow;
let saturday: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  seller = await signedIn(test, { role: 'vendor' });
  ({ id: vendorId } = await makeVendor(test.db, { userId: seller.user.id }));
  ({ id: productId } = await makeProduct(test.db, { vendorId, name: 'Kale' }));
  const { schedule } = await makePickupSite(test.db, vendorId);
  friday = await makeOwnWindow(test.db, schedule, vendorId);
  saturday = await makeOwnWindow(test.db, schedule, vendorId, { startsAt: hoursAhead(72) });
});
afterAll(() => test.close());

async function order({ id: windowId }: PickupWindow): Promise<{ id: number; cookie: string }> {
  const { cookie } = await shopper(test, [productId, 2]);
  const form = checkoutForm({ shares: [{ vendorId, method: 'pickup', windowId }] });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie };
}

it('is newer in the buyer’s calendar when the farm changes its hours, or where it is', async () => {
  const { id, cookie } = await order(saturday);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(saturday.startsAt);
  await test.db.getRepository(PickupWindow).update(saturday.id, { date });
  const calendar = async () => {
    const { body } = await test.get<string>(`/api/orders/${id}/calendar.ics`, { cookie });
    return { sequence: Number(/SEQUENCE:(\d+)/.exec(body)?.[1] ?? 0), body };
  };
  // A sequence counts seconds.
  await test.db.query(
    `UPDATE fulfilments SET created_at = created_at - interval '1 hour',
    updated_at = updated_at - interval '1 hour' WHERE order_id = $1`,
    [id],
  );
  const before = await calendar();
  const hours = { startsAt: '10:00', endsAt: '11:30', address: '5 Elm Street', reason: 'Road work' };
  expect((await seller.put(`/api/vendor/pickup-days/${saturday.id}`, hours)).status).toBe(200);
  const after = await calendar();
  expect(after.body).toContain('T113000');
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

it('keeps the hours that another of the farm has set, until they were seen', async () => {
  const path = `/api/vendor/pickup-days/${saturday.id}`;
  const stored = () => test.db.getRepository(PickupWindow).findOneByOrFail({ id: saturday.id });
  const seen = await stored();
  const was = { startsAt: seen.startsAt, endsAt: seen.endsAt, address: seen.address, reason: seen.reason };
  const hours = { startsAt: '10:00', endsAt: '11:00', address: '5 Elm Street', reason: 'Road work' };
  expect((await seller.put(path, { ...hours, was })).status).toBe(200);
  const late = await seller.put<ErrorBody>(path, { ...hours, endsAt: '12:00', was });
  expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
  expect(late.body.issues?.map((issue) => issue.path)).toEqual(['endsAt']);
  const { endsAt } = await stored();
  expect((await seller.put(path, { ...hours, endsAt: '12:00', was: { ...was, endsAt } })).status).toBe(200);
  expect((await seller.put(path, { ...hours, endsAt: '11:30' })).status).toBe(200);
});

it('has another pick list for its farm when orders of another day move there after it left', async () => {
  await order(friday);
  const windows = test.db.getRepository(PickupWindow);
  await windows.update(friday.id, { ordersCloseAt: hoursAhead(-1) });
  /** The time of all buyers for changes is over. */
  const close = () => test.db.query('UPDATE fulfilments SET orders_close_at = $1', [hoursAhead(-1)]);
  await close();
  const lists = () =>
    test.db.getRepository(Mail).find({ where: { kind: 'pick-list' }, order: { id: 'ASC' } });
  const work = () => test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ('pickups.notices', '{}')`);
  await work();
  await eventually(test.db, async () => (await lists()).length === 1);
  const call = { orders: 'move', toWindowId: friday.id, reason: 'Storm' };
  expect((await seller.post(`/api/vendor/pickup-days/${saturday.id}/cancel`, call)).status).toBe(200);
  await eventually(
    test.db,
    async () => (await windows.findOneByOrFail({ id: friday.id })).listSentAt === null,
    ['pickup-days.changes'],
  );
  await close();
  await work();
  await eventually(test.db, async () => (await lists()).length === 2);
  const subjects = (await lists()).map(({ subject }) => subject.replace(/^.*: /, ''));
  expect(subjects).toEqual(['1 order', '2 orders']);
});

/** Works a job of markets to its end. */
async function work(queue: string): Promise<void> {
  await test.db.query('INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [queue, {}]);
  await eventually(test.db, async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed' AND start_after <= now()`;
    return (await test.db.query<unknown[]>(open, [queue])).length === 0;
  });
}

describe('a pickup day at a market', () => {
  let day: PickupWindow;
  let placeId: number;
  beforeEach(async () => {
    const market = {
      name: 'Chandler Green',
      ...FORT_MYERS,
      seasons: ALWAYS_OPEN,
      timeZone: 'America/New_York',
    };
    ({ id: placeId } = await makePlace(test.db, market));
    await makeDays(test.db.manager, [placeId]);
    const site = await makeSite(test.db, { vendorId, kind: 'market', placeId, name: 'Chandler Green' });
    const follows = { kind: 'market_days' as const, weekdays: [], opens: '10:00', closes: '11:00' };
    const { id: scheduleId } = await makeSchedule(test.db, { siteId: site.id, ...follows });
    await test.db.transaction((tx) => makeWindows(tx, [scheduleId]));
    const [, , third] = await windows().find({ where: { scheduleId }, order: { id: 'ASC' } });
    if (!third) throw new Error('The market has no third day.');
    day = third;
  });
  const windows = () => test.db.getRepository(PickupWindow);
  const now = () => windows().findOneByOrFail({ id: day.id });
  const mails = (kind: string) => test.db.getRepository(Mail).find({ where: { kind }, order: { id: 'ASC' } });
  const hold = (status: string, reason: string | null, address: string | null = null) =>
    test.db.query(
      `UPDATE market_days SET status = $3, reason = $4, address = $5, sequence = sequence + 1, changed_at = now()
       WHERE place_id = $1 AND date = $2`,
      [placeId, day.date, status, reason, address],
    );

  it('that is canceled takes no new orders, and its farm reads once how many it has for it', async () => {
    await order(day);
    await order(day);
    await hold('cancelled', 'Ice storm');
    for (let time = 0; time < 2; time += 1) await work('pickup-windows-of-markets');
    expect((await now()).status).toBe('closed');
    const [told, ...more] = await mails('pickup-market-canceled');
    expect(more).toEqual([]);
    expect(told?.recipient).toBe(seller.user.email);
    expect(told?.subject).toMatch(/^Chandler Green is canceled on .+: you have 2 orders$/);
    for (const text of ['Ice storm', `/vendor/pickup-days/${day.id}`]) expect(told?.text).toContain(text);
  });

  it('is where its market is, and back with it, and its buyers read so each time once', async () => {
    const placed = await order(day);
    await hold('moved', 'Road work', '5 Elm Street');
    for (let time = 0; time < 2; time += 1) await work('pickup-days.moved-markets');
    expect(await now()).toMatchObject({ address: '5 Elm Street', reason: 'Road work', isOwn: false });
    const told = async () =>
      (await mails('pickup-day-changed')).filter(({ text }) =>
        text.includes('Chandler Green changed the time'),
      );
    await eventually(test.db, async () => (await told()).length === 1, ['pickup-days.changes']);
    for (const text of ['5 Elm Street', 'Road work']) expect((await told())[0]?.text).toContain(text);
    await hold('scheduled', null);
    for (let time = 0; time < 2; time += 1) await work('pickup-days.moved-markets');
    await eventually(test.db, async () => (await told()).length === 2, ['pickup-days.changes']);
    const { body } = await test.get<OrderView>(`/api/orders/${placed.id}`, { cookie: placed.cookie });
    expect(body.fulfilments[0]?.changes).toMatchObject([
      { actor: 'system', note: 'Road work', change: { to: { address: '5 Elm Street' } } },
      { actor: 'system', note: null, change: { from: { address: '5 Elm Street' } } },
    ]);
  });
});

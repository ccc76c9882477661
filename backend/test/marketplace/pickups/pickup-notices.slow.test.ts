import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { Uncollected } from '../../../src/contract/marketplace/pickup/uncollected.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { orderKey } from '../../../src/marketplace/orders/guests/order-key.js';
import { dueReminders } from '../../../src/marketplace/pickup-days/pickup-notices/reminders/reminders.sql.js';
import { uncollectedVendorOrders } from '../../../src/marketplace/pickup-days/pickup-notices/uncollected/uncollected.sql.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { onThreeServers } from '../../support/scenes/pick-list-servers.js';
import { hoursAhead, makePickupSite, makeOwnWindow } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const QUEUE = 'pickups.notices';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;
let schedule: PickupSchedule;
let window: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  ({ schedule } = await makePickupSite(test.db, vendor.id, { instructions: 'Ring the bell.' }));
  window = await makeOwnWindow(test.db, schedule, vendor.id);
});

let guests = 0;

interface Placed {
  id: number;
  orderNumber: string;
  cookie: string;
  email: string;
}

/** An order of 2 kale for the window: paid by card, waiting for its card, or to be paid in cash. */
async function order(how: 'paid' | 'held' | 'cash' = 'paid', vendorOrder: object = {}): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 2]);
  guests += 1;
  const email = `notices-${guests}@example.com`;
  const form = checkoutForm({
    ...{ email, shippingMethod: 'pickup', paymentMethod: how === 'cash' ? 'cash' : 'credit_card' },
    shares: [{ vendorId: vendor.id, method: 'pickup', windowId: window.id, ...vendorOrder }],
  });
  const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  const { id, orderNumber } = body;
  if (how === 'paid') await test.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
  if (how === 'cash') await test.db.getRepository(Order).update(id, { confirmBy: null });
  return { id, orderNumber, cookie, email };
}

/** Works the job so many times, at once. */
async function work(times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [QUEUE]);
  await eventually(
    test.db,
    async () =>
      (
        await test.db.query<unknown[]>(
          `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed' AND start_after <= now()`,
          [QUEUE],
        )
      ).length === 0,
  );
}

/** A window is another one, as if its orders had been placed for that. */
async function change(given: Partial<Omit<PickupWindow, 'schedule'>>, { id } = window): Promise<void> {
  await test.db.getRepository(PickupWindow).update(id, given);
  const { ordersCloseAt } = given;
  if (ordersCloseAt) await test.db.getRepository(VendorOrder).update({ windowId: id }, { ordersCloseAt });
}
const closed = (ago = 0.01) => change({ ordersCloseAt: hoursAhead(-ago) });
const mails = (recipient: string, kind: string) =>
  test.db.getRepository(Mail).find({ where: { recipient, kind }, order: { id: 'ASC' } });
const lists = () => mails(seller.user.email, 'pick-list');
const confirm = ({ id }: Placed) => seller.put(`/api/orders/${id}/status`, { status: 'confirmed' });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: kale.id })).inventory;

describe('the pick list', () => {
  it('is sent once at the cutoff, whoever works the job, and never without orders', async () => {
    const [placed] = [await order('paid', { collector: 'Tom Field' }), await order('cash')];
    await work();
    expect(await lists()).toEqual([]);
    await closed();
    await work(2);
    const [list, ...more] = await lists();
    expect(more).toEqual([]);
    expect(list?.subject).toMatch(/^Pick list for .+: 2 orders$/);
    for (const text of [
      '4 × Kale (bunch)',
      'The stand',
      `Tom Field for Ann Field, ${placed?.orderNumber}: 2 × Kale`,
    ])
      expect(list?.text).toContain(text);
    const { listSentAt } = await test.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id });
    expect(listSentAt).not.toBeNull();
    const other = await makeOwnWindow(test.db, schedule, vendor.id, { ordersCloseAt: hoursAhead(-1) });
    await work();
    expect(await lists()).toHaveLength(1);
    await change({ status: 'canceled' }, other);
  });

  it('is sent once by three servers, and has the order that is being written at the cutoff', async () => {
    const placed = await order('cash');
    await closed();
    const due = { vendorId: vendor.id, windowIds: [window.id] };
    const holder = test.db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT 1 FROM pickup_windows WHERE id = $1 FOR UPDATE', [window.id]);
    const sending = onThreeServers(test.databaseUrl, (list) => list.send(due, new Date()));
    await holder.query(`UPDATE orders SET first_name = 'Late' WHERE id = $1`, [placed.id]);
    expect(await lists()).toEqual([]);
    await holder.commitTransaction();
    await holder.release();
    expect(await sending).toEqual(['done', 'done', 'done']);
    const [list, ...more] = await lists();
    expect(more).toEqual([]);
    expect(list?.text).toContain('Late Field');
  });

  it('waits for a payment that runs, and has what was paid in it', async () => {
    const [, held] = [await order('cash'), await order('held')];
    await closed();
    await work();
    expect(await lists()).toEqual([]);
    await test.post(`/api/orders/${held.id}/test-payment`, { outcome: 'paid' }, { cookie: held.cookie });
    await work();
    const [list] = await lists();
    expect(list?.subject).toContain('2 orders');
    expect(list?.text).toContain(held.orderNumber);
  });

  it('is one for all places that close together, without what was canceled or taken out', async () => {
    const closes = hoursAhead(12);
    const { schedule: green } = await makePickupSite(test.db, vendor.id, { name: 'Chandler Green' });
    const there = await makeOwnWindow(test.db, green, vendor.id, { ordersCloseAt: closes });
    await change({ ordersCloseAt: closes });
    const [one, two, gone] = [await order(), await order('paid', { windowId: there.id }), await order()];
    await test.post(`/api/orders/${gone.id}/cancel`, {}, { cookie: gone.cookie });
    const item = (await seen(one)).fulfilments[0]?.items[0]?.id;
    const items = [{ id: item, from: 2, to: 1 }];
    await test.put(`/api/orders/${one.id}/shares/${vendor.id}/items`, { items }, { cookie: one.cookie });
    const past = hoursAhead(-0.01);
    for (const id of [window.id, there.id]) await change({ ordersCloseAt: past }, { ...window, id });
    await work();
    const [list, ...more] = await lists();
    expect(more).toEqual([]);
    for (const text of ['3 × Kale', 'Chandler Green', `${one.orderNumber}: 1 × Kale`, two.orderNumber])
      expect(list?.text).toContain(text);
    expect(list?.text).not.toContain(gone.orderNumber);
  });
});

/** A zone in which it is about noon now, and the same hour tomorrow there. */
async function noonThere(): Promise<void> {
  const ahead = (12 - new Date().getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // The signs of these names are the other way around.
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await test.db.getRepository(PickupSite).update(schedule.siteId ?? 0, { timeZone });
  await change({ startsAt: hoursAhead(24), endsAt: hoursAhead(26), ordersCloseAt: hoursAhead(2) });
}
const placedAt = ({ id }: Placed, createdAt: Date) => test.db.getRepository(Order).update(id, { createdAt });

describe('the reminder', () => {
  it('comes the day before, once for an order and day, with all that is needed', async () => {
    await noonThere();
    const [placed, late] = [await order('paid', { collector: 'Tom Field' }), await order()];
    const [gone, cash] = [await order(), await order('cash')];
    await test.post(`/api/orders/${gone.id}/cancel`, {}, { cookie: gone.cookie });
    for (const one of [placed, gone, cash]) await placedAt(one, hoursAhead(-48));
    await work(3);
    await work();
    const [mail, ...more] = await mails(placed.email, 'pickup-reminder');
    expect(more).toEqual([]);
    for (const text of [
      '2 × Kale',
      'The stand',
      'Ring the bell.',
      'Tom Field picks it up.',
      'maps',
      'calendar.ics',
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('in cash');
    expect((await mails(cash.email, 'pickup-reminder'))[0]?.text).toContain('in cash');
    for (const one of [late, gone]) expect(await mails(one.email, 'pickup-reminder')).toEqual([]);
  });

  it('is due at nine on the clocks there, on both Sundays on which they change', async () => {
    const placed = await order();
    await test.db.getRepository(Order).update(placed.id, { createdAt: new Date('2027-01-01T00:00:00Z') });
    const isDue = async (now: string) =>
      (await fetchRows(test.db, dueReminders, [new Date(now), placed.id])).map(({ date }) => date);
    const on = (startsAt: Date) =>
      change({ startsAt, endsAt: startsAt, ordersCloseAt: startsAt, ordersOpenAt: startsAt });
    // The Sundays themselves, and the Mondays after them: nine the day before is on other clocks.
    for (const [startsAt, before, at, day] of [
      ['2027-03-14T13:00:00Z', '2027-03-13T13:59:59Z', '2027-03-13T14:00:00Z', '2027-03-14'],
      ['2027-03-15T13:00:00Z', '2027-03-14T12:59:59Z', '2027-03-14T13:00:00Z', '2027-03-15'],
      ['2027-11-07T14:00:00Z', '2027-11-06T12:59:59Z', '2027-11-06T13:00:00Z', '2027-11-07'],
      ['2027-11-08T14:00:00Z', '2027-11-07T13:59:59Z', '2027-11-07T14:00:00Z', '2027-11-08'],
    ] as const) {
      await on(new Date(startsAt));
      expect([await isDue(before), await isDue(at)]).toEqual([[], [day]]);
    }
  });

  it('has a calendar of the order, which opens with its key', async () => {
    const placed = await order();
    const key = orderKey(await appSecret(test.db, 'order-links'), placed.orderNumber);
    const path = `/api/orders/${placed.id}/calendar.ics`;
    expect((await test.get(path)).status).toBe(404);
    const { status, body, headers } = await test.get<string>(`${path}?key=${key}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines).toContain('SUMMARY:Pickup: Blue Hill');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines.filter((line) => line.startsWith('DTSTART;TZID=America/New_York:'))).toHaveLength(1);
    await test.post(`/api/orders/${placed.id}/cancel`, {}, { cookie: placed.cookie });
    expect((await test.get<string>(`${path}?key=${key}`)).body).toContain('STATUS:CANCELLED');
  });
});

/** The window ended so many hours ago. */
const ended = (hours: number) =>
  change({
    startsAt: hoursAhead(-hours - 2),
    endsAt: hoursAhead(-hours),
    ordersCloseAt: hoursAhead(-hours - 4),
  });
const choose = async (rule: Uncollected | null) => {
  const { status, body } = await seller.put('/api/vendor/uncollected', { rule });
  expect([status, body]).toEqual([200, { rule, hasSites: true }]);
};
const uncollected = ({ email }: Placed) => mails(email, 'uncollected');

describe('an order that is not picked up', () => {
  it('stays as it is without a rule, and where the rule came later', async () => {
    const placed = await order();
    await confirm(placed);
    await ended(40);
    await work();
    await choose('refunded');
    await work();
    expect(await uncollected(placed)).toEqual([]);
    const { status, fulfilments } = await seen(placed);
    expect([status, fulfilments[0]?.uncollected]).toEqual(['confirmed', undefined]);
  });

  it('is kept a day: one email says until when, and what was handed over gets none', async () => {
    await choose('kept');
    const [placed, came, early] = [await order(), await order(), await order()];
    for (const one of [placed, came]) await confirm(one);
    expect((await seen(placed)).fulfilments[0]?.uncollected).toBe('kept');
    await seller.put(`/api/orders/${came.id}/status`, { status: 'delivered' });
    await ended(1);
    await work();
    expect(await uncollected(placed)).toEqual([]);
    await ended(3);
    await work(3);
    await work();
    const [mail, ...more] = await uncollected(placed);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Blue Hill keeps it for you until');
    expect(mail?.text).toContain('1 Main Street');
    for (const one of [came, early]) expect(await uncollected(one)).toEqual([]);
    expect((await seen(placed)).status).toBe('confirmed');
  });

  it('is refunded once, with its stock and an email to both', async () => {
    await choose('refunded');
    const before = await stock();
    const [placed, cash] = [await order(), await order('cash')];
    await confirm(placed);
    await ended(40);
    await work(3);
    await work();
    const { status, refunded, total, fulfilments } = await seen(placed);
    expect([status, refunded]).toEqual(['cancelled', total]);
    expect(fulfilments[0]?.events.at(-1)).toMatchObject({ actor: 'system', note: 'Not picked up.' });
    expect((await seen(cash)).paymentStatus).toBe('void');
    expect(await test.db.getRepository(Refund).countBy({ payment: { orderId: placed.id } })).toBe(1);
    expect(await stock()).toBe(before);
    expect((await uncollected(placed)).map(({ text }) => text.includes(`$${total.toFixed(2)}`))).toEqual([
      true,
    ]);
    expect(await uncollected(cash)).toHaveLength(1);
    expect(await mails(seller.user.email, 'vendor-uncollected')).toHaveLength(2);
  });

  it('is donated: it counts as handed over, and what was to be paid in cash is canceled', async () => {
    await choose('donated');
    const [placed, cash, unseen] = [await order(), await order('cash'), await order()];
    for (const one of [placed, cash]) await confirm(one);
    const left = await stock();
    await ended(40);
    await work(2);
    expect(await seen(placed)).toMatchObject({ status: 'delivered', refunded: 0 });
    expect(await seen(cash)).toMatchObject({ status: 'cancelled', paymentStatus: 'void' });
    expect((await seen(unseen)).status).toBe('pending');
    expect(await stock()).toBe(left);
    expect((await uncollected(placed))[0]?.text).toContain("It isn't refunded.");
    expect((await uncollected(cash))[0]?.text).toContain("You don't have to pay for it.");
  });

  it('is settled at noon the next day on the clocks there, also when they change', async () => {
    await choose('refunded');
    const placed = await order();
    await confirm(placed);
    const vendorOrder = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: placed.id });
    await test.db
      .getRepository(Vendor)
      .update(vendor.id, { uncollectedAt: new Date('2027-01-01T00:00:00Z') });
    const isDue = async (now: string) =>
      (await fetchRows(test.db, uncollectedVendorOrders, [new Date(now), vendorOrder.id])).length > 0;
    for (const [endsAt, noon] of [
      ['2027-03-13T17:00:00Z', '2027-03-14T16:00:00Z'],
      ['2027-11-06T16:00:00Z', '2027-11-07T17:00:00Z'],
    ] as const) {
      const end = new Date(endsAt);
      const start = new Date(end.getTime() - HOUR_MS);
      await change({ startsAt: start, endsAt: end, ordersCloseAt: start, ordersOpenAt: start });
      await placedAt(placed, start);
      const justBefore = new Date(new Date(noon).getTime() - 1_000).toISOString();
      expect([await isDue(justBefore), await isDue(noon)]).toEqual([false, true]);
    }
  });

  it('is nobody else’s to choose, and a rule has to be one', async () => {
    expect((await seller.get('/api/vendor/uncollected')).body).toEqual({ rule: null, hasSites: true });
    expect((await seller.put('/api/vendor/uncollected', { rule: 'eaten' })).status).toBe(400);
    expect((await test.put('/api/vendor/uncollected', { rule: 'kept' })).status).toBe(401);
    expect((await (await signedIn(test)).put('/api/vendor/uncollected', { rule: 'kept' })).status).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type {
  HandoverSheet,
  HandoverTicksView,
} from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import { dayText, timeText } from '../../../src/contract/marketplace/pickup/handover-words.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrderEvent } from '../../../src/marketplace/tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendorId: number;
let window: PickupWindow;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: seller.user.id })).id;
  window = await makePickup(test.db, vendorId);
  eggs = await makeProduct(test.db, { vendorId, name: 'Eggs', price: 700, inventory: 300 });
});

async function order(given: Record<string, unknown> = {}, collector = '') {
  const { cookie } = await shopper(test, [eggs.id, 2]);
  const shares = [{ vendorId, method: 'pickup', windowId: window.id, collector }];
  const form = checkoutForm({ shares, paymentMethod: 'cash', ...given });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  return { ...body, cookie };
}
const address = () => `/api/vendor/handovers/${window.id}`;
const sheet = async () => (await seller.get<HandoverSheet>(address())).body;
const send = async (...ticks: { key: string; orderId: number; at?: string }[]) =>
  (await seller.post<HandoverTicksView & ErrorBody>(`${address()}/ticks`, { ticks })).body;
let serial = 0;
const tick = (orderId: number, key = `tick-of-a-device-${(serial += 1)}`) => ({ key, orderId });

describe('a handover sheet', () => {
  it('has what goes to whom and what is to be paid or goes back, by name, and no order that is not paid yet', async () => {
    const zoe = await order({ firstName: 'Zoe' });
    const bob = await order({ firstName: 'Ann' }, 'Bob Field');
    await order({ paymentMethod: 'credit_card' });
    expect(await sheet()).toMatchObject({
      ...{ windowId: window.id, placeName: 'The stand', isDelivery: false, status: 'open' },
      orders: [
        {
          ...{ id: bob.id, name: 'Bob Field', buyerName: 'Ann Field', status: 'pending', due: 15.12 },
          ...{ items: [{ name: 'Eggs', quantity: 2 }], handedOver: null },
        },
        { id: zoe.id, name: 'Zoe Field', buyerName: null },
      ],
    });
    expect(JSON.stringify(await sheet())).not.toMatch(/example\.com|239-555/);

    const paid = {
      by: 'cash',
      cents: 1_912,
      day: '2026-01-02',
      note: null,
      markedAt: '2026-01-02T12:00:00Z',
    };
    await test.db.query('UPDATE fulfilments SET received = $2 WHERE order_id = $1', [zoe.id, paid]);
    expect((await sheet()).orders[1]).toMatchObject({ id: zoe.id, due: null, refund: 4 });
  });

  it('says what is to be weighed, or was declined, and hands nothing over that is to be weighed', async () => {
    const chicken = await makeProduct(test.db, { vendorId, name: 'Chicken' });
    const whole = await test.db.getRepository(ProductVariant).save({
      ...{ productId: chicken.id, name: 'Whole', position: 0, price: 650, inventory: 20 },
      ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
    });
    const { cookie } = await shopper(test, [chicken.id, 1, whole.id]);
    const shares = [{ vendorId, method: 'pickup', windowId: window.id, collector: '' }];
    const form = checkoutForm({ shares, paymentMethod: 'cash' });
    const { id } = (await test.post<OrderView>('/api/orders', form, { cookie })).body;
    await test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [id]);
    const name = 'Chicken, Whole (3.5-5 lb each)';
    expect((await sheet()).orders).toMatchObject([
      {
        ...{ id, notYet: 'weigh' },
        items: [
          {
            ...{ name, unit: 'other', toWeigh: true },
            ...{ productId: expect.any(Number), variantId: expect.any(Number) },
          },
        ],
      },
    ]);
    const other = await order();
    expect((await send(tick(id), tick(other.id))).results).toMatchObject([
      { result: 'refused', message: expect.stringContaining('weighed') },
      { result: 'done' },
    ]);
    const path = `/api/vendor/weighing/${id}`;
    const line = (await seller.get<OrderToWeigh>(path)).body.lines[0]?.id;
    await seller.put(`${path}/items/${line}/1`, { grams: 2_000 });
    await seller.post(`${path}/done`, {});
    const own = async () => (await sheet()).orders.find((one) => one.id === id);
    expect(await own()).not.toHaveProperty('notYet');
    await test.db.getRepository(Order).update(id, { paymentStatus: 'owed' });
    expect(await own()).toMatchObject({ notYet: 'owed' });
  });

  it('hands over what is ticked, once for each tick however often it is sent', async () => {
    const [one, two] = [await order(), await order()];
    const ticks = [tick(one.id), tick(two.id)];
    const both = await Promise.all([send(...ticks), send(...ticks)]);
    for (const { results } of both) expect(results.map(({ result }) => result)).toEqual(['done', 'done']);
    expect((await send(...ticks)).results.map(({ result }) => result)).toEqual(['done', 'done']);
    const after = await sheet();
    expect(after.orders).toMatchObject([
      { status: 'delivered', due: null, handedOver: { by: expect.any(String) } },
      { status: 'delivered' },
    ]);
    const shares = await test.db.getRepository(VendorOrder).findBy({ windowId: window.id });
    for (const { id } of shares) {
      const steps = await test.db.getRepository(VendorOrderEvent).findBy({ vendorOrderId: id });
      expect(steps.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'delivered']);
      expect(await test.db.getRepository(LedgerEntry).countBy({ vendorOrderId: id, kind: 'sale' })).toBe(1);
    }
  });

  it('says who handed it over where another device was sooner, and why it cannot be', async () => {
    const done = await order();
    await send(tick(done.id));
    const canceled = await order();
    await test.post(`/api/orders/${canceled.id}/cancel`, {}, { cookie: canceled.cookie });
    const moved = await order();
    const later = await makePickup(test.db, vendorId, { inHours: 96 });
    await test.db.getRepository(VendorOrder).update({ orderId: moved.id }, { windowId: later.id });
    const { results, sheet: after } = await send(
      tick(done.id),
      tick(canceled.id),
      tick(moved.id),
      tick(999_999_999),
    );
    expect(results.map(({ result }) => result)).toEqual(['already', 'refused', 'refused', 'refused']);
    expect(results.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Already handed over by .+: \w+day, /),
      'This order was canceled. Please don’t hand it over.',
      'This order was moved to another day.',
      'We couldn’t find this order.',
    ]);
    expect(after.orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'delivered']);
  });

  it('keeps when it was ticked, never before the order was placed nor after now', async () => {
    const placed = new Date(Date.now() - 5 * 3_600_000);
    const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const ids: number[] = [];
    for (const given of [at, '2001-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const { id } = await order();
      await test.db.getRepository(Order).update(id, { createdAt: placed });
      await send({ ...tick(id), at: given });
      ids.push(id);
    }
    const { orders } = await sheet();
    const times = ids.map((id) => orders.find((one) => one.id === id)?.handedOver?.at);
    expect(times.slice(0, 2)).toEqual([at, placed.toISOString()]);
    expect(Math.abs(Date.parse(times[2] ?? '') - Date.now())).toBeLessThan(60_000);

    const { body } = await seller.get<VendorOrderView>(`/api/vendor/orders/${ids[0]}`);
    expect(body.events.slice(1).map((event) => [event.status, event.at])).toEqual([
      ['confirmed', at],
      ['delivered', at],
    ]);
    const { results } = await send(tick(ids[0] ?? 0));
    const when = `${dayText(new Date(at), 'America/New_York')}, ${timeText(at, 'America/New_York')}`;
    expect(results[0]?.message).toContain(when);
    // What is paid goes by the server's clock.
    const [{ id } = { id: 0 }] = await test.db.getRepository(VendorOrder).findBy({ orderId: ids[0] ?? 0 });
    const sale = await test.db
      .getRepository(LedgerEntry)
      .findOneByOrFail({ vendorOrderId: id, kind: 'sale' });
    expect(Date.now() - sale.createdAt.getTime()).toBeLessThan(60_000);
    const bad = await send({ ...tick(ids[0] ?? 0), at: 'tonight' });
    expect(bad.issues?.[0]?.path).toBe('ticks.0.at');
  });

  it('is the vendor’s own', async () => {
    const { id } = await order();
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await rival.get<ErrorBody>(address())).body.error).toBe('PICKUP_WINDOW_NOT_FOUND');
    const answer = await rival.post<ErrorBody>(`${address()}/ticks`, { ticks: [tick(id)] });
    expect(answer.status).toBe(404);
    const bad = await send({ key: 'short', orderId: id });
    expect(bad.issues?.[0]?.path).toBe('ticks.0.key');
  });
});

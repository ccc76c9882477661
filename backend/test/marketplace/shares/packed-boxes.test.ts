import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type {
  HandoverSheet,
  HandoverTicksView,
} from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { makeProduct } from '../../support/make/make.js';
import { closeDay, makeMember, type Member, takenOn } from '../../support/scenes/box-scene.js';
import { orderOf, pack, packed, promiseOf } from '../../support/scenes/packed-scene.js';
import { weekOfShare } from '../../support/scenes/share-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const view = (member: Member, orderId: number) =>
  member.farm.seller.get<VendorOrderView>(`/api/vendor/orders/${orderId}`);

describe('a box past its cutoff', () => {
  it('becomes one confirmed order with its day and room, however often it is packed', async () => {
    const { member, orderId } = await packed(test, { quantity: 2 });
    await pack(test, 2);
    const mine = await test.db.getRepository(Order).findBy({ userId: member.client.user.id });
    expect(mine).toHaveLength(1);
    const { body } = await view(member, orderId);
    expect(body).toMatchObject({
      ...{ status: 'confirmed', paymentMethod: 'cash', total: 60, commission: 7.2 },
      ...{ items: [{ name: 'Vegetable share, Regular', quantity: 2 }] },
      received: { by: 'share', amount: 60, canUndo: false },
      handover: { when: { date: weekOfShare(0) } },
    });
    expect(await member.box(0)).toMatchObject({ state: 'packed', may: [] });
    expect(await promiseOf(test, member, 0)).toMatchObject({ windowTaken: 0 });
    expect((await orderOf(test, member, 0)).windowTaken).toBe(1);
    expect(await takenOn(test, member, 0)).toBe(1);
    expect((await member.box(1)).state).toBe('promised');
    // Nobody is told of an order that they never placed.
    const mails = await test.db.getRepository(Mail).findBy({ recipient: member.client.user.email });
    expect(mails.map(({ kind }) => kind)).toEqual(['share-joined']);
  });

  it('is packed once where two servers do it at the same time', async () => {
    const member = await makeMember(test, 2);
    await closeDay(test, member, 0);
    const box = { id: (await member.box(0)).id, subscriptionId: member.id };
    const both = await Promise.all(
      [1, 2].map(() => test.db.transaction((tx) => packBoxes(tx, [box], new Date()))),
    );
    expect(both.sort()).toEqual([0, 1]);
  });

  it('is for somebody in need where it was donated, and isn’t packed where it was held', async () => {
    const member = await makeMember(test, 4);
    await member.do(0, 'donate');
    await member.do(1, 'hold');
    await member.do(2, 'shift', { date: weekOfShare(3) });
    for (const number of [0, 1, 2, 3]) await closeDay(test, member, number);
    await pack(test);
    expect((await orderOf(test, member, 0)).collector).toBe('Donation');
    expect((await member.box(0)).state).toBe('donated');
    expect((await promiseOf(test, member, 1)).orderId).toBeNull();
    const moved = await view(member, (await orderOf(test, member, 2)).orderId);
    expect(moved.body.handover?.when?.date).toBe(weekOfShare(3));
    const own = await member.client.get<OrderView[]>('/api/orders');
    expect(own.body).toHaveLength(2);
    // All of the first day's boxes are orders by now, so its pickup can be called off as any other.
    const { windowId } = await orderOf(test, member, 0);
    const off = { orders: 'refund', reason: 'Storm' };
    expect((await member.farm.seller.post(`/api/vendor/pickup-days/${windowId}/cancel`, off)).status).toBe(
      200,
    );
  });

  it('can’t be changed as a box, marked as paid another way, or have its money taken back', async () => {
    const { member, orderId } = await packed(test);
    const { id } = await member.box(0);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/hold`;
    expect((await member.farm.seller.post<ErrorBody>(path, {})).body.error).toBe('BOX_NOT_CHANGEABLE');
    const received = `/api/vendor/orders/${orderId}/received`;
    const mark = { by: 'check', amount: 1, day: '2026-01-02' };
    expect((await member.farm.seller.put<ErrorBody>(received, mark)).body.error).toBe('RECEIVED_IS_FINAL');
    expect((await member.farm.seller.delete<ErrorBody>(received)).body.error).toBe('RECEIVED_IS_FINAL');
  });
});

describe('a handover list', () => {
  it('ticks boxes and shop orders together, with nothing to pay for a box', async () => {
    const { member, orderId } = await packed(test);
    const { seller, vendor } = member.farm;
    const kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
    const { windowId } = await orderOf(test, member, 0);
    await test.db.query(`UPDATE pickup_windows SET orders_close_at = starts_at WHERE id = $1`, [windowId]);
    const { cookie } = await shopper(test, [kale.id, 1]);
    const placed = await test.post<OrderView>(
      '/api/orders',
      checkoutForm({
        shares: [{ vendorId: vendor.id, method: 'pickup', windowId }],
        paymentMethod: 'cash',
      }),
      { cookie },
    );
    expect(placed.status).toBe(201);
    await test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [placed.body.id]);
    const path = `/api/vendor/handovers/${windowId}`;
    const { body } = await seller.get<HandoverSheet>(path);
    expect(body.orders.map(({ id, due, items }) => [id, due, items.map(({ name }) => name)])).toEqual(
      expect.arrayContaining([
        [orderId, null, ['Vegetable share, Regular']],
        [placed.body.id, placed.body.total, ['Kale']],
      ]),
    );
    const ticks = [orderId, placed.body.id].map((id) => ({ orderId: id, key: randomUUID() }));
    const ticked = await seller.post<HandoverTicksView>(`${path}/ticks`, { ticks });
    expect(ticked.body.results.map(({ result }) => result)).toEqual(['done', 'done']);
    expect((await member.box(0)).state).toBe('handed');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type {
  ShareContentsView,
  ShareDayDetails,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ShortPreview } from '../../../src/contract/marketplace/short-rows.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { closeDay, endDay, joinAs, type Member, takenOn } from '../../support/scenes/box-scene.js';
import { orderOf, pack, packed, promiseOf } from '../../support/scenes/packed-scene.js';
import { weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const view = (member: Member, orderId: number) =>
  member.farm.seller.get<VendorOrderView>(`/api/vendor/orders/${orderId}`);

describe('the money of a packed box', () => {
  it('was the farm’s before: at the handover only its commission is left to settle', async () => {
    const { member, orderId } = await packed(test);
    await test.db.getRepository(Vendor).update(member.farm.vendor.id, { commissionRate: '0.20' });
    const { seller } = member.farm;
    await seller.put(`/api/orders/${orderId}/status`, { status: 'delivered' });
    const entries = await test.db.getRepository(LedgerEntry).find({
      where: { vendorId: member.farm.vendor.id },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 3_000],
      ['commission', -360],
      ['payout', -3_000],
    ]);
    const { body } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(body.entries.map(({ paidBy }) => paidBy)).toEqual(['share', undefined, 'share']);
    expect((await member.box(0)).state).toBe('handed');
    expect((await test.db.getRepository(Order).findOneByOrFail({ id: orderId })).paymentStatus).toBe('paid');
  });

  it('is farm credit where the farm cancels the order, and less is due where it wasn’t paid', async () => {
    const { member, orderId } = await packed(test);
    const unpaid = await joinAs(test, member.farm, member.share);
    const cancel = (id: number) =>
      member.farm.seller.put(`/api/orders/${id}/status`, { status: 'cancelled', note: 'Flooded' });
    expect((await cancel(orderId)).status).toBe(200);
    expect((await member.read()).account).toMatchObject({ credit: 30, due: 0 });
    expect((await member.box(0)).state).toBe('canceled');
    expect(await takenOn(test, member, 0)).toBe(0);
    const [mail] = await test.db
      .getRepository(Mail)
      .findBy({ recipient: member.client.user.email, kind: 'order-cancelled' });
    expect(mail?.text).toMatch(/What you had paid for it is farm credit/);
    await closeDay(test, unpaid, 1);
    await pack(test);
    await cancel((await orderOf(test, unpaid, 1)).orderId);
    expect((await unpaid.read()).account).toMatchObject({ credit: 0, due: 30 });
  });

  it('is farm credit for what is missing of it, and no card or cash goes back', async () => {
    const { member, orderId } = await packed(test, { quantity: 2 });
    const { body } = await view(member, orderId);
    const items = [{ id: body.items[0]?.id, from: 2, to: 1, reason: 'miscounted' }];
    const short = await member.farm.seller.put<ErrorBody>(`/api/vendor/packing/${orderId}/short`, { items });
    expect([short.status, short.body]).toEqual([200, expect.anything()]);
    const after = (await view(member, orderId)).body;
    expect(after).toMatchObject({ total: 30, received: { by: 'share', amount: 30 } });
    const entries = await test.db.getRepository(MemberEntry).findBy({ subscriptionId: member.id });
    expect(entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['paid', 18_000],
      ['short', 3_000],
    ]);
    // Canceled after that, all of it is there once.
    await member.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'cancelled' });
    expect((await member.read()).account.credit).toBe(60);
  });

  it('is never more than the box costs, of contents and short rows together', async () => {
    const { member, orderId } = await packed(test);
    const { seller, schedule } = member.farm;
    const sizeId = member.share.sizes[0]?.id;
    const day = `/api/vendor/shares/${member.share.id}/days/${member.share.dates[0]?.id}`;
    const item = { sizeId, name: 'Carrots', quantity: '1', value: 36 };
    const { body } = await seller.put<ShareContentsView>(`${day}/contents`, { items: [item] });
    const window = { scheduleId: schedule.id, date: weekOfShare(0) };
    await test.db.getRepository(PickupWindow).update(window, { startsAt: new Date(Date.now() - 1_000) });
    await seller.post(`${day}/contents/${body.items[0]?.id}/missing`, {});
    expect((await member.read()).account.credit).toBe(30);
    await seller.put(`/api/orders/${orderId}/status`, { status: 'cancelled' });
    expect((await member.read()).account.credit).toBe(30);
  });

  it('is capped where units of a box are missing after its contents', async () => {
    const { member, orderId } = await packed(test, { quantity: 2 });
    const box = await promiseOf(test, member, 0);
    const entry = { promiseId: box.id, kind: 'short', cents: 5_000 } as const;
    const of = { vendorId: member.farm.vendor.id, subscriptionId: member.id };
    await test.db.getRepository(MemberEntry).insert({ ...of, ...entry });
    const { body } = await view(member, orderId);
    const items = [{ id: body.items[0]?.id, from: 2, to: 1, reason: 'miscounted' }];
    const preview = await member.farm.seller.post<ShortPreview>(
      `/api/vendor/orders/${orderId}/short-preview`,
      {
        items,
      },
    );
    expect(preview.body.amount).toBe(10);
    await member.farm.seller.put(`/api/vendor/packing/${orderId}/short`, { items, amount: 10 });
    expect((await member.read()).account.credit).toBe(60);
  });

  it('is farm credit where a box that was handed over is refunded', async () => {
    const { member, orderId } = await packed(test);
    const { seller } = member.farm;
    await seller.put(`/api/orders/${orderId}/status`, { status: 'delivered' });
    const refund = (amount: number, left: number) =>
      seller.post<VendorOrderView & ErrorBody>(`/api/vendor/orders/${orderId}/refund`, {
        ...{ amount, left, reason: 'Wilted greens' },
      });
    const { status, body } = await refund(10, 30);
    expect([status, body.error]).toEqual([200, undefined]);
    expect((await member.read()).account.credit).toBe(10);
    const [mail] = await test.db
      .getRepository(Mail)
      .findBy({ recipient: member.client.user.email, kind: 'order-refund' });
    expect(mail?.subject).toMatch(/^Farm credit of \$10\.00/);
    await test.db
      .getRepository(MemberEntry)
      .update({ subscriptionId: member.id, kind: 'short' }, { cents: 2_500 });
    expect((await refund(10, 20)).body.issues?.[0]?.message).toMatch(/^You can refund up to \$5\.00/);
  });

  it('is of the share’s day that its farm moved it to, which costs its member no move', async () => {
    const { member, orderId } = await packed(test);
    const { seller, schedule } = member.farm;
    const { windowId } = await orderOf(test, member, 0);
    const to = await test.db
      .getRepository(PickupWindow)
      .findOneByOrFail({ scheduleId: schedule.id, date: weekOfShare(1) });
    const moved = { orders: 'move', reason: 'Storm', toWindowId: to.id };
    expect((await seller.post(`/api/vendor/pickup-days/${windowId}/cancel`, moved)).status).toBe(200);
    await eventually(test.db, async () => (await orderOf(test, member, 0)).windowId === to.id);
    expect(await member.box(0)).toMatchObject({ shiftedTo: weekOfShare(1), state: 'packed' });
    expect(await promiseOf(test, member, 0)).toMatchObject({
      windowId: to.id,
      shiftedTo: member.share.dates[1]?.id,
    });
    expect((await member.read()).holdsLeft.shift).toBe(2);
    const day = `/api/vendor/shares/${member.share.id}/days/${member.share.dates[1]?.id}`;
    expect((await seller.get<ShareDayDetails>(day)).body).toMatchObject({ boxes: 2, movedHere: 1 });
    expect((await view(member, orderId)).body.handover?.when?.date).toBe(weekOfShare(1));
  });

  it('goes to the credit too where it is packed and the whole day is canceled', async () => {
    const { member, orderId } = await packed(test);
    const dateId = member.share.dates[0]?.id;
    const { body } = await member.farm.seller.post<ShareDayDetails>(
      `/api/vendor/shares/${member.share.id}/days/${dateId}/cancel`,
      { reason: 'Hail' },
    );
    expect(body.boxes).toBe(0);
    expect((await view(member, orderId)).body.status).toBe('cancelled');
    expect((await member.read()).account.credit).toBe(30);
    const mails = await test.db.getRepository(Mail).findBy({ recipient: member.client.user.email });
    expect(mails.map(({ kind }) => kind)).toEqual(['share-joined', 'share-day-canceled']);
  });

  it('follows the farm’s rule for what isn’t picked up', async () => {
    const { member, orderId } = await packed(test);
    const vendors = test.db.getRepository(Vendor);
    await vendors.update(member.farm.vendor.id, { uncollected: 'refunded', uncollectedAt: new Date(0) });
    await endDay(test, member, 0);
    expect((await member.box(0)).state).toBe('missed');
    await test.db.query(
      `UPDATE pickup_windows SET starts_at = now() - interval '50 hours', ends_at = now() - interval '48 hours',
        orders_close_at = now() - interval '60 hours'
        WHERE id = (SELECT window_id FROM fulfilments WHERE order_id = $1)`,
      [orderId],
    );
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ('pickups.notices', '{}')`);
    await eventually(test.db, async () => (await view(member, orderId)).body.status === 'cancelled');
    expect((await member.read()).account.credit).toBe(30);
  });
});

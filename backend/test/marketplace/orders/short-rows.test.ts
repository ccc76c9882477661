import { describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { BusinessRole } from '../../../src/contract/accounts/business-roles.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingOrder, PackingView } from '../../../src/contract/marketplace/packing.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { RefundItem } from '../../../src/marketplace/tables/refund-item.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { shortScene } from '../../support/scenes/short-scene.js';

const QUEUE = 'orders.short-rows-mail';

const scene = shortScene();
const { order, line, mark, preview, done, seen, mails, refunds, rows, stockOf } = scene;
const cents = (amount: number) => Math.round(amount * 100);

describe('a short row', () => {
  it('gives the money of a card back in the same step, leaves the stock, and is done once', async () => {
    const placed = await order();
    const before = await stockOf(scene.kale);
    const items = [line(placed.kaleId, 3, 1)];
    const shown = await preview(placed, items);
    expect(shown).toMatchObject({ isRefund: true, isCancellation: false });
    expect(await rows(placed)).toEqual([]);
    const given = { note: 'Hail took it.', amount: shown.amount };
    for (let twice = 0; twice < 2; twice += 1) {
      const { status, body } = await mark(placed, items, given);
      expect([status, body.error]).toEqual([200, undefined]);
      expect(body.items.map(({ quantity }) => quantity)).toEqual([1, 2]);
      expect(body.short).toMatchObject([{ quantity: 2, reason: 'weather', isTold: false }]);
      expect(JSON.stringify(body)).not.toMatch(/amount|price/i);
    }
    const [refund, ...more] = await refunds(placed);
    expect(more).toEqual([]);
    expect(refund?.amount).toBe(cents(shown.amount));
    const [row] = await rows(placed);
    expect(row?.amount).toBe(refund?.amount);
    expect(await stockOf(scene.kale)).toBe(before);
    const { fulfilments, refunded } = await seen(placed);
    expect(cents(refunded)).toBe(refund?.amount);
    expect(fulfilments[0]).toMatchObject({
      short: [{ name: 'Kale', quantity: 2, reason: 'weather', note: 'Hail took it.', amount: shown.amount }],
      changes: [{ change: { kind: 'items', items: [{ name: 'Kale', quantity: 2, reason: 'weather' }] } }],
    });
    const admin = await signedIn(scene.test, { role: 'admin' });
    const { timeline, shares } = (await admin.get<AdminOrder>(`/api/admin/orders/${placed.id}`)).body;
    expect(timeline).toContainEqual(
      expect.objectContaining({ title: 'Blue Hill: items missing', by: expect.stringContaining('(owner)') }),
    );
    expect(shares[0]?.short).toMatchObject([{ quantity: 2, amount: shown.amount }]);
    const csv = (await scene.seller.get<string>('/api/vendor/orders/export')).body;
    expect(csv).toMatch(/Missing quantity,Missing reason,/);
    expect(csv).toMatch(/,2,Lost to weather,/);
    // What is missing does not come back with a cancellation either.
    await scene.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled', note: 'Closed.' });
    expect(await stockOf(scene.kale)).toBe(before + 1);
  });

  it('keeps someone who packs the same order from sending it without having seen that', async () => {
    const placed = await order();
    const move = (status: string, was?: object) =>
      scene.seller.put<PackingOrder & ErrorBody>(`/api/vendor/packing/${placed.id}`, { status, was });
    const list = await scene.seller.get<PackingView>('/api/vendor/packing');
    const seen = list.body.orders.find(({ id }) => id === placed.id);
    if (!seen) throw new Error('The order is not to be packed.');
    const items = seen.items.map(({ id, quantity }) => ({ id, quantity }));
    const was = { status: seen.status, items };
    await mark(placed, [line(placed.kaleId, 3, 1)]);
    const late = await move('confirmed', was);
    expect([late.status, late.body.error, late.body.issues?.map(({ path }) => path)]).toEqual([
      ...[409, 'CHANGED_MEANWHILE', ['items']],
    ]);
    const short = items.map((item) => (item.id === placed.kaleId ? { ...item, quantity: 1 } : item));
    expect((await move('confirmed', { ...was, items: short })).status).toBe(200);
    const again = await move('confirmed', { ...was, items: short });
    expect([again.status, again.body.issues?.map(({ path }) => path)]).toEqual([409, ['status']]);
    expect((await move('confirmed')).body).toMatchObject({ error: 'ORDER_STATUS_NOT_ALLOWED' });
  });

  it('puts back in stock what it is told to', async () => {
    const placed = await order();
    const before = [await stockOf(scene.kale), await stockOf(scene.eggs)];
    await mark(placed, [
      line(placed.kaleId, 3, 2, { reason: 'miscounted', restock: true }),
      line(placed.eggsId, 2, 1, { reason: 'spoiled' }),
    ]);
    expect([await stockOf(scene.kale), await stockOf(scene.eggs)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect((await rows(placed)).map(({ restocked }) => restocked)).toEqual([true, false]);
  });

  it('of cash makes less due, and a line of which nothing is left is kept in words', async () => {
    const placed = await order('cash');
    const items = [line(placed.kaleId, 3, 0)];
    const shown = await preview(placed, items);
    expect(shown).toEqual({ amount: 10.79, isRefund: false, isCancellation: false, total: 15.12 });
    expect((await mark(placed, items, { amount: 10.79 })).status).toBe(200);
    const { total, fulfilments } = await seen(placed);
    expect([total, fulfilments[0]?.total, fulfilments[0]?.items.length]).toEqual([15.12, 15.12, 1]);
    expect(await scene.test.db.getRepository(Payment).findOneBy({ orderId: placed.id })).toMatchObject({
      ...{ amount: 1_512, refunded: 0 },
    });
    expect(await rows(placed)).toMatchObject([{ orderItemId: null, productName: 'Kale', amount: 1_079 }]);
    expect((await done(placed)).status).toBe(200);
    const [mail] = await mails(placed);
    expect(mail?.text).toContain('You pay $10.79 less.');
    expect(mail?.text).toContain('$15.12');
  });

  it('leaves the money as it is where all of it went back before', async () => {
    const placed = await order();
    const admin = await signedIn(scene.test, { role: 'admin' });
    const { total } = await seen(placed);
    const refund = { vendorId: scene.vendor.id, amount: total, left: total, reason: 'Sorry about it.' };
    expect((await admin.post(`/api/admin/orders/${placed.id}/refund`, refund)).status).toBe(200);
    const { body } = await mark(placed, [line(placed.kaleId, 3, 1)]);
    expect(body.items.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await rows(placed)).toMatchObject([{ amount: 0 }]);
    const after = await seen(placed);
    expect([after.total, after.refunded]).toEqual([total, total]);
    await done(placed);
    expect((await mails(placed))[0]?.text).toContain('There is nothing left to refund for them.');
  });

  it('is refused to who saw other quantities or another amount, and after the handover', async () => {
    const placed = await order('cash');
    const stale = await mark(placed, [line(placed.kaleId, 2, 1)]);
    expect([stale.status, stale.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    const dearer = await mark(placed, [line(placed.kaleId, 3, 1)], { amount: 1 });
    expect(dearer.body.error).toBe('CHANGED_MEANWHILE');
    const more = await mark(placed, [line(placed.kaleId, 3, 4)]);
    expect(more.body.issues?.[0]?.message).toBe("There can't be more than 3.");
    for (const status of ['confirmed', 'delivered'])
      await scene.seller.put(`/api/orders/${placed.id}/status`, { status });
    const late = await mark(placed, [line(placed.kaleId, 3, 1)]);
    expect([late.status, late.body.error]).toEqual([409, 'ORDER_CLOSED']);
    const rival = await signedIn(scene.test, { role: 'vendor' });
    await makeVendor(scene.test.db, { userId: rival.user.id });
    expect((await mark(placed, [line(placed.kaleId, 3, 1)], {}, rival)).status).toBe(404);
    expect(await rows(placed)).toEqual([]);
  });

  it('is written once by two who press at the same time', async () => {
    const placed = await order();
    const items = [line(placed.kaleId, 3, 2)];
    const answers = await Promise.all([1, 2, 3].map(() => mark(placed, items)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await rows(placed)).length, (await refunds(placed)).length]).toEqual([1, 1]);
  });
});

describe('an order of which nothing is left', () => {
  it.each(['card', 'cash'] as const)('is canceled with all its money, paid by %s', async (how) => {
    const placed = await order(how);
    const before = [await stockOf(scene.kale), await stockOf(scene.eggs)];
    const { total } = await seen(placed);
    await mark(placed, [line(placed.kaleId, 3, 1)]);
    const rest = [
      line(placed.kaleId, 1, 0, { restock: true }),
      line(placed.eggsId, 2, 0, { reason: 'spoiled' }),
    ];
    const shown = await preview(placed, rest);
    expect(shown).toMatchObject({ isCancellation: true, isRefund: how === 'card', total: 0 });
    const { status, body } = await mark(placed, rest, { amount: shown.amount });
    expect([status, body.error]).toEqual([200, undefined]);
    const after = await seen(placed);
    expect([after.status, after.paymentStatus]).toEqual(['cancelled', how === 'card' ? 'refunded' : 'void']);
    if (how === 'card') expect(after.refunded).toBe(total);
    const amounts = (await rows(placed)).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents(total));
    expect([await stockOf(scene.kale), await stockOf(scene.eggs)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const back = await scene.test.db.getRepository(RefundItem).findBy({ orderItem: { orderId: placed.id } });
    expect(back.reduce((sum, { restocked }) => sum + restocked, 0)).toBe(how === 'card' ? 1 : 0);
    const [mail, ...more] = await mails(placed, 'order-cancelled');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Lost to weather, spoiled');
    if (how === 'card') expect(mail?.text).toContain(`We're refunding $${total.toFixed(2)}`);
    // That email says it all.
    await done(placed);
    expect(await mails(placed)).toEqual([]);
  });
});

describe('its email', () => {
  it('goes out once, with all rows, when the vendor is done', async () => {
    const placed = await order();
    await mark(placed, [line(placed.kaleId, 3, 2)], { note: 'Hail took it.' });
    await mark(placed, [line(placed.eggsId, 2, 1, { reason: 'miscounted' })]);
    expect(await mails(placed)).toEqual([]);
    const { body } = await done(placed);
    expect(body.short?.map(({ isTold }) => isTold)).toEqual([true, true]);
    await Promise.all([done(placed), done(placed)]);
    await scene.test.db.query(`UPDATE pgboss.job SET start_after = now() WHERE name = $1`, [QUEUE]);
    const [mail, ...more] = await mails(placed);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('1 × Kale (lost to weather)');
    expect(mail?.text).toContain('1 × Eggs (miscounted)');
    expect(mail?.text).toContain('Hail took it.');
    const { total, refunded } = await seen(placed);
    expect(mail?.text).toContain(`We’re refunding $${refunded.toFixed(2)}`);
    expect(mail?.text).toContain(`$${((cents(total) - cents(refunded)) / 100).toFixed(2)}`);
  });

  it('goes out by itself half an hour after the last row, where the vendor forgets it', async () => {
    const placed = await order();
    await mark(placed, [line(placed.kaleId, 3, 2)]);
    const [first] = await scene.test.db.query<{ wait: number; id: number }[]>(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS wait, (data->>'lastId')::int AS id
       FROM pgboss.job WHERE name = $1 AND data->>'orderId' = $2`,
      [QUEUE, String(placed.id)],
    );
    expect(first?.wait).toBe(1_800);
    await mark(placed, [line(placed.eggsId, 2, 1)]);
    await eventually(scene.test.db, async () => (await mails(placed)).length > 0, [QUEUE]);
    expect((await mails(placed))[0]?.text).toMatch(/Kale[^]*Eggs/);
    expect(await mails(placed)).toHaveLength(1);
  });

  it('speaks of paying less, also once the cash is paid, and not at all once nothing is to be paid', async () => {
    const [paid, canceled] = [await order('cash'), await order('cash')];
    for (const placed of [paid, canceled]) await mark(placed, [line(placed.kaleId, 3, 2)]);
    for (const status of ['confirmed', 'delivered'])
      await scene.seller.put(`/api/orders/${paid.id}/status`, { status });
    await scene.seller.put(`/api/orders/${canceled.id}/status`, { status: 'cancelled', note: 'Closed.' });
    await done(paid);
    await done(canceled);
    expect((await mails(paid))[0]?.text).toContain('You pay $3.60 less.');
    expect(await mails(canceled)).toEqual([]);
  });

  it('is held where the address is only typed, as all of that order', async () => {
    const placed = await order('cash');
    await scene.test.db
      .getRepository(Order)
      .update(placed.id, { confirmBy: new Date(Date.now() + 3_600_000) });
    await mark(placed, [line(placed.kaleId, 3, 2)]);
    await done(placed);
    expect((await mails(placed))[0]).toMatchObject({ isTyped: true });
  });
});

describe('who works for the vendor', () => {
  async function member(role: BusinessRole): Promise<Client> {
    const client = await signedIn(scene.test);
    const { businessId } = await scene.test.db.getRepository(Vendor).findOneByOrFail({ id: scene.vendor.id });
    const row = { businessId: businessId ?? 0, userId: client.user.id, role };
    await scene.test.db.getRepository(Membership).insert(row);
    return client;
  }

  it('says what is missing as a packer, without seeing money, and leaves canceling to others', async () => {
    const placed = await order();
    const packer = await member('packer');
    expect((await mark(placed, [line(placed.kaleId, 3, 2)], {}, packer)).status).toBe(200);
    const path = `/api/vendor/orders/${placed.id}/short-preview`;
    expect((await packer.post(path, { items: [line(placed.kaleId, 2, 1)] })).status).toBe(403);
    const all = await mark(placed, [line(placed.kaleId, 2, 0), line(placed.eggsId, 2, 0)], {}, packer);
    expect([all.status, all.body.error]).toEqual([403, 'BUSINESS_ROLE_NOT_ALLOWED']);
    const manager = await member('manager');
    const { changes } = (await manager.get<VendorOrderView>(`/api/vendor/orders/${placed.id}`)).body;
    expect(changes?.[0]?.by?.role).toBe('packer');
    const bookkeeper = await member('bookkeeper');
    expect((await mark(placed, [line(placed.kaleId, 2, 1)], {}, bookkeeper)).status).toBe(403);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { BusinessRole } from '../../../src/contract/accounts/business-roles.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import { OrderItem } from '../../../src/marketplace/orders/order-item.entity.js';
import { Order } from '../../../src/marketplace/orders/order.entity.js';
import { Payment } from '../../../src/marketplace/payments/payment.entity.js';
import { RefundItem } from '../../../src/marketplace/payments/refunds/refund-item.entity.js';
import { Product } from '../../../src/marketplace/products/product.entity.js';
import { Vendor } from '../../../src/marketplace/vendors/vendor.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
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
    expect(csv).toMatch(/Missing quantity,Missing reason\r?\n/);
    expect(csv).toMatch(/,2,Lost to weather\r?\n/);
    // What is missing does not come back with a cancellation either.
    await scene.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled', note: 'Closed.' });
    expect(await stockOf(scene.kale)).toBe(before + 1);
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

describe('a substitute', () => {
  let chard: Product;
  beforeEach(async () => {
    chard = await makeProduct(scene.test.db, {
      vendorId: scene.vendor.id,
      name: 'Chard',
      price: 250,
      inventory: 4,
    });
  });
  const swap = (quantity: number, { id: productId } = chard) => ({ swap: { productId, quantity } });
  const allow = (placed: { kaleId: number }) =>
    scene.test.db.getRepository(OrderItem).update(placed.kaleId, { allowSubstitute: true });

  it('comes only where the buyer allowed it at the checkout, by line', async () => {
    const { cookie } = await shopper(scene.test, [scene.kale.id, 3], [scene.eggs.id, 2]);
    const cart = (await scene.test.get<{ id: number; product: { id: number } }[]>('/api/cart', { cookie }))
      .body;
    const kaleLine = cart.find(({ product }) => product.id === scene.kale.id)?.id;
    const form = checkoutForm({ substitutes: [kaleLine], shippingMethod: 'pickup' });
    const { body } = await scene.test.post<OrderView>('/api/orders', form, { cookie });
    await scene.test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const items = body.fulfilments[0]?.items ?? [];
    expect(items.map(({ name, allowSubstitute }) => [name, allowSubstitute])).toEqual([
      ['Kale', true],
      ['Eggs', undefined],
    ]);
    const [kaleId = 0, eggsId = 0] = items.map(({ id }) => id);
    const placed = { id: body.id, cookie, email: '', kaleId, eggsId };
    const refused = await mark(placed, [line(eggsId, 2, 1, swap(1))]);
    expect(refused.body.issues?.[0]?.message).toBe('Your customer wants a refund where Eggs runs short.');
    expect((await mark(placed, [line(kaleId, 3, 2, swap(1))])).status).toBe(200);
  });

  it('is taken from the stock, and what it is worth less goes back to a card', async () => {
    const placed = await order();
    await allow(placed);
    const items = [line(placed.kaleId, 3, 1, swap(2))];
    const shown = await preview(placed, items);
    // 2 × 3.33 are replaced by 2 × 2.50; the tax and shipping of the difference go back, too.
    expect(shown.amount).toBeGreaterThanOrEqual(1.66);
    const { status, body } = await mark(placed, items, { amount: shown.amount });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.items.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '1 Kale',
      '2 Eggs',
      '2 Chard',
    ]);
    expect(await stockOf(chard)).toBe(2);
    const after = await seen(placed);
    expect(after.refunded).toBe(shown.amount);
    expect(after.fulfilments[0]?.short).toMatchObject([{ swap: { name: 'Chard', quantity: 2 } }]);
    await done(placed);
    expect((await mails(placed))[0]?.text).toContain('2 × Kale (lost to weather), swapped for 2 × Chard');
    // It goes back with the rest, to the cent.
    await scene.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled', note: 'Closed.' });
    expect(await stockOf(chard)).toBe(4);
    expect((await seen(placed)).refunded).toBe(after.total);
  });

  it('costs what it costs, of cash, and never more than what is missing', async () => {
    const placed = await order('cash');
    await allow(placed);
    const dear = await mark(placed, [line(placed.kaleId, 3, 2, swap(2))]);
    expect(dear.body.issues?.[0]?.message).toContain('costs more than what’s missing');
    const { total } = await seen(placed);
    const { body } = await mark(placed, [line(placed.kaleId, 3, 2, swap(1))]);
    expect(body.error).toBeUndefined();
    const after = await seen(placed);
    // 0.83 less with 8 % tax.
    expect(cents(total) - cents(after.total)).toBe(90);
    const share = after.fulfilments[0];
    const sum = share?.items.reduce((all, { totalPrice }) => all + cents(totalPrice), 0);
    expect([sum, after.subtotal]).toEqual([cents(after.subtotal), share?.subtotal]);
  });

  it('is refused where it is not in stock, another vendor’s, or swapped in already', async () => {
    const placed = await order();
    await allow(placed);
    const other = await makeProduct(scene.test.db, {
      vendorId: (await makeVendor(scene.test.db)).id,
      price: 100,
    });
    for (const wrong of [swap(1, other), swap(9)])
      expect((await mark(placed, [line(placed.kaleId, 3, 1, wrong)])).status).toBe(400);
    expect([await stockOf(chard), (await rows(placed)).length]).toEqual([4, 0]);
    const { body } = await mark(placed, [line(placed.kaleId, 3, 0, swap(3))]);
    const swapped = body.items.find(({ name }) => name === 'Chard');
    const again = await mark(placed, [line(swapped?.id ?? 0, 3, 1)]);
    expect(again.body.issues?.[0]?.message).toContain('We can’t refund Chard by itself');
    expect([await stockOf(chard), (await rows(placed)).length]).toEqual([1, 1]);
  });

  it('can be missing afterwards as any line, where less is due', async () => {
    const placed = await order('cash');
    await allow(placed);
    const { body } = await mark(placed, [line(placed.kaleId, 3, 1, swap(2))]);
    const chardId = body.items.find(({ name }) => name === 'Chard')?.id ?? 0;
    const before = await seen(placed);
    const items = [line(chardId, 2, 1, { reason: 'miscounted', restock: true })];
    const shown = await preview(placed, items);
    // $2.50 with 8 % of tax.
    expect([shown.amount, shown.isCancellation]).toEqual([2.7, false]);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await mark(placed, items, { amount: 2.7 })).body.error).toBeUndefined();
    const after = await seen(placed);
    expect(cents(before.total) - cents(after.total)).toBe(270);
    expect(after.fulfilments[0]).toMatchObject({ total: after.total, subtotal: after.subtotal });
    const sum = after.fulfilments[0]?.items.reduce((all, { totalPrice }) => all + cents(totalPrice), 0);
    expect(sum).toBe(cents(after.subtotal));
    expect(await stockOf(chard)).toBe(3);
    expect(await rows(placed)).toMatchObject([
      { productName: 'Kale', swappedName: 'Chard' },
      { productName: 'Chard', quantity: 1, amount: 270, restocked: true },
    ]);
    const again = await mark(placed, [line(chardId, 1, 0, swap(1, scene.eggs))]);
    expect(again.body.issues?.[0]?.message).toBe('Your customer wants a refund where Chard runs short.');
    expect((await mark(placed, [line(chardId, 1, 0)])).body.items.map(({ name }) => name)).not.toContain(
      'Chard',
    );
    // What is missing stays out of the stock when the rest is canceled.
    await scene.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled', note: 'Closed.' });
    expect(await stockOf(chard)).toBe(3);
  });

  it('goes with everything else where it was paid, and all that is left goes back', async () => {
    const placed = await order();
    await allow(placed);
    const { body } = await mark(placed, [line(placed.kaleId, 3, 0, swap(3))]);
    const chardId = body.items.find(({ name }) => name === 'Chard')?.id ?? 0;
    const items = [line(placed.eggsId, 2, 0), line(chardId, 3, 0)];
    const shown = await preview(placed, items);
    expect(shown).toMatchObject({ isRefund: true, isCancellation: true, total: 0 });
    expect((await mark(placed, items, { amount: shown.amount })).body.error).toBeUndefined();
    const after = await seen(placed);
    expect([after.status, after.refunded]).toEqual(['cancelled', after.total]);
    expect(await stockOf(chard)).toBe(1);
  });

  it('is sold once where two want the last ones', async () => {
    const all = [await order(), await order(), await order()];
    for (const placed of all) await allow(placed);
    const answers = await Promise.all(
      all.map((placed) => mark(placed, [line(placed.kaleId, 3, 0, swap(3))])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await stockOf(chard)).toBe(1);
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

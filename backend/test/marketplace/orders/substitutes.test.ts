import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { shortScene } from '../../support/scenes/short-scene.js';

const scene = shortScene();
const { order, line, mark, preview, done, seen, mails, rows, stockOf } = scene;
const cents = (amount: number) => Math.round(amount * 100);

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
    const vendorOrder = after.fulfilments[0];
    const sum = vendorOrder?.items.reduce((all, { totalPrice }) => all + cents(totalPrice), 0);
    expect([sum, after.subtotal]).toEqual([cents(after.subtotal), vendorOrder?.subtotal]);
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

import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { PackingView } from '../../../src/contract/marketplace/packing.js';
import type { ShortPreview } from '../../../src/contract/marketplace/short-rows.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct } from '../../support/make/make.js';
import type { Placed } from '../../support/scenes/stripe-scene.js';
import { weighingScene } from '../../support/scenes/weighing-scene.js';

const scene = weighingScene();
let roast: ProductVariant;
beforeEach(async () => {
  const { id: productId } = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, name: 'Roast' });
  roast = await scene.test.db.getRepository(ProductVariant).save({
    ...{ productId, name: 'Piece', position: 0, price: 899, inventory: 20, pricePer: 'lb', mostPrice: 1_798 },
    ...{ leastGrams: 227, nominalGrams: 454, mostGrams: 907 },
  });
});

/** An order that is weighed and paid. */
async function paid(quantity: number, ...weights: string[]): Promise<{ placed: Placed; line: number }> {
  const placed = await scene.authorized([[roast.productId, quantity, roast.id]]);
  const line = await scene.lineOf(placed);
  for (const [index, weight] of weights.entries()) {
    const path = `/api/vendor/weighing/${placed.id}/items/${line}/${index + 1}`;
    expect((await scene.seller.put(path, { weight })).status).toBe(200);
  }
  await scene.finish(placed);
  await scene.collected(placed);
  return { placed, line };
}

/** @returns dollars that going back is announced, and that went back then */
async function short(placed: Placed, id: number, from: number, to: number): Promise<[number, number]> {
  const before = (await scene.seen(placed)).refunded;
  const items = [{ id, from, to, reason: 'spoiled' }];
  const preview = `/api/vendor/orders/${placed.id}/short-preview`;
  const { body } = await scene.seller.post<ShortPreview>(preview, { items });
  const path = `/api/vendor/packing/${placed.id}/short`;
  expect((await scene.seller.put(path, { items, amount: body.amount })).status).toBe(200);
  const { refunded } = await scene.seen(placed);
  return [body.amount, Math.round((refunded - before) * 100) / 100];
}

const weightsOf = async ({ id }: Placed) => {
  const { body } = await scene.seller.get<PackingView>('/api/vendor/packing');
  return body.orders.find((order) => order.id === id)?.items[0]?.weights;
};

describe('a paid order with fewer packages', () => {
  it('gives back what the packages cost that are gone, and keeps the first', async () => {
    const { placed, line } = await paid(3, '1 lb 4.5 oz', '0.95 lb', '1.32 lb');
    // 11.52, 8.54 and 11.87, with 8 % of tax: 34.48, of which 21.66 stay for 20.06.
    expect(await short(placed, line, 3, 2)).toEqual([12.82, 12.82]);
    expect(await weightsOf(placed)).toEqual(['1 lb 4.5 oz', '0.95 lb']);
    expect(await short(placed, line, 2, 1)).toEqual([9.22, 9.22]);
    const total = (await scene.seen(placed)).total;
    expect(await short(placed, line, 1, 0)).toEqual([12.44, 12.44]);
    expect((await scene.seen(placed)).refunded).toBe(total);
    const entries = await scene.test.db.getRepository(LedgerEntry).findBy({ vendorId: scene.vendor.id });
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('gives back the same of items that staff refund, the last package first', async () => {
    const { placed, line } = await paid(3, '1 lb 4.5 oz', '0.95 lb', '1.32 lb');
    await short(placed, line, 3, 2);
    const staff = await signedIn(scene.test, { role: 'admin' });
    const path = `/api/admin/orders/${placed.id}`;
    const { body } = await staff.get<AdminOrder>(path);
    expect(body.shares[0]?.items).toMatchObject([{ firstGoods: [0, 11.52, 20.06, 31.93] }]);
    const refund = (amount: number) =>
      staff.post<AdminOrder & { issues?: { message: string }[] }>(
        `${path}/refund`,
        { vendorId: scene.vendor.id, amount, items: [{ id: line, quantity: 1 }] },
        { 'idempotency-key': randomUUID() },
      );
    expect((await refund(11.49)).body.issues?.[0]?.message).toMatch(/^The items are worth \$9\.22\./);
    expect((await refund(9.22)).body.refunds).toHaveLength(2);
    expect(await weightsOf(placed)).toEqual(['1 lb 4.5 oz']);
  });

  it('gives back of what costs at most so much only what its buyer pays less', async () => {
    // 26.97, 17.08 and 17.53, of which the buyer pays 17.98 for each at most.
    const { placed, line } = await paid(3, '3 lb', '1.90 lb', '1.95 lb');
    expect((await scene.seen(placed)).subtotal).toBe(53.94);
    // 35.96 and its tax stay of 58.26.
    expect(await short(placed, line, 3, 2)).toEqual([19.42, 19.42]);
  });
});

describe('steps that are fewer than were weighed', () => {
  beforeEach(() =>
    scene.test.db.getRepository(ProductVariant).update(roast.id, {
      ...{ leastGrams: 113, nominalGrams: 113, mostGrams: 142, inSteps: true },
      ...{ price: 650, mostPrice: 203 },
    }),
  );

  it('are their part of the weight, at what that costs, for who packs and who pays', async () => {
    const { placed, line } = await paid(3, '12.5 oz');
    expect((await scene.seen(placed)).subtotal).toBe(5.08);
    // 8.3 oz at $6.50/lb are 3.37: 1.85 with tax go back, and their part of the shipping, 5.05.
    expect(await short(placed, line, 3, 2)).toEqual([6.9, 6.9]);
    expect(await weightsOf(placed)).toEqual(['8.3 oz']);
    expect((await scene.toWeigh(placed)).lines[0]?.weighings).toMatchObject([
      { package: 1, weight: '8.3 oz', price: 3.37 },
    ]);
  });

  it('agree in an order that is not paid, and in its file', async () => {
    const placed = await scene.inCash([[roast.productId, 3, roast.id]]);
    const line = await scene.lineOf(placed);
    const path = `/api/vendor/weighing/${placed.id}/items/${line}/1`;
    expect((await scene.seller.put(path, { weight: '12.5 oz' })).status).toBe(200);
    await scene.finish(placed);
    await short(placed, line, 3, 2);
    const items = (await scene.seen(placed)).fulfilments.flatMap((vendorOrder) => vendorOrder.items);
    expect(items).toMatchObject([
      {
        ...{ quantity: 2, totalPrice: 3.37 },
        weight: { weight: '8.3 oz', packages: [{ weight: '8.3 oz', price: 3.37 }] },
      },
    ]);
    const { body } = await scene.seller.get<string>('/api/vendor/orders/export');
    expect(body.split('\n').filter((row) => row.includes(placed.number))).toHaveLength(1);
  });
});

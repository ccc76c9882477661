import { beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingView } from '../../../src/contract/marketplace/packing.js';
import type { HandoverSheet } from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Weighing } from '../../../src/marketplace/tables/weighing.entity.js';
import { makeProduct } from '../../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import type { Placed } from '../../support/scenes/stripe-scene.js';
import { weighingScene } from '../../support/scenes/weighing-scene.js';

const scene = weighingScene();
let steak: ProductVariant;
let beans: ProductVariant;
beforeEach(async () => {
  const sold = async (name: string, price: number, mostPrice: number) => {
    const { id: productId } = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, name });
    return scene.test.db.getRepository(ProductVariant).save({
      ...{ productId, name: 'Pack', position: 0, price, inventory: 20, pricePer: 'lb', mostPrice },
      ...{ leastGrams: 227, nominalGrams: 454, mostGrams: 907 },
    });
  };
  [steak, beans] = [await sold('Steak', 2_500, 5_000), await sold('Beans', 650, 1_300)];
});

const line = ({ productId, id }: ProductVariant, quantity: number): [number, number, number] => [
  productId,
  quantity,
  id,
];

/** Weighs lines in their order, package by package. */
async function read(placed: Placed, ...lines: (string | { grams: number })[][]): Promise<OrderToWeigh> {
  const { lines: own } = await scene.toWeigh(placed);
  for (const [index, packages] of lines.entries())
    for (const [number, shown] of packages.entries()) {
      const path = `/api/vendor/weighing/${placed.id}/items/${own[index]?.id}/${number + 1}`;
      const body = typeof shown === 'string' ? { weight: shown } : shown;
      const { status } = await scene.seller.put(path, body);
      expect([shown, status]).toEqual([shown, 200]);
    }
  return scene.toWeigh(placed);
}

const itemsOf = ({ fulfilments }: OrderView) => fulfilments.flatMap(({ items }) => items);

/** The order's rows of the file. */
async function exported({ number }: Placed) {
  const { body } = await scene.seller.get<string>('/api/vendor/orders/export');
  const rows = parse<Record<string, string>>(body, { bom: true, columns: true });
  return rows.filter(({ Order: of }) => of === number);
}

describe('a package that two people weigh', () => {
  it('weighs what the first one saved, until the second one has seen that', async () => {
    const placed = await scene.authorized([line(steak, 2)]);
    const [first] = (await scene.toWeigh(placed)).lines;
    const path = `/api/vendor/weighing/${placed.id}/items/${first?.id}/1`;
    const put = (weight: string, was?: string | null) =>
      scene.seller.put<OrderToWeigh & ErrorBody>(path, { weight, ...(was !== undefined && { was }) });
    expect((await put('1.00 lb', null)).status).toBe(200);
    const late = await put('1.10 lb', null);
    expect([late.status, late.body.error, late.body.issues]).toEqual([
      ...[409, 'CHANGED_MEANWHILE'],
      [{ path: 'weight', message: 'Someone else changed this to “1.00 lb”.' }],
    ]);
    expect((await put('1.00 lb', null)).status).toBe(200);
    expect((await put('1.10 lb', '1.00 lb')).status).toBe(200);
    const removed = await scene.seller.delete<ErrorBody>(`${path}?was=1.00%20lb`);
    expect([removed.status, removed.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await scene.toWeigh(placed)).lines[0]?.weighings).toMatchObject([{ weight: '1.10 lb' }]);
    expect((await scene.seller.delete(`${path}?was=1.10%20lb`)).status).toBe(200);
    expect((await put('1.20 lb')).status).toBe(200);
  });
});

describe('weight, unit price and price', () => {
  it('agree on the screen, on labels, in the order, and in its file', async () => {
    const placed = await scene.authorized([line(steak, 2), line(beans, 1)]);
    const weighing = await read(placed, ['1.00 lb', '0.50 lb'], ['1.00 lb']);
    expect(
      weighing.lines.map(({ weighings }) => weighings.map(({ weight, price }) => [weight, price])),
    ).toEqual([
      [
        ['1.00 lb', 25],
        ['0.50 lb', 12.5],
      ],
      [['1.00 lb', 6.5]],
    ]);
    expect((await scene.finish(placed)).status).toBe(200);
    const order = await scene.seen(placed);
    expect(order.subtotal).toBe(44);
    expect(itemsOf(order)).toMatchObject([
      {
        totalPrice: 37.5,
        weight: {
          ...{ aboutPrice: 50, mostPrice: 100, weight: '1.50 lb', least: '0.5 lb', most: '2 lb' },
          packages: [
            { weight: '1.00 lb', price: 25 },
            { weight: '0.50 lb', price: 12.5 },
          ],
        },
      },
      { totalPrice: 6.5, weight: { packages: [{ weight: '1.00 lb', price: 6.5 }] } },
    ]);
    const rows = await exported(placed);
    expect(
      rows.map((row) => [row.Quantity, row.Unit, row['Unit price'], row['Line total'], row.Weight]),
    ).toEqual([
      ['1.00', 'lb', '25.00', '25.00', '1.00 lb'],
      ['0.50', 'lb', '25.00', '12.50', '0.50 lb'],
      ['1.00', 'lb', '6.50', '6.50', '1.00 lb'],
    ]);
    expect(rows[0]).toMatchObject({ 'Order subtotal': '44.00', 'Refunded quantity': '0' });
    expect(rows[1]).toMatchObject({ 'Order subtotal': '', 'Refunded quantity': '', 'Weight unit': 'lb' });
  });

  it('agree for every scale, with all places that it shows', async () => {
    const placed = await scene.authorized([line(steak, 4), line(beans, 3)]);
    await read(
      placed,
      ['1.245 lb', '1 lb 6 oz', '0.5', '12 oz'],
      ['1.973 kg', { grams: 454 }, 'ST,GS,+  0.005 lb'],
    );
    await scene.finish(placed);
    const [first, second] = itemsOf(await scene.seen(placed));
    expect(first?.weight?.packages).toEqual([
      { weight: '1.245 lb', price: 31.13 },
      { weight: '1 lb 6 oz', price: 34.38 },
      { weight: '0.5 lb', price: 12.5 },
      { weight: '12 oz', price: 18.75 },
    ]);
    expect(second?.weight?.packages).toEqual([
      { weight: '4.35 lb', price: 28.28 },
      { weight: '1 lb', price: 6.5 },
      { weight: '0.005 lb', price: 0.03 },
    ]);
    const kept = await scene.test.db.getRepository(Weighing).findBy({ weight: '4.35 lb' });
    expect(kept).toMatchObject([{ readAs: '1.973 kg', grams: 1_973 }]);
  });

  it('agree also where the buyer pays no more than the most, which has a row of its own', async () => {
    const placed = await scene.authorized([line(steak, 1)]);
    const [before] = await exported(placed);
    expect(before).toMatchObject({
      Quantity: '1',
      Unit: 'each',
      'Unit price': '50.00',
      'Line total': '50.00',
    });
    expect(before).toMatchObject({ Weight: 'not weighed yet', 'Price per weight unit': '25.00' });
    await read(placed, ['2.10 lb']);
    await scene.finish(placed);
    expect(itemsOf(await scene.seen(placed))).toMatchObject([
      { totalPrice: 50, weight: { packages: [{ weight: '2.10 lb', price: 52.5 }] } },
    ]);
    const rows = await exported(placed);
    expect(rows.map((row) => [row.Product, row.Quantity, row['Unit price'], row['Line total']])).toEqual([
      ['Steak, Pack (0.5-2 lb each)', '2.10', '25.00', '52.50'],
      ['Steak, Pack (0.5-2 lb each): not charged', '1', '-2.5', '-2.5'],
    ]);
    const [mail] = await scene.mailsOf('order-weighed', placed);
    expect(mail?.text).toContain('2.10 lb, $52.50');
    expect(mail?.text).toContain('You pay at most $50.00: $2.50 off');
  });

  it.each([
    [650, 163, [6.5, 6.5]],
    [649, 162, [6.49, 6.49]],
    [14_02, 351, [14.02, 14.02]],
  ])('agree for steps of a quarter pound at %i cents/lb', async (price, mostPrice, [most, paid]) => {
    const weights = { leastGrams: 113, nominalGrams: 113, mostGrams: 113, inSteps: true };
    await scene.test.db.getRepository(ProductVariant).update(beans.id, { price, mostPrice, ...weights });
    const placed = await scene.authorized([line(beans, 4)]);
    const promised = await scene.seen(placed);
    expect(itemsOf(promised)).toMatchObject([{ totalPrice: most, weight: { mostPrice: most } }]);
    expect(promised.subtotal).toBe(most);
    expect(await exported(placed)).toMatchObject([
      { Quantity: '1', Unit: 'lb', 'Unit price': (price / 100).toFixed(2), 'Line total': most?.toFixed(2) },
    ]);
    await read(placed, ['1.00 lb']);
    await scene.finish(placed);
    expect((await scene.seen(placed)).subtotal).toBe(paid);
  });

  it('agree for a step that is added later, which is cut together with the others', async () => {
    const steps = { leastGrams: 113, nominalGrams: 113, mostGrams: 113, inSteps: true, mostPrice: 163 };
    await scene.test.db.getRepository(ProductVariant).update(beans.id, steps);
    const made = await makePickupSite(scene.test.db, scene.vendor.id);
    const window = await makeOwnWindow(scene.test.db, made.schedule, scene.vendor.id);
    const shares = [{ vendorId: scene.vendor.id, method: 'pickup', windowId: window.id }];
    const form = { shippingMethod: 'pickup', paymentMethod: 'cash', shares };
    const placed = await scene.order([line(beans, 3)], form);
    await scene.test.db.query('UPDATE orders SET confirm_by = NULL');
    const [before] = itemsOf(await scene.seen(placed));
    const path = `/api/orders/${placed.id}/shares/${scene.vendor.id}/items`;
    const items = [{ id: before?.id, from: 3, to: 4, price: 1.63 }];
    expect(await scene.test.put(path, { items }, { cookie: placed.cookie })).toMatchObject({ status: 200 });
    const more = await scene.seen(placed);
    expect([more.subtotal, itemsOf(more).map(({ quantity, totalPrice }) => [quantity, totalPrice])]).toEqual([
      6.5,
      [[4, 6.5]],
    ]);
  });

  it('agree for clients that send grams, whoever asks first', async () => {
    const placed = await scene.authorized([line(beans, 2)]);
    const { lines } = await read(placed, [{ grams: 454 }, { grams: 1_973 }]);
    expect(lines[0]?.weighings).toEqual([
      { package: 1, weight: '1 lb', grams: 454, price: 6.5 },
      { package: 2, weight: '4.35 lb', grams: 1_973, price: 28.28 },
    ]);
  });

  it('are refused where they are no weight', async () => {
    const placed = await scene.authorized([line(beans, 1)]);
    const path = `/api/vendor/weighing/${placed.id}/items/${await scene.lineOf(placed)}/1`;
    for (const body of [
      { weight: 'heavy' },
      { weight: '' },
      { weight: '0' },
      { grams: 0 },
      {},
      { weight: '9000' },
    ])
      expect([body, (await scene.seller.put(path, body)).body]).toMatchObject([
        body,
        { error: 'VALIDATION_FAILED', issues: [{ message: 'Please enter the weight, such as 4.35 lb.' }] },
      ]);
  });
});

it('lists of what is packed and handed over say what each package weighs', async () => {
  const { placed, window } = await scene.dated([line(beans, 2)]);
  await read(placed, ['1.005 lb', '14 oz']);
  await scene.finish(placed);
  const weights = ['1.005 lb', '14 oz'];
  const { body: packing } = await scene.seller.get<PackingView>('/api/vendor/packing');
  expect(packing.orders.find(({ id }) => id === placed.id)?.items).toMatchObject([{ weights }]);
  const { body: sheet } = await scene.seller.get<HandoverSheet>(`/api/vendor/handovers/${window.id}`);
  expect(sheet.orders[0]?.items).toMatchObject([{ weights }]);
  const [row] = await exported(placed);
  expect(row?.['Pickup day']).toBe(sheet.date);
  expect(row?.['Pickup place']).toBe(sheet.placeName);
  const hours = [sheet.startsAt, sheet.endsAt].map((moment) =>
    new Date(moment).toLocaleTimeString('en-GB', {
      ...{ hour: '2-digit', minute: '2-digit', timeZone: sheet.timeZone },
    }),
  );
  expect(row?.['Pickup hours']).toBe(hours.join('-'));
});

it('of an order that was weighed before packages were kept, the sums stay', async () => {
  const placed = await scene.authorized([line(beans, 2)]);
  await read(placed, [{ grams: 454 }, { grams: 900 }]);
  await scene.finish(placed);
  await scene.test.db.query(
    `UPDATE order_items SET packages = NULL, total_price = 1941,
       by_weight = by_weight - '{least,nominal,most}'::text[] WHERE order_id = $1`,
    [placed.id],
  );
  const [item] = itemsOf(await scene.seen(placed));
  expect(item).toMatchObject({
    totalPrice: 19.41,
    weight: { weight: '2.98 lb', grams: 1_352, most: '2 lb' },
  });
  expect(item?.weight).not.toHaveProperty('packages');
  const rows = await exported(placed);
  expect(rows.map((row) => [row.Quantity, row['Unit price'], row['Line total']])).toEqual([
    ['2.98', '6.50', '19.37'],
    ['1', '0.04', '0.04'],
  ]);
});

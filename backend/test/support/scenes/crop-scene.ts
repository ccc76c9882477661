import { expect } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingView } from '../../../src/contract/marketplace/packing.js';
import type { HandoverSheet } from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ShortCropPreview, ShortCropsView } from '../../../src/contract/marketplace/short-crops.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { BundlePart } from '../../../src/marketplace/tables/bundle-part.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { eventually } from '../eventually.js';
import { makeProduct } from '../make/make.js';
import type { TestApp } from '../test-app.js';
import { joinAs, makeMember, type Member } from './box-scene.js';
import { type ShareFarm, weekOfShare } from './share-scene.js';
import { checkoutForm, shopper } from './shopper.js';

/** The day of the first boxes and of the orders. */
export const day = weekOfShare(0);

/** Ann and Bea have boxes with lettuce and carrots; orders are for the same day. */
export async function cropScene(test: TestApp) {
  const ann = await makeMember(test, 2, { share: { allowsSmaller: true } });
  const { farm, share } = ann;
  const bea = await joinAs(test, farm, share);
  const items = [
    { sizeId: share.sizes[0]?.id, name: 'Lettuce', quantity: '2 heads', value: 4 },
    { sizeId: share.sizes[0]?.id, name: 'Carrots', quantity: '1 bunch', value: 32 },
  ];
  const path = `/api/vendor/shares/${share.id}/days/${share.dates[0]?.id}/contents`;
  expect((await farm.seller.put(path, { items })).status).toBe(200);
  const lettuce = await makeProduct(test.db, {
    ...{ vendorId: farm.vendor.id, name: 'Lettuce', price: 333, unit: 'each', inventory: 50 },
  });
  const { id: windowId } = await test.db
    .getRepository(PickupWindow)
    .findOneByOrFail({ scheduleId: farm.schedule.id, date: day });
  const order = async (
    quantity: number,
    paymentMethod: 'cash' | 'credit_card' = 'cash',
    of: Product = lettuce,
    besides: readonly Product[] = [],
  ) => {
    const more = besides.map(({ id }): [number, number] => [id, 1]);
    const { cookie } = await shopper(test, [of.id, quantity], ...more);
    const email = `crop-${Math.random()}@example.com`;
    const shares = [{ vendorId: farm.vendor.id, method: 'pickup', windowId }];
    const form = checkoutForm({ shares, paymentMethod, email });
    const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
    expect([status, body.error]).toEqual([201, undefined]);
    if (paymentMethod === 'cash') await test.db.getRepository(Order).update(body.id, { confirmBy: null });
    else await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    return { id: body.id, email, cookie };
  };
  const read = async () => (await farm.seller.get<ShortCropsView>(`/api/vendor/short-crops?day=${day}`)).body;
  const crop = async (name = 'Lettuce') => {
    const found = (await read()).crops.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const ask = async (available: number, rule = 'equal', of: { name?: string } = {}) => ({
    ...{ day, key: (await crop(of.name)).key, available, rule },
  });
  const preview = async (...asked: Parameters<typeof ask>) =>
    (
      await farm.seller.post<ShortCropPreview & ErrorBody>(
        '/api/vendor/short-crops/preview',
        await ask(...asked),
      )
    ).body;
  const mark = async (...asked: Parameters<typeof ask>) => {
    const shown = await preview(...asked);
    const amount = Math.round((shown.credit + shown.refund + shown.less) * 100) / 100;
    const { status, body } = await farm.seller.put<ShortCropsView & ErrorBody>('/api/vendor/short-crops', {
      ...{ ...(await ask(...asked)), reason: 'weather', amount, needed: shown.needed },
    });
    return { shown, status, body };
  };
  const undo = async (id: number) =>
    farm.seller.delete<ShortCropsView & ErrorBody>(`/api/vendor/short-crops/${id}`);
  const packing = async (id: number) =>
    (await farm.seller.get<PackingView>('/api/vendor/packing')).body.orders.find((one) => one.id === id);
  const sheet = async (id: number) =>
    (await farm.seller.get<HandoverSheet>(`/api/vendor/handovers/${windowId}`)).body.orders.find(
      (one) => one.id === id,
    );
  return {
    farm,
    share,
    ann,
    bea,
    lettuce,
    windowId,
    order,
    read,
    crop,
    ask,
    preview,
    mark,
    undo,
    packing,
    sheet,
  };
}

export const creditOf = async (member: Member) => (await member.read()).account.credit;

/** A job of so many at once, until all are through. */
export async function work(test: Pick<TestApp, 'db'>, queue: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [queue]);
  const left = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed' AND start_after <= now()`;
  await eventually(test.db, async () => (await test.db.query<unknown[]>(left, [queue])).length === 0);
}

/** A box of 3 heads of lettuce and 1 jar of honey, at $20.00. */
export async function makeKit(
  test: Pick<TestApp, 'db'>,
  { vendor }: ShareFarm,
  lettuce: Product,
): Promise<Product> {
  const vendorId = vendor.id;
  const honey = await makeProduct(test.db, { vendorId, name: 'Honey', price: 999 });
  const kit = await makeProduct(test.db, {
    ...{ vendorId, name: 'Salad kit', price: 2_000, isBundle: true },
  });
  await test.db.getRepository(BundlePart).save([
    { bundleId: kit.id, productId: lettuce.id, quantity: 3, position: 0 },
    { bundleId: kit.id, productId: honey.id, quantity: 1, position: 1 },
  ]);
  return kit;
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { ShortCrop } from '../../../src/marketplace/tables/short-crop.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { makeProduct } from '../../support/make/make.js';
import { closeDay } from '../../support/scenes/box-scene.js';
import { creditOf, cropScene, work } from '../../support/scenes/crop-scene.js';
import type { Joined } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

/** The refunds of a crop of the day go out, and those of the others wait. */
async function send(id: number): Promise<void> {
  await test.db.getRepository(ShortCrop).update(id, { sendsAt: new Date() });
  await work(test, 'shares.short-crops');
}

describe('a short crop, where something changes besides', () => {
  it('counts a box in its own size, as its member has another one by now', async () => {
    const { farm, ann, crop } = await cropScene(test);
    const [regular, small] = ann.share.sizes.map(({ id }) => id);
    const lettuce = { name: 'Lettuce', value: 4 };
    const items = [
      { ...lettuce, sizeId: regular, quantity: '2 heads' },
      { ...lettuce, sizeId: small, quantity: '1 head' },
    ];
    const path = `/api/vendor/shares/${ann.share.id}/days/${ann.share.dates[0]?.id}/contents`;
    expect((await farm.seller.put(path, { items })).status).toBe(200);
    await closeDay(test, ann, 0);
    const { status, body } = await ann.client.post<ErrorBody>(`/api/subscriptions/${ann.id}/size`, {
      ...{ sizeId: small, difference: -10 },
    });
    expect([status, body.error]).toEqual([200, undefined]);
    expect((await crop()).needed).toBe(4);
  });

  it('is refunded alone, while another one of the same order can still be undone', async () => {
    const { farm, lettuce, order, crop, mark, undo } = await cropScene(test);
    const beans = await makeProduct(test.db, {
      ...{ vendorId: farm.vendor.id, name: 'Beans', price: 200, unit: 'each', inventory: 50 },
    });
    const placed = await order(1, 'cash', lettuce, [beans]);
    await mark(0);
    await mark(0, 'equal', { name: 'Beans' });
    await send((await crop()).short?.id ?? 0);
    const read = async () => ({
      lines: (
        await test.db.getRepository(OrderItem).find({ where: { orderId: placed.id }, order: { id: 'ASC' } })
      ).map(({ refunded, short }) => [refunded, short]),
      ...(await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: placed.id })),
    });
    expect(await read()).toMatchObject({
      ...{ status: 'pending', lines: [[0, 1]], shortCrops: [{ name: 'Beans', given: 0 }] },
    });
    expect((await undo((await crop('Beans')).short?.id ?? 0)).status).toBe(200);
    expect(await read()).toMatchObject({ shortCrops: null });
  });

  it.each(['undone', 'lowered'])('opens what its credit paid, as it is %s', async (how) => {
    const { ann, crop, mark, undo } = await cropScene(test, { payments: 2 });
    await mark(0);
    const { payments } = await ann.read();
    const used = await ann.client.post<Joined>(
      `/api/subscriptions/${ann.id}/payments/${payments[0]?.id}/credit`,
      {},
    );
    expect(used.body.account).toMatchObject({ paidWithCredit: 3.33, credit: 0 });
    if (how === 'undone') await undo((await crop()).short?.id ?? 0);
    else await mark(3, 'equal');
    const credit = how === 'undone' ? 0 : await creditOf(ann);
    const { account } = await ann.read();
    expect(account).toMatchObject({ paidWithCredit: 0, credit, due: 60 });
    expect(credit).toBeGreaterThanOrEqual(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { In, IsNull } from 'typeorm';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { ShortCropPart } from '../../../src/marketplace/tables/short-crop-part.entity.js';
import { ShortCrop } from '../../../src/marketplace/tables/short-crop.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { closeDay, payInTwo } from '../../support/scenes/box-scene.js';
import { creditOf, cropScene, work } from '../../support/scenes/crop-scene.js';
import { type Joined, type ShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
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
    expect(await shortOf(placed.id)).toMatchObject({
      ...{ status: 'pending', short: [1], refunded: [0], shortCrops: [{ name: 'Beans', given: 0 }] },
    });
    expect((await undo((await crop('Beans')).short?.id ?? 0)).status).toBe(200);
    expect(await shortOf(placed.id)).toMatchObject({ short: [0], shortCrops: null });
  });

  it.each(['undone', 'lowered'])('opens what its credit paid, as it is %s', async (how) => {
    const { ann, crop, mark, undo } = await cropScene(test);
    await payInTwo(test, ann);
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

  it('is told to members whose box goes out that day, and to nobody else', async () => {
    const { ann, bea, crop, mark } = await cropScene(test);
    await mark(0);
    await ann.do(0, 'hold');
    await send((await crop()).short?.id ?? 0);
    await told(bea.client.user.email);
    expect(await mailsOf(ann.client.user.email)).toHaveLength(0);
    const left = await test.db.getRepository(ShortCropPart).findBy({
      ...{ promiseId: In([(await ann.box(0)).id, (await bea.box(0)).id]), sentAt: IsNull() },
    });
    expect(left).toEqual([]);
  });

  it('leaves a box that moves to another day, and stays away as that is held and comes back', async () => {
    const { ann, bea, crop, mark, undo } = await cropScene(test);
    await mark(0);
    await ann.do(0, 'shift', { date: weekOfShare(1) });
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([0, 3.33]);
    expect((await crop()).short).toMatchObject({ customers: 1 });
    await ann.do(0, 'release');
    await ann.do(0, 'hold');
    await ann.do(0, 'release');
    expect([(await ann.box(0)).state, await creditOf(ann)]).toEqual(['promised', 0]);
    expect((await ann.box(0)).contents).toMatchObject([{ quantity: '2 heads' }, { quantity: '1 bunch' }]);
    await undo((await crop()).short?.id ?? 0);
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([0, 0]);
  });

  it('takes back its own credit alone as a box moves, not that for what else is missing', async () => {
    const { ann, mark } = await cropScene(test);
    await mark(0);
    const entries = test.db.getRepository(MemberEntry);
    await entries.update({ subscriptionId: ann.id, kind: 'short' }, { cents: 533 });
    await ann.do(0, 'shift', { date: weekOfShare(1) });
    expect(await creditOf(ann)).toBe(2);
    await ann.do(0, 'release');
    await ann.do(0, 'hold');
    await ann.do(0, 'release');
    expect(await creditOf(ann)).toBe(2);
  });

  it('leaves orders whose day is moved, and boxes that are orders by now', async () => {
    const { farm, ann, windowId, order, crop, mark } = await cropScene(test);
    const placed = await order(2);
    await closeDay(test, ann, 0);
    await work(test, 'shares.pack');
    await mark(0);
    expect(await creditOf(ann)).toBe(3.33);
    const to = await nextWeek(farm);
    const body = { orders: 'move', reason: 'Storm', toWindowId: to };
    expect((await farm.seller.post(`/api/vendor/pickup-days/${windowId}/cancel`, body)).status).toBe(200);
    const { orderId } = await test.db
      .getRepository(BoxPromise)
      .findOneByOrFail({ id: (await ann.box(0)).id });
    for (const id of [placed.id, orderId ?? 0]) {
      await eventually(test.db, async () => (await shortOf(id)).windowId === to);
      expect(await shortOf(id)).toMatchObject({ short: [0], shortCrops: null });
    }
    expect(await creditOf(ann)).toBe(0);
    await send((await crop()).short?.id ?? 0);
    expect(await shortOf(placed.id)).toMatchObject({ status: 'pending', refunded: [0] });
  });

  it('leaves an order whose buyer comes on another day', async () => {
    const { farm, order, sheet, mark } = await cropScene(test);
    const placed = await order(2);
    await mark(0);
    expect(await sheet(placed.id)).toMatchObject({ due: 0 });
    const { status } = await test.put(
      `/api/orders/${placed.id}/shares/${farm.vendor.id}/day`,
      { windowId: await nextWeek(farm) },
      { cookie: placed.cookie },
    );
    expect(status).toBe(200);
    expect(await shortOf(placed.id)).toMatchObject({ short: [0], shortCrops: null });
  });
});

const mailsOf = (recipient: string) => test.db.getRepository(Mail).findBy({ recipient, kind: 'share-short' });
const told = (recipient: string) => eventually(test.db, async () => (await mailsOf(recipient)).length === 1);

async function nextWeek({ schedule }: ShareFarm): Promise<number> {
  const where = { scheduleId: schedule.id, date: weekOfShare(1) };
  return (await test.db.getRepository(PickupWindow).findOneByOrFail(where)).id;
}

async function shortOf(orderId: number) {
  const items = await test.db.getRepository(OrderItem).find({ where: { orderId }, order: { id: 'ASC' } });
  const { status, windowId, shortCrops } = await test.db
    .getRepository(VendorOrder)
    .findOneByOrFail({ orderId });
  const [short, refunded] = [items.map((item) => item.short), items.map((item) => item.refunded)];
  return { status, windowId, shortCrops, short, refunded };
}

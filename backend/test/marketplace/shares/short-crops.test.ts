import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingView } from '../../../src/contract/marketplace/packing.js';
import type {
  HandoverSheet,
  HandoverTicksView,
} from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ShortCropPreview, ShortCropsView } from '../../../src/contract/marketplace/short-crops.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { BundlePart } from '../../../src/marketplace/tables/bundle-part.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { ShortCrop } from '../../../src/marketplace/tables/short-crop.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { closeDay, joinAs, makeMember, type Member } from '../../support/scenes/box-scene.js';
import { type ShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const day = weekOfShare(0);

/** Ann and Bea have boxes with lettuce and carrots; orders are for the same day. */
async function scene() {
  const ann = await makeMember(test, 2);
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
  ) => {
    const { cookie } = await shopper(test, [of.id, quantity]);
    const email = `crop-${Math.random()}@example.com`;
    const shares = [{ vendorId: farm.vendor.id, method: 'pickup', windowId }];
    const form = checkoutForm({ shares, paymentMethod, email });
    const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
    expect([status, body.error]).toEqual([201, undefined]);
    if (paymentMethod === 'cash') await test.db.getRepository(Order).update(body.id, { confirmBy: null });
    else await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    return { id: body.id, email };
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
  return { farm, ann, bea, lettuce, windowId, order, read, crop, ask, preview, mark, undo, packing, sheet };
}

const creditOf = async (member: Member) => (await member.read()).account.credit;
const mailsOf = (recipient: string, kind: string) => test.db.getRepository(Mail).findBy({ recipient, kind });

describe('a crop that is short', () => {
  it('adds up boxes of shares, orders and boxes of parts', async () => {
    const { farm, lettuce, order, crop, read } = await scene();
    await order(4);
    const kit = await makeKit(farm, lettuce);
    await order(2, 'cash', kit);
    expect(await crop()).toMatchObject({
      ...{ name: 'Lettuce', unit: 'each', needed: 14, inShares: 4, inOrders: 4, inBoxes: 6, short: null },
    });
    expect((await read()).rule).toBe('shares_first');
    expect((await crop('Carrots')).needed).toBe(2);
  });

  it('gives credit and changes lists at once, and takes all of it back', async () => {
    const { ann, bea, order, crop, mark, undo, packing, sheet } = await scene();
    const placed = await order(4);
    const { shown, status, body } = await mark(6);
    expect([status, body.error]).toEqual([200, undefined]);
    // 1 of 2 heads, which are $4.00 of contents of $36.00, in a $30.00 box.
    expect(shown).toMatchObject({ needed: 8, credit: 1.67, refund: 0, less: 3.6 });
    expect([await creditOf(ann), await creditOf(bea)].sort()).toEqual([0, 1.67]);
    expect(await packing(placed.id)).toMatchObject({
      items: [{ name: 'Lettuce', quantity: 3 }],
      shortCrops: [{ name: 'Lettuce', needed: 4, given: 3 }],
    });
    expect(await sheet(placed.id)).toMatchObject({ due: 10.79, shortCrops: [{ given: 3 }] });
    const { short } = await crop();
    expect(short).toMatchObject({ available: 6, rule: 'equal', customers: 2, isSent: false });
    expect((await undo(short?.id ?? 0)).status).toBe(200);
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([0, 0]);
    expect(await packing(placed.id)).toMatchObject({ items: [{ quantity: 4 }] });
    expect((await packing(placed.id))?.shortCrops).toBeUndefined();
    expect((await crop()).short).toBeNull();
    await settle();
    expect(await mailsOf(placed.email, 'order-short')).toHaveLength(0);
    expect((await undo(short?.id ?? 0)).status).toBe(200);
  });

  it('can have another number, as if it was the first', async () => {
    const { ann, bea, order, crop, mark } = await scene();
    await order(4);
    await mark(0);
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([3.33, 3.33]);
    const { shown } = await mark(4, 'shares_first');
    expect(shown).toMatchObject({ credit: 0, less: 14.39 });
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([0, 0]);
    expect((await crop()).short).toMatchObject({ available: 4, rule: 'shares_first' });
  });

  it('is refunded, lowered and told once, as the preview said, however often it is sent', async () => {
    const { ann, bea, order, crop, mark, undo, farm, lettuce, packing } = await scene();
    const cash = await order(3);
    const card = await order(2, 'credit_card');
    const kit = await makeKit(farm, lettuce);
    const boxes = await order(1, 'credit_card', kit);
    const { shown } = await mark(1, 'shares_first');
    const { short } = await crop();
    await test.db.getRepository(ShortCrop).update(short?.id ?? 0, { sendsAt: new Date() });
    await settle(3);
    const refundsOf = async ({ id }: { id: number }) =>
      (await test.db.getRepository(Refund).findBy({ payment: { orderId: id } })).map(({ amount }) => amount);
    const back = [...(await refundsOf(card)), ...(await refundsOf(boxes))];
    expect(back).toHaveLength(2);
    expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(shown.refund * 100));
    const lowered = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: cash.id });
    expect([lowered.status, shown.less]).toEqual(['cancelled', 10.79]);
    expect((await creditOf(ann)) + (await creditOf(bea))).toBeCloseTo(shown.credit);
    await told(boxes.email, 'order-short');
    expect((await mailsOf(boxes.email, 'order-short'))[0]?.text).toContain('3 × Lettuce in Salad kit');
    for (const { client } of [ann, bea])
      expect(await mailsOf(client.user.email, 'share-short')).toHaveLength(1);
    expect((await crop()).short?.isSent).toBe(true);
    expect((await undo(short?.id ?? 0)).body.error).toBe('CROP_SENT');
    expect(await packing(boxes.id)).toMatchObject({
      shortCrops: [{ name: 'Lettuce in Salad kit', given: 0 }],
    });
  });

  it('goes out at the first handover of the day, and the one who comes pays for what they get', async () => {
    const { farm, windowId, ann, order, crop, mark, sheet } = await scene();
    const first = await order(2);
    const second = await order(2, 'credit_card');
    await mark(4);
    await test.db.getRepository(VendorOrder).update({ orderId: second.id }, { packedAt: new Date() });
    const due = (await sheet(first.id))?.due;
    expect(due).toBe(3.6);
    const ticks = [{ orderId: first.id, key: randomUUID() }];
    const ticked = await farm.seller.post<HandoverTicksView>(`/api/vendor/handovers/${windowId}/ticks`, {
      ticks,
    });
    expect(ticked.body.results.map(({ result }) => result)).toEqual(['done']);
    const { total, shortCrops } = await test.db
      .getRepository(VendorOrder)
      .findOneByOrFail({ orderId: first.id });
    expect([total, shortCrops]).toEqual([360, null]);
    expect((await crop()).short?.isSent).toBe(true);
    await told(second.email, 'order-short');
    const other = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: second.id });
    expect(other.packedAt).not.toBeNull();
    await told(ann.client.user.email, 'share-short');
    await settle();
    expect(await mailsOf(first.email, 'order-short')).toHaveLength(1);
  });

  it('is refused where there is enough, where values are missing, and to who saw something else', async () => {
    const { farm, ann, order, crop, preview, ask } = await scene();
    expect((await preview(4)).issues?.[0]?.message).toMatch(/^That’s enough: this day needs 4/);
    const shown = await preview(3);
    await order(1);
    const asked = { ...(await ask(3)), reason: 'weather', amount: shown.credit, needed: shown.needed };
    const late = await farm.seller.put<ErrorBody>('/api/vendor/short-crops', asked);
    expect([late.status, late.body.error]).toEqual([409, 'CROP_CHANGED']);
    expect((await crop()).short).toBeNull();
    const [sizeId] = ann.share.sizes.map(({ id }) => id);
    const path = `/api/vendor/shares/${ann.share.id}/days/${ann.share.dates[0]?.id}/contents`;
    await farm.seller.put(path, { items: [{ sizeId, name: 'Lettuce', quantity: '2 heads' }] });
    expect((await preview(1)).issues?.[0]?.message).toMatch(/value of everything/);
    const other = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: other.user.id });
    const theirs = await other.post<ErrorBody>('/api/vendor/short-crops/preview', await ask(1));
    expect(theirs.body.error).toBe('CROP_NOT_FOUND');
  });

  it('goes by turn, so that who was short last time has theirs this time', async () => {
    const { ann, bea, mark } = await scene();
    await mark(2, 'by_turn');
    const was = [await creditOf(ann), await creditOf(bea)];
    expect([...was].sort()).toEqual([0, 3.33]);
    const carrots = { name: 'Carrots' };
    const { shown } = await mark(1, 'by_turn', carrots);
    expect(shown.credit).toBe(26.67);
    const now = [await creditOf(ann), await creditOf(bea)];
    expect(now[was[0] === 0 ? 0 : 1]).toBe(26.67);
    expect(now[was[0] === 0 ? 1 : 0]).toBe(3.33);
  });

  it('credits no more than the box costs with what was missing of it besides', async () => {
    const { ann, mark } = await scene();
    await mark(0);
    await mark(0, 'equal', { name: 'Carrots' });
    expect(await creditOf(ann)).toBe(30);
    await ann.do(0, 'hold');
    expect(await creditOf(ann)).toBe(0);
  });

  it('is on the order that a box becomes at its cutoff', async () => {
    const { ann, mark, packing } = await scene();
    await mark(0);
    await closeDay(test, ann, 0);
    await work('shares.pack');
    const { orderId } = await test.db
      .getRepository(BoxPromise)
      .findOneByOrFail({ id: (await ann.box(0)).id });
    expect((await packing(orderId ?? 0))?.shortCrops).toEqual([{ name: 'Lettuce', needed: 2, given: 0 }]);
  });

  it('is shown to packers without money, and is theirs to see alone', async () => {
    const { farm, mark, crop, ask } = await scene();
    await mark(1);
    const packer = await signedIn(test);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: farm.vendor.id });
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' });
    const { status, body } = await packer.get(`/api/vendor/short-crops?day=${day}`);
    expect([status, JSON.stringify(body).match(/amount|credit|refund|less/)]).toEqual([200, null]);
    expect((await packer.post('/api/vendor/short-crops/preview', await ask(1))).status).toBe(403);
    expect((await packer.delete(`/api/vendor/short-crops/${(await crop()).short?.id}`)).status).toBe(403);
  });
});

const told = (recipient: string, kind: string) =>
  eventually(test.db, async () => (await mailsOf(recipient, kind)).length === 1);

/** A job of so many at once, until all are through. */
async function work(queue: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [queue]);
  const left = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed' AND start_after <= now()`;
  await eventually(test.db, async () => (await test.db.query<unknown[]>(left, [queue])).length === 0);
}
const settle = (times = 1) => work('shares.short-crops', times);

/** A box of 3 heads of lettuce and 1 jar of honey, at $20.00. */
async function makeKit({ vendor }: ShareFarm, lettuce: Product): Promise<Product> {
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { HandoverTicksView } from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { ShortCrop } from '../../../src/marketplace/tables/short-crop.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { closeDay } from '../../support/scenes/box-scene.js';
import { creditOf, cropScene, day, makeKit, work } from '../../support/scenes/crop-scene.js';
import { joinShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const mailsOf = (recipient: string, kind: string) => test.db.getRepository(Mail).findBy({ recipient, kind });

describe('a crop that is short', () => {
  it('adds up boxes of shares, orders and boxes of parts', async () => {
    const { farm, share, lettuce, order, crop, read } = await cropScene(test);
    await order(4);
    const kit = await makeKit(test, farm, lettuce);
    await order(2, 'cash', kit);
    expect(await crop()).toMatchObject({
      ...{ name: 'Lettuce', unit: 'each', needed: 14, inShares: 4, inOrders: 4, inBoxes: 6, short: null },
    });
    expect((await read()).rule).toBe('shares_first');
    expect((await crop('Carrots')).needed).toBe(2);
    // Who hasn't paid by card yet needs nothing.
    expect((await joinShare(await signedIn(test), share, 60, { payBy: 'card' })).body.state).toBe('joining');
    expect((await crop('Carrots')).needed).toBe(2);
  });

  it('gives credit and changes lists at once, and takes all of it back', async () => {
    const { ann, bea, order, crop, mark, undo, packing, sheet } = await cropScene(test);
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
    const { ann, bea, order, crop, mark } = await cropScene(test);
    await order(4);
    await mark(0);
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([3.33, 3.33]);
    const { shown } = await mark(4, 'shares_first');
    expect(shown).toMatchObject({ credit: 0, less: 14.39 });
    expect([await creditOf(ann), await creditOf(bea)]).toEqual([0, 0]);
    expect((await crop()).short).toMatchObject({ available: 4, rule: 'shares_first' });
  });

  it('is refunded, lowered and told once, as the preview said, however often it is sent', async () => {
    const { ann, bea, order, crop, mark, undo, farm, lettuce, packing } = await cropScene(test);
    const cash = await order(3);
    const card = await order(2, 'credit_card');
    const kit = await makeKit(test, farm, lettuce);
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
    const { farm, windowId, ann, order, crop, mark, sheet } = await cropScene(test);
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
    const { farm, ann, order, crop, preview, ask } = await cropScene(test);
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
    const { ann, bea, mark } = await cropScene(test);
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
    const { ann, mark } = await cropScene(test);
    await mark(0);
    await mark(0, 'equal', { name: 'Carrots' });
    expect(await creditOf(ann)).toBe(30);
    await ann.do(0, 'hold');
    expect(await creditOf(ann)).toBe(0);
  });

  it('is on the order that a box becomes at its cutoff', async () => {
    const { ann, mark, packing } = await cropScene(test);
    await mark(0);
    await closeDay(test, ann, 0);
    await work(test, 'shares.pack');
    const { orderId } = await test.db
      .getRepository(BoxPromise)
      .findOneByOrFail({ id: (await ann.box(0)).id });
    expect((await packing(orderId ?? 0))?.shortCrops).toEqual([{ name: 'Lettuce', needed: 2, given: 0 }]);
  });

  it('is shown to packers without money, and is theirs to see alone', async () => {
    const { farm, mark, crop, ask } = await cropScene(test);
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

const settle = (times = 1) => work(test, 'shares.short-crops', times);

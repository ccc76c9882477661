import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  ClosureCalendar,
  ClosureList,
  ClosurePreview,
} from '../../../src/contract/marketplace/closures.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { eventually } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { joinAs, makeMember } from '../../support/scenes/box-scene.js';
import { makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

it('says which boxes of shares come on days that the farm closes', async () => {
  const farm = await makeShareFarm(test);
  const { seller } = farm;
  const member = await makeMember(test, 4, { farm });
  const held = await joinAs(test, farm, member.share);
  await held.do(1, 'hold');
  const moved = await joinAs(test, farm, member.share);
  await moved.do(2, 'shift', { date: weekOfShare(1) });
  const day = { from: weekOfShare(1), to: weekOfShare(1) };
  const { id: planId, name, dates } = member.share;
  const dateId = dates.find(({ date }) => date === day.from)?.id;
  const boxes = [{ planId, dateId, name, count: 3 }];

  const preview = await seller.post<ClosurePreview>('/api/closures/preview', day);
  expect(preview.body.days).toMatchObject([{ orders: 0, boxes }]);
  expect((await seller.post<ClosureList>('/api/closures', { ...day, days: [] })).status).toBe(201);
  const calendar = () => seller.get<ClosureCalendar>(`/api/closures/calendar?from=${day.from}&days=1`);
  expect((await calendar()).body.windows).toMatchObject([{ boxes }]);
  await seller.post(`/api/vendor/shares/${planId}/days/${dateId}/cancel`, { reason: 'We’re away.' });
  expect((await calendar()).body.windows).toMatchObject([{ boxes: [] }]);
});

it('moves or credits the boxes of days that the farm closes', async () => {
  const farm = await makeShareFarm(test);
  const { seller } = farm;
  const member = await makeMember(test, 4, { farm });
  const { share } = member;
  const dayOf = (week: number) => ({ from: weekOfShare(week), to: weekOfShare(week) });
  const dateOf = (week: number) => share.dates.find(({ date }) => date === weekOfShare(week))?.id ?? 0;
  const of = (week: number) => ({ planId: share.id, dateId: dateOf(week) });

  const preview = await seller.post<ClosurePreview>('/api/closures/preview', dayOf(1));
  expect(preview.body.shareDays).toEqual([
    {
      ...of(1),
      ...{ name: share.name, date: weekOfShare(1), count: 1 },
      targets: [2, 3].map((week) => ({ dateId: dateOf(week), date: weekOfShare(week) })),
    },
  ]);
  const wrong = await seller.post<ErrorBody>('/api/closures', {
    ...dayOf(1),
    shareDays: [{ ...of(1), boxes: 'move', toDateId: dateOf(0) }],
  });
  expect(wrong.body.issues?.map(({ path }) => path)).toEqual(['shareDays.0.toDateId']);

  const stateOf = async (week: number) => (await member.box(week)).state;
  const settled = (week: number, state: string) =>
    eventually(test.db, async () => (await stateOf(week)) === state, ['shares.cancel-day']);
  const moved = { ...of(1), boxes: 'move', toDateId: dateOf(2) };
  expect((await seller.post('/api/closures', { ...dayOf(1), shareDays: [moved] })).status).toBe(201);
  await settled(1, 'shifted');
  const again = await seller.post<ClosurePreview>('/api/closures/preview', dayOf(2));
  expect(again.body.shareDays).toMatchObject([{ ...of(2), count: 2 }]);
  const credited = { ...of(2), boxes: 'credit' };
  expect((await seller.post('/api/closures', { ...dayOf(2), shareDays: [credited] })).status).toBe(201);
  await settled(2, 'canceled');
  expect(await stateOf(1)).toBe('canceled');
  expect(await stateOf(0)).toBe('promised');
  const after = await seller.post<ClosurePreview>('/api/closures/preview', dayOf(3));
  expect(after.body.shareDays).toMatchObject([{ ...of(3), targets: [] }]);
});

it('credits the boxes and refunds the orders of one pickup together', async () => {
  const farm = await makeShareFarm(test);
  const { seller, vendor } = farm;
  const member = await makeMember(test, 3, { farm });
  const eggs = await makeProduct(test.db, { vendorId: vendor.id });
  const window = await test.db
    .getRepository(PickupWindow)
    .findOneByOrFail({ scheduleId: farm.schedule.id, date: weekOfShare(0) });
  const { cookie } = await shopper(test, [eggs.id, 1]);
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', shares });
  const placed = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
  expect([placed.status, placed.body.message]).toEqual([201, undefined]);
  const [day] = member.share.dates;
  const days = [{ windowId: window.id, orders: 'refund' }];
  const closing = { from: weekOfShare(0), to: weekOfShare(0), days };
  const alone = await seller.post<ErrorBody>('/api/closures', closing);
  expect([alone.status, alone.body.error]).toEqual([409, 'SHARE_BOXES_THAT_DAY']);
  const shareDays = [{ planId: member.share.id, dateId: day?.id, boxes: 'credit' }];
  expect((await seller.post('/api/closures', { ...closing, shareDays })).status).toBe(201);
  expect(await test.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id })).toMatchObject({
    status: 'canceled',
  });
  await eventually(test.db, async () => (await member.box(0)).state === 'canceled', ['shares.cancel-day']);
});

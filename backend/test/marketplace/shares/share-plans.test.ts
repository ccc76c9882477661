import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { SharePlanList, SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeWindows } from '../../../src/marketplace/pickups/windows/make-windows.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { SharePlan } from '../../../src/marketplace/tables/share-plan.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeSchedule, makeSite } from '../../support/make/make-pickups.js';
import {
  FIRST_DAY,
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
  shareForm,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farm: ShareFarm;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeShareFarm(test);
});

type Answer = SharePlanView & ErrorBody;
const draft = (more: object = {}, boxes = 22) =>
  farm.seller.post<Answer>('/api/vendor/shares', shareForm(farm, boxes, more));
const change = (id: number, more: object = {}, boxes = 22) =>
  farm.seller.put<Answer>(`/api/vendor/shares/${id}`, shareForm(farm, boxes, more));
const publish = (id: number) => farm.seller.post<Answer>(`/api/vendor/shares/${id}/publish`, {});
const windows = () =>
  test.db
    .getRepository(PickupWindow)
    .find({ where: { scheduleId: farm.schedule.id }, order: { date: 'ASC' } });

describe('a share of a farm', () => {
  it('is a draft with its dates, and is changed and deleted as one', async () => {
    const { status, body } = await draft({ skippedDays: [weekOfShare(2)] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', weekday: farm.schedule.weekdays[0], members: 0 });
    expect(body.dates).toHaveLength(21);
    expect(body.dates[0]).toEqual({ id: null, date: FIRST_DAY, half: null, state: 'planned', reason: null });
    expect(body.sizes).toMatchObject([{ name: 'Regular', price: 30, places: 10, taken: 0 }, { price: 20 }]);
    expect(body.sites).toMatchObject([{ scheduleId: farm.schedule.id, name: 'The stand', fee: 0 }]);
    expect(body.sites[0]?.usual).toMatch(/4 PM to 7 PM/);

    const [regular] = body.sizes;
    const changed = await change(body.id, {
      sizes: [{ id: regular?.id, name: 'Large', price: '32.50', places: 5 }],
      rhythm: 'every_other',
    });
    expect(changed.body.sizes).toMatchObject([{ id: regular?.id, name: 'Large', price: 32.5 }]);
    expect(changed.body.dates.map(({ half }) => half).slice(0, 3)).toEqual(['A', 'B', 'A']);
    const { body: list } = await farm.seller.get<SharePlanList>('/api/vendor/shares');
    expect(list).toMatchObject([{ id: body.id, status: 'draft' }]);

    expect((await farm.seller.delete(`/api/vendor/shares/${body.id}`)).status).toBe(200);
    expect((await farm.seller.get(`/api/vendor/shares/${body.id}`)).status).toBe(404);
  });

  it('makes all its dates and windows as it is published, and its windows stay', async () => {
    await makeWindows(test.db.manager, [farm.schedule.id]);
    expect((await windows()).at(-1)?.date).not.toBe(weekOfShare(21));
    const { body } = await draft();
    const published = await publish(body.id);
    expect(published.body).toMatchObject({ status: 'published' });
    expect(published.body.dates.map(({ date }) => date)).toEqual(
      Array.from({ length: 22 }, (_, week) => weekOfShare(week)),
    );
    await makeWindows(test.db.manager, [farm.schedule.id]);
    const made = await windows();
    expect(made.map(({ date }) => date)).toEqual(published.body.dates.map(({ date }) => date));
    // Shoppers see no day earlier than before.
    const last = made.at(-1);
    expect(last?.ordersOpenAt.getTime()).toBeGreaterThan(Date.parse(addDays(weekOfShare(21), -15)));
    expect((await publish(body.id)).body.error).toBe('SHARE_PUBLISHED');
  });

  it('can’t be bought, found or listed as a product', async () => {
    const { id } = await makeShare(farm, 3);
    const { productId } = await test.db.getRepository(SharePlan).findOneByOrFail({ id });
    const product = await test.db.getRepository(Product).findOneByOrFail({ id: productId ?? 0 });
    expect(product).toMatchObject({ name: 'Vegetable share', isListed: false, vendorId: farm.vendor.id });
    expect((await farm.seller.get('/api/vendor/products')).body).toEqual([]);
    const admin = await signedIn(test, { role: 'admin' });
    const deleted = await admin.delete<ErrorBody>(`/api/admin/products/${product.id}`);
    expect(deleted.body.error).toBe('IN_USE');
    expect((await test.get(`/api/products/${product.id}`)).status).toBe(404);
    const shopper = await signedIn(test);
    const cart = await shopper.post('/api/cart', { productId: product.id, quantity: 1 });
    expect(cart.status).toBe(404);
  });

  it('keeps dates, sites and rules once it is published, and changes name, price and places', async () => {
    const { id, sizes } = await makeShare(farm, 5);
    const [regular, small] = sizes;
    const kept = [
      { id: regular?.id, name: 'Regular', price: 32, places: 12 },
      { id: small?.id, name: 'Small', price: 20, places: 10 },
    ];
    const changed = await change(id, { name: 'Farm share', sizes: kept, isHidden: true }, 5);
    expect(changed.body).toMatchObject({ name: 'Farm share', isHidden: true });
    expect(changed.body.sizes).toMatchObject([{ price: 32, places: 12 }, {}]);
    for (const more of [
      { rhythm: 'every_other' },
      { holds: { credit: 1, shift: 0, donate: 0 } },
      { sites: [{ scheduleId: farm.schedule.id, fee: 2 }] },
      { refund: { kind: 'part', percent: 50 } },
    ])
      expect((await change(id, { sizes: kept, ...more }, 5)).body.error).toBe('SHARE_PUBLISHED');
    expect((await change(id, { sizes: kept }, 6)).body.error).toBe('SHARE_PUBLISHED');
    expect((await farm.seller.delete<ErrorBody>(`/api/vendor/shares/${id}`)).body.error).toBe(
      'SHARE_PUBLISHED',
    );
  });

  it('keeps the price of who joined, and the size that they have', async () => {
    const share = await makeShare(farm, 3);
    const [regular, small] = share.sizes;
    const member = await signedIn(test);
    const { body } = await joinShare(member, share, 90, { firstName: 'Bea' });
    const raised = { id: regular?.id, name: 'Regular', price: 32, places: 1 };
    expect((await change(share.id, { sizes: [raised] }, 3)).body.sizes).toMatchObject([
      { price: 32, taken: 1 },
    ]);
    const own = await member.get<Joined>(`/api/subscriptions/${body.id}`);
    expect(own.body.boxes.map(({ amount }) => amount)).toEqual([30, 30, 30]);
    const few = await change(share.id, { sizes: [{ ...raised, places: 0 }] }, 3);
    expect(few.body.issues?.[0]).toEqual({ path: 'sizes.0.places', message: '1 place is taken already.' });
    const other = { name: 'Other', price: 10, places: 5 };
    expect((await change(share.id, { sizes: [other] }, 3)).body.issues?.[0]?.message).toBe(
      'People joined with the size Regular. Please keep it, and lower its places.',
    );
    const gone = { ...other, id: small?.id };
    expect((await change(share.id, { sizes: [raised, gone] }, 3)).body.issues?.[0]).toEqual({
      path: 'sizes.1.name',
      message: 'This size is gone. Please reload the page.',
    });
  });

  it('says what is wrong with a season', async () => {
    const issue = (answer: { body: ErrorBody }) => answer.body.issues?.[0];
    const weekday = ((farm.schedule.weekdays[0] ?? 0) + 1) % 7;
    expect(issue(await draft({ weekday, lastDay: weekOfShare(3) }))?.message).toMatch(/isn’t held on this/);
    expect(issue(await draft({}, 62))?.message).toBe('A season can last at most 60 weeks.');
    expect(issue(await draft({ lastDay: addDays(FIRST_DAY, -1) }))?.path).toBe('lastDay');
    expect(issue(await draft({ includedHolds: 3 }, 3))?.path).toBe('includedHolds');
    expect(issue(await draft({ includedHolds: 2, rhythm: 'every_other' }, 4))?.message).toBe(
      'A member has 2 boxes. Please include fewer holds.',
    );
    const stranger = await makeShareFarm(test);
    const sites = [{ scheduleId: stranger.schedule.id }];
    expect(issue(await draft({ sites }))?.message).toBe('Please choose a pickup from the list.');
    expect((await stranger.seller.get(`/api/vendor/shares/${(await draft()).body.id}`)).status).toBe(404);
  });

  it('isn’t published without a pickup', async () => {
    const { body } = await farm.seller.post<Answer>('/api/vendor/shares', shareForm(farm, 3));
    await test.db.query('DELETE FROM share_sites WHERE plan_id = $1', [body.id]);
    expect((await publish(body.id)).body.issues).toMatchObject([{ path: 'sites' }]);
  });

  it('isn’t published where a pickup isn’t held on one of its days', async () => {
    const site = await makeSite(test.db, { vendorId: farm.vendor.id, name: 'The barn' });
    const { weekdays, opens, closes } = farm.schedule;
    const lastDay = weekOfShare(2);
    const ends = await makeSchedule(test.db, { siteId: site.id, weekdays, opens, closes, lastDay });
    const { body } = await draft({ sites: [{ scheduleId: ends.id }] }, 5);
    const refused = await publish(body.id);
    expect(refused).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    expect(refused.body.issues?.[0]?.message).toMatch(/^The barn takes no orders for/);
    expect((await farm.seller.get<Answer>(`/api/vendor/shares/${body.id}`)).body.status).toBe('draft');
    expect(await test.db.getRepository(Product).countBy({ vendorId: farm.vendor.id })).toBe(0);
  });

  it('is made by who may set prices, and seen by who may look', async () => {
    const { id } = await makeShare(farm, 3);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: farm.vendor.id });
    for (const [role, get, post] of [
      ['manager', 200, 201],
      ['bookkeeper', 200, 403],
      ['packer', 403, 403],
    ] as const) {
      const person = await signedIn(test, { role: 'farmer' });
      const membership = { businessId: businessId ?? 0, userId: person.user.id, role };
      await test.db.getRepository(Membership).insert(membership);
      expect((await person.get(`/api/vendor/shares/${id}`)).status).toBe(get);
      expect((await person.post('/api/vendor/shares', shareForm(farm, 3))).status).toBe(post);
    }
  });
});

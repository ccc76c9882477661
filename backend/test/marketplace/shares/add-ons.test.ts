import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShareQuoteView, ShareView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { AddOnList } from '../../../src/contract/marketplace/shares/share-add-ons.js';
import type { ShareMemberDetails } from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type {
  CancelPreview,
  SubscriptionList,
} from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeSchedule, makeSite } from '../../support/make/make-pickups.js';
import {
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
let member: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeShareFarm(test);
  member = await signedIn(test);
});

/** A share of six boxes, and eggs at $6.00 with it in every second week. */
async function withEggs(more: object = {}, ofMain: object = {}) {
  const share = await makeShare(farm, 6, ofMain);
  const eggs = await makeShare(farm, 6, {
    ...{ name: 'Eggs', addOnToId: share.id, skippedDays: [1, 3, 5].map(weekOfShare) },
    sizes: [{ name: 'Dozen', price: 6, places: 2, crates: 0 }],
    ...more,
  });
  return { share, eggs };
}
const chosen = (eggs: SharePlanView, total: number, more: object = {}) => ({
  ...{ shareId: eggs.id, sizeId: eggs.sizes[0]?.id, total, ...more },
});
const add = (id: number, eggs: SharePlanView, total: number, more: object = {}, who = member) =>
  who.post<Joined>(`/api/subscriptions/${id}/add-ons`, {
    ...{ ...chosen(eggs, total), payBy: 'farm', agreeToTerms: true, ...more },
  });
async function pickupInTown() {
  const town = await makeSite(test.db, { vendorId: farm.vendor.id, name: 'Town' });
  const { weekdays, opens, closes } = farm.schedule;
  return makeSchedule(test.db, { siteId: town.id, weekdays, opens, closes });
}
const placesTaken = async ({ sizes }: SharePlanView) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ id: sizes[0]?.id ?? 0 })).taken;
const roomTaken = async () =>
  (
    await test.db
      .getRepository(PickupWindow)
      .find({ where: { scheduleId: farm.schedule.id }, order: { date: 'ASC' }, take: 6 })
  ).map(({ taken }) => taken);
const bothEnded = async (id: number) =>
  (await test.db.getRepository(Subscription).findBy([{ id }, { addOnToId: id }])).map(({ state }) => state);

describe('an add-on of a share', () => {
  it('has some of the days of its main share, and its pickups', async () => {
    const other = await pickupInTown();
    const { share, eggs } = await withEggs(
      { sites: [{ scheduleId: other.id, fee: 1 }], rhythm: 'every_other', lastDay: weekOfShare(20) },
      { sites: [{ scheduleId: farm.schedule.id }, { scheduleId: other.id, fee: 2 }] },
    );
    expect(eggs).toMatchObject({ rhythm: 'weekly', addOnTo: { id: share.id, name: 'Vegetable share' } });
    expect(eggs.dates.map(({ date }) => date)).toEqual([0, 2, 4].map(weekOfShare));
    expect(eggs.sites.map(({ name, fee }) => [name, fee])).toEqual([
      ['The stand', 0],
      ['Town', 0],
    ]);
    const main = await farm.seller.get<SharePlanView>(`/api/vendor/shares/${share.id}`);
    expect(main.body.addOns).toEqual([{ id: eggs.id, name: 'Eggs', status: 'published' }]);
    const outside = await farm.seller.post<ErrorBody>(`/api/vendor/shares/${eggs.id}/days`, {
      date: weekOfShare(9),
    });
    expect(outside.body.issues?.[0]?.message).toBe('Please choose a day of the main share.');
  });

  it('is of a published share of the same farm that is no add-on, and keeps a day', async () => {
    const { share, eggs } = await withEggs();
    const stranger = await makeShareFarm(test);
    const theirs = await makeShare(stranger, 3);
    const draft = await farm.seller.post<SharePlanView>('/api/vendor/shares', shareForm(farm, 3));
    for (const addOnToId of [eggs.id, theirs.id, draft.body.id, 999_999]) {
      const refused = await farm.seller.post<ErrorBody>(
        '/api/vendor/shares',
        shareForm(farm, 6, { addOnToId }),
      );
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'addOnToId' }] } });
    }
    const none = shareForm(farm, 6, {
      addOnToId: share.id,
      skippedDays: [0, 1, 2, 3, 4, 5].map(weekOfShare),
    });
    expect((await farm.seller.post<ErrorBody>('/api/vendor/shares', none)).body.issues?.[0]?.path).toBe(
      'skippedDays',
    );
    const noRoom = shareForm(farm, 6, { sizes: [{ name: 'Regular', price: 30, places: 10, crates: 0 }] });
    expect((await farm.seller.post('/api/vendor/shares', noRoom)).status).toBe(400);
  });

  it('is shown with its main share, and nowhere by itself', async () => {
    const { share, eggs } = await withEggs();
    const { body } = await test.get<ShareView>(`/api/shares/${share.id}`);
    expect(body.addOns).toMatchObject([
      { id: eggs.id, name: 'Eggs', sizes: [{ name: 'Dozen', price: 6, placesLeft: 2 }] },
    ]);
    expect(body.addOns[0]?.dates.map(({ date }) => date)).toEqual([0, 2, 4].map(weekOfShare));
    expect((await test.get(`/api/shares/${eggs.id}`)).status).toBe(404);
    const near = await test.get<{ id: number }[]>('/api/shares/near?zipCode=33901&limit=50');
    expect(near.body.some(({ id }) => id === eggs.id)).toBe(false);
    const alone = await joinShare(member, eggs, 18, { scheduleId: farm.schedule.id });
    expect(alone.body.error).toBe('SHARE_NOT_FOUND');
    const wait = { sizeId: eggs.sizes[0]?.id, quantity: 1, scheduleId: farm.schedule.id };
    expect((await member.post<ErrorBody>(`/api/shares/${eggs.id}/waits`, wait)).body.error).toBe(
      'SHARE_NOT_FOUND',
    );
    const person = { ...wait, firstName: 'Ann', total: 18 };
    expect(
      (await farm.seller.post<ErrorBody>(`/api/vendor/shares/${eggs.id}/members`, person)).body.error,
    ).toBe('SHARE_IS_ADD_ON');
  });

  it('is joined with its main share, each at the total that was shown', async () => {
    const { share, eggs } = await withEggs();
    const quoted = await test.post<ShareQuoteView>(`/api/shares/${eggs.id}/quote`, {
      ...{ sizeId: eggs.sizes[0]?.id, scheduleId: farm.schedule.id },
    });
    expect(quoted.body).toMatchObject({ boxes: 3, price: 6, total: 18 });
    const wrong = await joinShare(member, share, 180, { addOns: [chosen(eggs, 12)] });
    expect(wrong).toMatchObject({ status: 409, body: { error: 'SHARE_TOTAL_CHANGED' } });
    expect(wrong.body.issues?.[0]?.path).toBe('addOns.0.total');
    expect([await placesTaken(share), await placesTaken(eggs)]).toEqual([0, 0]);

    const { status, body } = await joinShare(member, share, 180, {
      addOns: [chosen(eggs, 18)],
      key: 'one-key-for-both',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 180, addOnTo: null });
    expect(body.addOns).toMatchObject([{ name: 'Eggs', sizeName: 'Dozen', quantity: 1, isPaidFor: true }]);
    expect(body.addOns[0]?.days).toEqual([0, 2, 4].map(weekOfShare));
    const own = await member.get<Joined>(`/api/subscriptions/${body.addOns[0]?.id}`);
    expect(own.body).toMatchObject({ total: 18, addOnTo: { id: body.id, name: 'Vegetable share' } });
    expect(own.body.boxes.map(({ date, amount }) => [date, amount])).toEqual(
      [0, 2, 4].map((week) => [weekOfShare(week), 6]),
    );
    // Who comes for the main box needs no room of their own.
    expect(await roomTaken()).toEqual([1, 1, 1, 1, 1, 1]);
    expect([await placesTaken(share), await placesTaken(eggs)]).toEqual([1, 1]);
    const again = await joinShare(member, share, 180, {
      addOns: [chosen(eggs, 18)],
      key: 'one-key-for-both',
    });
    expect(again.body.id).toBe(body.id);
    expect(await placesTaken(eggs)).toBe(1);
    const list = await member.get<SubscriptionList>('/api/subscriptions');
    expect(list.body.map(({ addOnTo }) => addOnTo?.name ?? null)).toEqual(['Vegetable share', null]);
  });

  it('is added later, once, from the next box on', async () => {
    const { share, eggs } = await withEggs();
    const { body: main } = await joinShare(member, share, 180);
    const stranger = await signedIn(test);
    expect((await add(main.id, eggs, 18, {}, stranger)).body.error).toBe('SUBSCRIPTION_NOT_FOUND');
    const other = await makeShare(farm, 6, { name: 'Flower share' });
    expect((await add(main.id, other, 180)).body.error).toBe('SHARE_NOT_FOUND');
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: farm.schedule.id, date: weekOfShare(0) }, { ordersCloseAt: new Date() });
    const offered = await member.get<AddOnList>(`/api/subscriptions/${main.id}/add-ons`);
    expect(offered.body.map(({ name }) => name)).toEqual(['Eggs']);
    expect((await add(main.id, eggs, 18)).body.error).toBe('SHARE_TOTAL_CHANGED');
    const added = await add(main.id, eggs, 12);
    expect(added).toMatchObject({ status: 201, body: { total: 12, siteName: 'The stand' } });
    expect((await add(main.id, eggs, 12)).body.error).toBe('ADD_ON_THERE');
    expect((await member.get<AddOnList>(`/api/subscriptions/${main.id}/add-ons`)).body).toEqual([]);
    await member.post(`/api/subscriptions/${main.id}/cancel`, { refund: 0, credit: 0 });
    expect((await add(main.id, eggs, 12)).body.error).toBe('SUBSCRIPTION_ENDED');
  });

  it('of every other week comes in the weeks of the main box', async () => {
    const every = { rhythm: 'every_other' };
    const { share, eggs } = await withEggs({ skippedDays: [weekOfShare(1)] }, every);
    expect(eggs.dates.map(({ half }) => half)).toEqual(['A', 'A', 'B', 'A', 'B']);
    const { body } = await joinShare(member, share, 90, { half: 'B', addOns: [chosen(eggs, 12)] });
    expect(body.addOns[0]?.days).toEqual([3, 5].map(weekOfShare));
  });

  it('has places of its own: two who want the last one don’t both get it', async () => {
    const { share, eggs } = await withEggs({ sizes: [{ name: 'Dozen', price: 6, places: 1, crates: 0 }] });
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(test)));
    const joined = await Promise.all(
      people.map((person) => joinShare(person, share, 180, { addOns: [chosen(eggs, 18)] })),
    );
    expect(joined.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect([await placesTaken(share), await placesTaken(eggs)]).toEqual([1, 1]);
    expect(await roomTaken()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('that takes crates is counted against a pickup’s room', async () => {
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: farm.schedule.id }, { capacityUnit: 'crates', capacity: 2 });
    const { share, eggs } = await withEggs({ sizes: [{ name: 'Case', price: 6, places: 9, crates: 2 }] });
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: farm.schedule.id }, { capacityUnit: 'crates', capacity: 2 });
    const full = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    expect(full.body.error).toBe('SHARE_SITE_FULL');
    expect(await roomTaken()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await joinShare(member, share, 180)).status).toBe(201);
  });
});

describe('a membership with an add-on', () => {
  const half = { kind: 'part', percent: 100, until: null, deposit: 10 };

  it('ends with it, by one preview and one refund', async () => {
    const { share, eggs } = await withEggs({ refund: { kind: 'none' } }, { refund: half });
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    const paid = { by: 'check', day: '2026-01-02', note: null };
    const own = await member.get<Joined>(`/api/subscriptions/${body.addOns[0]?.id}`);
    for (const [payment, of] of [
      [body.payments[0]?.id, 180],
      [own.body.payments[0]?.id, 18],
    ] as const)
      await farm.seller.put(`/api/vendor/shares/payments/${payment}/received`, { ...paid, of });
    const preview = await member.get<CancelPreview>(`/api/subscriptions/${body.id}/cancel`);
    expect(preview.body).toEqual({
      ...{ addOns: ['Eggs'], boxes: 9, refund: 170, credit: 0, kept: 28, unpaid: 0, work: 0 },
    });
    const wrong = await member.post<ErrorBody>(`/api/subscriptions/${body.id}/cancel`, {
      refund: 180,
      credit: 0,
    });
    expect(wrong.body.error).toBe('REFUND_CHANGED');
    expect(await bothEnded(body.id)).toEqual(['active', 'active']);
    await member.post(`/api/subscriptions/${body.id}/cancel`, { refund: 170, credit: 0 });
    expect(await bothEnded(body.id)).toEqual(['ended', 'ended']);
    expect([await placesTaken(share), await placesTaken(eggs)]).toEqual([0, 0]);
    expect(await roomTaken()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('goes on when the add-on ends', async () => {
    const { share, eggs } = await withEggs();
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    await member.post(`/api/subscriptions/${body.addOns[0]?.id}/cancel`, { refund: 0, credit: 0 });
    expect((await bothEnded(body.id)).sort()).toEqual(['active', 'ended']);
    expect((await add(body.id, eggs, 18)).status).toBe(201);
  });

  it('ends with the season, which counts its member once', async () => {
    const { share, eggs } = await withEggs();
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    const preview = await farm.seller.get(`/api/vendor/shares/${share.id}/end`);
    expect(preview.body).toMatchObject({ members: 1, boxes: 9, unpaid: 198 });
    await farm.seller.post(`/api/vendor/shares/${share.id}/end`, { refund: 0, credit: 0 });
    expect(await bothEnded(body.id)).toEqual(['ended', 'ended']);
    const ended = await farm.seller.get<SharePlanView>(`/api/vendor/shares/${eggs.id}`);
    expect(ended.body.status).toBe('ended');
  });

  it('is picked up elsewhere with it also where the add-on is still being paid', async () => {
    const other = await pickupInTown();
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: other.id, fee: 2 }];
    const { share, eggs } = await withEggs({}, { sites });
    const { body } = await joinShare(member, share, 180);
    const joining = await add(body.id, eggs, 18, { payBy: 'card' });
    expect(joining.body.state).toBe('joining');
    const path = `/api/subscriptions/${joining.body.id}`;
    await member.post(`${path}/payment`, {});
    const to = { scheduleId: other.id, from: weekOfShare(0) };
    expect((await member.put(`/api/subscriptions/${body.id}/site`, to)).status).toBe(200);
    const paid = await member.post<Joined>(`${path}/test-payment`, { outcome: 'paid' });
    expect(paid.body).toMatchObject({ state: 'active', siteName: 'Town', total: 18, account: { paid: 18 } });
    expect(paid.body.boxes.map(({ siteName }) => siteName)).toEqual(['Town', 'Town', 'Town']);
  });

  it('is picked up elsewhere from a day on with it, and handed over with it', async () => {
    const other = await pickupInTown();
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: other.id, fee: 2 }];
    const { share, eggs } = await withEggs({}, { sites });
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    const eggsAt = async (who: Client) =>
      (await who.get<Joined>(`/api/subscriptions/${body.addOns[0]?.id}`)).body;
    const to = { scheduleId: other.id, from: weekOfShare(1) };
    expect((await member.put(`/api/subscriptions/${body.id}/site`, to)).status).toBe(200);
    expect((await eggsAt(member)).boxes.map(({ siteName }) => siteName)).toEqual([
      'The stand',
      'Town',
      'Town',
    ]);
    expect((await eggsAt(member)).total).toBe(18);

    const offer = { email: 'next@example.com' };
    const alone = await member.post<ErrorBody>(`/api/subscriptions/${body.addOns[0]?.id}/hand-over`, offer);
    expect(alone.body.error).toBe('SHARE_IS_ADD_ON');
    const next = await signedIn(test);
    const given = { email: next.user.email };
    expect((await member.post(`/api/subscriptions/${body.id}/hand-over`, given)).status).toBe(200);
    const mail = await test.db.getRepository(Mail).findOneByOrFail({ recipient: next.user.email });
    const token = /offer=([\w-]+)/.exec(mail.text)?.[1];
    const taken = await next.post<Joined>('/api/share-handovers/accept', {
      ...{ token, firstName: 'Ben', lastName: 'Ray', phone: '239-555-0143' },
    });
    expect(taken.body.addOns).toMatchObject([{ name: 'Eggs' }]);
    expect((await eggsAt(next)).addOnTo?.id).toBe(body.id);
  });

  it('loses the day of the add-on as the farm cancels it, and moves with it where both have the other day', async () => {
    const { share, eggs } = await withEggs();
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    const dates = share.dates.map(({ id }) => id);
    const address = (week: number) => `/api/vendor/shares/${share.id}/days/${dates[week]}/cancel`;
    const preview = await farm.seller.get(`${address(0)}?toDateId=${dates[1]}`);
    expect(preview.body).toMatchObject({ moved: 1, members: 0, unpaid: 6 });
    await farm.seller.post(address(0), { reason: 'Storm', toDateId: dates[1] });
    await farm.seller.post(address(2), { reason: 'Storm', toDateId: dates[4] });
    const own = await member.get<Joined>(`/api/subscriptions/${body.addOns[0]?.id}`);
    expect(own.body.boxes.map(({ state, shiftedTo }) => [state, shiftedTo])).toEqual([
      ['canceled', null],
      ['shifted', weekOfShare(4)],
      ['promised', null],
    ]);
    expect(own.body.total).toBe(12);
  });

  it('is erased with its account', async () => {
    const { share, eggs } = await withEggs();
    const { body } = await joinShare(member, share, 180, { addOns: [chosen(eggs, 18)] });
    expect((await member.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await bothEnded(body.id)).toEqual(['ended', 'ended']);
  });

  it('gets another one from the farm', async () => {
    const { share, eggs } = await withEggs({ isHidden: true });
    const entered = await farm.seller.post<ShareMemberDetails>(`/api/vendor/shares/${share.id}/members`, {
      ...{ sizeId: share.sizes[0]?.id, scheduleId: farm.schedule.id, firstName: 'Ann', total: 180 },
    });
    const address = `/api/vendor/shares/${share.id}/members/${entered.body.id}/add-ons`;
    const { status, body } = await farm.seller.post<ShareMemberDetails>(address, chosen(eggs, 18));
    expect(status).toBe(201);
    expect(body.addOns).toMatchObject([{ name: 'Eggs' }]);
    const stranger = await makeShareFarm(test);
    expect((await stranger.seller.post(address, chosen(eggs, 18))).status).toBe(404);
  });
});

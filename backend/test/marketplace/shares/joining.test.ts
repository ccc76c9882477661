import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShareQuoteView, ShareView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { SubscriptionList } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeWindows } from '../../../src/marketplace/pickups/windows/make-windows.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { PromiseEvent } from '../../../src/marketplace/tables/promise-event.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  FIRST_DAY,
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
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

type Quote = ShareQuoteView & ErrorBody;
const quote = (share: SharePlanView, more: object = {}) =>
  test.post<Quote>(`/api/shares/${share.id}/quote`, {
    ...{ sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, ...more },
  });
const taken = async (days: number) =>
  (
    await test.db
      .getRepository(PickupWindow)
      .find({ where: { scheduleId: farm.schedule.id }, order: { date: 'ASC' }, take: days })
  ).map((window) => window.taken);
/** The next box's deadline passes. */
const closeFirst = () =>
  test.db
    .getRepository(PickupWindow)
    .update({ scheduleId: farm.schedule.id, date: FIRST_DAY }, { ordersCloseAt: new Date() });

describe('a share that people can join', () => {
  it('is shown with its sizes, sites and days until nobody may join', async () => {
    const share = await makeShare(farm, 5);
    const { status, body } = await test.get<ShareView>(`/api/shares/${share.id}`);
    expect([status, body.name, body.vendor.id]).toEqual([200, 'Vegetable share', farm.vendor.id]);
    expect(body.sizes.map(({ name, price, placesLeft }) => [name, price, placesLeft])).toEqual([
      ['Regular', 30, 10],
      ['Small', 20, 10],
    ]);
    expect(body.sites).toMatchObject([{ name: 'The stand', address: '1 Main Street', fee: 0 }]);
    expect(body.dates.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4].map(weekOfShare));

    await test.db.getRepository(Vendor).update(farm.vendor.id, { isActive: false });
    expect((await test.get(`/api/shares/${share.id}`)).status).toBe(404);
    expect((await joinShare(member, share, 150)).body.error).toBe('SHARE_NOT_FOUND');
    await test.db.getRepository(Vendor).update(farm.vendor.id, { isActive: true });
    const hidden = await makeShare(farm, 5, { isHidden: true });
    expect((await test.get(`/api/shares/${hidden.id}`)).status).toBe(404);
    const over = await makeShare(farm, 5, { joinUntil: '2026-01-01' });
    expect((await test.get(`/api/shares/${over.id}`)).status).toBe(404);
    expect((await quote(over)).body.error).toBe('SHARE_NOT_OPEN');
  });

  it('costs what is left of it: one box less once a deadline has passed', async () => {
    const share = await makeShare(farm, 15);
    const before = (await quote(share)).body;
    expect(before).toMatchObject({ boxes: 15, price: 30, total: 450, first: { date: FIRST_DAY } });
    await closeFirst();
    const after = (await quote(share)).body;
    expect(after).toMatchObject({ boxes: 14, total: 420, first: { date: weekOfShare(1) } });
    const refused = await joinShare(member, share, 450);
    expect(refused).toMatchObject({ status: 409, body: { error: 'SHARE_TOTAL_CHANGED' } });
    expect(refused.body.issues?.[0]?.message).toBe(
      'The total is now $420.00. It was $450.00 when it was shown.',
    );
    expect((await joinShare(member, share, 420)).status).toBe(201);
  });

  it('is a row for each box, with its payments, a place and room on each day', async () => {
    const share = await makeShare(farm, 22, { payments: [1, 3], holds: { credit: 2, shift: 1, donate: 0 } });
    const quoted = (await quote(share, { payments: 3, quantity: 2 })).body;
    expect(quoted.payments.map(({ amount }) => amount)).toEqual([440, 440, 440]);
    const { status, body } = await joinShare(member, share, 1_320, { payments: 3, quantity: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{
        state: 'active',
        payBy: 'farm',
        sizeName: 'Regular',
        quantity: 2,
        siteName: 'The stand',
        total: 1_320,
      },
      ...{ holdsLeft: { credit: 2, shift: 1, donate: 0, included: 0 } },
      account: { paid: 0, due: 1_320, late: 0, credit: 0, entries: [] },
    });
    expect(body.boxes).toHaveLength(22);
    expect(body.boxes[0]).toMatchObject({
      date: FIRST_DAY,
      state: 'promised',
      amount: 60,
      siteName: 'The stand',
    });
    expect(body.payments.map(({ dueOn, state }) => [dueOn.slice(8), state]).slice(1)).toEqual([
      ['01', 'open'],
      ['01', 'open'],
    ]);
    expect(await taken(22)).toEqual(Array.from({ length: 22 }, () => 1));
    expect(
      (await test.db.getRepository(ShareSize).findOneByOrFail({ id: share.sizes[0]?.id ?? 0 })).taken,
    ).toBe(2);
    const boxIds = body.boxes.map(({ id }) => id);
    const events = await test.db.getRepository(PromiseEvent).findBy({ userId: member.user.id });
    expect(events.map(({ promiseId, toState, role }) => [promiseId, toState, role])).toEqual(
      boxIds.map((id) => [id, 'promised', 'member']),
    );
    const own = await member.get<Joined>(`/api/subscriptions/${body.id}`);
    expect(own.body).toEqual(body);
    const { body: list } = await member.get<SubscriptionList>('/api/subscriptions');
    expect(list).toMatchObject([{ id: body.id, boxesLeft: 22, next: { date: FIRST_DAY }, due: 1_320 }]);
    expect((await farm.seller.get(`/api/subscriptions/${body.id}`)).status).toBe(404);
    const mail = await test.db.getRepository(Mail).findOneByOrFail({ recipient: member.user.email });
    expect([mail.kind, mail.subject]).toEqual(['share-joined', 'You joined Vegetable share']);
    expect(mail.text).toContain('$440.00');
    expect(mail.text).toContain(`/orders/shares/${body.id}`);
    const told = { recipient: farm.seller.user.email, kind: 'share-new-member' };
    const [toFarm, ...more] = await test.db.getRepository(Mail).findBy(told);
    expect([toFarm?.subject, more]).toEqual(['Ann Lee joined Vegetable share', []]);
    expect(toFarm?.text).toMatch(/pays you \$1,320\.00/);
    expect(toFarm?.text).toContain(`/vendor/shares/${share.id}/members/${body.id}`);
  });

  it('has every other week, with the half that was chosen', async () => {
    const share = await makeShare(farm, 5, { rhythm: 'every_other' });
    expect((await quote(share)).body.issues?.[0]?.path).toBe('half');
    expect((await quote(share, { half: 'B' })).body).toMatchObject({ boxes: 2, total: 60 });
    const { body } = await joinShare(member, share, 90, { half: 'A' });
    expect(body.boxes.map(({ date }) => date)).toEqual([0, 2, 4].map(weekOfShare));
    expect(await taken(5)).toEqual([1, 0, 1, 0, 1]);
    // A box may move to a week of the other half.
    expect(body.days).toEqual([0, 1, 2, 3, 4].map(weekOfShare));
  });

  it('has its last boxes off for the holds that are included', async () => {
    const share = await makeShare(farm, 5, { includedHolds: 2 });
    expect((await quote(share)).body).toMatchObject({ boxes: 5, includedHolds: 2, total: 90 });
    const { body } = await joinShare(member, share, 90);
    expect(body.boxes.map(({ state }) => state)).toEqual(['promised', 'promised', 'promised', 'off', 'off']);
    expect(body.holdsLeft.included).toBe(2);
    expect(await taken(5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('costs a fee at some sites, and tax where rules say so', async () => {
    const share = await makeShare(farm, 3, { sites: [{ scheduleId: farm.schedule.id, fee: 2 }] });
    expect((await quote(share, { quantity: 2 })).body).toMatchObject({ price: 64, tax: 0, total: 192 });
    const rule = { state: 'FL', taxClass: 'grocery' as const, basisPoints: 122, tenths: 5 };
    const known = { validFrom: '2020-01-01', source: 'Example, not a real rate', checkedOn: '2026-01-01' };
    await test.db.getRepository(TaxRule).save({ ...rule, ...known, validTo: null });
    await test.db.query(`INSERT INTO settings (key, value) VALUES ('tax', '{"mode": "rules"}')`);
    expect((await quote(share, { quantity: 2 })).body).toMatchObject({ price: 64, tax: 2.34, total: 194.34 });
    const { body } = await joinShare(member, share, 194.34, { quantity: 2 });
    expect(body.boxes.map(({ amount }) => amount)).toEqual([64.78, 64.78, 64.78]);
    const row = await test.db.getRepository(Subscription).findOneByOrFail({ id: body.id });
    expect([row.taxState, row.taxBasisPoints]).toEqual(['FL', 122.5]);
    await test.db.query('DELETE FROM tax_rules; DELETE FROM settings');
  });

  it('is joined once with one key', async () => {
    const share = await makeShare(farm, 3);
    const key = `join-${member.user.id}-once`;
    const both = await Promise.all([1, 2].map(() => joinShare(member, share, 90, { key })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    expect(await taken(3)).toEqual([1, 1, 1]);
    expect((await joinShare(member, share, 90, { key, firstName: 'Bob' })).body.error).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('has no more members than places, however many join at once', async () => {
    const share = await makeShare(farm, 3, { sizes: [{ name: 'Regular', price: 30, places: 3 }] });
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(test)));
    const answers = await Promise.all(people.map((one) => joinShare(one, share, 90)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      Array.from({ length: 5 }, () => [409, 'SHARE_FULL']),
    );
    expect(await taken(3)).toEqual([3, 3, 3]);
    expect((await quote(share)).body.error).toBe('SHARE_FULL');
  });

  it('has no more boxes than a pickup has room for, however many join at once', async () => {
    await test.db
      .getRepository(PickupSchedule)
      .update(farm.schedule.id, { capacity: 5, capacityUnit: 'crates' });
    const crates = [{ name: 'Regular', price: 30, places: 10, crates: 2 }];
    const share = await makeShare(farm, 3, { sizes: crates });
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(test)));
    const answers = await Promise.all(people.map((one) => joinShare(one, share, 90)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused?.body.error).toBe('SHARE_SITE_FULL');
    expect(refused?.body.issues?.[0]?.message).toMatch(/^The stand is full on /);
    expect(await taken(3)).toEqual([4, 4, 4]);
    expect(await test.db.getRepository(BoxPromise).countBy({ windowTaken: 2 })).toBe(6);
  });

  it('keeps the days that its boxes are picked up on', async () => {
    const share = await makeShare(farm, 3);
    const { body } = await joinShare(member, share, 90);
    const [first] = await test.db.getRepository(PickupWindow).find({
      where: { scheduleId: farm.schedule.id },
      order: { date: 'ASC' },
    });
    const off = { orders: 'refund', reason: 'Storm' };
    const canceled = await farm.seller.post<ErrorBody>(`/api/vendor/pickup-days/${first?.id}/cancel`, off);
    expect(canceled).toMatchObject({ status: 409, body: { error: 'SHARE_BOXES_THAT_DAY' } });
    const ended = await farm.seller.delete<ErrorBody>(`/api/vendor/pickups/schedules/${farm.schedule.id}`);
    expect(ended.body.error).toBe('PICKUP_SITE_IN_USE');

    // Also a day whose room is free again, and that its schedule has no more.
    await test.db.query('UPDATE promises SET window_taken = 0 WHERE subscription_id = $1', [body.id]);
    await test.db.query('UPDATE pickup_windows SET taken = 0 WHERE schedule_id = $1', [farm.schedule.id]);
    await test.db.getRepository(PickupSchedule).update(farm.schedule.id, { lastDay: '2026-01-01' });
    await makeWindows(test.db.manager, [farm.schedule.id]);
    const left = await test.db.getRepository(PickupWindow).findBy({ scheduleId: farm.schedule.id });
    expect(left.map(({ date, status }) => [date, status]).sort()).toEqual(
      [0, 1, 2].map((week) => [weekOfShare(week), 'closed']),
    );
    expect((await quote(share)).body.error).toBe('SHARE_NOT_OPEN');
  });

  it('says what is wrong with a choice, and lets one person join three times', async () => {
    const share = await makeShare(farm, 3);
    const other = await makeShare(farm, 3);
    const issue = async (more: object) => (await quote(share, more)).body.issues?.[0];
    expect(await issue({ sizeId: other.sizes[0]?.id })).toMatchObject({ path: 'sizeId' });
    expect(await issue({ scheduleId: 999_999 })).toMatchObject({ path: 'scheduleId' });
    expect(await issue({ half: 'A' })).toMatchObject({ path: 'half' });
    expect(await issue({ payments: 2 })).toMatchObject({ path: 'payments' });
    expect((await test.post('/api/subscriptions', {})).status).toBe(401);
    for (const status of [201, 201, 201, 409])
      expect((await joinShare(member, share, 90)).status).toBe(status);
    const mine = await test.db.getRepository(Subscription).findBy({ userId: member.user.id });
    expect([mine.length, await test.db.getRepository(MemberEntry).count()]).toEqual([3, 0]);
  });
});

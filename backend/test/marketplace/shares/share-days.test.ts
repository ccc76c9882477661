import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type {
  CancelDayPreview,
  MissingContentView,
  ShareContentsView,
  ShareDayDetails,
  ShareDayList,
  ShareHarvestView,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { packBox } from '../../../src/marketplace/shares/packing/pack-box.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareDate } from '../../../src/marketplace/tables/share-date.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { eventually } from '../../support/eventually.js';
import { signedIn } from '../../support/http/people.js';
import {
  closeDay,
  endDay,
  joinAs,
  makeMember,
  type Member,
  payShare,
  secondPickup,
  takenOn,
  vendorOf,
} from '../../support/scenes/box-scene.js';
import { makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayPath = ({ share }: Member, number: number) =>
  `/api/vendor/shares/${share.id}/days/${share.dates.find(({ date }) => date === weekOfShare(number))?.id}`;
const cancel = (member: Member, number: number) =>
  member.farm.seller.post<ShareDayDetails & ErrorBody>(`${dayPath(member, number)}/cancel`, {
    reason: 'Hail took the greens.',
  });
const mailsTo = ({ client }: Member) =>
  test.db.getRepository(Mail).findBy({ recipient: client.user.email, kind: 'share-day-canceled' });

describe('a day that the farm cancels', () => {
  it('gives credit for what is paid, lowers what isn’t, and leaves what was held', async () => {
    const farm = await makeShareFarm(test);
    const paid = await makeMember(test, 4, { farm });
    await payShare(test, paid);
    const unpaid = await joinAs(test, farm, paid.share);
    const held = await joinAs(test, farm, paid.share);
    await payShare(test, held);
    await held.do(1, 'hold');
    const moved = await joinAs(test, farm, paid.share);
    await moved.do(2, 'shift', { date: weekOfShare(1) });

    const preview = await farm.seller.get<CancelDayPreview>(`${dayPath(paid, 1)}/cancel`);
    expect(preview.body).toEqual({ moved: 0, members: 1, credit: 30, unpaid: 90 });
    const { status, body } = await cancel(paid, 1);
    expect([status, body.state, body.reason, body.boxes, body.held]).toEqual([
      ...[200, 'canceled', 'Hail took the greens.', 0, 1],
    ]);
    expect((await paid.read()).account).toMatchObject({ credit: 30, due: 0 });
    expect((await unpaid.read()).account).toMatchObject({ credit: 0, due: 90 });
    expect((await held.read()).account).toMatchObject({ credit: 0, creditComing: 30 });
    expect((await moved.read()).account).toMatchObject({ credit: 0, due: 60 });
    expect(await paid.read()).toMatchObject({ holdsLeft: { credit: 2, shift: 2 } });
    expect((await moved.read()).holdsLeft.shift).toBe(2);
    expect(await held.box(1)).toMatchObject({ state: 'held', may: [] });
    expect(await takenOn(test, paid, 1)).toBe(0);

    const [mail, ...more] = await mailsTo(paid);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^No box on /);
    expect(mail?.text).toMatch(/You have \$30.00 more farm credit/);
    expect((await mailsTo(unpaid))[0]?.text).toMatch(/You pay \$30.00 less/);
    expect((await mailsTo(moved)).map(({ text }) => /\$60.00/.test(text))).toEqual([true]);
    expect(await mailsTo(held)).toEqual([]);

    // Again changes nothing.
    expect((await cancel(paid, 1)).status).toBe(200);
    expect((await paid.read()).account.credit).toBe(30);
    expect(await mailsTo(paid)).toHaveLength(1);
  });

  it('flips no half', async () => {
    const farm = await makeShareFarm(test);
    const member = await makeMember(test, 6, { farm, share: { rhythm: 'every_other' }, half: 'A' });
    const halves = async () =>
      (
        await test.db
          .getRepository(ShareDate)
          .find({ where: { planId: member.share.id }, order: { date: 'ASC' } })
      ).map(({ half }) => half);
    const before = await halves();
    expect(before).toEqual(['A', 'B', 'A', 'B', 'A', 'B']);
    await cancel(member, 2);
    expect(await halves()).toEqual(before);
    expect((await member.read()).boxes.map(({ date, state }) => [date, state])).toEqual([
      [weekOfShare(0), 'promised'],
      [weekOfShare(2), 'canceled'],
      [weekOfShare(4), 'promised'],
    ]);
  });

  it('takes no box back that is released meanwhile', async () => {
    const member = await makeMember(test, 3);
    await member.do(1, 'hold');
    await member.do(2, 'shift', { date: weekOfShare(0) });
    for (const number of [1, 2]) {
      const where = { scheduleId: member.farm.schedule.id, date: weekOfShare(number) };
      const dateId = member.share.dates[number]?.id ?? 0;
      const waiting = await test.db.transaction(async (tx) => {
        await tx.findOne(PickupWindow, { where, lock: { mode: 'pessimistic_write' } });
        const release = member.do(number, 'release');
        await eventually(test.db, () => isWaiting(test.db, 'pickup_windows'));
        await tx.update(ShareDate, dateId, { state: 'canceled' });
        return { release };
      });
      expect((await waiting.release).body.error).toBe('BOX_NOT_CHANGEABLE');
    }
  });

  it('packs none of its boxes', async () => {
    const member = await makeMember(test, 2);
    await closeDay(test, member, 0);
    const { id } = await member.box(0);
    const pack = () =>
      test.db.transaction((tx) => packBox(tx, { id, subscriptionId: member.id }, new Date()));
    await test.db.getRepository(ShareDate).update(member.share.dates[0]?.id ?? 0, { state: 'canceled' });
    expect(await pack()).toBe(false);
    await test.db.getRepository(ShareDate).update(member.share.dates[0]?.id ?? 0, { state: 'planned' });
    expect(await pack()).toBe(true);
  });

  it('is one that isn’t over, and of the farm’s own share', async () => {
    const member = await makeMember(test, 3);
    await endDay(test, member, 0);
    expect((await cancel(member, 0)).body.error).toBe('SHARE_DAY_PASSED');
    const other = await makeShareFarm(test);
    expect((await other.seller.get<ErrorBody>(dayPath(member, 1))).body.error).toBe('SHARE_NOT_FOUND');
    expect((await member.farm.seller.get<ErrorBody>(`${dayPath(member, 1)}9`)).status).toBe(404);
    const shifted = await member.do(1, 'shift', { date: weekOfShare(2) });
    expect(shifted.status).toBe(200);
    await cancel(member, 1);
    // What had moved away is still there.
    expect((await member.box(1)).state).toBe('shifted');
    expect((await member.box(1)).may).not.toContain('release');
    expect((await member.do(1, 'release')).body.error).toBe('BOX_NOT_CHANGEABLE');
  });
});

describe('the days of a share', () => {
  it('say how many boxes to pack, by size and site, and for whom', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id }];
    const ann = await makeMember(test, 3, { farm, quantity: 2, share: { sites } });
    const bea = await joinAs(test, farm, ann.share, { sizeId: ann.share.sizes[1]?.id, firstName: 'Bea' });
    await bea.do(1, 'site', { scheduleId: town.id });
    const cal = await joinAs(test, farm, ann.share, { firstName: 'Cal' });
    await cal.do(1, 'hold');
    const dan = await joinAs(test, farm, ann.share, { firstName: 'Dan' });
    await dan.do(1, 'donate');
    await dan.do(2, 'shift', { date: weekOfShare(1) });

    const { body: days } = await farm.seller.get<ShareDayList>(`/api/vendor/shares/${ann.share.id}/days`);
    expect(
      days.map(({ date, boxes, held, donated, movedHere, movedAway }) => [
        date,
        boxes,
        held,
        donated,
        movedHere,
        movedAway,
      ]),
    ).toEqual([
      [weekOfShare(0), 5, 0, 0, 0, 0],
      [weekOfShare(1), 5, 1, 1, 1, 0],
      [weekOfShare(2), 4, 0, 0, 0, 1],
    ]);
    expect(days[0]?.changeUntil).toBe((await ann.box(0)).changeUntil);
    const { body: day } = await farm.seller.get<ShareDayDetails>(dayPath(ann, 1));
    expect(day.packing).toEqual([
      { sizeName: 'Small', siteName: 'In town', boxes: 1 },
      { sizeName: 'Regular', siteName: 'The stand', boxes: 4 },
    ]);
    expect(
      day.list.map(({ memberName, sizeName, quantity, state }) => [memberName, sizeName, quantity, state]),
    ).toEqual([
      ['Bea Lee', 'Small', 1, 'promised'],
      ['Ann Lee', 'Regular', 2, 'promised'],
      ['Cal Lee', 'Regular', 1, 'held'],
      ['Dan Lee', 'Regular', 1, 'donated'],
      ['Dan Lee', 'Regular', 1, 'shifted'],
    ]);
  });

  it('have contents by size and site, which members see, and a harvest list', async () => {
    const farm = await makeShareFarm(test);
    const ann = await makeMember(test, 2, { farm, quantity: 2 });
    const bea = await joinAs(test, farm, ann.share, { sizeId: ann.share.sizes[1]?.id });
    const [regular, small] = ann.share.sizes.map(({ id }) => id);
    const items = [
      { sizeId: regular, name: 'Carrots', quantity: '2 lb', value: 4 },
      { sizeId: small, name: 'Carrots', quantity: '1 lb' },
      { sizeId: regular, scheduleId: farm.schedule.id, name: 'Kale', quantity: '1 bunch', note: 'Curly' },
    ];
    const put = await farm.seller.put<ShareContentsView>(`${dayPath(ann, 1)}/contents`, { items });
    expect(put.status).toBe(200);
    expect(put.body.items[0]).toMatchObject({
      name: 'Carrots',
      quantity: '2 lb',
      value: 4,
      isMissing: false,
    });
    expect((await ann.box(1)).contents).toEqual([
      { name: 'Carrots', quantity: '2 lb' },
      { name: 'Kale', quantity: '1 bunch' },
    ]);
    expect((await ann.box(0)).contents).toEqual([]);
    expect((await bea.box(1)).contents).toEqual([{ name: 'Carrots', quantity: '1 lb' }]);
    const { body: harvest } = await farm.seller.get<ShareHarvestView>(`${dayPath(ann, 1)}/harvest`);
    expect(harvest).toEqual([
      {
        ...{ name: 'Carrots', boxes: 3 },
        parts: [
          { quantity: '2 lb', boxes: 2 },
          { quantity: '1 lb', boxes: 1 },
        ],
      },
      { name: 'Kale', parts: [{ quantity: '1 bunch', boxes: 2 }], boxes: 2 },
    ]);
    const other = await makeMember(test, 2);
    const wrong = [{ sizeId: other.share.sizes[0]?.id, name: 'Beets', quantity: '1' }];
    const refused = await farm.seller.put<ErrorBody>(`${dayPath(ann, 1)}/contents`, { items: wrong });
    expect(refused.body.issues?.[0]?.path).toBe('items.0.sizeId');
  });

  it('are a packer’s without money', async () => {
    const member = await makeMember(test, 2);
    const [sizeId] = member.share.sizes.map(({ id }) => id);
    const items = [{ sizeId, name: 'Carrots', quantity: '2 lb', value: 4.44 }];
    await member.farm.seller.put(`${dayPath(member, 1)}/contents`, { items });
    const packer = await signedIn(test);
    const { businessId } = await vendorOf(test, member);
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' });
    for (const path of ['', '/harvest', '/contents']) {
      const { status, body } = await packer.get(`${dayPath(member, 1)}${path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/4\.44|price|value|amount|total/);
    }
    expect((await packer.put(`${dayPath(member, 1)}/contents`, { items })).status).toBe(403);
    expect((await packer.get(`${dayPath(member, 1)}/cancel`)).status).toBe(403);
    expect((await packer.post(`${dayPath(member, 1)}/cancel`, { reason: 'Rain' })).status).toBe(403);
  });
});

describe('what is missing from boxes', () => {
  it('is farm credit for its part of the price, once', async () => {
    const farm = await makeShareFarm(test);
    const ann = await makeMember(test, 2, { farm });
    const dan = await joinAs(test, farm, ann.share);
    await dan.do(1, 'donate');
    const [sizeId] = ann.share.sizes.map(({ id }) => id);
    const line = (name: string, value?: number) => ({ sizeId, name, quantity: '1', value });
    const write = (...items: object[]) =>
      farm.seller.put<ShareContentsView & ErrorBody>(`${dayPath(ann, 1)}/contents`, { items });
    const { body } = await write(line('Carrots', 4), line('Kale'));
    const missing = (index: number, of = body) =>
      farm.seller.post<MissingContentView & ErrorBody>(
        `${dayPath(ann, 1)}/contents/${of.items[index]?.id}/missing`,
        {},
      );
    expect((await missing(0)).body.error).toBe('SHARE_DAY_TO_COME');
    const window = { scheduleId: farm.schedule.id, date: weekOfShare(1) };
    const windows = test.db.getRepository(PickupWindow);
    const { startsAt, ordersCloseAt } = await windows.findOneByOrFail(window);
    const begun = new Date(Date.now() - 1_000);
    await windows.update(window, { startsAt: begun, ordersCloseAt: begun });
    expect((await missing(0)).body.issues?.[0]?.message).toMatch(/value of everything/);
    const valued = (await write(line('Carrots', 4), line('Kale', 2), line('Melon', 30))).body;
    expect((await missing(0, valued)).body).toEqual({ members: 1, credit: 3.33 });
    expect((await missing(0, valued)).body).toEqual({ members: 0, credit: 0 });
    expect((await missing(0)).body.error).toBe('SHARE_CONTENT_NOT_FOUND');
    expect((await ann.read()).account).toMatchObject({ credit: 3.33, due: 60, entries: [{ kind: 'short' }] });
    expect((await dan.read()).account.credit).toBe(0);
    expect((await ann.box(1)).contents.map(({ name }) => name)).toEqual(['Kale', 'Melon']);
    // A second one of the same box adds up.
    await missing(1, valued);
    const { account } = await ann.read();
    expect([account.credit, account.entries.length]).toEqual([5, 1]);
    await windows.update(window, { startsAt, ordersCloseAt });
    // What isn't picked up lacks nothing: of a held box no more than its price is credited.
    expect((await ann.do(1, 'hold')).body.account).toMatchObject({ credit: 0, due: 30 });
    expect((await ann.do(1, 'release')).body.account).toMatchObject({ credit: 5, due: 60 });
    expect((await write(line('Kale', 2), line('Melon', 30))).body.issues?.[0]?.message).toMatch(
      /^Carrots was missing/,
    );
    // Nor of a canceled one.
    await cancel(ann, 1);
    expect((await ann.read()).account).toMatchObject({ credit: 0, due: 30 });
  });
});

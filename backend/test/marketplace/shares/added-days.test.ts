import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CancelDayPreview,
  ShareDayDetails,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareDate } from '../../../src/marketplace/tables/share-date.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import {
  closeDay,
  endDay,
  joinAs,
  limitDay,
  makeMember,
  type Member,
  payShare,
  secondPickup,
  takenOn,
} from '../../support/scenes/box-scene.js';
import { type Joined, makeShareFarm, type ShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REASON = 'Hail took the greens.';
const add = (farm: ShareFarm, shareId: number, body: object) =>
  farm.seller.post<ShareDayDetails & ErrorBody>(`/api/vendor/shares/${shareId}/days`, body);
const dayPath = ({ share }: Member, number: number) =>
  `/api/vendor/shares/${share.id}/days/${share.dates.find(({ date }) => date === weekOfShare(number))?.id}`;
const mailsOf = async ({ client }: Member) =>
  (
    await test.db.getRepository(Mail).findBy({ recipient: client.user.email, kind: 'share-day-canceled' })
  ).map(({ text }) => text);

describe('a day that the farm adds', () => {
  it('takes the boxes of a canceled day, and who has no place then gets credit', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id }];
    const ann = await makeMember(test, 3, { farm, share: { sites } });
    await payShare(test, ann);
    const bob = await joinAs(test, farm, ann.share);
    await payShare(test, bob);
    const cid = await joinAs(test, farm, ann.share, { scheduleId: town.id });
    await payShare(test, cid);
    const held = await joinAs(test, farm, ann.share);
    await held.do(1, 'hold');
    const given = await joinAs(test, farm, ann.share);
    await payShare(test, given);
    await given.do(1, 'donate');

    const added = await add(farm, ann.share.id, { date: weekOfShare(3) });
    expect([added.status, added.body.state, added.body.boxes]).toEqual([201, 'added', 0]);
    const toDateId = added.body.id;
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: town.id, date: weekOfShare(3) }, { status: 'canceled' });
    await limitDay(test, ann, 3, 1);
    const preview = await farm.seller.get<CancelDayPreview>(`${dayPath(ann, 1)}/cancel?toDateId=${toDateId}`);
    expect(preview.body).toEqual({ moved: 1, members: 3, credit: 90, unpaid: 0 });
    const body = { reason: REASON, toDateId };
    expect((await farm.seller.post(`${dayPath(ann, 1)}/cancel`, body)).status).toBe(200);
    expect(await ann.box(1)).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(3) });
    expect((await ann.box(1)).may).toEqual(['hold', 'hold_for_credit', 'shift', 'donate', 'site']);
    expect(await ann.read()).toMatchObject({
      ...{ account: { credit: 0, due: 0 }, holdsLeft: { credit: 2, shift: 2, donate: 1 } },
    });
    for (const credited of [bob, cid, given])
      expect((await credited.read()).account).toMatchObject({ credit: 30 });
    expect(await held.box(1)).toMatchObject({ state: 'held' });
    expect([await takenOn(test, ann, 1), await takenOn(test, ann, 3)]).toEqual([0, 1]);
    const [moved, ...more] = await mailsOf(ann);
    expect(more).toEqual([]);
    expect(moved).toMatch(/You get it on \w+, \w+ \d+ instead, at the same pickup\./);
    expect(moved).not.toContain('credit');
    expect((await mailsOf(bob))[0]).toMatch(/\$30\.00 more farm credit/);
    expect(await mailsOf(held)).toEqual([]);
    // Again changes nothing.
    expect((await farm.seller.post(`${dayPath(ann, 1)}/cancel`, body)).status).toBe(200);
    expect(await mailsOf(ann)).toHaveLength(1);
    // Past the deadline of the canceled day, the box is still one to come.
    await closeDay(test, ann, 1);
    expect((await ann.client.get<{ boxes: number }>(`/api/subscriptions/${ann.id}/cancel`)).body.boxes).toBe(
      3,
    );
  });

  it('takes boxes that can be changed there like any other, but not moved back', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const member = await makeMember(test, 3, { farm, share: { sites } });
    await payShare(test, member);
    const { body: added } = await add(farm, member.share.id, { date: weekOfShare(3) });
    // What was missing of the box that day isn't anymore.
    await test.db.getRepository(MemberEntry).insert({
      ...{ vendorId: farm.vendor.id, subscriptionId: member.id, promiseId: (await member.box(1)).id },
      ...{ kind: 'short', cents: 333 },
    });
    await farm.seller.post(`${dayPath(member, 1)}/cancel`, { reason: REASON, toDateId: added.id });
    expect((await member.read()).account.credit).toBe(0);
    expect((await member.do(1, 'release')).status).toBe(409);
    const at = await member.client.put<Joined>(`/api/subscriptions/${member.id}/site`, {
      ...{ scheduleId: town.id, from: weekOfShare(3) },
    });
    expect(at.status).toBe(200);
    expect(await member.box(1)).toMatchObject({ state: 'shifted', scheduleId: town.id, amount: 32 });
    expect((await member.read()).account.due).toBe(2);
    expect((await member.do(1, 'shift', { date: weekOfShare(3) })).status).toBe(400);
    // Its member's own move counts, and goes back to the farm's day.
    const { body: own } = await member.do(1, 'shift', { date: weekOfShare(2) });
    expect([own.boxes[1]?.may, own.holdsLeft.shift]).toEqual([['release'], 1]);
    expect((await member.do(1, 'shift', { date: weekOfShare(3) })).body.error).toBe('BOX_NOT_CHANGEABLE');
    const { body: back } = await member.do(1, 'release');
    expect(back.boxes[1]).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(3) });
    expect(back.holdsLeft.shift).toBe(2);
    expect((await member.do(1, 'hold')).status).toBe(200);
    expect(await member.box(1)).toMatchObject({ state: 'held', may: ['release'] });
    expect((await member.read()).account).toMatchObject({ creditComing: 30, due: 0 });
    // What is done with it there is taken back like with any other.
    const there = { state: 'shifted', shiftedTo: weekOfShare(3), heldFor: null };
    const { body: released } = await member.do(1, 'release');
    expect(released.boxes[1]).toMatchObject(there);
    expect(released.account).toMatchObject({ creditComing: 0, due: 2 });
    expect((await member.do(1, 'donate')).body.boxes[1]).toMatchObject({
      state: 'donated',
      may: ['release'],
    });
    const { body: kept } = await member.do(1, 'release');
    expect([kept.boxes[1], kept.holdsLeft]).toMatchObject([there, { credit: 2, shift: 2, donate: 1 }]);
    expect(kept.account).toMatchObject({ credit: 0, creditComing: 0, due: 2 });
  });

  it('takes a box that was held before, once its member releases it, like the others of that day', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await member.do(1, 'hold');
    const [unmoved, other] = [await joinAs(test, member.farm, member.share), member.share.dates[2]];
    await unmoved.do(1, 'hold');
    await member.farm.seller.post(`${dayPath(member, 1)}/cancel`, { reason: REASON, toDateId: other?.id });
    expect(await member.box(1)).toMatchObject({ state: 'held', may: ['release'] });
    expect((await member.read()).account).toMatchObject({ credit: 0, creditComing: 30, due: 0 });
    await limitDay(test, member, 2, 2);
    expect((await member.do(1, 'release')).body.error).toBe('SHARE_SITE_FULL');
    await limitDay(test, member, 2, 3);
    const { body } = await member.do(1, 'release');
    expect(body.boxes[1]).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(2), heldFor: null });
    expect(body.account).toMatchObject({ credit: 0, creditComing: 0, due: 0 });
    expect(body.holdsLeft).toMatchObject({ credit: 2, shift: 2 });
    expect([await takenOn(test, member, 1), await takenOn(test, member, 2)]).toEqual([0, 3]);
    // And to no day that has taken its last order.
    await closeDay(test, member, 2);
    expect((await unmoved.do(1, 'release')).body.error).toBe('BOX_TOO_LATE');
    expect(await unmoved.box(1)).toMatchObject({ state: 'held' });
  });

  it('takes a box that was held once the canceled day is over, until its own deadline', async () => {
    const member = await makeMember(test, 4);
    await payShare(test, member);
    const [late, moved] = [await joinAs(test, member.farm, member.share), member.share.dates[2]];
    await payShare(test, late);
    for (const one of [member, late]) await one.do(1, 'hold');
    await member.farm.seller.post(`${dayPath(member, 1)}/cancel`, { reason: REASON, toDateId: moved?.id });
    await endDay(test, member, 1);
    expect(await member.box(1)).toMatchObject({ state: 'held', may: ['release'] });
    const { body } = await member.do(1, 'release');
    expect(body.boxes[1]).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(2) });
    expect(body.account).toMatchObject({ credit: 0, creditComing: 0, due: 0 });
    // Where the other day is canceled as well, it stays held, without a button that does nothing.
    await member.farm.seller.post(`${dayPath(member, 2)}/cancel`, { reason: REASON });
    expect(await late.box(1)).toMatchObject({ state: 'held', may: [] });
    expect((await late.do(1, 'release')).status).toBe(409);
  });

  it('counts no member’s move where the farm cancels the day that it moved them to as well', async () => {
    const member = await makeMember(test, 4);
    const cancel = (number: number, to: number) =>
      member.farm.seller.post(`${dayPath(member, number)}/cancel`, {
        ...{ reason: REASON, toDateId: member.share.dates[to]?.id },
      });
    await cancel(1, 2);
    await cancel(2, 3);
    const { boxes, holdsLeft } = await member.read();
    expect(boxes[1]).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(3) });
    expect([boxes[1]?.may.includes('hold'), holdsLeft.shift]).toEqual([true, 2]);
  });

  it('takes them as was chosen first, where the day is canceled again with another choice', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    const [, day, other] = member.share.dates;
    await test.db.getRepository(ShareDate).update(day?.id ?? 0, { state: 'canceled', reason: REASON });
    await member.farm.seller.post(`${dayPath(member, 1)}/cancel`, { reason: REASON, toDateId: other?.id });
    expect(await member.box(1)).toMatchObject({ state: 'canceled', shiftedTo: null });
    expect((await member.read()).account.credit).toBe(30);
  });

  it('is in the season for who joins, and nobody else gets a box by it', async () => {
    const member = await makeMember(test, 2);
    expect((await add(member.farm, member.share.id, { date: weekOfShare(2) })).status).toBe(201);
    expect((await member.read()).boxes).toHaveLength(2);
    expect((await (await joinAs(test, member.farm, member.share)).read()).boxes).toHaveLength(3);
  });

  it.each([
    ['a day that is there', 1, {}, 'The share has this day already.'],
    ['a half of a share of every week', 3, { half: 'A' }, 'Please choose which weeks.'],
    ['a day long ahead', 70, {}, 'Please choose a day within 60 weeks.'],
    [
      'a day in the past',
      -2,
      {},
      'None of this share’s pickups takes orders for that day. Please add it there first.',
    ],
  ])('is not %s', async (_, week, more, message) => {
    const { farm, share } = await makeMember(test, 2);
    const { status, body } = await add(farm, share.id, { date: weekOfShare(week), ...more });
    expect([status, body.issues?.[0]?.message]).toEqual([400, message]);
  });

  it('is another than the canceled one, later, and of the farm’s own share', async () => {
    const member = await makeMember(test, 3);
    const cancel = (number: number, to: number) =>
      member.farm.seller.post<ErrorBody>(`${dayPath(member, number)}/cancel`, {
        ...{ reason: REASON, toDateId: member.share.dates[to]?.id },
      });
    for (const answer of [await cancel(1, 1), await cancel(1, 0)])
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'toDateId']);
    const other = await makeShareFarm(test);
    expect((await add(other, member.share.id, { date: weekOfShare(3) })).status).toBe(404);
    expect((await member.box(1)).state).toBe('promised');
  });
});

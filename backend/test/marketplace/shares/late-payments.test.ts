import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  LateMembersView,
  ShareMemberDetails,
  ShareMemberList,
} from '../../../src/contract/marketplace/shares/share-members.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import {
  closeDay,
  joinAs,
  makeMember,
  type Member,
  payInTwo,
  payShare,
  takenOn,
} from '../../support/scenes/box-scene.js';
import { duePayments } from '../../support/scenes/due-payments.js';
import { weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PAUSES = { share: { pausesUnpaid: true } };
/** Its open payments were due so many days ago. */
const makeLate = ({ id }: Member, days: number) =>
  test.db.query(
    `UPDATE share_payments SET due_on = $2::date - $3::int WHERE subscription_id = $1 AND state = 'open'`,
    [id, utcDay(new Date()), days],
  );
async function pack(member: Member, number: number): Promise<string> {
  await closeDay(test, member, number);
  const { id } = await member.box(number);
  await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
  return (await test.db.getRepository(BoxPromise).findOneByOrFail({ id })).state;
}
const mailsTo = async ({ client }: Member) =>
  (await test.db.getRepository(Mail).findBy({ kind: 'share-late', recipient: client.user.email })).map(
    ({ text }) => text,
  );

describe('a box that isn’t paid for', () => {
  it('is packed as long as what was paid covers it, then paused, and needn’t be paid', async () => {
    const member = await makeMember(test, 4, PAUSES);
    await payInTwo(test, member);
    await payShare(test, member);
    await makeLate(member, 30);
    expect((await member.read()).boxes.map(({ isUnpaid }) => isUnpaid)).toEqual([false, false, true, true]);
    expect([await pack(member, 0), await pack(member, 1), await pack(member, 2)]).toEqual([
      ...['packed', 'packed', 'held'],
    ]);
    const { boxes, account } = await member.read();
    expect(boxes[2]).toMatchObject({ state: 'held', heldFor: 'unpaid', isUnpaid: false });
    expect(account).toMatchObject({ paid: 60, due: 30, late: 30, credit: 0 });
    expect(await takenOn(test, member, 2)).toBe(0);
    await payShare(test, member);
    expect(await pack(member, 3)).toBe('packed');
  });

  it('goes out where the farm says so after all', async () => {
    const member = await makeMember(test, 3, PAUSES);
    await makeLate(member, 30);
    expect(await pack(member, 0)).toBe('held');
    const { id } = await member.box(0);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/release`;
    const { body } = await member.farm.seller.post<ShareMemberDetails>(path, {});
    expect(body.account.due).toBe(90);
    expect(await pack(member, 0)).toBe('packed');
  });

  it('takes its credit with it when it goes out after all, and can be canceled then', async () => {
    const member = await makeMember(test, 3, PAUSES);
    await payInTwo(test, member);
    await payShare(test, member);
    await makeLate(member, 30);
    expect([await pack(member, 0), await pack(member, 1), await pack(member, 2)]).toEqual([
      ...['packed', 'held', 'held'],
    ]);
    // Of $45.00, the first box used up $30.00.
    expect((await member.read()).account).toMatchObject({ due: 0, credit: 15 });
    const { id } = await member.box(2);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/release`;
    const { body } = await member.farm.seller.post<ShareMemberDetails>(path, {});
    expect(body.account).toMatchObject({ due: 15, credit: 0 });
    expect(await pack(member, 2)).toBe('packed');
    const { orderId } = await test.db.getRepository(BoxPromise).findOneByOrFail({ id });
    const canceled = await member.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'cancelled' });
    expect(canceled.status).toBe(200);
    expect((await member.read()).account).toMatchObject({ due: 0, credit: 15 });
  });

  it('stays on the day that its member moved it to, and goes out after all', async () => {
    const member = await makeMember(test, 3, PAUSES);
    await makeLate(member, 30);
    const to = weekOfShare(1);
    const moved = await member.do(0, 'shift', { date: to });
    expect([moved.status, (await member.box(0)).shiftedTo]).toEqual([200, to]);
    await closeDay(test, member, 1);
    const { id } = await member.box(0);
    await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
    expect((await member.box(0)).state).toBe('held');
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/release`;
    expect((await member.farm.seller.post(path, {})).status).toBe(200);
    expect(await member.box(0)).toMatchObject({ state: 'shifted', shiftedTo: to });
  });

  it('is donated again when it was, and goes out after all', async () => {
    const member = await makeMember(test, 2, PAUSES);
    await makeLate(member, 30);
    expect((await member.do(0, 'donate')).status).toBe(200);
    expect(await pack(member, 0)).toBe('held');
    const { id } = await member.box(0);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/release`;
    expect((await member.farm.seller.post(path, {})).status).toBe(200);
    expect((await member.box(0)).state).toBe('donated');
  });

  it('goes out where its payment isn’t late since a week, and where the share doesn’t pause', async () => {
    const soon = await makeMember(test, 3, PAUSES);
    await makeLate(soon, 1);
    expect(await pack(soon, 0)).toBe('packed');
    const member = await makeMember(test, 3);
    await makeLate(member, 30);
    expect((await member.read()).boxes.some(({ isUnpaid }) => isUnpaid)).toBe(false);
    expect(await pack(member, 0)).toBe('packed');
  });
});

describe('a payment that is late', () => {
  it('is said to its member on fixed days, once each, with the box that won’t be packed', async () => {
    const member = await makeMember(test, 4, PAUSES);
    await makeLate(member, 14);
    const job = duePayments(test);
    const now = new Date();
    const today = utcDay(now);
    const { dueOn } = (await member.read()).payments[0] ?? { dueOn: today };
    // The day there, whatever the hour here.
    const noonAfter = (days: number) => new Date(`${addDays(dueOn, days)}T17:00:00Z`);
    await job.run(noonAfter(0));
    expect(await mailsTo(member)).toEqual([]);
    await Promise.all([job.run(noonAfter(7)), job.run(noonAfter(7))]);
    await job.run(noonAfter(8));
    const mails = await mailsTo(member);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('$120.00 for Vegetable share');
    expect(mails[0]).toMatch(/Your box of .+ won’t be packed unless you pay by/);
    await payShare(test, member);
    await job.run(noonAfter(14));
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('is in the season’s sum and in the list of its farm', async () => {
    const late = await makeMember(test, 3);
    await makeLate(late, 2);
    await joinAs(test, late.farm, late.share);
    const path = `/api/vendor/shares/${late.share.id}/members`;
    const { body } = await late.farm.seller.get<LateMembersView>(`${path}/late`);
    expect(body).toEqual({ members: 1, late: 90, due: 180 });
    const list = await late.farm.seller.get<ShareMemberList>(`${path}?late=true`);
    expect(list.body.map(({ id }) => id)).toEqual([late.id]);
    expect((await late.client.get(`${path}/late`)).status).toBe(403);
  });
});

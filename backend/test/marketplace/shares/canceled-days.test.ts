import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CancelDayPreview,
  ShareDayDetails,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareDate } from '../../../src/marketplace/tables/share-date.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { eventually } from '../../support/eventually.js';
import {
  closeDay,
  endDay,
  joinAs,
  makeMember,
  type Member,
  payShare,
  takenOn,
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
      test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
    await test.db.getRepository(ShareDate).update(member.share.dates[0]?.id ?? 0, { state: 'canceled' });
    expect(await pack()).toBe(0);
    await test.db.getRepository(ShareDate).update(member.share.dates[0]?.id ?? 0, { state: 'planned' });
    expect(await pack()).toBe(1);
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PromiseEvent } from '../../../src/marketplace/tables/promise-event.entity.js';
import { signedIn } from '../../support/http/people.js';
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
import { type Joined, makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const paymentsOf = ({ payments }: Joined) => payments.map(({ amount, state }) => [amount, state]);
const stateOf = async (member: Member, number: number) => (await member.box(number)).state;

describe('a hold for credit', () => {
  it('lowers the next payment at once', async () => {
    const member = await makeMember(test, 22, { payments: 4 });
    await payShare(test, member, 2);
    const { status, body } = await member.do(10, 'hold');
    expect(status).toBe(200);
    expect(paymentsOf(body)).toEqual([
      ...[
        [165, 'paid'],
        [165, 'paid'],
      ],
      ...[
        [135, 'open'],
        [165, 'open'],
      ],
    ]);
    expect(body).toMatchObject({ account: { credit: 0, creditComing: 0 }, holdsLeft: { credit: 1 } });
    expect(await member.box(10)).toMatchObject({ state: 'held', heldFor: 'credit', may: ['release'] });
    expect(await takenOn(test, member, 10)).toBe(0);

    const back = (await member.do(10, 'release')).body;
    expect(paymentsOf(back)[2]).toEqual([165, 'open']);
    expect(await stateOf(member, 10)).toBe('promised');
    expect(await takenOn(test, member, 10)).toBe(1);
  });

  it('of what is paid is farm credit from its deadline on, and undone without a trace', async () => {
    const member = await makeMember(test, 4);
    await payShare(test, member);
    const { account, boxes } = (await member.do(1, 'hold')).body;
    expect(account).toMatchObject({ credit: 0, creditComing: 30 });
    expect(account.entries[0]).toMatchObject({ kind: 'hold', amount: 30, date: weekOfShare(1) });
    expect(account.entries[0]?.spendableFrom).toBe(boxes[1]?.changeUntil);
    expect((await member.do(1, 'release')).body.account).toMatchObject({ credit: 0, creditComing: 0 });
    // And again: each box has one entry at most that counts.
    expect((await member.do(1, 'hold')).body.account.creditComing).toBe(30);
  });

  it('ends with those that the share allows; a third box can be donated', async () => {
    const member = await makeMember(test, 5);
    await member.do(1, 'hold');
    await member.do(2, 'hold');
    expect(await member.do(3, 'hold')).toMatchObject({ status: 409, body: { error: 'NO_HOLDS_LEFT' } });
    expect((await member.box(3)).may).toEqual(['hold', 'shift', 'donate']);
    expect((await member.do(3, 'donate')).status).toBe(200);
    expect(await stateOf(member, 3)).toBe('donated');
    expect(await takenOn(test, member, 3)).toBe(1);
    expect((await member.do(4, 'donate')).body.error).toBe('NO_HOLDS_LEFT');
    expect((await member.do(3, 'release')).status).toBe(200);
    expect((await member.do(4, 'donate')).status).toBe(200);
  });

  it('isn’t taken back once somebody else has its room', async () => {
    const farm = await makeShareFarm(test);
    const member = await makeMember(test, 3, { farm });
    await member.do(1, 'hold');
    await limitDay(test, member, 1, 1);
    await joinAs(test, farm, member.share);
    const refused = await member.do(1, 'release');
    expect(refused).toMatchObject({ status: 409, body: { error: 'SHARE_SITE_FULL' } });
    expect(refused.body.issues?.[0]?.message).toMatch(/^The stand is full on /);
    expect(await stateOf(member, 1)).toBe('held');
  });
});

describe('a hold for nothing', () => {
  it('is allowed at any number, and the farm keeps the money', async () => {
    const member = await makeMember(test, 4, { share: { holds: { credit: 0, shift: 0, donate: 0 } } });
    for (const number of [1, 2, 3])
      expect((await member.do(number, 'hold', { forCredit: false })).status).toBe(200);
    const { payments, account } = await member.read();
    expect(payments[0]?.amount).toBe(120);
    expect(account.entries.map(({ kind, amount }) => [kind, amount])).toEqual(Array(3).fill(['kept', 30]));
    await member.do(2, 'release');
    expect((await member.read()).account.entries).toHaveLength(2);
  });
});

describe('an included hold', () => {
  it('turns the last box on that is off, and the third one needs another way', async () => {
    const member = await makeMember(test, 31, {
      share: {
        includedHolds: 2,
        holds: { credit: 0, shift: 1, donate: 1 },
        sizes: [{ name: 'Regular', price: 28, places: 10 }],
      },
    });
    const before = await member.read();
    expect(before).toMatchObject({ total: 812, holdsLeft: { included: 2 } });
    expect([await stateOf(member, 29), await stateOf(member, 30)]).toEqual(['off', 'off']);
    const { body } = await member.do(8, 'hold');
    expect(await member.box(8)).toMatchObject({ state: 'held', heldFor: 'included' });
    expect([await stateOf(member, 29), await stateOf(member, 30)]).toEqual(['off', 'promised']);
    expect(body).toMatchObject({ total: 812, holdsLeft: { included: 1 } });
    await member.do(9, 'hold');
    expect((await member.do(10, 'hold')).body.error).toBe('NO_HOLDS_LEFT');
    expect((await member.box(10)).may).toEqual(['hold', 'shift', 'donate']);

    expect((await member.do(8, 'release')).body).toMatchObject({ total: 812, holdsLeft: { included: 1 } });
    expect([await stateOf(member, 29), await stateOf(member, 30)]).toEqual(['off', 'promised']);
    await member.do(9, 'release');
    expect([await stateOf(member, 29), await stateOf(member, 30)]).toEqual(['off', 'off']);
  });
});

describe('a box that moves to another day', () => {
  it('is a second one there, and comes back until the earlier deadline', async () => {
    const member = await makeMember(test, 5);
    const { status } = await member.do(1, 'shift', { date: weekOfShare(2) });
    expect(status).toBe(200);
    expect(await member.box(1)).toMatchObject({
      ...{ state: 'shifted', shiftedTo: weekOfShare(2), may: ['release'] },
      changeUntil: (await member.box(1)).changeUntil,
    });
    expect([await takenOn(test, member, 1), await takenOn(test, member, 2)]).toEqual([0, 2]);
    for (const action of ['hold', 'donate'])
      expect((await member.do(1, action)).body.error).toBe('BOX_NOT_CHANGEABLE');
    expect((await member.do(1, 'shift', { date: weekOfShare(3) })).body.error).toBe('BOX_NOT_CHANGEABLE');
    await member.do(1, 'release');
    expect(await member.box(1)).toMatchObject({ state: 'promised', shiftedTo: null });
    expect([await takenOn(test, member, 1), await takenOn(test, member, 2)]).toEqual([1, 1]);

    await member.do(3, 'shift', { date: weekOfShare(4) });
    await closeDay(test, member, 3);
    expect((await member.do(3, 'release')).body.error).toBe('BOX_TOO_LATE');
  });

  it('needs a day of the share that has room and isn’t over', async () => {
    const member = await makeMember(test, 4);
    const refused = async (date: string) => (await member.do(1, 'shift', { date })).body;
    expect((await refused('2031-01-01')).issues?.[0]?.message).toBe('The share has no box that day.');
    expect((await refused(weekOfShare(1))).issues?.[0]?.path).toBe('date');
    await limitDay(test, member, 2, 1);
    expect((await refused(weekOfShare(2))).error).toBe('SHARE_SITE_FULL');
    await closeDay(test, member, 0);
    expect((await refused(weekOfShare(0))).issues?.[0]?.message).toMatch(/^It’s too late for that day/);
    expect(await stateOf(member, 1)).toBe('promised');
  });
});

describe('who changes a box', () => {
  it('is its member until the deadline, and the farm after it', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await closeDay(test, member, 0);
    expect(await member.box(0)).toMatchObject({ may: [] });
    const { id } = await member.box(0);
    expect((await member.do(0, 'hold')).body.error).toBe('BOX_TOO_LATE');
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}`;
    const held = await member.farm.seller.post<Joined>(`${path}/boxes/${id}/hold`, {});
    expect(held).toMatchObject({
      status: 200,
      body: { member: { name: 'Ann Lee' }, account: { credit: 30 } },
    });
    const events = await test.db.getRepository(PromiseEvent).findBy({ promiseId: id });
    expect(events.map(({ change, role, fromState, toState }) => [change, role, fromState, toState])).toEqual([
      ['joined', 'member', null, 'promised'],
      ['held', 'farm', 'promised', 'held'],
    ]);
    expect(events[1]?.userId).toBe(member.farm.seller.user.id);
  });

  it('is nobody once its pickup is over, as it would never be packed', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id }];
    const member = await makeMember(test, 3, { farm, share: { sites } });
    await payShare(test, member);
    await member.do(0, 'hold');
    await member.do(1, 'shift', { date: weekOfShare(2) });
    await endDay(test, member, 0);
    await endDay(test, member, 1);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}`;
    for (const number of [0, 1]) {
      const { id } = await member.box(number);
      const late = await member.farm.seller.post<Joined>(`${path}/boxes/${id}/release`, {});
      expect(late.body.error).toBe('SHARE_DAY_PASSED');
    }
    const { body } = await farm.seller.get<Joined>(path);
    expect(body.boxes.map(({ may }) => may.length > 0)).toEqual([false, false, true]);
    const from = { scheduleId: town.id, from: weekOfShare(0) };
    expect((await farm.seller.put<Joined>(`${path}/site`, from)).status).toBe(200);
    expect((await member.box(0)).siteName).toBe('The stand');
  });

  it('is nobody else', async () => {
    const member = await makeMember(test, 3);
    const stranger = await signedIn(test);
    const { id } = await member.box(0);
    const path = `/boxes/${id}/hold`;
    expect((await stranger.post(`/api/subscriptions/${member.id}${path}`, {})).status).toBe(404);
    const other = await makeShareFarm(test);
    const ofFarm = `/api/vendor/shares/${member.share.id}/members/${member.id}${path}`;
    expect((await other.seller.post(ofFarm, {})).status).toBe(404);
    expect((await member.client.post(`/api/subscriptions/${member.id}/boxes/1000000/hold`, {})).status).toBe(
      404,
    );
  });

  it('is one of two tabs: the other reads what is now', async () => {
    const member = await makeMember(test, 4);
    const both = await Promise.all([member.do(1, 'hold'), member.do(1, 'shift', { date: weekOfShare(2) })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.error).filter(Boolean)).toEqual(['BOX_NOT_CHANGEABLE']);
  });
});

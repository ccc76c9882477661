import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeDay, makeMember, payShare, secondPickup, takenOn } from '../../support/scenes/box-scene.js';
import { type Joined, makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const paymentsOf = ({ payments }: Joined) => payments.map(({ amount, state }) => [amount, state]);
describe('another pickup site', () => {
  it('is for one box, then from a day on, then back, and the single change survives', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const member = await makeMember(test, 16, { farm, payments: 2, share: { sites } });
    await payShare(test, member);
    const put = (scheduleId: number, number: number) =>
      member.client.put<Joined>(`/api/subscriptions/${member.id}/site`, {
        ...{ scheduleId, from: weekOfShare(number) },
      });
    expect((await member.do(2, 'site', { scheduleId: town.id })).body.payments[1]?.amount).toBe(242);
    // 12 boxes at $2.00, but the one that has its own.
    const { body } = await put(town.id, 4);
    expect(body).toMatchObject({ scheduleId: town.id, siteName: 'In town' });
    expect(body.payments[1]?.amount).toBe(242 + 24);
    expect(await takenOn(test, member, 4)).toBe(0);
    expect((await member.box(4)).amount).toBe(32);
    await put(farm.schedule.id, 4);
    expect((await member.read()).payments[1]?.amount).toBe(242);
    expect((await member.box(2)).siteName).toBe('In town');
    expect(await takenOn(test, member, 4)).toBe(1);
    expect((await member.do(2, 'site', { scheduleId: farm.schedule.id })).body.payments[1]?.amount).toBe(240);
  });

  it('spreads its fee over open payments, or is a payment of its own', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const member = await makeMember(test, 12, { farm, payments: 3, share: { sites } });
    await payShare(test, member);
    const path = `/api/subscriptions/${member.id}/site`;
    const from = { scheduleId: town.id, from: weekOfShare(0) };
    expect(paymentsOf((await member.client.put<Joined>(path, from)).body)).toEqual([
      [120, 'paid'],
      [132, 'open'],
      [132, 'open'],
    ]);
    await payShare(test, member, 2);
    const back = (await member.client.put<Joined>(path, { ...from, scheduleId: farm.schedule.id })).body;
    expect(back.account).toMatchObject({ credit: 24, due: 0 });
    const { payments } = (await member.client.put<Joined>(path, from)).body;
    expect(payments.find(({ number }) => number === 4)).toMatchObject({ amount: 24, state: 'open' });
  });

  it('that costs less leaves credit where a hold for credit is taken back there', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: town.id, fee: 2 }, { scheduleId: farm.schedule.id }];
    const member = await makeMember(test, 3, { farm, share: { sites } });
    await payShare(test, member);
    await member.do(1, 'hold');
    await member.client.put(`/api/subscriptions/${member.id}/site`, {
      ...{ scheduleId: farm.schedule.id, from: weekOfShare(1) },
    });
    const { status, body } = await member.do(1, 'release');
    expect(status).toBe(200);
    // $2.00 for each of two boxes.
    expect(body.account).toMatchObject({ credit: 4, creditComing: 0, due: 0 });
    expect(body.total).toBe(96);
  });

  it('is never from a day that has passed', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const member = await makeMember(test, 2, { farm, share: { sites } });
    const path = `/vendor/shares/${member.share.id}/members/${member.id}/site`;
    const from = { scheduleId: town.id, from: weekOfShare(-1) };
    for (const refused of [
      await member.client.put<Joined>(`/api/subscriptions/${member.id}/site`, from),
      await farm.seller.put<Joined>(`/api${path}`, from),
    ])
      expect([refused.status, refused.body.error]).toEqual([409, 'SHARE_DAY_PASSED']);
    expect(await member.read()).toMatchObject({ siteName: 'The stand', account: { due: 60 } });
  });

  it('is refused in another state, where it isn’t one of the share’s, and once all is too late', async () => {
    const farm = await makeShareFarm(test);
    const away = await secondPickup(test, farm, 'GA');
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: away.id }];
    const member = await makeMember(test, 2, { farm, share: { sites } });
    const refused = await member.do(0, 'site', { scheduleId: away.id });
    expect(refused.body.issues?.[0]?.message).toMatch(/another state/);
    expect((await member.do(0, 'site', { scheduleId: 1_000_000 })).body.issues?.[0]?.path).toBe('scheduleId');
    await closeDay(test, member, 0);
    await closeDay(test, member, 1);
    const late = await member.client.put<Joined>(`/api/subscriptions/${member.id}/site`, {
      ...{ scheduleId: away.id, from: weekOfShare(0) },
    });
    expect(late.body.error).toBe('BOX_TOO_LATE');
  });
});

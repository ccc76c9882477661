import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SizeChoiceList } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import {
  closeDay,
  joinAs,
  limitDay,
  type Member,
  payShare,
  secondPickup,
  takenOn,
} from '../../support/scenes/box-scene.js';
import {
  type Joined,
  makeShare,
  makeShareFarm,
  type ShareFarm,
  shareForm,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const SIZES = [
  { name: 'Regular', price: 30, places: 2, crates: 3 },
  { name: 'Small', price: 20, places: 2, crates: 1 },
];
const TERMS = { payments: [1, 3], holds: { credit: 2, shift: 2, donate: 1 } };
/** A member of a share of 12 boxes in the size of that position. */
async function memberOf(
  position: number,
  { payments = 1, share = {}, farm: given }: { payments?: number; share?: object; farm?: ShareFarm } = {},
): Promise<Member> {
  const farm = given ?? (await makeShareFarm(test, { capacity: 10, capacityUnit: 'crates' }));
  const made = await makeShare(farm, 12, {
    ...{ sizes: SIZES, ...TERMS, ...share },
  });
  return joinAs(test, farm, made, { sizeId: made.sizes[position]?.id, payments });
}
const choices = async ({ client, id }: Member) =>
  (await client.get<SizeChoiceList>(`/api/subscriptions/${id}/sizes`)).body;
const change = (
  { client, id, share }: Member,
  position: number,
  difference: number,
  base = `/api/subscriptions/${id}`,
  by = client,
) => by.post<Joined & ErrorBody>(`${base}/size`, { sizeId: share.sizes[position]?.id, difference });
const farmPath = ({ share, id }: Member) => `/api/vendor/shares/${share.id}/members/${id}`;
const cancelDay = ({ share, farm }: Member, number: number, to: number) =>
  farm.seller.post(`/api/vendor/shares/${share.id}/days/${share.dates[number]?.id}/cancel`, {
    ...{ reason: 'Hail', toDateId: share.dates[to]?.id },
  });
const open = ({ payments }: Joined) =>
  payments.filter(({ state }) => state === 'open').map(({ amount }) => amount);
const places = async ({ share }: Member) =>
  (
    await test.db.getRepository(ShareSize).find({ where: { planId: share.id }, order: { position: 'ASC' } })
  ).map(({ taken }) => taken);

describe('a change to a bigger size', () => {
  it('is 12 × $10.00 more, $60.00 on each of two open payments, as it was shown', async () => {
    const member = await memberOf(1, { payments: 3 });
    await payShare(test, member);
    const [regular] = await choices(member);
    expect(regular).toMatchObject({
      ...{ name: 'Regular', price: 30, boxes: 12, difference: 120, credit: 0, isOpen: true },
      payments: [{ amount: 140 }, { amount: 140 }],
    });
    expect((await change(member, 0, 110)).body.error).toBe('SHARE_TOTAL_CHANGED');
    expect(await places(member)).toEqual([0, 1]);
    const { status, body } = await change(member, 0, 120);
    expect([status, body.sizeName, open(body), body.total]).toEqual([200, 'Regular', [140, 140], 360]);
    expect(new Set(body.boxes.map(({ amount }) => amount))).toEqual(new Set([30]));
    expect([await places(member), await takenOn(test, member, 0)]).toEqual([[1, 0], 3]);
  });

  it('is one payment where none is open, and leaves boxes that are gone as they were', async () => {
    const member = await memberOf(1);
    await payShare(test, member);
    await closeDay(test, member, 0);
    await member.do(1, 'hold');
    const [regular] = await choices(member);
    expect(regular).toMatchObject({ boxes: 10, difference: 100, payments: [{ amount: 100 }] });
    const { body } = await change(member, 0, 100);
    expect([open(body), body.boxes[0]?.amount, body.boxes[2]?.amount]).toEqual([[100], 20, 30]);
    const sizes = await test.db.query<{ name: string }[]>(
      `SELECT size.name FROM promises AS box JOIN subscriptions AS member ON member.id = subscription_id
        JOIN share_sizes AS size ON size.id = coalesce(box.size_id, member.size_id)
        WHERE subscription_id = $1 ORDER BY box.id LIMIT 2`,
      [member.id],
    );
    expect(sizes).toEqual([{ name: 'Small' }, { name: 'Regular' }]);
    // The held box was credited at $20.00 and comes back at $30.00.
    const back = await member.do(1, 'release');
    expect(back.body.account).toMatchObject({ due: 110, credit: 0, creditComing: 0 });
  });

  it('is refused without a place or without room, and nothing changes', async () => {
    const member = await memberOf(1);
    const [regular] = member.share.sizes;
    await limitDay(test, member, 5, 2);
    expect((await change(member, 0, 120)).body.error).toBe('SHARE_SITE_FULL');
    await limitDay(test, member, 5, 3);
    await test.db.getRepository(ShareSize).update({ id: regular?.id ?? 0 }, { taken: 2 });
    expect((await choices(member))[0]?.isOpen).toBe(false);
    expect((await change(member, 0, 120)).body.error).toBe('SHARE_FULL');
    expect([await places(member), await takenOn(test, member, 0)]).toEqual([[2, 1], 1]);
  });

  it('has the last place for one of two who change at once', async () => {
    const member = await memberOf(1);
    const other = await joinAs(test, member.farm, member.share, { sizeId: member.share.sizes[1]?.id });
    await test.db.getRepository(ShareSize).update({ id: member.share.sizes[0]?.id ?? 0 }, { taken: 1 });
    const answers = await Promise.all([change(member, 0, 120), change(other, 0, 120)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await places(member)).toEqual([2, 1]);
  });
});

describe('a change to a smaller size', () => {
  it('is its farm’s alone, but where the share allows it', async () => {
    const member = await memberOf(0);
    expect(await choices(member)).toMatchObject([{ name: 'Small', isAllowed: false, isOpen: false }]);
    expect((await change(member, 1, -120)).body.error).toBe('SIZE_NOT_ALLOWED');
    const { status } = await change(member, 1, -120, farmPath(member), member.farm.seller);
    expect([status, open(await member.read())]).toEqual([200, [240]]);
  });

  it('lowers what is open, and is farm credit of what was paid', async () => {
    const member = await memberOf(0, { share: { allowsSmaller: true } });
    await payShare(test, member);
    expect(await choices(member)).toMatchObject([
      { difference: -120, credit: 120, payments: [], isOpen: true },
    ]);
    const { body } = await change(member, 1, -120);
    expect(body.account).toMatchObject({ paid: 360, due: 0, credit: 120 });
    expect([await places(member), await takenOn(test, member, 3)]).toEqual([[0, 1], 1]);
  });
});

describe('a box that kept its size', () => {
  const asFarm = (member: Member, position: number, difference: number) =>
    change(member, position, difference, farmPath(member), member.farm.seller);
  /** Box 1 is held for nothing, and released once all others are of the other size. */
  async function keptOf(from: number, to: number, difference: number, more = {}): Promise<Member> {
    const member = await memberOf(from, more);
    await payShare(test, member);
    await member.do(1, 'hold', { forCredit: false });
    expect((await asFarm(member, to, difference)).status).toBe(200);
    expect((await member.do(1, 'release')).status).toBe(200);
    return member;
  }

  it('costs what it cost once its member is back at that size', async () => {
    const member = await keptOf(0, 1, -110);
    expect(await choices(member)).toMatchObject([{ name: 'Regular', boxes: 12, difference: 110 }]);
    expect((await asFarm(member, 0, 110)).status).toBe(200);
    expect((await member.box(1)).amount).toBe(30);
    expect((await member.read()).account).toMatchObject({ due: 110, credit: 110 });
  });

  it('costs the other fee alone at another site, and takes the room of its size there', async () => {
    const farm = await makeShareFarm(test, { capacity: 10, capacityUnit: 'crates' });
    const town = await secondPickup(test, farm);
    await test.db.getRepository(PickupSchedule).update(town.id, { capacity: 10, capacityUnit: 'crates' });
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const member = await keptOf(1, 0, 110, { farm, share: { sites } });
    const { body } = await member.do(1, 'site', { scheduleId: town.id });
    expect([body.boxes[1]?.amount, body.account.due]).toEqual([22, 112]);
    const window = { scheduleId: town.id, date: weekOfShare(1) };
    expect((await test.db.getRepository(PickupWindow).findOneByOrFail(window)).taken).toBe(1);
  });

  it('takes the room of its size on the day that it moves to', async () => {
    const member = await keptOf(0, 1, -110);
    await cancelDay(member, 1, 2);
    expect(await member.box(1)).toMatchObject({ state: 'shifted', shiftedTo: weekOfShare(2) });
    expect(await takenOn(test, member, 2)).toBe(4);
  });

  it('keeps its farm from removing that size', async () => {
    const { farm, share } = await keptOf(0, 1, -110);
    const [, small] = share.sizes;
    const sizes = [{ ...SIZES[1], id: small?.id }];
    const form = shareForm(farm, 12, { ...TERMS, sizes });
    const { status, body } = await farm.seller.put<ErrorBody>(`/api/vendor/shares/${share.id}`, form);
    expect([status, body.issues?.[0]?.message]).toEqual([
      ...[400, 'People joined with the size Regular. Please keep it, and lower its places.'],
    ]);
  });
});

it('changes the size of a box that its farm moved from a canceled day', async () => {
  const member = await memberOf(1);
  await payShare(test, member);
  await cancelDay(member, 1, 2);
  expect(await choices(member)).toMatchObject([{ name: 'Regular', boxes: 12, difference: 120 }]);
  expect((await change(member, 0, 120)).status).toBe(200);
  expect(await member.box(1)).toMatchObject({ state: 'shifted', amount: 30 });
  expect(await takenOn(test, member, 2)).toBe(6);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberImportPreview } from '../../../src/contract/marketplace/shares/member-files.js';
import { totalAt } from '../../../src/contract/marketplace/shares/price-terms.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { PledgeView, RoundView } from '../../../src/contract/marketplace/shares/share-rounds.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { momentAt } from '../../../src/contract/shared/calendar/wall-clock.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { wholeCents } from '../../../src/contract/shared/money.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { PromiseEvent } from '../../../src/marketplace/tables/promise-event.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { joinAs, type Member, payInTwo, payShare, secondPickup } from '../../support/scenes/box-scene.js';
import { closeRounds } from '../../support/scenes/share-jobs.js';
import { FIRST_DAY, makeShare, makeShareFarm, type ShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BOXES = 22;
const LAST_DAY = addDays(FIRST_DAY, -2);
const SIZES = [
  { name: 'Regular', price: 30, places: 200 },
  { name: 'Small', price: 20, places: 200 },
];
type Round = RoundView & ErrorBody;

async function makeSeason(farm: ShareFarm, more: object = {}): Promise<SharePlanView> {
  return makeShare(farm, BOXES, { sizes: SIZES, allowsSmaller: true, ...more });
}
const path = ({ id }: SharePlanView) => `/api/vendor/shares/${id}/round`;
const open = (farm: ShareFarm, share: SharePlanView, target: number, more: object = {}) =>
  farm.seller.post<Round>(path(share), { target, lastDay: LAST_DAY, ...more });
const read = async (farm: ShareFarm, share: SharePlanView) =>
  (await farm.seller.get<Round>(path(share))).body;
const close = (farm: ShareFarm, share: SharePlanView, pledged: number) =>
  farm.seller.post<Round>(`${path(share)}/close`, { pledged });
const pledge = ({ client, id }: Member, price: number | null) =>
  client.put<PledgeView & ErrorBody>(`/api/subscriptions/${id}/pledge`, { price });
/** The farm notes what a member said. */
const note = (farm: ShareFarm, share: SharePlanView, id: number, price: number) =>
  farm.seller.put<Round>(`/api/vendor/shares/${share.id}/members/${id}/pledge`, { price });
const mailsTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } })).filter(
    ({ kind }) => kind.startsWith('share-round'),
  );
const payments = ({ payments: all }: Awaited<ReturnType<Member['read']>>) =>
  all.map(({ amount, state }) => [amount, state]);
const makeFarm = () => makeShareFarm(test, { capacity: null });

describe('a pledge round', () => {
  it('sets prices where 3 at $27 and 2 at $36 reach $3,300.00', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const ann = await joinAs(test, farm, share);
    const bob = await joinAs(test, farm, share);
    await payInTwo(test, ann);
    await payShare(test, bob);
    const rows = Array.from({ length: 3 }, (_, at) => `Member ${at},Regular`);
    const bytes = Buffer.from(['Name,Size', ...rows].join('\n'));
    const file = { field: 'file', bytes, name: 'members.csv' };
    const at = `/api/vendor/shares/${share.id}/members/import`;
    const imported = await farm.seller.postForm<MemberImportPreview>(at, { mode: 'write' }, file);
    expect(imported.body.created).toBe(3);

    const opened = await open(farm, share, 3_300);
    expect([opened.status, opened.body.now, opened.body.pledged]).toEqual([201, 3_300, 3_300]);
    expect(opened.body.round).toMatchObject({ target: 3_300, from: 80, to: 150, state: 'open' });
    expect((await mailsTo(ann.client.user.email)).map(({ kind }) => kind)).toEqual(['share-round']);
    expect((await pledge(ann, 36)).body).toMatchObject({ pledged: 36, least: 24, most: 45 });
    expect((await pledge(bob, 27)).status).toBe(200);
    const others = opened.body.members.filter(({ id }) => id !== ann.id && id !== bob.id);
    for (const [index, { id }] of others.entries()) await note(farm, share, id, index < 2 ? 27 : 36);
    // Who has an account pledges alone.
    expect((await note(farm, share, ann.id, 45)).status).toBe(404);
    expect((await read(farm, share)).pledged).toBe(3_366);
    expect((await close(farm, share, 3_300)).body.error).toBe('ROUND_CHANGED');

    const closed = await close(farm, share, 3_366);
    expect([closed.status, closed.body.now]).toEqual([200, 3_366]);
    expect(closed.body.round).toMatchObject({ state: 'set', reached: 3_366 });
    const paysMore = await ann.read();
    expect(paysMore).toMatchObject({ total: 792, chosenPrice: { price: 36 }, isPledging: false });
    expect(payments(paysMore)).toEqual([
      [396, 'open'],
      [396, 'open'],
    ]);
    expect(new Set(paysMore.boxes.map(({ amount }) => amount))).toEqual(new Set([36]));
    // Paid in full before: what's too much is farm credit.
    expect((await bob.read()).account).toMatchObject({ paid: 660, due: 0, credit: 66 });
    const [, told] = await mailsTo(ann.client.user.email);
    expect(told?.text).toMatch(/You pay \$36\.00 a box[^]*\$396\.00/);
    const events = await test.db.getRepository(PromiseEvent).countBy({ change: 'price' });
    expect(events).toBe(5 * BOXES);
  });

  it('changes nothing below its target, and another one may open', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const [ann, bob] = [await joinAs(test, farm, share), await joinAs(test, farm, share)];
    await open(farm, share, 1_400);
    expect((await open(farm, share, 1_400)).body.error).toBe('ROUND_OPEN');
    await pledge(ann, 27);
    const missed = await close(farm, share, 57 * BOXES);
    expect(missed.body).toMatchObject({ now: 1_320, round: { state: 'missed', reached: 1_254 } });
    expect(await ann.read()).toMatchObject({ total: 660, chosenPrice: null });
    expect((await mailsTo(ann.client.user.email)).at(-1)?.text).toContain('You pay $30.00 a box.');
    expect(await mailsTo(bob.client.user.email)).toHaveLength(1);
    expect((await pledge(ann, 36)).body.error).toBe('ROUND_NOT_FOUND');

    expect((await open(farm, share, 1_400)).status).toBe(201);
    await pledge(ann, 36);
    const set = await close(farm, share, 66 * BOXES);
    expect(set.body.round?.state).toBe('set');
    // Who didn't pledge keeps $30.00.
    expect([(await ann.read()).total, (await bob.read()).total]).toEqual([792, 660]);
  });

  it('closes by itself a day after its last one, and the farm hears of it', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const [ann, bob] = [await joinAs(test, farm, share), await joinAs(test, farm, share)];
    const lastDay = addDays(FIRST_DAY, -3);
    await open(farm, share, 1_400, { lastDay });
    await pledge(ann, 36);
    expect((await read(farm, share)).round).toMatchObject({ state: 'open', closesOn: addDays(lastDay, 1) });
    const midnight = momentAt(addDays(lastDay, 2), '00:00', 'America/New_York').getTime();
    await closeRounds(test).run(new Date(midnight - 1));
    expect((await read(farm, share)).round?.state).toBe('open');
    await closeRounds(test).run(new Date(midnight));
    expect((await read(farm, share)).round).toMatchObject({
      state: 'set',
      reached: 66 * BOXES,
      closesOn: null,
    });
    expect([(await ann.read()).total, (await bob.read()).total]).toEqual([792, 660]);
    const told = async () => (await mailsTo(farm.seller.user.email)).map(({ kind, text }) => [kind, text]);
    expect(await told()).toEqual([
      [
        'share-round-over',
        expect.stringContaining('came to $1,452.00. That reaches your target of $1,400.00'),
      ],
    ]);
    await closeRounds(test).run(new Date(midnight + 1));
    expect(await told()).toHaveLength(1);
  });

  it('closes by itself an hour before the first deadline at the latest, in time to set prices', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const ann = await joinAs(test, farm, share);
    await open(farm, share, 100);
    await pledge(ann, 36);
    const { ordersCloseAt } = await test.db
      .getRepository(PickupWindow)
      .findOneByOrFail({ scheduleId: farm.schedule.id, date: FIRST_DAY });
    await closeRounds(test).run(new Date(ordersCloseAt.getTime() - 3_600_000));
    expect((await read(farm, share)).round?.state).toBe('set');
    expect((await ann.read()).chosenPrice).toMatchObject({ price: 36 });
  });

  it('drops the pledge of who changes the size, and takes one back', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const [ann, bob] = [await joinAs(test, farm, share), await joinAs(test, farm, share)];
    await open(farm, share, 100);
    await pledge(ann, 45);
    await pledge(bob, 40);
    expect((await pledge(bob, null)).body.pledged).toBeNull();
    const small = { sizeId: share.sizes[1]?.id, difference: -10 * BOXES };
    expect((await ann.client.post(`/api/subscriptions/${ann.id}/size`, small)).status).toBe(200);
    const { members, pledged } = await read(farm, share);
    expect([members.map((one) => one.pledge), pledged]).toEqual([[null, null], 50 * BOXES]);
    expect((await pledge(ann, 31)).body.issues?.[0]?.message).toBe('Please enter $16.00 to $30.00 a box.');
  });

  it('shows the sum that comes of it, with the fees of sites', async () => {
    const farm = await makeFarm();
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 2 }];
    const share = await makeSeason(farm, { sites });
    const ann = await joinAs(test, farm, share, { scheduleId: town.id, quantity: 2 });
    await open(farm, share, 100);
    const { body } = await pledge(ann, 36);
    expect(totalAt(wholeCents(36), body)).toBe(167_200);
    // What members pay for the site isn't part of the target.
    await close(farm, share, 2 * 36 * BOXES);
    expect(await ann.read()).toMatchObject({ total: 1_672, chosenPrice: { price: 36 } });
  });

  it('is for the time before the first deadline', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const ann = await joinAs(test, farm, share);
    const late = await open(farm, share, 100, { lastDay: FIRST_DAY });
    expect(late.body.issues?.[0]?.path).toBe('lastDay');
    await open(farm, share, 100);
    await pledge(ann, 36);
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: farm.schedule.id, date: FIRST_DAY }, { ordersCloseAt: new Date() });
    expect((await pledge(ann, 40)).body.error).toBe('ROUND_OVER');
    expect((await ann.read()).isPledging).toBe(false);
    const closed = await close(farm, share, 36 * BOXES);
    expect(closed.body).toMatchObject({ round: { state: 'late' }, openUntil: null });
    expect((await ann.read()).chosenPrice).toBeNull();
    expect((await mailsTo(ann.client.user.email)).at(-1)?.text).toContain('after the first box’s deadline');
    expect((await open(farm, share, 100)).body.error).toBe('ROUND_TOO_LATE');
  });

  it('goes on where the farm canceled the first day, and counts the boxes that it moved', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const ann = await joinAs(test, farm, share);
    await open(farm, share, 100);
    const off = (number: number, more: object = {}) =>
      farm.seller.post(`/api/vendor/shares/${share.id}/days/${share.dates[number]?.id}/cancel`, {
        ...{ reason: 'Frost', ...more },
      });
    expect((await off(0)).status).toBe(200);
    expect((await off(1, { toDateId: share.dates[2]?.id })).status).toBe(200);
    await test.db
      .getRepository(PickupWindow)
      .update({ scheduleId: farm.schedule.id, date: FIRST_DAY }, { ordersCloseAt: new Date() });
    expect((await ann.read()).isPledging).toBe(true);
    expect((await pledge(ann, 36)).status).toBe(200);
    // The box of the first day became credit; that of the second one comes on the third.
    expect((await read(farm, share)).pledged).toBe(36 * (BOXES - 1));
  });

  it('is the farm’s own, and each pledge its member’s', async () => {
    const farm = await makeFarm();
    const share = await makeSeason(farm);
    const [ann, bob] = [await joinAs(test, farm, share), await joinAs(test, farm, share)];
    const other = await makeShareFarm(test);
    expect((await open(other, share, 100)).body.error).toBe('SHARE_NOT_FOUND');
    expect((await pledge(ann, 36)).body.error).toBe('ROUND_NOT_FOUND');
    await open(farm, share, 100);
    const strange = await pledge({ ...ann, client: bob.client }, 36);
    expect(strange.body.error).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await note(other, share, ann.id, 36)).body.error).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await other.seller.get<ErrorBody>(path(share))).body.error).toBe('SHARE_NOT_FOUND');
  });
});

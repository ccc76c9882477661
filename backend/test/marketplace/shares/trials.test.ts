import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareQuoteView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { ShareMemberList } from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { TrialQuoteView } from '../../../src/contract/marketplace/shares/trials.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Trials } from '../../../src/marketplace/shares/joining/trials.job.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { jobParts } from '../../support/scenes/share-jobs.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  shareForm,
  type ShareFarm,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BOXES = 10;
const makeFarm = () => makeShareFarm(test, { capacity: null });
const tried = (farm: ShareFarm, more: object = {}) => makeShare(farm, BOXES, { trialBoxes: 3, ...more });
const shopper = () => signedIn(test, { role: 'user' });
const tryIt = (member: Client, share: SharePlanView, more: object = {}) =>
  joinShare(member, share, 90, { trial: true, ...more });
const read = async (member: Client, id: number) =>
  (await member.get<Joined>(`/api/subscriptions/${id}`)).body;
const quote = (member: Client, id: number, payments = 1) =>
  member.post<TrialQuoteView & ErrorBody>(`/api/subscriptions/${id}/trial/quote`, { payments });
const goOn = (member: Client, id: number, total: number, payments = 1) =>
  member.post<Joined>(`/api/subscriptions/${id}/trial`, { payments, total });
const sizeOf = (share: SharePlanView) =>
  test.db.getRepository(ShareSize).findOneByOrFail({ id: share.sizes[0]?.id ?? 0 });
const takenOf = async (share: SharePlanView) => (await sizeOf(share)).taken;
const daysTaken = async ({ schedule }: ShareFarm) =>
  (
    await test.db
      .getRepository(PickupWindow)
      .find({ where: { scheduleId: schedule.id }, order: { date: 'ASC' } })
  )
    .filter(({ taken }) => taken > 0)
    .map(({ date, taken }) => [date, taken]);
const trials = () => {
  const { jobs, mails } = jobParts(test);
  return new Trials(test.db, jobs, mails);
};
const mailsTo = async ({ user }: Client, kind: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient: user.email, kind } })).map(
    ({ text }) => text,
  );

describe('a trial', () => {
  it('is the next boxes alone, paid at once, with room on their days only', async () => {
    const farm = await makeFarm();
    const share = await tried(farm, {
      payments: [1, 2],
      includedHolds: 2,
      holds: { credit: 2, shift: 2, donate: 1 },
    });
    expect(share.trialBoxes).toBe(3);
    const ann = await shopper();
    const choice = { sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, trial: true };
    const asked = await ann.post<ShareQuoteView>(`/api/shares/${share.id}/quote`, choice);
    expect(asked.body).toMatchObject({
      boxes: 3,
      includedHolds: 0,
      total: 90,
      dates: [0, 1, 2].map(weekOfShare),
    });
    const { status, body } = await tryIt(ann, share);
    expect([status, body.isTrial, body.total, body.holdsLeft]).toEqual([
      ...[201, true, 90],
      { included: 0, credit: 0, shift: 0, donate: 1 },
    ]);
    expect(body.payments.map(({ amount }) => amount)).toEqual([90]);
    expect(await daysTaken(farm)).toEqual([0, 1, 2].map((week) => [weekOfShare(week), 1]));
    expect(await takenOf(share)).toBe(1);
    const [told] = await mailsTo(ann, 'share-joined');
    expect(told).toContain('You have 3 boxes');
    expect(told).toContain('Nothing more is charged.');
    const members = await farm.seller.get<ShareMemberList>(`/api/vendor/shares/${share.id}/members`);
    expect(members.body).toMatchObject([{ isTrial: true, boxesLeft: 3 }]);
  });

  it('is refused where it is not offered, in parts, with work or another price, and twice', async () => {
    const farm = await makeFarm();
    const plain = await makeShare(farm, BOXES);
    const ann = await shopper();
    const refused = async (share: SharePlanView, more: object = {}) => {
      const { body } = await tryIt(ann, share, more);
      return body.issues?.[0]?.message ?? body.error;
    };
    const closed = 'This share can’t be tried now. Please join for the season.';
    expect(await refused(plain)).toBe(closed);
    const priceChoice = { kind: 'free', from: 80, to: 150 };
    const share = await tried(farm, { payments: [1, 2], priceChoice });
    expect(await refused(share, { payments: 2 })).toMatch(/^Please choose fewer payments/);
    expect(await refused(share, { price: 36 })).toBe('A trial is paid in full, at the price of the size.');
    expect((await tryIt(ann, share)).status).toBe(201);
    expect(await refused(share)).toBe('SHARE_TRIED');
    // All that are left are no trial.
    expect(await refused(await makeShare(farm, 3, { trialBoxes: 3 }))).toBe(closed);
    const form = shareForm(farm, BOXES, { trialBoxes: 5 });
    const wrong = await farm.seller.post<ErrorBody>('/api/vendor/shares', form);
    expect(wrong.body.issues?.[0]?.path).toBe('trialBoxes');
    const bob = await shopper();
    const season = await joinShare(bob, share, 300);
    expect([season.status, season.body.isTrial]).toEqual([201, undefined]);
    expect((await tryIt(bob, share)).body.error).toBe('SHARE_TRIED');
  });

  it('never takes more places than there are', async () => {
    const farm = await makeFarm();
    const share = await tried(farm, { sizes: [{ name: 'Regular', price: 30, places: 2 }] });
    const people = await Promise.all(Array.from({ length: 4 }, shopper));
    const answers = await Promise.all(
      people.map((member, index) => (index % 2 === 0 ? tryIt(member, share) : joinShare(member, share, 300))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await takenOf(share)).toBe(2);
  });
});

describe('going on after a trial', () => {
  it('adds the boxes after it and their payments, and keeps the place', async () => {
    const farm = await makeFarm();
    const sizes = [{ name: 'Regular', price: 30, places: 1 }];
    const share = await tried(farm, { sizes, payments: [1, 2], holds: { credit: 2, shift: 2, donate: 1 } });
    const ann = await shopper();
    const { id } = (await tryIt(ann, share)).body;
    // The price of a size may rise; hers is the one that she joined at.
    await test.db.getRepository(ShareSize).update({ id: share.sizes[0]?.id ?? 0 }, { price: 3_500 });
    const asked = await quote(ann, id, 2);
    expect(asked.body).toMatchObject({
      boxes: 7,
      price: 30,
      total: 210,
      choices: [1, 2],
      first: { date: weekOfShare(3) },
    });
    expect((await goOn(ann, id, 200, 2)).body.error).toBe('SHARE_TOTAL_CHANGED');
    const twice = await Promise.all([goOn(ann, id, 210, 2), goOn(ann, id, 210, 2)]);
    expect(twice.map(({ status, body }) => [status, body.error]).sort()).toEqual([
      [200, undefined],
      [409, 'TRIAL_OVER'],
    ]);
    const after = await read(ann, id);
    expect(after).toMatchObject({ total: 300, holdsLeft: { credit: 2, shift: 2, donate: 1 } });
    expect(after.isTrial).toBeUndefined();
    expect(after.boxes.map(({ date, amount }) => [date, amount])).toEqual(
      Array.from({ length: BOXES }, (_, week) => [weekOfShare(week), 30]),
    );
    expect(after.payments.map(({ number, amount }) => [number, amount])).toEqual([
      [1, 90],
      [2, 105],
      [3, 105],
    ]);
    expect([await takenOf(share), (await daysTaken(farm)).length]).toEqual([1, BOXES]);
    expect(await mailsTo(ann, 'share-joined')).toHaveLength(2);
  });

  it('is its member’s alone, and not of who joined for the season', async () => {
    const farm = await makeFarm();
    const share = await tried(farm);
    const [ann, bob] = [await shopper(), await shopper()];
    const { id } = (await tryIt(ann, share)).body;
    expect((await quote(bob, id)).body.error).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await goOn(bob, id, 210)).body.error).toBe('SUBSCRIPTION_NOT_FOUND');
    const season = (await joinShare(bob, share, 300)).body;
    expect((await quote(bob, season.id)).body.error).toBe('TRIAL_OVER');
    await ann.post(`/api/subscriptions/${id}/cancel`, { refund: 0, credit: 0 });
    expect((await quote(ann, id)).body.error).toBe('SUBSCRIPTION_ENDED');
  });

  it('is asked once before the last box; who says nothing has ended, and their place is free', async () => {
    const farm = await makeFarm();
    const share = await tried(farm);
    const ann = await shopper();
    const { id, boxes } = (await tryIt(ann, share)).body;
    const last = new Date(boxes.at(-1)?.endsAt ?? '');
    await trials().run(new Date(last.getTime() - 6 * DAY_MS));
    expect(await mailsTo(ann, 'share-trial')).toEqual([]);
    await trials().run(new Date(last.getTime() - 3 * DAY_MS));
    await trials().run(new Date(last.getTime() - 2 * DAY_MS));
    expect(await mailsTo(ann, 'share-trial')).toEqual([
      expect.stringContaining('you don’t have to do anything. Nothing more is charged.'),
    ]);
    await trials().run(new Date(last.getTime() + DAY_MS - 1));
    expect([(await read(ann, id)).state, await takenOf(share)]).toEqual(['active', 1]);
    await trials().run(new Date(last.getTime() + DAY_MS));
    await trials().run(new Date(last.getTime() + 2 * DAY_MS));
    expect([(await read(ann, id)).state, await takenOf(share)]).toEqual(['ended', 0]);
  });
});

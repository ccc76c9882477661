import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { closeDay, joinAs, makeMember, payShare } from '../../support/scenes/box-scene.js';
import {
  buyCredit,
  CREDIT_OFFERS,
  giveCredit,
  openCreditPage,
  payCredit,
  refundsOf,
  sellingFarm,
} from '../../support/scenes/credit-scene.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  shareForm,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

describe('a vendor whom staff suspend', () => {
  it('owes members what they paid for all boxes to come, whatever the rule', async () => {
    const member = await makeMember(test, 11);
    await payShare(test, member);
    const unpaid = await joinAs(test, member.farm, member.share);
    await closeDay(test, member, 0);
    const staff = await signedIn(test, { role: 'admin' });
    const path = `/api/admin/vendors/${member.farm.vendor.id}/suspend`;
    const { status } = await staff.post(path, { reason: 'No license' });
    expect(status).toBeLessThan(300);
    await until(async () => (await unpaid.read()).state === 'ended');
    const { state, account, boxes } = await member.read();
    expect([state, account.refunded, account.due]).toEqual(['ended', 300, 0]);
    expect(boxes.map((box) => box.state).slice(0, 2)).toEqual(['promised', 'canceled']);
    expect((await unpaid.read()).account).toMatchObject({ refunded: 0, due: 30 });
    expect(
      await test.db.getRepository(MemberEntry).countBy({ subscriptionId: member.id, kind: 'refund' }),
    ).toBe(1);
    const mail = await test.db
      .getRepository(Mail)
      .findOneByOrFail({ recipient: member.client.user.email, kind: 'share-ended' });
    expect(mail.text).toContain('will refund $300.00 to you.');
  });

  it('gives back what is left of farm credit that members bought, and what is about to be paid', async () => {
    const staff = await signedIn(test, { role: 'admin' });
    const farm = await sellingFarm(test, staff);
    const member = await makeMember(test, 3, { farm });
    await buyCredit(member);
    await openCreditPage(member, CREDIT_OFFERS[1]);
    await staff.post(`/api/admin/vendors/${farm.vendor.id}/suspend`, { reason: 'No license' });
    await until(async () => (await refundsOf(test, member)).length > 0);
    expect((await payCredit(member)).status).toBe(200);
    expect(await refundsOf(test, member)).toEqual([50_000, 2_000]);
    expect((await member.read()).account.credit).toBe(0);
  });

  it('gives back credit to who paid for it, also of a share that somebody else has now', async () => {
    const staff = await signedIn(test, { role: 'admin' });
    const farm = await sellingFarm(test, staff);
    const member = await makeMember(test, 3, { farm });
    await buyCredit(member);
    const taker = await signedIn(test);
    await member.client.post(`/api/subscriptions/${member.id}/hand-over`, { email: taker.user.email });
    const offer = { recipient: taker.user.email, kind: 'share-offer' };
    const mail = await test.db.getRepository(Mail).findOneByOrFail(offer);
    const person = { firstName: 'Zoe', lastName: 'Park', phone: '239-555-0177' };
    const accept = { token: /offer=([\w-]{43})/.exec(mail.text)?.[1], ...person };
    const taken = await taker.post<Joined>('/api/share-handovers/accept', accept);
    expect([taken.status, taken.body.account.credit]).toEqual([200, 515]);
    const gifted = await makeMember(test, 3, { farm });
    const token = await giveCredit(test, gifted, taker.user.email);
    expect((await taker.post('/api/credit-gifts/accept', { token })).status).toBe(200);
    const read = () => taker.get<Joined>(`/api/subscriptions/${member.id}`);
    expect((await read()).body.account.credit).toBe(1_030);

    await staff.post(`/api/admin/vendors/${farm.vendor.id}/suspend`, { reason: 'No license' });
    await until(async () => (await refundsOf(test, gifted)).length > 0);
    expect(await refundsOf(test, member)).toEqual([50_000]);
    expect(await refundsOf(test, gifted)).toEqual([50_000]);
    expect((await read()).body.account.credit).toBe(0);
    const kinds = async (recipient: string) =>
      (await test.db.getRepository(Mail).findBy({ recipient })).map(({ kind }) => kind);
    expect(await kinds(member.client.user.email)).toContain('farm-credit-returned');
    expect(await kinds(gifted.client.user.email)).toContain('farm-credit-returned');
    const told = await kinds(taker.user.email);
    expect(told.filter((kind) => kind === 'farm-credit-ended')).toHaveLength(2);
    expect(told).not.toContain('farm-credit-returned');
  });
});

describe('a share that changes', () => {
  it('keeps its members’ price where it is raised, and asks new ones for the new one', async () => {
    const member = await makeMember(test, 3, { share: { holds: { credit: 2, shift: 0, donate: 0 } } });
    const form = shareForm(member.farm, 3, { holds: { credit: 2, shift: 0, donate: 0 } });
    const sizes = member.share.sizes.map(({ id, name, places }) => ({ id, name, places, price: 32 }));
    const path = `/api/vendor/shares/${member.share.id}`;
    const saved = await member.farm.seller.put<SharePlanView>(path, { ...form, sizes });
    expect(saved.status).toBe(200);
    // Held and released, a box costs what it did.
    await member.do(0, 'hold');
    const { body } = await member.do(0, 'release');
    expect([body.total, body.boxes[0]?.amount]).toEqual([90, 30]);
    expect((await (await joinAs(test, member.farm, member.share)).read()).total).toBe(96);
  });

  it('takes nobody new once it’s hidden, and its boxes go on', async () => {
    const member = await makeMember(test, 3, { share: { holds: { credit: 2, shift: 0, donate: 0 } } });
    const holds = { credit: 2, shift: 0, donate: 0 };
    const sizes = member.share.sizes.map(({ id, name, places, price }) => ({ id, name, places, price }));
    const path = `/api/vendor/shares/${member.share.id}`;
    await member.farm.seller.put(path, { ...shareForm(member.farm, 3, { holds }), sizes, isHidden: true });
    expect((await joinShare(await signedIn(test), member.share, 90)).body.error).toBe('SHARE_NOT_FOUND');
    expect((await member.do(0, 'hold')).status).toBe(200);
    expect((await member.read()).state).toBe('active');
  });
});

describe('memberships of one person', () => {
  it('are three of a share at most, also where two join at once in different sizes', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 3);
    const client = await signedIn(test);
    const join = (position: number) =>
      joinShare(client, share, position === 0 ? 90 : 60, { sizeId: share.sizes[position]?.id });
    await join(0);
    await join(1);
    const answers = await Promise.all([0, 1, 0, 1].map(join));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201)?.body as ErrorBody | undefined;
    expect(refused?.error).toBe('TOO_MANY_MEMBERSHIPS');
    expect(await test.db.getRepository(Subscription).countBy({ planId: share.id })).toBe(3);
  });
});

describe('a season that its farm ends', () => {
  it('ends while others join shares on the same days, and nobody waits for the other forever', async () => {
    const farm = await makeShareFarm(test);
    const [share, other] = [await makeShare(farm, 6), await makeShare(farm, 6)];
    for (const position of [0, 1, 0]) await joinAs(test, farm, share, { sizeId: share.sizes[position]?.id });
    const clients = await Promise.all(Array.from({ length: 4 }, () => signedIn(test)));
    const [ended, ...joined] = await Promise.all([
      farm.seller.post(`/api/vendor/shares/${share.id}/end`, { refund: 0 }),
      ...clients.map((client) => joinShare(client, other, 180)),
    ]);
    expect([ended.status, ...joined.map(({ status }) => status)]).toEqual([200, 201, 201, 201, 201]);
    const [room] = await test.db.query<{ wrong: number }[]>(
      `SELECT count(*)::int AS wrong FROM pickup_windows AS own WHERE own.vendor_id = $1 AND own.taken <>
        (SELECT coalesce(sum(window_taken), 0) FROM promises WHERE window_id = own.id)`,
      [farm.vendor.id],
    );
    expect(room?.wrong).toBe(0);
  });
});

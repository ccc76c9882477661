import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  EndSharePreview,
  ShareMemberDetails,
  ShareMemberList,
} from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { CancelPreview } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { SharePlan } from '../../../src/marketplace/tables/share-plan.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farm: ShareFarm;
let member: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeShareFarm(test);
  member = await signedIn(test);
});

type Details = ShareMemberDetails & ErrorBody;
const CHECK = { by: 'check', day: '2026-01-02', note: '#1042' };
const receive = (payment: { id: number; amount: number } | undefined, client = farm.seller) =>
  client.put<Details>(`/api/vendor/shares/payments/${payment?.id}/received`, {
    ...{ ...CHECK, of: payment?.amount },
  });
const list = async (share: SharePlanView, query = '') =>
  (await farm.seller.get<ShareMemberList>(`/api/vendor/shares/${share.id}/members${query}`)).body;
const taken = async (days: number) =>
  (
    await test.db
      .getRepository(PickupWindow)
      .find({ where: { scheduleId: farm.schedule.id }, order: { date: 'ASC' }, take: days })
  ).map((window) => window.taken);
const placesTaken = async ({ sizes }: SharePlanView) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ id: sizes[0]?.id ?? 0 })).taken;
/** The first boxes of a share are gone: their deadline was just now. */
const letPass = (boxes: number) =>
  Promise.all(
    Array.from({ length: boxes }, (_, week) =>
      test.db
        .getRepository(PickupWindow)
        .update({ scheduleId: farm.schedule.id, date: weekOfShare(week) }, { ordersCloseAt: new Date() }),
    ),
  );
/** A member who has paid 22 boxes at $30.00 in full. */
async function paidMember(given: object = {}): Promise<{ share: SharePlanView; id: number }> {
  const share = await makeShare(farm, 22, given);
  const { body } = await joinShare(member, share, 660);
  const received = await receive(body.payments[0]);
  if (received.status !== 200) throw new Error(JSON.stringify(received.body));
  return { share, id: body.id };
}
const entries = (id: number) =>
  test.db.getRepository(MemberEntry).find({ where: { subscriptionId: id }, order: { id: 'ASC' } });
const kinds = async (id: number) => (await entries(id)).map(({ kind, cents }) => [kind, cents]);
const previewOf = async (id: number) =>
  (await member.get<CancelPreview & ErrorBody>(`/api/subscriptions/${id}/cancel`)).body;
const cancel = (id: number, refund: number) =>
  member.post<Joined>(`/api/subscriptions/${id}/cancel`, { refund });

describe('a member who cancels', () => {
  const rule = { kind: 'part', percent: 75, until: null, deposit: 100 };

  it('gets back all but the deposit before the first box, and frees place and room', async () => {
    const { share, id } = await paidMember({ refund: rule });
    expect(await previewOf(id)).toEqual({
      addOns: [],
      boxes: 22,
      refund: 560,
      credit: 0,
      kept: 100,
      unpaid: 0,
      work: 0,
    });
    expect((await cancel(id, 660)).body.error).toBe('REFUND_CHANGED');
    const { body } = await cancel(id, 560);
    expect(body).toMatchObject({ state: 'ended', account: { paid: 660, refunded: 560, due: 0, credit: 0 } });
    expect(new Set(body.boxes.map(({ state }) => state))).toEqual(new Set(['canceled']));
    expect(await kinds(id)).toEqual([
      ['paid', 66_000],
      ['refund', 56_000],
      ['kept', 10_000],
    ]);
    expect([await placesTaken(share), await taken(3)]).toEqual([0, [0, 0, 0]]);
    expect((await cancel(id, 560)).body.error).toBe('SUBSCRIPTION_ENDED');
    expect((await previewOf(id)).error).toBe('SUBSCRIPTION_ENDED');
    const mail = await test.db
      .getRepository(Mail)
      .findOneByOrFail({ recipient: member.user.email, kind: 'share-ended' });
    expect(mail.text).toContain('will refund $560.00 to you.');
  });

  it('gets back the rule’s part of what is undelivered, and boxes that are gone stay', async () => {
    const { share, id } = await paidMember({ refund: rule });
    await letPass(4);
    expect(await previewOf(id)).toEqual({
      addOns: [],
      boxes: 18,
      refund: 405,
      credit: 0,
      kept: 135,
      unpaid: 0,
      work: 0,
    });
    const { body } = await cancel(id, 405);
    expect(body.boxes.filter(({ state }) => state === 'promised')).toHaveLength(4);
    expect([await placesTaken(share), await taken(5)]).toEqual([0, [1, 1, 1, 1, 0]]);

    expect(await list(share)).toMatchObject([{ state: 'ended', toGiveBack: 405 }]);
    const refund = body.account.entries.find(({ kind }) => kind === 'refund');
    const path = `/api/vendor/shares/refunds/${refund?.id}/given`;
    const given = (await farm.seller.put<Details>(path, CHECK)).body;
    expect(given.account.entries.find(({ kind }) => kind === 'refund')?.given).toEqual({
      ...CHECK,
      canUndo: true,
    });
    expect(await list(share)).toMatchObject([{ toGiveBack: 0 }]);
    await farm.seller.delete(path);
    expect(await list(share)).toMatchObject([{ toGiveBack: 405 }]);
    const stranger = await makeShareFarm(test);
    expect((await stranger.seller.put<Details>(path, CHECK)).body.error).toBe('SHARE_REFUND_NOT_FOUND');
  });

  it('still pays for boxes that went out, and nothing else', async () => {
    const share = await makeShare(farm, 22, { payments: [2] });
    const { body } = await joinShare(member, share, 660, { payments: 2 });
    await letPass(4);
    expect(await previewOf(body.id)).toEqual({
      addOns: [],
      boxes: 18,
      refund: 0,
      credit: 0,
      kept: 0,
      unpaid: 540,
      work: 0,
    });
    const ended = (await cancel(body.id, 0)).body;
    expect(ended.payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['open', 120],
      ['canceled', 330],
    ]);
    expect(ended.account).toMatchObject({ due: 120, refunded: 0 });
    const late = (await receive(ended.payments[0])).body;
    expect(late.account).toMatchObject({ paid: 120, due: 0 });
    expect(late.payments[0]?.received?.canUndo).toBe(true);
    const received = `/api/vendor/shares/payments/${ended.payments[0]?.id}/received`;
    expect((await farm.seller.delete<Details>(received)).body.account).toMatchObject({ paid: 0, due: 120 });
  });

  it('is canceled by the farm by the same rule', async () => {
    const { share, id } = await paidMember({ refund: { kind: 'none' } });
    const path = `/api/vendor/shares/${share.id}/members/${id}/cancel`;
    expect((await farm.seller.get<CancelPreview>(path)).body).toMatchObject({ refund: 0, kept: 660 });
    const { body } = await farm.seller.post<Details>(path, { refund: 0 });
    expect(body).toMatchObject({ state: 'ended', member: { name: 'Ann Lee' } });
    // It counted for the refund.
    expect(body.payments[0]?.received?.canUndo).toBe(false);
    const received = `/api/vendor/shares/payments/${body.payments[0]?.id}/received`;
    expect((await farm.seller.delete<Details>(received)).body.error).toBe('RECEIVED_IS_FINAL');
    expect(await kinds(id)).toEqual([
      ['paid', 66_000],
      ['kept', 66_000],
    ]);
  });

  it('has the place of their own back where two click at once', async () => {
    const { share, id } = await paidMember({ refund: rule });
    const both = await Promise.all([cancel(id, 560), cancel(id, 560)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await placesTaken(share), await taken(2)]).toEqual([0, [0, 0]]);
    expect((await kinds(id)).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });
});

describe('a farm that ends the season', () => {
  it('owes everyone what they paid for boxes to come, whatever the rule, and takes no one new', async () => {
    const { share, id } = await paidMember({ refund: { kind: 'none' } });
    const other = await signedIn(test);
    const unpaid = (await joinShare(other, share, 660)).body.id;
    await letPass(9);
    const path = `/api/vendor/shares/${share.id}/end`;
    const { body } = await farm.seller.get<EndSharePreview>(path);
    expect(body).toEqual({ members: 2, boxes: 26, refund: 390, credit: 0, unpaid: 390, work: 0 });
    const refused = await farm.seller.post<ErrorBody>(path, { refund: 0 });
    expect(refused.body.error).toBe('REFUND_CHANGED');
    expect(await placesTaken(share)).toBe(2);
    expect((await farm.seller.post(path, { refund: 390 })).status).toBe(200);
    expect(await kinds(id)).toEqual([
      ['paid', 66_000],
      ['refund', 39_000],
    ]);
    expect((await other.get<Joined>(`/api/subscriptions/${unpaid}`)).body.account.due).toBe(270);
    expect(await placesTaken(share)).toBe(0);
    expect((await farm.seller.get<SharePlanView>(`/api/vendor/shares/${share.id}`)).body.status).toBe(
      'ended',
    );
    expect((await test.get(`/api/shares/${share.id}`)).status).toBe(404);
    expect((await farm.seller.post<ErrorBody>(path, { refund: 0 })).body.error).toBe('SHARE_ENDED');
    const mails = await test.db
      .getRepository(Mail)
      .findBy({ kind: 'share-ended', recipient: other.user.email });
    expect(mails.map(({ subject }) => subject)).toEqual(['The season has ended: Vegetable share']);
  });
});

describe('an account that is erased', () => {
  it('ends its shares where it is a farm’s, so nobody joins them anymore', async () => {
    const own = await makeShareFarm(test);
    const { id } = await makeShare(own, 3);
    expect((await own.seller.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await test.db.getRepository(SharePlan).findOneByOrFail({ id })).toMatchObject({ status: 'ended' });
  });

  it('cancels its shares by the rule and leaves the entries without a name', async () => {
    const { id } = await paidMember({ refund: { kind: 'part', percent: 50, until: null, deposit: 0 } });
    const exported = await member.get<Record<string, unknown>>('/api/account/export');
    expect(JSON.stringify(exported.body)).toContain('Vegetable share');
    expect((await farm.seller.delete<ErrorBody>('/api/account', { password: PASSWORD })).body.error).toBe(
      'SHARE_MEMBERS_LEFT',
    );
    expect((await member.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    const row = await test.db.getRepository(Subscription).findOneByOrFail({ id });
    expect(row).toMatchObject({
      state: 'ended',
      userId: null,
      firstName: 'Former member',
      email: null,
      phone: null,
    });
    expect(await kinds(id)).toEqual([
      ['paid', 66_000],
      ['refund', 66_000],
    ]);
    expect(await test.db.getRepository(BoxPromise).countBy({ subscriptionId: id, state: 'canceled' })).toBe(
      22,
    );
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  EndSharePreview,
  ShareMemberDetails,
  ShareMemberList,
} from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { CancelPreview } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OverSeasons } from '../../../src/marketplace/shares/members/over-seasons.job.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
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

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

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

describe('the payments of members', () => {
  it('are marked as received by the farm, once, and that is taken back', async () => {
    const share = await makeShare(farm, 22, { payments: [1, 2] });
    const { body } = await joinShare(member, share, 660, { payments: 2 });
    const [first] = body.payments;
    const { body: after } = await receive(first);
    expect(after.payments.map(({ state, received }) => [state, received])).toEqual([
      ['paid', { ...CHECK, canUndo: true }],
      ['open', null],
    ]);
    expect(after.account).toMatchObject({ paid: 330, due: 330, credit: 0 });
    expect(after.account.entries).toMatchObject([{ kind: 'paid', amount: 330 }]);
    expect((await receive(first)).body.error).toBe('SHARE_PAYMENT_NOT_OPEN');
    expect(await list(share)).toMatchObject([{ id: body.id, name: 'Ann Lee', paid: 330, due: 330, late: 0 }]);

    const path = `/api/vendor/shares/payments/${first?.id}/received`;
    const { body: undone } = await farm.seller.delete<Details>(path);
    expect(undone.account).toMatchObject({ paid: 0, due: 660, entries: [] });
    expect((await receive(first)).body.account.paid).toBe(330);
    expect(await kinds(body.id)).toEqual([
      ['paid', 33_000],
      ['paid', 33_000],
    ]);
    await test.db.query(`UPDATE share_payments SET received = received || '{"markedAt": "2026-01-01"}'`);
    expect((await farm.seller.delete<Details>(path)).body.error).toBe('RECEIVED_IS_FINAL');
    const stranger = await makeShareFarm(test);
    expect((await receive(body.payments[1], stranger.seller)).body.error).toBe('SHARE_PAYMENT_NOT_FOUND');
    const late = { ...CHECK, day: '2099-01-01', of: 330 };
    const wrong = await farm.seller.put<Details>(
      `/api/vendor/shares/payments/${body.payments[1]?.id}/received`,
      late,
    );
    expect(wrong.body.issues?.[0]).toEqual({ path: 'day', message: 'This day is still to come.' });
  });

  it('are late after their day', async () => {
    const share = await makeShare(farm, 3);
    const { body } = await joinShare(member, share, 90);
    await test.db.query('UPDATE share_payments SET due_on = due_on - 2 WHERE subscription_id = $1', [
      body.id,
    ]);
    expect(await list(share)).toMatchObject([{ due: 90, late: 90 }]);
  });
});

describe('a member whom the farm enters', () => {
  it('has the same boxes, gets an email only with an address, and joins once with one key', async () => {
    const share = await makeShare(farm, 5, { isHidden: true, joinUntil: '2026-01-01' });
    const enter = (more: object, key = '') =>
      farm.seller.post<Details>(
        `/api/vendor/shares/${share.id}/members`,
        {
          ...{ sizeId: share.sizes[1]?.id, scheduleId: farm.schedule.id, firstName: 'Walt', total: 100 },
          ...more,
        },
        key ? { 'idempotency-key': key } : {},
      );
    const choice = { sizeId: share.sizes[1]?.id, scheduleId: farm.schedule.id };
    const asked = await farm.seller.post(`/api/vendor/shares/${share.id}/members/quote`, choice);
    expect(asked).toMatchObject({ status: 200, body: { boxes: 5, total: 100 } });
    const key = `enter-${farm.vendor.id}-walt`;
    const [one, again] = [await enter({}, key), await enter({}, key)];
    expect([one.status, again.status, again.body.id]).toEqual([201, 201, one.body.id]);
    const other = await makeShare(farm, 5);
    const reused = await farm.seller.post<Details>(
      `/api/vendor/shares/${other.id}/members`,
      { ...choice, firstName: 'Walt', total: 100 },
      { 'idempotency-key': key },
    );
    expect(reused.body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(one.body).toMatchObject({ sizeName: 'Small', total: 100, member: { name: 'Walt', email: null } });
    expect(one.body.boxes).toHaveLength(5);
    expect(await test.db.getRepository(Mail).countBy({ kind: 'share-joined', recipient: '' })).toBe(0);
    expect((await enter({ total: 99 })).body.error).toBe('SHARE_TOTAL_CHANGED');
    const email = `walt-${farm.vendor.id}@example.com`;
    await enter({ email, lastName: 'Whitman' });
    expect(await test.db.getRepository(Mail).countBy({ recipient: email })).toBe(1);
    expect((await list(share, '?q=whitm')).map(({ name }) => name)).toEqual(['Walt Whitman']);
    expect(await list(share, '?limit=1')).toHaveLength(1);
    const { body } = await farm.seller.get<Details>(`/api/vendor/shares/${share.id}/members/${one.body.id}`);
    expect(body).toEqual(one.body);
    const stranger = await makeShareFarm(test);
    const path = `/api/vendor/shares/${share.id}/members`;
    expect((await stranger.seller.get(path)).status).toBe(404);
    expect((await stranger.seller.get(`${path}/${one.body.id}`)).status).toBe(404);
    expect((await member.get(`/api/subscriptions/${one.body.id}`)).status).toBe(404);
  });

  it('is given credit with a reason', async () => {
    const { share, id } = await paidMember();
    const path = `/api/vendor/shares/${share.id}/members/${id}/credit`;
    const { body } = await farm.seller.post<Details>(path, { amount: 12.5, note: 'Moldy beans' });
    expect(body.account).toMatchObject({ paid: 660, credit: 12.5, creditComing: 0 });
    expect(body.account.entries[0]).toMatchObject({ kind: 'gift', amount: 12.5, note: 'Moldy beans' });
    expect((await farm.seller.post<Details>(path, { amount: 5, note: '' })).body.issues?.[0]?.path).toBe(
      'note',
    );
  });
});

describe('a member who cancels', () => {
  const rule = { kind: 'part', percent: 75, until: null, deposit: 100 };

  it('gets back all but the deposit before the first box, and frees place and room', async () => {
    const { share, id } = await paidMember({ refund: rule });
    expect(await previewOf(id)).toEqual({ boxes: 22, refund: 560, credit: 0, kept: 100, unpaid: 0 });
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
    expect(await previewOf(id)).toEqual({ boxes: 18, refund: 405, credit: 0, kept: 135, unpaid: 0 });
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
    expect(await previewOf(body.id)).toEqual({ boxes: 18, refund: 0, credit: 0, kept: 0, unpaid: 540 });
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
    expect(body).toEqual({ members: 2, boxes: 26, refund: 390, credit: 0, unpaid: 390 });
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

describe('a season that is over', () => {
  it('ends by itself a day after the last box, and what is owed stays', async () => {
    const share = await makeShare(farm, 3);
    const { body } = await joinShare(member, share, 90);
    const statusOf = async () => [
      (await farm.seller.get<SharePlanView>(`/api/vendor/shares/${share.id}`)).body.status,
      (await member.get<Joined>(`/api/subscriptions/${body.id}`)).body.state,
    ];
    const over = new OverSeasons(test.db, new Jobs(test.db, CONFIG));
    const last = new Date(body.boxes.at(-1)?.endsAt ?? '').getTime();
    const day = 86_400_000;
    await over.end(new Date(last + day - 1));
    expect(await statusOf()).toEqual(['published', 'active']);
    await over.end(new Date(last + 2 * day));
    expect(await statusOf()).toEqual(['ended', 'ended']);
    const after = (await member.get<Joined>(`/api/subscriptions/${body.id}`)).body;
    expect(after.account).toMatchObject({ due: 90, refunded: 0 });
    expect((await receive(after.payments[0])).body.account.due).toBe(0);
  });
});

describe('an account that is erased', () => {
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

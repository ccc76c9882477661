import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type {
  CancelDayPreview,
  ShareDayDetails,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ShareMemberList } from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { SubscriptionList } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { closeDay, takenOn } from '../../support/scenes/box-scene.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

interface Scene {
  farm: ShareFarm;
  share: SharePlanView;
  client: Client;
}
async function scene(boxes: number, more: object = {}): Promise<Scene> {
  const farm = await makeShareFarm(test);
  const share = await makeShare(farm, boxes, more);
  return { farm, share, client: await signedIn(test) };
}
const join = ({ client, share }: Scene, total: number, more: object = {}) =>
  joinShare(client, share, total, { payBy: 'card', ...more });
const start = ({ client }: Scene, id: number, what = 'due') =>
  client.post<{ url: string | null; error?: string }>(`/api/subscriptions/${id}/payment`, { for: what });
const payTest = ({ client }: Scene, id: number, outcome = 'paid') =>
  client.post<Joined>(`/api/subscriptions/${id}/test-payment`, { outcome });
const read = async ({ client }: Scene, id: number) =>
  (await client.get<Joined>(`/api/subscriptions/${id}`)).body;
const paymentsOf = (subscriptionId: number) =>
  test.db.getRepository(Payment).find({ where: { subscriptionId }, order: { id: 'ASC' } });
const placesOf = async ({ share }: Scene) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ id: share.sizes[0]?.id ?? 0 })).taken;
const mails = async (recipient: string) =>
  (await test.db.getRepository(Mail).findBy({ recipient })).map(({ kind }) => kind);

describe('a share that is paid by card', () => {
  it('is joined once the card is charged, and both are told then', async () => {
    const one = await scene(3);
    const { body: shown } = await test.get<ShareView>(`/api/shares/${one.share.id}`);
    expect(shown.takesCards).toBe(true);
    const { status, body } = await join(one, 90);
    expect([status, body.state, body.payBy]).toEqual([201, 'joining', 'card']);
    expect(body.card).toMatchObject({ isSaved: false, toPay: 90, declinedAt: null, isRunning: false });
    expect([await placesOf(one), await takenOn(test, one, 0)]).toEqual([1, 1]);
    expect(await mails(one.client.user.email)).not.toContain('share-joined');
    const early = await one.client.post<Joined>(
      `/api/subscriptions/${body.id}/boxes/${body.boxes[0]?.id}/donate`,
      {},
    );
    expect(early.body.error).toBe('SHARE_NOT_PAID_YET');

    const { body: page } = await start(one, body.id);
    expect(page.url).toBe(`/orders/shares/${body.id}/pay`);
    expect((await payTest(one, body.id, 'declined')).body.error).toBe('PAYMENT_DECLINED');
    const paid = await payTest(one, body.id);
    expect(paid.body).toMatchObject({ state: 'active', account: { paid: 90, due: 0 } });
    expect(paid.body.payments).toMatchObject([{ state: 'paid', received: { by: 'card', canUndo: false } }]);
    expect(paid.body.card).toMatchObject({ isSaved: false, heldUntil: null, toPay: 0 });
    expect((await paymentsOf(body.id)).map(({ status: is, amount }) => [is, amount])).toEqual([
      ['paid', 9_000],
    ]);
    expect(await mails(one.client.user.email)).toContain('share-joined');
    expect(await mails(one.farm.seller.user.email)).toContain('share-new-member');
    expect((await payTest(one, body.id)).body.error).toBe('PAYMENT_NOT_WAITING');
    expect((await start(one, body.id)).body.url).toBeNull();
  });

  it('is joined and charged once with one key', async () => {
    const one = await scene(3);
    const key = `card-${one.client.user.id}-once`;
    const both = await Promise.all([1, 2].map(() => join(one, 90, { key })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [id = 0, again] = both.map(({ body }) => body.id);
    expect(again).toBe(id);
    await Promise.all([start(one, id), start(one, id)]);
    await Promise.all([payTest(one, id), payTest(one, id)]);
    expect((await paymentsOf(id)).map(({ amount, status }) => [amount, status])).toEqual([[9_000, 'paid']]);
    expect((await read(one, id)).account.paid).toBe(90);
    expect(await placesOf(one)).toBe(1);
  });

  it('gives its place and room back when no payment comes, and money that comes later', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await start(one, body.id);
    await test.db.query(`UPDATE subscriptions SET held_until = now() - interval '1 second' WHERE id = $1`, [
      body.id,
    ]);
    await eventually(test.db, async () => (await read(one, body.id)).state === 'ended', [
      'shares.release-joining',
    ]);
    expect([await placesOf(one), await takenOn(test, one, 0)]).toEqual([0, 0]);
    expect((await one.client.get<SubscriptionList>('/api/subscriptions')).body).toEqual([]);
    const members = await one.farm.seller.get<ShareMemberList>(`/api/vendor/shares/${one.share.id}/members`);
    expect(members.body).toEqual([]);
    expect(await mails(one.client.user.email)).not.toContain('share-ended');
    expect((await paymentsOf(body.id)).map(({ status }) => status)).toEqual(['failed']);
    expect((await start(one, body.id)).body.url).toBeNull();
    expect((await join(one, 90)).status).toBe(201);
  });

  it('leaves no box and nothing to pay where its first day closed before no payment came', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await closeDay(test, one, 0);
    const paying = `/api/subscriptions/${body.id}/payments/${body.payments[0]?.id}/credit`;
    expect((await one.client.post<ErrorBody>(paying, {})).body.error).toBe('SHARE_NOT_PAID_YET');
    await test.db.query(`UPDATE subscriptions SET held_until = now() - interval '1 second' WHERE id = $1`, [
      body.id,
    ]);
    const given = async () => (await read(one, body.id)).state === 'ended';
    await eventually(test.db, given, ['shares.release-joining']);
    const { boxes, payments, account } = await read(one, body.id);
    expect(boxes.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'canceled']);
    expect([payments.map(({ state }) => state), account.due]).toEqual([['canceled'], 0]);
    expect(await takenOn(test, one, 0)).toBe(0);
  });

  it('gives back what somebody paid on a page that they left open as it was handed over', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await start(one, body.id);
    await test.db.query(
      `UPDATE subscriptions SET state = 'active', held_until = NULL, taken_over_at = now() WHERE id = $1`,
      [body.id],
    );
    await payTest(one, body.id);
    const { account } = await read(one, body.id);
    expect(account).toMatchObject({ paid: 0, due: 90 });
    expect((await paymentsOf(body.id)).map(({ refunded }) => refunded)).toEqual([9_000]);
  });

  it('isn’t packed before it is paid', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await closeDay(test, one, 0);
    const { id } = body.boxes[0] ?? { id: 0 };
    const pack = () =>
      test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: body.id }], new Date()));
    expect(await pack()).toBe(0);
    await start(one, body.id);
    await payTest(one, body.id);
    expect(await pack()).toBe(1);
  });

  it('is in no list of a day before it is paid, and nobody is told of it', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    const path = `/api/vendor/shares/${one.share.id}/days/${one.share.dates[0]?.id}`;
    const day = async () => {
      const { boxes, packing, list } = (await one.farm.seller.get<ShareDayDetails>(path)).body;
      return [boxes, packing.length, list.length];
    };
    expect(await day()).toEqual([0, 0, 0]);
    const preview = await one.farm.seller.get<CancelDayPreview>(`${path}/cancel`);
    expect(preview.body).toEqual({ moved: 0, members: 0, credit: 0, unpaid: 0 });
    await start(one, body.id);
    await payTest(one, body.id);
    expect(await day()).toEqual([1, 1, 1]);

    // A day that is canceled as somebody pays isn't theirs, and they pay less.
    const two = { ...one, client: await signedIn(test) };
    const { id } = (await join(two, 90)).body;
    await one.farm.seller.post(`${path}/cancel`, { reason: 'Hail' });
    const kind = 'share-day-canceled';
    expect([await mails(one.client.user.email), await mails(two.client.user.email)]).toEqual([
      expect.arrayContaining([kind]),
      expect.not.arrayContaining([kind]),
    ]);
    expect((await read(two, id)).card?.toPay).toBe(60);
  });

  it('is its farm’s money box by box, once each is picked up', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await start(one, body.id);
    await payTest(one, body.id);
    await closeDay(test, one, 0);
    const { id } = body.boxes[0] ?? { id: 0 };
    await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: body.id }], new Date()));
    const { orderId } = await test.db.getRepository(BoxPromise).findOneByOrFail({ id });
    const moved = await one.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'delivered' });
    expect(moved.status).toBe(200);
    const entries = await test.db.query<{ kind: string; amount: number }[]>(
      'SELECT kind, amount FROM ledger_entries WHERE vendor_id = $1 ORDER BY id',
      [one.farm.vendor.id],
    );
    const { commissionRate } = one.farm.vendor;
    const commission = Math.round(3_000 * Number(commissionRate));
    expect(entries.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['commission', -commission],
      ['sale', 3_000],
    ]);
  });

  it('is its farm’s money also where the card was charged after the box was packed', async () => {
    const one = await scene(3);
    const { body } = await join(one, 90);
    await start(one, body.id);
    await closeDay(test, one, 0);
    const { id } = body.boxes[0] ?? { id: 0 };
    const active = `UPDATE subscriptions SET state = 'active', held_until = NULL WHERE id = $1`;
    await test.db.query(active, [body.id]);
    await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: body.id }], new Date()));
    await payTest(one, body.id);
    const { orderId } = await test.db.getRepository(BoxPromise).findOneByOrFail({ id });
    await one.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'delivered' });
    const kinds = await test.db.query<{ kind: string }[]>(
      'SELECT kind FROM ledger_entries WHERE vendor_id = $1 ORDER BY kind',
      [one.farm.vendor.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['commission', 'sale']);
  });

  it('goes back to the card as far as the rule says, or all of it where its farm ends the season', async () => {
    const refund = { kind: 'part', percent: 75, deposit: 0 };
    const one = await scene(3, { refund });
    const { body } = await join(one, 90);
    await start(one, body.id);
    await payTest(one, body.id);
    const ended = await one.client.post<Joined>(`/api/subscriptions/${body.id}/cancel`, { refund: 90 });
    expect(ended.body).toMatchObject({ state: 'ended', account: { refunded: 90 } });
    expect(ended.body.account.entries[0]).toMatchObject({
      kind: 'refund',
      amount: 90,
      given: { by: 'card' },
    });
    const [paid] = await paymentsOf(body.id);
    expect([paid?.refunded, paid?.status]).toEqual([9_000, 'refunded']);

    const two = await scene(3);
    const { body: other } = await join(two, 90);
    await start(two, other.id);
    await payTest(two, other.id);
    const end = await two.farm.seller.post(`/api/vendor/shares/${two.share.id}/end`, { refund: 90 });
    expect(end.status).toBeLessThan(300);
    expect((await paymentsOf(other.id)).map(({ refunded }) => refunded)).toEqual([9_000]);
  });

  it('has a card saved where more is to be paid, until nothing is', async () => {
    const one = await scene(10, { payments: [1, 2] });
    const { body } = await join(one, 300, { payments: 2 });
    await start(one, body.id);
    const { body: paid } = await payTest(one, body.id);
    expect(paid.card).toMatchObject({ isSaved: true, toPay: 0 });
    expect(paid.account).toMatchObject({ paid: 150, due: 150 });
    expect((await start(one, body.id, 'card')).body.url).toBe(`/orders/shares/${body.id}/pay?for=card`);
    const { body: changed } = await payTest(one, body.id);
    expect(changed.account).toMatchObject({ paid: 150, due: 150 });
    expect((await paymentsOf(body.id)).map(({ amount, status }) => [amount, status])).toEqual([
      [15_000, 'paid'],
      [0, 'authorized'],
    ]);
    // A new card is charged with what is due; nothing is, so that has to be over before something is late.
    await eventually(test.db, async () => {
      const [{ count } = { count: 0 }] = await test.db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'shares.charge-card' AND state < 'completed'`,
      );
      return count === 0;
    });
    await test.db.query(
      `UPDATE share_payments SET due_on = current_date - 1 WHERE subscription_id = $1 AND state = 'open'`,
      [body.id],
    );
    expect((await read(one, body.id)).card?.toPay).toBe(150);
    await start(one, body.id);
    const { body: done } = await payTest(one, body.id);
    expect([done.card?.isSaved, done.account.paid, done.account.due]).toEqual([false, 300, 0]);
  });
});

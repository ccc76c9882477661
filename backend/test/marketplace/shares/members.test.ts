import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ShareMemberDetails,
  ShareMemberList,
} from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OverSeasons } from '../../../src/marketplace/shares/members/over-seasons.job.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
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
/** The first boxes of a share are gone: their deadline was just now. */
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

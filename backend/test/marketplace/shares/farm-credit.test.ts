import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareMemberDetails } from '../../../src/contract/marketplace/shares/share-members.js';
import type { CancelPreview } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { signedIn } from '../../support/http/people.js';
import { closeDay, joinAs, makeMember, type Member, payShare } from '../../support/scenes/box-scene.js';
import { duePayments } from '../../support/scenes/due-payments.js';
import type { Joined } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ofMember = ({ share, id }: Member) => `/api/vendor/shares/${share.id}/members/${id}`;
const give = (member: Member, amount: number) =>
  member.farm.seller.post(`${ofMember(member)}/credit`, { amount, note: 'Hail' });
const useOn = async (member: Member, number: number, client = member.client) =>
  client.post<Joined>(
    `/api/subscriptions/${member.id}/payments/${(await member.read()).payments[number]?.id}/credit`,
    {},
  );
const rows = ({ payments }: Pick<Joined, 'payments'>) =>
  payments.map(({ amount, state, received }) => [amount, state, received?.by ?? null]);
/** Another membership of the same person at the same farm. */
async function secondOf(member: Member) {
  const { id } = await joinAs(test, member.farm, member.share);
  await test.db.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [member.client.user.id, id]);
  const path = `/api/subscriptions/${id}`;
  const read = async () => (await member.client.get<Joined>(path)).body;
  const [payment] = (await read()).payments;
  const credit = `${path}/payments/${payment?.id}/credit`;
  return { id, read, credit, use: () => member.client.post<Joined>(credit, {}) };
}
const spent = async ({ id }: Member) =>
  (await test.db.getRepository(MemberEntry).findBy({ subscriptionId: id, kind: 'spent' }))
    .filter(({ undoneAt }) => undoneAt === null)
    .reduce((sum, { cents }) => sum + cents, 0);

describe('farm credit', () => {
  it('pays a part of the next payment, and comes back with undo', async () => {
    const member = await makeMember(test, 11, { payments: 2 });
    await give(member, 30);
    const { status, body } = await useOn(member, 0);
    expect(status).toBe(200);
    expect(rows(body)).toEqual([
      [135, 'open', null],
      [30, 'paid', 'credit'],
      [165, 'open', null],
    ]);
    expect(body.account).toMatchObject({ paid: 0, paidWithCredit: 30, due: 300, credit: 0 });
    expect(body.total).toBe(330);
    expect((await useOn(member, 0)).body.error).toBe('NO_CREDIT_LEFT');
    expect((await useOn(member, 1)).body.error).toBe('SHARE_PAYMENT_NOT_OPEN');
    expect((await useOn(member, 0, await signedIn(test))).body.error).toBe('SHARE_PAYMENT_NOT_FOUND');

    const part = body.payments[1];
    expect(part?.received?.canUndo).toBe(true);
    const path = `/api/subscriptions/${member.id}/payments/${part?.id}/credit`;
    const { body: undone } = await member.client.delete<Joined>(path);
    expect(rows(undone)).toEqual([
      [165, 'open', null],
      [165, 'open', null],
    ]);
    expect(undone.account).toMatchObject({ paidWithCredit: 0, due: 330, credit: 30 });
    expect((await member.client.delete<Joined>(path)).body.account.credit).toBe(30);
  });

  it('pays all of a payment and no more, by the farm as well', async () => {
    const member = await makeMember(test, 2);
    await give(member, 100);
    const payment = (await member.read()).payments[0];
    const path = `/api/vendor/shares/payments/${payment?.id}/credit`;
    const { body } = await member.farm.seller.post<ShareMemberDetails>(path, {});
    expect(body.account).toMatchObject({ paidWithCredit: 60, due: 0, credit: 40 });
    expect(body.payments[0]).toMatchObject({ amount: 60, state: 'paid', received: { by: 'credit' } });
    const { body: undone } = await member.farm.seller.delete<ShareMemberDetails>(path);
    expect(undone.account).toMatchObject({ due: 60, credit: 100 });
  });

  it('isn’t spent before the deadline of the box that it came from', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await member.do(0, 'hold');
    const { read, use } = await secondOf(member);
    expect((await use()).body.error).toBe('NO_CREDIT_LEFT');
    await test.db.query('UPDATE member_entries SET spendable_from = now() WHERE subscription_id = $1', [
      member.id,
    ]);
    expect((await read()).account).toMatchObject({ credit: 0, creditElsewhere: 30 });
    expect((await use()).body.account).toMatchObject({ paidWithCredit: 30, due: 60, creditElsewhere: 0 });
    expect((await member.read()).account.credit).toBe(0);
  });

  it('is never spent twice', async () => {
    const member = await makeMember(test, 11, { payments: 2 });
    await give(member, 100);
    const { payments } = await member.read();
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((number) =>
        member.client.post<Joined>(
          `/api/subscriptions/${member.id}/payments/${payments[number]?.id}/credit`,
          {},
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await spent(member)).toBe(10_000);
    expect((await member.read()).account).toMatchObject({ credit: 0, paidWithCredit: 100, due: 230 });
  });

  it('is used by itself on the day of a payment, once', async () => {
    const member = await makeMember(test, 11, { payments: 2 });
    await give(member, 200);
    const job = duePayments(test);
    await job.run(new Date());
    await job.run(new Date());
    const { account, payments } = await member.read();
    expect(account).toMatchObject({ paidWithCredit: 165, due: 165, credit: 35 });
    expect(payments[1]).toMatchObject({ state: 'open', amount: 165 });
  });

  it('isn’t used by itself on a payment that somebody took it back from', async () => {
    const member = await makeMember(test, 11, { payments: 2 });
    await give(member, 30);
    const part = (await useOn(member, 0)).body.payments.find(({ state }) => state === 'paid');
    await member.client.delete(`/api/subscriptions/${member.id}/payments/${part?.id}/credit`);
    await duePayments(test).run(new Date());
    expect((await member.read()).account).toMatchObject({ paidWithCredit: 0, due: 330, credit: 30 });
    await useOn(member, 0);
    expect((await member.read()).account).toMatchObject({ paidWithCredit: 30, credit: 0 });
  });

  it('is used for all others where one membership fails', async () => {
    const [broken, whole] = [await makeMember(test, 2), await makeMember(test, 2)];
    for (const member of [broken, whole]) await give(member, 10);
    await test.db.query(`ALTER TABLE member_entries
      ADD CONSTRAINT ck_broken CHECK (kind <> 'spent' OR subscription_id <> ${broken.id})`);
    await expect(duePayments(test).run(new Date())).rejects.toThrow('ck_broken');
    await test.db.query('ALTER TABLE member_entries DROP CONSTRAINT ck_broken');
    expect((await whole.read()).account.paidWithCredit).toBe(10);
    await duePayments(test).run(new Date());
    expect((await broken.read()).account.paidWithCredit).toBe(10);
  });

  it('opens a payment again that it paid, where its box comes after all', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await closeDay(test, member, 0);
    const { id } = await member.box(0);
    await member.farm.seller.post(`${ofMember(member)}/boxes/${id}/hold`, {});
    await test.db.query(
      'INSERT INTO share_payments (subscription_id, number, due_on, cents) VALUES ($1, 2, now(), 2000)',
      [member.id],
    );
    expect((await useOn(member, 1)).body.account).toMatchObject({ credit: 10, due: 0 });
    const { body } = await member.farm.seller.post<ShareMemberDetails>(
      `${ofMember(member)}/boxes/${id}/release`,
      {},
    );
    expect(body.account).toMatchObject({ credit: 0, paidWithCredit: 0, due: 20 });
  });

  it('opens a payment of another membership again that it paid', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await closeDay(test, member, 0);
    const { id } = await member.box(0);
    await member.farm.seller.post(`${ofMember(member)}/boxes/${id}/hold`, {});
    const next = await secondOf(member);
    expect((await next.use()).body.account.paidWithCredit).toBe(30);
    expect((await member.read()).account.credit).toBe(0);
    await member.farm.seller.post(`${ofMember(member)}/boxes/${id}/release`, {});
    expect((await member.read()).account).toMatchObject({ credit: 0, due: 0 });
    const { account } = await next.read();
    expect(account.paidWithCredit).toBe(0);
    expect(await spent(member)).toBe(0);
  });

  it('stays with what it paid where one of both memberships is handed over', async () => {
    const member = await makeMember(test, 2);
    await give(member, 20);
    const next = await secondOf(member);
    const { payments } = (await next.use()).body;
    const path = `/api/vendor/shares/payments/${payments.find(({ state }) => state === 'paid')?.id}/credit`;
    const zoe = await signedIn(test);
    await test.db.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [zoe.user.id, next.id]);
    const { body } = await zoe.get<Joined>(`/api/subscriptions/${next.id}`);
    const paid = body.payments.find(({ received }) => received?.by === 'credit');
    expect(paid?.received?.canUndo).toBe(false);
    expect((await member.farm.seller.delete<ErrorBody>(path)).body.error).toBe('RECEIVED_IS_FINAL');
    expect((await member.read()).account.credit).toBe(0);
  });

  it('is due where it fell away and had paid for a share that somebody else has by now', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await closeDay(test, member, 0);
    const { id } = await member.box(0);
    const farmDoes = (action: string) =>
      member.farm.seller.post<ShareMemberDetails>(`${ofMember(member)}/boxes/${id}/${action}`, {});
    await farmDoes('hold');
    const next = await secondOf(member);
    expect((await next.use()).body.account).toMatchObject({ paidWithCredit: 30, due: 30 });
    const zoe = await signedIn(test);
    await test.db.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [zoe.user.id, next.id]);
    const { body } = await farmDoes('release');
    expect(body.account).toMatchObject({ credit: 0, creditComing: 0, paid: 90, due: 30, late: 0 });
    expect(rows(body)).toEqual([
      [90, 'paid', null],
      [30, 'open', null],
    ]);
    expect(body.account.entries[0]).toMatchObject({
      ...{ kind: 'canceled', amount: 30, date: null },
      note: 'Due as a payment: it was used on a share that changed hands',
    });
    const theirs = await zoe.get<Joined>(`/api/subscriptions/${next.id}`);
    expect(theirs.body.account).toMatchObject({ paidWithCredit: 30, due: 30 });
    // Held once more, nothing is due and nothing is left to spend: $60.00 for two boxes, $30.00 for hers.
    expect((await farmDoes('hold')).body.account).toMatchObject({ credit: 0, creditComing: 0, due: 0 });
    expect((await farmDoes('release')).body.account).toMatchObject({ credit: 0, due: 30 });
    // Paid and canceled with all back, what her credit paid stays paid.
    await payShare(test, member);
    const preview = await member.client.get<CancelPreview>(`/api/subscriptions/${member.id}/cancel`);
    expect(preview.body.kept + preview.body.refund).toBe(60);
  });

  it('of what was missing stays where it was spent and the share ends', async () => {
    const member = await makeMember(test, 3, { share: { refund: { kind: 'none' } } });
    await test.db.getRepository(MemberEntry).insert({
      ...{ vendorId: member.farm.vendor.id, subscriptionId: member.id, promiseId: (await member.box(2)).id },
      ...{ kind: 'short', cents: 333 },
    });
    await useOn(member, 0);
    const path = `/api/subscriptions/${member.id}/cancel`;
    const { refund, credit } = (await member.client.get<CancelPreview>(path)).body;
    const { body } = await member.client.post<Joined>(path, { refund, credit });
    expect([body.state, body.account.credit]).toEqual(['ended', credit]);
  });

  it('comes back as credit where a member cancels, and money as money', async () => {
    const rule = { kind: 'part', percent: 100, until: null, deposit: 0 };
    const member = await makeMember(test, 11, { payments: 2, share: { refund: rule } });
    await give(member, 165);
    await useOn(member, 0);
    await payShare(test, member);
    const path = `/api/subscriptions/${member.id}/cancel`;
    const { body: preview } = await member.client.get<CancelPreview>(path);
    expect(preview).toEqual({ addOns: [], boxes: 11, refund: 165, credit: 165, kept: 0, unpaid: 0, work: 0 });
    const other = await member.client.post<ErrorBody>(path, { refund: 165, credit: 0 });
    expect(other.body.error).toBe('REFUND_CHANGED');
    const { body } = await member.client.post<Joined>(path, { refund: 165, credit: 165 });
    expect(body.account).toMatchObject({ refunded: 165, credit: 165, due: 0 });
    const credit = body.payments.find(({ received }) => received?.by === 'credit');
    const undo = await member.client.delete<ErrorBody>(
      `/api/subscriptions/${member.id}/payments/${credit?.id}/credit`,
    );
    expect(undo.body.error).toBe('RECEIVED_IS_FINAL');
  });
});

describe('a part of a payment', () => {
  it('is received by itself, and one with the rest again after undo', async () => {
    const member = await makeMember(test, 11, { payments: 2 });
    const [first] = (await member.read()).payments;
    const receive = (id: number | undefined, amount: number | null, of = 165) =>
      member.farm.seller.put<ShareMemberDetails & ErrorBody>(`/api/vendor/shares/payments/${id}/received`, {
        ...{ by: 'cash', day: '2026-01-02', amount, of },
      });
    expect((await receive(first?.id, 165.01)).body.issues?.[0]).toEqual({
      ...{ path: 'amount', message: 'This payment is $165.00. Please note the rest on the next one.' },
    });
    const { body } = await receive(first?.id, 50.5);
    expect(rows(body)).toEqual([
      [114.5, 'open', null],
      [50.5, 'paid', 'cash'],
      [165, 'open', null],
    ]);
    expect(body.account).toMatchObject({ paid: 50.5, due: 279.5 });
    const part = body.payments[1]?.id;
    const { body: undone } = await member.farm.seller.delete<ShareMemberDetails>(
      `/api/vendor/shares/payments/${part}/received`,
    );
    expect(rows(undone)).toEqual([
      [165, 'open', null],
      [165, 'open', null],
    ]);
    await receive(first?.id, 50.5);
    // The same once more, such as after a lost answer, is not booked again.
    expect((await receive(first?.id, 50.5)).body.error).toBe('SHARE_PAYMENT_CHANGED');
    expect((await receive(first?.id, null)).body.error).toBe('SHARE_PAYMENT_CHANGED');
    expect((await member.read()).account).toMatchObject({ paid: 50.5, due: 279.5 });
    expect((await receive(first?.id, null, 114.5)).body.account).toMatchObject({ paid: 165, due: 165 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { ShareQuoteView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { HandoverView } from '../../../src/contract/marketplace/shares/share-handovers.js';
import type {
  EndSharePreview,
  ShareMemberDetails,
} from '../../../src/contract/marketplace/shares/share-members.js';
import type { WorkersView } from '../../../src/contract/marketplace/shares/share-work.js';
import type { CancelPreview } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { toCharge } from '../../../src/marketplace/shares/cards/cards.sql.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { closeDay, makeMember, type Member, payShare, vendorOf } from '../../support/scenes/box-scene.js';
import { duePayments } from '../../support/scenes/due-payments.js';
import {
  FIRST_DAY,
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  shareForm,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Details = ShareMemberDetails & ErrorBody;
const UNTIL = weekOfShare(18);
const WORK = { hours: 8, rate: 15, until: UNTIL };
const PART = { kind: 'part', percent: 75, until: null, deposit: 100 };

/** Who joined 22 boxes at $30.00 with 8 hours at $15.00. */
const makeWorker = (more: Record<string, unknown> = {}, share: object = {}) =>
  makeMember(test, 22, { works: true, share: { work: WORK, ...share }, ...more });
const ofMember = ({ share, id }: Member) => `/api/vendor/shares/${share.id}/members/${id}`;
const note = (member: Member, hours: number, more: object = {}, client = member.farm.seller) =>
  client.post<WorkersView & ErrorBody>(`${ofMember(member)}/hours`, {
    ...{ hours, day: addDays(FIRST_DAY, -4), note: null, ...more },
  });
const settle = (member: Member, what: string, body: object = {}, client = member.farm.seller) =>
  client.post<Details>(`${ofMember(member)}/work/${what}`, body);
/** The last day to work was yesterday. */
const overWork = ({ id }: Member) =>
  test.db.query('UPDATE share_works SET until = current_date - 2 WHERE subscription_id = $1', [id]);
const mails = async (recipient: string) =>
  (await test.db.getRepository(Mail).findBy({ recipient })).map(({ kind }) => kind);
const preview = async ({ client, id }: Member) =>
  (await client.get<CancelPreview>(`/api/subscriptions/${id}/cancel`)).body;
const cancel = async (member: Member) => {
  const { refund, credit } = await preview(member);
  return member.client.post<Joined>(`/api/subscriptions/${member.id}/cancel`, { refund, credit });
};
/** Payments, also those that work pays, are what boxes cost that are to be paid, and what became credit. */
async function expectSums({ id: subscriptionId }: Member): Promise<void> {
  const payments = await test.db.getRepository(SharePayment).findBy({ subscriptionId });
  const boxes = await test.db.getRepository(BoxPromise).findBy({ subscriptionId });
  const entries = await test.db.getRepository(MemberEntry).findBy({ subscriptionId });
  const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number) =>
    rows.reduce((all, row) => all + cents(row), 0);
  const planned = payments.filter(({ state }) => state !== 'canceled');
  const toPay = boxes.filter(({ state }) => state !== 'canceled' && state !== 'held');
  const back = entries.filter(({ kind }) => ['hold', 'canceled', 'refund', 'kept'].includes(kind));
  expect(sum(planned, ({ cents }) => cents)).toBe(
    sum(toPay, ({ value, tax }) => value + tax) + sum(back, ({ cents }) => cents),
  );
  expect(payments.every(({ cents, state }) => cents > 0 || state === 'canceled')).toBe(true);
}

describe('a share with work', () => {
  it('costs hours at their rate less, which is said before joining', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 22, { work: WORK, payments: [1, 4] });
    expect(share.work).toEqual(WORK);
    const choice = { sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId };
    const quote = (more: object) =>
      test.post<ShareQuoteView & ErrorBody>(`/api/shares/${share.id}/quote`, { ...choice, ...more });
    const work = { ...WORK, amount: 120 };
    expect((await quote({})).body).toMatchObject({ total: 660, work });
    expect((await quote({ works: true })).body).toMatchObject({ total: 540, work });
    const { body: inFour } = await quote({ works: true, payments: 4 });
    expect(inFour.payments.map(({ amount }) => amount)).toEqual([135, 135, 135, 135]);

    const client = await signedIn(test);
    const other = await joinShare(client, share, 660, { works: true });
    expect([other.status, other.body.error]).toEqual([409, 'SHARE_TOTAL_CHANGED']);
    const { status, body } = await joinShare(client, share, 540, { works: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 540, account: { due: 540, paid: 0, credit: 0 } });
    expect(body.payments.map(({ amount, state }) => [amount, state])).toEqual([[540, 'open']]);
    expect(body.work).toMatchObject({
      ...work,
      done: 0,
      left: 8,
      missing: 120,
      isOver: false,
      state: 'open',
    });
    // Who doesn't choose it pays all.
    const all = await joinShare(await signedIn(test), share, 660);
    expect(all.body).toMatchObject({ total: 660, work: null });
    const told = { recipient: farm.seller.user.email, kind: 'share-new-member' };
    const sums = (await test.db.getRepository(Mail).find({ where: told, order: { id: 'ASC' } })).map(
      ({ text }) => /pays you (\S+)/.exec(text)?.[1],
    );
    expect(sums).toEqual(['$540.00', '$660.00']);
  });

  it('is refused where its farm offers none, and ends with the season', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 3);
    const { status, body } = await joinShare(await signedIn(test), share, 90, { works: true });
    expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED']);
    const late = { ...WORK, until: weekOfShare(3) };
    const draft = await farm.seller.post<ErrorBody>('/api/vendor/shares', shareForm(farm, 3, { work: late }));
    expect([draft.status, draft.body.issues?.[0]?.path]).toEqual([400, 'work.until']);
    const more = shareForm(farm, 3, { work: { ...WORK, until: weekOfShare(2) } });
    const changed = await farm.seller.put<ErrorBody>(`/api/vendor/shares/${share.id}`, {
      ...more,
      sizes: share.sizes.map(({ id, name, price, places }) => ({ id, name, price, places })),
    });
    expect(changed.body.error).toBe('SHARE_PUBLISHED');
  });

  it('lets the farm ask for $45.00 after 5 of 8 hours, and charges nothing by itself', async () => {
    const member = await makeWorker();
    await payShare(test, member);
    expect((await note(member, 3.5)).body.workers[0]).toMatchObject({ done: 3.5, left: 4.5 });
    expect((await note(member, 1.5, { note: 'Weeding' })).body.workers[0]?.worked).toMatchObject([
      { hours: 1.5, note: 'Weeding' },
      { hours: 3.5, note: null },
    ]);
    expect((await settle(member, 'ask', { amount: 45 })).body.error).toBe('WORK_NOT_OVER');
    await overWork(member);
    await duePayments(test).run(new Date());
    expect((await member.read()).account).toMatchObject({ due: 0, late: 0 });
    expect((await settle(member, 'ask', { amount: 60 })).body.error).toBe('WORK_CHANGED');

    const { status, body } = await settle(member, 'ask', { amount: 45 });
    expect(status).toBe(200);
    expect(body.payments.map(({ amount, state }) => [amount, state])).toEqual([
      [540, 'paid'],
      [45, 'open'],
    ]);
    expect(body).toMatchObject({ total: 585, account: { paid: 540, due: 45 } });
    expect(body.work).toMatchObject({ missing: 0, left: 3, state: 'asked' });
    expect(await mails(member.client.user.email)).toContain('share-work-asked');
    await expectSums(member);
    expect((await settle(member, 'ask', { amount: 45 })).body.error).toBe('WORK_SETTLED');
    expect((await note(member, 1)).body.error).toBe('WORK_SETTLED');

    const asked = body.payments[1];
    const received = await member.farm.seller.put<Details>(
      `/api/vendor/shares/payments/${asked?.id}/received`,
      { by: 'check', day: '2026-01-02', note: null, of: 45 },
    );
    expect(received.body.account).toMatchObject({ paid: 585, due: 0 });
    expect((await settle(member, 'waive')).body.error).toBe('SHARE_PAYMENT_NOT_OPEN');
    await expectSums(member);
  });

  it('is paid by card where the member pays what was asked for, and never charged', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 22, { work: WORK, payments: [1, 4] });
    const client = await signedIn(test);
    const { body } = await joinShare(client, share, 540, { works: true, payBy: 'card', payments: 4 });
    const path = `/api/subscriptions/${body.id}`;
    const pay = async () => {
      await client.post(`${path}/payment`, {});
      return (await client.post<Joined>(`${path}/test-payment`, { outcome: 'paid' })).body;
    };
    expect((await pay()).card).toMatchObject({ isSaved: true, toPay: 0 });
    await test.db.query('UPDATE share_works SET until = current_date - 2 WHERE subscription_id = $1', [
      body.id,
    ]);
    // The others are due much later, whatever day it is.
    await test.db.query(
      `UPDATE share_payments SET due_on = current_date + 200 WHERE subscription_id = $1 AND state = 'open'`,
      [body.id],
    );
    const ask = `/api/vendor/shares/${share.id}/members/${body.id}/work/ask`;
    expect((await farm.seller.post<Details>(ask, { amount: 120 })).body.card?.toPay).toBe(120);
    const inAMonth = new Date(Date.now() + 20 * 24 * HOUR_MS);
    const charged = await fetchRows(test.db, toCharge, [inAMonth]);
    expect(charged.map(({ id }) => id)).not.toContain(body.id);
    const paid = await pay();
    expect(paid).toMatchObject({ card: { toPay: 0 }, account: { paid: 255, due: 405 } });
  });

  it('lets hours go, also those asked for, and takes that back', async () => {
    const member = await makeWorker();
    await overWork(member);
    const asked = await settle(member, 'ask', { amount: 120 });
    expect(asked.body.account.due).toBe(660);
    const waived = await settle(member, 'waive');
    expect(waived.body).toMatchObject({ total: 540, account: { due: 540 } });
    expect(waived.body.work).toMatchObject({ state: 'waived', missing: 0 });
    await expectSums(member);
    const again = await settle(member, 'reopen');
    expect(again.body.work).toMatchObject({ state: 'open', missing: 120 });
    expect((await settle(member, 'ask', { amount: 120 })).body.account.due).toBe(660);
    const back = await settle(member, 'reopen');
    expect(back.body).toMatchObject({ total: 540, account: { due: 540 }, work: { state: 'open' } });
    await expectSums(member);
  });

  it('takes noted hours back, and knows no day to come', async () => {
    const member = await makeWorker();
    const { body } = await note(member, 2);
    const path = `${ofMember(member)}/hours/${body.workers[0]?.worked[0]?.id}`;
    expect((await member.farm.seller.delete<WorkersView>(path)).body.workers[0]).toMatchObject({ left: 8 });
    expect((await member.farm.seller.delete<ErrorBody>(path)).body.error).toBe('WORK_HOURS_NOT_FOUND');
    expect((await note(member, 2, { day: weekOfShare(2) })).body.issues?.[0]?.path).toBe('day');
    expect((await note(member, 0.1)).status).toBe(400);
  });

  it('keeps what is asked for apart when the price changes', async () => {
    const member = await makeWorker({ payments: 1 });
    await payShare(test, member);
    await overWork(member);
    await settle(member, 'ask', { amount: 120 });
    // A hold lowers what is open.
    const held = await member.do(1, 'hold');
    expect(held.body.account).toMatchObject({ due: 90, creditComing: 0 });
    await expectSums(member);
    // What costs more isn't added to it.
    const back = await member.do(1, 'release');
    expect(back.body.payments.map(({ amount, state }) => [amount, state])).toEqual([
      [540, 'paid'],
      [90, 'open'],
      [30, 'open'],
    ]);
    await expectSums(member);
    const { body } = await settle(member, 'waive');
    expect(body.account.due).toBe(30);
    await expectSums(member);
  });
});

describe('who cancels a share with work', () => {
  it('gets what was paid and worked by the rule; the rest of the hours falls away', async () => {
    const member = await makeWorker({}, { refund: PART });
    await payShare(test, member);
    await note(member, 5);
    // $540.00 paid and $75.00 worked, less the deposit.
    expect(await preview(member)).toMatchObject({ refund: 515, credit: 0, kept: 100, work: 45 });
    for (const box of [0, 1, 2, 3]) await closeDay(test, member, box);
    // $615.00 less 4 boxes, three quarters of it.
    expect(await preview(member)).toMatchObject({ refund: 371.25, credit: 0, kept: 123.75, work: 45 });
    expect((await cancel(member)).status).toBe(200);
    await expectSums(member);
    expect((await member.read()).work).toMatchObject({ missing: 0, left: 3 });
  });

  it('or whose season the farm ends, has no hours left, which its dialog says first', async () => {
    const { farm, share } = await makeWorker();
    const { body } = await farm.seller.get<EndSharePreview>(`/api/vendor/shares/${share.id}/end`);
    expect(body).toMatchObject({ members: 1, refund: 0, unpaid: 540, work: 120 });
  });

  it('gets no money for hours that the farm let go', async () => {
    const member = await makeWorker({}, { refund: { ...PART, deposit: 0 } });
    await payShare(test, member);
    await settle(member, 'waive');
    expect(await preview(member)).toMatchObject({ refund: 540, credit: 0, kept: 0, work: 120 });
    for (let box = 0; box < 19; box += 1) await closeDay(test, member, box);
    expect(await preview(member)).toMatchObject({ refund: 0, credit: 0, kept: 0, work: 90 });
    expect((await cancel(member)).status).toBe(200);
    await expectSums(member);
  });

  it('gets no money for hours: what was worked beyond it is farm credit', async () => {
    const member = await makeWorker({}, { refund: { ...PART, deposit: 0 } });
    await note(member, 8);
    expect(await preview(member)).toMatchObject({ refund: 0, credit: 120, unpaid: 540, work: 0 });
    expect((await cancel(member)).body.account).toMatchObject({ credit: 120, due: 0 });
    await expectSums(member);
  });

  it('who never worked or paid owes and gets nothing', async () => {
    const member = await makeWorker({}, { refund: { ...PART, deposit: 0 } });
    expect(await preview(member)).toMatchObject({ refund: 0, credit: 0, kept: 0, unpaid: 540, work: 120 });
    expect((await cancel(member)).body).toMatchObject({ total: 0, account: { credit: 0, due: 0 } });
    await expectSums(member);
  });

  it('can still be asked for hours that boxes were paid with', async () => {
    const member = await makeWorker();
    await payShare(test, member);
    // $600.00 of boxes: $60.00 of them were to be worked for.
    for (let box = 0; box < 20; box += 1) await closeDay(test, member, box);
    expect(await preview(member)).toMatchObject({ refund: 0, credit: 0, kept: 0, unpaid: 0, work: 60 });
    await cancel(member);
    await overWork(member);
    const { body } = await settle(member, 'ask', { amount: 60 });
    expect(body.account).toMatchObject({ paid: 540, due: 60 });
    await expectSums(member);
  });

  it('whose card was never charged has no credit of it', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 22, { work: WORK });
    const client = await signedIn(test);
    const { body } = await joinShare(client, share, 540, { works: true, payBy: 'card' });
    expect([body.state, body.card?.toPay]).toEqual(['joining', 540]);
    const path = `/api/subscriptions/${body.id}`;
    expect((await client.get<CancelPreview>(`${path}/cancel`)).body).toMatchObject({ refund: 0, credit: 0 });
    const left = await client.post<Joined>(`${path}/cancel`, { refund: 0 });
    expect(left.body.account).toMatchObject({ credit: 0, due: 0 });
    const hours = `/api/vendor/shares/${share.id}/members/${body.id}/hours`;
    const late = { hours: 1, day: addDays(FIRST_DAY, -4), note: null };
    expect((await farm.seller.post(hours, late)).status).toBe(404);
    const list = await farm.seller.get<WorkersView>(`/api/vendor/shares/${share.id}/work`);
    expect(list.body).toEqual({ until: UNTIL, workers: [] });
  });
});

describe('hours of work', () => {
  it('are noted by packers, who never see what they are worth', async () => {
    const member = await makeWorker();
    const packer = await signedIn(test);
    const { businessId } = await vendorOf(test, member);
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' });
    const { status, body } = await note(member, 2, {}, packer);
    expect([status, body.workers[0]?.left]).toEqual([200, 6]);
    expect(Object.keys(body.workers[0] ?? {}).toSorted()).toEqual(
      ['done', 'hours', 'id', 'isEnded', 'left', 'name', 'state', 'worked'].toSorted(),
    );
    await overWork(member);
    expect((await settle(member, 'ask', { amount: 90 }, packer)).status).toBe(403);
    expect((await settle(member, 'waive', {}, packer)).status).toBe(403);
  });

  it('are another farm’s nothing', async () => {
    const member = await makeWorker();
    const { seller } = await makeShareFarm(test);
    expect((await note(member, 1, {}, seller)).status).toBe(404);
    expect((await settle(member, 'waive', {}, seller)).status).toBe(404);
    expect((await seller.get(`/api/vendor/shares/${member.share.id}/work`)).status).toBe(404);
  });

  it('go along when a share is handed over', async () => {
    const member = await makeWorker();
    await note(member, 5);
    const email = `work-${member.id}@example.test`;
    await member.client.post(`/api/subscriptions/${member.id}/hand-over`, { email });
    const mail = await test.db.getRepository(Mail).findOneByOrFail({ recipient: email });
    const token = /offer=([\w-]{43})/.exec(mail.text)?.[1];
    const { body } = await test.post<HandoverView>('/api/share-handovers/look', { token });
    expect(body.hoursLeft).toBe(3);
  });

  it('are in the list and the file of members', async () => {
    const member = await makeWorker();
    await note(member, 5);
    const path = `/api/vendor/shares/${member.share.id}/members`;
    const { body } = await member.farm.seller.get<{ work: unknown }[]>(path);
    expect(body[0]?.work).toEqual({ hours: 8, done: 5 });
  });
});

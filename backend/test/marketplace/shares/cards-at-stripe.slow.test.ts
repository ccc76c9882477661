import { describe, expect, it } from '@jest/globals';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { closeDay } from '../../support/scenes/box-scene.js';
import { duePayments } from '../../support/scenes/due-payments.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
} from '../../support/scenes/share-scene.js';
import { HOLD, PAYOUT, REFUND, stripeScene } from '../../support/scenes/stripe-scene.js';

const CHARGE = 'shares.charge-card';
const FORGET = 'payments.forget-card';
const RELEASE = 'shares.release-joining';
const scene = stripeScene();
const { stripe, soon } = scene;

interface Member {
  client: Client;
  farm: ShareFarm;
  share: SharePlanView;
  id: number;
  /** What the membership is called at Stripe. */
  number: string;
}

/** Who is about to pay for a share of so many boxes at $30.00, in so many payments. */
async function begin(
  boxes: number,
  payments: number,
  { farm: given, ...more }: { farm?: ShareFarm } & Record<string, unknown> = {},
): Promise<Member> {
  const farm = given ?? (await makeShareFarm(scene.test));
  const share = await makeShare(farm, boxes, { payments: [1, 2, 3], ...more });
  const client = await signedIn(scene.test);
  const { status, body } = await joinShare(client, share, boxes * 30, { payBy: 'card', payments });
  expect({ status, body }).toMatchObject({ status: 201 });
  const member = { client, farm, share, id: body.id, number: `SHARE-${body.id}` };
  expect((await start(member)).url).toMatch(/^https?:/);
  return member;
}
const start = async ({ client, id }: Pick<Member, 'client' | 'id'>, what = 'due') =>
  (
    await client.post<{ url: string | null; error?: string }>(`/api/subscriptions/${id}/payment`, {
      for: what,
    })
  ).body;
const check = async ({ client, id }: Member) =>
  (await client.post<Joined>(`/api/subscriptions/${id}/payment/check`, {})).body;
const read = async ({ client, id }: Member) => (await client.get<Joined>(`/api/subscriptions/${id}`)).body;
async function joined(
  boxes: number,
  payments: number,
  more: { farm?: ShareFarm } & Record<string, unknown> = {},
): Promise<Member> {
  const member = await begin(boxes, payments, more);
  stripe.pay(member.number);
  expect((await scene.tell({ number: member.number } as Parameters<typeof scene.tell>[0])).status).toBe(200);
  expect((await read(member)).state).toBe('active');
  return member;
}
/** The day of the next payment has come. */
const dueToday = ({ id }: Member) =>
  scene.test.db.query(
    `UPDATE share_payments SET due_on = (now() AT TIME ZONE 'America/New_York')::date WHERE id =
      (SELECT id FROM share_payments WHERE subscription_id = $1 AND state = 'open' ORDER BY number LIMIT 1)`,
    [id],
  );
const runDue = () => duePayments(scene.test).run(new Date());
const rows = ({ id }: Member) =>
  scene.test.db.getRepository(Payment).find({ where: { subscriptionId: id }, order: { id: 'ASC' } });
const statuses = async (member: Member) => (await rows(member)).map(({ amount, status }) => [amount, status]);
const cardOf = ({ number }: Member, page = 0) =>
  `_${stripe.sessions.filter((one) => one.client_reference_id === number)[page]?.id}`;
const breakCard = (member: Member) => stripe.brokeCustomers.add(`cus${cardOf(member)}`);
const declined = async ({ client }: Member) =>
  (
    await scene.test.db
      .getRepository(Mail)
      .findBy({ kind: 'share-card-declined', recipient: client.user.email })
  ).map(({ text }) => text);

async function pickUp(member: Member, number: number): Promise<void> {
  await closeDay(scene.test, member, number);
  const { id = 0 } = (await read(member)).boxes[number] ?? {};
  await scene.test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
  const { orderId } = await scene.test.db.getRepository(BoxPromise).findOneByOrFail({ id });
  const moved = await member.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'delivered' });
  expect(moved.status).toBe(200);
}
/** The farm's account takes payouts. @returns what is sent there */
async function enable({ vendor }: ShareFarm) {
  const stripeAccountId = `acct_share_${vendor.id}`;
  await scene.test.db.getRepository(Vendor).update(vendor.id, { stripeAccountId });
  await scene.test.db.query(
    `INSERT INTO payee_accounts (vendor_id, gateway, state, asked_at) VALUES ($1, 'stripe', 'enabled', now())`,
    [vendor.id],
  );
  return () => stripe.transfers.filter(({ destination }) => destination === stripeAccountId);
}
async function dueOf({ id }: Pick<Vendor, 'id'>): Promise<number> {
  const [{ due }] = await scene.test.db.query<[{ due: number }]>(
    'SELECT coalesce(sum(amount), 0)::int AS due FROM ledger_entries WHERE vendor_id = $1',
    [id],
  );
  return due;
}

describe('a share that is paid by card at Stripe', () => {
  it('is joined by the message of Stripe, once', async () => {
    const member = await joined(3, 1);
    await check(member);
    expect(await statuses(member)).toEqual([[9_000, 'paid']]);
    expect((await read(member)).account).toMatchObject({ paid: 90, due: 0 });
    expect(stripe.taken(member.number)).toBe(9_000);
  });

  it('is given up after 15 minutes, and what is paid later goes back', async () => {
    const member = await begin(10, 2);
    await scene.test.db.query(`UPDATE subscriptions SET held_until = now() WHERE id = $1`, [member.id]);
    await soon(async () => (await read(member)).state === 'ended', RELEASE, HOLD);
    stripe.payLate(member.number);
    await scene.tell({ number: member.number } as Parameters<typeof scene.tell>[0]);
    await soon(() => stripe.sentBack(member.number) === 15_000, REFUND);
    await soon(() => stripe.forgottenCards.has(`pm${cardOf(member)}`), FORGET);
    expect((await read(member)).state).toBe('ended');
  });

  it('is charged on the day of each payment, then its card is forgotten', async () => {
    const member = await joined(10, 2);
    await runDue();
    expect(await statuses(member)).toEqual([[15_000, 'paid']]);
    await dueToday(member);
    await runDue();
    await runDue();
    await soon(async () => (await read(member)).account.paid === 300, CHARGE);
    expect(await statuses(member)).toEqual([
      [15_000, 'paid'],
      [15_000, 'paid'],
    ]);
    expect(stripe.taken(member.number)).toBe(30_000);
    await soon(() => stripe.forgottenCards.has(`pm${cardOf(member)}`), FORGET);
    expect((await read(member)).card).toMatchObject({ isSaved: false, toPay: 0 });
  });

  it('is charged once where the answer of Stripe is lost', async () => {
    const member = await joined(10, 2);
    await dueToday(member);
    stripe.trouble('lost', /POST .*payment_intents$/, 3);
    await runDue();
    await soon(async () => (await statuses(member))[1]?.[1] === 'paid', CHARGE);
    stripe.forgetKeys();
    await runDue();
    await soon(() => true, CHARGE);
    expect(stripe.taken(member.number)).toBe(30_000);
    expect((await read(member)).account).toMatchObject({ paid: 300, due: 0 });
  });

  it('is tried again after 1 and 2 days where the card is declined, and can be paid with another', async () => {
    const member = await joined(10, 3);
    breakCard(member);
    await dueToday(member);
    await runDue();
    for (const tries of [1, 2, 3]) {
      await soon(async () => (await declined(member)).length === tries, CHARGE);
      await runDue();
    }
    const texts = await declined(member);
    expect(texts[0]).toMatch(/We’ll try again on/);
    expect(texts[2]).toMatch(/We won’t try it again by itself/);
    const failed = [10_000, 'failed'];
    expect(await statuses(member)).toEqual([[10_000, 'paid'], failed, failed, failed]);
    const owing = await read(member);
    expect(owing.card).toMatchObject({ toPay: 100, isSaved: true, declinedAt: expect.any(String) });
    expect((await start(member)).url).toMatch(/^https?:/);
    const [, page] = stripe.sessions.filter((one) => one.client_reference_id === member.number);
    stripe.payPage(page?.id ?? '');
    const paid = await check(member);
    expect(paid.account).toMatchObject({ paid: 200, due: 100 });
    expect(paid.card).toMatchObject({ toPay: 0, isSaved: true, declinedAt: null });
    await soon(() => stripe.forgottenCards.has(`pm${cardOf(member)}`), FORGET);
    await dueToday(member);
    await runDue();
    await soon(async () => (await read(member)).account.paid === 300, CHARGE);
    expect(stripe.taken(member.number)).toBe(30_000);
  });

  it('pays what is due with a card that was changed', async () => {
    const member = await joined(10, 2);
    breakCard(member);
    await dueToday(member);
    await runDue();
    await soon(async () => (await declined(member)).length === 1, CHARGE);
    // It may be tried again at this moment.
    await soon(async () => typeof (await start(member, 'card')).url === 'string');
    const [, page] = stripe.sessions.filter((one) => one.client_reference_id === member.number);
    stripe.payPage(page?.id ?? '');
    await check(member);
    await soon(async () => (await read(member)).account.paid === 300, CHARGE);
    await soon(() => stripe.forgottenCards.has(`pm${cardOf(member)}`), FORGET);
    await soon(() => stripe.forgottenCards.has(`pm${cardOf(member, 1)}`), FORGET);
    expect(stripe.taken(member.number)).toBe(30_000);
  });

  it('gives back what was too much, such as where the farm noted a check meanwhile', async () => {
    const member = await joined(10, 2);
    await dueToday(member);
    await start(member);
    const open = (await read(member)).payments.find(({ state }) => state === 'open');
    const noted = { by: 'check', day: '2026-01-01', of: 150 };
    const path = `/api/vendor/shares/payments/${open?.id}/received`;
    expect((await member.farm.seller.put(path, noted)).status).toBe(200);
    const [, page] = stripe.sessions.filter((one) => one.client_reference_id === member.number);
    stripe.payPage(page?.id ?? '');
    expect((await check(member)).account).toMatchObject({ paid: 300, due: 0 });
    await soon(() => stripe.sentBack(member.number) === 15_000, REFUND);
  });

  it('goes back to the cards that it came from, to the cent', async () => {
    const member = await joined(10, 2);
    await dueToday(member);
    await runDue();
    await soon(async () => (await read(member)).account.paid === 300, CHARGE);
    const end = await member.farm.seller.post(`/api/vendor/shares/${member.share.id}/end`, { refund: 300 });
    expect(end.status).toBeLessThan(300);
    await soon(() => stripe.sentBack(member.number) === 30_000, REFUND);
    expect((await rows(member)).map(({ refunded }) => refunded)).toEqual([15_000, 15_000]);
    const { account } = await read(member);
    expect(account.entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 300, given: { by: 'card', canUndo: false } },
    ]);
  });

  it('is paid out to its farm box by box', async () => {
    const member = await joined(3, 1);
    const { vendor } = member.farm;
    const sent = await enable(member.farm);
    for (const number of [0, 1]) await pickUp(member, number);
    await soon(() => sent().length === 2, ...PAYOUT);
    const net = 3_000 - Math.round(3_000 * Number(vendor.commissionRate));
    expect(sent().map(({ amount }) => amount)).toEqual([net, net]);
    expect(await dueOf(vendor)).toBe(0);
  });

  it('is paid out ahead of its boxes where staff allow it, and owed again where a bank takes it back', async () => {
    const farm = await makeShareFarm(scene.test);
    const { vendor } = farm;
    const sent = await enable(farm);
    await scene.test.db.getRepository(Vendor).update(vendor.id, { advancePercent: 100 });
    const member = await joined(3, 1, { farm });
    await soon(() => sent().length === 1, ...PAYOUT);
    const net = (cents: number) => cents - Math.round(cents * Number(vendor.commissionRate));
    expect(sent()[0]?.amount).toBe(net(9_000));
    await pickUp(member, 0);
    expect(await dueOf(vendor)).toBe(0);
    const dispute = stripe.dispute(member.number, 9_000);
    stripe.moveDisputed(dispute, 'withdrawn');
    const { body, headers } = stripe.event('charge.dispute.funds_withdrawn', dispute);
    expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    // The box that went out stays its farm's.
    expect(await dueOf(vendor)).toBe(-net(6_000));
    await pickUp(member, 1);
    expect(sent()).toHaveLength(1);
  });
});

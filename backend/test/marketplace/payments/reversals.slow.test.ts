import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminPayout } from '../../../src/contract/marketplace/admin/ledger.admin.js';
import type { GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { PayoutReversal } from '../../../src/marketplace/tables/payout-reversal.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { PAYOUT, type Placed, stripeScene } from '../../support/scenes/stripe-scene.js';

const QUEUES = [...PAYOUT, 'payments.send-reversal', 'payments.catch-up'];

const scene = stripeScene();
const { stripe, placePaid, deliver, soon } = scene;
let admin: Client;

beforeEach(async () => {
  admin = await signedIn(scene.test, { role: 'admin' });
});

const payouts = () =>
  scene.test.db.getRepository(Payout).find({ where: { vendorId: scene.vendor.id }, order: { id: 'ASC' } });
const reversals = () => scene.test.db.getRepository(PayoutReversal).find({ order: { id: 'ASC' } });
const view = async () => (await scene.seller.get<GetPaidView>('/api/vendor/get-paid')).body;
const total = async () => Math.round((await view()).balance.total * 100);

/** A delivered order that its vendor was paid for. */
const paidOut = async () => delivered(await placePaid());

async function delivered(order: Placed): Promise<{ order: Placed; payout: Payout }> {
  await deliver(scene.seller, order);
  const isSent = async () => {
    const all = await payouts();
    return all.length > 0 && all.every(({ status }) => status === 'done');
  };
  await soon(isSent, ...QUEUES);
  const payout = (await payouts()).at(-1);
  if (!payout) throw new Error('Nothing was paid out.');
  return { order, payout };
}

const refund = (order: Placed, amount: number) =>
  admin.post(
    `/api/admin/orders/${order.id}/refund`,
    { vendorId: scene.vendor.id, amount, reason: 'Wilted.' },
    { 'idempotency-key': randomUUID() },
  );
const takeBack = (payout: Payout) =>
  admin.post<AdminPayout & { error?: string }>(`/api/admin/payouts/${payout.id}/reverse`, {});
const own = async (payout: Payout) => (await reversals()).filter(({ payoutId }) => payoutId === payout.id);
const areDone = async (payout: Payout) => (await own(payout)).every(({ status }) => status !== 'waiting');

describe('a payout that was taken back for a dispute', () => {
  it('is paid again where the dispute is won, out of the money that came back', async () => {
    const { cookie } = await shopper(scene.test, [scene.kale.id, 9]);
    const { body } = await scene.test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
    const order = { ...body, cookie, number: body.orderNumber, url: null };
    stripe.pay(order.number);
    await scene.pay(order);
    const { payout } = await delivered(order);
    const dispute = stripe.dispute(order.number, Math.round(order.total * 100));
    const tell = async (type: string) => {
      const told = stripe.event(`charge.dispute.${type}`, dispute);
      expect((await scene.test.post('/api/webhooks/stripe', told.body, told.headers)).status).toBe(200);
    };
    stripe.moveDisputed(dispute, 'withdrawn');
    await tell('funds_withdrawn');
    expect((await takeBack(payout)).status).toBe(200);
    await soon(() => areDone(payout), ...QUEUES);
    expect(await total()).toBe(0);

    stripe.moveDisputed(dispute, 'reinstated');
    Object.assign(dispute, { status: 'won' });
    await tell('closed');
    await soon(async () => (await payouts())[1]?.status === 'done', ...QUEUES);
    expect((await payouts()).map(({ status, amount }) => [status, amount])).toEqual([
      ['done', payout.amount],
      ['done', payout.amount],
    ]);
    expect(await total()).toBe(0);
    const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === order.number);
    // Of a charge, no more than it can be sent on.
    expect(sent.map(({ source }) => source !== null)).toEqual([true, false]);
  });
});

describe('a refund after the payout', () => {
  it('is taken back from the account, once, when staff ask for it', async () => {
    const { order, payout } = await paidOut();
    await refund(order, 3);
    const owed = -(await total());
    expect(owed).toBeGreaterThan(0);
    stripe.trouble('lost', /POST .*reversals$/, 2);
    const answers = await Promise.all([takeBack(payout), takeBack(payout)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await total()).toBe(0);
    await soon(() => areDone(payout), ...QUEUES);
    const made = stripe.reversals.filter(({ transfer }) => transfer === payout.providerId);
    expect(made).toMatchObject([{ amount: owed }]);
    const call = stripe.requests.find(({ path }) => path === `/v1/transfers/${payout.providerId}/reversals`);
    expect(call?.headers.authorization).toBeDefined();
    expect((await view()).payouts[0]).toMatchObject({ reversed: owed / 100 });
  });

  it('is owed again when Stripe refuses, and settled with the next sale of another order', async () => {
    const { order, payout } = await paidOut();
    await refund(order, 3);
    const owed = -(await total());
    stripe.emptyAccounts.add(scene.vendor.stripeAccountId ?? '');
    expect((await takeBack(payout)).status).toBe(200);
    await soon(() => areDone(payout), ...QUEUES);
    expect(await own(payout)).toMatchObject([{ status: 'failed', amount: owed }]);
    expect(await total()).toBe(-owed);
    const next = await placePaid();
    await deliver(scene.seller, next);
    await soon(async () => (await payouts()).length === 2, ...QUEUES);
    expect((await payouts())[1]?.amount).toBe(payout.amount - owed);
    expect(await total()).toBe(0);
  });

  it('waits two weeks for sales, and is taken back then by the clock', async () => {
    const { order, payout } = await paidOut();
    await refund(order, 3);
    const owed = -(await total());
    await catchUp();
    expect(await own(payout)).toEqual([]);
    await scene.test.db
      .getRepository(LedgerEntry)
      .update({ vendorId: scene.vendor.id }, { createdAt: new Date(Date.now() - 15 * 86_400_000) });
    await catchUp();
    await soon(async () => (await own(payout)).length === 1 && (await areDone(payout)), ...QUEUES);
    expect(await own(payout)).toMatchObject([{ status: 'done', amount: owed }]);
    expect(await total()).toBe(0);
  });

  it('is not taken back where nothing is owed', async () => {
    const { payout } = await paidOut();
    expect(await takeBack(payout)).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
    expect(await own(payout)).toEqual([]);
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648', '99999999999'])('finds no payout %s', async (id) => {
    const action = (name: string) => admin.post(`/api/admin/payouts/${id}/${name}`, {});
    expect(await action('reverse')).toMatchObject({ status: 404, body: { error: 'RECORD_NOT_FOUND' } });
    expect(await action('retry')).toMatchObject({ status: 404, body: { error: 'RECORD_NOT_FOUND' } });
  });
});

/** The daily job, to its end. */
async function catchUp(): Promise<void> {
  const { db } = scene.test;
  await db.query(`SELECT pgboss.create_queue('payments.catch-up', '{"policy":"short"}')`);
  const [job] = await db.query<{ id: string }[]>(
    `INSERT INTO pgboss.job (name, data) VALUES ('payments.catch-up', '{}') RETURNING id`,
  );
  const isDone = async () => {
    const [row] = await db.query<{ state: string }[]>('SELECT state FROM pgboss.job WHERE id = $1', [
      job?.id,
    ]);
    return row?.state === 'completed';
  };
  await soon(isDone, 'payments.catch-up');
}

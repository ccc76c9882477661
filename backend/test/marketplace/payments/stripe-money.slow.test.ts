import { describe, expect, it } from '@jest/globals';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { HOLD, type Placed, REFUND, stripeScene } from '../../support/scenes/stripe-scene.js';

const PAYOUT = ['payments.pay-vendor', 'payments.send-payout'];

const scene = stripeScene();
const { stripe, place, placePaid, seen, move, refundsOf, soon } = scene;

async function deliver(): Promise<Placed> {
  const placed = await placePaid();
  for (const who of [scene.seller, scene.rival])
    for (const status of ['confirmed', 'shipped', 'delivered'])
      expect((await move(who, placed, status)).status).toBe(200);
  return placed;
}
const transfersOf = ({ number }: Placed) =>
  stripe.transfers.filter(({ transfer_group }) => transfer_group === number);
const statementOf = async (who: Client) => (await who.get<VendorStatement>('/api/vendor/statement')).body;
const payouts = () => scene.test.db.getRepository(Payout).findBy({ vendorId: scene.vendor.id });
const arePaidOut = async () => (await payouts()).some(({ status }) => status !== 'waiting');

describe('money back', () => {
  it('is sent for each cancelled share, once each, and adds up to what was paid', async () => {
    const placed = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    expect((await move(scene.seller, placed, 'cancelled')).status).toBe(200);
    await soon(async () => refundsOf(placed).length === 1 && (await waiting()) === 0, REFUND);
    const shares = (await seen(placed)).fulfilments;
    const part = shares.find(({ status }) => status === 'cancelled')?.total ?? 0;
    expect(refundsOf(placed).map(({ amount }) => amount)).toEqual([Math.round(part * 100)]);
    expect((await move(scene.rival, placed, 'cancelled')).status).toBe(200);
    await soon(async () => refundsOf(placed).length === 2 && (await waiting()) === 0, REFUND);
    const sum = refundsOf(placed).reduce((cents, { amount }) => cents + amount, 0);
    expect(sum).toBe(Math.round(placed.total * 100));
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'refunded', refunded: placed.total });
  });

  it('that Stripe refuses is kept for people to look at', async () => {
    const placed = await placePaid();
    stripe.refunds.push({
      id: `re_by_hand_${placed.id}`,
      amount: Math.round(placed.total * 100),
      payment_intent: `pi_${stripe.session(placed.number).id}`,
      status: 'succeeded',
    });
    await move(scene.seller, placed, 'cancelled');
    const failed = () => scene.test.db.getRepository(Refund).countBy({ status: 'failed' });
    await soon(async () => (await failed()) === 1, REFUND);
  });

  const waiting = () => scene.test.db.getRepository(Refund).countBy({ status: 'waiting' });
});

describe('a vendor with an account', () => {
  it('is paid their share less the commission when it is delivered, once', async () => {
    stripe.trouble('lost', /POST .*transfers$/, 2);
    const placed = await deliver();
    await soon(arePaidOut, ...PAYOUT);
    const vendorOrder = (await seen(placed)).fulfilments.find((one) => one.vendor.id === scene.vendor.id);
    const net = Math.round((vendorOrder?.total ?? 0) * 100) - 84;
    expect(transfersOf(placed)).toMatchObject([{ amount: net, destination: scene.vendor.stripeAccountId }]);
    expect(await payouts()).toMatchObject([
      { amount: net, status: 'done', providerId: transfersOf(placed)[0]?.id },
    ]);
    const { entries, closingBalance } = await statementOf(scene.seller);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['commission', 'payout', 'sale']);
    expect(closingBalance).toBe(0);
    // The other vendor has no account, and keeps what they have coming.
    expect((await statementOf(scene.rival)).closingBalance).toBeGreaterThan(0);
  });

  it('is paid for what was delivered before they had one', async () => {
    await scene.test.db.getRepository(Vendor).update(scene.vendor.id, { stripeAccountId: null });
    const first = await deliver();
    await scene.test.db
      .getRepository(Vendor)
      .update(scene.vendor.id, { stripeAccountId: `acct_late_${scene.vendor.id}` });
    const second = await deliver();
    await soon(() => transfersOf(first).length > 0 && transfersOf(second).length > 0, ...PAYOUT);
    await soon(async () => (await payouts()).every(({ status }) => status === 'done'), ...PAYOUT);
    expect((await statementOf(scene.seller)).closingBalance).toBe(0);
  });

  it('has the money coming again when Stripe refuses to send it', async () => {
    stripe.closedAccounts.add(scene.vendor.stripeAccountId ?? '');
    const placed = await deliver();
    await soon(arePaidOut, ...PAYOUT);
    expect(transfersOf(placed)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'failed' }]);
    const { entries, closingBalance } = await statementOf(scene.seller);
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'commission', 'payout', 'payout']);
    expect(closingBalance).toBeGreaterThan(0);
  });
});

const KEY = { 'idempotency-key': 'one-refund' };

describe('a vendor who owes something', () => {
  /** Staff give part of a vendor order back that its vendor was paid for already. */
  async function owe({ id }: Placed, amount: number): Promise<void> {
    const admin = await signedIn(scene.test, { role: 'admin' });
    const refund = { vendorId: scene.vendor.id, amount, reason: 'Wilted.' };
    expect((await admin.post(`/api/admin/orders/${id}/refund`, refund, KEY)).status).toBe(200);
  }
  const balanceOf = async () => (await statementOf(scene.seller)).closingBalance;
  const areSent = async (count: number) => {
    const all = await payouts();
    return all.length === count && all.every(({ status }) => status === 'done');
  };

  it('has it taken from the next payout, and only as much as they owe', async () => {
    const first = await deliver();
    await soon(() => areSent(1), ...PAYOUT);
    const paid = transfersOf(first)[0]?.amount ?? 0;
    await owe(first, 3);
    const owed = Math.round(-(await balanceOf()) * 100);
    expect(owed).toBeGreaterThan(0);
    const second = await deliver();
    await soon(() => areSent(2), ...PAYOUT);
    expect(transfersOf(second)).toMatchObject([{ amount: paid - owed }]);
    expect(await balanceOf()).toBe(0);
    const { entries } = await statementOf(scene.seller);
    expect(entries.filter(({ kind }) => kind === 'offset').map(({ amount }) => amount * 100)).toEqual(
      expect.arrayContaining([owed, -owed]),
    );
    const third = await deliver();
    await soon(() => areSent(3), ...PAYOUT);
    expect(transfersOf(third)).toMatchObject([{ amount: paid }]);
  });

  it('goes on owing what one payout does not cover', async () => {
    const paidBack = [];
    for (let count = 1; count <= 2; count += 1) {
      const order = await deliver();
      await soon(() => areSent(count), ...PAYOUT);
      paidBack.push(order);
    }
    for (const order of paidBack) {
      const vendorOrder = (await seen(order)).fulfilments.find(({ vendor }) => vendor.id === scene.vendor.id);
      await owe(order, vendorOrder?.total ?? 0);
    }
    const owed = await balanceOf();
    const next = await deliver();
    const paid = transfersOf(paidBack[0] as Placed)[0]?.amount ?? 0;
    await soon(async () => (await balanceOf()) * 100 > owed * 100, ...PAYOUT);
    await soon(async () => (await offsets()) === 2, ...PAYOUT);
    expect(transfersOf(next)).toEqual([]);
    expect(await balanceOf()).toBeCloseTo(owed + paid / 100, 2);
  });

  const offsets = async () =>
    (await statementOf(scene.seller)).entries.filter(({ kind }) => kind === 'offset').length;
});

describe('once a day', () => {
  const CATCH_UP = 'payments.catch-up';

  it('what was left behind is looked for: waits that nobody ended, vendors who can be paid by now', async () => {
    const { db } = scene.test;
    await db.getRepository(Vendor).update(scene.vendor.id, { stripeAccountId: null });
    const delivered = await deliver();
    const left = await place();
    await db.query(`DELETE FROM pgboss.job WHERE name = $1 AND data->>'orderId' = $2`, [
      HOLD,
      String(left.id),
    ]);
    await db.getRepository(Order).update(left.id, { heldUntil: new Date(Date.now() - 7_200_000) });
    await db
      .getRepository(Vendor)
      .update(scene.vendor.id, { stripeAccountId: `acct_now_${scene.vendor.id}` });
    await db.query(`SELECT pgboss.create_queue($1, '{"policy":"short"}')`, [CATCH_UP]);
    await db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [CATCH_UP]);
    await soon(async () => (await seen(left)).paymentStatus === 'abandoned', HOLD);
    await soon(() => transfersOf(delivered).length === 1, ...PAYOUT);
  });
});

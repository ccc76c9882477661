import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminDispute } from '../../../src/contract/marketplace/admin/disputes.admin.js';
import type { AdminRefund } from '../../../src/contract/marketplace/admin/payments.admin.js';
import { Dispute } from '../../../src/marketplace/tables/dispute.entity.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { PAYOUT, type Placed, REFUND, stripeScene } from '../../support/scenes/stripe-scene.js';

const scene = stripeScene();
const { stripe, placePaid, move, deliver, soon } = scene;
let admin: Client;

beforeEach(async () => {
  admin = await signedIn(scene.test, { role: 'admin' });
});

const tell = (type: string, object: object, eventId?: string) => {
  const { body, headers } = stripe.event(type, object, eventId);
  return scene.test.post<{ error?: string }>('/api/webhooks/stripe', body, headers);
};
const cents = (placed: Placed) => Math.round(placed.total * 100);
const entriesOf = async ({ id }: Placed) => {
  const shares = await scene.test.db.getRepository(VendorOrder).findBy({ orderId: id });
  const entries = await scene.test.db.getRepository(LedgerEntry).find({ order: { id: 'ASC' } });
  return entries.filter(({ vendorOrderId }) =>
    shares.some((vendorOrder) => vendorOrder.id === vendorOrderId),
  );
};
const sum = (entries: readonly LedgerEntry[]) => entries.reduce((all, { amount }) => all + amount, 0);
const disputesOf = async (placed: Placed) =>
  (await admin.get<AdminDispute[]>(`/api/admin/disputes?filter={"orderId":"${placed.id}"}`)).body;
const mailsAbout = (aboutResource: string, aboutId: number) =>
  scene.test.db.getRepository(Mail).findBy({ aboutResource, aboutId });

describe('a dispute', () => {
  it('takes its money from the vendors whose order it is, with the commission, once', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed));
    await tell('charge.dispute.created', dispute);
    expect(sum((await entriesOf(placed)).filter(({ kind }) => kind === 'dispute'))).toBe(0);
    stripe.moveDisputed(dispute, 'withdrawn');
    for (const id of ['evt_a', 'evt_a', 'evt_b'])
      await tell('charge.dispute.funds_withdrawn', dispute, `${id}_${placed.id}`);
    const entries = await entriesOf(placed);
    expect(sum(entries.filter(({ kind }) => kind === 'dispute'))).toBe(-cents(placed));
    expect(sum(entries)).toBe(0);
    const [row] = await disputesOf(placed);
    expect(row).toMatchObject({
      ...{ orderNumber: placed.number, status: 'needs_response', reason: 'fraudulent' },
      ...{ amount: placed.total, withdrawn: placed.total, providerId: dispute.id },
    });
    expect(row?.vendors.reduce((all, { taken }) => all + Math.round(taken * 100), 0)).toBe(cents(placed));
  });

  it('that is won gives everything back, and what was delivered is paid out', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed), 'product_not_received');
    stripe.moveDisputed(dispute, 'withdrawn');
    // The last message comes first.
    await tell('charge.dispute.funds_withdrawn', dispute);
    await deliver(scene.seller, placed);
    const before = (await entriesOf(placed)).length;
    stripe.moveDisputed(dispute, 'reinstated');
    Object.assign(dispute, { status: 'won' });
    await tell('charge.dispute.closed', dispute);
    await tell('charge.dispute.created', dispute);
    await tell('charge.dispute.funds_reinstated', dispute);
    const entries = (await entriesOf(placed)).filter(({ kind }) => kind !== 'payout');
    expect(sum(entries.filter(({ kind }) => kind === 'dispute' || kind === 'commission_refund'))).toBe(0);
    expect((await entriesOf(placed)).length).toBeGreaterThan(before);
    await soon(
      async () =>
        (await scene.test.db.getRepository(Payout).findBy({ vendorId: scene.vendor.id })).some(
          ({ status }) => status === 'done',
        ),
      ...PAYOUT,
    );
  });

  it('that is won after its part was canceled goes back to the buyer, and no vendor keeps it', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed));
    stripe.moveDisputed(dispute, 'withdrawn');
    await tell('charge.dispute.funds_withdrawn', dispute);
    expect((await move(scene.seller, placed, 'cancelled')).status).toBe(200);
    expect((await move(scene.rival, placed, 'confirmed')).status).toBe(200);
    stripe.moveDisputed(dispute, 'reinstated');
    Object.assign(dispute, { status: 'won' });
    for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated'])
      await tell(type, dispute);
    const shares = await scene.test.db.getRepository(VendorOrder).findBy({ orderId: placed.id });
    const canceled = shares.find(({ vendorId }) => vendorId === scene.vendor.id);
    const refunds = await scene.test.db.getRepository(Refund).findBy({ vendorOrderId: canceled?.id ?? 0 });
    expect(refunds.map(({ amount }) => amount)).toEqual([canceled?.total]);
    const entries = await entriesOf(placed);
    expect(sum(entries.filter(({ vendorId }) => vendorId === scene.vendor.id))).toBe(0);
    expect(sum(entries.filter(({ vendorId }) => vendorId !== scene.vendor.id))).toBeGreaterThan(0);
    await soon(() => scene.refundsOf(placed).length === 1, REFUND);
  });

  it('after the payout leaves the vendor owing it, without commission', async () => {
    const placed = await placePaid();
    await deliver(scene.seller, placed);
    const payouts = () => scene.test.db.getRepository(Payout).findBy({ vendorId: scene.vendor.id });
    await soon(async () => (await payouts())[0]?.status === 'done', ...PAYOUT);
    const dispute = stripe.dispute(placed.number, cents(placed));
    stripe.moveDisputed(dispute, 'withdrawn');
    Object.assign(dispute, { status: 'lost' });
    await tell('charge.dispute.closed', dispute);
    const entries = (await entriesOf(placed)).filter(({ vendorId }) => vendorId === scene.vendor.id);
    expect(sum(entries)).toBe(-((await payouts())[0]?.amount ?? 0));
  });

  it('leaves only the rest to be refunded', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed));
    stripe.moveDisputed(dispute, 'withdrawn');
    await tell('charge.dispute.funds_withdrawn', dispute);
    const refund = { vendorId: scene.vendor.id, amount: 1, reason: 'Wilted.' };
    const answer = await admin.post(`/api/admin/orders/${placed.id}/refund`, refund, {
      'idempotency-key': randomUUID(),
    });
    const body = {
      error: 'VALIDATION_FAILED',
      issues: [{ path: 'amount', message: 'Everything has already been refunded.' }],
    };
    expect(answer).toMatchObject({ status: 400, body });
  });

  it('is told once to the team and to each vendor, and once more when it is over', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed));
    stripe.moveDisputed(dispute, 'withdrawn');
    await tell('charge.dispute.created', dispute);
    await tell('charge.dispute.updated', dispute);
    Object.assign(dispute, { status: 'lost' });
    await tell('charge.dispute.closed', dispute);
    await tell('charge.dispute.closed', dispute);
    const { id } = await scene.test.db.getRepository(Dispute).findOneByOrFail({ providerId: dispute.id });
    const told = (await mailsAbout('disputes', id)).map(({ kind }) => kind).sort();
    expect(told).toEqual([
      ...['dispute', 'dispute'],
      ...['vendor-dispute', 'vendor-dispute', 'vendor-dispute', 'vendor-dispute'],
    ]);
  });

  it('is asked about again when Stripe did not answer', async () => {
    const placed = await placePaid();
    const dispute = stripe.dispute(placed.number, cents(placed));
    stripe.trouble('broken', /GET \/v1\/disputes/, 9);
    expect((await tell('charge.dispute.created', dispute, `evt_x_${placed.id}`)).status).toBe(503);
    stripe.calm();
    expect((await tell('charge.dispute.created', dispute, `evt_x_${placed.id}`)).status).toBe(200);
    expect(await disputesOf(placed)).toHaveLength(1);
  });
});

describe('a refund that fails later', () => {
  async function failed(): Promise<{ placed: Placed; id: number }> {
    const placed = await placePaid();
    await move(scene.seller, placed, 'cancelled');
    await soon(() => scene.refundsOf(placed).length === 1, REFUND);
    const [sent] = scene.refundsOf(placed);
    if (!sent) throw new Error('No refund was sent.');
    const rows = () => scene.test.db.getRepository(Refund).findBy({ providerId: sent.id });
    await soon(async () => (await rows())[0]?.status === 'done', REFUND);
    stripe.failRefund(sent);
    await tell('refund.failed', sent);
    await tell('charge.refund.updated', sent);
    return { placed, id: (await rows())[0]?.id ?? 0 };
  }

  it('is seen by staff and told to the team once, and the ledger stays', async () => {
    const { placed, id } = await failed();
    const { body } = await admin.get<AdminRefund>(`/api/admin/refunds/${id}`);
    expect(body).toMatchObject({ status: 'failed', failure: 'expired_or_canceled_card' });
    expect((await mailsAbout('refunds', id)).map(({ kind }) => kind)).toEqual(['refund-failed']);
    const own = (await entriesOf(placed)).filter(({ vendorId }) => vendorId === scene.vendor.id);
    expect(sum(own)).toBe(0);
  });

  it('is sent again under a new key, and an old message does not undo that', async () => {
    const { placed, id } = await failed();
    expect((await admin.post(`/api/admin/refunds/${id}/retry`, {})).status).toBe(200);
    const row = () => scene.test.db.getRepository(Refund).findOneByOrFail({ id });
    await soon(async () => (await row()).status === 'done', REFUND);
    const [old] = scene.refundsOf(placed);
    await tell('refund.failed', old ?? {});
    expect(await row()).toMatchObject({ status: 'done', failure: null, attempt: 2 });
  });

  it('stays settled when staff have refunded it by hand', async () => {
    const { placed, id } = await failed();
    await admin.post(`/api/admin/refunds/${id}/settle`, { reason: 'Check in the mail.' });
    await tell('refund.failed', scene.refundsOf(placed)[0] ?? {});
    expect((await scene.test.db.getRepository(Refund).findOneByOrFail({ id })).status).toBe('done');
  });
});

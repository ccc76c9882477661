import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminPayout } from '../../../src/contract/marketplace/admin/ledger.admin.js';
import type { AdminRefund } from '../../../src/contract/marketplace/admin/payments.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { eventually } from '../../support/eventually.js';
import {
  act,
  admin,
  allDone,
  begin,
  bring,
  cents,
  end,
  makeShop,
  page,
  paypal,
  placePaid,
  refund,
  refundKeys,
  sentBack,
  vendorOrder,
  stripe,
  sum,
  test,
  vendors,
} from '../../support/scenes/refund-scene.js';

beforeAll(begin);
afterAll(end);
beforeEach(async () => {
  stripe.calm();
  await makeShop();
});

describe('a part that staff give back', () => {
  it('reaches Stripe with its amount and one key, also when the answer is lost twice', async () => {
    const { id, number } = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    const [entry] = (await refund(id, 4.56)).body.refunds;
    await allDone();
    expect(sentBack(number)).toEqual([456]);
    const keys = refundKeys().filter((key) => key === `refund-${entry?.id}`);
    expect(keys.length).toBeGreaterThan(0);
    expect((await page(id)).refunds).toMatchObject([{ status: 'done', amount: 4.56 }]);
  });

  it('is not sent twice where its answer was lost and Stripe has forgotten the key', async () => {
    const { id, number } = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    const before = refundKeys().length;
    await refund(id, 4.56);
    // The client itself tries twice, at once and with the same key; a day later the job does.
    await eventually(test.db, () => refundKeys().length >= before + 2);
    stripe.forgetKeys();
    await allDone();
    expect(sentBack(number)).toEqual([456]);
  });

  it('reaches PayPal in the same way', async () => {
    const { id, number } = await placePaid('paypal');
    paypal.trouble('lost', /refund$/, 1);
    const [entry] = (await refund(id, 4.5)).body.refunds;
    await allDone();
    const calls = paypal.requests.filter(({ path }) => path.endsWith('/refund'));
    expect(new Set(calls.map(({ headers }) => headers['paypal-request-id']))).toEqual(
      new Set([`refund-${entry?.id}`]),
    );
    const [capture] = paypal.order(number).captures;
    const made = paypal.refunds.filter((one) => one.id.includes(capture?.id ?? '-'));
    expect(made.map(({ amount }) => amount.value)).toEqual(['4.50']);
  });

  it('is not sent for more than is left, however many people try at once', async () => {
    const { id, number } = await placePaid();
    const { left } = vendorOrder(await page(id));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(id, Math.round(left * 40) / 100)).concat(
        act(id, 'cancel', { vendorId: vendors[0].id, reason: 'Frost.' }),
      ),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
    await allDone();
    expect(sum(sentBack(number))).toBe(cents(left));
    expect(vendorOrder(await page(id))).toMatchObject({ refunded: left, left: 0, balance: 0 });
  });
});

describe('a refund that the provider refuses', () => {
  /** @returns one that Stripe has refused, as somebody sent everything back by hand */
  async function refused() {
    const { id, number } = await placePaid();
    const byHand = {
      id: `re_by_hand_${id}`,
      amount: stripe.session(number).amount_total,
      payment_intent: `pi_${stripe.session(number).id}`,
      status: 'succeeded',
    };
    stripe.refunds.push(byHand);
    const [entry] = (await refund(id, 2)).body.refunds;
    await allDone();
    const refundId = entry?.id ?? 0;
    expect(await test.db.getRepository(Refund).findOneBy({ id: refundId })).toMatchObject({
      status: 'failed',
    });
    return { id, number, byHand, refundId };
  }
  const on = (refundId: number, action: string, body?: object) =>
    admin.post<AdminRefund & ErrorBody>(`/api/admin/refunds/${refundId}/${action}`, body ?? {});

  it('is sent again by staff, and then stands in no way twice', async () => {
    const { id, number, byHand, refundId } = await refused();
    expect((await page(id)).timeline.find(({ kind }) => kind === 'refund')).toMatchObject({
      isTrouble: true,
    });
    stripe.refunds.splice(stripe.refunds.indexOf(byHand), 1);
    expect((await on(refundId, 'retry')).body).toMatchObject({ status: 'waiting', attempt: 2 });
    await allDone();
    expect(sentBack(number)).toEqual([200]);
    expect(await on(refundId, 'retry')).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
    expect(vendorOrder(await page(id)).refunded).toBe(2);
    expect((await page(id)).timeline.map(({ title }) => title)).toContain('Refund sent again');
  });

  it('can be marked as refunded by hand, with a reason in the audit log', async () => {
    const { refundId } = await refused();
    expect((await on(refundId, 'settle')).status).toBe(400);
    const { body } = await on(refundId, 'settle', { reason: 'Sent a check.' });
    expect(body).toMatchObject({ status: 'done' });
    expect((await on(refundId, 'settle', { reason: 'Once more.' })).status).toBe(409);
    const where = { resource: 'refunds', recordId: String(refundId) };
    expect(await test.db.getRepository(AuditEntry).findBy(where)).toMatchObject([
      { action: 'settle', note: 'Sent a check.', before: { status: 'failed' }, after: { status: 'done' } },
    ]);
  });
});

describe('after a payout', () => {
  it('a refund makes the balance of the vendor order negative, until the next payout settles it', async () => {
    const { id } = await placePaid();
    await bring(id);
    await allDone();
    expect(vendorOrder(await page(id)).balance).toBe(0);
    const { body } = await refund(id, 3);
    const lost = vendorOrder(body).balance;
    expect(lost).toBeLessThan(0);
    await allDone();
    expect(vendorOrder(await page(id)).balance).toBe(lost);
    const next = await placePaid();
    await bring(next.id);
    await allDone();
    expect(vendorOrder(await page(id)).balance).toBe(0);
    const { ledger } = await page(next.id);
    expect(ledger.filter(({ kind }) => kind === 'offset')).toMatchObject([{ amount: lost }]);
    expect(vendorOrder(await page(next.id)).balance).toBe(0);
  });

  it('that was refused, staff pay what is due by now, once', async () => {
    const account = vendors[0].stripeAccountId ?? '';
    stripe.closedAccounts.add(account);
    const { id, number } = await placePaid();
    await bring(id);
    await allDone();
    const [failed] = await test.db.getRepository(Payout).findBy({ vendorId: vendors[0].id });
    expect(failed?.status).toBe('failed');
    stripe.closedAccounts.delete(account);
    await refund(id, 1);
    const due = cents(vendorOrder(await page(id)).balance);
    const retry = () => admin.post<AdminPayout & ErrorBody>(`/api/admin/payouts/${failed?.id}/retry`, {});
    expect((await retry()).status).toBe(200);
    await allDone();
    const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === number);
    expect(sent.map(({ amount }) => amount)).toEqual([due]);
    expect(await retry()).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
  });
});

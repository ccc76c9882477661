import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AdminOrder } from '../../src/contract/marketplace/admin/orders.admin.js';
import {
  act,
  allDone,
  begin,
  bring,
  cents,
  end,
  makeShop,
  page,
  placePaid,
  refund,
  sentBack,
  vendorOrder,
  sum,
  vendors,
} from '../support/scenes/refund-scene.js';

beforeAll(begin);
afterAll(end);

const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => String(points / 10_000));
const whose = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      whose,
      /** Of the share's total, so that some are too much. */
      part: fc.double({ min: 0.01, max: 0.7, noNaN: true }),
      /** How many people do it at once. */
      times: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), whose }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bring' as const), whose }) },
);
const sequence = fc.record({
  rates: fc.tuple(rate, rate),
  quantities: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  method: fc.constantFrom('credit_card', 'credit_card', 'paypal'),
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
});

/** Everything that has to be true of an order's money, after anything that happened to it. */
function check(order: AdminOrder): void {
  expect(sum(order.refunds.map(({ amount }) => cents(amount)))).toBe(cents(order.refunded));
  expect(cents(order.refunded)).toBeLessThanOrEqual(cents(order.total));
  for (const one of order.shares) {
    const entries = order.ledger.filter(({ vendorId }) => vendorId === one.vendorId);
    const of = (...kinds: string[]) =>
      sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => cents(amount)));
    expect(cents(one.refunded)).toBeLessThanOrEqual(cents(one.total));
    expect(of('refund') + cents(one.refunded)).toBe(0);
    // What the vendor keeps: what was not refunded, less the commission of its goods.
    const goods = order.refunds
      .filter(({ vendorId }) => vendorId === one.vendorId)
      .reduce((all, entry) => all + cents(entry.goods), 0);
    const commission = cents(one.commission) - of('commission_refund');
    expect(of('sale', 'commission', 'refund', 'commission_refund')).toBe(
      cents(one.total) - cents(one.refunded) - commission,
    );
    const exact = (cents(one.commission) * (cents(one.subtotal) - goods)) / cents(one.subtotal);
    // Each refund rounds once.
    expect(Math.abs(commission - exact)).toBeLessThanOrEqual(order.refunds.length);
    if (one.refunded === one.total) expect(commission).toBe(0);
    if (one.status === 'cancelled') expect([one.refunded, of('payout')]).toEqual([one.total, 0]);
    const isPaidOut = one.status === 'delivered' && one.vendorId === vendors[0].id;
    if (isPaidOut && order.paymentMethod === 'credit_card') expect(one.balance).toBeLessThanOrEqual(0);
    expect(cents(one.balance)).toBe(sum(entries.map(({ amount }) => cents(amount))));
  }
  expect(cents(order.ledgerSum)).toBe(sum(order.shares.map(({ balance }) => cents(balance))));
  expect(order.paymentStatus).toBe(order.refunded === order.total ? 'refunded' : 'paid');
}

describe("an order's ledger", () => {
  it('adds up whatever is refunded, cancelled, delivered and paid out, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async ({ rates, quantities, method, steps }) => {
        await makeShop(rates);
        const { id, number } = await placePaid(method, quantities);
        for (const one of steps) {
          const vendorId = vendors[one.whose].id;
          if (one.kind === 'bring') await bring(id, vendorId);
          else if (one.kind === 'cancel') await act(id, 'cancel', { vendorId, reason: 'Frost.' });
          else {
            const amount = Math.max(
              1,
              Math.floor(cents(vendorOrder(await page(id), one.whose).total) * one.part),
            );
            const tries = Array.from({ length: one.times }, () => refund(id, amount / 100, vendorId));
            for (const { status } of await Promise.all(tries)) expect([200, 400, 409]).toContain(status);
          }
        }
        await allDone();
        const order = await page(id);
        check(order);
        expect(order.refunds.every(({ status }) => status === 'done')).toBe(true);
        if (method === 'credit_card') expect(sum(sentBack(number))).toBe(cents(order.refunded));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 150_000);
});

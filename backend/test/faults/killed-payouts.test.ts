import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../src/marketplace/tables/ledger-entry.entity.js';
import { Payout } from '../../src/marketplace/tables/payout.entity.js';
import { eventually } from '../support/eventually.js';
import { signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { PAYOUT } from '../support/scenes/stripe-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { StripeStandIn } from '../support/stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** kill -9 between the rows of a payout and its transfer, and between the transfer and its commit. */

const stripe = new StripeStandIn();
let test: TestApp;

beforeAll(async () => {
  await stripe.listen();
  // It works no jobs: they are left to the servers that are killed.
  test = await startTestApp({ ...stripe.env, JOBS: 'off', LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const worker = () => serveAlone(test.databaseUrl, { ...stripe.env, JOBS: 'on', LOG_LEVEL: 'fatal' });

async function deliver(): Promise<{ vendorId: number; account: string }> {
  const seller = await signedIn(test, { role: 'vendor' });
  const account = `acct_killed${seller.user.id}`;
  const vendor = await makeVendor(test.db, { userId: seller.user.id, stripeAccountId: account });
  const { id } = await makeProduct(test.db, { vendorId: vendor.id, price: 350, inventory: 50 });
  const { cookie } = await shopper(test, [id, 2]);
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
  stripe.pay(body.orderNumber);
  await test.post(`/api/orders/${body.id}/payment`, {}, { cookie });
  for (const status of ['confirmed', 'shipped', 'delivered'])
    expect((await seller.put(`/api/orders/${body.id}/status`, { status })).status).toBe(200);
  return { vendorId: vendor.id, account };
}

describe('a server that is killed while it pays a vendor', () => {
  it.each([
    ['before the transfer is made', 'silent', 0],
    ['after it was made, without having heard of it', 'lost', 1],
  ] as const)(
    '%s pays them once after the restart',
    async (_when, kind, made) => {
      stripe.trouble(kind, /POST .*transfers$/, 1, true);
      const { vendorId, account } = await deliver();
      const payouts = () => test.db.getRepository(Payout).findBy({ vendorId });
      const transfers = () => stripe.transfers.filter(({ destination }) => destination === account);
      const calls = stripe.count(/POST \/v1\/transfers$/);
      const doomed = await worker();
      await eventually(test.db, () => stripe.count(/POST \/v1\/transfers$/) > calls, PAYOUT);
      await doomed.kill();
      expect(await payouts()).toMatchObject([{ status: 'waiting' }]);
      expect(transfers()).toHaveLength(made);
      // What pg-boss does with a job whose server is gone, a few minutes later.
      await test.db.query(
        `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = ANY($1) AND state = 'active'`,
        [PAYOUT],
      );
      const next = await worker();
      await eventually(test.db, async () => (await payouts())[0]?.status === 'done', PAYOUT);
      await next.stop();
      expect(await payouts()).toHaveLength(1);
      expect(transfers()).toHaveLength(1);
      const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorId });
      expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(0);
    },
    90_000,
  );
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import { forgotten } from '../../../src/marketplace/payments/later/collecting.sql.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { makeDiscountCode } from '../../support/make/make.js';
import type { Placed } from '../../support/scenes/stripe-scene.js';
import { COLLECT, END_OWED, weighedScene } from '../../support/scenes/weighed-scene.js';
import { lifeOfOrder, live } from '../../support/scenes/weighed-steps.js';

const scene = weighedScene();
const { stripe, pay, soon, seen, authorize, weigh, finish } = scene;

const chickens = (quantity = 1): [number, number, number] => {
  const { productId, id } = scene.option('own');
  return [productId, quantity, id];
};
const statusIs = (placed: Placed, status: string, ...queues: string[]) =>
  soon(async () => (await seen(placed)).paymentStatus === status, ...queues);
const cents = (amount: number) => Math.round(amount * 100);

/** A chicken and the other vendor's honey, of which nothing could be charged. */
async function owed(): Promise<Placed> {
  const placed = await authorize([chickens(), [scene.honey.id, 1]]);
  stripe.endHold(placed.number);
  scene.breakCard(placed);
  await weigh(placed, [1_814]);
  await finish(placed);
  await statusIs(placed, 'owed');
  return placed;
}

/** A chicken that is charged, of which honey was canceled before. */
async function chargedWithoutHoney(): Promise<Placed> {
  const placed = await authorize([chickens(), [scene.honey.id, 1]]);
  expect((await scene.cancel(placed, scene.honey.vendorId)).status).toBe(200);
  await weigh(placed, [1_814]);
  await finish(placed);
  await statusIs(placed, 'paid', COLLECT);
  return placed;
}
const entriesOfRival = () =>
  scene.test.db.query('SELECT FROM ledger_entries WHERE vendor_id = $1', [scene.honey.vendorId]);

describe('the money of an order by weight', () => {
  it('goes back where a part was taken and the rest is never paid', async () => {
    const placed = await authorize([chickens()]);
    await weigh(placed, [4_000]);
    await scene.answer(placed, true);
    scene.breakCard(placed);
    await finish(placed);
    await statusIs(placed, 'owed');
    expect(stripe.taken(placed.number)).toBe(cents(placed.total));
    await statusIs(placed, 'refunded', END_OWED, COLLECT);
    await soon(() => scene.kept(placed) === 0);
    const [mail] = await scene.test.db.query<{ text: string }[]>(
      `SELECT text FROM mails WHERE kind = 'order-cancelled' AND about_id = $1`,
      [placed.id],
    );
    expect(mail?.text).toContain('goes back to your original payment method');
  });

  it('goes back as far as a page takes more than is due by then', async () => {
    const placed = await owed();
    await pay(placed);
    const [page] = scene.pagesOf(placed);
    expect((await scene.cancel(placed, scene.honey.vendorId)).status).toBe(200);
    stripe.payPage(page?.id ?? '');
    await pay(placed);
    const due = cents(
      (await seen(placed)).fulfilments.find(({ status }) => status === 'confirmed')?.total ?? 0,
    );
    await soon(() => scene.kept(placed) === due);
    expect([await scene.sold(placed), (await seen(placed)).paymentStatus]).toEqual([due, 'paid']);
  });

  it('is asked for on a new page once less is due', async () => {
    const placed = await owed();
    await pay(placed);
    await scene.cancel(placed, scene.honey.vendorId);
    const { body } = await pay(placed);
    const [first, second, ...others] = scene.pagesOf(placed);
    const due = cents(body.fulfilments.find(({ status }) => status === 'confirmed')?.total ?? 0);
    expect(others).toEqual([]);
    expect([first?.status, second?.amount_total, body.payment?.url]).toEqual(['expired', due, second?.url]);
  });

  it('goes back where a page was paid on which nothing was due anymore', async () => {
    const placed = await owed();
    await pay(placed);
    const [page] = scene.pagesOf(placed);
    for (const who of [scene.seller, scene.rival]) await scene.move(who, placed, 'cancelled');
    await statusIs(placed, 'void', COLLECT);
    await soon(() => page?.status === 'expired');
    stripe.payPage(page?.id ?? '');
    await pay(placed);
    await soon(() => stripe.taken(placed.number) > 0 && scene.kept(placed) === 0);
    expect((await seen(placed)).paymentStatus).toBe('refunded');
  });

  it('is waived as far as it is too little to be charged', async () => {
    const placed = await authorize([chickens()]);
    await weigh(placed, [2_280]);
    await scene.answer(placed, true);
    await finish(placed);
    await statusIs(placed, 'paid', COLLECT);
    expect((await seen(placed)).total).toBe(placed.total);
    expect([scene.kept(placed), await scene.sold(placed)]).toEqual([
      cents(placed.total),
      cents(placed.total),
    ]);
  });

  it('does not go back of what was canceled before it was charged', async () => {
    const placed = await chargedWithoutHoney();
    expect((await scene.refund(placed, scene.honey.vendorId, 10)).status).toBe(400);
    const [first] = await scene.paymentsOf(placed);
    const dispute = stripe.dispute(placed.number, first?.amount ?? 0);
    stripe.moveDisputed(dispute, 'withdrawn');
    const { body, headers } = stripe.event('charge.dispute.funds_withdrawn', dispute);
    expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    expect(await entriesOfRival()).toEqual([]);
  });

  it('reaches its vendor out of all payments, and goes back to those that are not disputed', async () => {
    const placed = await authorize([chickens(), [scene.honey.id, 1]]);
    await weigh(placed, [5_000]);
    await scene.answer(placed, true);
    await finish(placed);
    await statusIs(placed, 'paid', COLLECT);
    const { body } = await scene.seller.get<GetPaidView>('/api/vendor/get-paid');
    const [{ sum }] = await scene.test.db.query<[{ sum: number }]>(
      'SELECT sum(amount)::int AS sum FROM ledger_entries WHERE vendor_id = $1',
      [scene.vendor.id],
    );
    expect(cents(body.balance.total)).toBe(sum);
    for (const status of ['shipped', 'delivered']) await scene.move(scene.seller, placed, status);
    const payouts = () => scene.test.db.getRepository(Payout).findBy({ vendorId: scene.vendor.id });
    await soon(async () => (await payouts()).some(({ status }) => status === 'done'));
    await soon(async () => (await payouts()).every(({ status }) => status === 'done'));
    expect((await payouts()).reduce((all, { amount }) => all + amount, 0)).toBe(sum);
    const [, second] = await scene.paymentsOf(placed);
    await scene.test.db.query(
      `INSERT INTO disputes (payment_id, provider_id, amount, withdrawn, reason, status, asked_at)
       VALUES ($1, $2, $3, $3, 'fraudulent', 'needs_response', now())`,
      [second?.id, `dp_${placed.number}`, second?.amount],
    );
    expect((await scene.refund(placed, scene.honey.vendorId, 10)).status).toBe(200);
    expect(await scene.paymentsOf(placed)).toMatchObject([{ refunded: 1_000 }, { refunded: 0 }]);
  });

  it('is not asked for on a page while the card is charged again', async () => {
    const placed = await owed();
    stripe.brokeCustomers.clear();
    stripe.trouble('broken', /POST .*payment_intents$/, 400);
    const isBeing = async () => (await scene.paymentsOf(placed)).at(-1)?.status === 'collecting';
    await soon(isBeing, COLLECT);
    expect((await pay(placed)).body).toMatchObject({ error: 'PAYMENT_RUNNING' });
    expect(scene.pagesOf(placed)).toEqual([]);
  });

  it('can be paid on a page whose beginning failed before', async () => {
    const placed = await owed();
    stripe.trouble('lost', /POST .*sessions$/, 4);
    expect((await pay(placed)).body).toMatchObject({ error: 'PAYMENTS_UNAVAILABLE' });
    stripe.calm();
    await scene.test.db.query(
      `UPDATE payments SET created_at = created_at - interval '2 hours' WHERE order_id = $1`,
      [placed.id],
    );
    expect((await pay(placed)).body.payment?.url).toContain(stripe.url);
  });

  it('is paid where an order comes to nothing and is still to be handed over', async () => {
    const { vendor } = scene;
    await makeDiscountCode(scene.test.db, { vendorId: vendor.id, code: 'OFF', kind: 'amount', value: 3_000 });
    const placed = await authorize([chickens()], { discountCodes: ['OFF'], shippingMethod: 'pickup' });
    await weigh(placed, [1_600]);
    await finish(placed);
    await statusIs(placed, 'paid', COLLECT);
    expect(await seen(placed)).toMatchObject({ total: 0, fulfilments: [{ status: 'confirmed' }] });
  });

  it('is looked for where the job that takes it was given up', async () => {
    const [weighed, open] = [await authorize([chickens()]), await authorize([chickens()])];
    await weigh(weighed, [1_814]);
    await finish(weighed);
    await statusIs(weighed, 'paid', COLLECT);
    await scene.test.db.query(
      `UPDATE orders SET payment_status = 'authorized', updated_at = now() - interval '2 hours' WHERE id = ANY($1)`,
      [[weighed.id, open.id]],
    );
    expect(await fetchRows(scene.test.db, forgotten, [])).toEqual([{ id: weighed.id }]);
    await scene.test.db.query(
      `UPDATE payments SET status = 'collecting', updated_at = now() - interval '2 hours' WHERE order_id = $1`,
      [open.id],
    );
    expect(await fetchRows(scene.test.db, forgotten, [])).toEqual([{ id: weighed.id }, { id: open.id }]);
  });

  it('is what the ledger says, whatever happens to an order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lifeOfOrder, { minLength: 4, maxLength: 4 }), async (lives) => {
        await Promise.all(lives.map((life) => live(scene, life)));
      }),
      { numRuns: 1, endOnFailure: true },
    );
  }, 30_000);
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DepositTerms } from '../../../src/contract/marketplace/deposits/deposit.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { makeProduct } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { HOLD, type Placed } from '../../support/scenes/stripe-scene.js';
import { COLLECT, END_OWED, weighedScene } from '../../support/scenes/weighed-scene.js';

const FORGET = 'payments.forget-card';
const DETACH = /POST .*\/detach$/;
const scene = weighedScene();
const { stripe, soon, seen, authorize } = scene;
const deposit: DepositTerms = {
  ...{ cents: 10_000, percent: null, balanceOn: '2099-01-01' },
  ...{ unpaid: 'keep', graceDays: 7 },
};

let hog: Product;
beforeEach(async () => {
  const { vendor, test } = scene;
  hog = await makeProduct(test.db, { vendorId: vendor.id, name: 'Half a hog', price: 45_000, deposit });
});

const cardOf = ({ number }: Placed) =>
  `pm_${stripe.sessions.find((one) => one.client_reference_id === number)?.id}`;
const isForgotten = (placed: Placed) => stripe.forgottenCards.has(cardOf(placed));
const statusIs = (placed: Placed, status: string, ...queues: string[]) =>
  soon(async () => (await seen(placed)).paymentStatus === status, ...queues);
const payNow = ({ id, cookie }: Placed) => scene.test.post(`/api/orders/${id}/balance`, {}, { cookie });

describe('a card that was saved for an order', () => {
  it('is removed once the balance is paid, however often Stripe has to be asked', async () => {
    const placed = await authorize([[hog.id, 1]]);
    const before = stripe.count(DETACH);
    // The second try of Stripe's client is lost as well.
    stripe.trouble('lost', DETACH, 2);
    await payNow(placed);
    await statusIs(placed, 'paid', COLLECT);
    await soon(() => isForgotten(placed) && stripe.count(DETACH) === before + 2, FORGET);
    const isDone = async () => {
      const rows = await scene.test.db.query<unknown[]>(
        `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
        [FORGET],
      );
      return rows.length === 0;
    };
    await soon(isDone, FORGET);
    expect(stripe.count(DETACH)).toBe(before + 2);
  });

  it('stays while its order is owed, and is removed with the end of it', async () => {
    const placed = await authorize([[hog.id, 1]]);
    scene.breakCard(placed);
    await payNow(placed);
    await statusIs(placed, 'owed', COLLECT);
    expect(isForgotten(placed)).toBe(false);
    await statusIs(placed, 'paid', END_OWED, COLLECT);
    await soon(() => isForgotten(placed), FORGET);
  });

  it('is removed where the order is canceled before anything was weighed', async () => {
    const { productId, id } = scene.option('own');
    const placed = await authorize([[productId, 1, id]]);
    await scene.cancel(placed);
    await statusIs(placed, 'void', COLLECT);
    await soon(() => isForgotten(placed), FORGET);
  });

  it('is removed where the deposit came after the order was given up', async () => {
    const { cookie } = await shopper(scene.test, [hog.id, 1]);
    const { body } = await scene.test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
    const placed = { ...body, number: body.orderNumber, cookie, url: null };
    await scene.test.db.query(`UPDATE orders SET held_until = now() - interval '1 minute' WHERE id = $1`, [
      placed.id,
    ]);
    await statusIs(placed, 'abandoned', HOLD);
    stripe.payLate(placed.number);
    await scene.tell(placed);
    await soon(() => isForgotten(placed), FORGET);
    await soon(() => scene.kept(placed) === 0);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderToWeigh, WeighingView } from '../../../src/contract/marketplace/weight/weighing.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct } from '../../support/make/make.js';
import { salesFigures } from '../../support/scenes/sales-figures.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { stripeScene } from '../../support/scenes/stripe-scene.js';

const COLLECT = 'payments.collect';
const scene = stripeScene();
const { stripe, pay, soon, move } = scene;

interface Weighed {
  id: number;
  number: string;
  cookie: string;
  url: string | null;
  total: number;
}
let chicken: ProductVariant;
beforeEach(async () => {
  const { id: productId } = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, name: 'Chicken' });
  chicken = await scene.test.db.getRepository(ProductVariant).save({
    ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 20 },
    ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
  });
});

/** An order of some chickens (at most $32.50 each), and 1 kale ($3.50). */
async function place(quantity = 2, form: Record<string, unknown> = {}): Promise<Weighed> {
  const { test, kale } = scene;
  const { cookie } = await shopper(test, [chicken.productId, quantity, chicken.id], [kale.id, 1]);
  const { status, body } = await test.post<OrderView>('/api/orders', checkoutForm(form), { cookie });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id, orderNumber: number, total, payment } = body;
  return { id, number, cookie, total, url: payment?.url ?? null };
}

async function placeAuthorized(quantity = 2): Promise<Weighed> {
  const placed = await place(quantity);
  stripe.pay(placed.number);
  expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'authorized', payment: null });
  return placed;
}

const lineOf = async ({ id }: Weighed) =>
  (await scene.seller.get<OrderToWeigh>(`/api/vendor/weighing/${id}`)).body.lines[0]?.id ?? 0;

async function weigh(placed: Weighed, ...grams: number[]): Promise<void> {
  const line = await lineOf(placed);
  for (const [index, one] of grams.entries()) {
    const path = `/api/vendor/weighing/${placed.id}/items/${line}/${index + 1}`;
    expect((await scene.seller.put(path, { grams: one })).status).toBe(200);
  }
}

const finish = ({ id }: Weighed) => scene.seller.post<OrderToWeigh>(`/api/vendor/weighing/${id}/done`, {});
const seen = (placed: Weighed) => scene.seen(placed);
const paymentsOf = ({ id }: Weighed) =>
  scene.test.db.getRepository(Payment).find({ where: { orderId: id }, order: { id: 'ASC' } });
const mailsOf = (kind: string, { id }: Weighed) =>
  scene.test.db.getRepository(Mail).findBy({ kind, aboutResource: 'orders', aboutId: id });

describe('an order by weight', () => {
  it('says that a label’s price is another one than was agreed, once the option was repriced', async () => {
    const placed = await placeAuthorized();
    const line = async () =>
      (await scene.seller.get<OrderToWeigh>(`/api/vendor/weighing/${placed.id}`)).body.lines[0];
    expect(await line()).not.toHaveProperty('isRepriced');
    await scene.test.db.getRepository(ProductVariant).update(chicken.id, { price: 700 });
    expect(await line()).toMatchObject({ isRepriced: true, prices: { unit: 6.5 } });
  });

  it('is authorized to the most, and charged for what it weighs', async () => {
    const admin = await signedIn(scene.test, { role: 'admin' });
    const before = await salesFigures(scene.test, admin);
    const placed = await placeAuthorized();
    expect(await salesFigures(scene.test, admin)).toEqual(before);
    // 2 × $32.50 and $3.50, with 8 % of tax and free shipping.
    expect(placed.total).toBe(73.98);
    expect(stripe.taken(placed.number)).toBe(0);
    const { body: open } = await scene.seller.get<WeighingView>('/api/vendor/weighing');
    expect(open.orders).toMatchObject([{ id: placed.id, lines: [{ packages: 2, weighings: [] }] }]);
    expect((await finish(placed)).body).toMatchObject({ error: 'NOT_WEIGHED' });
    await weigh(placed, 1_814, 2_000);
    expect((await finish(placed)).body).toMatchObject({ isDone: true });
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', COLLECT);
    // 4 lb are 26.00, 4.41 lb 28.67, with 3.50, and 8 % of it.
    const { subtotal, tax, total, fulfilments } = await seen(placed);
    expect({ subtotal, tax, total }).toEqual({ subtotal: 58.17, tax: 4.65, total: 62.82 });
    expect(fulfilments[0]?.items.find(({ weight }) => weight)).toMatchObject({
      totalPrice: 54.67,
      weight: { aboutPrice: 56.56, mostPrice: 65, grams: 3_814 },
    });
    expect(stripe.taken(placed.number)).toBe(6_282);
    expect(await paymentsOf(placed)).toMatchObject([{ status: 'paid', amount: 6_282, authorized: 7_398 }]);
    expect(await mailsOf('order-weighed', placed)).toHaveLength(1);
    const entries = await scene.test.db.getRepository(LedgerEntry).findBy({ vendorId: scene.vendor.id });
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 6_282],
      ['commission', -698],
    ]);
    const [sales, commission] = before;
    expect(await salesFigures(scene.test, admin)).toEqual([sales + 6_282, commission + 698]);
  });

  it('costs at most what was shown, however much it weighs', async () => {
    const placed = await placeAuthorized(1);
    await weigh(placed, 4_000);
    await finish(placed);
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', COLLECT);
    expect((await seen(placed)).total).toBe(placed.total);
    expect(stripe.taken(placed.number)).toBe(Math.round(placed.total * 100));
  });

  it('costs more than was shown only where its buyer says yes, and that is charged, too', async () => {
    const placed = await placeAuthorized(1);
    const line = await lineOf(placed);
    const ask = () =>
      scene.seller.post<OrderToWeigh>(`/api/vendor/weighing/${placed.id}/items/${line}/ask`, {});
    expect((await ask()).body).toMatchObject({ error: 'NOT_WEIGHED' });
    await weigh(placed, 2_000);
    expect((await ask()).body).toMatchObject({ error: 'VALIDATION_FAILED' });
    await weigh(placed, 4_000);
    await ask();
    expect((await ask()).body).toMatchObject({ lines: [{ asked: 'waiting' }] });
    expect(await mailsOf('order-weighs-more', placed)).toHaveLength(1);
    const { fulfilments } = await seen(placed);
    const asked = fulfilments[0]?.items.find(({ weight }) => weight)?.weight?.askedPrice ?? 0;
    expect(asked).toBe(57.33);
    const answer = (agrees: boolean, price: number, cookie = placed.cookie) =>
      scene.test.post(`/api/orders/${placed.id}/items/${line}/weight`, { agrees, price }, { cookie });
    expect((await answer(true, asked, '')).status).toBe(404);
    expect((await answer(true, 57)).body).toMatchObject({ error: 'CHANGED_MEANWHILE' });
    expect((await answer(true, asked)).status).toBe(200);
    expect((await answer(true, asked)).body).toMatchObject({ error: 'CHANGED_MEANWHILE' });
    const { agreed, total: shown, fulfilments: shares } = await seen(placed);
    expect([shown, shares[0]?.agreed]).toEqual([placed.total, agreed]);
    expect((await finish(placed)).status).toBe(200);
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', COLLECT);
    const { total } = await seen(placed);
    expect(total).toBeGreaterThan(placed.total);
    expect(total).toBe(agreed?.total);
    expect(await seen(placed)).not.toHaveProperty('agreed');
    expect(stripe.taken(placed.number)).toBe(Math.round(total * 100));
    expect(await paymentsOf(placed)).toMatchObject([
      { kind: 'order', status: 'paid', amount: Math.round(placed.total * 100) },
      { kind: 'weighed', status: 'paid' },
    ]);
    // Canceled after all, the money goes back to both, the newest first.
    expect((await move(scene.seller, placed, 'cancelled')).status).toBe(200);
    expect(await paymentsOf(placed)).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }]);
  });

  it('does not go out before it is weighed, and is not weighed twice', async () => {
    const placed = await placeAuthorized(1);
    await move(scene.seller, placed, 'confirmed');
    expect((await move(scene.seller, placed, 'shipped')).body).toMatchObject({ error: 'NOT_WEIGHED' });
    await weigh(placed, 1_900);
    const again = `/api/vendor/weighing/${placed.id}/items/${await lineOf(placed)}/1`;
    expect((await scene.seller.put(again, { grams: 2_000 })).status).toBe(200);
    expect((await scene.seller.delete(again)).body).toMatchObject({ lines: [{ weighings: [] }] });
    await weigh(placed, 1_900);
    const answers = await Promise.all([finish(placed), finish(placed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await scene.seller.put(again, { grams: 5 })).body).toMatchObject({ error: 'ALREADY_WEIGHED' });
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', COLLECT);
    expect(await mailsOf('order-weighed', placed)).toHaveLength(1);
    expect((await move(scene.seller, placed, 'shipped')).status).toBe(200);
  });

  it('frees what was held where it is canceled before', async () => {
    const placed = await placeAuthorized();
    const cancel = await scene.test.post(`/api/orders/${placed.id}/cancel`, {}, { cookie: placed.cookie });
    expect(cancel.status).toBe(200);
    await soon(async () => (await seen(placed)).paymentStatus === 'void', COLLECT);
    await soon(() => stripe.intents.get(`pi_${stripe.session(placed.number).id}`)?.status === 'canceled');
    expect(stripe.taken(placed.number)).toBe(0);
  });

  it('is charged to the saved card where nothing is held any more', async () => {
    const placed = await placeAuthorized(1);
    stripe.endHold(placed.number);
    await weigh(placed, 1_814);
    await finish(placed);
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', COLLECT);
    expect(stripe.taken(placed.number)).toBe(Math.round((await seen(placed)).total * 100));
    expect((await paymentsOf(placed)).map(({ status }) => status)).toEqual(['released', 'paid']);
  });

  it('can be paid on a page where the saved card is declined', async () => {
    const placed = await placeAuthorized(1);
    stripe.endHold(placed.number);
    stripe.brokeCustomers.add(`cus_${stripe.session(placed.number).id}`);
    await weigh(placed, 1_814);
    await finish(placed);
    await soon(async () => (await seen(placed)).paymentStatus === 'owed');
    expect(await mailsOf('order-owed', placed)).toHaveLength(1);
    const { total } = await seen(placed);
    const { body } = await pay(placed);
    expect(body).toMatchObject({
      paymentStatus: 'owed',
      payment: { url: expect.stringContaining(stripe.url) },
    });
    const [, page] = stripe.sessions.filter((one) => one.client_reference_id === placed.number);
    expect(page?.amount_total).toBe(Math.round(total * 100));
    stripe.payPage(page?.id ?? '');
    expect((await pay(placed)).body.paymentStatus).toBe('paid');
    expect(stripe.taken(placed.number)).toBe(Math.round(total * 100));
  });

  it('that stays unpaid is canceled after a week, and its stock comes back', async () => {
    const placed = await placeAuthorized(1);
    stripe.endHold(placed.number);
    stripe.brokeCustomers.add(`cus_${stripe.session(placed.number).id}`);
    await weigh(placed, 1_814);
    await finish(placed);
    await soon(async () => (await seen(placed)).paymentStatus === 'owed');
    await soon(async () => (await seen(placed)).paymentStatus === 'void', 'payments.end-owed', COLLECT);
    const { inventory } = await scene.test.db
      .getRepository(ProductVariant)
      .findOneByOrFail({ id: chicken.id });
    expect(inventory).toBe(20);
    expect(await mailsOf('order-cancelled', placed)).toHaveLength(1);
    expect(stripe.taken(placed.number)).toBe(0);
  });

  it('in cash is told what to pay', async () => {
    const placed = await place(1, { paymentMethod: 'cash', shippingMethod: 'pickup' });
    await scene.test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [placed.id]);
    await weigh(placed, 1_814);
    await finish(placed);
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'due', total: 31.86 });
    expect(await mailsOf('order-weighed', placed)).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminVendor } from '../../../src/contract/marketplace/admin/vendors.admin.js';
import type { DepositTerms } from '../../../src/contract/marketplace/deposits/deposit.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import type { VendorAnalytics } from '../../../src/contract/marketplace/vendor-figures.js';
import { forgotten, toCollect } from '../../../src/marketplace/payments/later/collecting.sql.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import type { Placed } from '../../support/scenes/stripe-scene.js';
import { COLLECT, END_OWED, weighedScene } from '../../support/scenes/weighed-scene.js';

const scene = weighedScene();
const { stripe, soon, seen, authorize } = scene;
const cents = (amount: number) => Math.round(amount * 100);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const TERMS: DepositTerms = {
  ...{ cents: 10_000, percent: null, balanceOn: dayIn(40) },
  ...{ unpaid: 'keep', graceDays: 7 },
};
const statusIs = (placed: Placed, status: string, ...queues: string[]) =>
  soon(async () => (await seen(placed)).paymentStatus === status, ...queues);
const mailsOf = ({ id }: Placed, kind: string) =>
  scene.test.db.query<{ text: string }[]>('SELECT text FROM mails WHERE kind = $1 AND about_id = $2', [
    kind,
    id,
  ]);
const kindsOf = async (placed: Placed) =>
  (await scene.paymentsOf(placed)).map(({ kind, status, amount }) => [kind, status, amount]);

let hog: Product;
const hogWith = (deposit: Partial<DepositTerms> = {}) =>
  makeProduct(scene.test.db, {
    ...{ vendorId: scene.vendor.id, name: 'Half a hog', price: 45_000, unit: 'each', inventory: 5 },
    deposit: { ...TERMS, ...deposit },
  });
beforeEach(async () => {
  hog = await hogWith();
});

const balance = ({ id, cookie }: Placed) =>
  scene.test.post<OrderView & { error?: string }>(`/api/orders/${id}/balance`, {}, { cookie });

/** An order whose balance was asked for, and could not be charged. */
async function owed(product: Product): Promise<Placed> {
  const placed = await authorize([[product.id, 1]]);
  scene.breakCard(placed);
  await balance(placed);
  await statusIs(placed, 'owed', COLLECT);
  return placed;
}

describe('an order with a deposit', () => {
  it('is placed for the deposit and the delivery, and paid by a second payment', async () => {
    const placed = await authorize([
      [hog.id, 2],
      [scene.kale.id, 1],
    ]);
    const order = await seen(placed);
    const kale = cents(3.5 * 1.08);
    const now = 20_000 + kale + cents(order.shipping);
    expect(order.deposit).toEqual({
      ...{ now: now / 100, balance: (cents(placed.total) - now) / 100, kept: 0 },
      ...{ balanceOn: TERMS.balanceOn, unpaid: 'keep', graceDays: 7 },
    });
    expect([stripe.taken(placed.number), await scene.sold(placed)]).toEqual([now, 0]);
    await soon(async () => (await mailsOf(placed, 'new-order'))[0]?.text.includes('Deposit paid.') === true);
    expect((await mailsOf(placed, 'order-confirmation'))[0]?.text).toContain('keeps the deposit');

    expect((await balance(placed)).status).toBe(200);
    await statusIs(placed, 'paid', COLLECT);
    const total = cents(placed.total);
    expect([stripe.taken(placed.number), await scene.sold(placed)]).toEqual([total, total]);
    expect(await kindsOf(placed)).toEqual([
      ['deposit', 'paid', now],
      ['balance', 'paid', total - now],
    ]);
    expect((await balance(placed)).body.error).toBe('PAYMENT_NOT_WAITING');

    expect((await scene.refund(placed, scene.vendor.id, placed.total - 100)).status).toBe(200);
    await soon(() => scene.kept(placed) === 10_000);
    const refunds = stripe.refunds.slice(-2).map(({ amount }) => amount);
    // They go out side by side, so either may be there first.
    expect(refunds.sort((one, other) => one - other)).toEqual([now - 10_000, total - now]);
  });

  it('is charged by the clock once its day has come', async () => {
    const placed = await authorize([[hog.id, 1]]);
    const due = async () =>
      (await fetchRows(scene.test.db, forgotten, [])).some(({ id }) => id === placed.id);
    await scene.test.db.query(`UPDATE orders SET updated_at = now() - interval '2 hours' WHERE id = $1`, [
      placed.id,
    ]);
    expect(await due()).toBe(false);
    await scene.test.db.query(
      `UPDATE order_items SET deposit = jsonb_set(deposit, '{balanceOn}', '"2026-01-01"') WHERE order_id = $1`,
      [placed.id],
    );
    expect(await due()).toBe(true);
  });

  it('is charged when it is handed over before its day', async () => {
    const placed = await authorize([[hog.id, 1]]);
    await scene.deliver(scene.seller, placed);
    await statusIs(placed, 'paid', COLLECT);
    expect(scene.kept(placed)).toBe(cents(placed.total));
  });

  it('leaves its vendor the deposit where the balance is never paid', async () => {
    const placed = await owed(hog);
    expect((await mailsOf(placed, 'order-owed'))[0]?.text).toContain('keeps the deposit');
    await statusIs(placed, 'paid', END_OWED, COLLECT);
    await soon(() => scene.kept(placed) === 10_000);
    const order = await seen(placed);
    expect([order.status, order.deposit?.kept, order.deposit?.balance]).toEqual(['cancelled', 100, 0]);
    expect([await scene.sold(placed), await scene.stockOf(hog)]).toEqual([10_000, 5]);
    const { body } = await scene.seller.get<VendorOrderView[]>('/api/vendor/orders?limit=1');
    expect(body[0]).toMatchObject({ id: placed.id, youReceive: 88, deposit: { isPaid: true, kept: 100 } });
    const figures = (await scene.seller.get<VendorAnalytics>('/api/vendor/analytics')).body;
    // Its vendor has the item still.
    expect([figures.totalSales, figures.orderCount, figures.bestSellers]).toEqual([100, 1, []]);
    const admin = await signedIn(scene.test, { role: 'admin' });
    const { sales } = (await admin.get<AdminVendor>(`/api/admin/vendors/${scene.vendor.id}`)).body;
    expect(sales).toBe(100);
    expect((await mailsOf(placed, 'order-cancelled'))[0]?.text).toContain('keeps your deposit of $100.00');
    expect(await mailsOf(placed, 'vendor-order-cancelled')).toHaveLength(1);
    expect((await scene.refund(placed, scene.vendor.id, 40)).status).toBe(200);
    await soon(() => scene.kept(placed) === 6_000);
    expect(await scene.sold(placed)).toBe(6_000);
  });

  it('refunds the deposit where its terms say so', async () => {
    const placed = await owed(await hogWith({ unpaid: 'return' }));
    await statusIs(placed, 'refunded', END_OWED, COLLECT);
    await soon(() => scene.kept(placed) === 0);
    expect(await scene.sold(placed)).toBe(0);
  });

  it('is paid by its buyer on a page where the card was declined', async () => {
    const placed = await owed(hog);
    await scene.pay(placed);
    const [page] = scene.pagesOf(placed);
    stripe.payPage(page?.id ?? '');
    expect((await scene.pay(placed)).body.paymentStatus).toBe('paid');
    expect([scene.kept(placed), await scene.sold(placed)]).toEqual([
      cents(placed.total),
      cents(placed.total),
    ]);
  });

  it('gives the deposit back where the vendor cancels it', async () => {
    const placed = await authorize([[hog.id, 1]]);
    await scene.move(scene.seller, placed, 'cancelled');
    await statusIs(placed, 'refunded', COLLECT);
    await soon(() => scene.kept(placed) === 0);
  });

  it('waits for the day of what a substitute came for', async () => {
    const pork = await hogWith();
    const placed = await authorize([[hog.id, 1]]);
    const [line] = await scene.test.db.getRepository(OrderItem).findBy({ orderId: placed.id });
    await scene.test.db.getRepository(OrderItem).update(line?.id ?? 0, { allowSubstitute: true });
    const swap = { productId: pork.id, quantity: 1 };
    const items = [{ id: line?.id, from: 1, to: 0, reason: 'weather', swap }];
    const { status } = await scene.seller.put(`/api/vendor/packing/${placed.id}/short`, { items });
    expect(status).toBe(200);
    // Nothing but this keeps the balance from being charged.
    expect(await fetchRows(scene.test.db, toCollect, [placed.id])).toMatchObject([{ isOpen: true }]);
    expect((await balance(placed)).status).toBe(200);
    await statusIs(placed, 'paid', COLLECT);
    expect(stripe.taken(placed.number)).toBe(cents(placed.total));
  });

  it('asks for the balance of what is weighed then, and no more', async () => {
    const { productId, id } = scene.option('own');
    await scene.test.db.query('UPDATE products SET deposit = $2 WHERE id = $1', [
      productId,
      { ...TERMS, cents: 1_000, balanceOn: null },
    ]);
    const placed = await authorize([[productId, 1, id]]);
    const { deposit, shipping } = await seen(placed);
    expect(deposit?.now).toBe(10 + shipping);
    await scene.weigh(placed, [1_814]);
    await scene.finish(placed);
    await statusIs(placed, 'paid', COLLECT);
    const { total } = await seen(placed);
    expect(total).toBeLessThan(placed.total);
    expect([scene.kept(placed), await scene.sold(placed)]).toEqual([cents(total), cents(total)]);
  });

  it.each([
    ['items of another vendor', 'DEPOSIT_ALONE', true, {}],
    ['cash', 'VALIDATION_FAILED', false, { shippingMethod: 'pickup', paymentMethod: 'cash' }],
  ])('is refused with %s, and nothing is taken', async (_what, error, isMixed, form) => {
    const lines: [number, number][] = [
      [hog.id, 1],
      ...(isMixed ? ([[scene.honey.id, 1]] as [number, number][]) : []),
    ];
    const { cookie } = await shopper(scene.test, ...lines);
    const { body } = await scene.test.post<{ error: string }>('/api/orders', checkoutForm(form), { cookie });
    expect(body.error).toBe(error);
    expect(await scene.stockOf(hog)).toBe(5);
  });
});

describe('a deposit that a bank asks back', () => {
  const tell = async (dispute: object, type: string) => {
    const { body, headers } = stripe.event(`charge.dispute.${type}`, dispute);
    expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
  };
  const disputed = async (placed: Placed, amount: number) => {
    const dispute = stripe.dispute(placed.number, amount);
    stripe.moveDisputed(dispute, 'withdrawn');
    await tell(dispute, 'funds_withdrawn');
    return dispute;
  };
  const win = async (dispute: Awaited<ReturnType<typeof disputed>>) => {
    stripe.moveDisputed(dispute, 'reinstated');
    await tell(Object.assign(dispute, { status: 'won' }), 'funds_reinstated');
  };
  const sumOfLedger = async ({ id }: Placed) => {
    const [row] = await scene.test.db.query<{ sum: number }[]>(
      `SELECT coalesce(sum(entry.amount), 0)::int AS sum FROM ledger_entries AS entry
       JOIN fulfilments AS share ON share.id = entry.fulfilment_id
       WHERE share.order_id = $1 AND entry.kind NOT IN ('payout', 'reversal', 'offset')`,
      [id],
    );
    return row?.sum;
  };

  it('stays with its vendor where it was kept and the dispute is won', async () => {
    const placed = await owed(hog);
    await statusIs(placed, 'paid', END_OWED, COLLECT);
    await soon(() => scene.kept(placed) === 10_000);
    const dispute = await disputed(placed, 10_000);
    expect(await sumOfLedger(placed)).toBe(0);
    await win(dispute);
    expect([await sumOfLedger(placed), await scene.sold(placed)]).toEqual([8_800, 10_000]);
  });

  it('costs its vendor nothing where the order is canceled, and goes back once the dispute is won', async () => {
    const placed = await authorize([[hog.id, 1]]);
    const dispute = await disputed(placed, stripe.taken(placed.number));
    await scene.move(scene.seller, placed, 'cancelled');
    await statusIs(placed, 'refunded', COLLECT);
    expect([await sumOfLedger(placed), scene.kept(placed)]).toEqual([0, stripe.taken(placed.number)]);
    await win(dispute);
    await soon(() => scene.kept(placed) === 0);
    expect(await sumOfLedger(placed)).toBe(0);
  });

  it('counts as refunded where a message of the bank sends it back before the job does', async () => {
    const placed = await authorize([[hog.id, 1]]);
    const { db } = scene.test;
    await db.query(`UPDATE fulfilments SET status = 'cancelled' WHERE order_id = $1`, [placed.id]);
    await db.query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [placed.id]);
    await tell(stripe.dispute(placed.number, 100), 'created');
    await soon(() => scene.kept(placed) === 0);
    await db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, $2)`, [COLLECT, { orderId: placed.id }]);
    await soon(async () => (await seen(placed)).paymentStatus !== 'authorized');
    expect((await seen(placed)).paymentStatus).toBe('refunded');
  });

  it('is taken of the sale once that is booked', async () => {
    const placed = await owed(hog);
    await disputed(placed, 10_000);
    await statusIs(placed, 'paid', END_OWED, COLLECT);
    expect([await scene.sold(placed), await sumOfLedger(placed)]).toEqual([10_000, 0]);
  });
});

describe('the deposit of a product', () => {
  const product = {
    ...{ name: 'Whole hog', description: 'Cut and wrapped.', category: 'meat', unit: 'each' },
    ...{ price: '900', inventory: 3 },
  };
  const deposit = { percent: '25', balanceOn: dayIn(40), unpaid: 'keep', graceDays: '10' };

  it('is written, shown and changed', async () => {
    const { status, body } = await scene.seller.post<OwnProductView>('/api/products', {
      ...product,
      deposit,
    });
    const view = { amount: null, percent: 25, balanceOn: dayIn(40), unpaid: 'keep', graceDays: 10 };
    expect([status, body.deposit]).toEqual([201, view]);
    expect((await scene.test.get<OwnProductView>(`/api/products/${body.id}`)).body.deposit).toEqual(view);
    const put = (fields: object) => scene.seller.put<OwnProductView>(`/api/products/${body.id}`, fields);
    expect((await put({ name: 'Hog' })).body.deposit).toEqual(view);
    expect((await put({ deposit: null })).body.deposit).toBeUndefined();
  });

  it.each([
    [{ ...deposit, balanceOn: '2026-01-01' }, 'deposit.balanceOn'],
    [{ ...deposit, balanceOn: '' }, 'deposit.balanceOn'],
  ])('is refused as %j', async (wrong, path) => {
    const { status, body } = await scene.seller.post<{ issues: { path: string }[] }>('/api/products', {
      ...product,
      deposit: wrong,
    });
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });
});

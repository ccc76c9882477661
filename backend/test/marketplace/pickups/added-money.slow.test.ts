import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { yearEntries } from '../../../src/marketplace/ledger/year-statement.sql.js';
import { DisputePart } from '../../../src/marketplace/tables/dispute-part.entity.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { hurry } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { HOLD, type Placed, stripeScene } from '../../support/scenes/stripe-scene.js';

type Answer = OrderView & ErrorBody;

const STOCK = 30;
const CRATES = 12;
const scene = stripeScene();
const { stripe, soon, move, seen } = scene;
let windows: PickupWindow[];

beforeEach(async () => {
  const { test, vendor, honey, kale } = scene;
  await test.db.getRepository(Product).update([kale.id, honey.id], { inventory: STOCK, crates: 1 });
  windows = [];
  for (const vendorId of [vendor.id, honey.vendorId]) {
    const { schedule } = await makePickupSite(test.db, vendorId);
    windows.push(
      await makeOwnWindow(test.db, schedule, vendorId, { capacity: CRATES, capacityUnit: 'crates' }),
    );
  }
});

/** An order of 2 kale and 1 honey, each with a day, that is paid. */
async function placePaid(lines: [number, number, number?][] = []): Promise<Placed> {
  const { test, kale, honey } = scene;
  const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1], ...lines);
  const shares = windows.map(({ id, vendorId }) => ({ vendorId, method: 'pickup', windowId: id }));
  const form = checkoutForm({ shippingMethod: 'pickup', shares });
  const { status, body } = await test.post<Answer>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  const { id, orderNumber: number, total, payment } = body;
  stripe.pay(number);
  await test.post(`/api/orders/${id}/payment`, {}, { cookie });
  return { id, number, cookie, total, url: payment?.url ?? null };
}

const lineOf = (order: OrderView, productId: number) =>
  order.fulfilments
    .flatMap(({ items, vendor }) => items.map((item) => ({ ...item, vendorId: vendor.id })))
    .find((item) => item.productId === productId);

/** Asks for so many more (or fewer) of a product. */
async function change(placed: Placed, productId: number, more: number) {
  const line = lineOf(await seen(placed), productId);
  if (!line) throw new Error('There is no such line.');
  const from = line.quantity - line.refunded;
  return scene.test.put<Answer>(
    `/api/orders/${placed.id}/shares/${line.vendorId}/items`,
    { items: [{ id: line.id, from, to: Math.max(0, from + more) }] },
    { cookie: placed.cookie },
  );
}

const waitingFor = ({ id: addsToId }: Placed) =>
  scene.test.db.getRepository(Order).findBy({ addsToId, paymentStatus: 'held' });
const addingOf = (order: OrderView) => order.fulfilments.flatMap(({ adding }) => adding ?? []);
const settle = ({ cookie }: Placed, id: number) =>
  scene.test.post<Answer>(`/api/orders/${id}/payment`, {}, { cookie });

/** The card is taken on each page that is open, and the buyer comes back. */
async function payAdded(placed: Placed): Promise<number[]> {
  const statuses = [];
  for (const { id, orderNumber } of await waitingFor(placed)) {
    await settle(placed, id);
    if (stripe.sessions.some(({ client_reference_id }) => client_reference_id === orderNumber))
      stripe.pay(orderNumber);
    statuses.push((await settle(placed, id)).status);
  }
  return statuses;
}

/** Payments, shares, ledger, Stripe, stock and room agree to the cent and to the unit. */
async function expectAddedUp({ id }: Placed): Promise<void> {
  const { db } = scene.test;
  const order = await db.getRepository(Order).findOneByOrFail({ id });
  const shares = await db.getRepository(VendorOrder).findBy({ orderId: id });
  const payments = await db.getRepository(Payment).findBy({ orderId: id });
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  expect(order.total).toBe(sum(shares, ({ total }) => total));
  const taken = payments.filter(({ status }) => status === 'paid' || status === 'refunded');
  expect(sum(taken, ({ amount }) => amount)).toBe(order.total);
  for (const { providerId, refunded } of taken)
    expect(
      sum(
        stripe.refunds.filter(({ payment_intent }) => `pi_${providerId}` === payment_intent),
        (one) => one.amount,
      ),
    ).toBeLessThanOrEqual(refunded);
  for (const vendorOrder of shares) {
    const entries = await db.getRepository(LedgerEntry).findBy({ vendorOrderId: vendorOrder.id });
    const booked = (kind: string) =>
      sum(
        entries.filter((entry) => entry.kind === kind),
        ({ amount }) => amount,
      );
    expect([booked('sale'), booked('commission')]).toEqual([vendorOrder.total, -vendorOrder.commission]);
    const year = new Date().getFullYear();
    const rows = await fetchRows(db, yearEntries, [vendorOrder.vendorId, year]);
    const sales = rows.filter((row) => row.kind === 'sale' && row.orderId === id);
    expect(sum(sales, ({ amount }) => amount)).toBe(vendorOrder.total);
    for (const { products, shipping, tax, amount } of sales)
      expect((products ?? 0) + (shipping ?? 0) + (tax ?? 0)).toBe(amount);
  }
  for (const window of windows) {
    const { taken: room } = await db.getRepository(PickupWindow).findOneByOrFail({ id: window.id });
    const holding = await db.getRepository(VendorOrder).findBy({ windowId: window.id });
    expect(room).toBe(sum(holding, ({ windowTaken }) => windowTaken));
    expect(room).toBeLessThanOrEqual(CRATES);
  }
  for (const { id: productId } of [scene.kale, scene.honey]) {
    const { inventory } = await db.getRepository(Product).findOneByOrFail({ id: productId });
    const [held] = await db.query<{ units: number }[]>(
      'SELECT coalesce(sum(quantity - restocked), 0)::int AS units FROM order_items WHERE product_id = $1',
      [productId],
    );
    expect(inventory).toBe(STOCK - (held?.units ?? 0));
  }
}

const only = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
const changing = fc.record({
  kind: fc.constant('change' as const),
  more: fc.integer({ min: -2, max: 6 }),
  isHoney: fc.boolean(),
});
const step = fc.oneof(
  { weight: 5, arbitrary: changing },
  { weight: 4, arbitrary: only('pay') },
  ...['drop', 'expire', 'confirm', 'cancel', 'deliver'].map((kind) => only(kind)),
);
const life = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 8 });
/** Each life starts with items that are added and paid for, whatever follows. */
const BOUGHT = [[{ kind: 'change', more: 2, isHoney: false }], [{ kind: 'pay' }]];
const LIVES = 15;

async function act(
  placed: Placed,
  one: { kind: string; more?: number; isHoney?: boolean },
): Promise<number[]> {
  const { test, seller } = scene;
  switch (one.kind) {
    case 'change': {
      const { id } = one.isHoney ? scene.honey : scene.kale;
      return [(await change(placed, id, one.more ?? 0)).status];
    }
    case 'pay':
      return payAdded(placed);
    case 'drop': {
      const [adding] = addingOf(await seen(placed));
      const path = `/api/orders/${adding?.orderId}/cancel`;
      return adding ? [(await test.post(path, {}, { cookie: placed.cookie })).status] : [];
    }
    case 'expire':
      await hurry(test.db, [HOLD]);
      return [];
    case 'cancel':
      return [
        (
          await test.post(
            `/api/orders/${placed.id}/cancel`,
            { vendorId: scene.vendor.id },
            { cookie: placed.cookie },
          )
        ).status,
      ];
    default:
      return [(await move(seller, placed, one.kind === 'confirm' ? 'confirmed' : 'delivered')).status];
  }
}

describe('the money of what is added to an order', () => {
  it('adds up to the cent after whatever happens, also two things at once', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        const { test, kale, honey } = scene;
        await test.db.query('UPDATE pickup_windows SET taken = 0');
        await test.db.query('UPDATE fulfilments SET window_taken = 0');
        await test.db.query('UPDATE order_items SET restocked = quantity');
        await test.db.getRepository(Product).update([kale.id, honey.id], { inventory: STOCK });
        const placed = await placePaid();
        for (const together of [...BOUGHT, ...steps]) {
          const statuses = await Promise.all(together.map((one) => act(placed, one)));
          for (const status of statuses.flat()) expect([status < 500, together]).toEqual([true, together]);
          await expectAddedUp(placed);
        }
      }),
      { numRuns: LIVES, endOnFailure: true },
    );
    expect(await scene.test.db.getRepository(Payment).countBy({ kind: 'addition' })).toBeGreaterThanOrEqual(
      LIVES,
    );
  }, 240_000);

  it('is taken by a dispute from the vendor whose items were added alone', async () => {
    const { test, vendor, kale } = scene;
    const placed = await placePaid();
    await change(placed, kale.id, 4);
    await payAdded(placed);
    const [, added] = await test.db
      .getRepository(Payment)
      .find({ where: { orderId: placed.id }, order: { id: 'ASC' } });
    expect(added).toMatchObject({ kind: 'addition', status: 'paid' });
    const shares = await test.db.getRepository(VendorOrder).findBy({ orderId: placed.id });
    const own = shares.find(({ vendorId }) => vendorId === vendor.id);
    for (const status of ['confirmed', 'delivered'])
      expect((await move(scene.seller, placed, status)).status).toBe(200);
    const sent = () =>
      stripe.transfers
        .filter(({ transfer_group }) => transfer_group === placed.number)
        .reduce((sum, { amount }) => sum + amount, 0);
    await soon(
      () => sent() === (own?.total ?? 0) - (own?.commission ?? 0),
      'payments.pay-vendor',
      'payments.send-payout',
    );
    const dispute = stripe.disputeOf(added?.providerId?.replace(/^cs_/, 'pi_cs_') ?? '', added?.amount ?? 0);
    stripe.moveDisputed(dispute, 'withdrawn');
    const { body, headers } = stripe.event('charge.dispute.funds_withdrawn', dispute);
    await test.post('/api/webhooks/stripe', body, headers);
    const parts = await test.db.getRepository(DisputePart).findBy({});
    expect(parts.map(({ vendorOrderId }) => vendorOrderId)).toEqual([own?.id]);
    expect(parts.reduce((sum, { goods, tax }) => sum + goods + tax, 0)).toBe(added?.amount);
  });
});

describe('an order by weight', () => {
  it('takes more at once: the most is more, and all is charged once it is weighed', async () => {
    const { test, vendor, kale } = scene;
    const { id: productId } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Chicken' });
    const chicken = await test.db.getRepository(ProductVariant).save({
      ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 20 },
      ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
    });
    const placed = await placePaid([[productId, 1, chicken.id]]);
    expect((await seen(placed)).paymentStatus).toBe('authorized');
    const asked = await change(placed, productId, 1);
    expect([asked.status, asked.body.error]).toEqual([200, undefined]);
    expect(addingOf(asked.body)).toEqual([]);
    await change(placed, kale.id, 1);
    const now = await seen(placed);
    expect([lineOf(now, productId)?.quantity, lineOf(now, kale.id)?.quantity]).toEqual([2, 3]);
    expect(now.total).toBeGreaterThan(placed.total + 35);
    const weighing = `/api/vendor/weighing/${placed.id}`;
    const line = lineOf(now, productId)?.id ?? 0;
    for (const pack of [1, 2])
      expect((await scene.seller.put(`${weighing}/items/${line}/${pack}`, { grams: 1_900 })).status).toBe(
        200,
      );
    expect((await scene.seller.post(`${weighing}/done`, {})).status).toBeLessThan(300);
    // What is held is less than what it comes to: the rest is charged, or asked for by email.
    await soon(async () => ['paid', 'owed'].includes((await seen(placed)).paymentStatus), 'payments.collect');
    const after = await seen(placed);
    if (after.paymentStatus === 'owed') {
      await settle(placed, placed.id);
      const pages = stripe.sessions.filter(
        ({ client_reference_id }) => client_reference_id === placed.number,
      );
      stripe.payPage(pages.at(-1)?.id ?? '');
      await settle(placed, placed.id);
    }
    const { paymentStatus, total } = await seen(placed);
    expect([paymentStatus, stripe.taken(placed.number)]).toEqual(['paid', Math.round(total * 100)]);
  });
});

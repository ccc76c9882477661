import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { AdminOrder, AdminVendorOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { RefundItem } from '../../../src/marketplace/tables/refund-item.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { ShortRow } from '../../../src/marketplace/tables/short-row.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

interface Farm {
  seller: Client;
  vendor: Vendor;
  windowId: number;
  products: Product[];
}

interface Placed {
  id: number;
  cookie: string;
  cents: number;
}

/** Something that somebody does to an order; the numbers choose of what is there. */
interface Step {
  what: 'short' | 'swap' | 'lower' | 'refund' | 'amount' | 'cancel' | 'handOver';
  farm: number;
  line: number;
  part: number;
  restock: boolean;
}

let test: TestApp;
let admin: Client;
let farms: [Farm, Farm];
let discountCodes: string[];
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  farms = [await makeFarm([333, 719, 1_275]), await makeFarm([999, 101])];
  const { code } = await makeDiscountCode(test.db, { vendorId: farms[0].vendor.id, value: 1_550 });
  discountCodes = [code];
});
afterAll(() => test.close());

async function makeFarm(prices: number[]): Promise<Farm> {
  const seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  const { schedule } = await makePickupSite(test.db, vendor.id);
  const { id: windowId } = await makeOwnWindow(test.db, schedule, vendor.id, { capacity: 500 });
  const products = await Promise.all(
    prices.map((price) => makeProduct(test.db, { vendorId: vendor.id, price, inventory: 9_000 })),
  );
  return { seller, vendor, windowId, products };
}

async function place(isCash: boolean, hasCode: boolean): Promise<Placed> {
  const lines = farms.flatMap(({ products }) =>
    products.map(({ id }, index) => [id, 2 + index] as [number, number]),
  );
  const { cookie } = await shopper(test, ...lines);
  const shares = farms.map(({ vendor, windowId }) => ({ vendorId: vendor.id, method: 'pickup', windowId }));
  const form = checkoutForm({
    ...{ shares, paymentMethod: isCash ? 'cash' : 'credit_card' },
    ...(hasCode && { discountCodes }),
  });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  await test.db.getRepository(OrderItem).update({ orderId: body.id }, { allowSubstitute: true });
  if (isCash) await test.db.getRepository(Order).update(body.id, { confirmBy: null });
  else await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie, cents: Math.round(body.total * 100) };
}

const vendorOrderOf = async ({ id }: Placed, { vendor }: Farm): Promise<AdminVendorOrder> => {
  const { body } = await admin.get<AdminOrder>(`/api/admin/orders/${id}`);
  const vendorOrder = body.shares.find(({ vendorId }) => vendorId === vendor.id);
  if (!vendorOrder) throw new Error('The vendor order is gone.');
  return vendorOrder;
};

/** @returns how many of a product came back to the stock */
async function take(placed: Placed, step: Step): Promise<number> {
  const farm = farms[step.farm] ?? farms[0];
  const vendorOrder = await vendorOrderOf(placed, farm);
  const lines = await test.db.getRepository(OrderItem).findBy({ orderId: placed.id });
  const isOwn = (id: number) => lines.some((line) => line.id === id && !line.isSubstitute);
  const open = vendorOrder.items.filter(({ id, quantity, refunded }) => quantity > refunded && isOwn(id));
  const item = open[step.line % Math.max(open.length, 1)];
  const from = item ? item.quantity - item.refunded : 0;
  const to = Math.min(from - 1, Math.floor(from * step.part));
  const isOpen = vendorOrder.status === 'pending' || vendorOrder.status === 'confirmed';
  const isLast = open.length === 1 && to === 0;
  const { seller } = farm;
  if (step.what === 'handOver') {
    if (step.part < 0.5 || !isOpen) return 0;
    for (const status of ['confirmed', 'delivered'])
      await seller.put(`/api/orders/${placed.id}/status`, { status });
    return 0;
  }
  if (step.what === 'cancel') {
    if (step.part < 0.7 || !isOpen) return 0;
    const back = vendorOrder.items.reduce(
      (sum, { quantity, restocked, refunded }) => sum + quantity - Math.max(restocked, refunded),
      0,
    );
    const { status } = await seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' });
    expect(status).toBe(200);
    return back;
  }
  const body = { vendorId: farm.vendor.id, reason: 'It was wilted.' };
  const key = () => ({ 'idempotency-key': randomUUID() });
  if (step.what === 'amount') {
    const amount = Math.floor(vendorOrder.left * 100 * step.part) / 100;
    if (amount === 0) return 0;
    const answer = await admin.post(`/api/admin/orders/${placed.id}/refund`, { ...body, amount }, key());
    expect(answer.status).toBe(200);
    return 0;
  }
  if (!item) return 0;
  if (step.what === 'refund') {
    const amount = Math.min(item.unitPrice, vendorOrder.left);
    if (amount === 0) return 0;
    const items = [{ id: item.id, quantity: from - to }];
    const asked = { ...body, amount, items, restock: step.restock };
    const answer = await admin.post(`/api/admin/orders/${placed.id}/refund`, asked, key());
    expect(answer.status).toBe(200);
    return step.restock ? Math.min(from - to, item.quantity - item.restocked) : 0;
  }
  if (!isOpen) return 0;
  if (step.what === 'lower') {
    const path = `/api/orders/${placed.id}/shares/${farm.vendor.id}/items`;
    const items = [{ id: item.id, from, to }];
    const { status } = await test.put(path, { items }, { cookie: placed.cookie });
    expect(status).toBe(isLast ? 400 : 200);
    return isLast ? 0 : Math.min(from - to, item.quantity - item.restocked);
  }
  const [substitute] = [...farm.products].sort((one, other) => one.price - other.price);
  const most = Math.floor(((from - to) * item.unitPrice * 100 + 0.5) / (substitute?.price ?? 1));
  const isSwap = step.what === 'swap' && most > 0;
  const swap = isSwap
    ? { swap: { productId: substitute?.id, quantity: Math.max(1, Math.floor(most * step.part)) } }
    : {};
  const items = [{ id: item.id, from, to, reason: 'spoiled', restock: step.restock, ...swap }];
  const shown = await seller.post<{ amount: number }>(`/api/vendor/orders/${placed.id}/short-preview`, {
    items,
  });
  const asked = { items, amount: shown.body.amount };
  expect((await seller.put(`/api/vendor/packing/${placed.id}/short`, asked)).status).toBe(200);
  const back = step.restock ? Math.min(from - to, item.quantity - item.restocked) : 0;
  return back - (swap.swap?.quantity ?? 0);
}

const sumBy = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** @param most cents that were shown at the checkout */
async function check({ id: orderId }: Placed, isCash: boolean, most: number): Promise<void> {
  const order = await test.db.getRepository(Order).findOneByOrFail({ id: orderId });
  const payment = await test.db.getRepository(Payment).findOneByOrFail({ orderId });
  const shares = await test.db.getRepository(VendorOrder).findBy({ orderId });
  const lines = await test.db.getRepository(OrderItem).findBy({ orderId });
  const refunds = await test.db.getRepository(Refund).findBy({ payment: { orderId } });
  const refunded = await test.db.getRepository(RefundItem).findBy({ orderItem: { orderId } });
  const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorOrder: { orderId } });
  for (const key of ['subtotal', 'discount', 'tax', 'shipping', 'total'] as const)
    expect(sumBy(shares, (vendorOrder) => vendorOrder[key])).toBe(order[key]);
  expect([payment.amount, payment.refunded]).toEqual([order.total, sumBy(refunds, ({ amount }) => amount)]);
  expect(payment.refunded).toBeLessThanOrEqual(payment.amount);
  expect(payment.amount).toBeLessThanOrEqual(most);
  for (const vendorOrder of shares) {
    expect(vendorOrder.total).toBe(
      vendorOrder.subtotal - vendorOrder.discount + vendorOrder.tax + vendorOrder.shipping,
    );
    const own = lines.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id);
    expect(sumBy(own, ({ totalPrice }) => totalPrice)).toBe(vendorOrder.subtotal);
    expect(sumBy(own, ({ discount }) => discount)).toBe(vendorOrder.discount);
    expect(sumBy(own, ({ tax }) => tax)).toBe(vendorOrder.tax);
    const back = sumBy(
      refunds.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id),
      ({ amount }) => amount,
    );
    expect(back).toBeLessThanOrEqual(vendorOrder.total);
    const booked = (kind: string) =>
      sumBy(
        entries.filter((entry) => entry.vendorOrderId === vendorOrder.id && entry.kind === kind),
        ({ amount }) => amount,
      );
    const isSold = !isCash || vendorOrder.status === 'delivered';
    expect(booked('sale')).toBe(isSold ? vendorOrder.total : 0);
    expect(booked('refund') + back).toBe(0);
    expect(booked('commission') + (isSold ? vendorOrder.commission : 0)).toBe(0);
    if (back === vendorOrder.total) expect(booked('commission_refund')).toBe(vendorOrder.commission);
    if (isCash) expect(booked('payout') + booked('sale') + booked('refund')).toBe(0);
    const isOpen = vendorOrder.status === 'pending' || vendorOrder.status === 'confirmed';
    if (!isCash && !isOpen && vendorOrder.status === 'cancelled') expect(back).toBe(vendorOrder.total);
  }
  for (const { id, refunded: units, restocked, quantity } of lines) {
    const items = refunded.filter(({ orderItemId }) => orderItemId === id);
    expect(sumBy(items, (item) => item.quantity)).toBeLessThanOrEqual(units);
    expect(sumBy(items, (item) => item.restocked)).toBeLessThanOrEqual(restocked);
    expect(Math.max(units, restocked)).toBeLessThanOrEqual(quantity);
  }
  const rows = await test.db.getRepository(ShortRow).findBy({ vendorOrder: { orderId } });
  if (!isCash) expect(sumBy(rows, ({ amount }) => amount)).toBeLessThanOrEqual(payment.refunded);
}

const stock = async () => {
  const ids = farms.flatMap(({ products }) => products.map(({ id }) => id));
  const products = await test.db.getRepository(Product).find();
  return sumBy(
    products.filter(({ id }) => ids.includes(id)),
    ({ inventory }) => inventory,
  );
};

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom(
      'short',
      'short',
      'swap',
      'swap',
      'lower',
      'refund',
      'amount',
      'cancel',
      'handOver',
    ),
    farm: fc.nat(1),
    line: fc.nat(2),
    part: fc.nat(100).map((hundredths) => hundredths / 100),
    restock: fc.boolean(),
  }),
  { minLength: 3, maxLength: 5 },
);

it.each([
  ['card', false],
  ['cash', true],
] as const)(
  'whatever is short, refunded or taken out, all sums are equal to the cent, paid by %s',
  async (_how, isCash) => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (all, hasCode) => {
        const placed = await place(isCash, hasCode);
        for (const step of all) {
          const before = await stock();
          const back = await take(placed, step);
          expect(await stock()).toBe(before + back);
          await check(placed, isCash, placed.cents);
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
);

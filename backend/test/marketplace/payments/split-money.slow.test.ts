import { beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import { DisputePart } from '../../../src/marketplace/tables/dispute-part.entity.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { stripeScene } from '../../support/scenes/stripe-scene.js';

const scene = stripeScene();
const { stripe } = scene;
let admin: Client;
/** Of vegetables and eggs, of honey, and of plums. */
let vendorIds: [number, number, number];

interface Sold {
  id: number;
  number: string;
}

beforeEach(async () => {
  admin = await signedIn(scene.test, { role: 'admin' });
});

/**
 * 56.36 from three vendors, paid by card: kale and eggs of 16.75 less 15.5 % with a shipping price of 8.00,
 * honey of 12.75 less 5.00, and plums of 8.99; the latter two share the standard shipping of 15.00.
 */
async function sell(): Promise<Sold> {
  const { test, vendor, kale, honey } = scene;
  const third = await makeVendor(test.db);
  vendorIds = [vendor.id, honey.vendorId, third.id];
  await test.db.getRepository(Vendor).update(vendor.id, { shippingPrice: 800, shippingFreeFrom: null });
  const eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 625 });
  const plums = await makeProduct(test.db, { vendorId: third.id, name: 'Plums', price: 899 });
  const codes = [
    await makeDiscountCode(test.db, { vendorId: vendor.id, kind: 'percent', value: 1_550 }),
    await makeDiscountCode(test.db, { vendorId: honey.vendorId, kind: 'amount', value: 500 }),
  ];
  const { cookie } = await shopper(test, [kale.id, 3], [eggs.id, 1], [honey.id, 1], [plums.id, 1]);
  const form = checkoutForm({ discountCodes: codes.map(({ code }) => code), total: 56.36 });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  stripe.pay(body.orderNumber);
  const paid = await test.post<OrderView>(`/api/orders/${body.id}/payment`, {}, { cookie });
  expect(paid.body.paymentStatus).toBe('paid');
  return { id: body.id, number: body.orderNumber };
}

const tell = (type: string, object: object) => {
  const { body, headers } = stripe.event(type, object);
  return scene.test.post('/api/webhooks/stripe', body, headers);
};

const refund = (sold: Sold, vendorId: number, amount: number) =>
  admin.post<AdminOrder>(
    `/api/admin/orders/${sold.id}/refund`,
    { vendorId, amount, reason: 'Wilted.' },
    { 'idempotency-key': randomUUID() },
  );

async function dispute(sold: Sold, cents: number) {
  const found = stripe.dispute(sold.number, cents);
  stripe.moveDisputed(found, 'withdrawn');
  expect((await tell('charge.dispute.funds_withdrawn', found)).status).toBe(200);
  return found;
}

async function win(found: Awaited<ReturnType<typeof dispute>>): Promise<void> {
  stripe.moveDisputed(found, 'reinstated');
  Object.assign(found, { status: 'won' });
  expect((await tell('charge.dispute.closed', found)).status).toBe(200);
}

const vendorOrdersOf = async ({ id }: Sold) => {
  const { body } = await admin.get<AdminOrder>(`/api/admin/orders/${id}`);
  return vendorIds.map((vendorId) => {
    const vendorOrder = body.shares.find((one) => one.vendorId === vendorId);
    if (!vendorOrder) throw new Error('The vendor order is gone.');
    return vendorOrder;
  });
};
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const entriesOf = (vendorId: number) =>
  scene.test.db.getRepository(LedgerEntry).find({ where: { vendorId }, order: { id: 'ASC' } });
/** What each kind of a vendor's entries adds up to, in cents. */
const booked = async (vendorId: number) => {
  const sums: Record<string, number> = {};
  for (const { kind, amount } of await entriesOf(vendorId)) sums[kind] = (sums[kind] ?? 0) + amount;
  return sums;
};
const balanceOf = async (vendorId: number) => sum((await entriesOf(vendorId)).map(({ amount }) => amount));

describe('an order of three vendors, with two discounts and shipping', () => {
  it('is split to the cent, and what each vendor is booked is after the discount', async () => {
    const sold = await sell();
    const shares = await vendorOrdersOf(sold);
    expect(shares.map(({ leftParts }) => leftParts)).toEqual([
      { goods: 14.15, tax: 1.13, shipping: 8 },
      { goods: 7.75, tax: 0.62, shipping: 6.94 },
      { goods: 8.99, tax: 0.72, shipping: 8.06 },
    ]);
    expect(shares.map(({ total }) => total)).toEqual([23.28, 15.31, 17.77]);
    expect(await Promise.all(vendorIds.map(booked))).toEqual([
      { sale: 2_328, commission: -170 },
      { sale: 1_531, commission: -93 },
      { sale: 1_777, commission: -108 },
    ]);
  });

  it('gives back an amount from one vendor alone, of products, tax and shipping alike', async () => {
    const sold = await sell();
    expect((await refund(sold, vendorIds[0], 10)).status).toBe(200);
    const [row, ...more] = await scene.test.db.getRepository(Refund).findBy({ amount: 1_000 });
    expect(more).toEqual([]);
    expect(row).toMatchObject({ goods: 608, tax: 48, shipping: 344 });
    expect(await Promise.all(vendorIds.map(booked))).toEqual([
      { sale: 2_328, commission: -170, refund: -1_000, commission_refund: 73 },
      { sale: 1_531, commission: -93 },
      { sale: 1_777, commission: -108 },
    ]);
    // The rest, to the last cent of products, tax, shipping and commission.
    expect((await refund(sold, vendorIds[0], 13.28)).status).toBe(200);
    const [vendorOrder] = await vendorOrdersOf(sold);
    expect(vendorOrder).toMatchObject({ left: 0, leftParts: { goods: 0, tax: 0, shipping: 0 }, balance: 0 });
  });

  it('loses to a dispute what is left of each vendor order in proportion, and gets all of it back', async () => {
    const sold = await sell();
    await refund(sold, vendorIds[0], 10);
    const before = await Promise.all(vendorIds.map(balanceOf));
    const found = await dispute(sold, 2_000);
    const parts = await scene.test.db.getRepository(DisputePart).find({ order: { id: 'DESC' }, take: 3 });
    expect(parts.reverse()).toMatchObject([
      { goods: 348, tax: 28, shipping: 197, commission: 42 },
      { goods: 334, tax: 27, shipping: 299, commission: 40 },
      { goods: 388, tax: 31, shipping: 348, commission: 47 },
    ]);
    expect(await Promise.all(vendorIds.map(booked))).toMatchObject([
      { dispute: -573, commission_refund: 73 + 42 },
      { dispute: -660, commission_refund: 40 },
      { dispute: -767, commission_refund: 47 },
    ]);
    await win(found);
    expect(await Promise.all(vendorIds.map(balanceOf))).toEqual(before);
  });

  it('has nothing left of any share when all that was left is disputed', async () => {
    const sold = await sell();
    await refund(sold, vendorIds[1], 3.33);
    await dispute(sold, 5_636 - 333);
    expect(await Promise.all(vendorIds.map(balanceOf))).toEqual([0, 0, 0]);
    const shares = await vendorOrdersOf(sold);
    expect(shares.map(({ refunded, disputed, left }) => [refunded, disputed, left])).toEqual([
      [0, 23.28, 0],
      [3.33, 11.98, 0],
      [0, 17.77, 0],
    ]);
  });
});

describe('what a vendor receives of an order', () => {
  it('is what the ledger says after a refund and a dispute, on the page and in the file', async () => {
    const sold = await sell();
    await refund(sold, vendorIds[0], 10);
    const found = await dispute(sold, 2_000);
    const check = async (disputed: number) => {
      const { body } = await scene.seller.get<VendorOrderView>(`/api/vendor/orders/${sold.id}`);
      const file = await scene.seller.get<string>('/api/vendor/orders/export');
      const [row] = parse<Record<string, string>>(file.body, { bom: true, columns: true });
      const balance = await balanceOf(vendorIds[0]);
      expect([cents(body.youReceive), cents(Number(row?.['You receive']))]).toEqual([balance, balance]);
      expect([body.disputed, Number(row?.['Order disputed'])]).toEqual([disputed, disputed]);
    };
    await check(5.73);
    await win(found);
    await check(0);
  });
});

describe('the year of a vendor with a discount, a refund and a dispute', () => {
  it('says what the ledger says, with products after the discount', async () => {
    const sold = await sell();
    await refund(sold, vendorIds[0], 10);
    await dispute(sold, 2_000);
    const now = new Date().getUTCFullYear();
    // The vendor's year may have ended or begun hours ago.
    const years = await Promise.all(
      [now - 1, now, now + 1].map((year) =>
        scene.seller.get<YearStatement>(`/api/vendor/year-statement?year=${year}`),
      ),
    );
    const entries = years.flatMap(({ body }) => body.entries);
    const amounts = entries.map(({ kind, products, tax, shipping, amount }) => [
      kind,
      ...[products, tax, shipping, amount],
    ]);
    expect(amounts).toEqual([
      ['sale', 14.15, 1.13, 8, 23.28],
      ['commission', null, null, null, -1.7],
      ['refund', -6.08, -0.48, -3.44, -10],
      ['commission_refund', null, null, null, 0.73],
      ['dispute', -3.48, -0.28, -1.97, -5.73],
      ['commission_refund', null, null, null, 0.42],
    ]);
    const [year] = years.filter(({ body }) => body.entries.length > 0);
    expect(year?.body).toMatchObject({
      sums: { sale: 23.28, commission: -1.7, refund: -10, commission_refund: 1.15, dispute: -5.73 },
      states: [{ state: 'FL', products: 4.59, tax: 0.37, shipping: 2.59 }],
    });
    expect(cents(year?.body.closingBalance ?? 0)).toBe(await balanceOf(vendorIds[0]));
  });
});

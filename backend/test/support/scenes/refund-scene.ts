import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminOrder, AdminVendorOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../eventually.js';
import { type Client, signedIn } from '../http/people.js';
import { makeProduct, makeVendor } from '../make/make.js';
import { PayPalStandIn } from '../stand-ins/paypal-stand-in.js';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { checkoutForm, shopper } from './shopper.js';

const QUEUES = ['payments.send-refund', 'payments.pay-vendor', 'payments.send-payout'];

export const stripe = new StripeStandIn();
export const paypal = new PayPalStandIn();
export let test: TestApp;
export let admin: Client;
/** Two vendors, of whom the first has an account at Stripe. */
export let vendors: [Vendor, Vendor];
export let products: [Product, Product];

/** Starts the application with both stand-ins. */
export async function begin(): Promise<void> {
  await stripe.listen();
  await paypal.listen();
  test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env, ...paypal.env });
  admin = await signedIn(test, { role: 'admin' });
}

export async function end(): Promise<void> {
  await test.close();
  await stripe.close();
  await paypal.close();
}

/** Two new vendors with a product each. @param rates of their commissions */
export async function makeShop(rates: [string, string] = ['0.12', '0.12']): Promise<void> {
  const [first, second] = [
    await signedIn(test, { role: 'vendor' }),
    await signedIn(test, { role: 'vendor' }),
  ];
  const stripeAccountId = `acct_${first.user.id}`;
  vendors = [
    await makeVendor(test.db, { userId: first.user.id, stripeAccountId, commissionRate: rates[0] }),
    await makeVendor(test.db, { userId: second.user.id, commissionRate: rates[1] }),
  ];
  products = [
    await makeProduct(test.db, { vendorId: vendors[0].id, price: 333, inventory: 900 }),
    await makeProduct(test.db, { vendorId: vendors[1].id, price: 1_277, inventory: 900 }),
  ];
}

/** @returns a paid order of three of the first product and one of the second */
export async function placePaid(paymentMethod = 'credit_card', quantities: [number, number] = [3, 1]) {
  const { cookie } = await shopper(test, [products[0].id, quantities[0]], [products[1].id, quantities[1]]);
  const form = checkoutForm({ paymentMethod });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  if (paymentMethod === 'paypal') paypal.approve(body.orderNumber);
  else stripe.pay(body.orderNumber);
  const paid = await test.post<OrderView>(`/api/orders/${body.id}/payment`, {}, { cookie });
  expect(paid.body.paymentStatus).toBe('paid');
  return { id: body.id, number: body.orderNumber };
}

export const page = async (id: number) => (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
export const act = (id: number, action: string, body: object) =>
  admin.post<AdminOrder & ErrorBody>(`/api/admin/orders/${id}/${action}`, body);
export const refund = (id: number, amount: number, vendorId = vendors[0].id, by = admin) =>
  by.post<AdminOrder & ErrorBody>(
    `/api/admin/orders/${id}/refund`,
    { vendorId, amount, reason: 'Wilted.' },
    { 'idempotency-key': randomUUID() },
  );
export const bring = async (id: number, vendorId = vendors[0].id) => {
  for (const status of ['confirmed', 'shipped', 'delivered']) await act(id, 'move', { vendorId, status });
};
const areDone = async () => {
  const [row] = await test.db.query<{ left: number }[]>(
    `SELECT count(*)::int AS left FROM pgboss.job WHERE name LIKE 'payments.%' AND state < 'completed'`,
  );
  return row?.left === 0;
};
export const allDone = () => eventually(test.db, areDone, QUEUES);
export const cents = (amount: number) => Math.round(amount * 100);
export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
export const sentBack = (number: string) =>
  stripe.refunds
    .filter(({ payment_intent }) => payment_intent === `pi_${stripe.session(number).id}`)
    .map(({ amount }) => amount);
export const refundKeys = () =>
  stripe.requests
    .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
    .map(({ headers }) => headers['idempotency-key']);
export const vendorOrder = ({ shares }: AdminOrder, index = 0): AdminVendorOrder => {
  const found = shares.find(({ vendorId }) => vendorId === vendors[index]?.id);
  if (!found) throw new Error('The share is gone.');
  return found;
};

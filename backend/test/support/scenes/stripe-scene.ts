import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../eventually.js';
import { type Client, signedIn } from '../http/people.js';
import { makeProduct, makeVendor } from '../make/make.js';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { checkoutForm, shopper } from './shopper.js';

/** Queues that a test does not want to wait for. */
export const HOLD = 'orders.release-hold';
export const REFUND = 'payments.send-refund';
export const PAYOUT = ['payments.pay-vendor', 'payments.send-payout'];

/** An order, as the browser that placed it knows it. */
export interface Placed {
  id: number;
  number: string;
  cookie: string;
  /** Where to pay. */
  url: string | null;
  /** Dollars. */
  total: number;
}

/**
 * A server that takes cards by a stand-in for Stripe; before each test, two vendors (the first with an
 * account there) with a product each.
 * @param env variables besides, as a person would set them
 */
export function stripeScene(env: Record<string, string> = {}) {
  const stripe = new StripeStandIn();
  const scene = {} as {
    test: TestApp;
    seller: Client;
    rival: Client;
    vendor: Vendor;
    kale: Product;
    honey: Product;
  };

  beforeAll(async () => {
    await stripe.listen();
    // Providers that do not answer are errors in the log, and many of them do not answer here.
    scene.test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env, ...env });
  });
  afterAll(async () => {
    await scene.test.close();
    await stripe.close();
  });
  beforeEach(async () => {
    const { test } = scene;
    stripe.calm();
    const seller = await signedIn(test, { role: 'vendor' });
    const rival = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, {
      userId: seller.user.id,
      stripeAccountId: `acct_${seller.user.id}`,
    });
    const other = await makeVendor(test.db, { userId: rival.user.id });
    const kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
    const honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
    Object.assign(scene, { seller, rival, vendor, kale, honey });
  });

  /** An order of 2 kale and 1 honey that waits for its card. */
  async function place(): Promise<Placed> {
    const { test, kale, honey } = scene;
    const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
    const { status, body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
    expect(status).toBe(201);
    const { id, orderNumber: number, total, payment } = body;
    return { id, number, cookie, total, url: payment?.url ?? null };
  }

  const seen = async ({ id, cookie }: Placed) =>
    (await scene.test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;

  /** Stripe tells that something has happened to an order's page. */
  function tell({ number }: Placed, type = 'checkout.session.completed', eventId?: string) {
    const { body, headers } = stripe.event(type, stripe.session(number), eventId);
    return scene.test.post<{ error?: string }>('/api/webhooks/stripe', body, headers);
  }

  const soon = (holds: () => boolean | Promise<boolean>, ...queues: string[]) =>
    eventually(scene.test.db, holds, queues);

  const move = (who: Client, { id }: Placed, status: string) =>
    who.put(`/api/orders/${id}/status`, { status });

  return Object.assign(scene, {
    stripe,
    place,
    placePaid: async (): Promise<Placed> => {
      const placed = await place();
      stripe.pay(placed.number);
      expect((await tell(placed)).status).toBe(200);
      return placed;
    },
    seen,
    tell,
    soon,
    /** The buyer comes back, or presses the button again. */
    pay: ({ id, cookie }: Placed) =>
      scene.test.post<OrderView & { error?: string }>(`/api/orders/${id}/payment`, {}, { cookie }),
    move,
    /** A vendor's share reaches its buyer. */
    deliver: async (who: Client, placed: Placed): Promise<void> => {
      for (const status of ['confirmed', 'shipped', 'delivered'])
        expect((await move(who, placed, status)).status).toBe(200);
    },
    /** The order's time is over, and the job that looks has looked. */
    giveUp: (placed: Placed) => soon(async () => (await seen(placed)).paymentStatus === 'abandoned', HOLD),
    stockOf: async ({ id }: Product) =>
      (await scene.test.db.getRepository(Product).findOneByOrFail({ id })).inventory,
    /** What Stripe has sent back for an order. */
    refundsOf: ({ number }: Placed) =>
      stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${stripe.session(number).id}`),
  });
}

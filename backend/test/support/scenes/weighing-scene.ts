import { beforeEach, expect } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { makeProduct } from '../make/make.js';
import { makeOwnWindow, makePickupSite } from './pickup-scene.js';
import { checkoutForm, shopper } from './shopper.js';
import { type Placed, stripeScene } from './stripe-scene.js';

export const COLLECT = 'payments.collect';

type Lines = [productId: number, quantity: number, variantId?: number][];

/** It is never asked. */
const PAYPAL = {
  ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' },
  PAYPAL_BASE_URL: 'http://127.0.0.1:9',
};

/** A shop that takes cards and sells chickens by the pound: $6.50/lb, at most $32.50 each. */
export function weighingScene() {
  const scene = stripeScene(PAYPAL);
  const { stripe } = scene;
  const own = {} as { chicken: ProductVariant };
  beforeEach(async () => {
    const { test, vendor } = scene;
    const { id: productId } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Chicken' });
    own.chicken = await test.db.getRepository(ProductVariant).save({
      ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 20 },
      ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
    });
  });

  const chickens = (quantity: number): Lines[number] => [own.chicken.productId, quantity, own.chicken.id];

  async function order(lines: Lines, form: Record<string, unknown> = {}): Promise<Placed> {
    const { cookie } = await shopper(scene.test, ...lines);
    const { status, body } = await scene.test.post<OrderView>('/api/orders', checkoutForm(form), { cookie });
    expect({ status, body }).toMatchObject({ status: 201 });
    const { id, orderNumber: number, total, payment } = body;
    return { id, number, cookie, total, url: payment?.url ?? null };
  }

  /** One whose card is authorized. */
  async function authorized(lines: Lines, form: Record<string, unknown> = {}): Promise<Placed> {
    const placed = await order(lines, form);
    stripe.pay(placed.number);
    expect((await scene.pay(placed)).body).toMatchObject({ paymentStatus: 'authorized' });
    return placed;
  }

  /** The same in cash, confirmed by its buyer. */
  async function inCash(lines: Lines): Promise<Placed> {
    const placed = await order(lines, { paymentMethod: 'cash', shippingMethod: 'pickup' });
    await scene.test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [placed.id]);
    return placed;
  }

  const toWeigh = async ({ id }: Placed) =>
    (await scene.seller.get<OrderToWeigh>(`/api/vendor/weighing/${id}`)).body;
  const lineOf = async (placed: Placed) => (await toWeigh(placed)).lines[0]?.id ?? 0;

  async function weigh(placed: Placed, ...grams: number[]): Promise<void> {
    const line = await lineOf(placed);
    for (const [index, one] of grams.entries()) {
      const path = `/api/vendor/weighing/${placed.id}/items/${line}/${index + 1}`;
      expect((await scene.seller.put(path, { grams: one })).status).toBe(200);
    }
  }

  const itemOf = async (placed: Placed) =>
    (await scene.seen(placed)).fulfilments.flatMap(({ items }) => items).find(({ weight }) => weight);

  return Object.assign(scene, {
    chickens,
    order,
    authorized,
    inCash,
    toWeigh,
    lineOf,
    weigh,
    itemOf,
    /** On a pickup day of the vendor. */
    async dated(lines: Lines) {
      const made = await makePickupSite(scene.test.db, scene.vendor.id);
      const window = await makeOwnWindow(scene.test.db, made.schedule, scene.vendor.id, { capacity: 9 });
      const shares = [{ vendorId: scene.vendor.id, method: 'pickup', windowId: window.id }];
      const form = { shippingMethod: 'pickup', shares };
      return { placed: await authorized(lines, form), window, form, schedule: made.schedule };
    },
    finish: ({ id }: Placed) =>
      scene.seller.post<OrderToWeigh & { error?: string }>(`/api/vendor/weighing/${id}/done`, {}),
    /** The buyer says yes to what it weighs more. */
    async agree(placed: Placed): Promise<void> {
      const line = await lineOf(placed);
      const ask = await scene.seller.post(`/api/vendor/weighing/${placed.id}/items/${line}/ask`, {});
      expect(ask.status).toBe(200);
      const answer = { agrees: true, price: (await itemOf(placed))?.weight?.askedPrice ?? 0 };
      const path = `/api/orders/${placed.id}/items/${line}/weight`;
      expect((await scene.test.post(path, answer, { cookie: placed.cookie })).status).toBe(200);
    },
    /** The buyer takes some out of an order with a day. */
    lower: ({ id, cookie }: Placed, items: { id: number; from: number; to: number }[]) =>
      scene.test.put(`/api/orders/${id}/shares/${scene.vendor.id}/items`, { items }, { cookie }),
    /** The farm has fewer. */
    short: ({ id }: Placed, item: { id: number; from: number; to: number; swap?: object }) =>
      scene.seller.put<{ error?: string }>(`/api/vendor/packing/${id}/short`, {
        items: [{ ...item, reason: 'spoiled' }],
      }),
    collected: (placed: Placed) =>
      scene.soon(async () => (await scene.seen(placed)).paymentStatus === 'paid', COLLECT),
    mailsOf: (kind: string, { id }: Placed) =>
      scene.test.db.getRepository(Mail).findBy({ kind, aboutResource: 'orders', aboutId: id }),
  });
}

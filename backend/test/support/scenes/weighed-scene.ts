import { beforeEach, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { type Client, signedIn } from '../http/people.js';
import { makeProduct } from '../make/make.js';
import { checkoutForm, shopper } from './shopper.js';
import { type Placed, stripeScene } from './stripe-scene.js';

export const COLLECT = 'payments.collect';
export const END_OWED = 'payments.end-owed';

/** Whose share of an order. */
export type Whose = 'own' | 'rival';

/** The scene of cards at Stripe, where both vendors sell whole chickens by weight, at most $32.50 each. */
export function weighedScene() {
  const scene = stripeScene();
  const { stripe } = scene;
  const more = {} as { chicken: ProductVariant; duck: ProductVariant };

  beforeEach(async () => {
    const sold = async (vendorId: number, name: string) => {
      const { id: productId } = await makeProduct(scene.test.db, { vendorId, name });
      return scene.test.db.getRepository(ProductVariant).save({
        ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 90 },
        ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
      });
    };
    more.chicken = await sold(scene.vendor.id, 'Chicken');
    more.duck = await sold(scene.honey.vendorId, 'Duck');
  });

  const sellerOf = (whose: Whose): Client => (whose === 'own' ? scene.seller : scene.rival);

  /** @returns an order whose buyer has agreed to its total */
  async function authorize(
    lines: [productId: number, quantity: number, variantId?: number][],
    form: Record<string, unknown> = {},
  ): Promise<Placed> {
    const { cookie } = await shopper(scene.test, ...lines);
    const { status, body } = await scene.test.post<OrderView>('/api/orders', checkoutForm(form), { cookie });
    expect({ status, body }).toMatchObject({ status: 201 });
    const { id, orderNumber: number, total, payment } = body;
    const placed = { id, number, cookie, total, url: payment?.url ?? null };
    stripe.pay(number);
    expect((await scene.pay(placed)).body).toMatchObject({ paymentStatus: 'authorized' });
    return placed;
  }

  const lineOf = async ({ id }: Placed, whose: Whose = 'own') =>
    (await sellerOf(whose).get<Partial<OrderToWeigh>>(`/api/vendor/weighing/${id}`)).body.lines?.[0]?.id ?? 0;

  async function weigh(placed: Placed, grams: readonly number[], whose: Whose = 'own'): Promise<number[]> {
    const path = `/api/vendor/weighing/${placed.id}/items/${await lineOf(placed, whose)}`;
    const answers = grams.map((one, index) =>
      sellerOf(whose)
        .put(`${path}/${index + 1}`, { grams: one })
        .then(({ status }) => status),
    );
    return Promise.all(answers);
  }

  /** The farm asks whether its line may cost more, and the buyer answers. @returns cents, where they agree */
  async function answer(placed: Placed, agrees: boolean, whose: Whose = 'own'): Promise<number | null> {
    const line = await lineOf(placed, whose);
    await sellerOf(whose).post(`/api/vendor/weighing/${placed.id}/items/${line}/ask`, {});
    const { fulfilments } = await scene.seen(placed);
    const item = fulfilments.flatMap(({ items }) => items).find(({ id }) => id === line);
    const price = item?.weight?.askedPrice;
    if (price === undefined) return null;
    const path = `/api/orders/${placed.id}/items/${line}/weight`;
    const { status } = await scene.test.post(path, { agrees, price }, { cookie: placed.cookie });
    return agrees && status === 200 ? Math.round(price * 100) : null;
  }

  return Object.assign(scene, {
    option: (whose: Whose): ProductVariant => (whose === 'own' ? more.chicken : more.duck),
    sellerOf,
    authorize,
    weigh,
    answer,
    finish: ({ id }: Placed, whose: Whose = 'own') =>
      sellerOf(whose).post(`/api/vendor/weighing/${id}/done`, {}),
    /** The saved card is declined from now on. */
    breakCard: ({ number }: Placed): void => {
      const [first] = stripe.sessions.filter((one) => one.client_reference_id === number);
      stripe.brokeCustomers.add(`cus_${first?.id}`);
    },
    /** The pages of an order after its first. */
    pagesOf: ({ number }: Placed) =>
      stripe.sessions.filter((one) => one.client_reference_id === number).slice(1),
    paymentsOf: ({ id }: Placed) =>
      scene.test.db.getRepository(Payment).find({ where: { orderId: id }, order: { id: 'ASC' } }),
    cancel: ({ id, cookie }: Placed, vendorId?: number) =>
      scene.test.post(`/api/orders/${id}/cancel`, { vendorId }, { cookie }),
    refund: async ({ id }: Placed, vendorId: number, amount: number) => {
      const admin = await signedIn(scene.test, { role: 'admin' });
      const body = { vendorId, amount, reason: 'Wilted.' };
      return admin.post(`/api/admin/orders/${id}/refund`, body, { 'idempotency-key': randomUUID() });
    },
    /** What Stripe has of an order, in cents. */
    kept: ({ number }: Placed) => stripe.taken(number) - stripe.sentBack(number),
    /** What the ledger says of it: sales less refunds. */
    sold: async ({ id }: Placed): Promise<number> => {
      const [row] = await scene.test.db.query<{ sum: number }[]>(
        `SELECT coalesce(sum(entry.amount), 0)::int AS sum FROM ledger_entries AS entry
         JOIN fulfilments AS share ON share.id = entry.fulfilment_id
         WHERE share.order_id = $1 AND entry.kind IN ('sale', 'refund')`,
        [id],
      );
      return row?.sum ?? 0;
    },
  });
}

import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingOrder } from '../../../src/contract/marketplace/packing.js';
import type { ShortPreview } from '../../../src/contract/marketplace/short-rows.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { ShortRow } from '../../../src/marketplace/tables/short-row.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../http/people.js';
import { makeProduct, makeVendor } from '../make/make.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { checkoutForm, shopper } from './shopper.js';

interface Placed {
  id: number;
  cookie: string;
  email: string;
  kaleId: number;
  eggsId: number;
}

let buyers = 0;

/** Before each test, a vendor with kale and eggs; orders of 3 and 2 of them, and what is missing of these. */
export function shortScene() {
  const scene = {} as { test: TestApp; seller: Client; vendor: Vendor; kale: Product; eggs: Product };
  beforeAll(async () => {
    scene.test = await startTestApp({ JOBS: 'on' });
  });
  afterAll(() => scene.test.close());
  beforeEach(async () => {
    const { test } = scene;
    scene.seller = await signedIn(test, { role: 'vendor' });
    scene.vendor = await makeVendor(test.db, { userId: scene.seller.user.id, businessName: 'Blue Hill' });
    scene.kale = await makeProduct(test.db, { vendorId: scene.vendor.id, name: 'Kale', price: 333 });
    scene.eggs = await makeProduct(test.db, { vendorId: scene.vendor.id, name: 'Eggs', price: 700 });
  });

  /** An order of 3 kale and 2 eggs. */
  async function order(how: 'card' | 'cash' = 'card'): Promise<Placed> {
    const { cookie } = await shopper(scene.test, [scene.kale.id, 3], [scene.eggs.id, 2]);
    const email = `short-${(buyers += 1)}@example.com`;
    const way = how === 'cash' ? { shippingMethod: 'pickup', paymentMethod: 'cash' } : {};
    const { status, body } = await scene.test.post<OrderView>(
      '/api/orders',
      checkoutForm({ email, ...way }),
      {
        cookie,
      },
    );
    expect(status).toBe(201);
    if (how === 'card')
      await scene.test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const items = await scene.test.db.getRepository(OrderItem).findBy({ orderId: body.id });
    const idOf = ({ id }: Product) => items.find(({ productId }) => productId === id)?.id ?? 0;
    return { id: body.id, cookie, email, kaleId: idOf(scene.kale), eggsId: idOf(scene.eggs) };
  }

  const line = (id: number, from: number, to: number, given: object = {}) => ({
    ...{ id, from, to, reason: 'weather', ...given },
  });
  const mark = (placed: Placed, items: object[], given: object = {}, who = scene.seller) =>
    who.put<PackingOrder & ErrorBody>(`/api/vendor/packing/${placed.id}/short`, { items, ...given });
  const preview = async (placed: Placed, items: object[]) =>
    (await scene.seller.post<ShortPreview>(`/api/vendor/orders/${placed.id}/short-preview`, { items })).body;
  const done = (placed: Placed) =>
    scene.seller.post<PackingOrder>(`/api/vendor/packing/${placed.id}/short/told`, {});
  const seen = async ({ id, cookie }: Placed) =>
    (await scene.test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
  const mails = ({ email }: Placed, kind = 'order-short') =>
    scene.test.db.getRepository(Mail).find({ where: { recipient: email, kind }, order: { id: 'ASC' } });
  const refunds = ({ id }: Placed) =>
    scene.test.db.getRepository(Refund).findBy({ payment: { orderId: id } });
  const rows = ({ id }: Placed) =>
    scene.test.db
      .getRepository(ShortRow)
      .find({ where: { vendorOrder: { orderId: id } }, order: { id: 'ASC' } });
  const stockOf = async ({ id }: Product) =>
    (await scene.test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
  return Object.assign(scene, { order, line, mark, preview, done, seen, mails, refunds, rows, stockOf });
}

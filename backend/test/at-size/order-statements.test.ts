import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { DatedStock } from '../../src/marketplace/tables/dated-stock.entity.js';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
});
afterAll(() => close());

/** A guest with so many different products of three vendors in the cart. */
async function guestWith(lines: number) {
  const vendors = await Promise.all([1, 2, 3].map(() => makeVendor(test.db)));
  const products = await Promise.all(
    Array.from({ length: lines }, (_, index) =>
      makeProduct(test.db, { vendorId: vendors[index % 3]?.id ?? 0, price: 500 + index }),
    ),
  );
  return shopper(test, ...products.map(({ id }) => [id, 2] as [number, number]));
}

describe('the statements of a call', () => {
  it.each(['credit_card', 'cash'])(
    'are as many for an order of sixty lines as for one of one (%s)',
    async (paymentMethod) => {
      const place = async (lines: number) => {
        const form = checkoutForm({ email: anotherEmail(), paymentMethod, shippingMethod: 'pickup' });
        const { cookie } = await guestWith(lines);
        let order: OrderView | undefined;
        const placing = await proxy.during(async () => {
          const answer = await test.post<OrderView>('/api/orders', form, {
            cookie,
            'idempotency-key': `of-${lines}-lines`,
          });
          expect(answer.status).toBe(201);
          order = answer.body;
        });
        expect(order?.fulfilments.flatMap(({ items }) => items)).toHaveLength(lines);
        const reading = await proxy.during(() => test.get(`/api/orders/${order?.id}`, { cookie }));
        return { placing, reading };
      };
      await place(1);
      const [one, sixty] = [await place(1), await place(60)];
      expect(sixty).toEqual(one);
      expect(one.placing).toBeLessThanOrEqual(23);
      expect(one.reading).toBeLessThanOrEqual(8);
    },
  );

  it('are as many for an order of fifteen vendors with days of their own as for one of one', async () => {
    const place = async (vendors: number) => {
      const shares: object[] = [];
      const lines: [number, number][] = [];
      for (let count = 0; count < vendors; count += 1) {
        const { id: vendorId } = await makeVendor(test.db);
        const { id: windowId, date } = await makePickup(test.db, vendorId);
        const { id: productId } = await makeProduct(test.db, { vendorId });
        // Every other one has a stock for its day.
        if (count % 2 === 1)
          await test.db.getRepository(DatedStock).insert({ productId, date, inventory: 5 });
        lines.push([productId, 1]);
        shares.push({ vendorId, method: 'pickup', windowId });
      }
      const { cookie } = await shopper(test, ...lines);
      let order: OrderView | undefined;
      const placing = await proxy.during(async () => {
        order = (await test.post<OrderView>('/api/orders', checkoutForm({ shares }), { cookie })).body;
      });
      expect(order?.fulfilments).toHaveLength(vendors);
      const reading = await proxy.during(() => test.get(`/api/orders/${order?.id}`, { cookie }));
      return { placing, reading };
    };
    await place(1);
    const [one, fifteen] = [await place(1), await place(15)];
    expect(fifteen).toEqual(one);
    expect(one.placing).toBeLessThanOrEqual(19);
    expect(one.reading).toBeLessThanOrEqual(8);
  });

  it.each(['credit_card', 'cash'])(
    'are as many where thirty lines are short as where one is (%s)',
    async (paymentMethod) => {
      const counts: number[] = [];
      for (const lines of [1, 1, 30]) {
        const seller = await signedIn(test, { role: 'vendor' });
        const vendor = await makeVendor(test.db, { userId: seller.user.id });
        const products = await Promise.all(
          Array.from({ length: lines }, () => makeProduct(test.db, { vendorId: vendor.id })),
        );
        const { cookie } = await shopper(test, ...products.map(({ id }) => [id, 2] as [number, number]));
        const form = checkoutForm({ paymentMethod, shippingMethod: 'pickup', email: `${lines}@example.com` });
        const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
        await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
        const items = body.fulfilments
          .flatMap((vendorOrder) => vendorOrder.items)
          .map(({ id }) => ({ id, from: 2, to: 1, reason: 'weather' }));
        counts.push(
          await proxy.during(async () => {
            const answer = await seller.put(`/api/vendor/packing/${body.id}/short`, { items });
            expect(answer.status).toBe(200);
          }),
        );
      }
      expect(counts[2]).toBe(counts[1]);
    },
  );

  it('are as many for a cart of sixty lines as for one of one', async () => {
    const counts: number[] = [];
    for (const lines of [1, 60]) {
      const { cookie } = await guestWith(lines);
      const { id: vendorId } = await makeVendor(test.db);
      const { id: productId } = await makeProduct(test.db, { vendorId });
      const adding = await proxy.during(async () => {
        const answer = await test.post<object[]>('/api/cart', { productId, quantity: 1 }, { cookie });
        expect(answer.body).toHaveLength(lines + 1);
      });
      expect(adding).toBeLessThanOrEqual(2);
      counts.push(await proxy.during(() => test.get('/api/cart', { cookie })));
      counts.push(await proxy.during(() => test.get('/api/cart/delivery?zipCode=33901', { cookie })));
    }
    expect(counts.slice(2)).toEqual(counts.slice(0, 2));
  });
});

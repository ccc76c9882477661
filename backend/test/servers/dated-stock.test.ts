import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { DatedStock } from '../../src/marketplace/tables/dated-stock.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { makePickup, makeWindow } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp } from '../support/test-app.js';

const ORDINARY = 12;
const OF_DATE = 9;

/** What one shopper does, one after the other, while the others do theirs. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('move' as const), day: fc.nat(2) }),
    fc.record({ kind: fc.constant('lower' as const), day: fc.constant(0) }),
    fc.record({ kind: fc.constant('cancel' as const), day: fc.constant(0) }),
  ),
  { maxLength: 5 },
);
const shoppers = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), day: fc.nat(2), steps }), {
  minLength: 6,
  maxLength: 12,
});

it('has taken of each date what its lines hold, whatever shoppers do at the same moment on two servers', async () => {
  const test = await startTestApp();
  const other = await startTestApp({}, () => Promise.resolve(test.databaseUrl));
  try {
    const { id: vendorId } = await makeVendor(test.db);
    const first = await makePickup(test.db, vendorId, { inHours: 96 });
    const of = { scheduleId: first.scheduleId, vendorId };
    // The third day has no stock of its own.
    const days = [
      first,
      await makeWindow(test.db, { ...of, inHours: 120 }),
      await makeWindow(test.db, { ...of, inHours: 144 }),
    ];
    await fc.assert(
      fc.asyncProperty(shoppers, async (all) => {
        const { id: productId } = await makeProduct(test.db, { vendorId, inventory: ORDINARY });
        for (const { date } of days.slice(0, 2))
          await test.db.getRepository(DatedStock).insert({ productId, date, inventory: OF_DATE });
        const statuses: number[] = [];
        await Promise.all(
          all.map(async ({ quantity, day, steps: own }, index) => {
            const server = index % 2 === 0 ? test : other;
            const { cookie } = await shopper(server, [productId, quantity]);
            const windowId = (at: number) => days[at]?.id;
            const form = checkoutForm({
              ...{ shippingMethod: 'pickup', paymentMethod: 'cash', email: `dated-${index}@example.com` },
              shares: [{ vendorId, method: 'pickup', windowId: windowId(day) }],
            });
            const { status, body } = await server.post<OrderView & ErrorBody>('/api/orders', form, {
              cookie,
            });
            statuses.push(status);
            if (status !== 201) return;
            const path = `/api/orders/${body.id}`;
            const item = body.fulfilments[0]?.items[0];
            let left = quantity;
            for (const step of own) {
              const calling =
                step.kind === 'move'
                  ? server.put(`${path}/shares/${vendorId}/day`, { windowId: windowId(step.day) }, { cookie })
                  : step.kind === 'lower'
                    ? server.put(
                        `${path}/shares/${vendorId}/items`,
                        { items: [{ id: item?.id, from: left, to: Math.max(left - 1, 1) }] },
                        { cookie },
                      )
                    : server.post(`${path}/cancel`, {}, { cookie });
              const answer = await calling;
              statuses.push(answer.status);
              if (step.kind === 'lower' && answer.status === 200) left = Math.max(left - 1, 1);
            }
          }),
        );
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        const [held] = await test.db.query<Record<string, number>[]>(
          `SELECT coalesce(sum(quantity - restocked) FILTER (WHERE dated_stock_id IS NULL), 0)::int AS ordinary,
             (SELECT count(*)::int FROM dated_stock WHERE product_id = $1 AND (taken > inventory OR taken <> (
               SELECT coalesce(sum(quantity - restocked), 0) FROM order_items WHERE dated_stock_id = dated_stock.id))) AS wrong
           FROM order_items WHERE product_id = $1`,
          [productId],
        );
        const { inventory } = await test.db.getRepository(Product).findOneByOrFail({ id: productId });
        expect([held?.wrong, inventory + (held?.ordinary ?? 0)]).toEqual([0, ORDINARY]);
        const elsewhere = await test.db.query<unknown[]>(
          `SELECT line.id FROM order_items AS line JOIN fulfilments AS share ON share.id = line.fulfilment_id
           JOIN pickup_windows AS own ON own.id = share.window_id
           LEFT JOIN dated_stock AS dated ON dated.product_id = line.product_id AND dated.date = own.date
           WHERE line.product_id = $1 AND share.status <> 'cancelled' AND line.dated_stock_id IS DISTINCT FROM dated.id`,
          [productId],
        );
        expect(elsewhere).toEqual([]);
      }),
      { numRuns: 12 },
    );
  } finally {
    await other.close();
    await test.close();
  }
}, 120_000);

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { PickupDayChange } from '../../src/marketplace/tables/pickup-day-change.entity.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../src/marketplace/tables/refund.entity.js';
import { VendorOrderEvent } from '../../src/marketplace/tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { isWaiting, whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { serveAlone } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** kill -9 while the orders of a pickup day are canceled or moved; then three servers go on. */

const LONG_MS = 90_000;
const ORDERS = 8;
const STOCK = 100;
const QUEUE = 'pickup-days.changes';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'off', LOG_LEVEL: 'fatal' });
});
afterAll(() => test.close());

const server = () => serveAlone(test.databaseUrl, { JOBS: 'on', LOG_LEVEL: 'fatal' });

async function scene() {
  const seller = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: seller.user.id });
  const product = await makeProduct(test.db, { vendorId, price: 500, inventory: STOCK });
  const [from, to] = [
    await makePickup(test.db, vendorId, { capacity: ORDERS, inHours: 72 }),
    await makePickup(test.db, vendorId, { capacity: ORDERS, inHours: 96 }),
  ];
  const shares = [{ vendorId, method: 'pickup', windowId: from.id }];
  const ids: number[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { cookie } = await shopper(test, [product.id, 1]);
    const email = `day-${vendorId}-${count}@example.com`;
    const { body } = await test.post<OrderView>('/api/orders', checkoutForm({ email, shares }), { cookie });
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    ids.push(body.id);
  }
  return { seller, vendorId, product, from, to, ids };
}
type Scene = Awaited<ReturnType<typeof scene>>;

async function state({ vendorId, product, from, to, ids }: Scene) {
  const shares = await test.db.getRepository(VendorOrder).findBy({ vendorId });
  const of = shares.map(({ id }) => ({ vendorOrderId: id }));
  const taken = async ({ id }: PickupWindow) =>
    (await test.db.getRepository(PickupWindow).findOneByOrFail({ id })).taken;
  const mails = await test.db
    .getRepository(Mail)
    .findBy(
      ids.flatMap((aboutId) =>
        ['canceled', 'moved'].map((what) => ({ aboutId, kind: `pickup-day-${what}` })),
      ),
    );
  return {
    stock: (await test.db.getRepository(Product).findOneByOrFail({ id: product.id })).inventory,
    taken: [await taken(from), await taken(to)],
    canceled: await test.db
      .getRepository(VendorOrderEvent)
      .countBy(of.map((one) => ({ ...one, status: 'cancelled' as const }))),
    refunds: await test.db.getRepository(Refund).countBy(of),
    moved: shares.filter(({ windowId }) => windowId === to.id).length,
    mails: mails.length,
    toldOrders: new Set(mails.map(({ aboutId }) => aboutId)).size,
  };
}
const isSettled = async ({ from }: Scene) =>
  (await test.db.getRepository(PickupDayChange).findOneByOrFail({ windowId: from.id })).settledAt !== null;

/** What pg-boss does with jobs whose server is gone, a few minutes later. */
const giveOut = () =>
  test.db.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = $1 AND state = 'active'`,
    [QUEUE],
  );

describe('servers that cancel a pickup day', () => {
  it.each([
    ['refunded', 'refund'],
    ['moved', 'move'],
  ] as const)(
    'and are killed half way leave nothing undone and nothing twice: orders are %s',
    async (_what, orders) => {
      const made = await scene();
      const body = { reason: 'Ice.', orders, ...(orders === 'move' ? { toWindowId: made.to.id } : {}) };
      const { status } = await made.seller.post(`/api/vendor/pickup-days/${made.from.id}/cancel`, body);
      expect(status).toBe(200);
      const doomed = await server();
      // The fourth order is kept from it, with three done.
      await whileLocked(test.db, `SELECT FROM orders WHERE id = ${made.ids[3]} FOR UPDATE`, async () => {
        await eventually(test.db, async () => (await state(made)).mails === 3 && (await isWaiting(test.db)), [
          QUEUE,
        ]);
        await doomed.kill();
      });
      expect(await isSettled(made)).toBe(false);
      await giveOut();
      const others = await Promise.all([server(), server(), server()]);
      await eventually(test.db, () => isSettled(made), [QUEUE]);
      await Promise.all(others.map((one) => one.stop()));
      const isRefund = orders === 'refund';
      expect(await state(made)).toEqual({
        stock: isRefund ? STOCK : STOCK - ORDERS,
        taken: isRefund ? [0, 0] : [0, ORDERS],
        canceled: isRefund ? ORDERS : 0,
        refunds: isRefund ? ORDERS : 0,
        moved: isRefund ? 0 : ORDERS,
        mails: ORDERS,
        toldOrders: ORDERS,
      });
    },
    LONG_MS,
  );
});

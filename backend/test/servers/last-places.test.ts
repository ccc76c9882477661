import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { In } from 'typeorm';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { OrderItem } from '../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { type Fleet, startFleet } from '../support/servers/servers.js';

const BUYERS = 200;
const PLACES = 50;
const LONG_MS = 240_000;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet(3);
}, LONG_MS);
afterAll(() => fleet.close(), LONG_MS);

it.each([1, 3])(
  'gives the 50 places of a pickup day to 50 of 200 buyers, over %i servers',
  async (servers) => {
    const { id: vendorId } = await makeVendor(fleet.db);
    const window = await makePickup(fleet.db, vendorId, { capacity: PLACES });
    const products = await Promise.all(
      [1, 2, 3].map(() => makeProduct(fleet.db, { vendorId, inventory: BUYERS })),
    );
    const guests = [];
    for (let index = 0; index < BUYERS; index += 1)
      guests.push(await shopper(fleet.at(0), [products[index % 3]?.id ?? 0, 1]));
    const shares = [{ vendorId, method: 'pickup', windowId: window.id }];
    const answers = await Promise.all(
      guests.map(({ cookie }, index) =>
        fleet.at(index % servers).post<ErrorBody>('/api/orders', checkoutForm({ shares }), { cookie }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PLACES);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(
      new Set(losers.map(({ status, body }) => `${status} ${body.error} ${body.issues?.[0]?.path}`)),
    ).toEqual(new Set(['409 WINDOW_FULL shares.0']));
    const { taken } = await fleet.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id });
    const left = await fleet.db.getRepository(Product).findBy({ vendorId });
    expect([taken, left.reduce((sum, { inventory }) => sum + inventory, 0)]).toEqual([
      PLACES,
      3 * BUYERS - PLACES,
    ]);
  },
  LONG_MS,
);

const ORDERS = 30;
const ROOM = 12;

it(
  'gives the last crates of a pickup day to those who add to their orders first, over 3 servers',
  async () => {
    const { id: vendorId } = await makeVendor(fleet.db);
    const window = await makePickup(fleet.db, vendorId, {
      ...{ capacity: ORDERS + ROOM, capacityUnit: 'crates' },
    });
    const { id: productId } = await makeProduct(fleet.db, { vendorId, inventory: ORDERS * 3 });
    const shares = [{ vendorId, method: 'pickup', windowId: window.id }];
    const orders: { id: number; cookie: string; lineId: number | undefined }[] = [];
    for (let index = 0; index < ORDERS; index += 1) {
      const { cookie } = await shopper(fleet.at(0), [productId, 1]);
      const { body } = await fleet.at(0).post<OrderView>('/api/orders', checkoutForm({ shares }), { cookie });
      await fleet.at(0).post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
      orders.push({ id: body.id, cookie, lineId: body.fulfilments[0]?.items[0]?.id });
    }
    // Each buyer presses in two tabs at once.
    const tabs = orders.flatMap((order, index) => [
      { ...order, server: index % 3 },
      { ...order, server: (index + 1) % 3 },
    ]);
    const answers = await Promise.all(
      tabs.map(async ({ id, cookie, lineId, server }) => {
        const items = [{ id: lineId, from: 1, to: 2 }];
        const path = `/api/orders/${id}/shares/${vendorId}/items`;
        return fleet.at(server).put<OrderView & ErrorBody>(path, { items }, { cookie });
      }),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    const codes = new Set(refused.map(({ status, body }) => `${status} ${body.error}`));
    expect([...codes].sort()).toEqual(['409 CHANGED_MEANWHILE', '409 WINDOW_FULL']);
    const waiting = await fleet.db
      .getRepository(Order)
      .findBy({ addsToId: In(orders.map(({ id }) => id)), paymentStatus: 'held' });
    expect(new Set(waiting.map(({ addsToId }) => addsToId)).size).toBe(waiting.length);
    const { taken } = await fleet.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id });
    expect([taken, taken <= ORDERS + ROOM]).toEqual([ORDERS + waiting.length, true]);
    // Each is paid on two servers at once, and is part of its order once.
    await Promise.all(
      waiting.flatMap(({ id, addsToId }) =>
        [0, 1].map((server) =>
          fleet
            .at(server)
            .post(
              `/api/orders/${id}/test-payment`,
              { outcome: 'paid' },
              { cookie: orders.find((order) => order.id === addsToId)?.cookie ?? '' },
            ),
        ),
      ),
    );
    const lines = await fleet.db.getRepository(OrderItem).findBy({ productId });
    const { inventory } = await fleet.db.getRepository(Product).findOneByOrFail({ id: productId });
    const held = lines.reduce((sum, { quantity, restocked }) => sum + quantity - restocked, 0);
    const now = await fleet.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id });
    expect([held, inventory, now.taken]).toEqual([
      ...[ORDERS + waiting.length, ORDERS * 3 - held, ORDERS + waiting.length],
    ]);
  },
  LONG_MS,
);

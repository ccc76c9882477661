import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { PickupWindow } from '../../src/marketplace/pickups/windows/pickup-window.entity.js';
import { Product } from '../../src/marketplace/products/product.entity.js';
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListingView } from '../../src/contract/directory/listings.js';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import { eventually } from '../support/eventually.js';
import { clientOf, cookieOf, makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { makePicture } from '../support/make/pictures.js';
import { shopper } from '../support/scenes/shopper.js';
import { type Fleet, type RunningServer, startFleet } from '../support/servers/servers.js';
import { type ObjectStore, startObjectStore } from '../support/stand-ins/s3-stand-in.js';

/**
 * Three servers behind a proxy, which the tests kill and add to. Elsewhere: the last products of a shop on
 * three servers (marketplace/orders/placing-orders), and the runs of location pages
 * (faults/generation-survives).
 */
let fleet: Fleet;
let objects: ObjectStore;
const LONG_MS = 240_000;

beforeAll(async () => {
  objects = await startObjectStore();
  fleet = await startFleet(3, objects.env);
}, LONG_MS);
afterAll(async () => {
  await fleet.close();
  await objects.close();
}, LONG_MS);

const on = (server: RunningServer) => ({ ...server, db: fleet.db });
const login = (server: RunningServer, name: string, password: string, cookie = '') =>
  server.post('/api/auth/login', { usernameOrEmail: name, password }, cookie ? { cookie } : {});

describe('several servers', () => {
  it('count failures of signing in together', async () => {
    const { username } = await makeUser(fleet.db);
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await login(fleet.at(round % 3), username, 'wrong')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('bring a guest’s cart along, wherever the guest signs in', async () => {
    const vendor = await makeVendor(fleet.db);
    const kale = await makeProduct(fleet.db, { vendorId: vendor.id });
    const guest = await shopper(fleet.at(0), [kale.id, 2]);
    const { username } = await makeUser(fleet.db);
    const cookie = cookieOf(await login(fleet.at(1), username, PASSWORD, guest.cookie));
    const { body } = await fleet.at(2).get<CartView>('/api/cart', { cookie });
    expect(body.map(({ product, quantity }) => [product.id, quantity])).toEqual([[kale.id, 2]]);
  });

  it('serve a picture that another one took, and keep its files once', async () => {
    const farmer = await signedIn(on(fleet.at(0)), { role: 'farmer' });
    const fields = {
      ...{ productName: 'Duck eggs', description: 'Laid this week.', price: '$6', unit: 'dozen' },
      ...{ category: 'eggs', zipCode: '33901', phone: '239-555-0101' },
    };
    const picture = { field: 'image', bytes: await makePicture() };
    const { status, body } = await farmer.postForm<ListingView>('/api/listings', fields, picture);
    expect(status).toBe(201);
    const [first, other] = await Promise.all(
      [0, 1].map((index) => fleet.at(index).get<string>(body.imageUrl ?? '')),
    );
    expect(other).toMatchObject({ status: 200, body: first?.body });
    expect(objects.puts.size).toBeGreaterThan(0);
    expect(new Set(objects.puts.values())).toEqual(new Set([1]));
  });

  it(
    'drop a page that they keep when it is changed through another one',
    async () => {
      const listing = await makeListing(fleet.db, { productName: 'Early radishes' });
      const path = `/listings/${listing.id}`;
      for (const server of fleet.servers) {
        await eventually(fleet.db, async () => (await server.get(path)).headers['x-cache'] === 'hit');
      }
      const admin = await signedIn(on(fleet.at(0)), { role: 'admin' });
      expect(
        (await admin.delete(`/api/admin/listings/${listing.id}`, { reason: 'Sold out' })).status,
      ).toBeLessThan(400);
      for (const server of fleet.servers) {
        await eventually(fleet.db, async () => (await server.get(path)).status === 404);
      }
    },
    LONG_MS,
  );

  it(
    'keep a session of a server that is killed',
    async () => {
      const client = await signedIn(on(fleet.at(0)));
      await fleet.kill(fleet.at(0));
      const later = clientOf(fleet.at(0), client.user, client.cookie);
      expect(await later.get('/api/auth/me')).toMatchObject({ status: 200, body: { id: client.user.id } });
      await fleet.add();
    },
    LONG_MS,
  );
});

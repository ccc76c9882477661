import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartPickupsView } from '../../../src/contract/marketplace/pickup/cart-pickups.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import type { CountingProxy } from '../../support/http/counting-proxy.js';
import { signedIn } from '../../support/http/people.js';
import { makePickup, makeSchedule, makeSite, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { shopper } from '../../support/scenes/shopper.js';
import { startCountedApp } from '../../support/servers/counted-app.js';
import type { TestApp } from '../../support/test-app.js';

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
let farm: Vendor;
let ranch: Vendor;
let eggs: Product;
let beef: Product;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
});
afterAll(() => close());
beforeEach(async () => {
  farm = await makeVendor(test.db, { businessName: 'Sunny Acres' });
  ranch = await makeVendor(test.db, { businessName: 'Big Ranch', shippingMethods: ['nationwide_shipping'] });
  eggs = await makeProduct(test.db, { vendorId: farm.id, name: 'Eggs', price: 700, inventory: 300 });
  beef = await makeProduct(test.db, { vendorId: ranch.id, name: 'Beef', price: 2_500, inventory: 300 });
});

/** @returns what a cart of two times eggs and one of beef is told */
async function pickups(
  query = '',
  lines: [number, number][] = [
    [eggs.id, 2],
    [beef.id, 1],
  ],
) {
  const { cookie } = await shopper(test, ...lines);
  const { status, body } = await test.get<CartPickupsView>(`/api/cart/pickups${query}`, { cookie });
  expect(status).toBe(200);
  return body;
}
const ofFarm = ({ vendors }: CartPickupsView) => {
  const own = vendors.find(({ vendorId }) => vendorId === farm.id);
  if (!own) throw new Error('The farm is not there.');
  return own;
};
const reasonOf = (view: CartPickupsView, wanted: string) =>
  ofFarm(view).options.find(({ method }) => method === wanted)?.reason;
const EMPTY = { vendors: [], taxes: null };

describe('GET /api/cart/pickups', () => {
  it('is empty without a cart, and where no vendor of it has set anything up', async () => {
    expect((await test.get('/api/cart/pickups')).body).toEqual(EMPTY);
    expect(await pickups('?zipCode=33901')).toEqual(EMPTY);
    // A site alone is no pickup.
    await makeSite(test.db, { vendorId: farm.id });
    const other = await makeVendor(test.db);
    await makePickup(test.db, other.id);
    expect(await pickups()).toEqual(EMPTY);
  });

  it('shows the photo of a drop point or market, and none of a farm, whose street is not told yet', async () => {
    const imageUrl = '/media/aaaaaaaaaaaaaaaaaaaaaa/800.jpg';
    for (const kind of ['farm', 'drop_point', 'market'] as const) {
      const site = await makeSite(test.db, { vendorId: farm.id, kind, imageUrl });
      const { id: scheduleId } = await makeSchedule(test.db, { siteId: site.id });
      await makeWindow(test.db, { scheduleId, vendorId: farm.id });
    }
    expect(ofFarm(await pickups()).sites.map((site) => [site.kind, site.imageUrl])).toEqual([
      ['farm', null],
      ['drop_point', imageUrl],
      ['market', imageUrl],
    ]);
  });

  it('says for each vendor which ways and days there are, the soonest first', async () => {
    const site = await makeSite(test.db, { vendorId: farm.id, accessNote: 'No steps.', city: 'Naples' });
    const { id: scheduleId } = await makeSchedule(test.db, { siteId: site.id });
    const later = await makeWindow(test.db, { scheduleId, vendorId: farm.id, inHours: 120 });
    const first = await makeWindow(test.db, {
      scheduleId,
      vendorId: farm.id,
      inHours: 72,
      capacity: 4,
      taken: 1,
    });
    // It has begun, it cannot be ordered for yet.
    await makeWindow(test.db, { scheduleId, vendorId: farm.id, inHours: -1 });
    await makeWindow(test.db, { scheduleId, vendorId: farm.id, inHours: 40 * 24 });
    const view = await pickups('?zipCode=33901');
    expect(view.vendors.map(({ vendorName }) => vendorName)).toEqual(['Sunny Acres', 'Big Ranch']);
    expect(ofFarm(view)).toMatchObject({
      options: [
        { method: 'pickup', reason: null },
        { method: 'local_delivery', reason: null },
        { method: 'shipping', reason: null },
      ],
      sites: [{ id: site.id, name: 'The stand', city: 'Naples', accessNote: 'No steps.', miles: 1 }],
      windows: [
        { id: first.id, siteId: site.id, zoneId: null, problem: null, room: '3 pickup spots left' },
        { id: later.id, problem: null, room: null, timeZone: 'America/New_York' },
      ],
      ...{ zone: null, hasZones: false },
    });
    expect(view.vendors[1]).toMatchObject({
      options: [
        { method: 'pickup', reason: "Big Ranch doesn't offer pickup for Beef." },
        { method: 'local_delivery', reason: "Big Ranch doesn't deliver Beef locally." },
        { method: 'shipping', reason: null },
      ],
      ...{ sites: [], windows: [], zone: null, hasZones: false },
    });
    const one = await pickups(`?vendorId=${farm.id}`);
    expect(one.vendors.map(({ vendorId }) => vendorId)).toEqual([farm.id]);
    expect(ofFarm(one).sites[0]?.miles).toBeNull();
  });

  it.each([
    ['full', { capacity: 2, taken: 2 }, {}, / is full\.$/],
    ['past its cutoff', { ordersCloseAt: new Date(Date.now() - 1_000) }, {}, /^Ordering for .* has ended\.$/],
    ['closed', { status: 'closed' as const }, {}, / takes no more orders\.$/],
    ['canceled', { status: 'canceled' as const }, {}, / is canceled\.$/],
    ['too soon for a product', {}, { leadHours: 96 }, /^Ordering for .* has ended\.$/],
    [
      'too small for it',
      { capacity: 5, taken: 2, capacityUnit: 'crates' as const },
      { crates: 2 },
      / has room for 3 more crates; your order needs 4\.$/,
    ],
  ])('says of a day that it is %s', async (_, window, product, words) => {
    await makePickup(test.db, farm.id, { capacity: 50, ...window });
    const { id } = await makeProduct(test.db, { vendorId: farm.id, ...product });
    const view = await pickups('', [[id, 2]]);
    expect(ofFarm(view).windows).toMatchObject([{ problem: expect.stringMatching(words) }]);
    expect(reasonOf(view, 'pickup')).toBe('Sunny Acres has no pickup day left that fits your order.');
  });

  it('says of a day that a product is not offered then', async () => {
    const other = await makeProduct(test.db, { vendorId: farm.id });
    await makePickup(test.db, farm.id, {}, { productIds: [other.id] });
    expect(ofFarm(await pickups()).windows[0]?.problem).toMatch(/^Eggs isn’t offered on /);
  });

  it('says so where no day can be ordered for now', async () => {
    await makePickup(test.db, farm.id, { inHours: 40 * 24 });
    const view = await pickups();
    expect(ofFarm(view).windows).toEqual([]);
    expect(reasonOf(view, 'pickup')).toBe('Sunny Acres takes no orders for pickup right now.');
  });

  it('delivers where a zone has the ZIP code, in the cheapest that does, from its minimum up', async () => {
    await makeZone(test.db, { vendorId: farm.id, fee: 900, freeFrom: 1_000, name: 'Free from ten' });
    const dear = await makeZone(test.db, {
      vendorId: farm.id,
      fee: 400,
      minimum: 3_000,
      name: 'Large orders',
    });
    const plain = await makeZone(test.db, {
      vendorId: farm.id,
      fee: 500,
      name: 'Plain',
      note: 'A cooler, please.',
    });
    expect(reasonOf(await pickups(), 'local_delivery')).toBe('Enter your delivery ZIP code first.');
    const elsewhere = await pickups('?zipCode=33993');
    expect(reasonOf(elsewhere, 'local_delivery')).toBe('Sunny Acres doesn’t deliver to 33993.');
    expect(ofFarm(elsewhere)).toMatchObject({ zone: null, hasZones: true });
    const zoneFor = async (quantity: number) =>
      ofFarm(await pickups('?zipCode=33901', [[eggs.id, quantity]])).zone;
    expect(await zoneFor(1)).toMatchObject({ id: plain.id, fee: 5, note: 'A cooler, please.', windows: [] });
    expect(await zoneFor(2)).toMatchObject({ name: 'Free from ten', fee: 9, freeFrom: 10 });
    await test.db.query('UPDATE delivery_zones SET closed_at = now() WHERE id <> $1', [dear.id]);
    const little = await pickups('?zipCode=33901');
    expect(ofFarm(little).zone).toMatchObject({ id: dear.id, minimum: 30 });
    expect(reasonOf(little, 'local_delivery')).toBe('Sunny Acres delivers orders from $30. Add $16.00 more.');
  });

  it('delivers on the days of the zone', async () => {
    const zone = await makeZone(test.db, { vendorId: farm.id });
    const { id: scheduleId } = await makeSchedule(test.db, { zoneId: zone.id });
    expect(reasonOf(await pickups('?zipCode=33901'), 'local_delivery')).toBe(
      'Sunny Acres takes no orders for delivery right now.',
    );
    const round = await makeWindow(test.db, { scheduleId, vendorId: farm.id });
    const view = await pickups('?zipCode=33901');
    expect(reasonOf(view, 'local_delivery')).toBeNull();
    expect(ofFarm(view)).toMatchObject({
      windows: [],
      zone: { windows: [{ id: round.id, zoneId: zone.id }] },
    });
  });

  it('taxes what is picked up by the rules of the site’s state', async () => {
    await makePickup(test.db, farm.id);
    await test.db.query(`UPDATE pickup_sites SET state = 'GA'`);
    expect((await pickups()).taxes).toBeNull();
    const admin = await signedIn(test, { role: 'admin' });
    await admin.put('/api/admin/settings/tax', { mode: 'rules', was: { mode: 'flat' } });
    await test.db.getRepository(TaxRule).save({
      ...{
        state: 'GA',
        taxClass: 'grocery' as const,
        basisPoints: 300,
        validFrom: '2020-01-01',
        validTo: null,
      },
      ...{ source: 'Example, not a real rate', checkedOn: '2026-01-01' },
    });
    expect((await pickups()).taxes).toEqual([
      {
        state: 'GA',
        rates: [
          { productId: eggs.id, basisPoints: 300 },
          { productId: beef.id, basisPoints: 300 },
        ],
      },
    ]);
  });

  it('shows each place, however many days the others have', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const stand = await makeSite(test.db, { vendorId: farm.id, name: 'The stand' });
    const daily = await makeSchedule(test.db, { siteId: stand.id });
    for (let day = 1; day <= 62; day += 1) {
      const date = new Date(Date.UTC(2040, 0, day)).toISOString().slice(0, 10);
      const times = { startsAt: hour(24 + day), endsAt: hour(26 + day) };
      await makeWindow(test.db, { scheduleId: daily.id, vendorId: farm.id, date, ...times });
    }
    const grange = await makeSite(test.db, { vendorId: farm.id, name: 'The grange' });
    const once = await makeSchedule(test.db, { siteId: grange.id });
    const times = { startsAt: hour(480), endsAt: hour(482), ordersOpenAt: hour(-1) };
    const last = await makeWindow(test.db, { scheduleId: once.id, vendorId: farm.id, ...times });
    const { windows, sites } = ofFarm(await pickups());
    expect(sites.map(({ name }) => name).sort()).toEqual(['The grange', 'The stand']);
    expect(windows).toHaveLength(61);
    expect(windows.at(-1)).toMatchObject({ id: last.id, siteId: grange.id });
  });

  it('takes as many statements for ten vendors with sites and zones as for one', async () => {
    const lines: [number, number][] = [];
    for (let vendors = 0; vendors < 10; vendors += 1) {
      const { id: vendorId } = await makeVendor(test.db);
      await makePickup(test.db, vendorId);
      await makeZone(test.db, { vendorId });
      lines.push([(await makeProduct(test.db, { vendorId })).id, 1]);
    }
    const count = async (...bought: [number, number][]) => {
      const { cookie } = await shopper(test, ...bought);
      const ask = () => test.get('/api/cart/pickups?zipCode=33901', { cookie });
      await ask();
      return proxy.during(ask);
    };
    const one = await count(...lines.slice(0, 1));
    expect(await count(...lines)).toBe(one);
    expect(one).toBeLessThanOrEqual(9);
  });

  it('refuses a ZIP code that is none', async () => {
    expect((await test.get('/api/cart/pickups?zipCode=abc')).status).toBe(400);
  });
});

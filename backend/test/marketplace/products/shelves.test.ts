import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShelvesView } from '../../../src/contract/marketplace/shelves.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { degreesNorth, FORT_MYERS, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE vendors RESTART IDENTITY CASCADE'));

const at = (miles: number) => ({ ...FORT_MYERS, latitude: FORT_MYERS.latitude + degreesNorth(miles) });
const FAR = { latitude: 44.4, longitude: -73.2, zipCode: '05401', city: 'Burlington', state: 'VT' };

async function sell(vendor: Partial<Vendor>, ...names: string[]): Promise<void> {
  const { id: vendorId } = await makeVendor(test.db, vendor);
  for (const [index, name] of names.entries())
    await makeProduct(test.db, { vendorId, name, createdAt: new Date(Date.UTC(2026, 0, 1 + index)) });
}

async function shelves(zipCode = '33901') {
  const { body } = await test.get<ShelvesView>(`/api/shelves?zipCode=${zipCode}`);
  if (!('near' in body)) throw new Error(JSON.stringify(body));
  const names = (shelf: ShelvesView['near']) => shelf.map(({ name }) => name);
  return { near: names(body.near), shipped: names(body.shipped) };
}

describe('GET /api/shelves', () => {
  it('has what is picked up or delivered near, the nearest vendor first and its newest products', async () => {
    await sell(at(20), 'Far kale', 'Far honey');
    await sell(at(2), 'Near kale', 'Near honey');
    await sell(at(26), 'Too far');
    await sell({ ...at(1), shippingMethods: ['nationwide_shipping'] }, 'Only sent');
    expect(await shelves()).toEqual({
      near: ['Near honey', 'Near kale', 'Far honey', 'Far kale'],
      shipped: ['Only sent', 'Too far'],
    });
  });

  it('has what is sent to the state of the ZIP code', async () => {
    await sell({ ...FAR, shippingMethods: ['pickup', 'nationwide_shipping'] }, 'Everywhere');
    await sell({ ...FAR, shippingMethods: ['nationwide_shipping'], shippingStates: ['FL'] }, 'To Florida');
    await sell({ ...FAR, shippingMethods: ['nationwide_shipping'], shippingStates: ['NY'] }, 'To New York');
    await sell({ ...FAR, shippingMethods: ['regional_shipping'] }, 'In Vermont');
    await sell({ ...FAR, shippingMethods: ['pickup'] }, 'Pickup');
    expect((await shelves()).shipped.toSorted()).toEqual(['Everywhere', 'To Florida']);
    expect(await shelves('10001')).toEqual({ near: [], shipped: ['To New York', 'Everywhere'] });
    expect((await shelves('05401')).near).toEqual(['Everywhere', 'Pickup']);
    expect((await shelves('05401')).shipped).toEqual(['In Vermont']);
  });

  it('goes by a product’s own ways, and leaves out what is sold out', async () => {
    const { id: vendorId } = await makeVendor(test.db);
    await makeProduct(test.db, { vendorId, name: 'Kept', shippingMethods: ['pickup'] });
    await makeProduct(test.db, { vendorId, name: 'Sent', shippingMethods: ['nationwide_shipping'] });
    await makeProduct(test.db, { vendorId, name: 'Gone', inventory: 0 });
    expect(await shelves()).toEqual({ near: ['Kept'], shipped: [] });
  });

  it('has a few products of a few vendors', async () => {
    for (let number = 1; number <= 6; number += 1)
      await sell(at(number), ...Array.from({ length: 8 }, (_, index) => `${number}.${index}`));
    const { near, shipped } = await shelves();
    expect([near.length, near[0], near.at(-1)]).toEqual([8, '1.7', '2.4']);
    expect(new Set(shipped.map((name) => name[0]))).toEqual(new Set(['5', '6']));
    expect(shipped).toHaveLength(8);
  });

  it('is empty at a ZIP code that does not exist, and asks for five digits', async () => {
    await sell({}, 'Kale');
    expect(await shelves('00000')).toEqual({ near: [], shipped: [] });
    expect((await test.get('/api/shelves?zipCode=nowhere')).status).toBe(400);
  });
});

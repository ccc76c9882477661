import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { VendorProfile } from '../../src/contract/marketplace/vendors.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
let seen: VendorProfile;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: farmer.user.id });
  seen = (await farmer.get<VendorProfile>('/api/vendor/profile')).body;
});

const save = (changes: object) => {
  const { businessName, description, address, city, state, zipCode, shippingMethods } = seen;
  const shown = { businessName, description, address, city, state, zipCode, shippingMethods };
  const phone = seen.phone ?? '239-555-0101';
  return farmer.put<VendorProfile & ErrorBody>('/api/vendor/profile', { ...shown, phone, ...changes });
};
const stored = () => test.db.getRepository(Vendor).findOneByOrFail({ userId: farmer.user.id });

describe('a profile that two people change', () => {
  it('has the changes of both where they are of different fields', async () => {
    await save({ farmStory: 'Since 1911.', was: { farmStory: seen.farmStory } });
    const { status, body } = await save({ description: 'Greens.', was: { description: seen.description } });
    expect([status, body.issues]).toEqual([200, undefined]);
    const { latitude } = seen;
    expect(await stored()).toMatchObject({ farmStory: 'Since 1911.', description: 'Greens.', latitude });
  });

  it('keeps the first change of a field, says which it is, and takes the second once it was seen', async () => {
    await save({ website: 'https://first.example', was: { website: seen.website } });
    const mine = { website: 'https://second.example', pickupNote: 'At the barn.' };
    const late = await save({ ...mine, was: { website: seen.website, pickupNote: seen.pickupNote } });
    expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect(late.body.issues).toMatchObject([{ path: 'website' }]);
    expect(await stored()).toMatchObject({ website: 'https://first.example', pickupNote: seen.pickupNote });
    const was = { website: 'https://first.example', pickupNote: seen.pickupNote };
    expect((await save({ ...mine, was })).body).toMatchObject(mine);
  });

  it('is written whole by calls that do not say what they saw', async () => {
    await save({ farmStory: 'Since 1911.', was: { farmStory: seen.farmStory } });
    expect((await save({ description: 'Greens.' })).body).toMatchObject({ farmStory: null });
  });
});

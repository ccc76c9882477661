import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnListingView } from '../../../src/contract/directory/listings.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { BLUE_HERON, pictureFile } from '../../support/make/farm-form.js';
import { EGGS } from '../../support/make/listing-form.js';
import { makeFarm, makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let seen: OwnListingView;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
beforeEach(async () => {
  const userId = farmer.user.id;
  const farm = await makeFarm(test.db, { ...BLUE_HERON, userId, isClaimed: true });
  const { name: farmName, zipCode, email } = farm;
  const { id } = await makeListing(test.db, {
    ...EGGS,
    unit: 'dozen',
    category: 'eggs',
    price: '8.00',
    userId,
    farmId: farm.id,
    farmName,
    zipCode,
    email,
    phone: null,
  });
  seen = (await farmer.get<OwnListingView>(`/api/farmer/listings/${id}`)).body;
});

/** What the form sends: all as text, and what was taken from the farm empty. */
const save = (changes: object, was?: object, file?: Awaited<ReturnType<typeof pictureFile>>) => {
  const shown = { ...EGGS, price: '8.00', farmId: String(seen.farmId), zipCode: '', phone: '' };
  const form = { ...shown, ...changes, ...(was && { was: JSON.stringify(was) }) };
  return farmer.putForm<OwnListingView & ErrorBody>(`/api/listings/${seen.id}`, form, file);
};
const stored = () => test.db.getRepository(Listing).findOneByOrFail({ id: seen.id });

describe('a listing that two people change', () => {
  it('has the changes of both where they are of different fields, and keeps what is its farm’s', async () => {
    await save({ price: '3.33' }, { price: '8.00' });
    const { status } = await save({ description: 'Brown.' }, { description: seen.description });
    expect(status).toBe(200);
    const { farmId, farmName, email } = seen;
    expect(await stored()).toMatchObject({ price: '3.33', description: 'Brown.', farmId, farmName, email });
  });

  it('keeps the first change of a field, says which it is, and takes the second once it was seen', async () => {
    await save({ price: '3.33' }, { price: '8.00' });
    const mine = { price: '9', description: 'Brown.' };
    const late = await save(mine, { price: '8.00', description: seen.description });
    expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect(late.body.issues).toEqual([{ path: 'price', message: 'Someone else changed this to “3.33”.' }]);
    expect(await stored()).toMatchObject({ price: '3.33', description: seen.description });
    const { body } = await save(mine, { price: '3.33', description: seen.description });
    expect(body).toMatchObject({ price: '9.00', description: 'Brown.' });
  });

  it.each(['{"__proto__":{"price":"8.00"}}', '{"price":"8.00","__proto__":null}'])(
    'does not take %s for what was seen',
    async (was) => {
      const answer = await save({ price: '3.33' }, JSON.parse(was) as object);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'was' }] } });
      expect(await stored()).toMatchObject({ price: '8.00' });
    },
  );

  it('stays paused, and has its picture kept and compared', async () => {
    await farmer.put(`/api/listings/${seen.id}/availability`, { isAvailable: false });
    await save({ isAvailable: 'true' }, {}, await pictureFile());
    const withPicture = await save(
      { description: 'Brown.', isAvailable: 'true' },
      { description: seen.description },
    );
    expect(withPicture.body).toMatchObject({ isAvailable: false, imageUrl: expect.any(String) });
    const late = await save({ removeImage: 'true' }, { imageUrl: null });
    expect([late.status, late.body.issues]).toMatchObject([409, [{ path: 'imageUrl' }]]);
  });

  it('is written whole by calls that do not say what they saw', async () => {
    await save({ price: '3.33' });
    expect((await save({ description: 'Brown.' })).body).toMatchObject({ price: '8.00' });
    expect((await save({}, 'no record' as never)).status).toBe(400);
  });
});

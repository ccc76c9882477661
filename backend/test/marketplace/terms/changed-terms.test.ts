import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorTerms } from '../../../src/contract/marketplace/vendor-terms.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: farmer.user.id });
});
afterAll(() => test.close());

const NONE = { shipping: null, localDelivery: null, minimumOrder: null };
const save = (changes: object) =>
  farmer.put<VendorTerms & ErrorBody>('/api/vendor/terms', { ...NONE, ...changes });

describe('terms that two people change', () => {
  it('have the changes of both, and each is kept until the other has seen it', async () => {
    await save({});
    const shipping = { price: 8.5, freeFrom: 60 };
    await save({ shipping, was: { shipping: null } });
    const both = await save({ minimumOrder: '20', was: { minimumOrder: null } });
    expect(both.body).toEqual({ ...NONE, shipping, minimumOrder: 20 });
    const mine = { shipping: { price: '9', freeFrom: null } };
    const late = await save({ ...mine, was: { shipping: null } });
    expect([late.status, late.body.error, late.body.issues]).toMatchObject([
      ...[409, 'CHANGED_MEANWHILE'],
      [{ path: 'shipping' }],
    ]);
    const { body } = await save({ ...mine, was: { shipping } });
    expect(body).toEqual({ ...NONE, shipping: { price: 9, freeFrom: null }, minimumOrder: 20 });
  });

  it('are written whole by calls that do not say what they saw', async () => {
    await save({ minimumOrder: 20 });
    expect((await save({ shipping: { price: 5 } })).body).toMatchObject({ minimumOrder: null });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusinessView, OwnBusinesses } from '../../src/contract/accounts/businesses.js';
import type { VendorCashRounding } from '../../src/contract/marketplace/cash/cash-setting.js';
import type { LowStockView } from '../../src/contract/marketplace/low-stock.js';
import type { UncollectedView } from '../../src/contract/marketplace/pickup/uncollected-rule.js';
import type { VendorReview } from '../../src/contract/marketplace/reviews.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Review } from '../../src/marketplace/tables/review.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  ({ id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id }));
});

/** What a form of one field does that two people have open. */
async function expectKept<View extends object>(
  path: string,
  field: keyof View & string,
  [first, second, third]: readonly [unknown, unknown, unknown],
): Promise<void> {
  const save = (value: unknown, was?: object) =>
    farmer.put<View & ErrorBody>(path, { [field]: value, ...(was && { was }) });
  expect((await save(first)).body).toMatchObject({ [field]: first });
  expect((await save(second, { [field]: first })).body).toMatchObject({ [field]: second });
  // Saved without a change, the older form changes nothing.
  expect((await save(first, {})).body).toMatchObject({ [field]: second });
  const late = await save(third, { [field]: first });
  expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(late.body.issues?.map((issue) => issue.path)).toEqual([field]);
  expect((await save(third, { [field]: second })).body).toMatchObject({ [field]: third });
  expect((await save(first)).body).toMatchObject({ [field]: first });
}

describe('a setting that two people of a vendor change', () => {
  it('is the stock from which they are told', () =>
    expectKept<LowStockView>('/api/vendor/low-stock', 'lowStockAt', [5, null, 3]));

  it('is whether cash is rounded', () =>
    expectKept<VendorCashRounding>('/api/vendor/cash-rounding', 'isOn', [true, false, true]));

  it('is what becomes of orders that are not picked up', () =>
    expectKept<UncollectedView>('/api/vendor/uncollected', 'rule', ['kept', null, 'donated']));

  it('is the name of their business', async () => {
    const [business] = (await farmer.get<OwnBusinesses>('/api/businesses')).body;
    await expectKept<BusinessView>(`/api/businesses/${business?.id}`, 'name', [
      'Hill',
      'Hilltop',
      'Hillside',
    ]);
  });

  it('is the reply to a review', async () => {
    const { id: productId } = await makeProduct(test.db, { vendorId });
    const { user } = await signedIn(test);
    const { id } = await test.db
      .getRepository(Review)
      .save({ productId, vendorId, userId: user.id, authorName: 'Ann', rating: 5, comment: 'Sweet.' });
    const path = `/api/vendor/reviews/${id}/reply`;
    const reply = async (text: string, was?: object) =>
      (await farmer.put<VendorReview & ErrorBody>(path, { text, ...(was && { was }) })).body;
    expect((await farmer.post(path, { text: 'Thanks!' })).status).toBe(201);
    expect((await reply('Thank you!', { text: 'Thanks!' })).reply?.text).toBe('Thank you!');
    expect((await reply('Thanks!', {})).reply?.text).toBe('Thank you!');
    expect(await reply('See you.', { text: 'Thanks!' })).toMatchObject({ error: 'CHANGED_MEANWHILE' });
    expect((await reply('See you.', { text: 'Thank you!' })).reply?.text).toBe('See you.');
  });
});

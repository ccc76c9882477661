import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderList } from '../../src/contract/marketplace/orders.js';
import type { OwnReview, ReviewView } from '../../src/contract/marketplace/reviews.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { ReviewReport } from '../../src/marketplace/tables/review-report.entity.js';
import { Review } from '../../src/marketplace/tables/review.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { type Client, PASSWORD, signedIn } from '../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let vendor: Vendor;
let kale: Product;
let buyer: Client;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
  buyer = await someBuyer();
});
afterEach(() => test.db.query('TRUNCATE orders, vendors, users, search_words RESTART IDENTITY CASCADE'));

async function someBuyer(product = kale): Promise<Client> {
  const person = await signedIn(test, { firstName: 'Sam', lastName: 'Rivers' });
  await makePurchase(test.db, { userId: person.user.id, product, status: 'delivered' });
  return person;
}
const write = <Body = OwnReview>(who: Client, given: object = {}, product = kale) =>
  who.post<Body>(`/api/products/${product.id}/reviews`, { rating: 4, comment: 'Crisp.', ...given });
const mine = async (who: Client, product = kale) =>
  (await who.get<OwnReview>(`/api/products/${product.id}/reviews/mine`)).body;
const shown = (address: string) => test.get<ReviewView[]>(`/api/${address}/reviews`);
const sums = async () => {
  const { ratingSum, ratingCount, rating } = await test.db
    .getRepository(Product)
    .findOneByOrFail({ id: kale.id });
  const of = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  return { product: [ratingSum, ratingCount, rating], vendor: [of.ratingSum, of.ratingCount] };
};

describe('reviews', () => {
  it('are written by buyers and shown with first name and initial, at the product and at its vendor', async () => {
    expect(await mine(buyer)).toEqual({ canReview: true, review: null });
    expect((await write(buyer)).status).toBe(201);
    for (const address of [`products/${kale.id}`, `vendors/${vendor.id}`]) {
      const { body, headers } = await shown(address);
      expect(body).toEqual([
        {
          id: expect.any(Number),
          rating: 4,
          comment: 'Crisp.',
          authorName: 'Sam R.',
          product: { id: kale.id, name: 'Kale' },
          createdAt: expect.any(String),
        },
      ]);
      expect(headers['x-total-count']).toBe('1');
    }
    expect(await mine(buyer)).toMatchObject({ canReview: false, review: { rating: 4, isHidden: false } });
    expect((await test.get(`/api/products/${kale.id}`)).body).toMatchObject({
      rating: 4,
      reviewCount: 1,
      vendor: { rating: 4, reviewCount: 1 },
    });
  });

  it.each(['pending', 'confirmed', 'cancelled'] as const)(
    'are not for an order that is %s',
    async (status) => {
      const person = await signedIn(test);
      await makePurchase(test.db, { userId: person.user.id, product: kale, status });
      expect(await mine(person)).toEqual({ canReview: false, review: null });
      expect(await write<ErrorBody>(person)).toMatchObject({
        status: 403,
        body: { error: 'REVIEW_NOT_ALLOWED' },
      });
    },
  );

  it('are asked for of what its buyer has and did not review', async () => {
    const asked = async () => (await buyer.get<OrderList>('/api/orders')).body[0]?.toReview;
    expect(await asked()).toEqual([{ productId: kale.id, name: 'Kale' }]);
    await write(buyer);
    expect(await asked()).toBeUndefined();
    await buyer.delete(`/api/products/${kale.id}/reviews/mine`);
    expect(await asked()).toHaveLength(1);
    await test.db.getRepository(Product).update(kale.id, { deletedAt: new Date() });
    expect(await asked()).toBeUndefined();
  });

  it('are not for people who bought something else, nor for visitors, nor for the vendor itself', async () => {
    const other = await makeProduct(test.db, { vendorId: vendor.id });
    expect((await write(await someBuyer(other))).status).toBe(403);
    expect((await test.post(`/api/products/${kale.id}/reviews`, { rating: 5 })).status).toBe(401);
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { userId: buyer.user.id });
    expect((await write(buyer)).status).toBe(403);
    expect(await sums()).toMatchObject({ vendor: [0, 0] });
  });

  it('are one each, also of many that come at once, and the sums hold', async () => {
    const others = await Promise.all([someBuyer(), someBuyer(), someBuyer()]);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => write<ErrorBody>(buyer, { rating: 5 })),
      ...others.map((other) => write<ErrorBody>(other, { rating: 2 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('REVIEW_EXISTS');
    expect(await sums()).toEqual({ product: [11, 4, 2.75], vendor: [11, 4] });
  });

  it('are changed and taken back by who wrote them, and the sums follow', async () => {
    await write(buyer, { rating: 5 });
    const changed = await buyer.put<OwnReview>(`/api/products/${kale.id}/reviews/mine`, {
      rating: 2,
      comment: '',
    });
    expect(changed.body.review).toMatchObject({ rating: 2, comment: null });
    expect(await sums()).toEqual({ product: [2, 1, 2], vendor: [2, 1] });
    expect((await buyer.delete(`/api/products/${kale.id}/reviews/mine`)).status).toBe(200);
    expect(await sums()).toEqual({ product: [0, 0, null], vendor: [0, 0] });
    const gone = await buyer.delete<ErrorBody>(`/api/products/${kale.id}/reviews/mine`);
    expect(gone).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } });
    const stranger = await someBuyer();
    expect((await stranger.put(`/api/products/${kale.id}/reviews/mine`, { rating: 1 })).status).toBe(404);
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { comment: 'x'.repeat(2_001) },
    { userId: 1 },
  ])('refuse %j', async (given) => {
    expect((await write(buyer, given)).status).toBe(400);
  });

  it('are changed and taken back when their product was deleted, and the vendor’s mean follows', async () => {
    const other = await someBuyer();
    await write(buyer, { rating: 2 });
    await test.db.getRepository(Product).update(kale.id, { deletedAt: new Date(), isActive: false });
    expect((await mine(buyer)).review).toMatchObject({ rating: 2, product: null });
    const address = `/api/products/${kale.id}/reviews/mine`;
    expect((await buyer.put(address, { rating: 4, comment: null })).status).toBe(200);
    expect((await sums()).vendor).toEqual([4, 1]);
    expect((await shown(`vendors/${vendor.id}`)).body).toHaveLength(1);
    expect((await buyer.delete(address)).status).toBe(200);
    expect((await sums()).vendor).toEqual([0, 0]);
    expect((await shown(`vendors/${vendor.id}`)).body).toEqual([]);
    for (const call of [() => buyer.get(address), () => buyer.delete(address), () => write(other)])
      expect(await call()).toMatchObject({ status: 404, body: { error: 'PRODUCT_NOT_FOUND' } });
  });

  it('are not shown of products and vendors that are not in the shop', async () => {
    await write(buyer);
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { isActive: false });
    expect((await shown(`products/${kale.id}`)).status).toBe(404);
    expect((await shown(`vendors/${vendor.id}`)).status).toBe(404);
  });

  it('name no product that its vendor has taken out of the shop', async () => {
    await write(buyer);
    await test.db.getRepository(Product).update({ id: kale.id }, { isActive: false });
    expect((await shown(`vendors/${vendor.id}`)).body).toMatchObject([{ rating: 4, product: null }]);
    expect((await mine(buyer)).review).toMatchObject({ product: { id: kale.id, name: 'Kale' } });
  });
});

describe('POST /api/reviews/{id}/report', () => {
  let id: number;
  beforeEach(async () => {
    id = (await write(buyer)).body.review?.id ?? 0;
  });
  const report = <Body = unknown>(body: object, who: Pick<Client, 'post'> = test) =>
    who.post<Body>(`/api/reviews/${id}/report`, body);
  const waiting = async () => (await test.db.getRepository(Review).findOneByOrFail({ id })).openReports;
  const kept = () => test.db.getRepository(ReviewReport).find({ order: { id: 'ASC' } });
  const reason = 'It speaks of another farm.';

  it('puts a review before the team, from visitors and from people, each of them once', async () => {
    const owner = await signedIn(test, { role: 'vendor' });
    for (const who of [test, owner, test, owner]) {
      expect(await report({ reason }, who)).toMatchObject({ status: 200, body: { done: true } });
    }
    expect(await waiting()).toBe(2);
    expect(await kept()).toMatchObject([
      { reviewId: id, reason, reporter: expect.stringMatching(/^address:[\w-]{22}$/) },
      { reviewId: id, reason, reporter: `account:${owner.user.id}` },
    ]);
    expect((await shown(`products/${kale.id}`)).body).toHaveLength(1);
  });

  it('counts each of many that come at once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => signedIn(test)));
    await Promise.all([...people, ...people].map((person) => report({ reason }, person)));
    expect(await waiting()).toBe(3);
  });

  it('asks what is wrong, and knows no review that is hidden or not there', async () => {
    expect(await report<ErrorBody>({ reason: ' ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'reason', message: 'Please say what is wrong with it.' }] },
    });
    await test.db.getRepository(Review).update({ id }, { isHidden: true });
    expect(await report({ reason })).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } });
    expect((await test.post('/api/reviews/999/report', { reason })).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('is in the export of an account, and forgets whose it was when that goes', async () => {
    const person = await signedIn(test);
    await report({ reason }, person);
    const exported = await person.get<{ records: Record<string, unknown[]> }>('/api/account/export');
    expect(exported.body.records['reviewReports']).toMatchObject([{ reviewId: id, reason }]);
    const { status } = await person.delete('/api/account', { password: PASSWORD });
    expect(status).toBe(200);
    expect(await kept()).toMatchObject([{ reporter: expect.stringMatching(/^erased:/), reason }]);
  });
});

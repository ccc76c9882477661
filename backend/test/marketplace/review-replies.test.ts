import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import type { BusinessRole } from '../../src/contract/accounts/business-roles.js';
import type { OwnReview, ReviewView, VendorReview } from '../../src/contract/marketplace/reviews.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import type { Product } from '../../src/marketplace/tables/product.entity.js';
import { ReviewReport } from '../../src/marketplace/tables/review-report.entity.js';
import { Review } from '../../src/marketplace/tables/review.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
let buyer: Client;
let vendor: Vendor;
let kale: Product;
let id: number;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
  buyer = await signedIn(test, { firstName: 'Sam', lastName: 'Rivers' });
  await makePurchase(test.db, { userId: buyer.user.id, product: kale, status: 'delivered' });
  const body = { rating: 3, comment: 'A little wilted.' };
  const answer = await buyer.post<OwnReview>(`/api/products/${kale.id}/reviews`, body);
  id = answer.body.review?.id ?? 0;
});

async function join(role: BusinessRole): Promise<Client> {
  const member = await signedIn(test);
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  const membership = { businessId: businessId ?? 0, userId: member.user.id, role };
  await test.db.getRepository(Membership).insert(membership);
  return member;
}

const THANKS = 'Thank you, Sam. We cut later in the day now.';
const path = () => `/api/vendor/reviews/${id}/reply`;
const reply = (who = farmer, text = THANKS) => who.post<VendorReview & ErrorBody>(path(), { text });
const change = (who: Client, text: string) => who.put<VendorReview & ErrorBody>(path(), { text });
const unsay = (who = farmer) => who.delete<VendorReview & ErrorBody>(path());
const shown = async (of = `products/${kale.id}`) => {
  const { body } = await test.get<ReviewView[]>(`/api/${of}/reviews`);
  return body[0]?.reply ?? null;
};
const kept = () => test.db.getRepository(Review).findOneByOrFail({ id });
const mails = () => test.db.getRepository(Mail).findBy({ recipient: buyer.user.email, kind: 'review-reply' });
const hideReview = () => test.db.getRepository(Review).update({ id }, { isHidden: true });
const hideReply = () =>
  test.db.getRepository(Review).update({ id }, { isReplyHidden: true, replyHiddenReason: 'It is rude.' });

describe('replies to reviews', () => {
  it('change nothing where there are none', async () => {
    const { body } = await test.get<ReviewView[]>(`/api/products/${kale.id}/reviews`);
    expect(body[0]).not.toHaveProperty('reply');
  });

  it('are written once, and shown with the business and a date at the product, the vendor and the author', async () => {
    const answer = await reply();
    expect(answer).toMatchObject({
      status: 201,
      body: { id, reply: { text: THANKS, createdAt: expect.any(String) }, isReplyHidden: false },
    });
    const expected = { text: THANKS, businessName: 'Blue Hill', createdAt: answer.body.reply?.createdAt };
    expect(await shown()).toEqual(expected);
    expect(await shown(`vendors/${vendor.id}`)).toEqual(expected);
    const mine = await buyer.get<OwnReview>(`/api/products/${kale.id}/reviews/mine`);
    expect(mine.body.review?.reply).toEqual(expected);
    const list = await farmer.get<VendorReview[]>('/api/vendor/reviews');
    expect(list.body).toMatchObject([{ id, comment: 'A little wilted.', reply: { text: THANKS } }]);
    expect(list.headers['x-total-count']).toBe('1');
  });

  it('are asked for by the list of reviews without one, which is counted', async () => {
    const open = async (query = '') => {
      const { body, headers } = await farmer.get<VendorReview[]>(`/api/vendor/reviews?reply=none${query}`);
      return [body.map((review) => review.id), headers['x-total-count']];
    };
    const honey = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey' });
    await makePurchase(test.db, { userId: buyer.user.id, product: honey, status: 'delivered' });
    const { body } = await buyer.post<OwnReview>(`/api/products/${honey.id}/reviews`, { rating: 5 });
    const second = body.review?.id ?? 0;
    expect(await open()).toEqual([[second, id], '2']);
    expect(await open('&limit=1')).toEqual([[second], '2']);
    await reply();
    expect(await open()).toEqual([[second], '1']);
    await hideReply();
    expect(await open()).toEqual([[second], '1']);
    await unsay();
    await hideReview();
    expect(await open()).toEqual([[second], '1']);
    const all = await farmer.get<VendorReview[]>('/api/vendor/reviews?reply=');
    expect(all.body.map((review) => review.id)).toEqual([second]);
    expect((await farmer.get('/api/vendor/reviews?reply=some')).status).toBe(400);
  });

  it('are one each, also of many that come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map((nth) => reply(farmer, `Thanks ${nth}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('REPLY_EXISTS');
    expect(await mails()).toHaveLength(1);
  });

  it('are changed and deleted by the vendor, and the author gets one email in all', async () => {
    await reply();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Blue Hill replied to your review');
    expect(mail?.text).toContain(THANKS);
    expect(mail?.text).toContain(`/products/${kale.id}?tab=reviews`);
    const { repliedAt } = await kept();
    expect((await change(farmer, 'Thank you!')).body.reply?.text).toBe('Thank you!');
    expect((await kept()).repliedAt).toEqual(repliedAt);
    expect(await unsay()).toMatchObject({ status: 200, body: { reply: null } });
    expect(await shown()).toBeNull();
    for (const answer of [await unsay(), await change(farmer, 'Again')]) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'REPLY_NOT_FOUND' } });
    }
    expect((await reply()).status).toBe(201);
    expect(await mails()).toHaveLength(1);
  });

  it('are for one’s own products only', async () => {
    const other = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: other.user.id });
    await reply();
    for (const answer of [await reply(other), await change(other, 'Mine'), await unsay(other)]) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } });
    }
    expect((await other.get<VendorReview[]>('/api/vendor/reviews')).body).toEqual([]);
    expect((await reply(buyer)).body.error).toBe('VENDOR_REQUIRED');
    expect((await test.post(path(), { text: THANKS })).status).toBe(401);
    expect((await kept()).reply).toBe(THANKS);
  });

  it.each([
    ['manager', 201, 200],
    ['bookkeeper', 403, 200],
    ['packer', 403, 403],
  ] as const)('of a %s are answered %i, and the list %i', async (role: BusinessRole, writes, reads) => {
    const member = await join(role);
    expect((await reply(member)).status).toBe(writes);
    expect((await member.get('/api/vendor/reviews')).status).toBe(reads);
    const { reply: text, replyUserId, replyRole } = await kept();
    const isIn = writes === 201;
    expect({ text, replyUserId, replyRole }).toEqual({
      text: isIn ? THANKS : null,
      replyUserId: isIn ? member.user.id : null,
      replyRole: isIn ? role : null,
    });
    expect(await mails()).toHaveLength(isIn ? 1 : 0);
  });

  it('have from 1 to 2,000 characters', async () => {
    for (const text of [' \n', 'x'.repeat(2_001), '\0']) {
      const answer = await reply(farmer, text);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'text' }] } });
    }
    expect((await kept()).reply).toBeNull();
    expect((await reply(farmer, '🥬'.repeat(1_000))).status).toBe(201);
  });

  it('are not shown, nor written, where the review is hidden or its vendor is not in the shop', async () => {
    await reply();
    await hideReview();
    expect(await shown()).toBeNull();
    expect((await farmer.get<VendorReview[]>('/api/vendor/reviews')).body).toEqual([]);
    expect(await change(farmer, 'Still here')).toMatchObject({ body: { error: 'REVIEW_NOT_FOUND' } });
    expect((await unsay()).status).toBe(200);
    expect(await reply()).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } });
    await test.db.getRepository(Review).update({ id }, { isHidden: false });
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { isActive: false });
    expect((await reply()).status).toBe(404);
  });

  it('go with the review', async () => {
    await reply();
    await buyer.delete(`/api/products/${kale.id}/reviews/mine`);
    expect(await unsay()).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } });
    expect((await farmer.get<VendorReview[]>('/api/vendor/reviews')).body).toEqual([]);
  });

  it('stay hidden when they are written again, and nobody is told of a hidden one', async () => {
    await hideReply();
    expect(await reply()).toMatchObject({ body: { isReplyHidden: true, replyHiddenReason: 'It is rude.' } });
    await unsay();
    await reply();
    expect(await shown()).toBeNull();
    const mine = await buyer.get<OwnReview>(`/api/products/${kale.id}/reviews/mine`);
    expect(mine.body.review).not.toHaveProperty('reply');
    expect(await mails()).toEqual([]);
  });
});

describe('POST /api/reviews/{id}/reply/report', () => {
  const reason = 'It names a neighbor.';
  const report = (of: string, who: Pick<Client, 'post'> = test) =>
    who.post<ErrorBody>(`/api/reviews/${id}${of}/report`, { reason });

  it('counts each person once for the reply, and once for the review', async () => {
    await reply();
    for (const part of ['', '/reply', '', '/reply']) {
      expect((await report(part, buyer)).status).toBe(200);
    }
    expect((await report('/reply')).status).toBe(200);
    expect((await kept()).openReports).toBe(3);
    const reports = await test.db.getRepository(ReviewReport).find({ where: { reviewId: id } });
    expect(reports.map(({ of }) => of).sort()).toEqual(['reply', 'reply', 'review']);
  });

  it('knows no reply that is not there, or hidden', async () => {
    expect(await report('/reply')).toMatchObject({ status: 404, body: { error: 'REPLY_NOT_FOUND' } });
    await reply();
    await hideReply();
    expect((await report('/reply')).status).toBe(404);
    await test.db.getRepository(Review).update({ id }, { isReplyHidden: false, isHidden: true });
    expect((await report('/reply')).status).toBe(404);
    expect(await test.db.getRepository(ReviewReport).countBy({ reviewId: id })).toBe(0);
  });
});

describe('replies as personal data', () => {
  const exported = async (who: Client) =>
    (await who.get<{ records: Record<string, unknown[]> }>('/api/account/export')).body.records;

  it('are in the export of the business’s owner and of who wrote them, not of the review’s author', async () => {
    const manager = await join('manager');
    await reply(manager);
    const line = { reviewId: id, reply: THANKS, role: 'manager', writtenBy: manager.user.username };
    expect((await exported(farmer))['reviewReplies']).toMatchObject([line]);
    expect((await exported(manager))['reviewReplies']).toMatchObject([line]);
    const { reviewReplies, reviews } = await exported(buyer);
    expect(reviewReplies).toEqual([]);
    expect(reviews?.[0]).not.toHaveProperty('replyUserId');
  });

  it('stay without the person when a manager’s account goes, and go with the owner’s', async () => {
    const manager = await join('manager');
    await reply(manager);
    expect((await manager.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await kept()).toMatchObject({ reply: THANKS, replyUserId: null, replyRole: 'manager' });
    expect((await farmer.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await kept()).toMatchObject({ reply: null, repliedAt: null, replyRole: null, rating: 3 });
  });
});

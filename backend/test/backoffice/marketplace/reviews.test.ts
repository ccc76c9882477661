import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminReview, AdminReviewRow } from '../../../src/contract/marketplace/admin/reviews.admin.js';
import type { OwnReview, ReviewView } from '../../../src/contract/marketplace/reviews.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { ReviewReport } from '../../../src/marketplace/tables/review-report.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let vendor: Vendor;
let kale: Product;
let author: Client;
let id: number;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM mails; DELETE FROM audit_log; DELETE FROM reviews');
  vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
  author = await signedIn(test, { firstName: 'Sam', lastName: 'Rivers' });
  id = await review(author, 2);
});

async function review(person: Client, rating: number): Promise<number> {
  await makePurchase(test.db, { userId: person.user.id, product: kale, status: 'delivered' });
  const body = { rating, comment: 'Wilted.' };
  const answer = await person.post<OwnReview>(`/api/products/${kale.id}/reviews`, body);
  return answer.body.review?.id ?? 0;
}
const act = <Body = AdminReview>(action: string, body: object = {}) =>
  admin.post<Body>(`/api/admin/reviews/${id}/${action}`, body);
const report = (of = id) => test.post(`/api/reviews/${of}/report`, { reason: 'It is about another farm.' });
const hide = () => act('hide', { reason: 'It names a neighbor.' });
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
const logged = async () =>
  (await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).map(({ action }) => action);
const shown = async () => (await test.get<ReviewView[]>(`/api/products/${kale.id}/reviews`)).body;
const sums = async () => {
  const [row] = await test.db.query<{ sums: number[] }[]>(
    `SELECT ARRAY[product.rating_sum, product.rating_count, vendor.rating_sum, vendor.rating_count] AS sums
     FROM products AS product JOIN vendors AS vendor ON vendor.id = vendor_id WHERE product.id = $1`,
    [kale.id],
  );
  return row?.sums;
};

describe('hiding a review', () => {
  it('takes it off the page and out of the ratings, settles its reports, and tells its author why', async () => {
    await report();
    const answer = await hide();
    expect(answer).toMatchObject({
      status: 200,
      body: { isHidden: true, hiddenReason: 'It names a neighbor.', openReports: 0 },
    });
    expect(answer.body.reports).toMatchObject([{ userId: null, dismissedAt: expect.any(String) }]);
    expect(await shown()).toEqual([]);
    expect(await sums()).toEqual([0, 0, 0, 0]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'review-hidden', recipient: author.user.email });
    expect(mail?.text).toContain('It names a neighbor.');
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'hide', resource: 'reviews', recordId: String(id), note: 'It names a neighbor.' },
    ]);
  });

  it('is undone by restoring, with what its author has changed meanwhile', async () => {
    await hide();
    const body = { rating: 5, comment: 'Crisp after all.' };
    await author.put(`/api/products/${kale.id}/reviews/mine`, body);
    expect(await sums()).toEqual([0, 0, 0, 0]);
    expect((await act('restore')).body).toMatchObject({ isHidden: false, hiddenReason: null });
    expect(await sums()).toEqual([5, 1, 5, 1]);
    expect(await shown()).toMatchObject([body]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['review-hidden', 'review-restored']);
  });

  it('happens once, also when several press at the same moment, and so does restoring', async () => {
    const hidden = await Promise.all([1, 2, 3].map(hide));
    expect(hidden.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const restored = await Promise.all([1, 2, 3].map(() => act('restore')));
    expect(restored.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await sums()).toEqual([2, 1, 2, 1]);
    expect(await logged()).toEqual(['hide', 'restore']);
  });

  it('stands beside its author changing it, and the sums hold', async () => {
    const change = (rating: number) =>
      author.put(`/api/products/${kale.id}/reviews/mine`, { rating, comment: 'Wilted.' });
    const answers = await Promise.all([change(5), hide(), change(1), act('restore'), change(3)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [held] = await test.db.query<{ sums: number[] }[]>(
      `SELECT ARRAY[coalesce(sum(rating), 0), count(*)]::int[] AS sums FROM reviews WHERE product_id = $1 AND NOT is_hidden`,
      [kale.id],
    );
    expect(await sums()).toEqual([...(held?.sums ?? []), ...(held?.sums ?? [])]);
  });

  it('is possible where its author is gone, without a mail', async () => {
    await author.delete('/api/account', { password: PASSWORD });
    await test.db.query('DELETE FROM mails');
    expect((await hide()).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await act<ErrorBody>('contact', { text: 'Please call us.' })).toMatchObject({
      status: 409,
      body: { error: 'NO_ADDRESS' },
    });
  });
});

describe('a reported review', () => {
  it('comes first in the list until staff have dismissed the reports', async () => {
    const other = await review(await signedIn(test), 4);
    const first = async () => (await admin.get<AdminReviewRow[]>('/api/admin/reviews')).body[0]?.id;
    expect(await first()).toBe(other);
    await report();
    expect(await first()).toBe(id);
    expect((await act('dismiss-reports')).body).toMatchObject({ openReports: 0, isHidden: false });
    expect(await first()).toBe(other);
    expect(await shown()).toHaveLength(2);
    expect(await test.db.getRepository(ReviewReport).countBy({ reviewId: id })).toBe(1);
    expect((await act('dismiss-reports')).status).toBe(409);
    expect(await logged()).toEqual(['dismiss-reports']);
  });

  it('does not come back by the same person', async () => {
    await report();
    await act('dismiss-reports');
    await report();
    const filter = encodeURIComponent(JSON.stringify({ isReported: true }));
    expect((await admin.get(`/api/admin/reviews?filter=${filter}`)).body).toEqual([]);
  });
});

describe('writing to the author', () => {
  it('goes by mail and stands in the log', async () => {
    expect((await act('contact', { text: 'Which week was it?' })).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'review-letter', recipient: author.user.email });
    expect(mail?.text).toContain('Which week was it?');
    expect(await logged()).toEqual(['contact']);
  });
});

describe('the list of reviews', () => {
  it.each([
    [{ rating: 2 }, 1],
    [{ rating: 5 }, 0],
    [{ q: 'wilt' }, 1],
    [{ q: 'sam r' }, 1],
    [{ isHidden: false }, 1],
    [{ isHidden: true }, 0],
  ])('is narrowed by %j', async (given, count) => {
    const filter = encodeURIComponent(JSON.stringify({ productId: kale.id, ...given }));
    const { body } = await admin.get<AdminReviewRow[]>(`/api/admin/reviews?filter=${filter}`);
    expect(body).toHaveLength(count);
  });
});

describe('hiding a reply', () => {
  const THANKS = 'Sam never came to our stand.';
  const reply = (text = THANKS) =>
    test.db.query(
      'UPDATE reviews SET reply = $2, replied_at = now(), reply_user_id = $3, reply_role = $4 WHERE id = $1',
      [id, text, owner.user.id, 'owner'],
    );
  const hideReply = () => act('hide-reply', { reason: 'It is about a person.' });
  let owner: Client;
  beforeEach(async () => {
    owner = await signedIn(test, { role: 'vendor' });
    await test.db.query('UPDATE vendors SET user_id = $2 WHERE id = $1', [vendor.id, owner.user.id]);
    await reply();
  });

  it('takes it off the page, settles its reports alone, and tells the vendor why', async () => {
    await report();
    await test.post(`/api/reviews/${id}/reply/report`, { reason: 'It is rude.' });
    const { body } = await hideReply();
    expect(body).toMatchObject({
      ...{ isHidden: false, isReplyHidden: true, replyHiddenReason: 'It is about a person.', openReports: 1 },
      ...{
        reply: THANKS,
        replyUserId: owner.user.id,
        replyUsername: owner.user.username,
        replyRole: 'owner',
      },
    });
    expect(body.reports.map(({ of, dismissedAt }) => [of, dismissedAt !== null])).toEqual([
      ['reply', true],
      ['review', false],
    ]);
    expect((await shown())[0]).not.toHaveProperty('reply');
    expect(await sums()).toEqual([2, 1, 2, 1]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'reply-hidden', recipient: owner.user.email });
    expect(mail?.text).toContain('It is about a person.');
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'hide-reply', resource: 'reviews', recordId: String(id), note: 'It is about a person.' },
    ]);
  });

  it('happens once, and is undone by restoring, which tells the author of what was never shown', async () => {
    const hidden = await Promise.all([1, 2, 3].map(hideReply));
    expect(hidden.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const restored = await Promise.all([1, 2, 3].map(() => act('restore-reply')));
    expect(restored.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shown())[0]?.reply?.text).toBe(THANKS);
    await hideReply();
    await act('restore-reply');
    const told = (await mails()).map(({ kind }) => kind);
    expect(told.filter((kind) => kind === 'review-reply')).toHaveLength(1);
    expect(told.filter((kind) => kind === 'reply-restored')).toHaveLength(2);
    expect(await logged()).toEqual(['hide-reply', 'restore-reply', 'hide-reply', 'restore-reply']);
  });

  it('needs a reply and a reason', async () => {
    expect((await act('hide-reply', { reason: ' ' })).status).toBe(400);
    await test.db.query('UPDATE reviews SET reply = NULL, replied_at = NULL WHERE id = $1', [id]);
    expect(await act<ErrorBody>('hide-reply', { reason: 'It is about a person.' })).toMatchObject({
      status: 404,
      body: { error: 'REPLY_NOT_FOUND' },
    });
    expect(await logged()).toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ConfirmedEmails } from '../../src/accounts/users/confirmed-emails.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { UsersService } from '../../src/accounts/users/users.service.js';
import type { VendorProfile, VendorView } from '../../src/contract/marketplace/vendors.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { imageIdOf } from '../../src/contract/shared/images.js';
import { VendorMessage } from '../../src/marketplace/tables/vendor-message.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { VendorMessages } from '../../src/marketplace/vendors/messages/vendor-messages.service.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import type { RateLimits } from '../../src/platform/rate-limits/rate-limits.js';
import { PASSWORD, signedIn } from '../support/http/people.js';
import { FORT_MYERS, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');
let test: TestApp;
let folder: string;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-vendors-'));
  test = await startTestApp({ DATA_DIR: folder });
  const plain = { width: 60, height: 40, channels: 3, background: '#3a3' } as const;
  picture = await sharp({ create: plain }).jpeg().toBuffer();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() =>
  test.db.query('TRUNCATE vendors, users, mails, images, search_words RESTART IDENTITY CASCADE'),
);

const FORM = {
  businessName: 'Goldfinch Acres',
  description: 'Vegetables and honey.',
  farmStory: '',
  address: '3 Farm Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901-1234',
  phone: '239-555-0101',
  website: 'https://goldfinch.example',
  imageAlt: 'The barn',
  farmingPractice: 'organic',
  certifications: ['USDA Organic', 'USDA Organic'],
  shippingMethods: ['pickup', 'nationwide_shipping'],
  pickupNote: 'Saturdays at the barn.',
  pickupHours: [{ day: 6, opens: '08:00', closes: '12:00' }],
};
const data = (given: object = {}) => ({ data: JSON.stringify({ ...FORM, ...given }) });
const image = () => ({ field: 'image', bytes: picture });
const stored = (userId: number) => test.db.getRepository(Vendor).findOneByOrFail({ userId });
const roleOf = async (id: number) => (await test.db.getRepository(User).findOneByOrFail({ id })).role;

describe('POST /api/vendor/onboarding', () => {
  it('makes a customer a vendor who waits for approval, and tells the team', async () => {
    const person = await signedIn(test);
    const { status, body } = await person.postForm<VendorProfile>('/api/vendor/onboarding', data(), image());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      businessName: 'Goldfinch Acres',
      farmStory: null,
      zipCode: '33901',
      email: person.user.email,
      certifications: ['USDA Organic'],
      commissionRate: '0.12',
      stripeAccountId: null,
      isApproved: false,
      isActive: true,
    });
    expect(imageIdOf(body.imageUrl)).not.toBeNull();
    expect((await test.get(body.imageUrl ?? '')).status).toBe(200);
    expect(await roleOf(person.user.id)).toBe('vendor');
    const { latitude, longitude } = await stored(person.user.id);
    expect(
      Math.abs(latitude - FORT_MYERS.latitude) + Math.abs(longitude - FORT_MYERS.longitude),
    ).toBeLessThan(0.2);
    expect(await test.db.getRepository(Mail).countBy({ kind: 'vendor-onboarding' })).toBe(1);
    expect((await test.get(`/api/vendors/${body.id}`)).status).toBe(404);
  });

  it('leaves a farmer a farmer, who goes on posting listings and sells besides', async () => {
    const farmer = await signedIn(test, { role: 'farmer' });
    expect((await farmer.post('/api/vendor/onboarding', FORM)).status).toBe(201);
    expect(await roleOf(farmer.user.id)).toBe('farmer');
    expect((await farmer.get('/api/vendor/profile')).status).toBe(200);
    expect((await farmer.get('/api/vendor/products')).status).toBe(200);
  });

  it('notes when the commission is accepted', async () => {
    const [asked, left] = [await signedIn(test), await signedIn(test)];
    await asked.post('/api/vendor/onboarding', { ...FORM, acceptsCommission: true });
    await left.post('/api/vendor/onboarding', FORM);
    expect((await stored(asked.user.id)).commissionAcceptedAt).toBeInstanceOf(Date);
    expect((await stored(left.user.id)).commissionAcceptedAt).toBeNull();
    const refused = { ...FORM, acceptsCommission: false };
    expect((await (await signedIn(test)).post('/api/vendor/onboarding', refused)).status).toBe(400);
  });

  it('takes one vendor for each account, also of two that come at once', async () => {
    const person = await signedIn(test);
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.post<ErrorBody>('/api/vendor/onboarding', FORM)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('VENDOR_EXISTS');
    expect(await test.db.getRepository(Vendor).count()).toBe(1);
  });

  it.each([
    ['commissionRate', '0'],
    ['isApproved', true],
    ['isActive', true],
    ['stripeAccountId', 'acct_1'],
    ['ratingSum', 5],
    ['userId', 1],
    ['isDemonstration', true],
  ])('refuses a form that says %s', async (field, value) => {
    const person = await signedIn(test);
    const { status } = await person.post('/api/vendor/onboarding', { ...FORM, [field]: value });
    expect(status).toBe(400);
    expect(await test.db.getRepository(Vendor).count()).toBe(0);
  });

  it.each([
    [{ businessName: ' ' }, 'businessName'],
    [{ zipCode: '00000' }, 'zipCode'],
    [{ zipCode: 'abc' }, 'zipCode'],
    [{ state: 'GA' }, 'state'],
    [{ state: 'XX' }, 'state'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ shippingMethods: [] }, 'shippingMethods'],
    [{ shippingMethods: ['drone'] }, 'shippingMethods.0'],
    [{ farmingPractice: 'magic' }, 'farmingPractice'],
    [{ certifications: Array(13).fill('x') }, 'certifications'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
  ])('says what is wrong in %j', async (given, field) => {
    const person = await signedIn(test);
    const { status, body } = await person.postForm<ErrorBody>('/api/vendor/onboarding', data(given), image());
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: field });
    expect(await test.db.query('SELECT 1 FROM images')).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    expect((await test.post('/api/vendor/onboarding', FORM)).status).toBe(401);
  });
});

describe('/api/vendor/profile', () => {
  it('is for people with a business only', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    for (const call of [
      person.get<ErrorBody>('/api/vendor/profile'),
      person.put<ErrorBody>('/api/vendor/profile', FORM),
    ]) {
      expect(await call).toMatchObject({ status: 403, body: { error: 'VENDOR_REQUIRED' } });
    }
    expect((await test.get('/api/vendor/profile')).status).toBe(401);
  });

  it('writes what the vendor may change, and never approval, commission or payment account', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const before = await makeVendor(test.db, {
      userId: person.user.id,
      stripeAccountId: 'acct_1',
      commissionRate: '0.15',
    });
    const answer = await person.put<VendorProfile>('/api/vendor/profile', {
      ...FORM,
      businessName: 'Renamed',
    });
    expect(answer).toMatchObject({ status: 200, body: { businessName: 'Renamed', commissionRate: '0.15' } });
    for (const given of [
      { commissionRate: '0' },
      { isApproved: true },
      { isActive: true },
      { stripeAccountId: 'x' },
    ]) {
      expect((await person.put('/api/vendor/profile', { ...FORM, ...given })).status).toBe(400);
    }
    expect(await stored(person.user.id)).toMatchObject({
      id: before.id,
      commissionRate: '0.15',
      stripeAccountId: 'acct_1',
      isApproved: true,
      isActive: true,
    });
  });

  it('finds the products by the new name and practice at once', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const { id } = await makeVendor(test.db, { userId: person.user.id });
    await makeProduct(test.db, { vendorId: id });
    await person.put('/api/vendor/profile', { ...FORM, farmingPractice: 'biodynamic' });
    expect(
      (await test.get<unknown[]>('/api/products?search=goldfinch&practice=biodynamic')).body,
    ).toHaveLength(1);
  });

  it('keeps, replaces and removes the picture', async () => {
    const person = await signedIn(test);
    const made = await person.postForm<VendorProfile>('/api/vendor/onboarding', data(), image());
    const kept = await person.put<VendorProfile>('/api/vendor/profile', FORM);
    expect(kept.body).toMatchObject({ imageUrl: made.body.imageUrl, imageAlt: 'The barn' });
    const replaced = await person.putForm<VendorProfile>('/api/vendor/profile', data(), image());
    expect(replaced.body.imageUrl).not.toBe(made.body.imageUrl);
    const removed = await person.put<VendorProfile>('/api/vendor/profile', { ...FORM, removeImage: true });
    expect(removed.body).toMatchObject({ imageUrl: null, imageAlt: null });
  });
});

describe('GET /api/vendors/{id}', () => {
  it('shows an approved, active vendor with what it sells, and neither phone, address nor e-mail', async () => {
    const vendor = await makeVendor(test.db);
    for (const category of ['honey', 'eggs', 'eggs'] as const) {
      await makeProduct(test.db, { vendorId: vendor.id, category });
    }
    await makeProduct(test.db, { vendorId: vendor.id, category: 'nuts', isActive: false });
    const { body } = await test.get<VendorView>(`/api/vendors/${vendor.id}`);
    expect(body).toMatchObject({ specialties: ['eggs', 'honey'], productCount: 3, rating: null });
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/phone|email|^address$|commission|stripe|userId|isApproved/),
      ]),
    );
  });

  it('answers 404 for one that is not approved, not active or not there', async () => {
    const waiting = await makeVendor(test.db, { isApproved: false });
    const closed = await makeVendor(test.db, { isActive: false });
    for (const [id, error] of [
      [waiting.id, 'VENDOR_NOT_SELLING'],
      [closed.id, 'VENDOR_NOT_SELLING'],
      [999, 'VENDOR_NOT_FOUND'],
    ]) {
      const answer = await test.get<ErrorBody>(`/api/vendors/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { error } });
    }
    expect((await test.get('/api/vendors/x')).status).toBe(400);
  });
});

describe('POST /api/vendors/{id}/messages', () => {
  const letter = {
    name: 'Ann\r\nBcc: x@example.com',
    email: 'ann@example.com',
    message: 'Do you have figs?',
  };

  it('mails a message to the vendor, to be answered to the visitor', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: person.user.id });
    const answer = await test.post(`/api/vendors/${vendor.id}/messages`, letter);
    expect(answer).toMatchObject({ status: 201, body: { sent: true } });
    const [mail] = await test.db.getRepository(Mail).findBy({ kind: 'vendor-message' });
    expect(mail).toMatchObject({ recipient: person.user.email, replyTo: 'ann@example.com' });
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(JSON.stringify(answer.body)).not.toContain(person.user.email);
  });

  it('sends nothing for a program that fills in the hidden field, and answers it alike', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: person.user.id });
    const answer = await test.post(`/api/vendors/${vendor.id}/messages`, { ...letter, company: 'ACME' });
    expect(answer).toMatchObject({ status: 201, body: { sent: true } });
    expect(await test.db.getRepository(Mail).count()).toBe(0);
  });

  it('mails twenty a day one by one, and the rest together the next morning', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: person.user.id, businessName: 'Fig Farm' });
    for (let count = 0; count < 24; count += 1) {
      const own = { ...letter, name: `Ann ${count}`, email: `ann-${count}@example.com` };
      const answer = await test.post(`/api/vendors/${vendor.id}/messages`, own);
      expect(answer).toMatchObject({ status: 201, body: { sent: true } });
    }
    const recipient = person.user.email;
    const mails = () => test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
    const [, ...rest] = await mails();
    expect(rest).toHaveLength(19);
    expect(rest.at(-1)?.text).toContain('together, in one email tomorrow morning');
    const jobs = new Jobs(test.db, CONFIG);
    jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
    const outbox = new MailOutbox(jobs, CONFIG);
    const limits = {} as RateLimits;
    await new VendorMessages(
      test.db,
      new UsersService(test.db, new ConfirmedEmails()),
      outbox,
      limits,
    ).sendWaiting();
    const all = await mails();
    expect(all).toHaveLength(21);
    const digest = all.at(-1);
    expect(digest).toMatchObject({
      kind: 'vendor-messages',
      subject: '4 messages for Fig Farm',
      replyTo: null,
    });
    for (const count of [20, 21, 22, 23]) expect(digest?.text).toContain(`ann-${count}@example.com`);
    expect(await test.db.getRepository(VendorMessage).count()).toBe(0);
  });

  it('reaches nobody who is not in the shop', async () => {
    const waiting = await makeVendor(test.db, { isApproved: false });
    expect((await test.post(`/api/vendors/${waiting.id}/messages`, letter)).status).toBe(404);
    expect((await test.post(`/api/vendors/${waiting.id}/messages`, { ...letter, email: 'ann' })).status).toBe(
      400,
    );
  });
});

describe('an account that is erased', () => {
  it('closes its business, takes its products out of the shop, and was in the export before', async () => {
    const person = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: person.user.id });
    const product = await makeProduct(test.db, { vendorId: vendor.id, sku: 'A', price: 1_275 });
    const exported = await person.get<{ records: Record<string, unknown[]> }>('/api/account/export');
    expect(exported.body.records).toMatchObject({
      vendors: [{ id: vendor.id }],
      products: [{ sku: 'A', price: 12.75 }],
      favorites: [],
      reviews: [],
    });
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await test.get(`/api/products/${product.id}`)).status).toBe(404);
    const left = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    expect(left).toMatchObject({ userId: null, isActive: false, phone: null, address: '' });
  });
});

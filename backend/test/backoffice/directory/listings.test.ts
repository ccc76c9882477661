import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminListing, AdminListingRow } from '../../../src/contract/directory/admin/listings.admin.js';
import type { FarmerDashboard } from '../../../src/contract/directory/dashboard.js';
import type { ListingView } from '../../../src/contract/directory/listings.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn, signedIn } from '../../support/http/people.js';
import { makeFarm, makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query('DELETE FROM listings; DELETE FROM farms; DELETE FROM mails; DELETE FROM audit_log'),
);

const REASON = { reason: 'This is not produce.' };
const path = (id: number, action = '') => `/api/admin/listings/${id}${action && `/${action}`}`;
const act = (id: number, action: string, body: unknown = {}) =>
  admin.post<AdminListing>(path(id, action), body);
const mails = async () =>
  (await test.db.getRepository(Mail).find()).map(({ kind, recipient }) => [kind, recipient]);
const log = async () =>
  (await test.db.getRepository(AuditEntry).find()).map(({ action, note }) => [action, note]);
const own = (given: Partial<Listing> = {}) => makeListing(test.db, { userId: farmer.user.id, ...given });
const form = {
  productName: 'Kale',
  description: 'Green.',
  price: '3',
  unit: 'bunch',
  category: 'vegetables',
};
const contact = { email: 'a@farm.example', zipCode: '33901' };

describe('taking a listing down', () => {
  it('takes it from every public place at once, and tells the farmer why', async () => {
    const farm = await makeFarm(test.db);
    const { id } = await own({ farmId: farm.id });
    expect((await act(id, 'hide', REASON)).body).toMatchObject({
      state: 'removed',
      removedReason: REASON.reason,
    });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(404);
    for (const query of [
      '',
      '?zipCode=33901',
      '?search=tomatoes',
      '?category=vegetables',
      `?farmId=${farm.id}`,
    ]) {
      expect((await test.get<ListingView[]>(`/api/listings${query}`)).body).toEqual([]);
    }
    const { body } = await farmer.get<FarmerDashboard>('/api/farmer/dashboard');
    expect(body.listings).toMatchObject([{ id, state: 'removed', removedReason: REASON.reason }]);
    expect(await mails()).toEqual([['listing-removed', farmer.user.email]]);
    expect(await log()).toEqual([['hide', REASON.reason]]);
    expect((await act(id, 'hide', REASON)).body).toMatchObject({ error: 'ALREADY_DECIDED' });
  });

  it('cannot be undone by its farmer, who may change what it says', async () => {
    const { id } = await own();
    await act(id, 'hide', REASON);
    for (const answer of [
      await farmer.post(`/api/listings/${id}/renew`, {}),
      await farmer.put(`/api/listings/${id}/availability`, { isAvailable: true }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { error: 'LISTING_REMOVED' } });
    }
    const saved = await farmer.putForm(`/api/listings/${id}`, { ...form, ...contact, isAvailable: 'true' });
    expect(saved).toMatchObject({ status: 200, body: { productName: 'Kale', state: 'removed' } });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(404);
    expect((await act(id, 'restore')).body).toMatchObject({ state: 'live' });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(200);
  });

  it('is not possible in the database without making it unavailable', async () => {
    const { id } = await own();
    await expect(
      test.db.query(
        `UPDATE listings SET removed_at = now(), removed_reason = 'x', was_available = true WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow('ck_listings_removed');
  });
});

describe('restoring a listing', () => {
  it('leaves one that its farmer had paused paused', async () => {
    const { id } = await own({ isAvailable: false });
    await act(id, 'hide', REASON);
    expect((await act(id, 'restore')).body).toMatchObject({ state: 'paused', removedReason: null });
    expect((await mails()).map(([kind]) => kind)).toEqual(['listing-removed', 'listing-restored']);
    expect((await act(id, 'restore')).body).toMatchObject({ error: 'ALREADY_DECIDED' });
  });
});

describe('restoring a listing that was hidden for its age', () => {
  it('puts it back, as the email says', async () => {
    const { id } = await own({ isAvailable: false, hiddenAt: new Date() });
    await act(id, 'hide', REASON);
    expect((await act(id, 'restore')).body).toMatchObject({ state: 'live', hiddenAt: null });
    expect((await test.get(`/api/listings/${id}`)).status).toBe(200);
  });
});

describe('writing to the author', () => {
  it('goes to the account, else to the address of the listing', async () => {
    const listing = await own({ email: 'shown@farm.example' });
    const orphan = await makeListing(test.db, { email: 'shown@farm.example' });
    await act(listing.id, 'contact', { text: 'Is the price right?' });
    await act(orphan.id, 'contact', { text: 'Is the price right?' });
    expect(await mails()).toEqual([
      ['listing-contact', farmer.user.email],
      ['listing-contact', 'shown@farm.example'],
    ]);
    expect(await log()).toEqual([
      ['contact', 'Is the price right?'],
      ['contact', 'Is the price right?'],
    ]);
    const silent = await makeListing(test.db);
    expect((await act(silent.id, 'contact', { text: 'Hello?' })).body).toMatchObject({ error: 'NO_ADDRESS' });
  });
});

it('deletes a listing and tells its author', async () => {
  const { id } = await own();
  expect((await admin.delete(path(id))).status).toBe(200);
  expect(await test.db.getRepository(Listing).count()).toBe(0);
  expect(await mails()).toEqual([['listing-deleted', farmer.user.email]]);
});

it('finds listings by words, category and state, also those that nobody else sees', async () => {
  await own({ productName: 'Live honey', category: 'honey' });
  await own({ productName: 'Paused honey', category: 'honey', isAvailable: false });
  const removed = await own({ productName: 'Removed honey', category: 'honey' });
  await act(removed.id, 'hide', REASON);
  await own({ productName: 'Live kale' });
  const find = async (filter: object) =>
    (
      await admin.get<AdminListingRow[]>(
        `/api/admin/listings?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body
      .map(({ productName }) => productName)
      .sort();
  expect(await find({ q: 'honey' })).toEqual(['Live honey', 'Paused honey', 'Removed honey']);
  expect(await find({ q: 'honey', isAvailable: false })).toEqual(['Paused honey', 'Removed honey']);
  expect(await find({ category: 'honey', state: 'paused' })).toEqual(['Paused honey']);
  expect(await find({ state: 'removed' })).toEqual(['Removed honey']);
  expect(await find({ userId: farmer.user.id, state: 'live' })).toEqual(['Live honey', 'Live kale']);
});

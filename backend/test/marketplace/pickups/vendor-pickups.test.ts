import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { PickupSiteView, PickupWindowView } from '../../../src/contract/marketplace/pickup/pickups.js';
import type { VendorProfile } from '../../../src/contract/marketplace/vendors.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { COMING_WEEKDAY } from '../../support/make/make-pickups.js';
import { ALWAYS_OPEN, FORT_MYERS, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let rival: Client;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: seller.user.id })).id;
  await makeVendor(test.db, { userId: rival.user.id });
});

type Answer = PickupSiteView & ErrorBody;
const STAND = {
  ...{ kind: 'farm', name: 'The stand', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
  ...{ zipCode: '33901', instructions: 'Ring the bell.', accessNote: '' },
};
const WEEKLY = {
  ...{ kind: 'weekly', weekdays: [COMING_WEEKDAY], opens: '09:00', closes: '12:00', capacity: 20 },
  cutoff: { kind: 'weekday', weekday: 4, time: '18:00' },
};
const addSite = async (given: object = {}) =>
  (await seller.post<Answer>('/api/vendor/pickups/sites', { ...STAND, ...given })).body;
const addSchedule = async (siteId: number, given: object = {}) =>
  (await seller.post<Answer>(`/api/vendor/pickups/sites/${siteId}/schedules`, { ...WEEKLY, ...given })).body;
const windows = async (query = '?days=56') =>
  (await seller.get<PickupWindowView[]>(`/api/vendor/pickups/windows${query}`)).body;

describe('a vendor’s pickup sites', () => {
  it('are at the ZIP code’s place and clock, with schedules that make windows', async () => {
    const site = await addSite();
    expect(site).toMatchObject({
      name: 'The stand',
      timeZone: 'America/New_York',
      accessNote: null,
      schedules: [],
    });
    const { schedules } = await addSchedule(site.id);
    expect(schedules).toMatchObject([
      { weekdays: [COMING_WEEKDAY], cutoff: WEEKLY.cutoff, opensDaysBefore: 14, productIds: null },
    ]);
    expect((await seller.get<PickupSiteView[]>('/api/vendor/pickups')).body).toMatchObject([
      { id: site.id, schedules },
    ]);
    const all = await windows();
    expect(all).toHaveLength(8);
    expect(all[0]).toMatchObject({ placeName: 'The stand', capacity: 20, taken: 0, status: 'open' });
    expect(await windows(`?from=${all[1]?.date}&days=1`)).toEqual([all[1]]);
  });

  it('can be every other week from a date', async () => {
    const { id } = await addSite();
    const from = (await addSchedule(id).then(() => windows()))[1]?.date;
    const repeats = { kind: 'alternate', from };
    const { schedules } = (await seller.get<PickupSiteView[]>('/api/vendor/pickups')).body[0]!;
    const path = `/api/vendor/pickups/schedules/${schedules[0]?.id}`;
    expect((await seller.put<Answer>(path, { ...WEEKLY, repeats })).body.schedules).toMatchObject([
      { repeats },
    ]);
    const dates = (await windows()).map(({ date }) => date);
    expect(dates[0]).toBe(from);
    expect(dates).toHaveLength(4);
    expect((await seller.put<Answer>(path, WEEKLY)).body.schedules).toMatchObject([{ repeats: null }]);
    expect(await windows()).toHaveLength(8);
  });

  it('are told what is wrong with them, and keep nothing of it', async () => {
    const wrong = await addSite({ zipCode: '00000', name: ' ' });
    expect(wrong.issues?.map(({ path }) => path)).toContain('name');
    expect((await addSite({ state: 'GA' })).issues).toMatchObject([{ path: 'state' }]);
    const { id } = await addSite();
    for (const [given, path] of [
      [{ weekdays: [] }, 'weekdays'],
      [{ closes: '09:00' }, 'closes'],
      [{ repeats: { kind: 'monthly', weeks: [] } }, 'repeats.weeks'],
      [{ repeats: { kind: 'alternate', from: '' } }, 'repeats.from'],
      [{ kind: 'market_days' }, 'kind'],
      [{ productIds: [999_999] }, 'productIds'],
      [{ firstDay: '2027-05-01', lastDay: '2027-04-01' }, 'lastDay'],
    ] as const)
      expect((await addSchedule(id, given)).issues).toMatchObject([{ path }]);
    expect(await windows()).toEqual([]);
  });

  it('can be open on single dates, which are answered as they were given', async () => {
    const { id } = await addSite();
    const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const { schedules } = await addSchedule(id, { kind: 'dates', dates: [date], weekdays: [] });
    expect(schedules).toMatchObject([{ kind: 'dates', dates: [date] }]);
    const path = `/api/vendor/pickups/schedules/${schedules[0]?.id}`;
    const given = { ...WEEKLY, kind: 'dates', dates: [date], weekdays: [], capacity: 9 };
    expect((await seller.put<Answer>(path, given)).body.schedules).toMatchObject([{ dates: [date] }]);
    expect(await windows()).toMatchObject([{ date, capacity: 9 }]);
  });

  it('can be markets of the directory, on whose days they are', async () => {
    const place = await makePlace(test.db, {
      ...{
        kind: 'farmers_market' as const,
        name: 'Old Town Market',
        city: 'Fort Myers',
        state: 'FL',
        zipCode: '33901',
      },
      ...{ ...FORT_MYERS, seasons: ALWAYS_OPEN, timeZone: 'America/New_York' },
    });
    const site = await seller.post<Answer>('/api/vendor/pickups/sites', {
      kind: 'market',
      placeId: place.id,
    });
    expect(site.body).toMatchObject({
      name: 'Old Town Market',
      placeId: place.id,
      timeZone: 'America/New_York',
    });
    const { schedules } = await addSchedule(site.body.id, {
      kind: 'market_days',
      weekdays: [],
      opens: '',
      closes: '',
    });
    expect(schedules).toMatchObject([{ kind: 'market_days', opens: null }]);
    const none = await seller.post<Answer>('/api/vendor/pickups/sites', { kind: 'market', placeId: 999_999 });
    expect(none.body.issues).toMatchObject([{ path: 'placeId' }]);
  });

  it('keep following a market while a schedule follows its days', async () => {
    const place = await makePlace(test.db, {
      ...{ kind: 'farmers_market' as const, city: 'Fort Myers', state: 'FL', zipCode: '33901' },
      ...{ ...FORT_MYERS, seasons: ALWAYS_OPEN, timeZone: 'America/New_York' },
    });
    const market = { kind: 'market', placeId: place.id };
    const { id } = (await seller.post<Answer>('/api/vendor/pickups/sites', market)).body;
    await addSchedule(id, { kind: 'market_days', weekdays: [], opens: '', closes: '' });
    const moved = await seller.put<Answer>(`/api/vendor/pickups/sites/${id}`, STAND);
    expect(moved.body.issues).toMatchObject([{ path: 'kind' }]);
    const noted = { ...market, instructions: 'Stall 12' };
    const same = await seller.put<Answer>(`/api/vendor/pickups/sites/${id}`, noted);
    expect(same.body).toMatchObject({ kind: 'market', instructions: 'Stall 12' });
  });

  it('have a picture that stays, is replaced and removed, and is only taken if it is one', async () => {
    const bytes = await makePicture();
    const send = (path: string, data: object, file = bytes) =>
      seller.postForm<Answer>(
        `/api/vendor/pickups/${path}`,
        { data: JSON.stringify(data) },
        { field: 'image', name: 'stand.jpg', type: 'image/jpeg', bytes: file },
      );
    const { body: site } = await send('sites', STAND);
    expect(site.imageUrl).toMatch(/^\/media\//);
    const path = `/api/vendor/pickups/sites/${site.id}`;
    expect((await seller.put<Answer>(path, STAND)).body.imageUrl).toBe(site.imageUrl);
    expect((await seller.put<Answer>(path, { ...STAND, removeImage: true })).body.imageUrl).toBeNull();
    expect((await send('sites', STAND, Buffer.from('not a picture'))).body.error).toBe('IMAGE_NOT_ACCEPTED');
    expect((await send('sites', { ...STAND, zipCode: '00000' })).status).toBe(400);
    expect((await seller.get<PickupSiteView[]>('/api/vendor/pickups')).body).toHaveLength(1);
  });

  it('are changed by whoever may edit, seen by everyone who works there, and by no one else', async () => {
    const { id } = await addSite();
    const bookkeeper = await signedIn(test);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendorId });
    const member = { businessId: businessId ?? 0, userId: bookkeeper.user.id, role: 'bookkeeper' as const };
    await test.db.getRepository(Membership).insert(member);
    expect((await bookkeeper.get<PickupSiteView[]>('/api/vendor/pickups')).body).toMatchObject([{ id }]);
    expect((await bookkeeper.get('/api/vendor/pickups/windows')).status).toBe(200);
    expect((await bookkeeper.post('/api/vendor/pickups/sites', STAND)).status).toBe(403);
    expect((await bookkeeper.post(`/api/vendor/pickups/sites/${id}/schedules`, WEEKLY)).status).toBe(403);
    expect((await bookkeeper.delete(`/api/vendor/pickups/sites/${id}`)).status).toBe(403);
    const shopper = await signedIn(test);
    expect((await shopper.get<ErrorBody>('/api/vendor/pickups')).body.error).toBe('VENDOR_REQUIRED');
  });

  it('are nobody else’s', async () => {
    const { id } = await addSite();
    const [schedule] = (await addSchedule(id)).schedules;
    const [window] = await windows();
    for (const path of [`sites/${id}`, `schedules/${schedule?.id}`]) {
      expect((await rival.delete(`/api/vendor/pickups/${path}`)).status).toBe(404);
    }
    expect((await rival.put(`/api/vendor/pickups/windows/${window?.id}`, { status: 'closed' })).status).toBe(
      404,
    );
    expect((await rival.post(`/api/vendor/pickups/sites/${id}/schedules`, WEEKLY)).status).toBe(404);
    expect((await rival.get('/api/vendor/pickups')).body).toEqual([]);
  });

  it('cannot go while people wait for a pickup, and go with their windows otherwise', async () => {
    const { id } = await addSite();
    await addSchedule(id);
    await test.db.getRepository(PickupWindow).update({ vendorId }, { taken: 1 });
    expect((await seller.delete<ErrorBody>(`/api/vendor/pickups/sites/${id}`)).body.error).toBe(
      'PICKUP_SITE_IN_USE',
    );
    await test.db.getRepository(PickupWindow).update({ vendorId }, { taken: 0 });
    expect((await seller.delete(`/api/vendor/pickups/sites/${id}`)).status).toBe(200);
    expect(await windows()).toEqual([]);
  });

  it('make the profile say that there are any', async () => {
    const profile = async () => (await seller.get<VendorProfile>('/api/vendor/profile')).body;
    expect(await profile()).not.toHaveProperty('hasPickups');
    const { id } = await addSite();
    expect(await profile()).toMatchObject({ hasPickups: true });
    await seller.delete(`/api/vendor/pickups/sites/${id}`);
    expect(await profile()).not.toHaveProperty('hasPickups');
  });
});

describe('a vendor’s windows', () => {
  it('are closed, opened and given more room by hand, never less than is taken', async () => {
    const { id } = await addSite();
    const product = await makeProduct(test.db, { vendorId });
    const [schedule] = (await addSchedule(id, { productIds: [product.id] })).schedules;
    const [window] = await windows();
    const change = (given: object) =>
      seller.put<PickupWindowView & ErrorBody>(`/api/vendor/pickups/windows/${window?.id}`, given);
    expect((await change({ status: 'closed', capacity: 30 })).body).toMatchObject({
      status: 'closed',
      capacity: 30,
    });
    await test.db.getRepository(PickupWindow).update({ id: window?.id ?? 0 }, { taken: 25 });
    expect((await change({ capacity: 24 })).body.error).toBe('LESS_ROOM_THAN_TAKEN');
    expect((await change({ capacity: null, status: 'open' })).body).toMatchObject({
      capacity: null,
      taken: 25,
    });
    // A change of the schedule leaves it as it is.
    await seller.put(`/api/vendor/pickups/schedules/${schedule?.id}`, { ...WEEKLY, capacity: 5 });
    expect((await windows()).map(({ capacity }) => capacity)).toEqual([null, 5, 5, 5, 5, 5, 5, 5]);
  });

  it('close on a date that their schedule loses, and open again by hand until it ends', async () => {
    const { id } = await addSite();
    const [schedule] = (await addSchedule(id)).schedules;
    const [own, free] = await windows();
    const change = (given: object) =>
      seller.put<PickupWindowView & ErrorBody>(`/api/vendor/pickups/windows/${own?.id}`, given);
    const save = (given: object) =>
      seller.put(`/api/vendor/pickups/schedules/${schedule?.id}`, { ...WEEKLY, ...given });
    await change({ capacity: 30 });
    await test.db.getRepository(PickupWindow).update({ id: own?.id ?? 0 }, { taken: 1 });
    const dates = [own, free].map((window) => ({ from: window?.date, to: window?.date, kind: 'closed' }));
    const exceptions = dates.map((date) => ({
      ...date,
      opens: '',
      closes: '',
      address: '',
      reason: 'Holiday',
    }));
    expect((await save({ exceptions })).status).toBe(200);
    expect((await windows()).slice(0, 2)).toMatchObject([
      { id: own?.id, status: 'closed', capacity: 30 },
      { status: 'open', capacity: 20 },
    ]);
    expect((await windows()).map((window) => window.id)).not.toContain(free?.id);
    expect((await change({ status: 'open' })).body.status).toBe('open');
    await save({ exceptions, capacity: 9 });
    expect((await windows())[0]).toMatchObject({ id: own?.id, status: 'open', capacity: 30 });
    await test.db.getRepository(PickupWindow).update({ id: own?.id ?? 0 }, { taken: 0 });
    await seller.delete(`/api/vendor/pickups/schedules/${schedule?.id}`);
    expect((await windows()).map((window) => [window.id, window.status])).toEqual([[own?.id, 'closed']]);
    expect((await change({ status: 'open' })).body.error).toBe('PICKUP_SCHEDULE_ENDED');
    expect((await change({ status: 'closed' })).status).toBe(200);
  });

  it('are, where asked, the soonest of each schedule, with those that are called off on the way', async () => {
    const { id } = await addSite();
    await addSchedule(id, { weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const late = (await addSchedule(id)).schedules.at(-1)?.id;
    const [first] = await windows();
    await test.db.getRepository(PickupWindow).update({ id: first?.id ?? 0 }, { status: 'canceled' });
    const found = await windows('?days=56&each=2');
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ id: first?.id, status: 'canceled' });
    expect(found.filter(({ scheduleId }) => scheduleId === late)).toHaveLength(2);
    expect(found.map(({ startsAt }) => startsAt)).toEqual(found.map(({ startsAt }) => startsAt).sort());
    expect((await seller.get('/api/vendor/pickups/windows?each=5')).status).toBe(400);
  });
});

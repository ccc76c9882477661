import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AdminDeliveryZone,
  AdminPickupSchedule,
  AdminPickupSite,
  AdminPickupWindow,
} from '../../../src/contract/marketplace/admin/pickups.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupDayChange } from '../../../src/marketplace/tables/pickup-day-change.entity.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeSchedule, makeSite, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let ann: Client;
let sue: Client;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp();
  ann = await signedIn(test, { role: 'admin', username: 'ann', staffRole: 'marketplace' });
  sue = await signedIn(test, { role: 'admin', username: 'sue', staffRole: 'support' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM audit_log; TRUNCATE vendors RESTART IDENTITY CASCADE');
  ({ id: vendorId } = await makeVendor(test.db, { businessName: 'Green Acres', state: 'FL' }));
});

const BY_THURSDAY = { cutoffHours: null, cutoffWeekday: 4, cutoffTime: '18:00' } as const;
const list = async <Row>(resource: string, filter: object = {}, client = ann) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (await client.get<Row[]>(`/api/admin/${resource}?${query}`)).body;
};

async function atStand() {
  const site = await makeSite(test.db, { vendorId, state: 'FL' });
  const rule = await makeSchedule(test.db, { siteId: site.id, ...BY_THURSDAY });
  const window = await makeWindow(test.db, { inHours: 120, scheduleId: rule.id, vendorId, capacity: 2 });
  return { site, rule, window };
}
async function inZone() {
  const zone = await makeZone(test.db, {
    vendorId,
    name: 'In town',
    zipCodes: ['33901', '33902'],
    freeFrom: 5_000,
  });
  const rule = await makeSchedule(test.db, { zoneId: zone.id });
  const window = await makeWindow(test.db, { inHours: 216, scheduleId: rule.id, vendorId });
  return { zone, rule, window };
}

describe('pickups in the back office', () => {
  it('says of days that they take no orders because of a closed date', async () => {
    const { rule, window } = await atStand();
    const isDayOff = async () =>
      (await list<AdminPickupWindow>('pickup-windows', { vendorId })).map((day) => day.isDayOff);
    expect(await isDayOff()).toEqual([false]);
    const closed = { from: window.date, to: window.date, kind: 'closed' as const };
    const exceptions = [{ ...closed, opens: null, closes: null, address: null, reason: null }];
    await test.db.getRepository(PickupSchedule).update(rule.id, { exceptions });
    expect(await isDayOff()).toEqual([true]);
    // Staff can open it despite that, as its farm can, also once someone has closed it by hand.
    const act = (action: string) =>
      ann.post<AdminPickupWindow & ErrorBody>(`/api/admin/pickup-windows/${window.id}/${action}`, {
        reason: 'The farm is there after all',
      });
    expect((await act('reopen')).body).toMatchObject({ status: 'open', isDayOff: false });
    expect((await act('reopen')).body.error).toBe('ALREADY_DECIDED');
    await test.db.getRepository(PickupWindow).update(window.id, { openedDespite: [] });
    expect((await act('close')).body).toMatchObject({ status: 'closed' });
    expect((await act('reopen')).body).toMatchObject({ status: 'open', isDayOff: false });
  });

  it('lists sites and zones with their vendor and the next day, by vendor, state and ZIP code', async () => {
    const { site, window } = await atStand();
    const { zone } = await inZone();
    const other = await makeVendor(test.db, { state: 'GA' });
    await makeSite(test.db, { vendorId: other.id, state: 'GA', closedAt: new Date() });
    expect(await list<AdminPickupSite>('pickup-sites', { vendorId })).toMatchObject([
      { id: site.id, vendorName: 'Green Acres', scheduleCount: 1, nextAt: window.startsAt.toISOString() },
    ]);
    expect(await list('pickup-sites', { state: 'GA', inUse: false })).toHaveLength(1);
    expect(await list('pickup-sites', { state: 'GA', inUse: true })).toEqual([]);
    expect(await list<AdminDeliveryZone>('delivery-zones', { zipCode: '33902', state: 'FL' })).toMatchObject([
      { id: zone.id, zipCount: 2, fee: 5, freeFrom: 50, minimum: null },
    ]);
    expect(await list('delivery-zones', { zipCode: '10001' })).toEqual([]);
    const { body } = await ann.get<AdminDeliveryZone>(`/api/admin/delivery-zones/${zone.id}`);
    expect(body.zipCodes).toEqual(['33901', '33902']);
  });

  it('lists schedules and days by the site or zone that they are of, by date and status', async () => {
    const { site, rule, window } = await atStand();
    const round = await inZone();
    expect(await list<AdminPickupSchedule>('pickup-schedules', { vendorId })).toHaveLength(2);
    expect(await list<AdminPickupSchedule>('pickup-schedules', { siteId: site.id })).toMatchObject([
      { id: rule.id, placeName: 'The stand', weekdays: [6], cutoffWeekday: 4, cutoffTime: '18:00' },
    ]);
    expect(await list<AdminPickupWindow>('pickup-windows')).toMatchObject([
      { id: window.id, siteId: site.id, placeName: 'The stand', state: 'FL', taken: 0, capacity: 2 },
      { id: round.window.id, zoneId: round.zone.id, placeName: 'In town', state: 'FL', capacity: null },
    ]);
    const ids = async (filter: object) =>
      (await list<AdminPickupWindow>('pickup-windows', filter)).map(({ id }) => id);
    expect(await ids({ siteId: site.id })).toEqual([window.id]);
    expect(await ids({ zoneId: round.zone.id })).toEqual([round.window.id]);
    expect(await ids({ dateSince: round.window.date })).toEqual([round.window.id]);
    expect(await ids({ dateUntil: window.date, state: 'FL', status: 'open' })).toEqual([window.id]);
    expect(await ids({ state: 'GA' })).toEqual([]);
    await test.db.getRepository(PickupWindow).update({ id: window.id }, { taken: 2 });
    expect(await ids({ isFull: true })).toEqual([window.id]);
  });

  it('lists the orders of a day', async () => {
    const { window } = await atStand();
    const product = await makeProduct(test.db, { vendorId });
    const buyer = await signedIn(test);
    for (const status of ['confirmed', 'cancelled'] as const)
      await makePurchase(test.db, { userId: buyer.user.id, product, status });
    await makePurchase(test.db, { userId: buyer.user.id, product, status: 'confirmed' });
    const shares = await test.db.getRepository(VendorOrder).find({ order: { id: 'ASC' } });
    for (const vendorOrder of shares.slice(0, 2))
      await test.db
        .getRepository(VendorOrder)
        .update(vendorOrder.id, { method: 'pickup', windowId: window.id });
    const found = await list<{ id: number }>('fulfilments', { windowId: window.id });
    expect(found.map(({ id }) => id).sort()).toEqual(shares.slice(0, 2).map(({ id }) => id));
    expect((await ann.get<AdminPickupWindow>(`/api/admin/pickup-windows/${window.id}`)).body.orderCount).toBe(
      1,
    );
  });

  it('closes and reopens a day with a reason that the history keeps', async () => {
    const { window } = await atStand();
    const act = (action: string, body: object = { reason: 'Road closed' }, client = ann) =>
      client.post<AdminPickupWindow & ErrorBody>(`/api/admin/pickup-windows/${window.id}/${action}`, body);
    expect((await act('close', { reason: ' ' })).status).toBe(400);
    expect((await act('close', {}, sue)).status).toBe(403);
    expect((await act('reopen')).body.error).toBe('ALREADY_DECIDED');
    expect(await test.db.getRepository(AuditEntry).count()).toBe(0);
    expect((await act('close')).body).toMatchObject({ status: 'closed', isOwn: true });
    expect((await act('close')).body.error).toBe('ALREADY_DECIDED');
    expect((await act('reopen', { reason: 'Open again' })).body).toMatchObject({ status: 'open' });
    expect(await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).toMatchObject([
      { action: 'close', resource: 'pickup-windows', note: 'Road closed', username: 'ann' },
      { action: 'reopen', after: { status: 'open' } },
    ]);
    await test.db.getRepository(PickupWindow).update({ id: window.id }, { status: 'canceled' });
    expect((await act('reopen')).body.error).toBe('PICKUP_WINDOW_CANCELED');
    expect(await list('pickup-windows', {}, sue)).toHaveLength(1);
  });

  it('calls a day off for its vendor, with its orders, once', async () => {
    const { window } = await atStand();
    const path = `/api/admin/pickup-windows/${window.id}/cancel`;
    expect((await sue.post(path, { reason: 'The stand burned down.' })).status).toBe(403);
    const reason = 'The stand burned down.';
    expect((await ann.post<ErrorBody>(path, { reason: '' })).status).toBe(400);
    expect((await ann.post(path, { reason })).body).toMatchObject({ status: 'canceled', reason });
    expect((await ann.post<ErrorBody>(path, { reason })).body.error).toBe('PICKUP_WINDOW_CANCELED');
    const [entry] = await test.db.getRepository(AuditEntry).findBy({ action: 'cancel' });
    expect(entry).toMatchObject({ resource: 'pickup-windows', note: reason });
    const changes = await test.db.getRepository(PickupDayChange).findBy({ windowId: window.id });
    expect(changes).toMatchObject([{ kind: 'refund', role: null, userId: ann.user.id, reason }]);
  });
});

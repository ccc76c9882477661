import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AdminStaffDays } from '../../src/contract/backoffice/settings.admin.js';
import type { VendorOrderList } from '../../src/contract/marketplace/orders.js';
import type { VendorAnalytics, VendorStatement } from '../../src/contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../src/contract/marketplace/year-statement.js';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import { LedgerEntry } from '../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** One answer to "which day is it": the vendor's for a vendor, staff's setting for staff. */

const MOMENTS = JSON.parse(readFileSync(path.join(projectFolder(), 'scripts/lib/moments.json'), 'utf8')) as {
  name: string;
  at: string;
}[];
const PLACES = [
  ['33901', 'America/New_York'],
  ['90012', 'America/Los_Angeles'],
  ['96799', null],
] as const;

let test: TestApp;
let seller: Client;
let staff: Client;
beforeAll(async () => {
  test = await startTestApp();
  staff = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test);
  await test.db.query('DELETE FROM settings');
});

/** An order with its sale, as placed at a moment. */
async function sale(zipCode: string, at: string): Promise<{ orderNumber: string; zone: string }> {
  const vendor = await makeVendor(test.db, { userId: seller.user.id, zipCode });
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  await makePurchase(test.db, { userId: seller.user.id, product, status: 'delivered' });
  const vendorOrder = await test.db.getRepository(VendorOrder).findOneByOrFail({ vendorId: vendor.id });
  const createdAt = new Date(at);
  await test.db.getRepository(VendorOrder).update(vendorOrder.id, { createdAt });
  await test.db.getRepository(Order).update(vendorOrder.orderId, { createdAt });
  await test.db
    .getRepository(LedgerEntry)
    .save({ vendorId: vendor.id, vendorOrderId: vendorOrder.id, kind: 'sale', amount: 350, createdAt });
  const { orderNumber } = await test.db.getRepository(Order).findOneByOrFail({ id: vendorOrder.orderId });
  const [row] = await test.db.query<{ time_zone: string }[]>(
    'SELECT time_zone FROM zip_codes WHERE zip_code = $1',
    [zipCode],
  );
  return { orderNumber, zone: row?.time_zone ?? 'America/New_York' };
}

const dayThere = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
const body = async <Body>(address: string, who = seller) => {
  const answer = await who.get<Body>(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.body;
};
const rowsOf = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true });
const onDay = async (day: string) => {
  const days = `from=${day}&to=${day}`;
  const list = await body<VendorOrderList>(`/api/vendor/orders?${days}`);
  const file = rowsOf(await body<string>(`/api/vendor/orders/export?${days}`));
  const { entries } = await body<VendorStatement>(`/api/vendor/statement?${days}`);
  const lines = rowsOf(await body<string>(`/api/vendor/statement.csv?${days}`));
  return [list.length, file.length, entries.length, lines.length];
};

describe.each(MOMENTS)('what was sold at $name', ({ at }) => {
  it.each(PLACES)('of a vendor in %s has the same day everywhere (%s)', async (zipCode, named) => {
    const { orderNumber, zone } = await sale(zipCode, at);
    if (named) expect(zone).toBe(named);
    const day = dayThere(at, zone);
    expect(await onDay(day)).toEqual([1, 1, 1, 1]);
    expect(await onDay(addDays(day, 1))).toEqual([0, 0, 0, 0]);
    expect(await onDay(addDays(day, -1))).toEqual([0, 0, 0, 0]);
    const [listed] = await body<VendorOrderList>('/api/vendor/orders');
    expect(dayThere(listed?.createdAt ?? '', listed?.timeZone ?? '')).toBe(day);
    const [exported] = rowsOf(await body<string>('/api/vendor/orders/export'));
    expect([exported?.['Order'], exported?.['Placed']?.slice(0, 10)]).toEqual([orderNumber, day]);
    const [entry] = (await body<VendorStatement>('/api/vendor/statement')).entries;
    const [line] = rowsOf(await body<string>('/api/vendor/statement.csv'));
    const year = day.slice(0, 4);
    const [booked] = (await body<YearStatement>(`/api/vendor/year-statement?year=${year}`)).entries;
    expect([entry?.day, line?.['Date'], booked?.day]).toEqual([day, day, day]);
    const { salesByDay } = await body<VendorAnalytics>('/api/vendor/analytics');
    const today = dayThere(new Date().toISOString(), zone);
    expect([salesByDay.at(-1)?.day, salesByDay[0]?.day, salesByDay.length]).toEqual([
      today,
      addDays(today, -89),
      90,
    ]);
  });

  it("is found by staff under the day of staff's own setting", async () => {
    const { orderNumber } = await sale('33901', at);
    const was = { timeZone: 'America/New_York' };
    for (const timeZone of ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'] as const) {
      const before = (await body<AdminStaffDays>('/api/admin/settings/staff-days', staff)).timeZone;
      const saved = await staff.put('/api/admin/settings/staff-days', {
        timeZone,
        was: { ...was, timeZone: before },
      });
      expect(saved.status).toBe(200);
      const found = async (day: string) => {
        const filter = JSON.stringify({ q: orderNumber, createdSince: day, createdUntil: day });
        return (await body<unknown[]>(`/api/admin/orders?filter=${encodeURIComponent(filter)}`, staff))
          .length;
      };
      const day = dayThere(at, timeZone);
      const filter = encodeURIComponent(JSON.stringify({ q: orderNumber, createdSince: day }));
      const [row] = rowsOf(await body<string>(`/api/admin/orders/export.csv?filter=${filter}`, staff));
      expect(row?.['createdAt']?.slice(0, 10)).toBe(day);
      expect([await found(addDays(day, -1)), await found(day), await found(addDays(day, 1))]).toEqual([
        0, 1, 0,
      ]);
    }
  });
});

it('tells staff alone whose days their lists are of', async () => {
  const zoneOf = async (who: Client) =>
    (await body<{ staffTimeZone?: string }>('/api/auth/me', who)).staffTimeZone;
  expect([await zoneOf(staff), await zoneOf(seller)]).toEqual(['America/New_York', undefined]);
  const answer = await staff.put('/api/admin/settings/staff-days', {
    timeZone: 'Pacific/Guam',
    was: { timeZone: 'America/New_York' },
  });
  expect(answer.status).toBe(200);
  expect(await zoneOf(staff)).toBe('Pacific/Guam');
  const refused = await staff.put('/api/admin/settings/staff-days', {
    timeZone: 'Europe/Berlin',
    was: { timeZone: 'Pacific/Guam' },
  });
  expect(refused.status).toBe(400);
});

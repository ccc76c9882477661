import { type Page, expect } from '@playwright/test';
import { query } from './database';
import type { ShopProduct, ShopVendor } from './shop-rows';

/**
 * A pickup site of a vendor with windows, so many hours ahead; one of them can be full. They are the vendor's
 * own, so that the daily job keeps them though the schedule has no such day.
 */
export async function makePickupDays(
  vendor: ShopVendor,
  days: readonly { hours: number; capacity?: number; isFull?: boolean }[],
): Promise<number[]> {
  const [schedule] = await query<{ id: number }>(
    `WITH site AS (INSERT INTO pickup_sites (vendor_id, kind, name, address, city, state, zip_code, latitude, longitude, time_zone)
       VALUES ($1, 'farm', 'Chandler Green', '1 Main Street', 'Fort Myers', 'FL', '33901', 26.62, -81.87, 'America/New_York')
       RETURNING id)
     INSERT INTO pickup_schedules (site_id, kind, weekdays, opens, closes, cutoff_hours)
     SELECT id, 'weekly', '{6}', '09:00', '12:00', 24 FROM site RETURNING id`,
    [vendor.id],
  );
  const ids: number[] = [];
  for (const { hours, capacity = 20, isFull = false } of days) {
    const [window] = await query<{ id: number }>(
      `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at, capacity, taken, is_own)
       SELECT $1, $2, at::date, at, at + interval '3 hours', at - interval '20 days', at - interval '1 day', $4::int,
         CASE WHEN $5 THEN $4::int ELSE 0 END, true
       FROM (SELECT date_trunc('hour', now()) + make_interval(hours => $3) AS at) AS moment RETURNING id`,
      [schedule?.id, vendor.id, hours, capacity, isFull],
    );
    ids.push(window?.id ?? 0);
  }
  return ids;
}

/** A day and its orders close now. */
export const closeDay = async (windowId: number): Promise<void> => {
  const past = `orders_close_at = now() - interval '1 minute'`;
  await query(`UPDATE pickup_windows SET ${past} WHERE id = $1`, [windowId]);
  await query(`UPDATE fulfilments SET ${past} WHERE window_id = $1`, [windowId]);
};

/** An order for a day that is paid by card, or is to be paid in cash. @returns its id */
export async function orderForDay(
  page: Page,
  vendor: ShopVendor,
  windowId: number,
  how: 'credit_card' | 'cash',
  ...lines: [ShopProduct, number][]
): Promise<number> {
  for (const [{ id: productId }, quantity] of lines)
    expect((await page.request.post('/api/cart', { data: { productId, quantity } })).status()).toBe(201);
  const placed = await page.request.post('/api/orders', {
    data: {
      ...{ email: `days-${process.pid}-${Date.now()}@farmgate.example`, phone: '239-555-0134' },
      ...{ firstName: 'Ann', lastName: 'Field', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
      ...{ zipCode: '33901', shippingMethod: 'pickup', paymentMethod: how, specialInstructions: '' },
      ...{ agreeToTerms: true, shares: [{ vendorId: vendor.id, method: 'pickup', windowId }] },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = (await placed.json()) as { id: number };
  if (how === 'credit_card')
    expect(
      (await page.request.post(`/api/orders/${id}/test-payment`, { data: { outcome: 'paid' } })).ok(),
    ).toBe(true);
  return id;
}

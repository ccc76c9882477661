import { expectAccessible } from '../support/pages/axe';
import { query } from '../support/rows/database';
import { makeProduct, makeVendor, type ShopVendor } from '../support/rows/shop-rows';
import { expect, test } from '../support/test';

/** A stand of a vendor with one pickup in three days. @returns its date */
async function handOver(vendor: ShopVendor): Promise<string> {
  const rows = await query<{ date: string }>(
    `WITH site AS (INSERT INTO pickup_sites (vendor_id, kind, name, address, city, state, zip_code, latitude, longitude, time_zone)
         SELECT id, 'farm', 'Chandler Green', '1 Main Street', city, state, zip_code, latitude, longitude, 'America/New_York'
         FROM vendors WHERE id = $1 RETURNING id),
       rule AS (INSERT INTO pickup_schedules (site_id, kind, weekdays, opens, closes, cutoff_hours)
         SELECT id, 'weekly', '{6}', '09:00', '12:00', 24 FROM site RETURNING id)
       INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at)
       SELECT id, $1, (now() + interval '3 days')::date, now() + interval '3 days', now() + interval '3 days 1 hour',
         now() - interval '1 day', now() + interval '2 days' FROM rule RETURNING date::text AS date`,
    [vendor.id],
  );
  return rows[0]?.date ?? '';
}

test('the next pickup is on the pages of a product and its vendor, and products are found by it', async ({
  page,
  visit,
}) => {
  test.slow();
  const vendor = await makeVendor();
  const product = await makeProduct(vendor);
  const date = await handOver(vendor);
  await visit(`/products/${product.id}`);
  await expect(page.getByText(/^Pickup .+ at Chandler Green, order by ./)).toBeVisible();
  await expectAccessible(page);
  await visit(`/vendors/${vendor.id}`);
  const pickups = page.getByRole('region', { name: 'Pickup days' });
  await expect(pickups.getByText('Saturdays, 9 AM to noon. Order 1 day before.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/marketplace?zipCode=33901');
  await page.getByLabel('I can pick up on').first().selectOption(date);
  await expect(page).toHaveURL(new RegExp(`pickupOn=${date}`));
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await expectAccessible(page);
});

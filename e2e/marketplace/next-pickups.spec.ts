import { expectAccessible } from '../support/pages/axe';
import { query } from '../support/rows/database';
import { makePickupDays } from '../support/rows/pickup-rows';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, test } from '../support/test';

test('the next pickup is on the pages of a product and its vendor, and products are found by it', async ({
  page,
  visit,
}) => {
  test.slow();
  const vendor = await makeVendor();
  const product = await makeProduct(vendor);
  const [windowId] = await makePickupDays(vendor, [{ hours: 72 }]);
  const [day] = await query<{ date: string }>('SELECT date::text AS date FROM pickup_windows WHERE id = $1', [
    windowId,
  ]);
  const date = day?.date ?? '';
  await visit(`/products/${product.id}`);
  await expect(page.getByText(/^Pickup .+ at Chandler Green, order by ./)).toBeVisible();
  await expectAccessible(page);
  await visit(`/vendors/${vendor.id}`);
  const pickups = page.getByRole('region', { name: 'Pickup days' });
  await expect(pickups.getByText('Saturdays, 9 AM to noon. Order by 9 AM the day before.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/marketplace?zipCode=33901');
  await page.getByLabel('I can pick up on').first().selectOption(date);
  await expect(page).toHaveURL(new RegExp(`pickupOn=${date}`));
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, test } from '../support/test';

/** Lets neither scripts nor pictures through. */
async function withoutTheRest(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const isRest = ['script', 'image'].includes(route.request().resourceType());
    return isRest ? route.abort() : route.continue();
  });
}

test.describe('on a slow network', () => {
  test('a page is read before its scripts and pictures are there', async ({
    page,
    request,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_FAILED|Failed to load/);
    const product = await makeProduct(await makeVendor());
    const found = (await (await request.get('/api/listings?zipCode=33901')).json()) as unknown;
    const [listing] = Array.isArray(found) ? (found as { id: number; productName: string }[]) : [];
    if (!listing) throw new Error('There is no listing near 33901.');
    await withoutTheRest(page);
    for (const [path, heading, link] of [
      ['/', 'What’s growing near you?', /^Browse/],
      ['/browse?zipCode=33901', 'Local Farms Near 33901', /^View Details/],
      [`/listings/${listing.id}`, listing.productName, /^Back to Listings/],
      [`/products/${product.id}`, product.name, /^Back to Marketplace/],
      ['/farms-phoenix-az', /Phoenix/, /Phoenix|Arizona/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    }
  });
});

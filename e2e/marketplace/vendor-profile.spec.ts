import { expectAccessible } from '../support/pages/axe';
import { makeFarm, signOut, signUp } from '../support/people/farmers';
import { register } from '../support/people/people';
import { PROFILE, approve } from '../support/people/vendors';
import { query } from '../support/rows/database';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cards, expect, productUrl, test } from '../support/test';

/** A vendor with as many products. */
async function someVendor(products = 1) {
  const vendor = await makeVendor();
  for (let index = 0; index < products; index += 1) await makeProduct(vendor);
  return { vendor, address: `/vendors/${vendor.id}` };
}

test.describe("a vendor's page", () => {
  test('names its farm in full on a phone, above what follows it', async ({ page, visit }) => {
    const person = await signUp(page);
    await makeFarm(page, { name: 'Polder Farm' });
    const answer = await page.request.post('/api/vendor/onboarding', {
      multipart: { data: JSON.stringify(PROFILE) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const vendorId = await approve(person);
    await signOut(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/vendors/${vendorId}`);
    const farm = page.getByRole('main').getByRole('link', { name: 'Polder Farm', exact: true }).first();
    const follow = page.getByRole('button').filter({ hasText: 'Follow this farm' });
    const [name, button] = [await farm.boundingBox(), await follow.boundingBox()];
    if (!name || !button) throw new Error('The farm or its button has no place.');
    const isBeside = button.x >= name.x + name.width;
    expect(isBeside || button.y >= name.y + name.height).toBe(true);
  });

  test('says who it is, what it sells and how to get it', async ({ page, visit }) => {
    const { vendor, address } = await someVendor();
    await query(
      `UPDATE vendors SET farm_story = 'We began with one bed of kale.', certifications = '{"USDA Organic"}',
         website = 'https://kale.farmgate.example/us' WHERE id = $1`,
      [vendor.id],
    );
    expect((await visit(address)).status()).toBe(200);
    await expect(page).toHaveTitle(`${vendor.businessName} in Fort Myers, FL | Farmgate`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + address);
    const article = page.locator('#main > article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(vendor.businessName);
    for (const text of [
      'Verified Vendor',
      'USDA Organic',
      'Fort Myers, FL',
      'Conventional farming',
      'We began with one bed of kale.',
      'Specialties: Vegetables.',
      'Ships nationwide',
      'At the red barn, Saturdays from 8 to noon.',
      'No reviews yet',
    ]) {
      await expect(article).toContainText(text);
    }
    await expect(article.getByRole('link', { name: 'kale.farmgate.example' })).toHaveAttribute(
      'rel',
      'ugc nofollow noopener',
    );
    await expect(article).not.toContainText('3 Farm Road');
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Contact Vendor' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact Vendor' })).toBeVisible();
  });

  test('lists its products page by page', async ({ page, visit }) => {
    const { address } = await someVendor(22);
    await visit(address);
    const items = page.getByRole('list', { name: 'Products' }).getByRole('article');
    await expect(page.getByRole('status').filter({ hasText: '22 products' })).toBeVisible();
    await expect(items).toHaveCount(20);
    await page.getByRole('link', { name: 'Load More Products' }).click();
    await expect(items).toHaveCount(22);
    await expect(items.nth(20).getByRole('link').first()).toBeFocused();
  });

  test('can be saved', async ({ page, visit }) => {
    const { vendor, address } = await someVendor();
    await register(page.request);
    await visit(address);
    const heart = page.getByRole('button', { name: `Save: ${vendor.businessName}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('an address of a vendor that is not there', () => {
  test('is the listing with that id', async ({ page, visit }) => {
    const [row] = await query<{ id: number; name: string }>(
      `SELECT id, product_name AS name FROM listings WHERE id NOT IN (SELECT id FROM vendors) ORDER BY id DESC LIMIT 1`,
    );
    if (!row) throw new Error('There is no such listing.');
    expect((await visit(`/vendors/${row.id}`)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.name);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${productUrl()}/listings/${row.id}`,
    );
  });

  test('says so where a vendor has it who is not selling now', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    const { vendor, address } = await someVendor();
    await query('UPDATE vendors SET is_approved = false WHERE id = $1', [vendor.id]);
    expect((await visit(address)).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not selling here now');
    await expect(page.getByText(vendor.businessName)).toHaveCount(0);
  });

  test('answers 404 where there is no such listing either', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    expect((await visit('/vendors/999999999')).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load listing');
  });
});

test('has nothing for axe to find', async ({ page, visit }) => {
  const { address } = await someVendor(3);
  await visit(address);
  await expectAccessible(page);
});

test('fits on a narrow phone', async ({ page, visit }) => {
  const { address } = await someVendor(2);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("a vendor's page without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test('has its content and its products', async ({ page, visit }) => {
    const { vendor, address } = await someVendor(2);
    expect((await visit(address)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(vendor.businessName);
    await expect(cards(page).filter({ hasText: 'Kale' }).last()).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { signUp } from '../support/people/farmers';
import { tabTo } from '../support/people/keyboard';
import { newPerson, register } from '../support/people/people';
import { PROFILE, addProduct, buy, signUpVendor } from '../support/people/vendors';
import { registerFarm } from '../support/rows/farms';
import { expect, notification, test } from '../support/test';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field, or chooses what begins with the text. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test.describe('by keyboard alone', () => {
  test.setTimeout(180_000);

  test('a vendor adds a product', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/dashboard');
    const main = page.getByRole('main');
    await press(page, main.getByRole('link', { name: 'Add Product' }).first());
    await expect(page).toHaveURL('/vendor/products/new');
    const form = page.getByRole('form', { name: 'Add Product' });
    await type(page, form.getByLabel('Product name'), 'Keyboard kale');
    await type(page, form.getByLabel('Category'), 'Vegetables');
    await type(page, form.getByLabel('Description', { exact: true }), 'Typed, not clicked.');
    await type(page, form.getByLabel('Price in dollars'), '4.50');
    await type(page, form.getByLabel('Unit'), 'per Bunch');
    await type(page, form.getByLabel('In stock'), '30');
    await press(page, form.locator('summary').filter({ hasText: 'More options' }));
    await press(page, form.getByRole('checkbox', { name: 'Organic' }), 'Space');
    await press(page, form.getByRole('button', { name: 'Add Product' }));
    await expect(page).toHaveURL('/vendor/products');
    await expect(notification(page)).toContainText('Product added');
    const answer = await page.request.get('/api/vendor/products');
    expect(await answer.json()).toMatchObject([
      { name: 'Keyboard kale', price: 4.5, unit: 'bunch', isOrganic: true },
    ]);
  });

  test('a vendor takes an order from new to delivered', async ({ page, visit }) => {
    await signUpVendor(page);
    const product = await addProduct(page);
    const id = await buy([[product, 3]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
    await visit('/vendor/dashboard');
    await tabTo(page, page.getByRole('tab', { selected: true }));
    const orders = page.getByRole('tab', { name: /^Orders/ });
    for (
      let presses = 0;
      presses < 4 && !(await orders.evaluate((tab) => tab === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=orders/);
    await press(page, page.getByRole('link', { name: /View Details/ }));
    await expect(page).toHaveURL(`/vendor/orders/${id}`);
    await press(page, page.getByRole('button', { name: 'Confirm Order' }));
    await press(page, page.getByRole('button', { name: 'Add Tracking' }));
    await expect(page.getByRole('dialog').getByLabel('Carrier')).toBeFocused();
    await page.keyboard.type('USPS');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Mark as Delivered' }));
    await expect(page.getByRole('button', { name: 'Mark as Delivered' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Delivered').first()).toBeVisible();
    const answer = await page.request.get(`/api/vendor/orders/${id}`);
    expect(await answer.json()).toMatchObject({ status: 'delivered' });
  });

  test('staff verify a farm', async ({ page }) => {
    await signUp(page);
    const { name } = await registerFarm(page.request);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await press(page, menu.getByRole('link', { name: 'Directory' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Farms' })).toBeVisible();
    await type(page, page.getByRole('textbox', { name: 'Search' }), name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(page, page.getByRole('link', { name: `Open ${name}` }));
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Verify', exact: true }));
    await expect(said(page)).toContainText(`${name} is verified.`);
  });

  test('staff approve a vendor', async ({ page, visit }) => {
    const businessName = `Keyboard Field ${Date.now()}`;
    await visit('/');
    await register(page.request, newPerson());
    const data = JSON.stringify({ ...PROFILE, businessName });
    expect((await page.request.post('/api/vendor/onboarding', { multipart: { data } })).status()).toBe(201);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/vendors', 'Vendors');
    await type(page, page.getByRole('textbox', { name: 'Search' }), businessName);
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(page, page.getByRole('link', { name: `Open ${businessName}` }));
    const checklist = page.getByRole('region', { name: 'Checklist' });
    await expect(checklist.getByRole('checkbox')).toHaveCount(3);
    for (const check of await checklist.getByRole('checkbox').all()) {
      await press(page, check, 'Space');
      await expect(check).toBeChecked();
    }
    const approve = page.getByRole('button', { name: 'Approve anyway', exact: true });
    await expect(approve).toBeEnabled();
    await tabTo(page, approve, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Approve anyway', exact: true }));
    await expect(said(page)).toContainText(
      'Vendor approved. Shoppers can see its products. We emailed the vendor.',
    );
  });
});

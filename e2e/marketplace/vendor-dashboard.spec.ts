import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

test.describe("a vendor's dashboard", () => {
  test('sends visitors to the login', async ({ page, visit }) => {
    await visit('/vendor/dashboard');
    await page.waitForURL('**/login?returnTo=%2Fvendor%2Fdashboard');
  });

  test('says what is there where there is nothing yet', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/dashboard');
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect(page.getByText('Start selling by adding your first product.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Your First Product' })).toHaveAttribute(
      'href',
      '/vendor/products/new',
    );
    await expect(page.getByRole('definition').filter({ hasText: '$0.00' })).toBeVisible();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(
      page.getByText('Orders will appear here when customers purchase your products.'),
    ).toBeVisible();
  });

  test('has tabs that are addresses, and are walked through by keyboard', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/dashboard');
    await page.getByRole('tab', { name: 'Products' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=orders/);
    await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();
    await visit('/vendor/dashboard?tab=profile');
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/vendor/profile/edit',
    );
  });

  test('counts, draws and lists what was sold', async ({ page, visit }) => {
    await signUpVendor(page);
    const product = await addProduct(page, { price: '10.00' });
    await addProduct(page, { name: 'Hidden kale', isActive: false });
    await buy([[product, 2]], { shippingMethod: 'local_delivery', paymentMethod: 'credit_card' });
    await visit('/vendor/dashboard?tab=analytics');
    const figure = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
    await expect(figure('Total Products')).toHaveText('2');
    await expect(figure('Pending Orders')).toHaveText('1');
    await expect(figure('Total Sales')).toHaveText('$20.00');
    await expect(figure('Active Products')).toHaveText('1');
    await expect(figure('Total Revenue')).toHaveText('$20.00');
    await expect(figure('Total Orders')).toHaveText('1');
    await expect(figure('Average Order Value')).toHaveText('$20.00');
    await expect(figure('Product Views')).toHaveText('0');
    await expect(page.getByRole('heading', { name: 'Top Products' })).toBeVisible();
    await expect(page.getByText('Hidden kale')).toHaveCount(0);
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeAttached();
    await page.getByText('The figures as a table').click();
    await expect(page.getByRole('table', { name: 'Sales over time' })).toContainText('$20.00');

    const statement = page.getByRole('region', { name: 'Statement' });
    await expect(statement.getByRole('row').filter({ hasText: 'Sale' })).toContainText('order #FG-');
    // $20.00, $5.00 delivery and $1.60 tax, less 12 % of the goods.
    await expect(statement.getByText('$24.20').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await statement.getByRole('link', { name: 'Download CSV' }).click();
    const file = await download;
    expect(await readFile(await file.path(), 'utf8')).toContain('Date,Kind,Order,Amount,Balance');
    await statement.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(statement.getByText('No activity for these dates')).toBeVisible();
  });

  test('fits a screen of 320 pixels', async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 568 });
    await signUpVendor(page, { businessName: 'Anextraordinarilylongnameforafarm of the Everglades' });
    const product = await addProduct(page, { name: 'Incomprehensibilities of the late summer' });
    const id = await buy([[product, 1]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
    const tabs = ['products', 'orders', 'analytics', 'profile'].map((tab) => `/vendor/dashboard?tab=${tab}`);
    const forms = ['/vendor/products/new', '/vendor/profile/edit'];
    for (const path of [...tabs, ...forms, `/vendor/orders/${id}`, '/vendor/pick-list']) {
      await visit(path);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });

  test('can be read by everybody', async ({ page, visit }) => {
    test.slow();
    await signUpVendor(page);
    const product = await addProduct(page);
    await buy([[product, 2]], { shippingMethod: 'local_delivery', paymentMethod: 'credit_card' });
    for (const tab of ['analytics', 'profile']) {
      await visit(`/vendor/dashboard?tab=${tab}`);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await visit('/vendor/profile/edit');
    await expect(page.getByRole('form', { name: 'Edit Profile' })).toBeVisible();
    await expectAccessible(page);
  });
});

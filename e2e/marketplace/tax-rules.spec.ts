import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { query } from '../support/rows/database';
import { startOwnProduct } from '../support/rows/own-product';
import { makeProduct, makeVendor, type ShopProduct } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, productUrl, test } from '../support/test';

// One setting holds for everything that is sold there.
test.describe.configure({ mode: 'serial' });

let stop: () => Promise<void>;
let kale: ShopProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await startOwnProduct();
  kale = await makeProduct(await makeVendor({ name: 'Blue Hill' }), { price: 350 });
});
test.afterAll(() => stop?.());

const setRule = (state: string, basisPoints: number) =>
  query(`UPDATE tax_rules SET basis_points = $2 WHERE state = $1 AND tax_class = 'grocery'`, [
    state,
    basisPoints,
  ]);

test.describe('tax by rules', () => {
  test('is switched on by staff, who see what is missing, and says so to vendors', async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/\/api\/admin\/tax-rules\b/);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/tax-rules', 'Tax rules');
    await expect(page.getByText('Orders are taxed at the flat 8%.')).toBeVisible();
    await expect(page.getByText('Example, not a real rate').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Missing rules' })).toContainText('Vermont: Groceries');
    await expectAccessible(page, 'desk');

    await page.getByRole('link', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add a tax rule' })).toBeVisible();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Florida' }).click();
    await page.getByRole('combobox', { name: 'Tax class' }).click();
    await page.getByRole('option', { name: 'Groceries' }).click();
    await page.getByLabel('State rate in percent').fill('6.2555');
    await page.getByLabel('First day').fill('2026-01-01');
    await page.getByLabel('Source').fill('Example of a test');
    await page.getByLabel('Checked on').fill('2026-01-01');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByText(/at most three decimals, such as 6.25 or 6.875\.$/)).toBeVisible();
    await page.getByLabel('State rate in percent').fill('6.25');
    await save.click();
    await expect(said(page)).toContainText('Another rule of this state and class covers some of these days.');
    await expect(page.getByLabel('Source')).toHaveValue('Example of a test');

    await page.goto('/admin/settings?tab=tax');
    await page.getByRole('radio', { name: 'The tax rules of each state' }).check();
    await page.getByRole('button', { name: 'Save sales tax' }).click();
    await expect(said(page)).toContainText('Sales tax saved');
    const form = await page.request.get('/api/admin/settings/tax');
    expect(await form.json()).toMatchObject({ mode: 'rules', username: 'admin' });
  });

  test('is left out of the cart, and shown at checkout by state and way', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/\/api\/orders\b/);
    await fillCart(page, [kale, 2]);
    await visit('/cart');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText('Figured at checkout');
    await expect(summary).toContainText('Total before tax$22.00');
    await expect(summary).not.toContainText('8%');
    await expectAccessible(page);

    await visit('/checkout');
    await expect(summary).toContainText('Choose your state first');
    await fillCheckout(page);
    // 1 % of 7.00, as the example says.
    await expect(summary).toContainText('Tax$0.07');
    await expect(summary).toContainText('Total$22.07');
    await setRule('TX', 600);
    await page.getByLabel('State').selectOption('TX');
    await expect(summary).toContainText('Tax$0.42');
    await page.getByLabel('State').selectOption('FL');
    await expect(summary).toContainText('Tax$0.07');
    await expectAccessible(page);

    // The rate changes while the page is open.
    await setRule('FL', 500);
    await placeOrder(page);
    await expect(page.getByRole('form', { name: 'Checkout' })).toContainText(
      'The total is now $22.35; it was $22.07',
    );
    await expect(summary).toContainText('Tax$0.35');
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/|\/payments\//);
    const [line] = await query<{ tax: number; points: number; state: string }>(
      'SELECT tax, tax_basis_points AS points, tax_state AS state FROM order_items WHERE product_id = $1',
      [kale.id],
    );
    expect(line).toEqual({ tax: 35, points: 500, state: 'FL' });
    const [order] = await query<{ id: number }>(
      'SELECT order_id AS id FROM order_items WHERE product_id = $1',
      [kale.id],
    );
    await visit(`/orders/${order?.id}`);
    await expect(summary).toContainText('Tax$0.35');
    await expect(summary).not.toContainText('8%');
  });

  test('is asked of vendors as a class, and told in the terms', async ({ page, visit, browser }) => {
    await visit('/terms');
    await expect(page.getByText('Tax depends on the product and on the state')).toBeVisible();
    const own = await browser.newContext({ baseURL: productUrl() });
    const seller = await own.newPage();
    await own.request.post('/api/auth/login', {
      data: { usernameOrEmail: 'vendor', password: 'farmgate-demo' },
    });
    await seller.goto('/vendor/products/new');
    const taxClass = seller.getByLabel('Tax class');
    await expect(taxClass).toBeVisible();
    await seller.getByLabel('Category').selectOption('plants');
    await expect(taxClass.locator('option').first()).toHaveText('By category: Plants, flowers and seeds');
    await expectAccessible(seller);
    await own.close();
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { inventoryOf, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink, fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, hydrated, notification, productUrl, test } from '../support/test';

/** No other test sends anything there. */
const OPENED = { code: 'WY', name: 'Wyoming', city: 'Cheyenne', zip: '82001' };
const SETTING = '/api/admin/settings/checkout-states';

const stateField = (page: Page) => page.getByRole('main').getByLabel('State');
const codesOf = (page: Page) =>
  stateField(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

test.describe('the states that orders can be sent to', () => {
  // One setting, which all of them share.
  test.describe.configure({ mode: 'default' });
  let staff: Page;

  test.beforeEach(async ({ browser }) => {
    staff = await (await browser.newContext({ baseURL: productUrl() })).newPage();
    await signInAsAdmin(staff);
  });
  test.afterEach(async () => {
    const { states } = (await (await staff.request.get(SETTING)).json()) as { states: string[] };
    const rest = states.filter((code) => code !== OPENED.code);
    if (rest.length < states.length) {
      const put = await staff.request.put(SETTING, { data: { states: rest, was: { states } } });
      expect(put.ok(), await put.text()).toBe(true);
    }
    await staff.context().close();
  });

  async function toggleInSettings(success: string): Promise<void> {
    await openBackOffice(staff, '/admin/settings?tab=states', 'Settings');
    const states = staff.getByRole('group', { name: 'States' });
    await states.getByRole('checkbox', { name: OPENED.name, exact: true }).click();
    await staff.getByRole('button', { name: 'Save states' }).click();
    await expect(said(staff)).toContainText(success);
  }

  async function fillAddress(page: Page): Promise<void> {
    await fillCheckout(page);
    await page.getByRole('main').getByLabel('City', { exact: true }).fill(OPENED.city);
    await stateField(page).selectOption(OPENED.code);
    await page.getByRole('main').getByLabel('ZIP code', { exact: true }).fill(OPENED.zip);
  }

  test('are what the checkout offers, from the moment staff open one', async ({ page, visit }) => {
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await visit('/checkout');
    await expect(page.getByRole('radio', { name: 'Shipping' })).toBeVisible();
    expect(await codesOf(page)).not.toContain(OPENED.code);
    await toggleInSettings('States saved');
    await visit('/checkout');
    await fillAddress(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  });

  test('say so where one is closed while somebody checks out, and nothing typed is lost', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400/);
    await toggleInSettings('States saved');
    const product = await makeProduct(await makeVendor());
    const stock = await inventoryOf(product);
    await fillCart(page, [product, 2]);
    await visit('/checkout');
    await fillAddress(page);
    await page.getByLabel('Notes for the vendors').fill('After five, please.');
    await toggleInSettings('States saved');
    await placeOrder(page);
    const form = page.getByRole('form', { name: 'Checkout' });
    const sentence = `We no longer send orders to ${OPENED.name}. Please choose another address, or pickup.`;
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(stateField(page)).toBeFocused();
    await expect.poll(() => codesOf(page)).not.toContain(OPENED.code);
    await expect(stateField(page)).toHaveValue('');
    await expect(form.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByLabel('First name', { exact: true })).toHaveValue('Ann');
    await expect(main.getByLabel('Street address', { exact: true })).toHaveValue('1 Main Street');
    await expect(main.getByLabel('City', { exact: true })).toHaveValue(OPENED.city);
    await expect(page.getByLabel('Notes for the vendors')).toHaveValue('After five, please.');
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    expect(await inventoryOf(product)).toBe(stock);

    await main.getByLabel('City', { exact: true }).fill('Fort Myers');
    await stateField(page).selectOption('FL');
    await main.getByLabel('ZIP code', { exact: true }).fill('33901');
    await expect(form.getByText(sentence)).toHaveCount(0);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    expect(await inventoryOf(product)).toBe(stock - 2);
  });

  test('are fewer for a vendor who chooses some, and product and checkout say so', async ({
    page,
    visit,
    browser,
  }) => {
    await signUpVendor(page, {
      businessName: 'Near Field Farm',
      shippingMethods: ['nationwide_shipping'],
    });
    const product = await addProduct(page);
    await visit('/vendor/profile/edit');
    await page.getByRole('radio', { name: 'Only to the states I choose' }).check();
    const list = page.getByRole('list', { name: 'States you ship to' });
    for (const name of ['California', 'Florida', 'Texas'])
      await list.getByRole('checkbox', { name }).uncheck();
    await expect(list.getByRole('checkbox', { name: 'New York' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notification(page)).toBeVisible();

    const shopper = await (await browser.newContext({ baseURL: productUrl() })).newPage();
    await shopper.goto(`/products/${product}`);
    await expect(shopper.getByRole('list', { name: 'Shipping' })).toContainText('Ships to NY');
    await shopper.request.post('/api/cart', { data: { productId: product, quantity: 1 } });
    await shopper.goto('/checkout');
    await hydrated(shopper);
    await expect(shopper.getByRole('radio', { name: 'Shipping' })).toBeVisible();
    await fillCheckout(shopper);
    const says = shopper.getByText("Near Field Farm doesn't ship to Florida.");
    await expect(says).toBeVisible();
    await expect(shopper.getByRole('radio', { name: 'Shipping' })).toBeDisabled();
    await expectAccessible(shopper);
    await stateField(shopper).selectOption('NY');
    await shopper.getByRole('main').getByLabel('ZIP code', { exact: true }).fill('10001');
    await expect(says).toHaveCount(0);
    await shopper.getByRole('radio', { name: 'Shipping' }).check();
    await placeOrder(shopper);
    await expect(shopper).toHaveURL(/\/orders\/\d+\/pay$/);
    await shopper.context().close();
  });
});

import { expectAccessible } from '../support/pages/axe';
import { linkIn, mailTo } from '../support/people/mails';
import { register } from '../support/people/people';
import { changeProduct, inventoryOf, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink, fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, hold, notification, test } from '../support/test';

test.describe('the checkout', () => {
  test('says that the cart is empty', async ({ page, visit }) => {
    await visit('/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test('lets a guest buy from two vendors with pickup and cash @journey', async ({ page, visit }) => {
    const [first, second] = [await makeVendor(), await makeVendor()];
    const [kale, honey] = [
      await makeProduct(first, { price: 350 }),
      await makeProduct(second, { price: 1275 }),
    ];
    await fillCart(page, [kale, 2], [honey, 1]);
    await visit('/checkout');
    await expect(page.getByText('no card is charged')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Cash' })).toHaveCount(0);
    const email = await fillCheckout(page);
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('radio', { name: 'Cash' }).check();
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('$21.33');
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(notification(page)).toContainText('Order placed successfully!');
    for (const vendor of [first, second]) {
      await expect(page.getByRole('group', { name: vendor.businessName })).toContainText(
        `${vendor.businessName} gets your order as soon as you confirm it.`,
      );
    }
    await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm My Order' })).toHaveCount(0);
    await expect(page.getByText('Cash at pickup')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
    expect(await inventoryOf(kale)).toBe(18);

    await visit(linkIn(await mailTo(email, 'order-to-confirm'), new URL(page.url()).pathname));
    await page.getByRole('button', { name: 'Confirm My Order' }).click();
    await expect(notification(page)).toContainText('Thank you! Your order is confirmed.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, Ann.');
    for (const vendor of [first, second]) {
      await expect(page.getByRole('group', { name: vendor.businessName })).toContainText(
        `${vendor.businessName} will confirm your order.`,
      );
    }
  });

  test('can be read by everybody when a guest has bought, and when the mail is open', async ({
    page,
    visit,
  }) => {
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await visit('/checkout');
    const email = await fillCheckout(page);
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('radio', { name: 'Cash' }).check();
    await placeOrder(page);
    await expect(notification(page)).toContainText('Order placed successfully!');
    await expectAccessible(page);
    await visit(linkIn(await mailTo(email, 'order-to-confirm'), new URL(page.url()).pathname));
    await expect(page.getByRole('button', { name: 'Confirm My Order' })).toBeVisible();
    await expectAccessible(page);
  });

  test('is filled from a saved address, and takes another', async ({ page, visit }) => {
    await register(page.request);
    const first = {
      firstName: 'Sam',
      lastName: 'Rivers',
      phone: '239-555-0134',
      address: '4 Grove Road',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
    };
    for (const data of [{ ...first, address: '9 Mango Street', firstName: 'Ruth' }, first]) {
      const kept = await page.request.post('/api/account/addresses', { data });
      expect(kept.ok(), await kept.text()).toBe(true);
    }
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await visit('/checkout');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Street address', { exact: true })).toHaveValue(/Grove Road|Mango Street/);
    await expect(main.getByLabel('State')).toHaveValue('FL');
    await main.getByLabel('Use a saved address').selectOption({ label: 'Ruth, 9 Mango Street, Fort Myers' });
    await expect(main.getByLabel('First name', { exact: true })).toHaveValue('Ruth');
    await expect(main.getByLabel('Street address', { exact: true })).toHaveValue('9 Mango Street');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  });

  test('says at the fields what is missing, and moves the focus to the first', async ({ page, visit }) => {
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await visit('/checkout');
    await placeOrder(page);
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please enter your full address',
      'City is required',
      'State is required',
      'Please enter a valid ZIP code',
      'You must agree to the terms and conditions',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectAccessible(page);
  });

  test('loses no press while the days and ways are on their way', async ({ page, visit }) => {
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    for (const slow of ['pickups', 'delivery']) {
      const letCome = await hold(page, `**/api/cart/${slow}*`);
      await visit('/checkout');
      await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
      letCome();
      await placeOrder(page);
      await expect(page.getByText('First name is required')).toBeVisible();
    }
  });

  test('says what is missing also where the days could not be loaded', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_FAILED|Failed to load resource/);
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await page.route('**/api/cart/pickups*', (route) => route.abort());
    await visit('/checkout');
    await placeOrder(page);
    await expect(page.getByText('First name is required')).toBeVisible();
  });

  test('leaves out ways that are not possible, and asks anew for another ZIP code', async ({
    page,
    visit,
  }) => {
    const vendor = await makeVendor({ methods: ['local_delivery', 'nationwide_shipping'] });
    await fillCart(page, [await makeProduct(vendor), 1]);
    await visit('/checkout');
    const local = page.getByRole('radio', { name: /Local delivery/ });
    await expect(local).toBeDisabled();
    await expect(page.getByText('Enter your delivery ZIP code first.')).toBeVisible();
    await page.getByRole('main').getByLabel('ZIP code', { exact: true }).fill('10001');
    await expect(local).toHaveCount(0);
    await page.getByRole('main').getByLabel('ZIP code', { exact: true }).fill('33901');
    await expect(local).toBeEnabled();
    await local.check();
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('$5.00');
    await expect(page.getByRole('radio', { name: /Pickup/ })).toHaveCount(0);
  });

  test('chooses no pickup that is far away, and asks once whether one is meant', async ({ page, visit }) => {
    const vendor = await makeVendor({ methods: ['pickup'] });
    await fillCart(page, [await makeProduct(vendor), 1]);
    await visit('/checkout');
    const pickup = page.getByRole('radio', { name: 'Pickup' });
    await expect(pickup).toBeChecked();
    await fillCheckout(page);
    await expect(page.getByLabel('Street address')).toHaveCount(0);
    await page.getByRole('main').getByLabel('ZIP code (optional)').fill('14850');
    await expect(pickup).not.toBeChecked();
    await page.getByLabel('State').selectOption('NY');
    await placeOrder(page);
    await expect(page.getByText('Please choose a shipping method')).toBeVisible();
    await pickup.click();
    const question = page.getByRole('dialog', {
      name: /^It is 1,1\d\d miles to Fort Myers, FL: still pick up\?$/,
    });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(pickup).not.toBeChecked();
    await pickup.click();
    await question.getByRole('button', { name: 'Still pick up' }).click();
    await expect(pickup).toBeChecked();
    await page.getByLabel('Last name').fill('Fields');
    await expect(question).toHaveCount(0);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  });

  test('says what changed when a price is another by now, and sells at the new one when pressed again', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const kale = await makeProduct(await makeVendor(), { price: 1000 });
    await fillCart(page, [kale, 1]);
    await visit('/checkout');
    await fillCheckout(page);
    await changeProduct(kale, { price: 1200 });
    await placeOrder(page);
    const alert = page.getByRole('form', { name: 'Checkout' }).getByRole('alert');
    await expect(alert).toContainText('The total is now $27.96; it was $25.80 when your cart was shown.');
    await expect(alert).toContainText(`${kale.name} now costs $12.00 instead of $10.00.`);
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('$27.96');
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  });

  test('names what was sold meanwhile, and goes on without it', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const vendor = await makeVendor();
    const [kale, last] = [await makeProduct(vendor), await makeProduct(vendor, { inventory: 1 })];
    await fillCart(page, [kale, 1], [last, 1]);
    await visit('/checkout');
    await fillCheckout(page);
    await changeProduct(last, { inventory: 0 });
    await placeOrder(page);
    const form = page.getByRole('form', { name: 'Checkout' });
    await expect(form.getByText(`${last.name} is out of stock.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove from the cart' }).click();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    expect(await inventoryOf(last)).toBe(0);
  });

  test('buys one vendor’s part alone, and leaves the rest', async ({ page, visit }) => {
    const [near, far] = [
      await makeVendor({ methods: ['pickup'] }),
      await makeVendor({ methods: ['nationwide_shipping'] }),
    ];
    await fillCart(page, [await makeProduct(near), 1], [await makeProduct(far), 2]);
    await visit(`/checkout?vendorId=${near.id}`);
    await expect(page.getByText(`You are checking out ${near.businessName} only.`)).toBeVisible();
    await expect(page.getByRole('radio', { name: /Pickup/ })).toBeChecked();
    await fillCheckout(page);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  });

  test('orders once where the answer gets lost, and finds the order after a reload', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_FAILED|Failed to load resource/);
    const kale = await makeProduct(await makeVendor(), { inventory: 5 });
    await fillCart(page, [kale, 2]);
    await visit('/checkout');
    await fillCheckout(page);
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeOrder(page);
    await expect(notification(page)).toContainText('Failed to place order. Please try again.');
    await page.unroute('**/api/orders');
    await page.reload();
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    expect(await inventoryOf(kale)).toBe(3);
  });

  test('keeps what was typed over a reload, and works by keyboard on the smallest screen', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fillCart(page, [await makeProduct(await makeVendor()), 1]);
    await visit('/checkout');
    await fillCheckout(page);
    await page.getByLabel('Notes for the vendors').fill('After five, please.');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page.getByLabel('Notes for the vendors')).toHaveValue('After five, please.');
    const terms = page.getByRole('checkbox', { name: /I agree/ });
    await expect(terms).not.toBeChecked();
    await page.getByRole('radio', { name: 'Shipping' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    await page.getByRole('radio', { name: 'Credit or debit card' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await terms.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Place Order' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

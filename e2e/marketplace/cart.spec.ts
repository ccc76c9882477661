import { expectAccessible } from '../support/pages/axe';
import { changeProduct, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink, fillCart, logIn, registerPerson, rememberZip } from '../support/rows/shopping';
import { expect, hydrated, notification, test } from '../support/test';

test.describe('the cart', () => {
  test('costs visitors without one no call, and is empty', async ({ page, visit }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await visit('/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/marketplace');
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await expectAccessible(page);
  });

  test('groups by vendor, steps between one and the stock, and adds up', async ({ page, visit }) => {
    const [first, second] = [await makeVendor(), await makeVendor()];
    const kale = await makeProduct(first, { price: 350, inventory: 3 });
    const honey = await makeProduct(second, { price: 1275 });
    await fillCart(page, [kale, 2], [honey, 1]);
    await visit('/cart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    const group = page.getByRole('group', { name: first.businessName });
    await expect(group.getByRole('link', { name: first.businessName, exact: true })).toHaveAttribute(
      'href',
      `/vendors/${first.id}`,
    );
    await expect(group).toContainText('$7.00');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    // 19.75, shipped for 15.00, 8 % tax.
    await expect(summary).toContainText('$36.33');
    const more = group.getByRole('button', { name: 'Increase quantity' });
    await more.click();
    await expect(group.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await expect(more).toBeDisabled();
    await expect(summary).toContainText('$40.11');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 4 items');
    const other = page.getByRole('group', { name: second.businessName });
    await expect(other.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await other.getByRole('textbox', { name: 'Quantity' }).fill('4');
    await page.keyboard.press('Enter');
    await expect(summary).toContainText('$66.42');
    await expect(summary).toContainText('Free');
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  });

  test('takes things out, and back in by the notification', async ({ page, visit }) => {
    const kale = await makeProduct(await makeVendor());
    await fillCart(page, [kale, 2]);
    await visit('/cart');
    await page.getByRole('button', { name: `Remove ${kale.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(notification(page)).toContainText('Item removed');
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  test('takes a change back that the server refuses, and says so', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const kale = await makeProduct(await makeVendor(), { inventory: 9 });
    await fillCart(page, [kale, 2]);
    await visit('/cart');
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await changeProduct(kale, { inventory: 2 });
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(notification(page)).toContainText('Failed to update item quantity');
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  test('says what cannot be bought any more, leaves it out, and takes what is left', async ({
    page,
    visit,
  }) => {
    const vendor = await makeVendor();
    const [kale, eggs, figs] = [
      await makeProduct(vendor, { price: 1000, inventory: 9 }),
      await makeProduct(vendor),
      await makeProduct(vendor),
    ];
    await fillCart(page, [kale, 5], [eggs, 1], [figs, 1]);
    await changeProduct(kale, { inventory: 2 });
    await changeProduct(eggs, { is_active: false });
    await changeProduct(figs, { inventory: 0 });
    await visit('/cart');
    const lines = page
      .getByRole('group', { name: vendor.businessName })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(lines.nth(0)).toContainText('Only 2 left');
    await expect(lines.nth(1)).toContainText('No longer available');
    await expect(lines.nth(2)).toContainText('Sold out');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText('$0.00');
    await expectAccessible(page, 'phone');
    await lines.nth(0).getByRole('button', { name: 'Change to 2' }).click();
    // 20.00, shipped for 15.00, 8 % tax.
    await expect(summary).toContainText('$36.60');
    await summary.getByRole('button', { name: 'Remove from the cart' }).click();
    await expect(lines).toHaveCount(1);
    await expect(summary.getByRole('alert')).toHaveCount(0);
  });

  test('offers one vendor at a time where no way of delivery serves them all', async ({ page, visit }) => {
    const near = await makeVendor({ methods: ['pickup'] });
    const far = await makeVendor({ methods: ['nationwide_shipping'] });
    await fillCart(page, [await makeProduct(near), 1], [await makeProduct(far), 1]);
    await visit('/cart');
    await expect(page.getByText('Your items can’t all be delivered the same way')).toBeVisible();
    await expect(
      page.getByRole('link', { name: `Check out this farm only ${far.businessName}` }),
    ).toHaveAttribute('href', `/checkout?vendorId=${far.id}`);
    // Nothing is promised of shipping.
    await expect(page.getByText(/shipping is free/)).toHaveCount(0);
    await expectAccessible(page, 'desk');
    await page.getByRole('button', { name: `Remove everything from ${near.businessName}` }).click();
    await expect(page.getByRole('group', { name: near.businessName })).toHaveCount(0);
    await expect(page.getByText('Your items can’t all be delivered the same way')).toHaveCount(0);
    await expect(page.getByText(/nationwide shipping is free/)).toBeVisible();
  });

  test('says for each farm how its things get to the ZIP code, and how far a pickup is', async ({
    page,
    visit,
  }) => {
    const local = await makeVendor({ methods: ['pickup', 'local_delivery'] });
    const parcel = await makeVendor({ methods: ['pickup', 'nationwide_shipping'] });
    await fillCart(page, [await makeProduct(local), 1], [await makeProduct(parcel), 1]);
    await rememberZip(page, '14850');
    await visit('/cart');
    const group = page.getByRole('group', { name: local.businessName });
    await expect(group).toContainText('Fort Myers, FL · 1,134 mi');
    await expect(group).toContainText('Pickup is 1,134 mi away in Fort Myers, FL');
    await expect(group).toContainText('Doesn’t deliver to 14850');
    await expect(group).toContainText('Doesn’t ship');
    const other = page.getByRole('group', { name: parcel.businessName });
    await expect(other).not.toContainText('away in Fort Myers');
    await expect(other.getByRole('listitem').filter({ hasText: /^Ships$/ })).toBeVisible();
    await expectAccessible(page, 'phone');
  });

  test('asks once for a ZIP code, and promises no free pickup that is far away', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/404/);
    const vendor = await makeVendor({ methods: ['pickup'] });
    await fillCart(page, [await makeProduct(vendor), 1]);
    await visit('/cart');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText('Free pickup');
    const form = page.getByRole('main').getByRole('form', { name: 'Your ZIP code' });
    const field = form.getByRole('textbox');
    await field.fill('00000');
    await field.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('There is no ZIP code 00000.');
    await expectAccessible(page, 'phone');
    await field.fill('14850');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('banner').getByText('Near 14850')).toBeVisible();
    await expect(page.getByRole('group', { name: vendor.businessName })).toContainText(
      'Pickup is 1,134 mi away in Fort Myers, FL',
    );
    await expect(summary).toContainText('Pickup is 1,134 mi away');
    await expect(page.getByRole('group', { name: 'Shipping Options' })).toContainText(
      'More than 50 miles away',
    );
  });

  test('is the same in every tab', async ({ page, context, visit }) => {
    const kale = await makeProduct(await makeVendor());
    await fillCart(page, [kale, 1]);
    await visit('/cart');
    const other = await context.newPage();
    await other.goto('/login');
    await hydrated(other);
    await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 item');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(cartLink(other)).toHaveAccessibleName('Cart, 2 items');
  });

  test('comes along on signing in, and adds up with the one that was there', async ({ page, visit }) => {
    const vendor = await makeVendor();
    const [kale, honey] = [await makeProduct(vendor, { inventory: 4 }), await makeProduct(vendor)];
    const person = await registerPerson(page);
    await visit('/login?returnTo=%2Fcart');
    await logIn(page, person);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await fillCart(page, [kale, 3]);
    await page.request.post('/api/auth/logout');
    await fillCart(page, [kale, 2], [honey, 1]);
    await visit('/login?returnTo=%2Fcart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    await logIn(page, person);
    await expect(page).toHaveURL('/cart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 5 items');
    await expect(page.getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('4');
  });

  test('fits on the smallest screen, and can be changed by keyboard alone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const vendor = await makeVendor({ name: 'Okeechobee Cooperative of Heirloom Vegetable Growers' });
    const kale = await makeProduct(vendor, { name: 'Extraordinarily long-leaved Lacinato kale in bunches' });
    await fillCart(page, [kale, 1]);
    await visit('/cart');
    await page.getByRole('button', { name: 'Increase quantity' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Remove ${kale.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

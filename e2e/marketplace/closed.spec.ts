import { expectAccessible } from '../support/pages/axe';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

test.describe('closed days', () => {
  test('are planned, said to shoppers, and taken back', async ({ page, visit, browser }) => {
    const { vendorId } = await signUpVendor(page);
    const product = await addProduct(page);
    await visit('/vendor/days-off');
    await page.waitForURL('**/farmer-dashboard/closed');
    await page.getByRole('button', { name: 'Add closed days' }).click();
    const form = page.getByRole('form', { name: 'Closed days' });
    await form.getByRole('button', { name: 'See what changes' }).click();
    await expect(form.getByLabel('First day closed')).toBeFocused();
    await expect(form).toContainText('Please choose the first day.');
    await form.getByRole('button', { name: 'Today' }).click();
    await form.getByLabel('Note for shoppers').fill('At the fair.');
    await form.getByRole('button', { name: 'See what changes' }).click();
    const changes = page.getByRole('form', { name: 'What changes' });
    await expect(changes).toContainText('can’t order until then');
    await expectAccessible(page);
    await changes.getByRole('button', { name: 'Close these days' }).click();
    await expect(notification(page)).toContainText('Closed days added');
    await expect(page.getByRole('status').filter({ hasText: 'You’re away' })).toBeVisible();
    await expect(page.getByRole('button', { name: /You’re closed: At the fair/ })).toBeVisible();
    await expectAccessible(page);

    const shopper = await browser.newPage();
    await shopper.goto(`/vendors/${vendorId}`);
    await expect(shopper.getByText(/Away, and taking no orders. Back on .*At the fair/)).toBeVisible();
    await shopper.goto(`/products/${product}`);
    await expect(shopper.getByRole('button', { name: /^Back on/ })).toBeDisabled();
    await expectAccessible(shopper);

    await page.getByRole('button', { name: /^End now/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
    await expect(notification(page)).toContainText('You’re open again');
    await expect(page.getByText('No closed days planned.')).toBeVisible();
    await shopper.goto(`/products/${product}`);
    await expect(shopper.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
    await shopper.close();
  });

  test('keep what is in a cart out of its total', async ({ page, visit }) => {
    await signUpVendor(page);
    const product = await addProduct(page, { name: 'Pie of the tests', madeToOrder: true });
    await page.request.post('/api/cart', { data: { productId: product, quantity: 1 } });
    const { today } = (await (await page.request.get('/api/closures')).json()) as { today: string };
    await page.request.post('/api/closures', { data: { from: today, to: today } });
    await visit('/cart');
    await expect(page.getByRole('alert')).toContainText('Pie of the tests: Low Field Farm is away. Back on');
    await visit(`/products/${product}`);
    await expect(page.getByText('Low Field Farm is away and takes no orders.')).toBeVisible();
  });
});

test('a product that is made to order has no stock to type', async ({ page, visit }) => {
  await signUpVendor(page);
  const product = await addProduct(page, { name: 'Wreath of the tests' });
  await visit(`/vendor/products/${product}/edit`);
  await page.getByLabel('I make this to order.').check();
  await expect(page.getByLabel('In stock')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/vendor/products');
  await expect(page.getByRole('row').filter({ hasText: 'Wreath of the tests' })).toContainText(
    'Made to order',
  );
  await visit(`/products/${product}`);
  await expect(page.getByText('Made to order')).toBeVisible();
});

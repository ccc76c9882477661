import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { withOrders } from '../support/people/pickup-orders';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

const ORDERS = '/vendor/dashboard?tab=orders';
const item = (page: Page, id: number) =>
  page.getByRole('listitem').filter({
    has: page
      .getByRole('heading', { name: /^Order #FG-[A-Z0-9-]+$/ })
      .filter({ has: page.locator(`a[href="/vendor/orders/${id}"]`) }),
  });

test.describe("a vendor's orders", () => {
  let product: number;
  test.beforeEach(async ({ page }) => {
    await signUpVendor(page);
    product = await addProduct(page);
  });

  test('are confirmed and shipped with a tracking number, by keyboard alone @journey', async ({
    page,
    visit,
  }) => {
    const id = await buy([[product, 3]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
    await visit(ORDERS);
    await expect(item(page, id)).toContainText('Pending');
    await expect(item(page, id)).toContainText('Ann Field');
    await expect(item(page, id)).toContainText('3 items');
    await item(page, id).getByRole('button', { name: 'Confirm Order' }).press('Enter');
    await expect(notification(page)).toContainText('Order updated');
    await expect(notification(page)).toContainText('Order status has been updated');
    await expect(item(page, id)).toContainText('Confirmed');
    await item(page, id).getByRole('button', { name: 'Add Tracking' }).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Carrier')).toBeFocused();
    await page.keyboard.type('USPS');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9400 1000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(item(page, id)).toContainText('Shipped');
    await item(page, id)
      .getByRole('link', { name: /View Details/ })
      .press('Enter');
    await page.waitForURL(`**/vendor/orders/${id}`);
    await expect(page.getByText('USPS, 9400 1000')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Delivered' })).toBeVisible();
  });

  test('are shipped with one press', async ({ page, visit }) => {
    const id = await buy([[product, 1]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
    await visit(ORDERS);
    await item(page, id).getByRole('button', { name: 'Confirm Order' }).click();
    await item(page, id).getByRole('button', { name: 'Mark as Shipped' }).click();
    await expect(notification(page)).toContainText('Order status has been updated');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(item(page, id)).toContainText('Shipped');
    await expect(item(page, id).getByRole('button', { name: 'Mark as Delivered' })).toBeVisible();
  });

  test('are marked as packed, and it can be undone', async ({ page, visit }) => {
    const id = await buy([[product, 1]]);
    await visit(ORDERS);
    await expect(item(page, id).getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
    await item(page, id).getByRole('button', { name: 'Confirm Order' }).click();
    await item(page, id).getByRole('button', { name: 'Mark as packed' }).click();
    await expect(notification(page)).toContainText('Marked as packed');
    await expect(item(page, id)).toContainText(/Packed \w{3}, \w{3} \d+, /);
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(item(page, id)).not.toContainText(/Packed \w{3},/);
    await item(page, id).getByRole('button', { name: 'Mark as packed' }).click();
    await visit(`/vendor/orders/${id}`);
    await expect(page.getByRole('button', { name: 'Unmark packed' })).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Not packed anymore' })).toBeVisible();
  });

  test('are refunded after the handover, with a reason and what it costs', async ({ page, visit }) => {
    const id = await buy([[product, 2]], { paymentMethod: 'credit_card' });
    await visit(`/vendor/orders/${id}`);
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await page.getByRole('button', { name: 'Mark as Picked Up' }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByText('Please choose items, or enter an amount.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(dialog.getByText(/take it from your balance/)).toBeVisible();
    await expectAccessible(page, 'phone');
    await dialog.getByLabel('Reason').fill('Half of it was wilted.');
    await dialog.getByRole('button', { name: /^Refund \$/ }).click();
    await expect(notification(page)).toContainText('Refund started');
    await expect(page.getByRole('list').filter({ hasText: 'Refunded by the farm' })).toBeVisible();
  });

  test('of a pickup day are confirmed and printed together', async ({ page, visit }) => {
    const { orders } = await withOrders(page, ['Ann', 'Bea']);
    await visit(`${ORDERS}&sort=pickup`);
    await page.getByRole('paragraph').getByRole('link').filter({ hasText: /day, / }).first().click();
    await expect(page.getByText(': 2 orders to confirm')).toBeVisible();
    await expectAccessible(page, 'phone');
    await page.getByRole('button', { name: 'Confirm all' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Bea Field');
    await dialog.getByRole('button', { name: 'Confirm 2 orders' }).click();
    await expect(notification(page)).toContainText('2 orders confirmed');
    await expect(page.getByText(': all confirmed')).toBeVisible();
    await item(page, orders[0] ?? 0)
      .getByRole('button', { name: 'Mark as packed' })
      .click();
    await page.getByRole('link', { name: 'Print all' }).click();
    await expect(page.getByText('Without 1 packed order.')).toBeVisible();
  });

  test('come before their filters on a phone', async ({ page, visit }) => {
    const id = await buy([[product, 1]]);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/vendor/orders');
    await expect(item(page, id).getByRole('heading')).toBeInViewport();
    await expect(page.getByLabel('Status')).toBeHidden();
    await page.getByText('Filter orders').click();
    await page.getByLabel('Status').selectOption('delivered');
    await expect(item(page, id)).toHaveCount(0);
    await expect(page.getByText('Filter orders: Delivered')).toBeVisible();
  });

  test('that are picked up are picked up, not shipped', async ({ page, visit }) => {
    const id = await buy([[product, 1]]);
    await visit(`/vendor/orders/${id}`);
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await page.getByRole('button', { name: 'Mark as Shipped' }).click();
    await expect(page.getByRole('dialog')).toContainText('This order is for pickup.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mark as Picked Up' }).click();
    await expect(page.locator('#main').getByText('Picked up').first()).toBeVisible();
    await expect(page.getByText('Paid in cash').first()).toBeVisible();
  });

  test('are cancelled with a reason, which gives back money and stock', async ({ page, visit }) => {
    const id = await buy([[product, 4]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
    await visit(`/vendor/orders/${id}`);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('to the customer’s card');
    await expect(dialog).toContainText('The 4 items go back into your stock.');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(dialog.getByText('Please enter a reason. Your customer will see it.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The hail took it.');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.locator('#main').getByText('The hail took it.')).toBeVisible();
    await expect(page.locator('#main').getByText('Canceled').first()).toBeVisible();
    const answer = await page.request.get(`/api/vendor/products/${product}`);
    expect(((await answer.json()) as { inventory: number }).inventory).toBe(40);
  });

  test('say so when a move fails', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/500/);
    const id = await buy([[product, 1]]);
    await visit(ORDERS);
    await page.route('**/api/orders/*/status', (route) => route.fulfill({ status: 500, body: '' }));
    await item(page, id).getByRole('button', { name: 'Confirm Order' }).click();
    await expect(notification(page)).toContainText('Failed to update order status');
    await expect(item(page, id)).toContainText('Pending');
  });

  test('are found by status and day, in an address that can be kept', async ({ page, visit }) => {
    const [first, second] = [await buy([[product, 1]]), await buy([[product, 2]])];
    await page.request.put(`/api/orders/${second}/status`, { data: { status: 'confirmed' } });
    await visit(ORDERS);
    await page.getByLabel('Status').selectOption('confirmed');
    await expect(item(page, second)).toBeVisible();
    await expect(item(page, first)).toHaveCount(0);
    await expect(page).toHaveURL(/status=confirmed/);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('No orders match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(item(page, first)).toBeVisible();
  });

  test('of somebody else are not there', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    const id = await buy([[product, 1]]);
    await signUpVendor(page);
    await visit(`/vendor/orders/${id}`);
    await expect(page.getByText('The order could not be found.')).toBeVisible();
  });

  test('are picked and packed from one printable page', async ({ page, visit }) => {
    const eggs = await addProduct(page, { name: 'Brown eggs', unit: 'dozen' });
    await buy([
      [product, 3],
      [eggs, 1],
    ]);
    await buy([[product, 2]], {
      shippingMethod: 'shipping',
      paymentMethod: 'credit_card',
      specialInstructions: 'At the back door, please.',
    });
    await visit('/vendor/pick-list');
    const picks = page.getByRole('region', { name: 'Pick list' });
    await expect(picks.getByRole('row').filter({ hasText: 'Rainbow chard' })).toContainText('5');
    await expect(picks.getByRole('row').filter({ hasText: 'Brown eggs' })).toContainText('1');
    const slip = page
      .getByRole('article', { name: /^Packing slip of order #FG-/ })
      .filter({ hasText: 'At the back door' });
    await expect(slip).toContainText('At the back door, please.');
    await page
      .locator('label')
      .filter({ hasText: /^To ship$/ })
      .click();
    await expect(picks.getByRole('row').filter({ hasText: 'Rainbow chard' })).toContainText('2');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(slip).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  test('can be read by everybody', async ({ page, visit }) => {
    test.slow();
    const id = await buy([[product, 1]], { specialInstructions: 'Ring twice.' });
    await visit(ORDERS);
    await expect(item(page, id)).toBeVisible();
    await expectAccessible(page);
    await visit(`/vendor/orders/${id}`);
    await expect(page.getByText('Ring twice.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expectAccessible(page, 'phone');
    await visit('/vendor/pick-list');
    await expect(page.getByRole('region', { name: 'Pick list' })).toBeVisible();
    await expectAccessible(page);
  });
});

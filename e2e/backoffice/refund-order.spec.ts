import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { linkIn, mailTo } from '../support/people/mails';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, test } from '../support/test';

/** A guest's order of two of a product for $10.00 each, paid by card. */
async function orderAndPay(page: Page, visit: (path: string) => Promise<unknown>) {
  await fillCart(page, [await makeProduct(await makeVendor(), { price: 1000 }), 2]);
  await visit('/checkout');
  await fillCheckout(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Paid by card')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const answer = await page.request.get(`/api/orders/${id}`);
  return { id, ...((await answer.json()) as { orderNumber: string; email: string }) };
}

test.describe('an order in the back office', () => {
  test('is found, and a part of it refunded, as its buyer sees on the page and by mail @journey', async ({
    page,
    visit,
    browser,
  }) => {
    const { id, orderNumber, email } = await orderAndPay(page, visit);
    const desk = await browser.newContext({ baseURL: new URL('/', page.url()).href });
    const staff = await desk.newPage();
    // Before the back office is open: it would sign out whom it finds signed out.
    await signInAsAdmin(staff);
    await staff.goto('/admin/orders');
    await staff.getByPlaceholder('Number, name, email, phone').fill(orderNumber);
    await expect(staff.getByRole('row')).toHaveCount(2);
    await staff.getByRole('cell', { name: orderNumber, exact: true }).click();
    await expect(staff.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();

    await staff.getByRole('button', { name: 'Refund', exact: true }).first().click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Amount in dollars').fill('1000');
    await dialog.getByLabel('Reason').fill('One bunch was wilted.');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toContainText('You can refund up to');
    await dialog.getByLabel('Amount in dollars').fill('10.8');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(said(staff)).toContainText('Refund sent.');
    await expect(staff.getByText(/^\$10\.80 back to the buyer for /)).toBeVisible();
    await desk.close();

    const mail = await mailTo(email, 'order-refund');
    expect(mail.text).toContain('One bunch was wilted.');
    await visit(linkIn(mail, `/orders/${id}`));
    await expect(page.getByText('$10.80 refunded')).toBeVisible();
    await expect(page.getByText('-$10.80').first()).toBeVisible();
  });

  test('is a list that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/orders', 'Orders');
    await expectAccessible(page, 'desk');
  });
});

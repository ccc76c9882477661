import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { linkIn, mailTo } from '../support/people/mails';
import { buyByCard } from '../support/rows/purchases';
import { inventoryOf, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, test } from '../support/test';

test.describe('an order in the back office', () => {
  test('is found, and one of two jars refunded, as its buyer sees on the page and by mail', async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const product = await makeProduct(await makeVendor(), { price: 1000 });
    const { id, orderNumber, email } = await buyByCard(page.request, product, 2);
    const stock = await inventoryOf(product);
    // Staff are another person than the guest.
    const desk = await browser.newContext(baseURL ? { baseURL } : {});
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
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByLabel(/^How many of/).fill('1');
    const amount = dialog.getByLabel('Amount in dollars');
    const computed = await amount.inputValue();
    expect(Number(computed)).toBeGreaterThanOrEqual(10.8);
    await amount.fill('1000');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toContainText('You can refund up to');
    await expect(dialog).toContainText('Please enter a reason');
    await amount.fill(computed);
    await dialog.getByRole('radio', { name: 'No', exact: true }).check();
    await dialog.getByRole('radio', { name: 'Yes, put it back in stock' }).check();
    await dialog.getByLabel('Reason (optional)').fill('One jar was broken.');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(said(staff)).toContainText('Refund started. We emailed the customer and the vendor.');
    await expect(staff.getByText('1 of 2 refunded, 1 back in stock')).toBeVisible();
    await desk.close();
    expect(await inventoryOf(product)).toBe(stock + 1);

    const mail = await mailTo(email, 'order-refund');
    expect(mail.text).toContain('One jar was broken.');
    expect(mail.text).toMatch(/1 × /);
    await visit(linkIn(mail, `/orders/${id}`));
    await expect(page.getByText('1 of 2 refunded')).toBeVisible();
    await expect(page.getByText(`$${Number(computed).toFixed(2)} refunded`)).toBeVisible();
  });

  test('is a list that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/orders', 'Orders');
    await expectAccessible(page, 'desk');
  });
});

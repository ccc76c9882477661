import { expectAccessible } from '../support/pages/axe';
import { chicken } from '../support/people/by-weight';
import { addPickups } from '../support/people/pickups';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

test.describe('an order that a farm enters', () => {
  test('at its stand is handed over and paid, with tax and commission said before', async ({
    page,
    visit,
  }) => {
    await signUpVendor(page);
    await addProduct(page, { name: 'Rainbow chard' });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/vendor/dashboard?tab=orders');
    await page.getByRole('link', { name: 'Enter an order' }).click();
    await page.waitForURL('**/vendor/orders/new');
    const form = page.getByRole('form', { name: 'Enter an order' });
    await form.getByRole('button', { name: 'Enter order' }).click();
    await expect(form.getByText('Please choose a product.')).toBeVisible();
    const chard = form.getByRole('group', { name: 'Quantity of Rainbow chard' });
    await chard.getByRole('button', { name: 'Increase quantity' }).click();
    await chard.getByRole('button', { name: 'Increase quantity' }).click();
    await form.getByLabel('Handed over and paid now').check();
    await expect(form.getByText('Commission, taken from your balance')).toBeVisible();
    await form.getByLabel('First name').fill('Walt');
    await expectAccessible(page, 'phone');
    await form.getByRole('button', { name: 'Enter order' }).click();
    await expect(notification(page)).toContainText('No email was sent.');
    await page.waitForURL(/\/vendor\/orders\/\d+$/);
    await expect(page.getByText('Entered by you').first()).toBeVisible();
    await expect(page.getByText('Paid in cash', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Paid by check or another way?' }).click();
    const dialog = page.getByRole('dialog', { name: 'How were you paid?' });
    await expectAccessible(page, 'phone');
    await dialog.getByLabel('Amount in dollars').fill('many');
    await dialog.getByRole('button', { name: 'Save payment' }).click();
    await expect(dialog.getByText('Please enter an amount in dollars, such as 12.50.')).toBeVisible();
    await dialog.getByLabel('Amount in dollars').fill('5');
    await dialog.getByLabel('Note').fill('Check 1042');
    await dialog.getByRole('button', { name: 'Save payment' }).click();
    await expect(page.getByText(/^Paid by check: \$5\.00 on /)).toBeVisible();
    await page.getByRole('button', { name: 'Remove payment note' }).click();
    await expect(page.getByText(/^Paid by check: /)).toHaveCount(0);
  });

  test('waits for its pickup day', async ({ page, visit }) => {
    await signUpVendor(page);
    await addProduct(page, { name: 'Rainbow chard' });
    await addPickups(page);
    await visit('/vendor/orders/new');
    const form = page.getByRole('form', { name: 'Enter an order' });
    await form.getByRole('button', { name: 'Increase quantity' }).click();
    await form.getByLabel('First name').fill('Walt');
    await form.getByRole('button', { name: 'Enter order' }).click();
    await expect(form.getByText('Please choose a pickup day.')).toBeVisible();
    await form.getByLabel('Pickup day', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('Email').fill('walt@example.com');
    await form.getByRole('button', { name: 'Enter order' }).click();
    await expect(notification(page)).toContainText('We’re emailing it to walt@example.com.');
    await expect(page.getByText(/^Collect \$\d+\.\d\d in cash at pickup$/).first()).toBeVisible();

    // A check in the mail comes before the pickup.
    await page.getByRole('button', { name: 'Add payment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save payment' }).click();
    await expect(page.getByText('Paid by check', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Collect /)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove payment note' }).click();
    await expect(page.getByText(/^Collect /).first()).toBeVisible();
  });

  test('is weighed at the stand, and asks for its deposit', async ({ page, visit }) => {
    await signUpVendor(page);
    await addProduct(page, chicken);
    const deposit = { amount: '100', percent: '', balanceOn: '2099-11-10', unpaid: 'keep', graceDays: '7' };
    await addProduct(page, { name: 'Half a hog', price: '300', deposit });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/vendor/orders/new');
    const form = page.getByRole('form', { name: 'Enter an order' });
    const more = (name: string) =>
      form
        .getByRole('group', { name: `Quantity of ${name}` })
        .getByRole('button', { name: 'Increase quantity' });
    await form.getByLabel('Handed over and paid now').check();
    await more('Chicken, Whole').click();
    await more('Chicken, Whole').click();
    await form.getByLabel('First name').fill('Walt');
    await form.getByLabel('Weight 1 of Chicken, Whole').fill('4.35');
    await form.getByRole('button', { name: 'Enter order' }).click();
    await expect(form.getByText(/^Please enter what Chicken, Whole.* weighs\.$/)).toBeVisible();
    await form.getByLabel('Weight 2 of Chicken, Whole').fill('5.2 lb');
    await expect(form.getByText('$67.05')).toBeVisible();
    await expectAccessible(page, 'phone');

    await form.getByLabel('The customer picks it up later').check();
    await more('Half a hog').click();
    await expect(form.getByText('The customer pays you, at most')).toBeVisible();
    await form.getByLabel('How was the deposit paid?').selectOption('Check');
    await expectAccessible(page, 'phone');
    await form.getByRole('button', { name: 'Enter order' }).click();
    await page.waitForURL(/\/vendor\/orders\/\d+$/);
    await expect(page.getByText(/^Paid by check: \$100\.00 on /)).toBeVisible();
    await page.getByRole('button', { name: 'Remove payment note' }).click();
    await expect(page.getByText('Deposit, not paid yet')).toBeVisible();
  });

  test('makes its customer one of the farm’s, who is found and read of', async ({ page, visit }) => {
    await signUpVendor(page);
    await addProduct(page, { name: 'Rainbow chard' });
    await visit('/vendor/customers');
    await expect(page.getByText('No customers yet')).toBeVisible();
    const products = (await (await page.request.get('/api/vendor/products')).json()) as { id: number }[];
    for (const [firstName, phone] of [
      ['Walt', '802-555-0142'],
      ['Nora', '802-555-0143'],
    ]) {
      const items = [{ productId: products[0]?.id, quantity: 2 }];
      await page.request.post('/api/vendor/orders', { data: { items, when: 'now', firstName, phone } });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/vendor/customers');
    const list = page.getByRole('list', { name: 'Customers' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'phone');
    await page.getByRole('searchbox', { name: /^Find a customer/ }).fill('0142');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('link', { name: /Walt/ }).click();
    await expect(page.getByRole('heading', { name: 'Walt', level: 1 })).toBeVisible();
    await expect(page.getByText('2 × Rainbow chard')).toBeVisible();
    await expectAccessible(page, 'phone');
  });
});

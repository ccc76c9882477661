import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

test.describe('getting paid', () => {
  test('sends visitors to the login', async ({ page, visit }) => {
    await visit('/vendor/get-paid');
    await page.waitForURL('**/login?returnTo=%2Fvendor%2Fget-paid');
  });

  test('is set up from the dashboard by keyboard alone, and says how far it is', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/dashboard');
    await page.getByRole('link', { name: 'Get paid' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendor/get-paid');
    await expect(page.getByText('Not started')).toBeVisible();
    await expect(page.getByText('No payouts yet')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Set up payouts' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendor/get-paid/test');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave out the bank account' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendor/get-paid');
    await expect(page.getByText('A bank account or debit card for your payouts')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Continue on Stripe' }).click();
    await page.getByRole('button', { name: 'Confirm all details' }).click();
    await expect(page.getByRole('heading', { name: 'Payouts are on' })).toBeVisible();
  });

  test('leads on to a fresh link when one has expired', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/get-paid?link=again');
    await page.waitForURL('**/vendor/get-paid/test');
    await expect(page.getByRole('heading', { name: 'Test payout account' })).toBeVisible();
  });

  test('says so when the payment service does not answer, and goes on after that', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/503/);
    await signUpVendor(page);
    await visit('/vendor/get-paid');
    const message = 'The payment service isn’t responding.';
    await page.route('**/api/vendor/get-paid/link', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, error: 'PAYOUTS_UNAVAILABLE', message } }),
    );
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/api/vendor/get-paid/link');
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await page.waitForURL('**/vendor/get-paid/test');
  });

  test('shows what waits, and the year for the screen, a file and paper', async ({ page, visit }) => {
    await signUpVendor(page);
    const product = await addProduct(page);
    await buy([[product, 2]], { paymentMethod: 'credit_card' });
    await visit('/vendor/get-paid');
    await expect(page.getByText('Not delivered yet')).toBeVisible();
    await page.getByRole('link', { name: 'See your year' }).click();
    await expect(page.getByRole('table', { name: 'Year at a glance' })).toContainText('Balance at the end');
    await expect(page.getByRole('table', { name: 'Every entry' })).toContainText('Sale');
    await expect(page.getByText('All times are in')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toBe('farmgate-year.csv');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('table', { name: 'Every entry' })).toBeVisible();
  });
});

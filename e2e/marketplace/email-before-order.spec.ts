import { linkIn, mailTo } from '../support/people/mails';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, test } from '../support/test';

test('someone with many unpaid orders confirms their email, and goes on in the tab of the link', async ({
  page,
  visit,
  allowTrouble,
}) => {
  // What Chromium says of the order that waits for the email.
  allowTrouble(/409/);
  const kale = await makeProduct(await makeVendor());
  for (let count = 0; count < 5; count += 1) {
    await fillCart(page, [kale, 1]);
    const form = {
      ...{ email: `many-${Date.now()}-${count}@farmgate.example`, phone: '239-555-0134' },
      ...{ firstName: 'Ann', lastName: 'Field', address: '', city: '', state: '', zipCode: '' },
      ...{ shippingMethod: 'pickup', paymentMethod: 'cash', agreeToTerms: true },
    };
    expect((await page.request.post('/api/orders', { data: form })).status()).toBe(201);
  }
  await fillCart(page, [kale, 2]);
  await visit('/checkout');
  await page.getByRole('radio', { name: /^Pickup/ }).check();
  const email = await fillCheckout(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await placeOrder(page);
  await expect(page.getByRole('alert')).toContainText(
    `Open the link we sent to ${email} to place this order. Your cart is saved.`,
  );

  const tab = await page.context().newPage();
  const link = linkIn(await mailTo(email, 'email-before-order'), '/checkout/confirm');
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(tab.getByRole('status').filter({ hasText: 'Your email is confirmed.' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();
  // Whoever opens the link once more comes to the checkout all the same.
  await tab.goto('/cart');
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm my email' }).click();
  await tab.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(tab.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
  await tab.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrder(tab);
  await expect(tab).toHaveURL(/\/orders\/\d+$/);
  await tab.close();
});

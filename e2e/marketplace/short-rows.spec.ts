import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

test('what is missing is marked by keyboard, says what goes back, and the customer is told', async ({
  page,
  visit,
}) => {
  await signUpVendor(page);
  const product = await addProduct(page);
  const id = await buy([[product, 3]], { shippingMethod: 'shipping', paymentMethod: 'credit_card' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(`/vendor/orders/${id}`);
  await page.getByRole('button', { name: /Something’s missing/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByLabel(/how many do you have/)).toBeFocused();
  await dialog.getByLabel(/how many do you have/).selectOption('1');
  await dialog.getByLabel('Why are 2 missing?').selectOption('spoiled');
  await dialog.getByLabel(/Note to your customer/).fill('The cooler failed.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog).toContainText(/\$\d+\.\d\d goes back to Ann, for 2 ×/);
  await dialog.getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(dialog.getByLabel(/Note to your customer/)).toHaveValue('The cooler failed.');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  await expect(notification(page)).toContainText('Marked as missing');
  const missing = page.getByRole('region', { name: 'Missing' });
  await expect(missing).toContainText('2 ×');
  await missing.getByRole('button', { name: /Done, tell the customer/ }).press('Enter');
  await expect(missing.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await visit('/vendor/packing');
  await expect(page.getByRole('region', { name: 'Missing' })).toContainText('“The cooler failed.”');
});

import { priceUpc } from '@farmgate/backend/contract/marketplace/labels/codes';
import { expectAccessible } from '../support/pages/axe';
import { chicken, orderByWeight } from '../support/people/by-weight';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

test('an order is weighed by keyboard alone, and then it is known what it costs', async ({
  page,
  visit,
  playwright,
  baseURL,
}) => {
  await signUpVendor(page);
  const productId = await addProduct(page, chicken);
  const customer = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { id, orderNumber } = await orderByWeight(customer, page, productId, 2);
  await visit(`/vendor/orders/${id}`);
  await expect(page.getByText('The card is charged once you’ve weighed it.').first()).toBeVisible();
  await expect(page.getByText('$6.50/lb, about $56.56, at most $65.00').first()).toBeVisible();
  await page.getByRole('link', { name: `Weigh order #${orderNumber}` }).press('Enter');
  const field = page.getByLabel('Weight', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByText('Package 1 of 2')).toBeVisible();
  await page.keyboard.type('heavy');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please enter the weight, such as 4\.35 lb\./);
  await expect(field).toHaveValue('heavy');
  // As a scale types it.
  await page.keyboard.type('ST,GS,+  4.35 lb');
  await expect(page.getByText('4.35 lb, $28.28')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Package 2 of 2')).toBeVisible();
  await expect(field).toHaveValue('');
  const label = await page.getByRole('link', { name: 'Print label' }).getAttribute('href');
  expect(label).toMatch(/size=62x40.*package=1$/);
  const pdf = await page.request.get(label ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: 'Labels: 62 x 40 mm' }).press('Enter');
  await page.getByLabel('Label size').selectOption('4x2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Labels: 4 x 2 in' })).toBeFocused();
  await field.focus();
  await page.keyboard.type('5 lb 3 oz');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('That’s more than 5 lb. The customer pays at most $65.00 for both.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field).toBeFocused();
  // As a scanner types the label of another package: UPC-A with a price of $29.25, and Enter.
  const product = (await (await page.request.get(`/api/vendor/products/${productId}`)).json()) as {
    variants: [{ id: number }];
  };
  const code = priceUpc(product.variants[0].id, 2_925) ?? '';
  await page.keyboard.type(`${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('We couldn’t read that label. Scan it again, or enter the weight.'),
  ).toBeVisible();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('4.50 lb');
  await expect(page.getByText('Package 2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Done, order #${orderNumber}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Finish order #${orderNumber}?` });
  await expect(dialog).toContainText('2 packages, $57.53');
  await dialog.getByRole('button', { name: 'Finish order' }).press('Enter');
  await expect(page.getByText('Nothing to weigh')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just finished' })).toContainText('$57.53');
  await visit(`/vendor/orders/${id}`);
  await expect(page.getByText('4.35 lb, $28.28').first()).toBeVisible();
  await customer.dispose();
});

test('a weight that could not be saved stays in its field', async ({
  page,
  visit,
  playwright,
  baseURL,
  allowTrouble,
}) => {
  allowTrouble(/weighing|Failed to load resource/);
  await signUpVendor(page);
  const productId = await addProduct(page, chicken);
  const customer = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { id } = await orderByWeight(customer, page, productId, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/vendor/weighing');
  const field = page.getByLabel('Weight', { exact: true });
  const call = `**/api/vendor/weighing/${id}/items/**`;
  await page.route(call, (route) => route.abort());
  await field.fill('4.35');
  await field.press('Enter');
  await expect(page.getByText('We couldn’t save that weight.')).toBeVisible();
  await expect(field).toHaveValue('4.35');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Everything is weighed. Finish the orders below.')).toBeVisible();
  await customer.dispose();
});

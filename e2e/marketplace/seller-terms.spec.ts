import { expectAccessible } from '../support/pages/axe';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { makeCode, makeProduct, makeVendor, setTerms } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, notification, test } from '../support/test';

test.describe("a vendor's own terms", () => {
  test('are said in the cart, and keep too small an order from being placed', async ({ page, visit }) => {
    const vendor = await makeVendor();
    await setTerms(vendor, { shipping: 800, minimum: 2_000 });
    await fillCart(page, [await makeProduct(vendor, { price: 1_550 }), 1]);
    await visit('/cart');
    const missing = `${vendor.businessName} asks for at least $20. Add $4.50 more.`;
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
    await expect(page.getByText('Shipping: $8')).toBeVisible();
    // Without a code of any vendor, nobody is asked for one.
    await expect(page.getByLabel('Discount code')).toHaveCount(0);
    await expectAccessible(page);
    await visit('/checkout');
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    await visit('/cart');
    await page.getByRole('button', { name: 'Increase quantity' }).first().click();
    await expect(page.getByText(missing)).toHaveCount(0);
  });

  test('include a code at the checkout, kept through a reload, and shown on the order', async ({
    page,
    visit,
  }) => {
    const vendor = await makeVendor();
    const code = await makeCode(vendor, 10);
    await fillCart(page, [await makeProduct(vendor, { price: 1_000 }), 2]);
    await visit('/checkout');
    const field = page.getByLabel('Discount code');
    await field.fill('NOTACODE');
    await field.press('Enter');
    await expect(page.getByText('We couldn’t find this code for anything in your cart.')).toBeVisible();
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText(`10% off from ${vendor.businessName}`);
    await expectAccessible(page);
    await page.reload();
    await expect(summary).toContainText('-$2.00');
    await page.getByRole('button', { name: `Remove ${code}` }).click();
    await expect(summary).not.toContainText('-$2.00');
    await field.fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await fillCheckout(page);
    // 20.00 less 2.00, 15.00 shipping, 8 % of 18.00.
    await expect(summary).toContainText('$34.44');
    await placeOrder(page);
    await page.getByRole('button', { name: /Pay/ }).first().click();
    await expect(page.getByText(`Discount (${code})`)).toBeVisible();
    await expect(page.getByText('$34.44').first()).toBeVisible();
  });

  test('are set by the vendor, who sees what a customer pays', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/farmer-dashboard/more');
    await page.getByRole('link', { name: /^Prices and terms/ }).click();
    await page.waitForURL('**/vendor/terms');
    await page.getByRole('radio', { name: 'My own price' }).first().check();
    await page.getByLabel('Price in dollars').fill('8');
    await page.getByRole('textbox', { name: 'Free from' }).fill('sixty');
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(page.getByRole('textbox', { name: 'Free from' })).toBeFocused();
    await expect(page.getByText('Please enter an amount from $1 to $10,000')).toBeVisible();
    await page.getByRole('textbox', { name: 'Free from' }).fill('60');
    await expect(page.getByText('A $30 order shipped costs your customer $8.00.')).toBeVisible();
    await page.getByLabel('Minimum in dollars').fill('20');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(notification(page)).toContainText('Prices saved');
    await page.reload();
    await expect(page.getByLabel('Minimum in dollars')).toHaveValue('20');
  });

  test('include codes that are made, changed and ended', async ({ page, visit }) => {
    await signUpVendor(page);
    await addProduct(page);
    await visit('/vendor/discount-codes');
    await expect(page.getByRole('heading', { name: 'No discount codes yet' })).toBeVisible();
    await page.getByRole('button', { name: 'New code' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code', { exact: true }).fill('x');
    await dialog.getByLabel('Percent off').fill('95');
    await dialog.getByRole('button', { name: 'Make code' }).click();
    await expect(dialog.getByText('Please use 3 to 24 letters and digits.')).toBeVisible();
    await expect(dialog.getByText('Please enter a percentage from 1 to 90.')).toBeVisible();
    await dialog.getByLabel('Code', { exact: true }).fill('spring 10');
    await dialog.getByLabel('Percent off').fill('10');
    await dialog.getByRole('radio', { name: 'Only the products I choose' }).check();
    await dialog.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make code' }).click();
    const card = page.getByRole('group', { name: 'SPRING10' });
    await expect(card).toContainText('Running');
    await expect(card).toContainText('1 product');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Total uses').fill('5');
    await dialog.getByRole('button', { name: 'Save code' }).click();
    await expect(card).toContainText('Not used yet, 5 uses left');
    await card.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('button', { name: 'End code' }).click();
    await expect(card).toContainText('Ended');
  });

  test('include a code that keeps what somebody else saved', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    await signUpVendor(page);
    const ten = { code: 'SPRING10', percent: 10 };
    const made = await page.request.post('/api/vendor/discount-codes', { data: ten });
    const { id } = (await made.json()) as { id: number };
    await visit('/vendor/discount-codes');
    const card = page.getByRole('group', { name: 'SPRING10' });
    await card.getByRole('button', { name: 'Edit' }).click();
    const theirs = { code: 'SPRING10', amount: 5, maxUses: 9 };
    await page.request.put(`/api/vendor/discount-codes/${id}`, { data: theirs });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Percent off').fill('15');
    await dialog.getByLabel('Uses per customer').fill('2');
    await dialog.getByRole('button', { name: 'Save code' }).click();
    const note = dialog.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(note).toContainText('Discount: theirs is “$5”');
    await expect(note.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByLabel('Percent off')).toHaveValue('15');
    await expect(dialog.getByLabel('Total uses')).toHaveValue('9');
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Use theirs: Discount' }).click();
    await expect(dialog.getByLabel('Dollars off')).toHaveValue('5');
    await dialog.getByRole('button', { name: 'Save code' }).click();
    await expect(dialog).toBeHidden();
    const list = (await (await page.request.get('/api/vendor/discount-codes')).json()) as object[];
    expect(list).toMatchObject([{ amount: 5, percent: null, maxUses: 9, maxUsesEach: 2 }]);
  });
});

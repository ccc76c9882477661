import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { addPickups, fillFirstPickup } from '../support/people/pickups';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart, placeOrder, rememberZip } from '../support/rows/shopping';
import { expect, test } from '../support/test';

/** A farm that hands eggs over at a drop point every day. */
async function farmWithPickup(page: Page, capacity: number) {
  const businessName = `Sunny Acres ${Date.now().toString(36)}`;
  const { vendorId } = await signUpVendor(page, { businessName });
  const name = `Eggs ${vendorId}`;
  const id = await addProduct(page, { name, price: '7.00' });
  await addPickups(
    page,
    { capacity, opensDaysBefore: 21, cutoff: { kind: 'hours', hours: 24 } },
    {
      ...{ name: 'Chandler Green', kind: 'drop_point', host: 'Oak Street Bakery' },
      ...{ address: '2250 Chandler Avenue', instructions: 'Ring at the side door.', accessNote: 'No steps.' },
    },
  );
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  return { businessName, vendorId, eggs: { id, name } };
}

async function fillPerson(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const email = `ann-${process.pid}-${Date.now()}@farmgate.example`;
  const texts = { 'First name': 'Ann', 'Last name': 'Field', Email: email, Phone: '239-555-0134' };
  for (const [label, text] of Object.entries(texts)) await main.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

async function fillAddress(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const texts = { 'Street address': '1 Main Street', City: 'Fort Myers', 'ZIP code': '33901' };
  for (const [label, text] of Object.entries(texts)) await main.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State').selectOption('FL');
}

test.describe('the checkout of vendors who hand over on days', () => {
  test('gives each vendor its own way, and says on the order where and when', async ({ page, visit }) => {
    const farm = await farmWithPickup(page, 20);
    const ranch = await makeVendor({ methods: ['nationwide_shipping'] });
    const beef = await makeProduct(ranch, { price: 2_500 });
    await rememberZip(page, '33901');
    await fillCart(page, [farm.eggs, 2], [beef, 1]);
    await visit('/checkout');
    const section = page.getByRole('group', { name: farm.businessName, exact: true });
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(section.getByRole('radio', { name: /^Shipping/ })).toBeChecked();
    await section.getByRole('radio', { name: /^Pickup/ }).check();
    await expect(page.getByRole('status').filter({ hasText: 'Pickup or delivery.' })).toContainText(
      new RegExp(`${farm.eggs.name}: .* at Chandler Green, 9 AM to noon; ${beef.name}: shipped\\.`),
    );
    await expect(section.getByRole('radio', { name: /9 AM to noon$/ }).first()).toBeVisible();
    await expect(
      page.getByRole('group', { name: ranch.businessName, exact: true }).getByRole('radio'),
    ).toHaveCount(1);
    await expectAccessible(page);
    // 14.00 + 25.00, 15.00 of shipping for the beef alone, 8 % tax of 39.00.
    await expect(summary).toContainText('$57.12');
    await expect(summary).toContainText('$15.12');
    await expect(page.getByRole('radio', { name: 'Cash' })).toHaveCount(0);
    const other = section.getByRole('radio', { name: /9 AM to noon$/ }).nth(2);
    await other.check();
    await section.getByLabel('Someone else will pick it up').check();
    await fillPerson(page);
    await fillAddress(page);
    await placeOrder(page);
    await expect(section.getByText('Please enter the name of the person')).toBeVisible();
    await section.getByLabel('Their name').fill('Uncle Bob');
    await page.reload();
    await expect(section.getByLabel('Their name')).toHaveValue('Uncle Bob');
    await expect(other).toBeChecked();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await placeOrder(page);
    await page.getByRole('button', { name: /Pay/ }).first().click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const share = page.getByRole('region', { name: /^Pick up .*, 9 AM to noon$/ });
    await expect(share).toContainText(farm.businessName);
    await expect(share).toContainText('Chandler Green');
    await expect(share).toContainText('Ring at the side door.');
    await expect(share).toContainText('No steps.');
    await expect(share).toContainText('Uncle Bob');
    await expect(page.getByRole('group', { name: ranch.businessName, exact: true })).not.toContainText(
      'Chandler Green',
    );
    await expectAccessible(page);
  });

  test('asks for no address and takes cash where everything is picked up', async ({ page, visit }) => {
    const farm = await farmWithPickup(page, 20);
    await fillCart(page, [farm.eggs, 1]);
    await visit(`/checkout?vendorId=${farm.vendorId}`);
    const section = page.getByRole('group', { name: farm.businessName, exact: true });
    await expect(section.getByRole('radio', { name: /^Shipping/ })).toBeChecked();
    await expect(page.getByLabel('Street address')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Cash' })).toHaveCount(0);
    await section.getByRole('radio', { name: /^Pickup/ }).check();
    await expect(page.getByLabel('Street address')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await fillPerson(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByRole('region', { name: /^Pick up / })).toContainText('Chandler Green');
  });

  test('says that a day filled up meanwhile, loses nothing, and takes another one', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const farm = await farmWithPickup(page, 1);
    await fillCart(page, [farm.eggs, 1]);
    await visit('/checkout');
    const section = page.getByRole('group', { name: farm.businessName, exact: true });
    await section.getByRole('radio', { name: /^Pickup/ }).check();
    const first = section.getByRole('radio', { name: /9 AM to noon$/, checked: true });
    await expect(first).toBeVisible();
    await expect(section.getByText('1 pickup spot left').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Cash' }).check();
    await fillPerson(page);
    await fillFirstPickup(farm.vendorId);
    await placeOrder(page);
    await expect(section).toBeFocused();
    await expect(section.getByText(/is full\./).first()).toBeVisible();
    await expect(
      page.getByText('We haven’t placed your order. Choose another day, then place it again.'),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expectAccessible(page);
    await placeOrder(page);
    await expect(section.getByText(/is full\. Please choose another day\./)).toBeVisible();
    await section
      .getByRole('radio', { name: /9 AM to noon$/, checked: false })
      .and(page.locator(':enabled'))
      .first()
      .check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByRole('region', { name: /^Pick up / })).toContainText('Chandler Green');
  });
});

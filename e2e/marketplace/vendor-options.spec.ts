import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { expectAccessible } from '../support/pages/axe';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { drawPicture } from '../support/rows/pictures';
import { makeOptions } from '../support/rows/shop-rows';
import { expect, test } from '../support/test';

const section = (page: Page) => page.getByRole('region', { name: 'Sizes and options' });
const option = (page: Page, name: string | RegExp) => section(page).getByRole('group', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Waits until the form has put what was typed by. */
const draftHas = (page: Page, typed: string) =>
  page.waitForFunction(
    (text) => Object.values(sessionStorage).some((kept: string) => kept.includes(text)),
    typed,
  );

interface Own {
  id: number;
  price: number;
  inventory: number;
  variants?: { name: string; price: number; inventory: number; imageUrl: string | null }[];
}
const own = async (page: Page) => (await (await page.request.get('/api/vendor/products')).json()) as Own[];

const eggs = {
  name: 'Eggs',
  sku: 'EGG',
  variants: [
    { name: 'Dozen', price: '6.50', inventory: 25 },
    { name: 'Flat of 30', price: '14.00', inventory: 2 },
  ],
};

test.describe('sizes and options of a product', () => {
  test.beforeEach(async ({ page }) => {
    await signUpVendor(page);
  });

  test('are added to a product, from its own price and stock on', async ({ page, visit }) => {
    const id = await addProduct(page, { name: 'Eggs', price: '6.50', inventory: '25' });
    await visit(`/vendor/products/${id}/edit`);
    const form = page.getByRole('form', { name: 'Edit Eggs' });
    await form
      .getByLabel('Choose photos')
      .setInputFiles([
        await drawPicture(page, 'image/png', { width: 60, height: 80 }),
        await drawPicture(page, 'image/jpeg', { width: 80, height: 60 }),
      ]);
    await expect(form.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();
    await form.getByRole('button', { name: 'Add sizes or options' }).click();
    await expect(form.getByLabel('Option name')).toBeFocused();
    await page.keyboard.type('Dozen');
    await expect(option(page, 'Option 1: Dozen').getByLabel('Price in dollars')).toHaveValue('6.50');
    const stock = option(page, 'Option 1: Dozen').getByLabel('In stock');
    await expect(stock).toHaveValue('');
    await expect(stock).toHaveAccessibleDescription('It had 25 when you opened this form.');
    await stock.fill('25');
    await expect(form.getByLabel('Price in dollars')).toHaveCount(1);
    await section(page).getByRole('button', { name: 'Add another option' }).click();
    await option(page, /^Option 2/)
      .getByLabel('Option name')
      .fill('Flat of 30');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(option(page, /^Option 2/).getByLabel('Price in dollars')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('14');
    await option(page, /^Option 2/)
      .getByLabel('In stock')
      .fill('2');
    await option(page, /^Option 2/)
      .getByText('Photo, weight and growing practice')
      .click();
    await option(page, /^Option 2/)
      .getByLabel('Photo 2')
      .press(' ');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/products');
    await expect(row(page, 'Eggs')).toContainText('2 options · from $6.50');
    await expect(row(page, 'Eggs')).toContainText('27 in stock');
    await expect(row(page, 'Eggs')).toContainText('Flat of 30: 2 left');
    await expectAccessible(page);
    const [made] = await own(page);
    expect(made?.variants).toMatchObject([
      { name: 'Dozen', price: 6.5, inventory: 25, imageUrl: null },
      { name: 'Flat of 30', price: 14, inventory: 2 },
    ]);
    expect(made?.variants?.[1]?.imageUrl).toContain('/media/');
  });

  test('are moved by keyboard, removed and brought back, and give way to the fields again', async ({
    page,
    visit,
  }) => {
    const id = await addProduct(page, eggs);
    await visit(`/vendor/products/${id}/edit`);
    const names = section(page).getByLabel('Option name');
    const values = () =>
      names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await section(page).getByRole('button', { name: 'Move Flat of 30 up' }).focus();
    await page.keyboard.press('Enter');
    expect(await values()).toEqual(['Flat of 30', 'Dozen']);
    await expect(section(page).getByRole('button', { name: 'Move Flat of 30 down' })).toBeFocused();
    await section(page).getByRole('button', { name: 'Remove Flat of 30' }).click();
    await expect(section(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await values()).toEqual(['Flat of 30', 'Dozen']);
    await expect(names.first()).toBeFocused();
    await page.getByRole('checkbox', { name: /make this to order/ }).check();
    await expect(section(page).getByLabel('In stock')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /make this to order/ }).uncheck();
    await section(page).getByRole('button', { name: 'Remove Dozen' }).click();
    await section(page).getByRole('button', { name: 'Remove Flat of 30' }).click();
    await expect(page.getByLabel('Price in dollars')).toHaveValue('14.00');
    await expect(page.getByLabel('In stock')).toHaveValue('');
    await expect(page.getByText('The last option had 2 when you opened this form.')).toBeVisible();
    await page.getByLabel('In stock').fill('2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/products');
    expect((await own(page))[0]).toMatchObject({ price: 14, inventory: 2 });
    expect((await own(page))[0]).not.toHaveProperty('variants');
  });

  test('fit a small phone with large text, and come back with a draft', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const id = await addProduct(page, eggs);
    await visit(`/vendor/products/${id}/edit`);
    await page.addStyleTag({ content: 'html { font-size: 24px !important; }' });
    await option(page, 'Option 1: Dozen').getByText('Weight and growing practice').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await option(page, 'Option 1: Dozen').getByLabel('Price in dollars').fill('7.25');
    await draftHas(page, '7.25');
    page.once('dialog', (dialog) => void dialog.accept());
    await visit(`/vendor/products/${id}/edit`);
    await expect(option(page, 'Option 1: Dozen').getByLabel('Price in dollars')).toHaveValue('7.25');
  });

  test('are not ended by a form, or a draft, that never knew them', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/400/);
    const id = await addProduct(page, eggs);
    await visit(`/vendor/products/${id}/edit`);
    // The form has read its product by now.
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await makeOptions({ id }, [{ name: 'Half dozen', price: 350, inventory: 9 }]);
    await option(page, /Dozen/).getByLabel('Price in dollars').fill('7.25');
    await draftHas(page, '7.25');
    page.once('dialog', (dialog) => void dialog.accept());
    await visit(`/vendor/products/${id}/edit`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    const show = section(page).getByRole('button', { name: 'Show the current options' });
    await expect(show).toBeFocused();
    await expect(section(page)).toContainText('The options of this product have changed');
    await expectAccessible(page);
    expect((await own(page))[0]?.variants).toHaveLength(3);
    await page.keyboard.press('Enter');
    await expect(show).toHaveCount(0);
    await expect(section(page).getByLabel('Option name')).toHaveCount(3);
    await expect(option(page, /: Dozen/).getByLabel('Price in dollars')).toHaveValue('7.25');
    await save.click();
    await page.waitForURL('**/vendor/products');
    const variants = (await own(page))[0]?.variants ?? [];
    expect(variants.map(({ price }) => price).sort()).toEqual([14, 3.5, 7.25]);
  });

  test('stay where a form from before there were any saves something else', async ({ page, visit }) => {
    const id = await addProduct(page, { name: 'Eggs', price: '6.50', inventory: '25' });
    await visit(`/vendor/products/${id}/edit`);
    // The form has read its product by now.
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await makeOptions({ id }, [{ name: 'Flat of 30', price: 1400, inventory: 9 }]);
    await page.getByLabel('Product name').fill('Brown eggs');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/products');
    const [saved] = await own(page);
    expect(saved).toMatchObject({ name: 'Brown eggs', price: 14, inventory: 9 });
    expect(saved?.variants).toMatchObject([{ name: 'Flat of 30', price: 14, inventory: 9 }]);
  });

  test('are changed in a spreadsheet, one row for each', async ({ page, visit }) => {
    await addProduct(page, eggs);
    await visit('/vendor/dashboard');
    const exported = await (await page.request.get('/api/vendor/products/export')).text();
    const changed = exported.replace('14.00', '15.00').split('\r\n').slice(0, 3).join('\r\n');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
    await expect(dialog.getByRole('row', { name: 'Eggs, Dozen' })).toContainText('No change');
    await expect(dialog.getByRole('row', { name: 'Eggs, Flat of 30' })).toContainText('Changed');
    await dialog.getByRole('button', { name: 'Import 1 product' }).click();
    await expect(dialog).toBeHidden();
    expect((await own(page))[0]?.variants?.map(({ price }) => price)).toEqual([6.5, 15]);
  });
});

import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { drawPicture } from '../support/rows/pictures';
import { expect, hydrated, notification, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Add Product' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The field of how many there are. */
const stockOf = (page: Page, name: string) => row(page, name).getByRole('textbox', { name: 'Stock' });

async function fillIn(page: Page, name: string): Promise<void> {
  const fields = form(page);
  await fields.getByLabel('Product name').fill(name);
  await fields.getByLabel('Category').selectOption('vegetables');
  await fields.getByLabel('Description', { exact: true }).fill('Sweet, and pulled this morning.');
  await fields.getByLabel('Price in dollars').fill('4.50');
  await fields.getByLabel('Unit').selectOption('bunch');
  await fields.getByLabel('In stock').fill('30');
}

const csv = (...rows: string[]) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['sku,name,description,category,unit,price,inventory', ...rows].join('\n')),
});

test.describe("a vendor's products", () => {
  test.beforeEach(async ({ page }) => {
    await signUpVendor(page);
  });

  test('are added with pictures in an order of their own', async ({ page, visit }) => {
    await visit('/vendor/products/new');
    await fillIn(page, 'Carrots of the tests');
    const [first, second] = [
      await drawPicture(page, 'image/jpeg', { width: 80, height: 60 }),
      await drawPicture(page, 'image/png', { width: 60, height: 80 }),
    ];
    await form(page)
      .getByLabel(/^(Choose|Add) photos$/)
      .setInputFiles([first, second]);
    await form(page).getByLabel('What does photo 2 show?').fill('A crate of carrots');
    await form(page).getByRole('button', { name: 'Move photo 2 forward' }).click();
    await expect(form(page).getByLabel('What does photo 1 show?')).toHaveValue('A crate of carrots');
    await form(page).getByText('More options').click();
    await form(page).getByLabel('Tags').fill('heirloom, spring');
    await form(page).getByLabel('Harvest date').fill('2026-05-01');
    await form(page).getByRole('button', { name: 'Add Product' }).click();
    await page.waitForURL('**/vendor/products');
    await expect(notification(page)).toContainText('Product added');
    await expect(row(page, 'Carrots of the tests')).toContainText('$4.50 per bunch');
    await expect(stockOf(page, 'Carrots of the tests')).toHaveValue('30');
    const [made] = (await (await page.request.get('/api/vendor/products')).json()) as {
      images: { alt: string }[];
      tags: string[];
    }[];
    expect(made?.images.map(({ alt }) => alt)).toEqual(['A crate of carrots', '']);
    expect(made?.tags).toEqual(['heirloom', 'spring']);
  });

  test('say at the fields what is wrong, here and on the server', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    await addProduct(page, { sku: 'CH-1' });
    await visit('/vendor/products/new');
    await form(page).getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product name is required')).toBeVisible();
    await expect(form(page).getByLabel('Product name')).toBeFocused();
    await fillIn(page, 'Chard again');
    await form(page).getByText('More options').click();
    await form(page).getByLabel('Harvest date').fill('2026-05-02');
    await form(page).getByLabel('Expiration date').fill('2026-05-01');
    await form(page).getByLabel('SKU').fill('CH-1');
    await form(page).getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('The expiration date must not be before the harvest date')).toBeVisible();
    await form(page).getByLabel('Expiration date').fill('2026-05-09');
    await form(page).getByRole('button', { name: 'Add Product' }).click();
    await expect(
      form(page).getByText('Another of your products has this SKU already.').first(),
    ).toBeVisible();
    await expect(form(page).getByLabel('SKU')).toBeFocused();
    await expect(form(page).getByLabel('Product name')).toHaveValue('Chard again');
  });

  test('keep what was typed over a reload', async ({ page, visit }) => {
    await visit('/vendor/products/new');
    await form(page).getByLabel('Product name').fill('Half a carrot');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await expect(form(page).getByLabel('Product name')).toHaveValue('Half a carrot');
  });

  test('are edited and deleted', async ({ page, visit }) => {
    const id = await addProduct(page, { name: 'Old chard' });
    await visit(`/vendor/products/${id}/edit`);
    const fields = page.getByRole('form', { name: 'Edit Old chard' });
    await expect(fields.getByLabel('Price in dollars')).toHaveValue('3.50');
    await fields.getByLabel('Product name').fill('New chard');
    await fields.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/products');
    await row(page, 'New chard').getByRole('button', { name: 'Delete New chard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'In the marketplace' })).toBeFocused();
  });

  test('of somebody else are not there', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    const id = await addProduct(page);
    await signUpVendor(page);
    await visit(`/vendor/products/${id}/edit`);
    await expect(page.getByText('Product not found')).toBeVisible();
  });

  test('are switched off and on, and back where that fails', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/500/);
    await addProduct(page);
    await visit('/vendor/dashboard');
    const chard = row(page, 'Rainbow chard');
    await chard.getByRole('button', { name: 'Deactivate Rainbow chard' }).click();
    await expect(chard).toContainText('Inactive');
    await expect(notification(page)).toContainText('Product updated');
    await expect(notification(page)).toContainText('Product has been updated successfully');
    await page.route('**/api/products/*', (route) => route.fulfill({ status: 500, body: '' }));
    await chard.getByRole('button', { name: 'Activate Rainbow chard' }).click();
    await expect(notification(page)).toContainText('Failed to update product');
    await expect(chard).toContainText('Inactive');
  });

  test('are found by words and by what runs out', async ({ page, visit }) => {
    await addProduct(page, { name: 'Sweet corn', inventory: '3' });
    await addProduct(page, { name: 'Brown eggs', sku: 'EGG-12' });
    await visit('/vendor/dashboard');
    await expect(row(page, 'Sweet corn')).toContainText('Low stock');
    await page.getByLabel('Search my products').fill('egg-12');
    await expect(row(page, 'Brown eggs')).toBeVisible();
    await expect(row(page, 'Sweet corn')).toHaveCount(0);
    await page.getByLabel('Search my products').fill('');
    await page.getByRole('link', { name: 'Check stock' }).click();
    await expect(row(page, 'Sweet corn')).toBeVisible();
    await expect(row(page, 'Brown eggs')).toHaveCount(0);
    await expect(page).toHaveURL(/show=low/);
  });

  test('come in from a spreadsheet, whole or not at all', async ({ page, visit }) => {
    await addProduct(page, { name: 'Rainbow chard', sku: 'CH-1' });
    await visit('/vendor/dashboard');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chard = 'CH-1,Rainbow chard,Bright stems,vegetables,bunch,4.25,50';
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles(csv(chard, ',Leek,Long and white,vegetables,each,free,5'));
    await expect(dialog.getByText('1 changed, 1 with a mistake')).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: 'Leek' })).toContainText('price:');
    await expect(dialog.getByRole('button', { name: 'Import 1 product', exact: true })).toBeDisabled();
    await dialog
      .getByLabel('Choose another file')
      .setInputFiles(csv(chard, ',Leek,Long and white,vegetables,each,1.75,5'));
    await dialog.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(notification(page)).toContainText('Products imported');
    await expect(stockOf(page, 'Leek')).toHaveValue('5');
    await expect(row(page, 'Rainbow chard')).toContainText('$4.25');
  });

  test('come in from a list with columns of its own, which are remembered', async ({ page, visit }) => {
    await visit('/vendor/dashboard');
    const list = (...rows: string[]) => ({
      ...{ name: 'our list.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['What we grow,How much,Left,Grower', ...rows].join('\n')),
    });
    const open = () => page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await open();
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles(list('Beets,$3.00/lb,12,Ana', 'Leeks,2,5,Ana'));
    await expect(dialog.getByText('$3.00/lb · 2')).toBeVisible();
    await expect(dialog.getByText('Choose which column has the name.')).toBeVisible();
    await dialog.getByLabel('What we grow').selectOption('Name');
    await dialog.getByLabel('How much').selectOption('Price');
    await dialog.getByLabel('Left', { exact: true }).selectOption('In stock');
    await dialog.getByRole('button', { name: 'Show what happens' }).click();
    await expect(dialog.getByText('2 new')).toBeVisible();
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(row(page, 'Beets')).toContainText('$3.00');
    await open();
    await dialog.getByLabel('Choose a CSV file').setInputFiles(list('Beets,$3.25/lb,12,Ana'));
    await expect(dialog.getByText('You imported a file with these columns before')).toBeVisible();
    await expect(dialog.getByText('Price $3.00, now $3.25.')).toBeVisible();
    await expect(dialog.getByText('What is in each column?')).toBeHidden();
    await dialog.getByText('Change columns').click();
    await expect(dialog.getByLabel('What we grow')).toHaveValue('name');
    await expectAccessible(page, 'phone');
    await dialog
      .getByLabel('Choose another file')
      .setInputFiles(list('Leeks,2,5,Ana', 'Beets,$3.00/lb,12,Ana'));
    await expect(dialog.getByText('2 unchanged')).toBeVisible();
    await expect(dialog.getByText('You already have all of this.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import products' })).toBeDisabled();
  });

  test('that came in are taken out again, after it says what that does', async ({ page, visit }) => {
    await addProduct(page, { name: 'Rainbow chard', sku: 'CH-1' });
    await visit('/vendor/dashboard');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles(
        csv('CH-1,Rainbow chard,Bright stems,vegetables,bunch,4.25,50', ',Leek,White,vegetables,each,1,5'),
      );
    await dialog.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(row(page, 'Leek')).toBeVisible();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await expect(dialog.getByText('Just now: 1 new, 1 changed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo...' }).click();
    await expect(
      dialog.getByText('This deletes 1 product. 1 product will be as it was before.'),
    ).toBeVisible();
    await expect(dialog.getByText('To delete: Leek')).toBeVisible();
    await expect(dialog.getByText('To change back: Rainbow chard')).toBeVisible();
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(notification(page)).toContainText('Import undone');
    await expect(row(page, 'Leek')).toHaveCount(0);
    await expect(row(page, 'Rainbow chard')).toContainText('$3.50');
  });

  test('ask what becomes of what was sold since the file was made', async ({ page, visit }) => {
    const id = await addProduct(page, { name: 'Rainbow chard', sku: 'CH-1' });
    const file = await (await page.request.get('/api/vendor/products/export')).text();
    await buy([[id, 3]]);
    await visit('/vendor/dashboard');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog.getByLabel('Choose a CSV file').setInputFiles({
      ...{ name: 'products.csv', mimeType: 'text/csv' },
      // The stock alone is edited; what it was then stays beside it.
      buffer: Buffer.from(file.replace(/,40,40,/, ',50,40,')),
    });
    const start = dialog.getByRole('button', { name: 'Import 1 product', exact: true });
    await expect(start).toBeDisabled();
    await expectAccessible(page, 'phone');
    await dialog.getByLabel('Set to 50').check();
    await dialog.getByLabel('Keep what was sold since (47)').check();
    await start.click();
    await expect(notification(page)).toContainText('Products imported');
    await expect(stockOf(page, 'Rainbow chard')).toHaveValue('47');
  });

  test('have their stock changed in the list, and it can be undone', async ({ page, visit }) => {
    const id = await addProduct(page, { name: 'Rainbow chard' });
    await visit('/vendor/dashboard');
    const stock = stockOf(page, 'Rainbow chard');
    await expect(stock).toHaveValue('40');
    // Sold while the list is open: both count.
    await buy([[id, 3]]);
    await row(page, 'Rainbow chard').getByRole('button', { name: 'Increase stock' }).click();
    await expect(notification(page)).toContainText('38 of Rainbow chard in stock');
    await expect(stock).toHaveValue('38');
    await stock.fill('20');
    await stock.press('Enter');
    await expect(notification(page)).toContainText('20 of Rainbow chard in stock');
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notification(page)).toContainText('38 of Rainbow chard in stock');
    await expect(stock).toHaveValue('38');
    await expectAccessible(page, 'phone');
  });

  test('are copied, and the copy is not for sale before its form is saved', async ({ page, visit }) => {
    await addProduct(page, { name: 'Rainbow chard', sku: 'CH-1' });
    await visit('/vendor/dashboard');
    await row(page, 'Rainbow chard').getByRole('button', { name: 'Copy Rainbow chard' }).click();
    await page.waitForURL('**/vendor/products/*/edit');
    await expect(page.getByLabel('Product name')).toHaveValue('Copy of Rainbow chard');
    await expect(page.getByLabel('Active (visible in the marketplace)')).not.toBeChecked();
    await expect(notification(page)).toContainText('Product copied');
  });

  test('go out as a spreadsheet', async ({ page, visit }) => {
    await addProduct(page);
    await visit('/vendor/dashboard');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('products.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('Rainbow chard');
  });

  test('can be read and worked with by everybody', async ({ page, visit }) => {
    test.slow();
    await addProduct(page, { inventory: '2' });
    await visit('/vendor/dashboard');
    await expect(row(page, 'Rainbow chard')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const files = page.getByRole('dialog').getByLabel('Choose a CSV file');
    await files.setInputFiles(
      csv(',Leek,Long and white,vegetables,each,free,5', ',Kale,Curly,vegetables,each,2,5'),
    );
    await expect(page.getByText('1 new, 1 with a mistake')).toBeVisible();
    await expectAccessible(page, 'phone');
    await visit('/vendor/products/new');
    await form(page).getByText('More options').click();
    await form(page).getByLabel('Custom for this product').check();
    await form(page).getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product name is required')).toBeVisible();
    await expectAccessible(page);
  });
});

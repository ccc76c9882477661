import { newWord } from '../support/rows/purchases';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cards, expect, productUrl, test } from '../support/test';

test.describe('the ZIP code in the header', () => {
  test('is given once, and every page says how far things are', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/\/api\/zip-codes\/00000/);
    allowTrouble(/404 \(Not Found\)/);
    const word = newWord();
    const vendor = await makeVendor({ methods: ['pickup'] });
    await makeProduct(vendor, { name: `${word} honey` });
    await visit(`/marketplace?search=${word}`);
    await expect(cards(page)).toContainText('Pickup in ');
    const header = page.getByRole('banner');
    await header.getByText('Set ZIP code').click();
    const field = header.getByRole('textbox', { name: 'ZIP code', exact: true });
    await expect(field).toBeFocused();
    await field.fill('00000');
    await field.press('Enter');
    await expect(header.getByRole('alert')).toHaveText('There is no ZIP code 00000.');
    await field.fill('33901');
    await field.press('Enter');
    await expect(header.getByText('Near 33901')).toBeVisible();
    await expect(page).toHaveURL(`/marketplace?search=${word}`);
    await expect(cards(page)).toContainText(/Pickup .* mi|Too far: pickup in /);
    await visit('/farmers-markets');
    await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toHaveValue('33901');
    await visit('/browse');
    await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toHaveValue('33901');

    await visit('/');
    const search = header.getByRole('combobox', { name: 'Search by product, place or ZIP code' });
    await search.fill('eggs');
    await search.press('Enter');
    await expect(page).toHaveURL('/browse?search=eggs&zipCode=33901');
  });

  test('changes no list of products: those near it are one press away', async ({ page, visit }) => {
    const word = newWord();
    const vendor = await makeVendor({ methods: ['pickup'] });
    await makeProduct(vendor, { name: `${word} honey` });
    await page.context().addCookies([{ name: 'farmgate.near', value: '99501', url: productUrl() }]);
    await visit(`/marketplace?search=${word}`);
    await expect(cards(page)).toContainText('Too far: pickup in ');
    await page.getByRole('link', { name: 'Show what’s near 99501' }).click();
    await expect(page).toHaveURL(`/marketplace?search=${word}&zipCode=99501`);
    await expect(page.getByText(`No products found for “${word}”.`)).toBeVisible();
    await page.getByRole('link', { name: 'Show products from everywhere' }).last().click();
    await expect(page).toHaveURL(`/marketplace?search=${word}`);
    await expect(cards(page)).toContainText('Too far: pickup in ');
  });

  test('is removed again, by keyboard', async ({ page, visit }) => {
    await page.context().addCookies([{ name: 'farmgate.near', value: '33901', url: productUrl() }]);
    await visit('/faq');
    const header = page.getByRole('banner');
    await header.locator('.near summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove my ZIP code' }).press('Enter');
    await expect(header.getByText('Set ZIP code')).toBeVisible();
    await expect(header.locator('.near summary')).toBeFocused();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'farmgate.near' }),
    );
  });
});

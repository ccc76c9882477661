import { expectAccessible } from '../support/pages/axe';
import { inventoryOf, makeOptions, makeProduct, makeVendor, setOption } from '../support/rows/shop-rows';
import { cartLink, choosePickup, fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, hydrated, notification, productUrl, test } from '../support/test';

const OPTIONS = [
  { name: 'Half dozen', price: 400, inventory: 0 },
  { name: 'Dozen', price: 650, inventory: 12 },
  { name: 'Flat of 30', price: 1400, inventory: 3 },
];

/** Eggs in a half dozen, which is sold out, a dozen and a flat. */
async function someEggs() {
  const vendor = await makeVendor();
  const product = await makeProduct(vendor);
  const [half = 0, dozen = 0, flat = 0] = await makeOptions(product, OPTIONS);
  return { vendor, product, address: `/products/${product.id}`, half, dozen, flat };
}

test.describe('a product with options', () => {
  test('is chosen, bought in two options and ordered', async ({ page, visit }) => {
    const { vendor, product, address, flat } = await someEggs();
    await visit(`/vendors/${vendor.id}`);
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article');
    await expect(card).toContainText('From $6.50');
    await expect(card.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await card.getByRole('link', { name: `Choose an option: ${product.name}` }).click();
    await expect(page).toHaveURL(address);

    const article = page.getByRole('article');
    await expect(article.getByRole('radio', { name: 'Dozen $6.50', exact: true })).toBeChecked();
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await article.getByRole('radio', { name: 'Flat of 30 $14.00' }).check();
    await expect(page).toHaveURL(`${address}?option=${flat}`);
    const quantity = article.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('4');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('1');
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(article).toContainText('Total $28.00');
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

    await cartLink(page).click();
    const group = page.getByRole('group', { name: vendor.businessName });
    const line = (option: string) => group.getByRole('listitem').filter({ hasText: option });
    await expect(line('Flat of 30')).toContainText('$28.00');
    await expect(line('Dozen').getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      /\?option=\d+$/,
    );
    await line('Dozen').getByRole('button', { name: 'Increase quantity' }).click();
    await expect(group).toContainText('$41.00');
    await line('Flat of 30')
      .getByRole('button', { name: `Remove ${product.name}, Flat of 30` })
      .click();
    await expect(notification(page)).toContainText(`${product.name}, Flat of 30`);
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(line('Flat of 30').getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await expectAccessible(page);

    await visit('/checkout');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText('Flat of 30');
    await fillCheckout(page);
    await choosePickup(page);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await placeOrder(page);
    await expect(notification(page)).toContainText('Order placed successfully!');
    const share = page.getByRole('group', { name: vendor.businessName });
    await expect(share).toContainText(`${product.name}, Flat of 30 $14.00`);
    await expect(share).toContainText(`${product.name}, Dozen $6.50`);
    expect(await inventoryOf(product)).toBe(11);
  });

  test('follows the choice by the keyboard, and can be shared', async ({ page, visit }) => {
    const { address, product, half, flat } = await someEggs();
    await visit(address);
    const article = page.getByRole('article');
    const chosen = article.getByRole('radio', { checked: true });
    await chosen.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${address}?option=${flat}`);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleName('Flat of 30 $14.00');
    await expect(chosen).toHaveAccessibleDescription('Only 3 left');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${address}?option=${half}`);
    await expect(article.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(`${address}?tab=reviews&option=${half}`);
    await expect(chosen).toHaveAccessibleName('Half dozen $4.00');
    await expectAccessible(page);

    const html = await (await page.request.get(`${address}?option=${flat}`)).text();
    expect(html).toContain('$14.00');
    expect(/<input[^>]*checked=""[^>]*>/.exec(html)?.[0]).toContain(`value="${flat}"`);
    await visit(`${address}?option=${flat}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + address);
    await expect(chosen).toHaveAccessibleName('Flat of 30 $14.00');
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(text).toContain(`"@type":"ProductGroup"`);
    expect(text).toContain(`${address}?option=${flat}`);
    expect(text).toContain(`${product.name}, Flat of 30`);
  });

  test('is bought on a phone with the option in sight', async ({ page, visit }) => {
    const { address } = await someEggs();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(address);
    const bar = page.locator('.sticky').filter({ has: page.getByRole('button', { name: 'Add to Cart' }) });
    await expect(bar).toContainText('1 × Dozen');
    await page.getByRole('radio', { name: 'Flat of 30 $14.00' }).check();
    await expect(bar).toContainText('$14.00');
    await expectAccessible(page, 'phone');
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('offers no choice where there is one option, and is bought from its card', async ({ page, visit }) => {
    const vendor = await makeVendor();
    const product = await makeProduct(vendor);
    const [only] = await makeOptions(product, [{ name: 'Dozen', price: 650, inventory: 12 }]);
    await visit(`/products/${product.id}`);
    await expect(page.getByText('$6.50', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('article').getByText('Dozen', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText(/per bunch/i);
    await expect(page.getByRole('article').getByRole('radio')).toHaveCount(0);
    await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await visit(`/vendors/${vendor.id}`);
    await page.getByRole('button', { name: `Add to Cart: ${product.name}` }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    await expect(page.getByRole('main')).not.toContainText('per bunch');
    const answer = await page.request.get('/api/cart');
    expect(await answer.json()).toMatchObject([{ quantity: 2, variant: { id: only } }]);
    await visit('/cart');
    await expect(page.getByText('Dozen', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('per bunch');
  });

  test('stays chosen when it sells out, and says so where it is no longer sold', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const { address, dozen, flat } = await someEggs();
    await visit(address);
    const article = page.getByRole('article');
    const chosen = article.getByRole('radio', { checked: true });
    await setOption(dozen, { inventory: 0 });
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(article.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(chosen).toHaveAccessibleName('Dozen $6.50');
    await expect(chosen).toHaveAccessibleDescription('Out of Stock');

    await setOption(flat, { ended: true });
    await visit(`${address}?option=${flat}`);
    await expect(article).toContainText('This option is no longer sold. Please choose another.');
    await expect(chosen).toHaveCount(0);
    await setOption(dozen, { inventory: 4 });
    await visit(`${address}?option=${flat}`);
    await expect(article.getByRole('button', { name: 'Choose an option' })).toBeDisabled();
    await expectAccessible(page);
    await article.getByRole('radio', { name: 'Dozen $6.50', exact: true }).check();
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('leads to the options that a product got while its card was open', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const vendor = await makeVendor();
    const product = await makeProduct(vendor);
    await visit(`/vendors/${vendor.id}`);
    await makeOptions(product, OPTIONS);
    await page.getByRole('button', { name: `Add to Cart: ${product.name}` }).click();
    await expect(notification(page)).toContainText('Please choose one of the options of this product.');
    await notification(page).getByRole('button', { name: 'Choose an option' }).click();
    await expect(page.getByRole('radio', { name: 'Dozen $6.50', exact: true })).toBeChecked();
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
  });

  test('asks for the option of what is in the cart already', async ({ page, visit }) => {
    const product = await makeProduct(await makeVendor());
    await fillCart(page, [product, 2]);
    await makeOptions(product, OPTIONS);
    await visit('/cart');
    await expect(page.getByText('Now sold in several options').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Choose an option: ${product.name}` }).click();
    await hydrated(page);
    await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');
    await cartLink(page).click();
    await expect(page.getByRole('heading', { level: 3, name: product.name })).toHaveCount(1);
    await expect(page.getByText('Now sold in several options')).toHaveCount(0);
    await expect(page.getByText('Dozen', { exact: true })).toBeVisible();
  });
});

import { expectAccessible } from '../support/pages/axe';
import { register } from '../support/people/people';
import { query } from '../support/rows/database';
import { buyAndReceive } from '../support/rows/purchases';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, hydrated, notification, productUrl, test } from '../support/test';

interface Graph {
  '@graph': (Record<string, unknown> & { '@type': string })[];
}

async function someProduct(given: Parameters<typeof makeProduct>[1] = {}) {
  const vendor = await makeVendor();
  const product = await makeProduct(vendor, given);
  return { vendor, product, address: `/products/${product.id}` };
}

test.describe('a product', () => {
  test('shows its facts, its vendor and how it reaches people', async ({ page, visit }) => {
    const { vendor, product, address } = await someProduct();
    expect((await visit(address)).status()).toBe(200);
    await expect(page).toHaveTitle(`${product.name} - ${vendor.businessName} | Farmgate`);
    const facts = page.getByRole('article');
    await expect(facts.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(facts).toContainText('$3.50 per Bunch');
    await expect(facts).toContainText('No image available');
    await expect(facts).toContainText('Grown for the tests.');
    await expect(facts).toContainText('In Stock (20)');
    await expect(facts).toContainText('Conventional farming');
    await expect(facts).toContainText('Verified Vendor');
    await expect(facts).toContainText('Quality Guaranteed');
    await expect(facts.getByRole('link', { name: vendor.businessName }).first()).toHaveAttribute(
      'href',
      `/vendors/${vendor.id}`,
    );
    await expect(facts.getByRole('list', { name: 'Shipping' })).toContainText('Pickup in Fort Myers, FL');
    await expect(facts.getByRole('list', { name: 'Shipping' })).toContainText('Ships nationwide');
    await page.getByRole('link', { name: 'Back to Marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
  });

  test('tells search engines its offer, and a rating only where there is one', async ({ page, visit }) => {
    const { product, address } = await someProduct({ inventory: 0 });
    await visit(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + address);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Grown for the tests.');
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    const data = (JSON.parse(text ?? '') as Graph)['@graph'].find((one) => one['@type'] === 'Product');
    expect(data).toMatchObject({
      name: product.name,
      offers: { price: '3.50', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
    });
    expect(data).not.toHaveProperty('aggregateRating');
  });

  test('keeps the quantity between one and what is left, with its total', async ({ page, visit }) => {
    const { address } = await someProduct({ inventory: 4 });
    await visit(address);
    const article = page.getByRole('article');
    const field = article.getByRole('textbox', { name: 'Quantity' });
    const plus = article.getByRole('button', { name: 'Increase quantity' });
    const minus = article.getByRole('button', { name: 'Decrease quantity' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await plus.click();
    await expect(article).toContainText('Total $7.00');
    await field.fill('4');
    await field.press('Enter');
    await expect(article).toContainText('Total $14.00');
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await field.fill('9');
    await field.press('Enter');
    await expect(field).toHaveValue('4');
    await field.fill('0');
    await field.press('Enter');
    await expect(field).toHaveValue('4');
    await field.fill('many');
    await field.press('Enter');
    await expect(field).toHaveValue('1');
  });

  test('goes into the cart as often as was chosen', async ({ page, visit }) => {
    const { product, address } = await someProduct();
    await visit(address);
    const article = page.getByRole('article');
    await article.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');
    await expect(notification(page)).toContainText('3 item(s) added to your cart');
    const answer = await page.request.get('/api/cart');
    expect(await answer.json()).toMatchObject([{ quantity: 3, product: { id: product.id } }]);
  });

  test('says when it could not be put in the cart', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    const { address } = await someProduct();
    await visit(address);
    await page.route('**/api/cart', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Error');
    await expect(notification(page)).toContainText('Failed to add item to cart');
  });

  test('reads Out of Stock where nothing is left', async ({ page, visit }) => {
    const { address } = await someProduct({ inventory: 0 });
    await visit(address);
    await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(0);
  });

  test('is counted as seen once', async ({ page, visit }) => {
    const { product, address } = await someProduct();
    const views = async () => {
      const rows = await query<{ count: number }>(
        'SELECT count(*)::int AS count FROM product_views WHERE product_id = $1',
        [product.id],
      );
      return rows[0]?.count;
    };
    await visit(address);
    await expect.poll(views).toBe(1);
    await visit(address);
    await page.waitForTimeout(2_000);
    expect(await views()).toBe(1);
  });

  test('is not there for an unknown id, nor for what is no id', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/40[04]/);
    for (const address of ['/products/999999999', '/products/kale']) {
      expect((await visit(address)).status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
      await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
    }
    await page.getByRole('link', { name: 'Browse Products' }).click();
    await expect(page).toHaveURL('/marketplace');
  });
});

test.describe("a product's tabs", () => {
  test('have addresses, and can be used by the keyboard', async ({ page, visit }) => {
    const { address } = await someProduct();
    await visit(address);
    await expect(page.getByRole('tab')).toHaveText(['Vendor Information', 'Reviews', 'Shipping & Returns']);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Vegetables');
    await expect(panel).toContainText('At the red barn, Saturdays from 8 to noon.');
    await page.getByRole('tab', { name: 'Vendor Information' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}?tab=reviews`);
    await expect(panel).toContainText('Be the first to review this product.');
    await visit(`${address}?tab=shipping`);
    await expect(page.getByRole('tab', { name: 'Shipping & Returns' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const text of ['$5', '$10', '$15', 'Free above $50', '1-2 business days', '24 hours of delivery']) {
      await expect(panel).toContainText(text);
    }
    await expect(panel.getByRole('listitem').filter({ hasText: 'Regional shipping' })).toContainText(
      'Not offered for this product.',
    );
  });

  test('let the vendor be written to, without showing an address', async ({ page, visit }) => {
    const person = await register(page.request);
    const [owner] = await query<{ id: number }>('SELECT id FROM users WHERE username = $1', [
      person.username,
    ]);
    const vendor = await makeVendor({ userId: owner?.id ?? 0 });
    const product = await makeProduct(vendor);
    await page.request.post('/api/auth/logout');
    await visit(`/products/${product.id}`);
    await page.getByRole('button', { name: 'Contact Vendor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Vendor' });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog).toContainText('Please enter your name');
    await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Sam');
    await dialog.getByRole('textbox', { name: 'Your email' }).fill('sam@farmgate.example');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(`About ${product.name}: `);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Is it crisp?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(notification(page)).toContainText('Message sent!');
    await expect(dialog).toBeHidden();
    const mails = await query<{ text: string }>('SELECT text FROM mails WHERE recipient = $1', [
      person.email,
    ]);
    expect(mails.some(({ text }) => text.includes('Is it crisp?'))).toBe(true);
  });
});

test.describe('reviews', () => {
  test('are written by those who received the product, changed, and taken back', async ({ page, visit }) => {
    const { product, address } = await someProduct();
    await register(page.request);
    await visit(`${address}?tab=reviews`);
    await expect(page.getByRole('form', { name: 'Your review' })).toHaveCount(0);
    await buyAndReceive(page.request, product);
    await page.reload();
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Your review' });
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(form).toContainText('Please choose from one to five stars');
    await page.keyboard.press('ArrowLeft');
    await expect(form.getByRole('radio', { name: /^5 stars/ })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await form.getByRole('textbox', { name: 'Your review' }).fill('Crisp and sweet.');
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(notification(page)).toContainText('Thank you for your review!');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Crisp and sweet.')).toHaveCount(1);
    await expect(panel.getByRole('list', { name: 'Reviews' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^Reviews\s*1$/ })).toBeVisible();
    await expect(page.getByRole('article').getByText('4.0').first()).toBeVisible();

    await panel.getByRole('button', { name: 'Edit' }).click();
    await form.getByRole('textbox').fill('Crisp.');
    await form.getByRole('button', { name: 'Save the review' }).click();
    await expect(notification(page)).toContainText('Your review has been changed');
    await panel.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the review' }).click();
    await expect(panel).toContainText('Be the first to review this product.');
  });
});

test('has nothing for axe to find, in none of its tabs', async ({ page, visit }) => {
  test.slow();
  const { address } = await someProduct();
  await visit(address);
  await expectAccessible(page);
  await visit(`${address}?tab=reviews`);
  await expectAccessible(page, 'phone');
  await visit(`${address}?tab=shipping`);
  await expectAccessible(page, 'desk');
  await visit(address);
  await page.getByRole('button', { name: 'Contact Vendor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'phone');
});

test('fits on a narrow phone', async ({ page, visit }) => {
  const { address } = await someProduct({ name: `Unbroken${'kale'.repeat(20)}` });
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a product without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its facts, its vendor and its tabs', async ({ page, visit }) => {
    const { product, address } = await someProduct();
    expect((await visit(address)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page.getByRole('tabpanel')).toContainText('Vegetables');
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Be the first to review this product.');
  });
});

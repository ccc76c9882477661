import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { register } from '../support/people/people';
import { newWord } from '../support/rows/purchases';
import { changeProduct, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cards, expect, hydrated, notification, productUrl, switchFilter, test } from '../support/test';

const count = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2, name: text }) });

/** Prices of the cards in the order in which they stand, in dollars. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));
}

/** Three products whose names hold a word that no others hold. */
async function threeProducts() {
  const word = newWord();
  const vendor = await makeVendor({ methods: ['pickup', 'nationwide_shipping'] });
  const [cheap, dear, local] = [
    await makeProduct(vendor, { name: `${word} cheap`, price: 150, inventory: 40 }),
    await makeProduct(vendor, { name: `${word} dear`, price: 9_900, inventory: 3 }),
    await makeProduct(vendor, { name: `${word} local`, price: 500, inventory: 0, methods: ['pickup'] }),
  ];
  return { word, vendor, cheap, dear, local, address: `/marketplace?search=${word}` };
}

test.describe('the marketplace', () => {
  test('shows products and leads to their pages, their vendors and selling', async ({ page, visit }) => {
    await visit('/marketplace');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop the Marketplace');
    await expect(cards(page)).toHaveCount(20);
    await expect(count(page, /^20 of [\d,]+\+? products$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sell on Farmgate' })).toHaveAttribute(
      'href',
      '/vendor/onboarding',
    );
    const links = cards(page).first().getByRole('link');
    await expect(links.nth(0)).toHaveAttribute('href', /^\/products\/\d+$/);
    await expect(links.nth(1)).toHaveAttribute('href', /^\/vendors\/\d+$/);
  });

  test('is where the home page’s banner leads', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('link', { name: 'Shop Marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
  });

  test('says how much is left, and how one gets it', async ({ page, visit }) => {
    const { address, cheap, dear, local } = await threeProducts();
    await visit(address);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page, cheap.name)).toContainText('In Stock (40)');
    await expect(cards(page, cheap.name)).toContainText(
      /Pickup in .* · Ships nationwide to CA, FL, NY and TX/,
    );
    await expect(cards(page, dear.name)).toContainText('Only 3 left');
    await expect(cards(page, local.name)).toContainText('Out of Stock');
    await expect(cards(page, local.name)).not.toContainText('Ships');
    await expect(cards(page, local.name).getByRole('button', { name: /^Sold out/ })).toBeDisabled();
    await expect(cards(page, cheap.name)).not.toContainText('Rated');
  });

  test('grows by its key; reading goes on at the first new card, and the way back keeps it all', async ({
    page,
    visit,
  }) => {
    await visit('/marketplace?sort=price-low');
    const more = page.getByRole('link', { name: 'Load More Products' });
    await more.click();
    await expect(cards(page)).toHaveCount(40);
    await expect(cards(page).nth(20).getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL(/\/marketplace\?sort=price-low&after=/);
    const all = await prices(page);
    expect(all).toEqual(all.toSorted((a, b) => a - b));

    await cards(page).nth(25).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);

    // Whoever gets the address sees from there on, and how to see the beginning.
    await page.goto(page.url());
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the first products' }).click();
    await expect(page).toHaveURL('/marketplace?sort=price-low');
    await expect(count(page, /^20 of /)).toBeVisible();
  });

  test('sorts, and shows a list instead of a grid', async ({ page, visit }) => {
    const { address, dear } = await threeProducts();
    await visit(address);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
    await expect(page).toHaveURL(`${address}&sort=price-high`);
    // What is sold out comes last.
    await expect.poll(() => prices(page)).toEqual([99, 1.5, 5]);
    await page.getByTitle('List', { exact: true }).click();
    await expect(page).toHaveURL(`${address}&sort=price-high&view=list`);
    await expect(cards(page, dear.name)).toContainText('Grown for the tests.');
  });

  test('keeps its filters in the address, and takes them away by their chips', async ({ page, visit }) => {
    const { address, cheap, dear } = await threeProducts();
    await visit(address);
    await page.getByRole('textbox', { name: 'Lowest price' }).fill('1');
    await page.getByRole('textbox', { name: 'Highest price' }).fill('20');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}&minPrice=1&maxPrice=20`);
    await page.getByRole('combobox', { name: 'Availability' }).selectOption('In stock');
    await expect(page).toHaveURL(`${address}&minPrice=1&maxPrice=20&availability=in-stock`);
    await expect(cards(page)).toHaveText([new RegExp(cheap.name)]);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Highest price' })).toHaveValue('20');

    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('button')).toHaveText(['$1 to $20', 'In stock', 'Clear all']);
    await chips.getByRole('button', { name: 'Remove the filter $1 to $20' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page, dear.name)).toBeVisible();
    await page.getByRole('combobox', { name: 'Farming practice' }).selectOption('Biodynamic');
    await expect(page.getByText('No products found for')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('finds what is near a ZIP code', async ({ page, visit }) => {
    const { address } = await threeProducts();
    await visit(address);
    await page.getByRole('textbox', { name: 'Vendors near ZIP code' }).fill('99723');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No products found for')).toBeVisible();
    await page.getByRole('textbox', { name: 'Vendors near ZIP code' }).fill('33901');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}&zipCode=33901`);
    await expect(cards(page)).toHaveCount(3);
    await visit('/marketplace?zipCode=nowhere');
    await expect(page.getByRole('alert')).toContainText('Please enter a five-digit ZIP code');
  });

  test('has low cards of few words on a phone, the first of them in sight at once', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/marketplace', '/marketplace?zipCode=33901']) {
      await visit(path);
      await expect(
        page.getByRole('list', { name: 'Products', exact: true }).getByRole('article'),
      ).toHaveCount(20);
      const seen = await cards(page).evaluateAll((list) =>
        list.map((card) => {
          const { top, height } = card.getBoundingClientRect();
          const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
          const asked = [
            ...card.querySelectorAll('h3, a[href^="/vendors/"], .product-card-buy :is(a, button)'),
          ];
          const stated = /Ships nationwide[^·\n]*|In Stock \(\d+\)|Only \d+ left|Out of Stock/g;
          const rest = (card as HTMLElement).innerText.replace(stated, '');
          const named = asked.reduce((sum, one) => sum + words((one as HTMLElement).innerText), 0);
          return { top: top + scrollY, height, words: words(rest) - named };
        }),
      );
      expect(seen[0]?.top, path).toBeLessThanOrEqual(320);
      expect(Math.max(...seen.map(({ height }) => height)), path).toBeLessThanOrEqual(300);
      expect(Math.max(...seen.map(({ words }) => words)), path).toBeLessThanOrEqual(15);
    }
  });

  test('is shown by how one gets things at a ZIP code, and all of it below that', async ({ page, visit }) => {
    await visit('/marketplace?zipCode=33901');
    const near = page.getByRole('region', { name: 'Pick up or delivered near 33901' });
    await expect(near.getByRole('article').first()).toBeVisible();
    const shipped = page.getByRole('region', { name: 'Ships to Florida' });
    await expect(shipped.getByRole('article').first()).toContainText(/Ships nationwide|In Stock|Only/);
    await expect(count(page, /^20 of [\d,]+\+? products$/)).toBeVisible();
    await visit('/marketplace?zipCode=60601');
    await expect(page.getByText('No orders ship to Illinois yet')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Ships to/ })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('has its filters in a sheet on a phone', async ({ page, visit }) => {
    const { address } = await threeProducts();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(address);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('textbox', { name: 'Price to' }).fill('3');
    await sheet.getByRole('textbox', { name: 'Price to' }).press('Enter');
    await sheet.getByRole('button', { name: '1 product' }).click();
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filters 1 active' })).toBeFocused();
  });

  test('suggests names of products, which the keyboard can choose', async ({ page, visit }) => {
    const { word, cheap } = await threeProducts();
    await visit('/marketplace');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.pressSequentially(word.slice(0, 8));
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options).toHaveCount(3);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const [name = ''] = (await options.first().innerText()).split('\n');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(name);
    await expect(page).toHaveURL(/\/marketplace\?search=/);
    await expect(cards(page, cheap.name.split(' ')[0])).not.toHaveCount(0);
  });

  test('takes the name of a city, from the search and from where a ZIP code is asked for', async ({
    page,
    visit,
  }) => {
    await visit('/marketplace');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.pressSequentially('fort my');
    await page.getByRole('option', { name: /^Fort Myers, FL/ }).click();
    await expect(page).toHaveURL('/marketplace?zipCode=33901');
    await expect(page.getByRole('heading', { name: 'Pick up or delivered near 33901' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Vendors near ZIP code' }).fill('Ithaca');
    await page.getByRole('textbox', { name: 'Vendors near ZIP code' }).press('Enter');
    await expect(page).toHaveURL('/marketplace?zipCode=14850');
    await visit('/marketplace?search=fort%20myers');
    await expect(page).toHaveURL('/marketplace?zipCode=33901');
  });
});

test.describe('a product card', () => {
  test('puts one in the cart and says so', async ({ page, visit }) => {
    const { address, cheap } = await threeProducts();
    await visit(address);
    await cards(page, cheap.name)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(notification(page)).toContainText('Added to cart');
    await expect(notification(page).getByRole('button', { name: 'View cart' })).toBeVisible();
    const answer = await page.request.get('/api/cart');
    expect(await answer.json()).toMatchObject([{ quantity: 1, product: { id: cheap.id } }]);
  });

  test('says when that failed', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const { address, cheap } = await threeProducts();
    await visit(address);
    await changeProduct(cheap, { inventory: 0 });
    await cards(page, cheap.name)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(notification(page)).toContainText('Failed to add item to cart');
  });

  test('saves a product, and takes its heart back where that failed', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/500/);
    const { address, cheap } = await threeProducts();
    await register(page.request);
    await visit(address);
    const heart = cards(page, cheap.name).getByRole('button', { name: /^Save:/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await hydrated(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.route('**/api/favorites/products/*', (route) => route.fulfill({ status: 500, body: '' }));
    await heart.click();
    await expect(notification(page)).toContainText('We couldn’t change your saved items. Please try again.');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('copies its link where the device has nothing for sharing', async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const { address, cheap } = await threeProducts();
    await visit(address);
    await cards(page, cheap.name).getByRole('link').first().click();
    await page.getByRole('button', { name: /^Share/ }).click();
    await expect(notification(page)).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${productUrl()}/products/${cheap.id}`,
    );
  });
});

test.describe('the marketplace where something is amiss', () => {
  test('says that it could not load, and tries again', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    await visit('/marketplace');
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, body: '' }));
    await switchFilter(page, 'Organic');
    await expect(page.getByRole('alert')).toContainText('Unable to load products. Please try again.');
    await page.unroute('**/api/products?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('answers 404 for a page that does not begin anywhere', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    expect((await visit('/marketplace?after=nowhere')).status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Back to the first products' })).toBeVisible();
  });
});

test('has nothing for axe to find, on the page, in the list and in the sheet', async ({ page, visit }) => {
  test.slow();
  const { address } = await threeProducts();
  await visit(`${address}&view=list`);
  await expectAccessible(page);
  await visit('/marketplace?organic=true&sort=rating');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, 'phone');
});

for (const view of ['grid', 'list']) {
  test(`fits on a narrow phone as a ${view}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(`/marketplace?view=${view}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('the marketplace without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows products, searches, filters and goes on', async ({ page, visit }) => {
    const { word, cheap } = await threeProducts();
    expect((await visit('/marketplace')).status()).toBe(200);
    await expect(cards(page)).toHaveCount(8);
    await page.getByRole('link', { name: 'Load More Products' }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.getByRole('link', { name: 'Back to the first products' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
    await page.getByRole('textbox', { name: 'Highest price' }).fill('3');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cards(page)).toHaveText([new RegExp(cheap.name)]);
  });
});

import type { Page } from '@playwright/test';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { findFarm } from '../support/rows/farms';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const { known, mapped } = TOWNS;

/** @returns what would be printed in another color than black, or on another ground than white */
function notBlackOnWhite(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colorOf = (element: Element) => getComputedStyle(element).color;
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    // Of an icon's ground, only the drawing is seen.
    const isIcon = (element: Element) => getComputedStyle(element).maskImage !== 'none';
    const isGrounded = (element: Element) =>
      !isIcon(element) && !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(groundOf(element));
    const isWritten = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => (isWritten(element) && colorOf(element) !== 'rgb(0, 0, 0)') || isGrounded(element))
      .map((element) => `${colorOf(element)} on ${groundOf(element)}: ${element.outerHTML.slice(0, 160)}`)
      .slice(0, 5);
  });
}

/** Turns the page into paper, and waits until the browser has drawn it so. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Looks at the page as it would be printed: the frame, what can only be pressed, and maps stay away, in both
 * themes.
 */
async function expectPrintable(page: Page): Promise<void> {
  // Colors that are still on their way from one to the other are nobody's.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  await print(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    expect(await notBlackOnWhite(page), theme).toEqual([]);
  }
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'tablist'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Map / })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A card that begins on one page ends there. */
const breaksInside = (page: Page, text: string) =>
  cards(page, text).evaluate((card) => getComputedStyle(card).breakInside);

test.describe('on paper', () => {
  test('search results are cards without pictures, with what was folded away', async ({ page, visit }) => {
    await visit(`/farmers-markets?zipCode=${known.zipCode}`);
    await expectPrintable(page);
    const market = cards(page, 'Midnight Sun Market');
    await expect(market).toContainText('(907) 555-0142');
    await expect(market.getByText(/^Open day and night/)).toBeVisible();
    await expect(market.getByRole('img')).toHaveCount(0);
    await expect(market.getByText('Directions')).toBeHidden();
    const address = (link: Element) => getComputedStyle(link, '::after').content;
    expect(await market.getByRole('link', { name: /^Website/ }).evaluate(address)).toContain(
      'https://midnight-sun.farmgate.example',
    );
    expect(await breaksInside(page, 'Midnight Sun Market')).toBe('avoid');
    await page.emulateMedia({ media: 'screen' });
    await visit(`/browse?zipCode=${known.zipCode}`);
    await expectPrintable(page);
    await expect(cards(page, 'Ice radishes').getByText('$4.50')).toBeVisible();
  });

  test('a map leaves its place to the list', async ({ page, visit }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await visit(`/farmers-markets?zipCode=${mapped.zipCode}&view=map`);
    await expect(cards(page, 'Center Market')).toBeHidden();
    await print(page);
    await expect(cards(page, 'Center Market')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of results' })).toBeHidden();
  });

  test('a farm and a listing say how they are reached', async ({ page, visit, request }) => {
    const { id } = await findFarm(request, 'Tundra Greens Farm');
    await visit(`/farms/${id}`);
    await expectPrintable(page);
    await expect(page.getByRole('link', { name: '(907) 555-0177' })).toBeVisible();
    await expect(page.locator('address')).toContainText('Farm Road');
    await page.emulateMedia({ media: 'screen' });
    await visit(`/browse?zipCode=${known.zipCode}&tab=listings`);
    await cards(page, 'Ice radishes')
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
    await expectPrintable(page);
    await expect(page.getByText('(907) 555-0111, farmer@polar-night.farmgate.example')).toBeVisible();
    await expect(page.getByText('The end.')).toBeVisible();
  });

  test('a product and an article keep what is to be read', async ({ page, visit }) => {
    const product = await makeProduct(await makeVendor());
    await visit(`/products/${product.id}`);
    await expectPrintable(page);
    await expect(page.getByText('Grown for the tests.').first()).toBeVisible();
    await expect(page.getByText('$3.50').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await visit('/blog');
    await cards(page).first().getByRole('link').first().click();
    await expect(page.locator('.prose')).toBeVisible();
    await expectPrintable(page);
    await expect(page.locator('.prose')).toBeVisible();
  });

  test('an order is its facts, for the buyer and for the vendor', async ({ page, visit, browser }) => {
    test.slow();
    const product = await makeProduct(await makeVendor(), { price: 1000 });
    await fillCart(page, [product, 1]);
    await visit('/checkout');
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    await visit(new URL(page.url()).pathname.replace('/pay', ''));
    await expectPrintable(page);
    await expect(page.getByText(product.name)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('$25.80');

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const desk = await context.newPage();
    await signUpVendor(desk);
    const id = await buy([[await addProduct(desk), 2]], { specialInstructions: 'Ring twice.' });
    await desk.goto(`/vendor/orders/${id}`);
    await expect(desk.getByText('Ring twice.').first()).toBeVisible();
    await print(desk);
    const slip = desk.getByRole('article', { name: /^Packing slip of order #FG-/ });
    await expect(slip).toContainText('Ring twice.');
    await expect(slip).toContainText('Rainbow chard');
    expect(await notBlackOnWhite(desk)).toEqual([]);
    await expect(desk.getByRole('button')).toHaveCount(0);
    await context.close();
  });
});

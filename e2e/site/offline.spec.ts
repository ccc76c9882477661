import { type Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { isKept } from '../support/pages/kept';
import { newWord } from '../support/rows/purchases';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const { known } = TOWNS;
const NOTE = /^You may be offline\. This is from/;

test.use({ serviceWorkers: 'allow' });

/** Everything that the device keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('without a network', () => {
  test('what was searched is still there, with a note, and fresh again afterwards', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/);
    await visit('/farmers-markets');
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).press('Enter');
    await expect(cards(page, 'Midnight Sun Market')).toBeVisible();
    const found = `/farmers-markets?zipCode=${known.zipCode}`;
    await expect(page).toHaveURL(new RegExp(found.replace('?', '\\?')));
    await isKept(page, found);

    await context.setOffline(true);
    await page.reload();
    await expect(cards(page, 'Midnight Sun Market')).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();

    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expectAccessible(page, 'phone');
    const fonts = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await expect.poll(fonts).toEqual(['Figtree loaded', 'Fraunces loaded']);
    const art = page.locator('img');
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Farmers Markets Near/ }).click();
    await expect(cards(page, 'Midnight Sun Market')).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expect(cards(page, 'Midnight Sun Market')).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await visit('/faq');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
  });

  test('what was saved and what is in the cart are there, also where neither was looked at', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/);
    const word = newWord();
    const vendor = await makeVendor({});
    const { name } = await makeProduct(vendor, { name: `${word} corn` });
    await visit(`/marketplace?search=${word}`);
    const heart = cards(page, name).getByRole('button', { name: /^Save:/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await cards(page, name)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await visit('/faq');
    await isKept(page, '/saved');
    await isKept(page, '/cart');
    const kept = () => page.evaluate(() => localStorage.getItem('farmgate-kept-/api/cart') ?? '');
    await expect.poll(kept).toContain(name);

    await context.setOffline(true);
    await page.goto('/saved');
    await expect(page.getByRole('article', { name })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByText(NOTE)).toBeVisible();
    await context.setOffline(false);
  });

  test('nothing private is kept, and a form keeps what was typed', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/);
    await visit('/browse');
    await isKept(page, '/browse');
    for (const path of ['/orders', '/account', '/login', '/farms/new']) await visit(path);
    await visit('/contact');
    await isKept(page, '/contact');
    const privately = /account|cart|orders|login|farms\/new|auth|admin|dashboard/;
    expect(
      (await keptAddresses(page)).filter((path) => privately.test(path) && !/^\/a(?:ssets|rt)\//.test(path)),
    ).toEqual([]);

    const form = page.getByRole('form', { name: 'Message' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ann Field');
    await form.getByRole('textbox', { name: 'Email' }).fill('ann@farmgate.example');
    await form.getByRole('textbox', { name: 'Subject' }).fill('Opening');
    await form.getByRole('textbox', { name: 'Message' }).fill('Is the market open in winter?');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(page.getByText(/^You’re offline\. Anything you typed is still here/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is the market open in winter?');

    // One that was not opened before: what the browser itself keeps of empty frames of pages for minutes is
    // not the worker's.
    await page.goto('/vendor/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  });
});

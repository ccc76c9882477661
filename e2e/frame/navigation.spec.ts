import type { Page } from '@playwright/test';
import { findFood } from '../support/pages/find-food';
import { cards, expect, hydrated, switchFilter, test } from '../support/test';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('going from page to page', () => {
  test('starts each at its top, comes back to where one was, and moves the focus to the heading', async ({
    page,
    visit,
  }) => {
    await visit('/browse');
    const listing = cards(page)
      .nth(10)
      .getByRole('link', { name: /^View Details/ });
    await listing.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    const before = await scrollTop(page);
    await listing.click();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await heading.innerText() })).toBeAttached();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('shows the page that someone went back to just before a reloaded one could be used', async ({
    page,
    visit,
  }) => {
    const before = '/browse?zipCode=33901&tab=farms';
    await visit(before);
    await switchFilter(page, 'Organic');
    await expect(page).toHaveURL(/organic=true/);
    // React’s first work waits on a port: the address changes right before, and the other page takes a while.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('went-back')) return;
      const { prototype } = MessagePort;
      const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage');
      if (!post) throw new Error('This browser has no ports.');
      prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
        Object.defineProperty(prototype, 'postMessage', post);
        sessionStorage.setItem('went-back', 'yes');
        addEventListener('popstate', () => setTimeout(() => this.postMessage(message), 50), { once: true });
        history.back();
      };
    });
    await page.route(`**${before}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.reload();
    await expect(page).toHaveURL(before);
    await hydrated(page);
    await expect(page.getByRole('checkbox', { name: 'Organic' })).not.toBeChecked();
  });

  test('says the new page’s title to screen readers', async ({ page, visit }) => {
    await visit('/');
    await findFood(page, 'Farmers Markets');
    await expect(page).toHaveTitle('Farmers Markets Near You | Farmgate');
    await expect(
      page.getByRole('status').filter({ hasText: 'Farmers Markets Near You | Farmgate' }),
    ).toBeAttached();
  });

  test('finds the About section from any page', async ({ page, visit }) => {
    await visit('/farmers-markets');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(page.getByRole('heading', { name: 'About Farmgate' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About Farmgate' })).toBeInViewport();
    await visit('/browse');
    await visit('/#about');
    await expect(page.getByRole('heading', { name: 'About Farmgate' })).toBeInViewport();
  });

  test('leaves the scroll where it is when only a filter changes', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901&tab=farms');
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await expect(page).toHaveURL(/sort=name/);
    expect(await scrollTop(page)).toBe(150);
  });

  test('says 404 at addresses that lead nowhere, and leads on', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    for (const path of ['/no/such/page', '/Browse/x', '/listings/1/more']) {
      const response = await visit(path);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
    await expect(page).toHaveTitle('404 Page Not Found | Farmgate');
    await page.locator('#main').getByRole('link', { name: 'Browse Local Farms' }).click();
    await expect(page).toHaveURL('/browse');
  });
});

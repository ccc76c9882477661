import type { Page } from '@playwright/test';
import { accountButton, newPerson, register } from '../support/people/people';
import { expect, hydrated, notification, test } from '../support/test';

const visitorLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test.describe('the header of a signed-in person', () => {
  test('has their menu, which the keyboard can use', async ({ page, visit }) => {
    const person = await register(page.request, newPerson('farmer'));
    await visit('/farmers-markets');
    const button = accountButton(page);
    await expect(visitorLink(page)).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(person.email);
    await expect(menu.getByRole('menuitem')).toHaveText([
      /^Today\s*Farmer Dashboard$/,
      'Orders',
      'Products',
      'Farm',
      'More',
      'My orders',
      'Saved',
      'My account',
      'Log out',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const names = [
      'Farmer Dashboard',
      'Orders',
      'Products',
      'Farm',
      'More',
      'My orders',
      'Saved',
      'My account',
    ];
    for (const [index, name] of names.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem').nth(index)).toBeFocused();
      await expect(menu.getByRole('menuitem').nth(index)).toContainText(name);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
  });

  test('never shows the ways in, and moves nothing when it turns out who is there', async ({
    page,
    visit,
  }) => {
    await register(page.request);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/me', async (route) => {
      await asked;
      await route.continue();
    });
    await visit('/contact');
    await expect(visitorLink(page)).toBeHidden();
    // Fonts that come late move texts where the machine has none of those that ours are fitted to.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as { seen: { shift: number } }).seen.shift = 0;
    });
    answer();
    await expect(accountButton(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
  });

  test('logs out on the page where one is, in every tab', async ({ page, visit, context }) => {
    await register(page.request);
    await visit('/farmers-markets');
    const other = await context.newPage();
    await other.goto('/contact');
    await hydrated(other);
    await expect(accountButton(other)).toBeVisible();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(notification(page)).toContainText('Logged Out');
    await expect(visitorLink(page)).toBeVisible();
    await expect(page).toHaveURL('/farmers-markets');
    await expect(visitorLink(other)).toBeVisible();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await page.reload();
    await hydrated(page);
    await expect(visitorLink(page)).toBeVisible();
  });

  test('can log out again when the network failed', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/ERR_FAILED|Failed to fetch/);
    await register(page.request);
    await visit('/farmers-markets');
    await accountButton(page).click();
    // Whatever the page hasn't loaded by now.
    const code = /\/assets\/[^/]*\.js/;
    await page.route(code, (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(notification(page)).toContainText('We couldn’t log you out');
    await page.unroute(code);
    await notification(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notification(page)).toContainText('Logged Out');
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  });

  test('goes home from a page that is theirs alone', async ({ page, visit }) => {
    await register(page.request);
    await visit('/account');
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).not.toHaveURL('/account');
  });

  test('opens the application, from which a farmer gets to the form', async ({ page, visit }) => {
    await register(page.request, newPerson('farmer'));
    await visit('/farmers-markets');
    const dialog = page.getByRole('dialog', { name: 'Farm Application' });
    await page.getByRole('banner').getByRole('button', { name: 'Post a Listing' }).click();
    await dialog.getByRole('link', { name: 'Post your produce listing' }).click();
    await expect(page).toHaveURL('/post');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await page.context().clearCookies();
    await register(page.request);
    await visit('/farmers-markets');
    await expect(accountButton(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Post a Listing' }).click();
    await expect(dialog).toBeVisible();
  });

  test('is in the menu on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = await register(page.request, newPerson('farmer'));
    await visit('/farmers-markets');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(person.username)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Farmer Dashboard' })).toHaveAttribute(
      'href',
      '/farmer-dashboard',
    );
    await expect(menu.getByRole('button', { name: 'Post a Listing' })).toBeVisible();
    await expect(menu.getByRole('link').first()).toContainText('Today');
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeInViewport();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(menu).toBeHidden();
    await expect(notification(page)).toContainText('Logged Out');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Ffarmers-markets',
    );
  });
});

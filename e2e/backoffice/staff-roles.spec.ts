import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { expect, test } from '../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

/** Somebody new who works on one part of the product is logged in. */
async function logInAs(page: Page, staffRole: string): Promise<void> {
  const person = await register(page.request, newPerson());
  await query(`UPDATE users SET role = 'admin', staff_role = $2 WHERE username = $1`, [
    person.username,
    staffRole,
  ]);
}

test.describe('a member of the staff', () => {
  test('sees what the staff role has, and is told where it has nothing', async ({ page, allowTrouble }) => {
    allowTrouble(/403/);
    await logInAs(page, 'directory');
    await openBackOffice(page, '/admin', 'Home');
    await expect(menu(page).getByRole('link', { name: 'Directory' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expect(page.getByText('Sales as a table')).toHaveCount(0);
    await page.goto('/admin/orders');
    await expect(
      page.getByRole('heading', { name: 'Your staff role doesn’t include this page' }),
    ).toBeVisible();
    await page.getByText('Go to the start page').click();
    await expect(page.getByRole('heading', { name: 'Needs action' })).toBeVisible();
  });

  test('goes from a section of the menu to its lists, and sees how many wait there', async ({ page }) => {
    const data = { name: 'Sam', email: 'sam@mail.example', subject: 'Kale', message: 'Where is kale?' };
    expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    await expect(menu(page).getByRole('link')).toHaveCount(12);
    await menu(page)
      .getByRole('link', { name: /^Inbox, \d+ waiting/ })
      .click();
    const tabs = page.getByRole('navigation', { name: 'Inbox lists' });
    await tabs.getByRole('link', { name: /^Messages, \d+ waiting/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(/^Inbox/);
    await menu(page).getByRole('link', { name: 'Content' }).click();
    await expect(page.getByRole('heading', { name: 'SEO Location Pages Management' })).toBeVisible();
  });

  test('has the menu and the tabs on a phone and a tablet', async ({ page }) => {
    await signInAsAdmin(page);
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openBackOffice(page, '/admin/text-consents', 'Text opt-ins');
      const tabs = page.getByRole('navigation', { name: 'Audience lists' });
      await expect(tabs.getByRole('link', { name: 'Text opt-ins' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectAccessible(page);
  });

  test('finds a record by the keyboard alone', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('vendor@demo');
    await expect(page.getByRole('option', { name: /Vera Orchard/ })).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: '1 result' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.keyboard.type('vendor@demo');
    await expect(page.getByRole('option', { name: /Vera Orchard/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/\d+\/show$/);
  });

  test('finds a screen, and a thing to do, by its name', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('refun');
    await expect(page.getByRole('option', { name: /^Refunds/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('setti');
    await expect(page.getByRole('option', { name: /^Settings/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Site notice' })).toBeVisible();
    await page.getByRole('tab', { name: 'Sales tax' }).click();
    await expect(page.getByRole('button', { name: 'Save sales tax' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('searches with any assistive technology', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('vendor@demo');
    await expect(page.getByRole('option', { name: /Vera Orchard/ })).toBeVisible();
    await expectAccessible(page);
  });
});

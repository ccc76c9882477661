import type { Locator, Page } from '@playwright/test';
import { TOWNS } from '../support/rows/towns';
import { expect, test } from '../support/test';

/** Presses Tab until an element has the focus, which then must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      // The ring may be drawn by a card around it.
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

test('by keyboard alone one gets from the home page’s search to a listing', async ({ page, visit }) => {
  await visit('/');
  const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
  await tabTo(page, zip);
  await page.keyboard.type(TOWNS.known.zipCode);
  await tabTo(page, page.getByRole('button', { name: 'Find Farms' }));
  await page.keyboard.press('Enter');
  const all = page.getByRole('link', { name: 'See all farms on the map' });
  await expect(all).toBeVisible();
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: /^Local Farms/ }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const details = page.getByRole('link', { name: 'View Details: Ice radishes' });
  await expect(details).toBeVisible();
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Email the farmer' }));
});

test('a dialog keeps the keyboard inside until it is closed', async ({ page, visit }) => {
  await visit('/farmers-markets');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Post a Listing' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

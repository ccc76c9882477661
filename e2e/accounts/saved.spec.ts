import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register, logIn } from '../support/people/people';
import { newWord } from '../support/rows/purchases';
import { changeProduct, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cards, expect, hydrated, notification, test } from '../support/test';

const saved = (page: Page, name: string) => page.getByRole('article', { name });
const heart = (page: Page, name: string) => cards(page, name).getByRole('button', { name: /^Save:/ });

test.describe('what one saved', () => {
  test('is kept on a visitor’s device, removed with an undo, and taken into the account', async ({
    page,
    visit,
  }) => {
    const word = newWord();
    const vendor = await makeVendor({});
    const [corn, kale] = [
      await makeProduct(vendor, { name: `${word} corn` }),
      await makeProduct(vendor, { name: `${word} kale` }),
    ];
    const person = await register(page.request, newPerson());
    await page.context().clearCookies();
    await visit('/saved');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await visit(`/marketplace?search=${word}`);
    await heart(page, corn.name).click();
    await heart(page, kale.name).click();
    await notification(page).getByRole('button', { name: 'View saved' }).click();
    await expect(page).toHaveURL('/saved');
    await expect(page.getByText('Saved on this device only.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Products 2' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Remove ${corn.name}` }).click();
    await expect(saved(page, corn.name)).toBeHidden();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(saved(page, corn.name)).toBeVisible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await logIn(page, person.username, person.password);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('farmgate-saved'))).toBeNull();
    await changeProduct(kale, { inventory: 0 });
    await visit('/saved');
    await expect(page.getByRole('heading', { level: 2, name: 'Products 2' })).toBeVisible();
    await expect(saved(page, kale.name)).toContainText('out of stock');
    await expect(page.getByText('Saved on this device only.')).toBeHidden();
  });

  test('has hearts on markets and listings near a ZIP code', async ({ page, visit }) => {
    await visit('/farmers-markets?zipCode=33901');
    await hydrated(page);
    // The cards that come after the page.
    await page.waitForLoadState('networkidle');
    const first = page.getByRole('button', { name: /^Save:/ }).first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await visit('/browse?zipCode=33901');
    await page
      .getByRole('button', { name: /^Save:/ })
      .first()
      .click();
    await visit('/saved');
    await expect(page.getByRole('heading', { level: 2, name: 'Farmers markets 1' })).toBeVisible();
    await expect(page.locator('#main a[href^="/places/"]').first()).toBeVisible();
  });

  test('can be told about, from the notification of the heart', async ({ page, visit }) => {
    await visit('/farmers-markets?zipCode=33901');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Save:/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
    await notification(page).getByRole('button', { name: 'Tell me when there’s news' }).click();
    await expect(page.getByRole('dialog', { name: /^Follow / })).toBeVisible();
    await expectAccessible(page);
  });
});

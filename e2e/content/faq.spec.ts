import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { expect, hydrated, productUrl, test } from '../support/test';

const question = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test.describe('the FAQ', () => {
  test('has five sections of four questions, and leads on', async ({ page, visit }) => {
    await visit('/faq');
    await expect(page).toHaveTitle('Local Farm FAQ | Farmgate');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Finding local farms',
      'CSA programs',
      'Farm fresh eggs and organic vegetables',
      'Farmers markets and farm stands',
      'Supporting local agriculture',
      'Ready to look around?',
    ]);
    await expect(main.locator('h3')).toHaveCount(20);
    // The first section's questions; the others are folded up.
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('How do I find farms near me?');
    await question(page, 'CSA programs').click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(answer(page, 'what-is-a-csa')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Browse Local Farms' })).toHaveAttribute('href', '/browse');
    await expect(main.getByRole('link', { name: 'Read Our Blog' })).toHaveAttribute('href', '/blog');
  });

  test('is opened and closed by keyboard alone', async ({ page, visit }) => {
    await visit('/faq');
    await question(page, 'CSA programs').focus();
    await page.keyboard.press('Enter');
    await question(page, 'What is a CSA?').focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, 'what-is-a-csa')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(answer(page, 'what-is-a-csa').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(answer(page, 'what-is-a-csa')).toBeHidden();
    await question(page, 'CSA programs').focus();
    await page.keyboard.press('Enter');
    await expect(question(page, 'What is a CSA?')).toBeHidden();
  });

  test('opens the answer that a link names, with its question in view', async ({ page, visit }) => {
    await visit('/faq#egg-carton-words');
    await expect(answer(page, 'egg-carton-words')).toBeVisible();
    await expect(question(page, 'cage-free')).toBeInViewport();
    await expect(answer(page, 'what-is-a-csa')).toBeHidden();
  });

  test('opens it also when one comes from another page, and gives it a link to keep', async ({
    page,
    visit,
  }) => {
    await visit('/faq');
    await question(page, 'CSA programs').click();
    await question(page, 'What is a CSA?').click();
    await page.getByRole('link', { name: 'Link to this answer: What is a CSA?' }).click();
    await expect(page).toHaveURL('/faq#what-is-a-csa');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await page.goBack();
    await expect(answer(page, 'what-is-a-csa')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(answer(page, 'what-is-a-csa')).toBeVisible();
  });

  test('leads to its sections, opening one that was closed', async ({ page, visit }) => {
    await visit('/faq');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByText('Supporting local agriculture')
      .click();
    await expect(answer(page, 'supporting-local-agriculture')).toBeInViewport();
  });

  test('has nothing for axe to find, open or closed', async ({ page, visit }) => {
    await visit('/faq#what-is-a-csa');
    await expect(answer(page, 'what-is-a-csa')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, and links open them', async ({ page, visit }) => {
    await visit('/faq#what-is-a-csa');
    await expect(answer(page, 'what-is-a-csa')).toBeVisible();
    await question(page, 'How do I find farms near me?').click();
    await expect(answer(page, 'find-farms-near-me')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${productUrl()}/faq`);
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { accountButton, forgetLogin, newPerson, register } from '../support/people/people';
import { expect, test } from '../support/test';

interface Screen {
  name: string;
  path: string;
  isPersonal?: boolean;
  act?: (page: Page) => Promise<void>;
  widths?: 'phone' | 'desk';
  /** What Chromium says of it, as its link is nobody's. */
  trouble?: RegExp;
}

const press = (page: Page, name: string) => page.locator('#main').getByRole('button', { name }).click();

const SCREENS: Screen[] = [
  { name: 'the login', path: '/login' },
  {
    name: 'a register form with mistakes',
    path: '/register',
    act: async (page) => {
      await press(page, 'Create Account');
      await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible();
    },
  },
  {
    name: 'a link on its way',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill(newPerson().email);
      await press(page, 'Send me a link');
      await expect(page.getByText('we’ve sent a link there')).toBeVisible();
    },
  },
  { name: 'a link that is not valid', path: '/reset-password' },
  { name: 'an email to confirm', path: `/confirm-email#${'a'.repeat(43)}` },
  {
    name: 'a new password',
    path: `/reset-password#${'a'.repeat(43)}`,
    trouble: /410.*\/reset-password\/look/,
  },
  {
    name: 'the contact page with mistakes',
    path: '/contact',
    act: async (page) => {
      await press(page, 'Send Message');
      await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
    },
  },
  {
    name: 'the account page',
    path: '/account',
    isPersonal: true,
    act: async (page) => {
      await expect(page.getByText('This browser')).toBeVisible();
      await page.getByLabel('Email', { exact: true }).fill('other@farmgate.example');
    },
  },
  {
    name: 'erasing an account',
    path: '/account',
    isPersonal: true,
    act: async (page) => {
      await press(page, 'Delete my account...');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    path: '/contact',
    isPersonal: true,
    widths: 'desk',
    act: async (page) => {
      await accountButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];

test.describe('axe finds nothing in either theme, on a phone or a desk, on', () => {
  for (const { name, path, isPersonal, act, widths, trouble } of SCREENS) {
    test(name, async ({ page, visit, allowTrouble }) => {
      if (trouble) allowTrouble(trouble);
      if (isPersonal) await register(page.request, newPerson('farmer'));
      await visit(path);
      await act?.(page);
      await expectAccessible(page, widths);
    });
  }
});

test('on a screen of 320 pixels nothing reaches over its edge', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await register(page.request);
  for (const path of ['/account', '/contact']) {
    await visit(path);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await forgetLogin(page);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email']) {
    await visit(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('by keyboard alone one registers, and logs out again', async ({ page, visit }) => {
  const person = newPerson();
  await visit('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Farmer/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Customer/ })).toBeChecked();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await type(person.username);
  await type(person.email);
  await type('Ada');
  await type('');
  await type(person.password);
  // The button that shows the password stands between.
  await page.keyboard.press('Tab');
  await type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect } from '../test';

/** The demonstration's administrator. */
export const ADMIN = { usernameOrEmail: 'admin', password: 'farmgate-demo' };

/** Signs the page's browser in as the demonstration's administrator. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Opens a page of the back office and waits until it shows what it is about.
 * @param title the page's heading, or a part of it
 */
export async function openBackOffice(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The sentence that tells what was done. */
export const said = (page: Page) => page.locator('.MuiSnackbar-root');

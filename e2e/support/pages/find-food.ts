import type { Page } from '@playwright/test';

/** Follows one of the ways to food that are behind the header's button. */
export async function findFood(page: Page, name: string): Promise<void> {
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await main.getByText('Find food').click();
  await main.getByRole('link', { name }).click();
}

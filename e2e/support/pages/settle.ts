import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const QUIET_MS = 80;

/**
 * @returns a function that opens an address, and waits until its page shows a heading and has asked for
 *   nothing for a moment. Waiting for the browser's own silence takes half a second a page.
 */
export function opener(page: Page): (address: string) => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET_MS;
  return async (address) => {
    open.clear();
    await page.goto(address);
    if (!address.startsWith('/admin'))
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(isQuiet, { message: `${address} settles`, intervals: [40] }).toBe(true);
  };
}

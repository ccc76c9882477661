import { type Page, expect } from '@playwright/test';

/** Waits until the device keeps a page for reading without a network. */
export async function isKept(page: Page, path: string): Promise<void> {
  const keeps = (wanted: string) =>
    caches
      .open('farmgate-pages-1')
      .then(async (cache) => (await cache.match(wanted, { ignoreVary: true })) !== undefined);
  await expect.poll(() => page.evaluate(keeps, path), { timeout: 30_000 }).toBe(true);
}

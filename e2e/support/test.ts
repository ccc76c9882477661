import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
import { PRODUCT_URL } from './global-setup';

export { expect };

interface Fixtures {
  /** Allows console messages and failed requests that match, for tests of what goes wrong. */
  allowTrouble: (pattern: RegExp) => void;
  /** Opens a page and waits until it can be used. @returns the server's answer */
  visit: (path: string) => Promise<Response>;
  /** Fails the test on any console message, error or failed request of our own that it does not allow. */
  watch: void;
  allowed: RegExp[];
}

export const test = base.extend<Fixtures>({
  // Playwright insists on the braces.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(productUrl()),
  // eslint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),
  allowTrouble: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  watch: [
    async ({ context, allowed, javaScriptEnabled }, use) => {
      // How the browser is kept from running scripts.
      if (javaScriptEnabled === false) allowed.push(/^failed: csp .*\.js$/);
      const troubles = watchContext(context);
      await use();
      const unexpected = troubles().filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  visit: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`${path} gave no answer.`);
      if (javaScriptEnabled !== false) await hydrated(page);
      return response;
    });
  },
});

/** The product's address, without a slash at the end. */
export function productUrl(): string {
  const url = process.env[PRODUCT_URL];
  if (!url) throw new Error('The product has not been started.');
  return url;
}

/** Waits until the page can be used: what was pressed before would only reach the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Keeps back what is asked for at such addresses. @returns lets it go on */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const go = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await go;
    await route.fallback();
  });
  return letGo;
}

/** The notification that is shown. */
export function notification(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** On a phone, the two actions of the notification are side by side, below the cross that dismisses it. */
export async function expectActionsInLine(page: Page, first: string, second: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const top = async (name: string) =>
    (await notification(page).getByRole('button', { name }).boundingBox())?.y ?? 0;
  // It comes down as the bar of the page before leaves.
  await expect(async () => {
    expect(await top(second)).toBe(await top(first));
    expect(await top('Dismiss')).toBeLessThan(await top(second));
  }).toPass();
  if (size) await page.setViewportSize(size);
}

/** Switches a filter of the bar: its checkbox is under its label. */
export async function switchFilter(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
}

/** The cards of places and listings, not the page's other articles. */
export function cards(page: Page, text: string | RegExp = ''): Locator {
  return page.locator('#main').getByRole('article').filter({ hasText: text });
}

/** @returns the cards' distances in the order in which they stand, in miles */
export async function distances(cards: Locator): Promise<number[]> {
  const texts = await cards.allInnerTexts();
  return texts.map((text) => Number(/([\d,]+(?:\.\d)?) mi\b/.exec(text)?.[1]?.replace(',', '')));
}

/** @returns the bands of five miles that distances lie in; in one, open places come before closed ones */
export const bands = (miles: readonly number[]): number[] => miles.map((mile) => Math.floor(mile / 5));

/** Collects everything that a person with the developer tools open would frown at. */
function watchContext(context: BrowserContext): () => string[] {
  const troubles: string[] = [];
  const isOurs = (url: string) => url.startsWith(productUrl());
  context.on('console', (message) => {
    const isOfTestMachine = /GL Driver Message|Service Worker registration blocked by Playwright/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isOfTestMachine) {
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => troubles.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser gives up on what a page that was left no longer needs.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED')
      troubles.push(`failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400) {
      troubles.push(`answer: ${response.status()} ${response.url()}`);
    }
  });
  return () => troubles;
}

import type { Browser, Page } from '@playwright/test';
import { backOfficeAddresses, storefrontAddresses } from '../support/pages/addresses';
import { axeFindings, stopMotion } from '../support/pages/axe';
import { type Everything, type Who, makeEverything } from '../support/pages/everything';
import { overflowing } from '../support/pages/overflowing';
import { opener } from '../support/pages/settle';
import { startOwnProduct } from '../support/rows/own-product';
import { expect, productUrl, test } from '../support/test';

test.describe.configure({ mode: 'default' });

/** How narrow a page has to fit, and how large the text of the person is, in percent. */
const SCREENS = [
  { width: 640, height: 450, text: 100, meaning: 'at 200 % zoom' },
  { width: 320, height: 568, text: 100, meaning: 'at 320 px' },
  { width: 390, height: 844, text: 200, meaning: 'with text of twice the size at 390 px' },
];

let stop: () => Promise<void>;
let everything: Everything;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stop = await startOwnProduct();
  everything = await makeEverything();
});
test.afterAll(async () => {
  await everything?.dispose();
  await stop?.();
});

/** As somebody who chooses it in another tab. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const chosen = { key: 'RaStore.theme', newValue: JSON.stringify(name) };
    window.dispatchEvent(new StorageEvent('storage', chosen));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** @returns what is wrong with the page as it is */
async function lookAt(page: Page): Promise<string[]> {
  await stopMotion(page);
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    for (const found of await axeFindings(page, theme)) faults.push(`${theme}: ${JSON.stringify(found)}`);
  }
  for (const { meaning, text, ...size } of SCREENS) {
    await page.setViewportSize(size);
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
    for (const found of await overflowing(page)) faults.push(`${meaning}: ${found}`);
  }
  return faults;
}

async function walk(browser: Browser, who: Who, addresses: string[]): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    storageState: await everything.people[who].storageState(),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const open = opener(page);
  const faults: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(address);
    faults.push(...(await lookAt(page)).map((fault) => `${address} ${fault}`));
  }
  await context.close();
  return faults;
}

test.describe('axe finds nothing in either theme, and nothing is lost on small screens, at 200 % zoom or in large text', () => {
  for (const who of ['visitor', 'customer', 'farmer', 'vendor'] as const) {
    test(`on every page of a ${who}`, async ({ browser }) => {
      test.setTimeout(480_000);
      expect(await walk(browser, who, await storefrontAddresses(who, everything))).toEqual([]);
    });
  }

  test('on every page of the back office', async ({ browser }) => {
    test.setTimeout(600_000);
    expect(await walk(browser, 'staff', await backOfficeAddresses(everything.people.staff))).toEqual([]);
  });
});

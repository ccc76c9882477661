import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { writeHostileTexts } from '../support/hostile/hostile-columns';
import { sendHostileMails } from '../support/hostile/hostile-mails';
import { CANARY_HOST } from '../support/hostile/hostile-text';
import { backOfficeAddresses, storefrontAddresses } from '../support/pages/addresses';
import { type Everything, type Who, makeEverything } from '../support/pages/everything';
import { opener } from '../support/pages/settle';
import { startOwnProduct } from '../support/rows/own-product';
import { expect, productUrl, test } from '../support/test';

test.describe.configure({ mode: 'default' });

let stop: () => Promise<void>;
let everything: Everything;
/** The columns with hostile text, and those of them that were seen on some page. */
let columns: string[] = [];
const seen = new Set<string>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stop = await startOwnProduct();
  everything = await makeEverything();
  columns = await writeHostileTexts();
});
test.afterAll(async () => {
  await everything?.dispose();
  await stop?.();
});

/** A browser of a person's own, which notes whatever a hostile text could bring about. */
async function openBrowser(
  browser: Browser,
  person: APIRequestContext,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    storageState: await person.storageState(),
    viewport: { width: 320, height: 640 },
    serviceWorkers: 'block',
  });
  const faults: string[] = [];
  await context.exposeFunction('hostile', (column: string) => faults.push(`A script of ${column} ran.`));
  await context.route(
    (url) => url.origin !== productUrl(),
    (route) => {
      // Pictures from elsewhere are shown, as places of other directories have them.
      if (route.request().resourceType() !== 'image') faults.push(`Asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`Dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`Error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(`Console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isExpected = response.status() < 400 || pathname === '/nowhere' || /\.(png|jpg)/.test(pathname);
    if (!isExpected) faults.push(`${response.status()} of ${response.url()}`);
  });
  return { page, faults };
}

/**
 * Runs in the page.
 * @returns what a text of people became there that is no text, and the columns whose text stands there
 */
function lookAround(host: string): { harm: string[]; columns: string[] } {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const harm: string[] = [];
  const look = (root: Document) => {
    for (const element of root.querySelectorAll('*')) {
      const told = element.outerHTML.slice(0, 300);
      for (const { name, value } of element.attributes) {
        const address = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
        const isOdd = /^(javascript|vbscript):|^data:(text|.*hostile)/s.test(address) && name !== 'value';
        if (/^on|^data-hostile/.test(name)) harm.push(`${name} in ${told}`);
        if (isOdd && /^(href|src|srcset|action|formaction|xlink:href|poster|data|style)$/.test(name))
          harm.push(`${name} leads to ${value}`);
        if (name === 'srcdoc') look(new DOMParser().parseFromString(value, 'text/html'));
      }
      const isTheirs = element instanceof HTMLAnchorElement && element.hostname === host;
      const rel = element.getAttribute('rel') ?? '';
      if (isTheirs && !['ugc', 'nofollow', 'noopener'].every((word) => rel.includes(word)))
        harm.push(`rel="${rel}" in ${told}`);
    }
    for (const script of root.querySelectorAll('script[type*=json]')) JSON.parse(script.textContent);
  };
  look(document);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const text = [document.body.textContent, ...fields].join('\n');
  return { harm, columns: [...text.matchAll(/«([a-z_.]+)»/g)].map(([, column = '']) => column) };
}

/** Opens every address, and looks what the hostile texts do there. */
async function walk(browser: Browser, who: Who, addresses: string[]): Promise<string[]> {
  const { page, faults } = await openBrowser(browser, everything.people[who]);
  const open = opener(page);
  const found: string[] = [];
  for (const address of addresses) {
    await open(address);
    const { harm, columns: shown } = await page.evaluate(lookAround, CANARY_HOST);
    for (const column of shown) seen.add(column);
    found.push(...[...faults.splice(0), ...harm].map((fault) => `${address}: ${fault}`));
  }
  await page.context().close();
  return found;
}

/** Runs in the page. @returns what the texts of people became in a document that is no text */
function lookInto({ text, type }: { text: string; type: string }): string[] {
  const parsed = new DOMParser().parseFromString(text, type as DOMParserSupportedType);
  const broken = [...parsed.querySelectorAll('parsererror, [data-hostile], script, iframe, svg')];
  const addresses = [...parsed.querySelectorAll('[href], [src]')].filter((element) =>
    /^\s*(javascript|vbscript|data):/i.test(
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );
  return [...broken, ...addresses].map((element) => element.outerHTML.slice(0, 300));
}

test.describe('texts that try to do harm, in every column that people write in', () => {
  test('leave feeds and site map well-formed', async ({ page, request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
    expect(parts.length).toBeGreaterThan(0);
    for (const path of [
      '/sitemap.xml',
      '/blog/feed.xml',
      '/listings/feed.xml',
      '/market-days/feed.xml',
      ...parts,
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const found = await page.evaluate(lookInto, { text: await answer.text(), type: 'application/xml' });
      expect(found, path).toEqual([]);
    }
  });

  for (const who of ['visitor', 'customer', 'farmer', 'vendor'] as const) {
    test(`are only texts on every page of a ${who}`, async ({ browser }) => {
      test.setTimeout(240_000);
      expect(await walk(browser, who, await storefrontAddresses(who, everything))).toEqual([]);
    });
  }

  test('are only texts on every page of the back office', async ({ browser }) => {
    test.setTimeout(300_000);
    expect(await walk(browser, 'staff', await backOfficeAddresses(everything.people.staff))).toEqual([]);
    // A walk that sees few of them looks at the wrong pages.
    const unseen = columns.filter((column) => !seen.has(column));
    expect(unseen.length, unseen.join(', ')).toBeLessThan(columns.length / 3);
  });

  test('are only texts in mails', async ({ page }) => {
    test.setTimeout(120_000);
    const mails = await sendHostileMails(everything);
    expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
    for (const { kind, html } of mails) {
      expect(await page.evaluate(lookInto, { text: html, type: 'text/html' }), kind).toEqual([]);
    }
  });
});

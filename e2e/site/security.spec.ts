import type { Page } from '@playwright/test';
import { HOSTILE_NAMES, HOSTILE_TEXT } from '../support/hostile/hostile-rows';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const zip = TOWNS.hostile.zipCode;

/** What was written into the page did nothing, and no link or picture leads to a script. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false);
  const addresses = await page
    .locator('[href], [src], [action]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  expect(addresses.filter((address) => /^\s*(javascript|data:text|vbscript)/i.test(address))).toEqual([]);
  // Its file is not there, so something drawn stands in its place.
  await expect(page.locator('img[src^="/uploads/"]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
}

test.describe('texts that try to do harm', () => {
  test.beforeEach(({ allowTrouble }) => allowTrouble(/404.*\/uploads\//));

  test('are only texts among search results', async ({ page, visit }) => {
    await visit(`/?zipCode=${zip}&mode=markets`);
    await expect(cards(page).getByRole('heading', { name: HOSTILE_NAMES.market })).toBeVisible();
    await expectUnharmed(page);
    await visit(`/browse?zipCode=${zip}`);
    for (const name of [HOSTILE_NAMES.farm, HOSTILE_NAMES.listing, HOSTILE_NAMES.plainListing]) {
      await expect(cards(page).getByRole('heading', { name })).toBeVisible();
    }
    await cards(page, 'Farm').getByText('Details', { exact: false }).last().click();
    await expectUnharmed(page);
  });

  test('are only texts on a market’s card and in what is asked about it', async ({ page, visit }) => {
    await visit(`/farmers-markets?zipCode=${zip}`);
    await cards(page).getByText('Details', { exact: false }).first().click();
    await expect(cards(page).getByText(HOSTILE_TEXT).last()).toBeVisible();
    await cards(page).getByRole('heading', { name: HOSTILE_NAMES.market }).getByRole('link').click();
    await page.getByRole('button', { name: /^Suggest a correction for/ }).click();
    await expect(page.getByRole('dialog')).toContainText(HOSTILE_NAMES.market);
    await expectUnharmed(page);
  });

  test('are only texts on a listing’s page, whether opened or gone to', async ({ page, visit }) => {
    for (const name of [HOSTILE_NAMES.listing, HOSTILE_NAMES.plainListing]) {
      await visit(`/browse?zipCode=${zip}&tab=listings`);
      await page.getByRole('link', { name: `View Details: ${name}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectUnharmed(page);
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await page.title()).toContain(name.slice(0, 30));
      await expectUnharmed(page);
    }
  });

  test('are only texts in the address', async ({ page, visit }) => {
    const text = '"><script>window.wasAttacked = 7</script><img src=x onerror=window.wasAttacked=8>';
    for (const path of ['/browse?search=', '/browse?zipCode=', '/?zipCode=', '/farmers-markets?zipCode=']) {
      await visit(path + encodeURIComponent(text));
      await expectUnharmed(page);
    }
    await visit(`/browse?search=${encodeURIComponent(text)}`);
    await expect(
      page.getByRole('search', { name: 'Listings and farms' }).getByRole('combobox', { name: 'Search' }),
    ).toHaveValue(text);
  });
});

test('a script that got into a page all the same is not run', async ({ page, visit, allowTrouble }) => {
  allowTrouble(/Content Security Policy|content-security-policy/i);
  await visit('/');
  const reported = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      ),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasAttacked = 9';
    document.body.append(script);
  });
  expect(await reported).toBe('script-src-elem');
  await expectUnharmed(page);
});

test('every page comes with strict headers', async ({ request }) => {
  for (const path of ['/', '/browse', '/nowhere', '/api/docs']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy, path).toContain(rule);
    }
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { cards, expect, productUrl, test } from '../support/test';

const ARTICLE = '/blog/how-to-shop-a-farmers-market';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the blog', () => {
  test('shows its articles and leads to one, and on to another', async ({ page, visit }) => {
    await visit('/blog');
    await expect(page).toHaveTitle('Local Farm Blog | Farmgate');
    await expect(cards(page)).toHaveCount(12);
    const title = await cards(page).first().getByRole('heading').innerText();
    await cards(page).first().getByRole('link').click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    const related = page.getByRole('region', { name: 'Related articles' });
    const next = await related.getByRole('article').first().getByRole('heading').innerText();
    await related.getByRole('article').first().getByRole('link').click();
    await expect(heading(page)).toHaveText(next);
  });

  test('is paged by links, and every page has its own address', async ({ page, visit }) => {
    await visit('/blog');
    const first = await cards(page).first().innerText();
    await page
      .getByRole('navigation', { name: 'Articles, pages' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(cards(page).first()).not.toHaveText(first);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${productUrl()}/blog?page=2`);
  });

  test('is filtered by category and by tag', async ({ page, visit }) => {
    await visit('/blog');
    const categories = page.getByRole('navigation', { name: 'Blog categories' });
    await categories.getByRole('link', { name: 'Farm Fresh Eggs' }).click();
    await expect(heading(page)).toHaveText('Farm Fresh Eggs');
    await expect(categories.getByRole('link', { name: 'Farm Fresh Eggs' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const card of await cards(page).all()) await expect(card).toContainText('Farm Fresh Eggs');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const tags = page.getByRole('navigation', { name: 'Popular tags' });
    const tag = await tags.getByRole('link').first().innerText();
    await tags.getByRole('link').first().click();
    await expect(heading(page)).toHaveText(`Articles about “${tag}”`);
    await expect(cards(page).first()).toBeVisible();
    await categories.getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('says so where nothing fits, and where there is no such page or article', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/404/);
    expect((await visit('/blog?tag=nobody-wrote-about-this')).status()).toBe(200);
    await expect(page.getByText('No blog posts available yet.')).toBeVisible();
    expect((await visit('/blog?page=900')).status()).toBe(404);
    await expect(page.getByText('There is no page 900.')).toBeVisible();
    expect((await visit('/blog/there-is-no-such-article')).status()).toBe(404);
    await expect(heading(page)).toHaveText('Article not found');
  });

  test('says that it loads, and that it could not', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/blog?*', async (route) => {
      await asked;
      await route.fulfill({ status: 503, body: '' });
    });
    await visit('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Local Farm Blog' }).click();
    await expect(page.getByText('Loading blog posts...')).toBeVisible();
    answer();
    await expect(page.getByText('Error loading blog posts. Please try again later.')).toBeVisible();
    await page.unroute('**/api/blog?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(12);
  });
});

test.describe('an article', () => {
  test('leads to its parts and to other pages without loading anew', async ({ page, visit }) => {
    await visit(ARTICLE);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const part = contents.getByRole('link').nth(3);
    const name = await part.innerText();
    await part.click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+#[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await page.locator('.prose a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(/\/blog\/how-to-shop/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is handed on by its link', async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await visit(ARTICLE);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(productUrl() + ARTICLE);
  });
});

test.describe('axe finds nothing on', () => {
  for (const path of [
    '/blog',
    ARTICLE,
    '/blog?tag=nobody-wrote-about-this',
    '/terms',
    '/privacy',
    '/sitemap',
  ]) {
    test(path, async ({ page, visit }) => {
      await visit(path);
      await expectAccessible(page);
    });
  }
});

test('on a screen of 320 pixels nothing reaches over the edge', async ({ page, visit }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/blog', '/blog?page=2', ARTICLE, '/faq', '/terms', '/privacy', '/sitemap']) {
    await visit(path);
    const wide = await page.evaluate(() => {
      const isOver = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
      const parts = [...document.querySelectorAll('main :is(a, h1, h2, h3, p, td, th, li, img, summary)')];
      return parts.filter(isOver).map((element) => element.outerHTML.slice(0, 120));
    });
    expect(wide, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, data] of [
    ['/blog', 'Local Farm Blog | Farmgate', ['BreadcrumbList', 'ItemList']],
    [ARTICLE, /^How to Shop a Farmers Market/, ['BlogPosting', 'BreadcrumbList']],
    ['/faq', 'Local Farm FAQ | Farmgate', ['FAQPage', 'BreadcrumbList']],
    ['/terms', 'Terms of Service | Farmgate', ['BreadcrumbList']],
    ['/privacy', 'Privacy Policy | Farmgate', ['BreadcrumbList']],
    ['/sitemap', 'Site Map | Farmgate', ['BreadcrumbList']],
  ] as const) {
    test(`${path} has its content and says what it is`, async ({ page, visit }) => {
      expect((await visit(path)).status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + path);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /\/og\/[a-z/-]+\.png$/,
      );
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(2);
      const source = await page.locator('script[type="application/ld+json"]').textContent();
      const graph = (JSON.parse(source ?? '') as { '@graph': { '@type': string }[] })['@graph'];
      expect(graph.map((thing) => thing['@type'])).toEqual(data);
    });
  }

  test('the blog is read by its links', async ({ page, visit }) => {
    await visit('/blog');
    await page.getByRole('link', { name: 'U Pick Farms', exact: true }).first().click();
    await expect(heading(page)).toHaveText('U Pick Farms');
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('.prose p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#sources$/);
  });
});

test('an article by keyboard: its contents, its links', async ({ page, visit }) => {
  await visit(ARTICLE);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('the manifest names files that are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

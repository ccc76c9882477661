import type { Locator } from '@playwright/test';
import { overflowing } from '../support/pages/overflowing';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const { known, hostile } = TOWNS;
const PATHS = [
  '/',
  `/?zipCode=${known.zipCode}&mode=farms`,
  '/browse',
  `/browse?zipCode=${known.zipCode}&radius=50&tab=farms&organic=true`,
  `/browse?zipCode=${hostile.zipCode}&search=chard`,
  '/farmers-markets',
  `/farmers-markets?zipCode=${known.zipCode}`,
  `/farmers-markets?zipCode=${hostile.zipCode}`,
  '/listings/1',
  '/farms/1',
  '/farms-phoenix-az',
  '/farms-in-california',
  '/guides',
  '/guides/csa-programs',
  '/in-season?state=FL',
  '/farms/claim',
  `/farms/claim?zipCode=${known.zipCode}`,
  '/farms/new',
  '/post',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/farmer-dashboard',
  '/contact',
  '/marketplace',
  '/marketplace?category=vegetables&sort=price-low',
  '/products/1',
  '/products/99999999',
  '/vendors/1',
  '/cart',
  '/checkout',
  '/orders',
  '/vendor/onboarding',
  '/nowhere',
];

test.describe('on a small screen', () => {
  for (const [width, height, meaning] of [
    [320, 568, 'of 320 pixels'],
    [640, 450, 'at 200 % zoom'],
  ] as const) {
    test(`${meaning} no page scrolls sideways or loses anything`, async ({ page, visit, allowTrouble }) => {
      allowTrouble(/404/);
      test.slow();
      await page.setViewportSize({ width, height });
      for (const path of PATHS) {
        await visit(path);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  }

  test('of 320 pixels dialogs fit and keep their buttons in view', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit('/farmers-markets');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Post a Listing' }).click();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
  });

  test('a market’s card is low, and one tap opens the rest of it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/farmers-markets?zipCode=33901', `/farmers-markets?zipCode=${known.zipCode}`]) {
      await visit(path);
      expect(await cards(page).count()).toBeGreaterThan(2);
      expect(await tooHigh(cards(page)), path).toEqual([]);
    }
    const card = cards(page, 'Midnight Sun Market');
    await card.locator('summary').click();
    await expect(card.getByRole('table', { name: 'Opening hours' })).toBeVisible();
  });

  test('a search stays in sight above what it found', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      `/farmers-markets?zipCode=${known.zipCode}`,
      `/?zipCode=${known.zipCode}&mode=farms`,
      `/browse?zipCode=${known.zipCode}&tab=farms`,
    ]) {
      await visit(path);
      const field = page
        .locator('#main')
        .getByRole('combobox', { name: /ZIP code/ })
        .last();
      await expect(field).toHaveValue(known.zipCode);
      await expect(field).toBeInViewport();
      await expect(cards(page).first().getByRole('heading')).toBeInViewport();
      await field.fill('33901');
      await field.press('Enter');
      await expect(page).toHaveURL(/zipCode=33901/);
    }
  });

  test('the browse page has its first card in the first third of a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/browse', `/browse?zipCode=${known.zipCode}`, '/browse?zipCode=33901']) {
      await visit(path);
      const card = await cards(page).first().boundingBox();
      expect(card?.y, path).toBeLessThanOrEqual(FIRST_CARD_Y);
      const form = page.getByRole('search');
      await expect(form).toHaveCount(1);
      for (const field of ['Search', 'ZIP code', 'Category'])
        await expect(form.getByRole('combobox', { name: field })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('tab')).toHaveText([/^All/, /^Marketplace Listings/, /^Local Farms/]);
  });

  test('what is found near a ZIP code is below one search, in the first third of a phone', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const searches = ['/browse?search=eggs&', '/browse?search=brown+eggs&'];
    for (const path of ['/farmers-markets?', '/this-saturday?', '/csa?', '/u-pick?', ...searches]) {
      await visit(`${path}zipCode=33901&radius=100`);
      const card = await page.locator('#main').getByRole('article').first().boundingBox();
      expect(card?.y, path).toBeLessThanOrEqual(FIRST_CARD_Y);
      await expect(page.getByRole('search')).toHaveCount(1);
      await expect(page.getByRole('banner').getByText(/^Near 33901$/)).toHaveCount(0);
    }
  });

  test('the products of a list and of a vendor are low, and their hearts cover no words', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/marketplace?view=list', '/vendors/1']) {
      await visit(path);
      const heights = await page
        .locator('#main')
        .locator('.product-row, .product-card-low')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(5);
      const middle = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
      expect(middle, path).toBeLessThanOrEqual(path === '/vendors/1' ? 135 : 120);
      const covered = await page.getByRole('button', { name: /^Save: / }).evaluateAll(
        (hearts) =>
          hearts.slice(1).filter((heart) => {
            const { left, right, top, bottom } = heart.getBoundingClientRect();
            return [...(heart.closest('article')?.querySelectorAll('h3, li, .price') ?? [])].some((words) => {
              const range = document.createRange();
              range.selectNodeContents(words);
              return [...range.getClientRects()].some(
                (box) =>
                  box.right > left + 8 && box.left < right && box.bottom > top + 8 && box.top < bottom - 8,
              );
            });
          }).length,
      );
      expect(covered, path).toBe(0);
    }
  });

  test('nothing lies on the pictures of places and listings', async ({ page, visit }) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/farmers-markets', '/browse', '/browse?tab=farms', '/marketplace']) {
        await visit(`${path}${path.includes('?') ? '&' : '?'}zipCode=${known.zipCode}`);
        const card = cards(page).first();
        const heart = card.getByRole('button', { name: /^Save: / });
        // Until its code is there, it is another one.
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        const covering = await card.locator('.thumbnail, .product-picture').evaluate((picture) => {
          const { left, top, width: wide, height } = picture.getBoundingClientRect();
          const at = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
          return at
            .map(([x, y]) => document.elementFromPoint(left + wide * x, top + height * y))
            .filter((over) => over?.closest('button, .badge') != null).length;
        });
        expect(covering, path).toBe(0);
      }
    }
    expect(await overflowing(page)).toEqual([]);
  });

  test('a card of a place has its picture, then its name with the heart, then its words, in any column', async ({
    page,
    visit,
  }) => {
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/this-saturday?', '/farmers-markets?view=list&', '/browse?tab=farms&view=list&']) {
        await visit(`${path}zipCode=33901&radius=100`);
        const card = page.locator('#main .place-card').first();
        const of = async (part: string) => {
          const box = await card.locator(part).first().boundingBox();
          return box ?? { x: 0, y: 0, width: 0, height: 0 };
        };
        const [box, picture, name, heart] = [
          (await card.boundingBox())?.x ?? 0,
          await of('.place-card-picture'),
          await of('h2, h3'),
          await of('.card-heart'),
        ];
        expect(picture.width, path).toBeGreaterThan(150);
        expect(name.y, path).toBeLessThan((await of('.place-card-words')).y);
        expect(heart.x, path).toBeGreaterThan(name.x);
        expect(name.x, path).toBeGreaterThan(box);
      }
    }
  });

  test('the day that is shown is in sight on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/this-saturday?zipCode=33901');
    const day = page.getByRole('navigation', { name: 'Other days' }).locator('[aria-current]');
    await expect(day).toBeInViewport({ ratio: 1 });
  });

  test('at 200 % zoom no bar covers what is read', async ({ page, visit }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    for (const path of ['/products/1', '/listings/1', '/faq']) {
      await visit(path);
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole('banner').getByRole('link').first(), path).not.toBeInViewport();
      const covering = await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) =>
              ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
              element.clientHeight > 40 &&
              element.getBoundingClientRect().bottom > 0,
          ).length,
      );
      expect(covering, path).toBe(0);
    }
  });

  test('with text at 200 % the ZIP code is not cut', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/farmers-markets', '/browse?zipCode=33901', '/farmers-markets?zipCode=33901']) {
      await visit(path);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      const field = page.getByRole('combobox', { name: 'ZIP code', exact: true });
      const width = await field.evaluate((input) => input.clientWidth);
      // An icon, and five digits of 32 pixels.
      expect(width, path).toBeGreaterThan(240);
      const count = page.getByRole('status').filter({ hasText: / found$| Results / });
      if (path.includes('?')) expect((await count.boundingBox())?.height, path).toBeLessThan(100);
      expect(await overflowing(page)).toEqual([]);
    }
  });

  test('with text at 200 % no name is broken letter by letter, and no header stays above it', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/farmers-markets?zipCode=33901', '/vendors/1']) {
      await visit(path);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      const name = page
        .locator('#main')
        .locator(path.startsWith('/vendors') ? 'h1' : 'article :is(h2, h3)')
        .first();
      expect((await name.boundingBox())?.width, path).toBeGreaterThan(200);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      const header = await page.locator('.header-first').boundingBox();
      expect((header?.y ?? 0) + (header?.height ?? 0), path).toBeLessThanOrEqual(0);
      expect(await overflowing(page)).toEqual([]);
    }
  });

  test('at 200 % zoom one finds a farm from the home page', async ({ page, visit }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await visit('/');
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
    await page.getByRole('button', { name: 'Find Farms' }).click();
    await expect(cards(page, 'Tundra Greens Farm')).toBeVisible();
  });
});

/** Where the first card of the browse page begins on a phone, at most, in pixels. */
const FIRST_CARD_Y = 320;

/** The highest that a phone shows a market's card, in pixels. */
const CARD_HEIGHT = 325;

/** @returns the heights of the cards that are too high */
async function tooHigh(all: Locator): Promise<number[]> {
  const found = await all.evaluateAll((elements) => elements.map((element) => element.clientHeight));
  return found.filter((height) => height >= CARD_HEIGHT);
}

import { expectAccessible } from '../support/pages/axe';
import { cards, expect, productUrl, test } from '../support/test';

const heading = { level: 1 } as const;

/** The demonstration's pages are made while the product already serves. */
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => (await request.get(`${productUrl()}/api/location-pages/farms-phoenix-az`)).status(), {
      timeout: 60_000,
    })
    .toBe(200);
});

test.describe('pages of places', () => {
  test('lead from a state to a city, and on to a farm @journey', async ({ page, visit }) => {
    await visit('/farms-in-arizona');
    await expect(page.getByRole('heading', heading)).toHaveText('Local Farms and Farmers Markets in Arizona');
    await page
      .getByRole('region', { name: 'Cities in Arizona' })
      .getByRole('link', { name: 'Phoenix' })
      .click();
    await expect(page).toHaveURL('/farms-phoenix-az');
    await expect(page.getByRole('heading', heading)).toHaveText('Fresh Local Farms in Phoenix, Arizona');
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByText(/^\d+ Farms? Found$/)).toBeVisible();
    const farm = page.locator('#main').locator('a[href^="/farms/"]').first();
    const name = await farm.innerText();
    await farm.click();
    await expect(page.getByRole('heading', heading)).toHaveText(name);
  });

  test('lead on to neighbors, guides, the calendar and the search', async ({ page, visit }) => {
    await visit('/farms-phoenix-az');
    const main = page.locator('#main');
    await main.getByRole('link', { name: 'Arizona’s harvest calendar' }).click();
    await expect(page).toHaveURL('/in-season?state=AZ');
    await page.goBack();
    await main.getByRole('region', { name: 'Guides' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guides\/[a-z-]+$/);
    await page.goBack();
    await main
      .getByRole('region', { name: 'Neighboring cities' })
      .getByRole('link', { name: /^Mesa/ })
      .click();
    await expect(page.getByRole('heading', heading)).toHaveText('Fresh Local Farms in Mesa, Arizona');
    await main.getByRole('link', { name: 'Find Markets Near You' }).click();
    await expect(page).toHaveURL(/^[^?]*\/farmers-markets\?zipCode=\d{5}$/);
  });

  test('keep what the server made below their farms, and load no new document for its links', async ({
    page,
    visit,
  }) => {
    await visit('/farms-phoenix-az');
    const state = await page.locator('#farmgate-state').textContent();
    expect(state).not.toContain('harvest');
    const crops = page.locator('#main').getByRole('region', { name: /^In season in Arizona/ });
    await expect.poll(() => crops.getByRole('listitem').count()).toBeGreaterThan(1);
    const guides = page.locator('#main').getByRole('region', { name: 'Guides' });
    await page.waitForLoadState('networkidle');
    const before = await page.locator('#main').textContent();
    await page.evaluate(() => (document.body.dataset.document = 'first'));
    await guides.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guides\/[a-z-]+$/);
    await page.goBack();
    await expect(guides.getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#main').textContent()).toBe(before);
    await expect(page.locator('body')).toHaveAttribute('data-document', 'first');
  });

  test('on a phone show all that is specified, and the market week behind a tap', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/farms-phoenix-az');
    await expect(cards(page).nth(7)).toBeVisible();
    const why = page.getByRole('region', { name: 'Why Buy Local?' });
    await expect(why.getByRole('listitem')).toHaveCount(4);
    await expect(why.getByRole('listitem').last()).toBeVisible();
    const week = page.getByRole('region', { name: 'The market week around Phoenix' });
    await expect(week.getByRole('heading', { level: 3 }).first()).toBeHidden();
    await week.getByText(/^Show \d+ market days$/).click();
    await expect(week.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test('that do not exist say so, and lead to all', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    for (const path of ['/farms-atlantis-zz', '/farms-in-atlantis']) {
      expect((await visit(path)).status()).toBe(404);
      await expect(page.getByRole('heading', heading)).toHaveText('Location Not Found');
      await expect(page.getByText("The location page you're looking for doesn't exist.")).toBeVisible();
    }
    await page.getByRole('link', { name: 'Browse All Locations' }).click();
    await expect(page).toHaveURL('/farmers-markets');
  });

  test('say that they load', async ({ page, visit }) => {
    await visit('/farms-in-arizona');
    await page.route('**/api/location-pages/*', () => undefined);
    await page
      .getByRole('region', { name: 'Cities in Arizona' })
      .getByRole('link', { name: 'Phoenix' })
      .click();
    await expect(page.getByText('Loading location information...')).toBeVisible();
  });

  for (const path of ['/farms-phoenix-az', '/farms-in-california', '/guides', '/guides/csa-programs']) {
    test(`${path} is accessible in both themes`, async ({ page, visit }) => {
      test.slow();
      await visit(path);
      await expectAccessible(page);
    });
  }
});

test.describe('a guide', () => {
  test('has a list of contents, figures, and what to read next', async ({ page, visit }) => {
    await visit('/guides');
    await page
      .locator('#main')
      .getByRole('link', { name: /^CSA Programs/ })
      .click();
    await expect(page.getByRole('heading', heading)).toHaveText(/^CSA Programs/);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Where to find it' })
      .click();
    const figures = page.getByRole('region', { name: 'Where to find it' });
    await expect(figures).toBeInViewport();
    await figures.getByRole('link', { name: /^California/ }).click();
    await expect(page).toHaveURL('/farms-in-california');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, types] of [
    ['/farms-phoenix-az', /Phoenix, AZ \| Farmgate$/, ['BreadcrumbList', 'ItemList']],
    ['/farms-in-arizona', /Arizona \| Farmgate$/, ['BreadcrumbList', 'ItemList', 'ItemList']],
    ['/guides/csa-programs', /^CSA Programs.* \| Farmgate$/, ['BreadcrumbList', 'Article']],
  ] as const) {
    test(`${path} has its content and says what it is`, async ({ page, visit }) => {
      expect((await visit(path)).status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + path);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      const source = await page.locator('script[type="application/ld+json"]').textContent();
      const graph = (JSON.parse(source ?? '') as { '@graph': { '@type': string }[] })['@graph'];
      expect(graph.map((thing) => thing['@type'])).toEqual(types);
      await expect(page.locator('#main').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    });
  }
});

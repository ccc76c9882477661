import { TOWNS } from '../support/rows/towns';
import { cards, expect, productUrl, test } from '../support/test';

const { known } = TOWNS;

test.use({ javaScriptEnabled: false });

interface Described {
  path: string;
  title: string;
  heading: string;
  canonical: string;
  data: string[];
}

const PAGES: Described[] = [
  {
    path: '/',
    title: 'Farmgate: Local Farms and Farm-Fresh Produce Marketplace',
    heading: 'What’s growing near you?',
    canonical: '/',
    data: ['WebSite', 'Organization'],
  },
  {
    path: '/browse?zipCode=33901',
    title: 'Local Farms Near 33901 | Farmgate',
    heading: 'Local Farms Near 33901',
    canonical: '/browse?zipCode=33901',
    data: ['BreadcrumbList', 'ItemList', 'ItemList'],
  },
  {
    path: '/browse?category=eggs',
    title: 'Eggs Local Farms | Farmgate',
    heading: 'Eggs Local Farms',
    canonical: '/browse?category=eggs',
    data: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/farmers-markets?zipCode=33901',
    title: 'Farmers Markets Near Fort Myers, FL 33901 | Farmgate',
    heading: 'Farmers Markets Near 33901',
    canonical: '/farmers-markets?zipCode=33901',
    data: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/csa?zipCode=33901&radius=100',
    title: 'CSA Shares Near Fort Myers, FL 33901 | Farmgate',
    heading: 'CSA shares near 33901',
    canonical: '/csa?zipCode=33901',
    data: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/u-pick?zipCode=33901&radius=100',
    title: 'U-Pick Farms Near Fort Myers, FL 33901 | Farmgate',
    heading: 'U-pick farms near 33901',
    canonical: '/u-pick?zipCode=33901',
    data: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/marketplace',
    title: 'Marketplace: buy from small farms | Farmgate',
    heading: 'Shop the Marketplace',
    canonical: '/marketplace',
    data: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/marketplace?category=honey',
    title: 'Honey from small farms | Farmgate',
    heading: 'Shop Honey',
    canonical: '/marketplace?category=honey',
    data: ['BreadcrumbList', 'ItemList'],
  },
];

test.describe('without scripts', () => {
  for (const { path, title, heading, canonical, data } of PAGES) {
    test(`${path} has its content and says what it is`, async ({ page, visit }) => {
      const response = await visit(path);
      expect(response.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /,/);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + canonical);
      const source = await page.locator('script[type="application/ld+json"]').textContent();
      const graph = (JSON.parse(source ?? '') as { '@graph': { '@type': string }[] })['@graph'];
      expect(graph.map((thing) => thing['@type'])).toEqual(data);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    });
  }

  for (const [path, title, heading] of [
    ['/contact', 'Contact Us | Farmgate', 'Contact Us'],
    ['/login', 'Login | Farmgate', 'Log in'],
    ['/register', 'Register | Farmgate', 'Create your account'],
    ['/post', 'Post Your Produce Listing | Farmgate', 'Post Your Produce Listing'],
    ['/farms/new', 'Register a Farm | Farmgate', 'Register a farm'],
    ['/farms/claim', 'Claim a Farm | Farmgate', 'Claim your farm'],
  ] as const) {
    test(`${path} says what it is for, and what it needs`, async ({ page, visit }) => {
      expect((await visit(path)).status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', productUrl() + path);
      if (path === '/farms/claim')
        await expect(page.getByRole('textbox', { name: 'ZIP code' })).toBeVisible();
      else await expect(page.getByText(/Please turn on JavaScript/)).toBeVisible();
    });
  }

  for (const [path, heading] of [
    ['/cart', 'Shopping Cart'],
    ['/checkout', 'Checkout'],
    ['/orders', 'My Orders'],
  ] as const) {
    test(`${path} says what it needs, and is not loading forever`, async ({ page, visit }) => {
      expect((await visit(path)).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText('Please turn on JavaScript to use this page.')).toBeVisible();
      await expect(page.locator('[aria-busy]:visible')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }

  test('the shop is searched, and leads to a product and its vendor', async ({ page, visit }) => {
    await visit('/marketplace');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('honey');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const first = cards(page).first().locator('h3 > a');
    const name = await first.innerText();
    expect(name).toMatch(/honey/i);
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.getByText('Please turn on JavaScript to buy this.')).toBeVisible();
    await page.getByRole('link', { name: 'View Full Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  });

  test('the ZIP code of the header is kept for the shop', async ({ page, visit }) => {
    await visit('/faq');
    await page.getByRole('banner').locator('.near summary').click();
    const form = page.getByRole('search', { name: 'Your ZIP code' });
    await form.getByRole('textbox', { name: 'ZIP code' }).fill('33901');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/marketplace?zipCode=33901');
    await visit('/marketplace');
    await expect(page.getByRole('heading', { name: 'Pick up or delivered near 33901' })).toBeVisible();
  });

  test('a farm to claim is found, and the way to the login is there', async ({ page, visit }) => {
    await visit('/farms/claim');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill(known.zipCode);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: /^Please log in to claim this farm/ }).first()).toBeVisible();
  });

  test('a listing is complete', async ({ page, visit }) => {
    await visit(`/browse?zipCode=${known.zipCode}&tab=listings`);
    await cards(page, 'Ice radishes')
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page).toHaveTitle('Ice radishes from Polar Night Farm in Barrow, AK | Farmgate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
    await expect(page.getByRole('link', { name: 'Email the farmer' })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Sweet, crisp/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^${productUrl()}/listings/\\d+$`),
    );
  });

  test('unknown addresses and missing listings are 404s that say so', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/404/);
    expect((await visit('/no-such-page')).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await visit('/listings/99999999')).status()).toBe(404);
    await expect(page.getByText('The listing could not be found.')).toBeVisible();
  });

  test('everything nearby is one list, with pages and the other tabs as links', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901&search=eggs');
    await page.getByRole('link', { name: 'Everything nearby' }).click();
    const list = page.getByRole('list', { name: 'Everything nearby' });
    await expect(list.getByText('Farmers market', { exact: true }).first()).toBeVisible();
    await expect(list.getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/(places|listings|farms|products)\//,
    );
    await page.getByRole('tab', { name: /^Marketplace Listings/ }).click();
    await expect(page.getByRole('list', { name: 'Marketplace listings' })).toBeVisible();
  });

  test('a phone has every link, and no button that does nothing', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(`/farmers-markets?zipCode=${known.zipCode}`);
    const header = page.getByRole('banner');
    await header.getByText('Find food').click();
    for (const name of ['Browse Listings', 'Farmers Markets', 'Contact Us', 'Login', 'Register']) {
      await expect(header.getByRole('link', { name })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /Menu|Post a Listing|Suggest a correction/ })).toHaveCount(
      0,
    );
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').filter({ hasText: 'Explore' }).click();
    await expect(footer.getByRole('link', { name: 'Site Map' })).toBeVisible();
  });

  test('the search forms work', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('textbox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
    await page.getByRole('button', { name: 'Find Farms' }).click();
    await expect(cards(page, 'Tundra Greens Farm')).toBeVisible();
    await page.getByRole('combobox', { name: 'Product type' }).selectOption('Flowers & Plants');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(
      page.getByText('No farms found with Flowers & Plants. Try a different filter.'),
    ).toBeVisible();

    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('radishes');
    await search.press('Enter');
    await expect(cards(page, 'Ice radishes')).toBeVisible();
    const form = page.getByRole('search', { name: 'Listings and farms' });
    await form.getByRole('textbox', { name: 'ZIP code' }).fill(known.zipCode);
    await form.getByRole('searchbox').fill('');
    await form.getByRole('combobox', { name: 'Category' }).selectOption('Eggs');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Eggs Local Farms Near ${known.zipCode}`,
    );
    await page.getByRole('tab', { name: /^Marketplace Listings/ }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('the market filters work', async ({ page, visit }) => {
    await visit('/farmers-markets');
    await page.getByRole('textbox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
    await page.getByRole('textbox', { name: 'ZIP code', exact: true }).press('Enter');
    await expect(cards(page)).toHaveCount(3);
    await page.locator('label').filter({ hasText: /^WIC$/ }).click();
    await page
      .locator('label')
      .filter({ hasText: /^Open now$/ })
      .click();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(cards(page)).toHaveText([/Midnight Sun Market/]);
    await cards(page).locator('summary').click();
    await expect(cards(page).getByRole('table', { name: 'Opening hours' })).toBeVisible();
  });
});

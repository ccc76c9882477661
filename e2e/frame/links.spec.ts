import type { Locator } from '@playwright/test';
import { findFood } from '../support/pages/find-food';
import { expect, hydrated, test } from '../support/test';

/** @returns each link's label and address, in their order */
const linksOf = (within: Locator) =>
  within
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

test.describe('the frame around every page', () => {
  test('has the links of the header', async ({ page, visit }) => {
    await visit('/');
    const header = page.getByRole('banner');
    const main = header.getByRole('navigation', { name: 'Main' });
    expect(await linksOf(main)).toEqual([
      ['Home', '/'],
      ['Marketplace (Coming Soon)', null],
      ['Local Farm Blog', '/blog'],
      ['Local Farm FAQ', '/faq'],
      ['About', '/#about'],
      ['Contact Us', '/contact'],
    ]);
    await main.getByText('Find food').click();
    expect(await linksOf(main.getByRole('list').nth(1))).toEqual([
      ['Browse Listings', '/browse'],
      ['Farmers Markets', '/farmers-markets'],
      ['This Saturday', '/this-saturday'],
      ['CSA Shares', '/csa'],
      ['U-Pick Farms', '/u-pick'],
      ['In Season', '/in-season'],
      ['Shop', '/marketplace'],
      ['Guides', '/guides'],
    ]);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'Shop' })).toBeHidden();
    await expect(header.getByRole('link', { name: 'Farmgate, home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(header.getByRole('link', { name: 'Marketplace (Coming Soon)' })).toBeDisabled();
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('has the links of the footer', async ({ page, visit }) => {
    await visit('/');
    const footer = page.getByRole('contentinfo');
    expect(await linksOf(footer.getByRole('navigation', { name: 'Explore' }))).toEqual([
      ['Home', '/'],
      ['Browse Local Farms', '/browse'],
      ['Post a Farm Listing', '/post'],
      ['About', '/#about'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
      ['Site Map', '/sitemap'],
    ]);
    expect(await linksOf(footer.getByRole('navigation', { name: 'Categories' }))).toEqual([
      ['Vegetables', '/browse?category=vegetables'],
      ['Fruits', '/browse?category=fruits'],
      ['Herbs', '/browse?category=herbs'],
      ['Farm Fresh Eggs', '/browse?category=dairy'],
    ]);
    const popular = await linksOf(footer.getByRole('navigation', { name: 'Popular Searches' }));
    expect(popular).toHaveLength(8);
    for (const [, address] of popular) expect(address).toMatch(/^\/browse(\?|$)/);
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect(footer).toContainText('USDA Agricultural Marketing Service, Local Food Directories');
  });

  test('is short: four controls more than are specified, and a folded footer on a phone', async ({
    page,
    visit,
  }) => {
    await visit('/faq');
    const controls = page.getByRole('banner').locator('a[href], button, input:not([type=hidden]), summary');
    // Home, the blog, the FAQ, About, Contact Us, the cart, Login, Register, 'Post a Listing' and the logo.
    await expect(controls.filter({ visible: true })).toHaveCount(10 + 4);
    // Seven pages, four categories, eight searches, two policies, and six credits.
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.filter({ visible: true })).toHaveCount(27);
    await page.setViewportSize({ width: 390, height: 844 });
    const height = (await page.getByRole('contentinfo').boundingBox())?.height;
    expect(height).toBeLessThan(550);
    const popular = page.getByRole('contentinfo').getByRole('navigation', { name: 'Popular Searches' });
    await expect(popular.getByRole('link', { name: 'Raw honey' })).toBeHidden();
    await popular.getByText('Popular Searches').last().click();
    await expect(popular.getByRole('link', { name: 'Raw honey' })).toBeVisible();
  });

  test('marks the link of the page that is open', async ({ page, visit }) => {
    await visit('/');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect(current).toHaveText(['Home']);
    await findFood(page, 'Farmers Markets');
    await expect(current).toHaveText(['Farmers Markets']);
    await findFood(page, 'Browse Listings');
    await expect(current).toHaveText(['Browse Listings']);
    await visit('/products');
    await expect(current).toHaveText(['Browse Listings']);
    await visit('/vendors');
    await expect(current).toHaveText(['Farmers Markets']);
  });

  test('takes a ZIP code or a product in its search field', async ({ page, visit }) => {
    await visit('/farmers-markets');
    const search = page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Search by product, place or ZIP code' });
    await search.fill('honey');
    await search.press('Enter');
    await expect(page).toHaveURL('/browse?search=honey');
    await visit('/farmers-markets');
    await search.fill('33901');
    await search.press('Enter');
    await expect(page).toHaveURL('/browse?zipCode=33901');
  });

  test('leaves the focus with who goes on typing while a page comes', async ({ page, visit }) => {
    await visit('/farmers-markets');
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const search = page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Search by product, place or ZIP code' });
    await search.fill('honey');
    await search.press('Enter');
    await search.fill('339');
    goOn();
    await expect(page.getByRole('heading', { name: 'Local Farms', level: 1 })).toBeVisible();
    const own = page.getByRole('main').getByRole('combobox', { name: 'Search' });
    await expect(own).toBeFocused();
    await page.keyboard.type('01');
    await expect(own).toHaveValue('33901');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/browse?zipCode=33901');
  });

  test('collapses into a menu on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit('/');
    await expect(page.getByRole('link', { name: 'Cart' })).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await linksOf(menu)).toEqual([
      ['Home', '/'],
      ['Browse Listings', '/browse'],
      ['Farmers Markets', '/farmers-markets'],
      ['This Saturday', '/this-saturday'],
      ['CSA Shares', '/csa'],
      ['U-Pick Farms', '/u-pick'],
      ['In Season', '/in-season'],
      ['Shop', '/marketplace'],
      ['Guides', '/guides'],
      ['Cart', '/cart'],
      ['Local Farm Blog', '/blog'],
      ['Local Farm FAQ', '/faq'],
      ['About', '/#about'],
      ['Contact Us', '/contact'],
      ['Marketplace (Coming Soon)', null],
      ['Saved', '/saved'],
      ['Login', '/login'],
      ['Register', '/register'],
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Farmers Markets' }).click();
    await expect(page).toHaveURL('/farmers-markets');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('button', { name: 'Post a Listing' }).click();
    await expect(page.getByRole('dialog', { name: 'Farm Application' })).toBeVisible();
  });

  test('lets the keyboard skip to the content', async ({ page, visit }) => {
    await visit('/browse');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('the theme', () => {
  test('is light at first, kept on the device, and the same in every tab', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const other = await context.newPage();
    await other.goto('/farmers-markets');
    await hydrated(other);

    await page.getByRole('contentinfo').getByTitle('Dark').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('farmgate-theme'))).toBe('dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();

    // Before anything is drawn: no flash of the light theme.
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('follows the device when it is asked to', async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('contentinfo').getByTitle('System').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

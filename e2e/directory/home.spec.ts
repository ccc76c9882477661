import { TOWNS } from '../support/rows/towns';
import { bands, cards, distances, expect, notification, test } from '../support/test';

const { known, empty } = TOWNS;

test.describe('the home page', () => {
  test('keeps its two search buttons waiting until a ZIP code is typed', async ({ page, visit }) => {
    await visit('/');
    const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
    const buttons = [
      page.getByRole('button', { name: 'Find Markets' }),
      page.getByRole('button', { name: 'Find Farms' }),
    ];
    for (const button of buttons) await expect(button).toBeDisabled();
    await zip.fill('   ');
    for (const button of buttons) await expect(button).toBeDisabled();
    await zip.fill('33901');
    for (const button of buttons) await expect(button).toBeEnabled();
    await zip.fill('');
    for (const button of buttons) await expect(button).toBeDisabled();
    await expect(zip).toHaveAttribute('maxlength', '10');
  });

  test('shows buttons to press from the start, and says what is missing', async ({ page, visit }) => {
    await visit('/');
    const button = page.getByRole('button', { name: 'Find Markets' });
    const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await look();
    const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
    await button.click({ force: true });
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription('Please enter a five-digit ZIP code, such as 33901.');
    await zip.fill('339');
    await expect(zip).not.toHaveAttribute('aria-invalid');
    await zip.press('Enter');
    await expect(zip).toHaveAccessibleDescription('Please enter a five-digit ZIP code, such as 33901.');
    await expect(page).toHaveURL('/');
    await page.mouse.move(0, 0);
    await expect.poll(look).toBe(before);
  });

  test('says that a ZIP code does not exist, and which are next to it', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/404/);
    await visit('/?zipCode=33999&mode=farms');
    await expect(page.getByRole('alert')).toContainText('found near 33999. Try a different ZIP code.');
    await page.getByRole('link', { name: '33994 Fort Myers, FL' }).click();
    await expect(page).toHaveURL('/?zipCode=33994&mode=farms');
  });

  test('finds farmers markets near a ZIP code, nearest first', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill('  33901 ');
    await page.getByRole('button', { name: 'Find Markets' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Farmers markets near 33901/ })).toBeVisible();
    await expect(page.getByText(/^\d+ markets? within 25 miles, nearest first$/)).toBeVisible();
    await expect(page).toHaveURL('/?zipCode=33901&mode=markets');
    const miles = await distances(cards(page, 'Directions'));
    expect(miles.length).toBeGreaterThan(2);
    expect(bands(miles)).toEqual(bands(miles).toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(25);
  });

  test('finds local farms near a ZIP code, nearest first @journey', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill('33901');
    await page.getByRole('button', { name: 'Find Farms' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Local farms near 33901/ })).toBeVisible();
    await expect(page).toHaveURL('/?zipCode=33901&mode=farms');
    const farms = cards(page, 'Directions');
    await expect(farms.first()).toBeVisible();
    const miles = await distances(farms);
    expect(miles.length).toBeGreaterThan(2);
    expect(bands(miles)).toEqual(bands(miles).toSorted((a, b) => a - b));
    expect(await farms.filter({ hasText: 'Local Farm' }).count()).toBe(miles.length);
  });

  test('shows of a market its first three product types and how to get there', async ({ page, visit }) => {
    await visit(`/?zipCode=${known.zipCode}&mode=markets`);
    const card = cards(page, 'Midnight Sun Market');
    const products = card.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(products).toHaveText(['Fresh Vegetables', 'Eggs', 'Honey', '+3 more']);
    await expect(card).toContainText('Open Now');
    await expect(card.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+19075550142');
    const website = card.getByRole('link', { name: /^Website / });
    await expect(website).toHaveAttribute('href', 'https://midnight-sun.farmgate.example/');
    await expect(website).toHaveAttribute('rel', 'ugc nofollow noopener');
    const directions = card.getByRole('link', { name: /^Directions / });
    await expect(directions).toHaveAttribute(
      'href',
      /google\.com\/maps\/search\/\?api=1&query=.*Main%20Street/,
    );
  });

  test('shows of a farm its badges, four product types and three activities', async ({ page, visit }) => {
    await visit(`/?zipCode=${known.zipCode}&mode=farms`);
    const card = cards(page, 'Tundra Greens Farm');
    await expect(card.getByText('Local Farm', { exact: true })).toBeVisible();
    await expect(card.getByText('Organic', { exact: true })).toBeVisible();
    await expect(card.getByText('In business: Open', { exact: true })).toBeVisible();
    await expect(card.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveText([
      'Fresh Vegetables',
      'Eggs',
      'Honey',
      'Herbs',
      '+2 more',
    ]);
    await expect(card.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveText([
      'Farm tours',
      'Hay rides',
      'Classes',
      '+2 more',
    ]);
  });

  test('filters by product type, says when that hides all, and shows all again', async ({ page, visit }) => {
    await visit(`/?zipCode=${known.zipCode}&mode=markets`);
    const filter = page.getByRole('combobox', { name: 'Product type' });
    await expect(filter.getByRole('option')).toHaveText([
      'All Products',
      'Fresh Produce',
      'Organic Vegetables',
      'Fresh Fruits',
      'Baked Goods',
      'Dairy Products',
      'Meat & Poultry',
      'Flowers & Plants',
      'Artisan Goods',
      'Honey & Preserves',
    ]);
    await filter.selectOption('Baked Goods');
    await expect(page.getByRole('heading', { name: 'One Day Market' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Midnight Sun Market' })).toBeVisible();
    await filter.selectOption('Flowers & Plants');
    await expect(
      page.getByText('No markets found with Flowers & Plants. Try a different filter.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(page.getByRole('heading', { name: 'One Day Market' })).toBeVisible();
    await expect(page).toHaveURL(`/?zipCode=${known.zipCode}&mode=markets`);
  });

  for (const [button, words] of [
    ['Find Markets', 'farmers markets'],
    ['Find Farms', 'local farms'],
  ] as const) {
    test(`says that there are no ${words} near a ZIP code with nothing around it`, async ({
      page,
      visit,
    }) => {
      await visit('/');
      await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill(empty.zipCode);
      await page.getByRole('button', { name: button }).click();
      await expect(
        page.getByText(`No ${words} found near ${empty.zipCode}. Try a different ZIP code.`),
      ).toBeVisible();
    });

    test(`says that it is searching, and when searching for ${words} fails`, async ({
      page,
      visit,
      allowTrouble,
    }) => {
      allowTrouble(/ERR_FAILED/);
      await visit('/');
      let answer: (() => void) | undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/api\/(farmers-markets|local-farms)\?/, async (route) => {
        await asked;
        await route.abort();
      });
      await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(`Searching for ${words}...`)).toBeVisible();
      answer?.();
      await expect(page.getByRole('alert')).toContainText(`Unable to search for ${words}. Please try again.`);
      await page.unroute(/\/api\/(farmers-markets|local-farms)\?/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page, 'Directions').first()).toBeVisible();
    });
  }

  test('leads to all results on the map', async ({ page, visit }) => {
    await visit(`/?zipCode=${empty.zipCode}&mode=markets`);
    await expect(page.getByRole('link', { name: 'Search within 100 miles' })).toHaveAttribute(
      'href',
      `/farmers-markets?zipCode=${empty.zipCode}&radius=100`,
    );
    await visit(`/?zipCode=${known.zipCode}&mode=farms`);
    await page.getByRole('link', { name: 'See all farms on the map' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Local Farms Near ${known.zipCode}`);
    await expect(page.getByRole('tab', { name: /^Local Farms/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('searches around the device, once that is allowed', async ({ page, context, visit }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 26.6234, longitude: -81.8832 });
    await visit('/');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: /^(?:Farmers markets|Local farms) near 33901/ }),
    ).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toHaveValue('33901');
  });

  test('says so when the device keeps its location to itself', async ({ page, context, visit }) => {
    await context.clearPermissions();
    await visit('/');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(notification(page)).toContainText('Your browser doesn’t share your location with this site');
  });

  test('remembers searched ZIP codes on the device, the latest first', async ({ page, visit }) => {
    const recent = page.getByRole('navigation', { name: 'Recently searched ZIP codes' }).getByRole('link');
    await visit(`/?zipCode=${known.zipCode}&mode=farms`);
    await expect(recent).toHaveText([known.zipCode]);
    await visit('/?zipCode=33901&mode=markets');
    await expect(recent).toHaveText(['33901', known.zipCode]);
    // One that does not exist is not worth remembering.
    await visit('/?zipCode=00000');
    await visit('/');
    await expect(recent).toHaveText(['33901', known.zipCode]);
    await recent.last().click();
    await expect(
      page.getByRole('heading', { level: 2, name: new RegExp(`near ${known.zipCode}`) }),
    ).toBeVisible();
  });

  test('leads from a new listing to its details', async ({ page, visit }) => {
    await visit('/');
    const newest = page.getByRole('region', { name: 'Newest listings' });
    await expect(newest.getByRole('article')).toHaveCount(4);
    const radishes = newest.getByRole('article').filter({ hasText: 'Ice radishes' });
    await expect(radishes.getByText('New', { exact: true })).toBeVisible();
    await radishes.getByRole('link', { name: /^View Details/ }).click();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
  });

  test('has the newest listings near the visitor once it knows where they are', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901');
    await visit('/');
    const newest = page.getByRole('region', { name: 'Newest listings near 33901' });
    await expect(newest.getByRole('article')).toHaveCount(4);
    await newest.getByRole('link', { name: 'See all listings' }).click();
    await expect(page).toHaveURL(/zipCode=33901/);
  });

  test('leads on to categories, the marketplace and listings, and says how it works', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const tiles = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link');
    expect(
      await tiles.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Vegetables', '/browse?category=vegetables'],
      ['Fruits', '/browse?category=fruits'],
      ['Herbs', '/browse?category=herbs'],
      ['Dairy', '/browse?category=dairy'],
      ['Eggs', '/browse?category=eggs'],
      ['More products', '/browse?category=other'],
    ]);
    await expect(page.getByRole('link', { name: 'Shop Marketplace' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
    await expect(
      page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Find local produce', 'Connect with farmers', 'Pick up or arrange delivery']);
    await expect(
      page.getByRole('region', { name: 'About Farmgate' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['For farmers', 'For buyers']);
  });
});

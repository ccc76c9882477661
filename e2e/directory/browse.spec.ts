import { TOWNS } from '../support/rows/towns';
import { bands, cards, distances, expect, switchFilter, test } from '../support/test';

const { known, empty } = TOWNS;
const near = `/browse?zipCode=${known.zipCode}`;

test.describe('the browse page without a ZIP code', () => {
  test('shows listings alone, newest first, and how to see farms', async ({ page, visit }) => {
    await visit('/browse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Farms');
    await expect(page.getByText('Enter a ZIP code to see local farms near you.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+\+? Results$/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(0);
  });

  test('is the same screen at /products', async ({ page, visit }) => {
    await visit('/products?category=eggs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eggs Local Farms');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      /Home.*Browse Listings.*Eggs/,
    );
  });

  test('searches by text, ZIP code and category from its form @journey', async ({ page, visit }) => {
    await visit('/browse');
    const form = page.getByRole('search', { name: 'Listings and farms' });
    await form.getByRole('combobox', { name: 'Search' }).fill('lettuce');
    await form.getByRole('combobox', { name: 'ZIP code' }).fill(known.zipCode);
    await form.getByRole('combobox', { name: 'Category' }).selectOption('vegetables');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/browse?search=lettuce&zipCode=${known.zipCode}&category=vegetables`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Vegetables Local Farms Near ${known.zipCode}`,
    );
    await expect(
      page.getByText('“lettuce”', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: /^Marketplace Listings/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ Result/ })).toHaveText(
      `24 Results for "lettuce" in Vegetables near ${known.zipCode}`,
    );
  });

  test('says what a misspelled search was taken for', async ({ page, visit }) => {
    await visit('/browse?search=letuce');
    await expect(page.getByText('Showing results for lettuce. We found nothing for “letuce”.')).toBeVisible();
    await expect(cards(page, /lettuce/i).first()).toBeVisible();
  });
});

test.describe('the browse page near a ZIP code', () => {
  test('dims results of another search while its own come, and no first ones while the rest come', async ({
    page,
    visit,
  }) => {
    let goOn = () => undefined as void;
    const hold = async () => {
      const held = new Promise<void>((resolve) => (goOn = resolve));
      await page.route('**/api/listings?*', async (route) => {
        await held;
        await route.continue();
      });
    };
    await hold();
    await visit(`${near}&tab=listings`);
    const list = page.getByRole('list', { name: 'Marketplace listings' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveCSS('opacity', '1');
    goOn();
    await expect(cards(page)).toHaveCount(20);
    await page.unroute('**/api/listings?*');
    await hold();
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ index: 1 });
    await expect(list).toHaveCSS('opacity', '0.55');
    goOn();
    await expect(list).toHaveCSS('opacity', '1');
  });

  test('has three tabs with their counts', async ({ page, visit }) => {
    await visit(near);
    await expect(page.getByRole('tab')).toHaveText([
      /^All\s*27$/,
      /^Marketplace Listings\s*26$/,
      /^Local Farms\s*1$/,
    ]);
    await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: /^See all 26 listings/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(21);
    await expect(page.getByRole('link', { name: 'Load more listings' })).toHaveAttribute(
      'href',
      `${near}&tab=listings&page=2`,
    );

    await page.getByRole('tab', { name: /^Local Farms/ }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ Result/ })).toHaveText(
      `1 Result near ${known.zipCode}`,
    );

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${near}&tab=listings`);
    await expect(cards(page)).toHaveCount(20);
  });

  test('names category and ZIP code in its headline and its breadcrumb', async ({ page, visit }) => {
    await visit('/browse?category=eggs&zipCode=33901');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eggs Local Farms Near 33901');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Browse Listings', 'Eggs', 'Near 33901']);
    await expect(crumbs.getByRole('link', { name: 'Eggs' })).toHaveAttribute('href', '/browse?category=eggs');
  });

  test('lists the nearest first, or by name', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901&tab=farms&radius=50');
    await expect(cards(page)).toHaveCount(20);
    const miles = await distances(cards(page));
    expect(bands(miles)).toEqual(bands(miles).toSorted((a, b) => a - b));
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await expect(page).toHaveURL(/sort=name/);
    const sorted = async () => {
      const names = await cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
      return names.every((name, index) => index === 0 || (names[index - 1] ?? '').localeCompare(name) <= 0);
    };
    await expect.poll(sorted).toBe(true);
  });

  test('keeps its filters in the address, over a reload and on the way back', async ({ page, visit }) => {
    await visit(`${near}&tab=farms`);
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('50 miles');
    await expect(cards(page)).toHaveCount(2);
    await switchFilter(page, 'Organic');
    await expect(page).toHaveURL(`${near}&radius=50&organic=true&tab=farms`);
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('50');
    await expect(page.getByRole('checkbox', { name: 'Organic' })).toBeChecked();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Organic' })).not.toBeChecked();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('25');
    await expect(cards(page)).toHaveCount(1);
  });

  test('takes filters away by their chips, one by one and all at once', async ({ page, visit }) => {
    await visit(`${near}&tab=farms&radius=50&organic=true&features=snap`);
    const chips = page.getByRole('list', { name: 'Active filters' });
    // The distance stands in the choice beside them, highlighted; on a phone that is in the sheet.
    await expect(chips.getByRole('button')).toHaveText(['Organic', 'SNAP', 'Clear all']);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(chips.getByRole('button')).toHaveText(['Within 50 miles', 'Organic', 'SNAP', 'Clear all']);
    await chips.getByRole('button', { name: 'Remove the filter SNAP' }).click();
    await expect(page).toHaveURL(`${near}&radius=50&organic=true&tab=farms`);
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(`${near}&tab=farms`);
    await expect(chips).toHaveCount(0);
  });

  test('says beside each kind of farm how many there are, where that is known', async ({ page, visit }) => {
    await visit(`${near}&tab=farms&radius=50`);
    const kind = (value: string) =>
      page.getByRole('combobox', { name: 'Type', exact: true }).locator(`option[value="${value}"]`);
    await expect(kind('on_farm_market')).toHaveText('On-farm market (2)');
    await expect(kind('csa')).toHaveText('CSA (0)');
    await expect(kind('')).toHaveText('All types');
    await switchFilter(page, 'Open now');
    await expect(kind('on_farm_market')).toHaveText('On-farm market');
  });

  test('shows everything nearby in one list, each marked as what it is', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901');
    await expect(page.getByRole('tab')).toHaveCount(3);
    await visit('/browse?zipCode=33901&search=eggs');
    await expect(page.getByRole('tab')).toHaveCount(3);
    await page.getByRole('link', { name: 'Everything nearby' }).click();
    await expect(page).toHaveURL('/browse?search=eggs&zipCode=33901&tab=near');
    const list = page.getByRole('list', { name: 'Everything nearby' });
    for (const mark of ['Listing', 'Farm', 'Farmers market']) {
      await expect(list.getByText(mark, { exact: true }).first()).toBeVisible();
    }
    await expect(
      page.getByRole('status').filter({ hasText: /^\d+ Results for "eggs" near 33901$/ }),
    ).toBeVisible();
    await page.reload();
    await expect(list.getByRole('article').first()).toBeVisible();
    await list.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/browse/);
    await page.goBack();
    await expect(list).toBeVisible();
    await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Listings and farms apart' }).click();
    await expect(page).toHaveURL('/browse?search=eggs&zipCode=33901');
  });

  test('says what to do where nothing at all is nearby', async ({ page, visit }) => {
    await visit(`/browse?zipCode=${empty.zipCode}&search=eggs`);
    await page.getByRole('link', { name: 'Everything nearby' }).click();
    await expect(page.getByText('No results available with the current filters.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search within 50 miles' })).toBeVisible();
  });

  test('takes several kinds of farms in the sheet', async ({ page, visit }) => {
    await visit(`${near}&tab=farms&radius=50`);
    await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('csa');
    await expect(page).toHaveURL(`${near}&radius=50&kind=csa&tab=farms`);
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('checkbox', { name: 'CSA' })).toBeChecked();
    await sheet.getByRole('checkbox', { name: 'On-farm market' }).check();
    await sheet.getByRole('button', { name: /^2 Results/ }).click();
    await expect(page).toHaveURL(`${near}&radius=50&kind=on_farm_market%2Ccsa&tab=farms`);
    await expect(cards(page)).toHaveCount(2);
  });

  test('has every filter in a sheet on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(`${near}&tab=farms`);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Distance' }).selectOption('50 miles');
    await expect(sheet.getByRole('button', { name: /^2 Results/ })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'SNAP', exact: true }).check();
    await expect(page).toHaveURL(`${near}&radius=50&features=snap&tab=farms`);
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await sheet.getByRole('button', { name: /^1 Result/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });

  test('looks for the words of a search among the farms as well', async ({ page, visit }) => {
    await visit(`${near}&search=tundra`);
    await expect(cards(page)).toHaveText([/Tundra Greens Farm/]);
    await page.getByRole('tab', { name: /^Local Farms/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ Result/ })).toHaveText(
      `1 Result for "tundra" near ${known.zipCode}`,
    );
    await visit(`${near}&search=lettuce&tab=farms`);
    await expect(page.getByText('No farms found with “lettuce”. Try a different filter.')).toBeVisible();
  });

  test('says that a category narrows the farms down, and takes that away', async ({ page, visit }) => {
    await visit(`${near}&category=eggs&tab=farms&radius=50`);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove the filter Sells Eggs' }).click();
    await expect(page).toHaveURL(`${near}&radius=50&tab=farms`);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('all');
  });

  test('keeps the ZIP code for another search, and has one field for it', async ({ page, visit }) => {
    await visit(near);
    await expect(page.getByRole('search')).toHaveCount(1);
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('lettuce');
    await field.press('Enter');
    await expect(page).toHaveURL(`/browse?search=lettuce&zipCode=${known.zipCode}`);
  });

  test('pages through the listings, twenty at a time', async ({ page, visit }) => {
    await visit(`${near}&tab=listings`);
    const pages = page.getByRole('navigation', { name: 'Marketplace listings, pages' });
    await expect(pages).toContainText('Page 1 of 2');
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('link', { name: /^Show \d+ more$/ })).toHaveCount(0);
    const names = await cards(page).getByRole('heading').allInnerTexts();
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${near}&tab=listings&page=2`);
    await expect(page).toHaveTitle(`Local Farms Near ${known.zipCode} – Page 2 | Farmgate`);
    await expect(page.getByRole('heading', { level: 2, name: /^26 Results.*, page 2$/ })).toBeFocused();
    await expect(cards(page)).toHaveCount(6);
    names.push(...(await cards(page).getByRole('heading').allInnerTexts()));
    expect(new Set(names).size).toBe(26);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(cards(page)).toHaveCount(20);
  });
});

test.describe('the browse page with nothing to show', () => {
  test('says so in each tab', async ({ page, visit }) => {
    await visit(`/browse?zipCode=${empty.zipCode}`);
    await expect(page.getByText('No results available with the current filters.')).toBeVisible();
    await page.getByRole('tab', { name: /^Marketplace Listings/ }).click();
    await expect(page.getByText('No marketplace listings available with the current filters.')).toBeVisible();
    await page.getByRole('tab', { name: /^Local Farms/ }).click();
    await expect(page.getByText('No local farms found near this zip code.')).toBeVisible();
    await page.getByRole('link', { name: 'See marketplace listings' }).click();
    await expect(page.getByRole('tab', { name: /^Marketplace Listings/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('offers a larger distance, or the same without filters, and keeps the question', async ({
    page,
    visit,
  }) => {
    await visit(`/browse?search=kale&zipCode=${empty.zipCode}&category=herbs`);
    await page.getByRole('link', { name: 'Search within 50 miles' }).click();
    await expect(page).toHaveURL(`/browse?search=kale&zipCode=${empty.zipCode}&category=herbs&radius=50`);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(`/browse?search=kale&zipCode=${empty.zipCode}&radius=50`);
  });

  test('says that there is no page behind the last one', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    const answer = await visit(`${near}&tab=listings&page=9`);
    expect(answer.status()).toBe(404);
    await expect(page.getByText('There is no page 9.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  test('shows eight placeholders while it loads, and what fails without hiding the rest', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_FAILED/);
    await visit('/browse');
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/local-farms?*', async (route) => {
      await asked;
      await route.abort();
    });
    await page.route('**/api/listings?*', async (route) => {
      await asked;
      await route.continue();
    });
    const form = page.getByRole('search', { name: 'Listings and farms' });
    await form.getByRole('combobox', { name: 'ZIP code' }).fill(known.zipCode);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByTestId('skeleton')).toHaveCount(8);
    answer?.();
    await expect(page.getByRole('alert')).toContainText(
      'Unable to load local farms data. Please try again later.',
    );
    await expect(cards(page, 'Lettuce').first()).toBeVisible();
    await page.unroute('**/api/local-farms?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page, 'Tundra Greens Farm')).toBeVisible();
  });

  test('says when listings cannot be fetched', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/ERR_FAILED/);
    await visit('/browse?category=eggs');
    await page.route('**/api/listings?*', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Herbs');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch listings');
  });

  test('says what is wrong with a ZIP code that is none', async ({ page, visit }) => {
    await visit('/browse?zipCode=1234');
    await expect(page.getByRole('alert')).toHaveText('Please enter a five-digit ZIP code, such as 33901.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Farms');
    await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toBeFocused();
  });
});

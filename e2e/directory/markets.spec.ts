import pg from 'pg';
import { DATABASE_URL } from '../support/global-setup';
import { TOWNS } from '../support/rows/towns';
import { bands, cards, distances, expect, notification, switchFilter, test } from '../support/test';

const { known, empty } = TOWNS;
const near = `/farmers-markets?zipCode=${known.zipCode}`;

test.describe('the farmers markets page', () => {
  test('asks for a ZIP code and searches on Enter', async ({ page, visit }) => {
    await visit('/farmers-markets');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farmers Markets');
    await expect(page.getByText('Enter a ZIP code to find farmers markets nearby.')).toBeVisible();
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill('33901');
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).press('Enter');
    await expect(page).toHaveURL('/farmers-markets?zipCode=33901');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ market\(s\) found$/ })).toBeVisible();
    const miles = await distances(cards(page));
    expect(miles.length).toBeGreaterThan(2);
    expect(bands(miles)).toEqual(bands(miles).toSorted((a, b) => a - b));
  });

  test('takes the ZIP code from its address, at /vendors as well', async ({ page, visit }) => {
    for (const path of ['/farmers-markets', '/vendors']) {
      await visit(`${path}?zipCode=${known.zipCode}`);
      await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toHaveValue(known.zipCode);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Farmers Markets Near ${known.zipCode}`,
      );
      await expect(page.getByRole('status').filter({ hasText: '3 market(s) found' })).toBeVisible();
    }
    await switchFilter(page, 'SNAP');
    await expect(page).toHaveURL(`/vendors?zipCode=${known.zipCode}&features=snap`);
  });

  test('shows of a market what one wants to know', async ({ page, visit }) => {
    await visit(near);
    const card = cards(page, 'Midnight Sun Market');
    await expect(card.getByText('In business: Open', { exact: true })).toBeVisible();
    await expect(card.getByText('Open Now', { exact: true })).toBeVisible();
    await expect(card.getByText('Organic Options Available')).toBeVisible();
    await expect(card.getByText('Open day and night, so that a test can rely on it.').first()).toBeVisible();
    await expect(card.getByRole('list', { name: 'Features' })).toContainText('SNAP');
    await expect(cards(page, 'Quiet Corner Market').getByText('Closed', { exact: true })).toBeVisible();
    await expect(cards(page, 'Quiet Corner Market').getByText('Temporarily Closed')).toBeVisible();
    await expect(cards(page, 'One Day Market').getByText('Open Now')).toHaveCount(0);
  });

  test('has the hours as a week, with today marked', async ({ page, visit }) => {
    await visit(near);
    const card = cards(page, 'Midnight Sun Market');
    await card.locator('summary').click();
    const week = card.getByRole('table', { name: 'Opening hours' });
    await expect(week.getByRole('rowheader')).toHaveText([
      /^Monday/,
      /^Tuesday/,
      /^Wednesday/,
      /^Thursday/,
      /^Friday/,
      /^Saturday/,
      /^Sunday/,
    ]);
    const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: known.timeZone }).format(
      new Date(),
    );
    await expect(week.locator('tr[aria-current=date]')).toContainText(today);
  });

  test('filters by what is open now and by SNAP, and says when that leaves nothing', async ({
    page,
    visit,
  }) => {
    await visit(near);
    const found = page.getByRole('status').filter({ hasText: 'found' });
    await expect(found).toHaveText('3 market(s) found');
    await switchFilter(page, 'Open now');
    await expect(found).toHaveText('1 market(s) found');
    await switchFilter(page, 'SNAP');
    await expect(page).toHaveURL(`${near}&features=snap&openNow=true`);
    await expect(cards(page)).toHaveText([/Midnight Sun Market/]);
    await page.getByRole('combobox', { name: 'Product type' }).selectOption('Flowers & Plants');
    await expect(
      page.getByText('No markets found with Flowers & Plants, Open now and SNAP. Try a different filter.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(found).toHaveText('3 market(s) found');
  });

  test('finds what is open on a day and at a time that one chooses', async ({ page, visit }) => {
    await visit(near);
    await page.getByRole('button', { name: 'More filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Open on' }).selectOption('Pick a date');
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await sheet.getByLabel('Date').fill(day);
    await sheet.getByLabel('Time').fill('06:30');
    await sheet.getByRole('button', { name: /found$/ }).click();
    await expect(page).toHaveURL(`${near}&openOn=${day}T06%3A30`);
    await expect(cards(page)).toHaveText([/Midnight Sun Market/]);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('button', { name: /^Remove the filter Open .*, 6:30 AM$/ }).click();
    await expect(page).toHaveURL(near);
    await expect(cards(page)).toHaveCount(3);
  });

  test('closes its filters by Back, after what was chosen in them', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(near);
    const button = page.getByRole('button', { name: 'Filters' });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await button.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(near);
    await button.click();
    await sheet.getByRole('checkbox', { name: 'SNAP', exact: true }).check();
    await expect(page).toHaveURL(/features=snap/);
    await page.goBack();
    await expect(page).toHaveURL(near);
    await expect(sheet).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'SNAP', exact: true }).check();
    await sheet.getByRole('button', { name: /found$/ }).click();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(near);
    await expect(sheet).toBeHidden();
    await button.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(3);
  });

  test('lists on-farm markets where one asks for them', async ({ page, visit }) => {
    await visit(near);
    await page
      .getByRole('combobox', { name: 'Type', exact: true })
      .selectOption('farmers_market,on_farm_market');
    await expect(page).toHaveURL(`${near}&kind=farmers_market%2Con_farm_market`);
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Remove the filter Farmers market' }).click();
    await expect(cards(page)).toHaveText([/Tundra Greens Farm/]);
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('on_farm_market');
  });

  test('lists states and large cities without a ZIP code', async ({ page, visit }) => {
    await visit('/farmers-markets');
    const cities = page.getByRole('region', { name: 'Markets near large cities' });
    const phoenix = cities.getByRole('link', { name: /^Phoenix, AZ \d+ markets$/ });
    await expect(phoenix).toHaveAttribute('href', '/farmers-markets?zipCode=85001');
    const states = page.getByRole('region', { name: 'Markets by state' });
    await states.getByRole('link', { name: /^Florida \d+ markets$/ }).click();
    await expect(page).toHaveURL('/farms-in-florida');
  });

  test('shows what is open today near the ZIP code searched last', async ({ page, visit }) => {
    await visit(near);
    await expect(cards(page)).toHaveCount(3);
    await visit('/farmers-markets');
    const today = page.getByRole('region', { name: `Open today near ${known.zipCode}` });
    await expect(today.getByRole('article')).toHaveText([/Midnight Sun Market/]);
    await today.getByRole('link', { name: `See all near ${known.zipCode}` }).click();
    await expect(page).toHaveURL(near);
  });

  test('says that a ZIP code does not exist, and which are next to it', async ({ page, visit }) => {
    await visit('/farmers-markets?zipCode=33999');
    await expect(page.getByRole('alert')).toContainText(
      'No farmers markets found near 33999. Try a different ZIP code.',
    );
    await page.getByRole('link', { name: '33994 Fort Myers, FL' }).click();
    await expect(page).toHaveURL('/farmers-markets?zipCode=33994');
  });

  test('says what is wrong with a short ZIP code in its own words', async ({ page, visit }) => {
    await visit('/farmers-markets');
    const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
    await zip.fill('339');
    await zip.press('Enter');
    await expect(zip).toHaveAccessibleDescription('Please enter a five-digit ZIP code, such as 33901.');
    await expect(zip).toBeFocused();
    await expect(page).toHaveURL('/farmers-markets');
  });

  test('says when there is nothing near, and looks farther away', async ({ page, visit }) => {
    await visit(`/farmers-markets?zipCode=${empty.zipCode}`);
    await expect(
      page.getByText(`No farmers markets found near ${empty.zipCode}. Try a different ZIP code.`),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Search within 50 miles' }).click();
    await expect(page).toHaveURL(`/farmers-markets?zipCode=${empty.zipCode}&radius=50`);
  });

  test('says that there is no page behind the last one', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    const answer = await visit(`${near}&page=9`);
    expect(answer.status()).toBe(404);
    await expect(page.getByText('There is no page 9.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page).toHaveURL(near);
    await expect(cards(page)).toHaveCount(3);
  });

  test('says once what is wrong with a ZIP code that is none', async ({ page, visit }) => {
    await visit('/farmers-markets?zipCode=abc');
    await expect(page.getByRole('alert')).toContainText('Please enter a five-digit ZIP code, such as 33901.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farmers Markets');
    await expect(page.getByRole('combobox', { name: 'ZIP code', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('takes a pasted ZIP+4 with spaces around it, and remembers it on the way back', async ({
    page,
    context,
    visit,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/farmers-markets');
    const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${known.zipCode}-1234 `);
    await zip.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(zip).toHaveValue(`${known.zipCode}-1234`);
    await zip.press('Enter');
    await expect(cards(page)).toHaveCount(3);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'farmgate.near')?.value)
      .toBe(known.zipCode);
    await page.goBack();
    await expect(page.getByText('Enter a ZIP code to find farmers markets nearby.')).toBeVisible();
    await expect(zip).toHaveValue(known.zipCode);
  });

  test('says that it is searching, and when that fails', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/500/);
    await visit('/farmers-markets');
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/farmers-markets?*', async (route) => {
      await asked;
      await route.fulfill({ status: 500, body: 'down' });
    });
    await page.getByRole('combobox', { name: 'ZIP code', exact: true }).fill(known.zipCode);
    await page.getByRole('button', { name: 'Find Markets' }).click();
    await expect(page.getByText('Searching for farmers markets...')).toBeVisible();
    answer?.();
    await expect(page.getByRole('alert')).toContainText(
      'Unable to search for farmers markets. Please try again.',
    );
  });

  test('takes a correction and stores it', async ({ page, visit }) => {
    const message = `It opens at 8 AM now, says test ${Date.now()}.`;
    await visit(near);
    await page.getByRole('link', { name: 'Midnight Sun Market', exact: true }).click();
    await expect(page.getByText('Last confirmed May 1, 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Suggest a correction for Midnight Sun Market' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suggest a correction' });
    await dialog.getByRole('button', { name: 'Send the correction' }).click();
    const text = dialog.getByRole('textbox', { name: 'What is wrong or missing?' });
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription("Please describe what's wrong in at least 10 characters");
    await text.fill(message);
    await dialog.getByRole('textbox', { name: 'Your email' }).fill('neighbor@example.com');
    await dialog.getByRole('button', { name: 'Send the correction' }).click();
    await expect(dialog).toBeHidden();
    await expect(notification(page)).toContainText('Thank you!');
    expect(await storedCorrections(message)).toEqual([
      { email: 'neighbor@example.com', name: 'Midnight Sun Market' },
    ]);
  });
});

async function storedCorrections(message: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env[DATABASE_URL] });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string; name: string }>(
      `SELECT corrections.email, places.name FROM corrections
       JOIN places ON places.id = corrections.place_id WHERE message = $1`,
      [message],
    );
    return rows;
  } finally {
    await client.end();
  }
}

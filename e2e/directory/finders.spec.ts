import { cards, expect, test } from '../support/test';

test.describe('the pages of CSAs and of u-pick farms', () => {
  test('ask for a ZIP code, and show what matters of each CSA near it', async ({ page, visit }) => {
    await visit('/csa');
    await expect(page.getByText('Enter a ZIP code or a city to find the CSAs around it.')).toBeVisible();
    const zip = page.getByRole('combobox', { name: 'ZIP code', exact: true });
    await zip.fill('33901');
    await zip.press('Enter');
    await expect(page).toHaveURL('/csa?zipCode=33901');
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('100 miles');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ CSAs? found$/ })).toBeVisible();
    // What can be joined here comes first.
    await expect(cards(page).first().getByRole('link', { name: 'Grove and kitchen share' })).toBeVisible();
    const farm = cards(page)
      .filter({ has: page.getByText('Season', { exact: true }) })
      .first();
    await expect(farm.getByText('Not listed. Ask the farm.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveCount(0);
  });

  test('go from the name of a city to its ZIP code', async ({ page, visit }) => {
    await visit('/u-pick?zipCode=Fort+Myers%2C+FL');
    await expect(page).toHaveURL(/^[^?]*\/u-pick\?zipCode=339\d\d$/);
    await expect(page.getByRole('region', { name: /^In season in Florida in / })).toBeVisible();
  });

  test('are where the guides lead', async ({ page, visit }) => {
    for (const [guide, path, name] of [
      ['/guides/csa-programs', '/csa', 'CSA shares near your ZIP code'],
      ['/guides/u-pick-farms', '/u-pick', 'u-pick farms near your ZIP code'],
    ] as const) {
      await visit(guide);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a kind of market, a day and a time narrow the markets down', async ({ page, visit }) => {
    await visit('/farmers-markets?zipCode=33901');
    await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('On-farm markets');
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Open on').fill(`${day}T10:00`);
    await page.getByRole('button', { name: 'Apply filters' }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('kind'), searchParams.get('openOn')]).toEqual([
      'on_farm_market',
      `${day}T10:00`,
    ]);
    await expect(page.getByLabel('Open on')).toHaveValue(`${day}T10:00`);
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('on_farm_market');
  });
});

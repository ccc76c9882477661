import { expectAccessible } from '../support/pages/axe';
import { expect, productUrl, test } from '../support/test';

test.describe('the calendar', () => {
  test('shows another state and another month, and keeps both in its address', async ({ page, visit }) => {
    await visit('/in-season');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Florida');
    await expect(page).toHaveURL('/in-season?state=FL');
    await page.getByRole('navigation', { name: 'Month' }).getByRole('link', { name: 'June' }).click();
    await expect(page).toHaveURL('/in-season?state=FL&month=6');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s in season in Florida in June');
    await expect(
      page.getByRole('region', { name: 'Fruits' }).getByRole('link', { name: 'Mangoes' }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Minnesota');
    await expect(page).toHaveURL('/in-season?state=MN&month=6');
    await expect(page.getByRole('link', { name: 'Mangoes' })).toHaveCount(0);
  });

  test('leads to who sells a crop near the ZIP code that was searched last', async ({ page, visit }) => {
    await visit('/browse?zipCode=33901');
    await visit('/in-season?state=FL&month=6');
    const mangoes = page.getByRole('region', { name: 'Fruits' }).getByRole('link', { name: 'Mangoes' });
    await expect(mangoes).toHaveAttribute('href', '/browse?search=mango&zipCode=33901');
    await mangoes.click();
    await expect(page).toHaveURL('/browse?search=mango&zipCode=33901');
    await visit('/in-season?state=MN&month=7');
    await expect(page.getByRole('region', { name: 'Fruits' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/browse\?search=[^&]+$/,
    );
  });

  test('is a table of crops by months', async ({ page, visit }) => {
    await visit('/in-season?state=FL&month=6');
    const table = page.getByRole('table', { name: 'Harvest by month in Florida' });
    await expect(table.getByRole('columnheader')).toHaveCount(13);
    const mangoes = table.getByRole('row', { name: /^Mangoes/ });
    await expect(mangoes.getByRole('cell').nth(5)).toHaveText('Jpicked');
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(mangoes.getByRole('cell')).toHaveCount(12);
    await expect(mangoes).toContainText(/Mangoes[A-Z][a-z]+ to [A-Z][a-z]+/);
  });

  test('says that it has none for a territory', async ({ page, visit }) => {
    await visit('/in-season?state=PR');
    await expect(page.getByText('We have no harvest calendar for Puerto Rico yet.')).toBeVisible();
  });

  test('is accessible in both themes', async ({ page, visit }) => {
    test.slow();
    await visit('/in-season?state=FL&month=6');
    await expectAccessible(page);
  });
});

test.describe('without scripts the calendar', () => {
  test.use({ javaScriptEnabled: false });

  test('is chosen by a form and by links, and is one address for search engines', async ({ page, visit }) => {
    await visit('/in-season');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Florida');
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/in-season?state=FL');
    await page.getByRole('navigation', { name: 'Month' }).getByRole('link', { name: 'June' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s in season in Florida in June');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${productUrl()}/in-season?state=FL`,
    );
    await page.getByRole('combobox', { name: 'State' }).selectOption('Georgia');
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/in-season?month=6&state=GA');
    await expect(
      page.getByRole('region', { name: 'Fruits' }).getByRole('link', { name: 'Peaches' }),
    ).toBeVisible();
  });
});

test.describe('the home page', () => {
  test('says what is in season in the state of the ZIP code that was searched last', async ({
    page,
    visit,
  }) => {
    await visit('/browse?zipCode=33901');
    await visit('/');
    const season = page.getByRole('region', { name: 'In season now' });
    await expect(season.getByRole('status')).toHaveText(/^Harvested in [A-Z][a-z]+ in Florida$/);
    await expect(season.getByRole('combobox', { name: 'State' })).toHaveValue('FL');
    await season.getByRole('combobox', { name: 'State' }).selectOption('Hawaii');
    await expect(season.getByRole('status')).toHaveText(/in Hawaii$/);
    await season.getByRole('link', { name: 'See the whole calendar' }).click();
    await expect(page).toHaveURL('/in-season?state=HI');
  });

  test('keeps its place while another state’s crops arrive, and says when they cannot', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/503/);
    await visit('/');
    const newest = page.getByRole('region', { name: 'Newest listings' });
    const top = () => newest.evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
    const season = page.getByRole('region', { name: 'In season now' });
    const before = await top();
    for (const state of ['Hawaii', 'Alaska', 'Puerto Rico']) {
      await season.getByRole('combobox', { name: 'State' }).selectOption(state);
      await expect(season.getByRole('status')).toHaveText(new RegExp(`in ${state}$`));
      expect(Math.abs((await top()) - before), state).toBeLessThan(2);
    }
    await page.route('**/api/in-season?state=TX&view=card', (route) => route.fulfill({ status: 503 }));
    await season.getByRole('combobox', { name: 'State' }).selectOption('Texas');
    await expect(season.getByRole('alert')).toContainText('We couldn’t load the calendar.');
    await page.unroute('**/api/in-season?state=TX&view=card');
    await season.getByRole('button', { name: 'Try again' }).click();
    await expect(season.getByRole('status')).toHaveText(/in Texas$/);
  });

  test('leads to the newest listings and the latest articles', async ({ page, visit }) => {
    await visit('/');
    await expect(page.getByRole('region', { name: 'Newest listings' }).getByRole('article')).toHaveCount(4);
    const articles = page.getByRole('region', { name: 'From the blog' });
    await expect(articles.getByRole('listitem')).toHaveCount(3);
    const title = (await articles.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
    await articles.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

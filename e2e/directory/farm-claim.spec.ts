import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register, registerUnconfirmed } from '../support/people/people';
import { findFarm, ownFarms } from '../support/rows/farms';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, notification, productUrl, test } from '../support/test';

const { farmed } = TOWNS;
const form = (page: Page) => page.getByRole('search', { name: 'Farms to claim' });
const claimButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Claim This Farm: ${name}` });
const ONLY_YOU = 'Only you and our team see these changes until we verify your claim.';
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, claim this farm' });

test.describe('looking for a farm', () => {
  test('asks for a name or a ZIP code, and keeps both in the address', async ({ page, visit }) => {
    await visit('/farms/claim');
    await expect(page.getByRole('link', { name: 'Register a new farm' })).toHaveAttribute(
      'href',
      '/farms/new',
    );
    await expect(page.getByRole('link', { name: 'Farmer dashboard' })).toHaveAttribute(
      'href',
      '/farmer-dashboard',
    );
    await form(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Please enter a farm name or zip code to search')).toBeVisible();
    await expect(form(page).getByRole('searchbox')).toBeFocused();

    await form(page).getByRole('searchbox').fill('spruce stand');
    await form(page).getByRole('textbox', { name: 'ZIP code' }).fill(farmed.zipCode);
    await form(page).getByRole('button', { name: 'Search' }).click();
    await expect(cards(page, 'Lone Spruce Stand')).toContainText('1.0 mi');
    await expect(cards(page, 'Lone Spruce Stand')).toContainText('Farm stand');
    await expect(page).toHaveURL(`/farms/claim?search=spruce+stand&zipCode=${farmed.zipCode}`);
    await expect(page.getByText('Please enter a farm name')).toBeHidden();
  });

  test('shows who is verified and claimed, without a button to claim it', async ({ page, visit }) => {
    await visit('/farms/claim?search=Taken+Tide+Farm');
    const card = cards(page, 'Taken Tide Farm');
    await expect(card.getByText('Verified', { exact: true })).toBeVisible();
    await expect(card.getByText('Already Claimed')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByText('Please log in')).toHaveCount(0);
  });

  test('says what to do when there is no such farm, and when the search fails', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    await visit('/farms/claim?search=Zyzzyva+Quixote');
    await expect(page.getByText('No farms named “Zyzzyva Quixote” found.')).toBeVisible();
    await expect(page.locator('#main').getByRole('link', { name: 'Register a new farm' })).toHaveCount(2);
    await expectAccessible(page);
    allowTrouble(/503/);
    await page.route('**/api/farms?*', (route) => route.fulfill({ status: 503, body: '' }));
    await form(page).getByRole('searchbox').fill('spruce');
    await form(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Unable to search for farms. Please try again.')).toBeVisible();
    await page.unroute('**/api/farms?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page, 'Lone Spruce Stand')).toBeVisible();
  });
});

test.describe('claiming a farm', () => {
  test('a visitor is asked to log in, and comes back', async ({ page, visit }) => {
    await visit('/farms/claim?search=Muskeg+Meadow');
    const link = cards(page, 'Muskeg Meadow Farm').getByRole('link', {
      name: /^Please log in to claim this farm/,
    });
    await expect(link).toHaveAttribute('href', '/login?returnTo=%2Ffarms%2Fclaim%3Fsearch%3DMuskeg%2BMeadow');
    await expect(claimButton(page, 'Muskeg Meadow Farm')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a place of the directory becomes the farm of whoever claims it @journey', async ({ page, visit }) => {
    await register(page.request, newPerson());
    await visit('/farms/claim?search=Lone+Spruce+Stand');
    await claimButton(page, 'Lone Spruce Stand').click();
    const dialog = page.getByRole('dialog', { name: 'Claim Lone Spruce Stand?' });
    const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
    await expect(dialog.getByRole('textbox', { name: 'Farmer ID' })).toHaveValue(String(me.id));
    await expect(dialog.getByRole('textbox', { name: 'Farmer ID' })).not.toBeEditable();
    await confirm(page).click();
    await expect(notification(page)).toContainText('Farm claimed successfully');
    await expect(cards(page, 'Lone Spruce Stand').getByText('Already Claimed')).toBeVisible();
    await expect(page).toHaveURL('/farmer-dashboard');
    expect((await ownFarms(page.request))[0]).toMatchObject({
      name: 'Lone Spruce Stand',
      isClaimed: true,
      isVerified: false,
      productTypes: ['Eggs', 'Honey'],
    });
  });

  test('until the claim is verified, its claimant adds what they alone see, or gives it back', async ({
    page,
    visit,
    browser,
  }) => {
    await register(page.request, newPerson());
    const { id } = await findFarm(page.request, 'Returned Rowan Stand');
    const claimed = await page.request.post(`/api/farms/${id}/claim`, { data: {} });
    const farm = (await claimed.json()) as { id: number };
    await visit(`/farms/${farm.id}/edit`);
    await expect(page.getByRole('heading', { name: 'We’re checking your claim' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Farm Name' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Description' }).fill('Berries from the hill.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(notification(page)).toContainText('Farm saved');
    await page.getByRole('link', { name: 'View farm page' }).click();
    await expect(page.getByText('Berries from the hill.')).toBeVisible();
    await expect(page.getByText(ONLY_YOU)).toBeVisible();
    await visit(`/farms/${farm.id}`);
    await expect(page.getByText('Berries from the hill.')).toBeVisible();
    await visit('/farmer-dashboard/farm');
    await expect(page.getByText(ONLY_YOU).first()).toBeVisible();
    await visit('/post');
    await expect(page.getByText('You can post listings for Returned Rowan Stand once')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Register your farm' })).toHaveCount(0);
    const visitors = await browser.newContext({ baseURL: productUrl() });
    const seen = await (await visitors.request.get(`/farms/${farm.id}`)).text();
    expect(seen).toContain('Someone says they run this farm.');
    expect(seen).not.toContain('Berries from the hill.');
    await visitors.close();

    await visit(`/farms/${farm.id}/edit`);
    await page.getByRole('button', { name: 'Stop managing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop managing Returned Rowan Stand?' });
    await dialog.getByRole('button', { name: 'Stop managing' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    expect(await ownFarms(page.request)).toEqual([]);
    await visit(`/farms/${farm.id}`);
    await expect(page.getByText('Berries from the hill.')).toHaveCount(0);
  });

  test('an email address is confirmed first', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/403/);
    await registerUnconfirmed(page.request, newPerson());
    await visit('/farms/claim?search=Muskeg+Meadow');
    await claimButton(page, 'Muskeg Meadow Farm').click();
    const dialog = page.getByRole('dialog', { name: 'Claim Muskeg Meadow Farm?' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Confirm your email' })).toContainText(
      'Confirm your email before you claim it.',
    );
    await expectAccessible(page);
    await confirm(page).click();
    await expect(dialog.getByRole('alert')).toContainText('Please confirm your email address first.');
    await expect(
      page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Error' }),
    ).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send the link again' }).click();
    await expect(dialog.getByRole('status')).toContainText('We emailed a link to');
  });

  test('whoever is slower learns that it has been claimed', async ({
    page,
    visit,
    browser,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    await register(page.request, newPerson());
    await visit('/farms/claim?search=Contested+Cedar');
    await claimButton(page, 'Contested Cedar Stand').click();
    await expect(confirm(page)).toBeVisible();
    const other = await browser.newContext({ baseURL: productUrl() });
    await register(other.request, newPerson());
    const { id } = await findFarm(other.request, 'Contested Cedar Stand');
    expect((await other.request.post(`/api/farms/${id}/claim`, { data: {} })).ok()).toBe(true);
    await other.close();
    await confirm(page).click();
    // While a dialog is open, it is all that screen readers are told of.
    const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Error' });
    await expect(toast).toContainText('This farm has already been claimed.');
    // The list is asked again, and offers no claim any more.
    await expect(cards(page, 'Contested Cedar Stand')).toContainText('Already Claimed');
  });

  test('a failure says so and leaves the dialog open', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    await register(page.request, newPerson());
    await visit('/farms/claim?search=Muskeg+Meadow');
    await page.route('**/api/farms/*/claim', (route) => route.fulfill({ status: 503, body: '' }));
    await claimButton(page, 'Muskeg Meadow Farm').click();
    await confirm(page).click();
    // While a dialog is open, it is all that screen readers are told of.
    const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Failed to claim' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Failed to claim farm. Please try again.');
    await expect(confirm(page)).toBeEnabled();
  });

  test('works by keyboard alone', async ({ page, visit }) => {
    await register(page.request, newPerson());
    await visit('/farms/claim');
    await form(page).getByRole('searchbox').focus();
    await page.keyboard.type('Keyboard Cove');
    await page.keyboard.press('Enter');
    const button = claimButton(page, 'Keyboard Cove Stand');
    await expect(button).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Farmer ID' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/farmer-dashboard');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and its results work', async ({ page, visit }) => {
    await visit('/farms/claim');
    await form(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Please enter a farm name or zip code to search')).toBeVisible();
    await form(page).getByRole('searchbox').fill('Muskeg Meadow');
    await form(page).getByRole('button', { name: 'Search' }).click();
    const card = cards(page, 'Muskeg Meadow Farm');
    await expect(card.getByRole('link', { name: /^Please log in to claim this farm/ })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

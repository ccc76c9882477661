import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, makeListing, signUp, signOut } from '../support/people/farmers';
import { logIn, newPerson } from '../support/people/people';
import { query } from '../support/rows/database';
import { expect, hydrated, notification, test } from '../support/test';

const PATH = '/farmer-dashboard';
const FARM = '/farmer-dashboard/farm';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log In' });

test.describe('the dashboard of nobody', () => {
  test('asks to log in, opens, and asks again after logging out', async ({ page, visit }) => {
    const person = await signUp(page);
    await signOut(page);
    await visit(PATH);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(button(page)).toBeDisabled();
    await page.getByRole('textbox', { name: 'Username or email' }).fill(person.email);
    await expect(button(page)).toBeDisabled();
    await expectAccessible(page);
    await logIn(page, person.email, person.password);
    await expect(page.getByRole('link', { name: 'My Farms (0)' })).toBeVisible();
    await expect(page).toHaveURL(PATH);
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(notification(page)).toContainText('Logged Out');
    await expect(button(page)).toBeVisible();
    expect((await page.request.get('/api/farmer/dashboard')).status()).toBe(401);
  });

  test('says when the password is wrong', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/\b401\b/);
    await visit(PATH);
    await logIn(page, newPerson().username, 'wrong-password');
    await expect(notification(page)).toContainText('Login Failed');
    await expect(notification(page)).toContainText('Invalid credentials. Please try again.');
  });

  test('says when the account has no rights', async ({ page, visit }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body: '' }));
    await visit(PATH);
    await logIn(page, 'somebody', 'some-password');
    await expect(notification(page)).toContainText('Access Denied');
    await expect(notification(page)).toContainText("Your account doesn't have the right privileges");
  });
});

test.describe('the dashboard of somebody new', () => {
  test('has empty states, the first steps, and the ways on', async ({ page, visit }) => {
    await signUp(page);
    await visit(PATH);
    const main = page.getByRole('main');
    const steps = main.getByRole('region', { name: 'Getting started' }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(main.getByText('1 of 7 steps to your first sale are done.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add your farm' })).toHaveAttribute('href', '/farms/new');
    await expect(main.getByRole('link', { name: 'Claim one from our directory' })).toHaveAttribute(
      'href',
      '/farms/claim',
    );
    for (const path of [PATH, FARM]) {
      await visit(path);
      for (const [name, to] of [
        ['Add New Farm', '/farms/new'],
        ['Create New Listing', '/post'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    await expect(main.getByText('How’s picking today?')).toHaveCount(0);
    await expect(main.getByText('No farms yet')).toBeVisible();
    await expect(main.getByText('No listings yet')).toBeVisible();
    await expect(main.getByText('Live listings')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Claim a farm' })).toHaveAttribute('href', '/farms/claim');
    await expectAccessible(page);
  });

  test('leads from its first screen to farms and listings', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await page.setViewportSize({ width: 390, height: 800 });
    const ways = page.getByRole('navigation', { name: 'Dashboard' });
    for (const [name, heading] of [
      ['My Farms (1)', 'My Farms'],
      ['My Listings (0)', 'My Listings'],
    ] as const) {
      await visit(PATH);
      const way = ways.getByRole('link', { name, exact: true });
      await expect(way).toBeInViewport();
      await way.click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    }
  });

  test('shows a customer how to become a farmer', async ({ page, visit }) => {
    await signUp(page, 'user');
    await visit(PATH);
    await expect(page.getByText('Do you grow food?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register your farm' })).toHaveAttribute(
      'href',
      '/farms/new',
    );
    await expectAccessible(page, 'phone');
  });

  test('that cannot be loaded can be tried again', async ({ page, allowTrouble }) => {
    allowTrouble(/\b503\b/);
    await signUp(page);
    await page.route('**/api/farmer/dashboard', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByText('We couldn’t load your dashboard.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'My Listings (0)' })).toBeVisible();
  });
});

test.describe('the dashboard of a farmer', () => {
  test('says what asks for attention, and lets it be done', async ({ page, visit }) => {
    await signUp(page);
    const farmId = await makeFarm(page);
    const hidden = await makeListing(page, { productName: 'Hidden leeks' });
    const asked = await makeListing(page, { productName: 'Asked beans' });
    await query(
      `UPDATE listings SET is_available = false, confirmed_at = now() - interval '91 days', asked_at = NULL,
       hidden_at = now() WHERE id = $1`,
      [hidden],
    );
    await query(
      `UPDATE listings SET confirmed_at = now() - interval '61 days', asked_at = now() WHERE id = $1`,
      [asked],
    );
    for (const message of ['You open at nine now, not at eight.', 'The phone number is wrong.']) {
      const answer = await page.request.post('/api/corrections', {
        data: { placeId: `farm-${farmId}`, message },
      });
      expect(answer.ok()).toBe(true);
    }
    await visit(PATH);
    const attention = page.getByRole('region', { name: 'To do' });
    const items = attention.getByRole('listitem');
    await expect(items.first()).toContainText('Hidden leeks is hidden');
    await attention.getByRole('button', { name: 'Show 1 more' }).click();
    await expect(attention).not.toContainText('pending verification');
    await expect(attention).toContainText('Add a photo and opening hours to Polder Farm');
    await expectAccessible(page);
    await attention.getByRole('button', { name: 'Renew Hidden leeks' }).click();
    await expect(notification(page)).toContainText('Listing renewed');
    await expect(attention).not.toContainText('Hidden leeks');
    await attention.getByRole('button', { name: 'Renew Asked beans' }).click();
    await expect(attention).not.toContainText('Asked beans');
    await items.filter({ hasText: 'You open at nine' }).getByRole('button', { name: 'Done' }).click();
    await expect(attention).not.toContainText('You open at nine');
    await items.filter({ hasText: 'The phone number' }).getByRole('button', { name: 'Dismiss' }).click();
    await expect(attention).not.toContainText('The phone number');
    await page.reload();
    await hydrated(page);
    await expect(attention).toContainText('Add a photo and opening hours to Polder Farm');
    await expect(attention).not.toContainText('The phone number');
    await visit(FARM);
    await expect(row(page, 'Hidden leeks')).toContainText('Live');
  });

  test('shows its farms with their ways on', async ({ page, visit }) => {
    await signUp(page);
    const farmId = await makeFarm(page);
    await visit(FARM);
    const farms = page.getByRole('region', { name: 'My Farms' });
    await expect(farms).toContainText('Pending verification');
    await expect(farms.getByRole('link', { name: 'View Polder Farm' })).toHaveAttribute(
      'href',
      `/farms/${farmId}`,
    );
    await expect(farms.getByRole('link', { name: 'Edit Polder Farm' })).toHaveAttribute(
      'href',
      `/farms/${farmId}/edit`,
    );
    await query('UPDATE farms SET is_verified = true WHERE id = $1', [farmId]);
    await visit(FARM);
    await expect(farms).toContainText('Verified');
    await farms.getByRole('link', { name: 'Create a listing for Polder Farm' }).click();
    await expect(page).toHaveURL(`/post?farmId=${farmId}`);
  });

  test('pauses a listing, undoes it, and takes one away, by keyboard alone', async ({ page, visit }) => {
    await signUp(page);
    const id = await makeListing(page);
    await visit(FARM);
    await expect(row(page, 'Polder carrots')).toContainText('$3.50 per bunch');
    await page.getByRole('button', { name: 'Pause Polder carrots' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Polder carrots')).toContainText('Paused');
    await expect(notification(page)).toContainText('Listing paused');
    expect((await page.request.get(`/api/listings/${id}`)).ok()).toBe(false);
    await notification(page).getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Polder carrots')).toContainText('Live');
    await page.getByRole('button', { name: 'Delete Polder carrots' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Polder carrots?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete listing' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No listings yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Listings' })).toBeFocused();
  });

  test('puts a listing back where pausing it failed', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/\b503\b/);
    await signUp(page);
    await makeListing(page);
    await visit(FARM);
    await page.route('**/availability', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Pause Polder carrots' }).click();
    await expect(notification(page)).toContainText('Polder carrots was not changed');
    await expect(row(page, 'Polder carrots')).toContainText('Live');
  });

  test('finds one of many listings, on a small screen as well', async ({ page, visit }) => {
    await signUp(page);
    for (let number = 1; number <= 9; number += 1)
      await makeListing(page, { productName: `Row ${number} radishes` });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(FARM);
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'radishes' });
    await expect(rows).toHaveCount(9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('searchbox', { name: 'Search my listings' }).fill('row 7');
    await expect(rows).toHaveCount(1);
    await page
      .locator('label')
      .filter({ hasText: /^Paused$/ })
      .click();
    await expect(page.getByText('No listings match these filters')).toBeVisible();
  });
});

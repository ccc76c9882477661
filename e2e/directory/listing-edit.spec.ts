import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, makeListing, signUp, signOut } from '../support/people/farmers';
import { keepLink } from '../support/people/keep-link';
import { logIn } from '../support/people/people';
import { query } from '../support/rows/database';
import { drawPicture } from '../support/rows/pictures';
import { expect, hydrated, notification, test } from '../support/test';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const viewsOf = async (id: number) =>
  Number(
    (await query('SELECT coalesce(sum(views), 0) AS n FROM listing_views WHERE listing_id = $1', [id]))[0]?.[
      'n'
    ],
  );

test.describe('editing a listing', () => {
  test('starts with what it says, and saves what was changed', async ({ page, visit }) => {
    await signUp(page);
    const farmId = await makeFarm(page);
    const id = await makeListing(page, { farmId: String(farmId), phone: '' });
    await visit(`/listings/${id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/listings/${id}/edit`);
    await expect(field(page, 'Product name')).toHaveValue('Polder carrots');
    await expect(field(page, 'Email (optional)')).toHaveValue('');
    await expectAccessible(page);
    await field(page, 'Price').fill('4');
    await page
      .getByLabel('Choose a picture')
      .setInputFiles(await drawPicture(page, 'image/jpeg', { width: 400, height: 300 }));
    await save(page).click();
    await expect(notification(page)).toContainText('Listing saved');
    await expect(page).toHaveURL('/farmer-dashboard');
    await visit(`/listings/${id}/edit`);
    await expect(field(page, 'Price')).toHaveValue('4.00');
    await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await save(page).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    const answer = await page.request.get(`/api/farmer/listings/${id}`);
    expect(await answer.json()).toMatchObject({
      imageUrl: null,
      price: '4.00',
      email: 'hello@polder.farmgate.example',
    });
  });

  test('keeps a change that was not saved over a detour, until it is discarded', async ({ page, visit }) => {
    await signUp(page);
    const id = await makeListing(page);
    await visit(`/listings/${id}/edit`);
    const saved = await field(page, 'Price').inputValue();
    await field(page, 'Price').fill('77');
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farmer Dashboard');
    await page.goBack();
    await expect(field(page, 'Price')).toHaveValue('77');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page, 'Price')).toHaveValue(saved);
    await page.reload();
    await expect(field(page, 'Price')).toHaveValue(saved);
    await expect(page.getByRole('button', { name: 'Discard it' })).toBeHidden();
  });

  test('keeps what somebody else saved while it was edited', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    await signUp(page);
    const id = await makeListing(page);
    await visit(`/listings/${id}/edit`);
    await expect(field(page, 'Price')).toHaveValue('3.50');
    await query(`UPDATE listings SET price = '3.33', unit = 'dozen' WHERE id = $1`, [id]);
    await field(page, 'Price').fill('8.00');
    await field(page, 'Description').fill('Washed.');
    await save(page).click();
    const note = page.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(note.getByRole('listitem')).toHaveText(/Price: theirs is “3.33”/);
    await expect(field(page, 'Price')).toHaveValue('8.00');
    await expect(page.getByLabel('Unit')).toHaveValue('dozen');
    await expectAccessible(page);
    await save(page).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    const answer = await page.request.get(`/api/farmer/listings/${id}`);
    expect(await answer.json()).toMatchObject({ price: '8.00', unit: 'dozen', description: 'Washed.' });
  });

  test('deletes it after asking', async ({ page, visit }) => {
    await signUp(page);
    const id = await makeListing(page);
    await visit(`/listings/${id}/edit`);
    const button = page.getByRole('button', { name: 'Delete listing' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Delete Polder carrots?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Delete listing' }).click();
    await expect(notification(page)).toContainText('Listing deleted');
    await expect(page).toHaveURL('/farmer-dashboard');
    await expect(page.getByRole('link', { name: 'My Listings (0)' })).toBeVisible();
    expect((await page.request.get(`/api/listings/${id}`)).status()).toBe(404);
  });

  test("does not know another farmer's listing", async ({ page, browser, visit, allowTrouble }) => {
    allowTrouble(/\b404\b/);
    const other = await browser.newPage();
    await signUp(other);
    const id = await makeListing(other);
    await other.close();
    await signUp(page);
    await visit(`/listings/${id}/edit`);
    await expect(page.getByText('The listing could not be found.')).toBeVisible();
  });

  test('asks a visitor to log in, and comes back', async ({ page, visit }) => {
    const person = await signUp(page);
    const id = await makeListing(page);
    await signOut(page);
    await visit(`/listings/${id}/edit`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL(`/listings/${id}/edit`);
    await expect(field(page, 'Product name')).toHaveValue('Polder carrots');
  });
});

test.describe('the link that keeps a listing', () => {
  test('offers a hidden one again, and says until when', async ({ page, visit }) => {
    await signUp(page);
    const id = await makeListing(page);
    await query(
      `UPDATE listings SET is_available = false, confirmed_at = now() - interval '91 days',
       asked_at = now() - interval '31 days', hidden_at = now() WHERE id = $1`,
      [id],
    );
    await signOut(page);
    await visit(await keepLink(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Polder carrots is renewed until [A-Z][a-z]{2} \d+, \d{4}$/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    expect(await query('SELECT is_available, hidden_at FROM listings WHERE id = $1', [id])).toEqual([
      { is_available: true, hidden_at: null },
    ]);
  });

  test('that is not ours leads to the dashboard', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/\b4\d\d\b/);
    for (const token of ['A'.repeat(43), '', 'short']) {
      await visit(`/listings/1/keep#${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
      await page.goto('about:blank');
    }
    await visit(`/listings/1/keep#${'A'.repeat(43)}`);
    await expectAccessible(page, 'phone');
    await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
  });
});

test.describe('the views of a listing', () => {
  test('count once a day for each browser, and not for its farmer', async ({ page, browser, visit }) => {
    await signUp(page);
    const id = await makeListing(page);
    await visit(`/listings/${id}`);
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    await page.waitForTimeout(2_000);
    // The tests' browser says that it is a program, and those do not count.
    const userAgent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const stranger = await browser.newPage({ userAgent });
    for (let time = 0; time < 2; time += 1) {
      await stranger.goto(page.url());
      await hydrated(stranger);
      await stranger.waitForTimeout(2_000);
    }
    await stranger.close();
    expect(await viewsOf(id)).toBe(1);
  });

  test('are told to the server after a moment', async ({ page, visit }) => {
    const owner = page;
    await signUp(owner);
    const id = await makeListing(owner);
    await signOut(owner);
    const told = page.waitForRequest((request) => request.url().endsWith(`/api/listings/${id}/views`));
    await visit(`/listings/${id}`);
    expect((await told).method()).toBe('POST');
    let again = 0;
    page.on('request', (request) => (again += Number(request.url().endsWith('/views'))));
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(2_000);
    expect(again).toBe(0);
  });
});

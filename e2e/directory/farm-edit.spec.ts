import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { findFarm, ownFarms, registerFarm } from '../support/rows/farms';
import { drawPicture } from '../support/rows/pictures';
import { expect, hydrated, notification, test } from '../support/test';

const field = (page: Page, name: string) =>
  page.getByRole('form').getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const photos = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');

test('a visitor is asked to log in, and comes back', async ({ page, visit }) => {
  await visit('/farms/1/edit');
  await expect(page.getByText('Please log in to edit your farm')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Ffarms%2F1%2Fedit',
  );
});

test('somebody else’s farm is not there', async ({ page, visit }) => {
  const { id } = await findFarm(page.request, 'Rainwater Ridge Farm');
  await register(page.request, newPerson('farmer'));
  await visit(`/farms/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farm not found');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
});

test.describe('one’s own farm', () => {
  test.beforeEach(async ({ page }) => {
    await register(page.request, newPerson('farmer'));
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test('shows what is saved, and saves what is changed', async ({ page, visit }) => {
    const farm = await registerFarm(page.request, { features: ['cash'], website: 'https://harbor.example' });
    await visit(`/farms/${farm.id}/edit`);
    await expect(field(page, 'Farm Name')).toHaveValue(farm.name);
    await expect(field(page, 'Website (optional)')).toHaveValue('https://harbor.example');
    await expect(page.getByRole('checkbox', { name: 'Cash' })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await field(page, 'Description').fill('Changed words.');
    await page.getByLabel('Business status').selectOption('Temporarily Closed');
    await save(page).click();
    await expect(notification(page)).toContainText('Farm saved');
    await page.getByRole('link', { name: 'View farm page' }).click();
    await expect(page.getByText('Changed words.')).toBeVisible();
    await expect(page.getByText('Temporarily Closed')).toBeVisible();
  });

  test('says when a change asks for another verification', async ({ page, visit }) => {
    const farm = await registerFarm(page.request);
    await query('UPDATE farms SET is_verified = true WHERE id = $1', [farm.id]);
    await visit(`/farms/${farm.id}/edit`);
    await field(page, 'Farm Name').fill(`${farm.name} and Sons`);
    await expect(page.getByText(/your farm will lose its “Verified” badge/)).toBeVisible();
    await save(page).click();
    await expect(notification(page)).toContainText('An administrator will check it again.');
    await expect(page.getByText(/your farm will lose its “Verified” badge/)).toBeHidden();
    expect(await ownFarms(page.request)).toMatchObject([
      { name: `${farm.name} and Sons`, isVerified: false },
    ]);
  });

  test('keeps what was typed over a reload, and everything when saving fails', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400|503/);
    const farm = await registerFarm(page.request);
    await visit(`/farms/${farm.id}/edit`);
    await field(page, 'Description').fill('Not saved yet.');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Description')).toHaveValue('Not saved yet.');
    await field(page, 'ZIP Code').fill('00000');
    await save(page).click();
    await expect(field(page, 'ZIP Code')).toBeFocused();
    await expect(page.getByRole('alert').first()).toContainText('We couldn’t save your farm');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page, 'Description')).toHaveValue('A farm of the tests.');
  });

  test('keeps what somebody else saved while it was edited', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const farm = await registerFarm(page.request);
    await visit(`/farms/${farm.id}/edit`);
    await expect(field(page, 'Description')).toHaveValue('A farm of the tests.');
    const [saved = {}] = await ownFarms(page.request);
    const { name, address, zipCode, email } = saved;
    const theirs = { description: 'Their words.', phone: '239-555-0107', kind: 'csa' };
    const put = { name, address, zipCode, email, ...theirs };
    expect((await page.request.put(`/api/farms/${farm.id}`, { data: put })).status()).toBe(200);
    await field(page, 'Website (optional)').fill('https://harbor.example');
    await field(page, 'Description').fill('My words.');
    await save(page).click();
    const note = page.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(note).toContainText('Description: theirs is “Their words.”');
    await expect(note.getByRole('listitem')).toHaveCount(1);
    await expect(field(page, 'Phone')).toHaveValue('239-555-0107');
    await expect(field(page, 'Description')).toHaveValue('My words.');
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Use theirs: Description' }).click();
    await expect(field(page, 'Description')).toHaveValue('Their words.');
    await save(page).click();
    await expect(notification(page)).toContainText('Farm saved');
    await expect(note).toBeHidden();
    const both = { ...theirs, website: 'https://harbor.example' };
    expect(await ownFarms(page.request)).toMatchObject([both]);
  });

  test('has dates on which it is closed or somewhere else', async ({ page, visit }) => {
    const farm = await registerFarm(page.request);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(`/farms/${farm.id}/edit?step=hours`);
    const dates = page.getByRole('region', { name: 'Holidays and special dates' });
    await dates.getByRole('button', { name: 'Add a special date' }).press('Enter');
    await expect(dates.getByLabel('First day')).toBeFocused();
    await dates.getByLabel('First day').fill(inDays(20));
    await expect(dates.getByLabel('Last day')).toHaveValue(inDays(20));
    await dates.getByLabel('Reason').fill('Family wedding');
    await dates.getByRole('button', { name: 'Done' }).click();
    await expect(dates.getByRole('button', { name: /^Edit: Closed .*: Family wedding$/ })).toBeFocused();
    await dates.getByRole('button', { name: 'Add another date' }).click();
    await dates.locator('label').filter({ hasText: 'Moved' }).click();
    await dates.getByLabel('First day').fill(inDays(20));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
    const saveStep = page.getByRole('button', { name: 'Save and continue' });
    await saveStep.click();
    await expect(dates.getByText('Please enter the address.')).toBeVisible();
    await dates.getByLabel('Where you’ll be').fill('12 Main Street');
    await saveStep.click();
    await expect(dates.getByText(/^You already have an entry for/)).toBeVisible();
    await expect(dates.getByLabel('First day')).toBeFocused();
    await dates.getByLabel('First day').fill(inDays(21));
    await saveStep.click();
    await expect(notification(page)).toContainText('Farm saved');
    await visit(`/farms/${farm.id}`);
    const hours = page.getByRole('region', { name: 'Hours' });
    await expect(hours.getByRole('listitem')).toHaveText([
      /^Closed .*: Family wedding$/,
      /^Moved .* to 12 Main Street$/,
    ]);
    await visit(`/farms/${farm.id}/edit?step=hours`);
    await dates.getByRole('button', { name: /^Remove: Closed/ }).click();
    await expect(dates.getByRole('button', { name: 'Add another date' })).toBeFocused();
    await saveStep.click();
    await expect(notification(page)).toContainText('Farm saved');
    expect((await ownFarms(page.request))[0]?.['exceptions']).toMatchObject([{ kind: 'moved' }]);
  });

  test('has its photographs added, described, put in order and removed', async ({ page, visit }) => {
    const farm = await registerFarm(page.request);
    await visit(`/farms/${farm.id}/edit`);
    const picture = await drawPicture(page, 'image/png', { width: 200, height: 150 });
    await page
      .getByLabel('Add photos')
      .setInputFiles([picture, { ...picture, name: 'second.png' }, { ...picture, name: 'third.png' }]);
    await expect(photos(page)).toHaveCount(3);
    for (const [index, words] of ['One', 'Two', 'Three'].entries()) {
      await page.getByRole('textbox', { name: `What does photo ${index + 1} show?` }).fill(words);
      await page.keyboard.press('Tab');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Move photo 3 forward' }).press('Enter');
    await expect(photos(page).nth(1).getByRole('img', { name: 'Three' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move photo 2 forward' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(photos(page).first().getByRole('img', { name: 'Three' })).toBeVisible();
    await photos(page).nth(2).getByRole('img').dragTo(photos(page).nth(1));
    await expect(photos(page).nth(1).getByRole('img', { name: 'Two' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expectAccessible(page, 'phone');
    await page.getByRole('button', { name: 'Remove photo', exact: true }).click();
    await expect(photos(page)).toHaveCount(2);
    const [stored] = await ownFarms(page.request);
    expect(stored).toMatchObject({ photos: [{ alt: 'Three' }, { alt: 'One' }] });
  });

  test('lets a photograph that did not arrive be sent again', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    const farm = await registerFarm(page.request);
    await visit(`/farms/${farm.id}/edit`);
    const picture = await drawPicture(page, 'image/jpeg', { width: 200, height: 150 });
    await page.route('**/photos', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel('Add photos').setInputFiles(picture);
    await expect(page.getByRole('alert')).toContainText('Upload failed. Please try again.');
    await page.unroute('**/photos');
    await page.getByRole('button', { name: 'Try carrots.jpg again' }).click();
    await expect(photos(page)).toHaveCount(1);
  });

  test('is deleted after asking, with its listings', async ({ page, visit }) => {
    const farm = await registerFarm(page.request);
    const listing = await page.request.post('/api/listings', {
      multipart: {
        farmId: String(farm.id),
        productName: 'Kelp',
        description: 'Washed.',
        price: '3',
        unit: 'bunch',
        category: 'other',
      },
    });
    expect(listing.ok(), await listing.text()).toBe(true);
    await visit(`/farms/${farm.id}/edit`);
    await page.getByRole('button', { name: 'Delete this farm' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${farm.name}?` });
    await expect(dialog).toContainText('Its one listing is deleted, too.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete this farm' }).click();
    await dialog.getByRole('button', { name: 'Delete farm' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    await expect(notification(page)).toContainText('Farm deleted');
    expect((await page.request.get(`/api/farms/${farm.id}`)).status()).toBe(404);
  });
});

import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { ownFarms } from '../support/rows/farms';
import { drawPicture } from '../support/rows/pictures';
import { TOWNS } from '../support/rows/towns';
import { expect, hydrated, notification, test } from '../support/test';

const { farmed } = TOWNS;
const form = (page: Page) => page.getByRole('form', { name: 'Register a farm' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Register farm' });
const chip = (page: Page, name: string) =>
  form(page)
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) });

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'Farm Name').fill(name);
  await field(page, 'Address').fill('5 Pier Road, Ketchikan, AK');
  await field(page, 'ZIP Code').fill(farmed.zipCode);
  await field(page, 'Description').fill('Rhubarb and rain.');
  await field(page, 'Email').fill('rhubarb@farmgate.example');
}

/** The form's own warning of leaving is for people. */
function leaveQuietly(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

test('a visitor is asked to log in, and comes back', async ({ page, visit }) => {
  await visit('/farms/new');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Please log in to create a farm')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Ffarms%2Fnew',
  );
  await expect(main.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Ffarms%2Fnew',
  );
  await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});

test.describe('the form in steps', () => {
  test.beforeEach(async ({ page }) => {
    await register(page.request, newPerson());
    leaveQuietly(page);
  });
  const start = async (page: Page, name: string) => {
    await field(page, 'Farm Name').fill(name);
    await field(page, 'Address').fill('2 Cove Road, Ketchikan, AK');
    await field(page, 'ZIP Code').fill(farmed.zipCode);
    await field(page, 'Description').fill('Greens and rain.');
    await field(page, 'Phone').fill('907-555-0142');
  };
  const edit = (page: Page) => page.getByRole('form', { name: /^Edit / });
  const saveStep = (page: Page) => edit(page).getByRole('button', { name: 'Save and continue' });

  test('registers a farm in one step, to be finished later', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/farms/new');
    await submit(page).click();
    await expect(field(page, 'Farm Name')).toBeFocused();
    await expect(
      form(page).getByText('At least one contact method (email or phone) is required'),
    ).toBeVisible();
    await expect(form(page).getByText('Address is required')).toBeVisible();
    await expect(form(page).getByText('Description is required')).toBeVisible();
    await start(page, 'Totem Bight Greens');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, 'phone');
    await field(page, 'Phone').press('Enter');
    await expect(notification(page)).toContainText('Farm created successfully');
    await expect(page).toHaveURL('/farmer-dashboard');
    const [farm] = await ownFarms(page.request);
    expect(farm).toMatchObject({
      address: '2 Cove Road, Ketchikan, AK',
      description: 'Greens and rain.',
      phone: '907-555-0142',
    });
  });

  test('goes on step by step, saved as one goes', async ({ page, visit }) => {
    await visit('/farms/new');
    await start(page, 'Settlers Cove Farm');
    await form(page).getByRole('button', { name: 'Register and add more' }).click();
    await expect(page).toHaveURL(/\/farms\/\d+\/edit\?step=about$/);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('status')).toContainText(
      'Step 2 of 5. Left to add: Name, contact and photo,',
    );
    const text = (name: string) => edit(page).getByRole('textbox', { name, exact: true });
    await expect(text('Address')).toHaveValue('2 Cove Road, Ketchikan, AK');
    await text('Address').fill('');
    await text('Description').fill('Kelp and potatoes.');
    await saveStep(page).click();
    await expect(edit(page).getByText('Address is required')).toBeVisible();
    await expect(text('Address')).toBeFocused();
    await text('Address').fill('9 Cove Road, Ketchikan, AK');
    await saveStep(page).click();
    await expect(page).toHaveURL(/step=products$/);
    await expect(edit(page).getByRole('heading', { name: 'Products' }).first()).toBeFocused();
    expect((await ownFarms(page.request))[0]).toMatchObject({ description: 'Kelp and potatoes.' });
    await expectAccessible(page);
    await edit(page).getByRole('link', { name: 'Skip this step' }).click();
    await expect(page).toHaveURL(/step=hours$/);
    await page.goBack();
    await expect(page).toHaveURL(/step=products$/);
    await edit(page)
      .locator('label')
      .filter({ hasText: /^Honey$/ })
      .click();
    await page.reload();
    await hydrated(page);
    await expect(edit(page).getByRole('checkbox', { name: 'Honey' })).toBeChecked();
    await saveStep(page).click();
    await expect(page).toHaveURL(/step=hours$/);
    await expect(steps.getByRole('status')).toContainText(
      'Step 4 of 5. Left to add: Name, contact and photo, Opening hours, Visiting and links.',
    );
    await steps.getByRole('link', { name: /Visiting and links/ }).click();
    await edit(page).getByRole('button', { name: 'Save and finish' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
  });

  test('leads to the step that has what is wrong', async ({ page, visit }) => {
    await visit('/farms/new');
    await start(page, 'Ward Lake Farm');
    await form(page).getByRole('button', { name: 'Register and add more' }).click();
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('link', { name: /Name, contact and photo/ }).click();
    await edit(page).getByRole('textbox', { name: 'Phone' }).fill('');
    await steps.getByRole('link', { name: /Products/ }).click();
    await saveStep(page).click();
    await expect(page).toHaveURL(/step=basics$/);
    await expect(edit(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(
      edit(page).getByText('At least one contact method (email or phone) is required'),
    ).toBeVisible();
  });
});

test.describe('the form on one page', () => {
  test.beforeEach(async ({ page }) => {
    await register(page.request, newPerson());
    leaveQuietly(page);
  });

  test('says at each field what is wrong, and goes to the first', async ({ page, visit }) => {
    await visit('/farms/new?form=all');
    await submit(page).click();
    for (const message of [
      'Farm name is required',
      'Address is required',
      'Zip code must be at least 5 characters',
      'Description is required',
      'At least one contact method (email or phone) is required',
    ]) {
      await expect(form(page).getByText(message)).toBeVisible();
    }
    await expect(field(page, 'Farm Name')).toBeFocused();
    await field(page, 'Website (optional)').fill('not an address');
    await field(page, 'Email').fill('nobody');
    await expect(form(page).getByText('Must be a valid URL')).toBeVisible();
    await expect(form(page).getByText('Invalid email address')).toBeVisible();
    await expectAccessible(page);
  });

  test('registers a farm with everything, and leads to the dashboard @journey', async ({ page, visit }) => {
    await visit('/farms/new?form=all');
    await fill(page, 'Gravina Rhubarb Garden');
    await chip(page, 'Fresh Fruits').click();
    await chip(page, 'SNAP').click();
    const activities = form(page).getByRole('textbox', { name: /^Activities/ });
    await activities.fill('Jam days');
    await activities.press('Enter');
    await activities.fill('Boat trips');
    await form(page).getByRole('button', { name: 'Add the activity' }).click();
    await form(page).getByRole('button', { name: 'Remove the activity Boat trips' }).click();
    await form(page).getByRole('checkbox', { name: 'The farm is certified organic' }).check();
    await form(page).getByRole('button', { name: 'Add opening hours' }).click();
    await chip(page, 'Part of the year').click();
    await form(page).getByLabel('From: month').selectOption('June');
    await chip(page, 'Friday').click();
    await form(page).getByLabel('Friday opens').fill('10:00');
    await form(page).getByLabel('Friday closes').fill('09:00');
    await submit(page).click();
    await expect(form(page).getByText('The closing time must be after the opening time')).toBeVisible();
    await expect(form(page).getByLabel('Friday closes')).toBeFocused();
    await form(page).getByLabel('Friday closes').fill('14:00');
    await form(page).getByRole('button', { name: 'Copy to all days from Friday' }).click();
    await chip(page, 'Sunday').click();
    await page
      .getByLabel('Choose a picture')
      .setInputFiles(await drawPicture(page, 'image/jpeg', { width: 400, height: 300 }));
    await field(page, 'What does it show? (optional)').fill('Rhubarb in the rain');
    await submit(page).click();
    await expect(notification(page)).toContainText('Farm created successfully');
    await expect(page).toHaveURL('/farmer-dashboard');
    const [farm] = await ownFarms(page.request);
    expect(farm).toMatchObject({
      name: 'Gravina Rhubarb Garden',
      isClaimed: true,
      isVerified: false,
      activities: ['Jam days'],
      features: ['snap'],
      organicCertified: true,
      photos: [{ alt: 'Rhubarb in the rain' }],
      seasons: [{ from: '06-01', to: '10-31' }],
    });
    expect(farm).toHaveProperty('seasons[0].hours.length', 6);
  });

  test('warns of a farm with a similar name, which can be claimed instead', async ({ page, visit }) => {
    await visit('/farms/new?form=all');
    await field(page, 'Farm Name').fill('Doubled Hemlok Stand');
    await field(page, 'ZIP Code').fill(farmed.zipCode);
    const warning = page.getByRole('list', { name: 'Farms with similar names' });
    await expect(warning).toContainText('Doubled Hemlock Stand');
    await expectAccessible(page, 'phone');
    await warning.getByRole('button', { name: 'This is my farm: Doubled Hemlock Stand' }).click();
    await page.getByRole('button', { name: 'Yes, claim this farm' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    await visit('/farms/new?form=all');
    await expect(field(page, 'Farm Name')).toHaveValue('');
  });

  test('keeps what was typed over a reload, until it is discarded', async ({ page, visit }) => {
    await visit('/farms/new?form=all');
    await fill(page, 'Half Typed Farm');
    await chip(page, 'Honey').click();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Farm Name')).toHaveValue('Half Typed Farm');
    await expect(form(page).getByRole('checkbox', { name: 'Honey' })).toBeChecked();
    await form(page).getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page, 'Farm Name')).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Farm Name')).toHaveValue('');
  });

  test('keeps everything when the server refuses it, and shows why', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400|503/);
    await visit('/farms/new?form=all');
    await fill(page, 'Nowhere Farm');
    await field(page, 'ZIP Code').fill('00000');
    await submit(page).click();
    await expect(notification(page)).toContainText('Error');
    await expect(notification(page)).toContainText(
      'Failed to create farm. Please check your inputs and try again.',
    );
    await expect(field(page, 'ZIP Code')).toBeFocused();
    await expect(field(page, 'ZIP Code')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Farm Name')).toHaveValue('Nowhere Farm');
    await field(page, 'ZIP Code').fill(farmed.zipCode);
    await page.route('**/api/farms', (route) => route.fulfill({ status: 503, body: '' }));
    await submit(page).click();
    const again = form(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/farms');
    await again.click();
    await expect(page).toHaveURL('/farmer-dashboard');
  });

  test('refuses a picture that is none, before it is sent', async ({ page, visit }) => {
    await visit('/farms/new?form=all');
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'barn.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByText('Please select a valid image file (JPEG or PNG)')).toBeVisible();
  });

  test('takes the position of the device', async ({ page, visit, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 55.342219, longitude: -131.646148 });
    await visit('/farms/new?form=all');
    await form(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your farm is shown at 55.34222, -131.64615.')).toBeVisible();
    await form(page).getByRole('button', { name: 'Remove pin' }).click();
    await expect(page.getByText(/^At the farm now\?/)).toBeVisible();
  });

  test('fits a small phone, and works by keyboard alone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit('/farms/new?form=all');
    await field(page, 'Farm Name').focus();
    await page.keyboard.type('Thumb Cove Farm');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1 Cove Road, Ketchikan, AK');
    await page.keyboard.press('Tab');
    await page.keyboard.type(farmed.zipCode);
    await field(page, 'Description').focus();
    await page.keyboard.type('Small.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('thumb@farmgate.example');
    await form(page).getByRole('button', { name: 'Add opening hours' }).press('Enter');
    await form(page).getByRole('checkbox', { name: 'Saturday' }).press('Space');
    await expect(form(page).getByLabel('Saturday opens')).toHaveValue('09:00');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await field(page, 'Email').press('Enter');
    await expect(page).toHaveURL('/farmer-dashboard');
  });
});

import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, signUp } from '../support/people/farmers';
import { logIn } from '../support/people/people';
import { drawPicture } from '../support/rows/pictures';
import { expect, expectActionsInLine, hydrated, notification, test } from '../support/test';

const HEADING = 'Post Your Produce Listing';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const chooser = (page: Page) => page.getByLabel('Choose a picture');
const preview = (page: Page) => page.getByRole('img', { name: 'The picture you chose' });
const submit = (page: Page) => page.getByRole('button', { name: 'Post Listing' });

async function fill(page: Page, productName = 'Rainbow chard'): Promise<void> {
  await field(page, 'Product name').fill(productName);
  await page.getByLabel('Category').selectOption('vegetables');
  await field(page, 'Price').fill('$4.5');
  await page.getByLabel('Unit').selectOption('bunch');
  await field(page, 'Description').fill('Cut this morning.');
}

interface Posted {
  id: number;
  productName: string;
  price: string;
  imageUrl: string | null;
  imageAlt: string | null;
  farmName: string;
  zipCode: string;
  email: string;
  phone: string | null;
}

async function newestOwn(page: Page): Promise<Posted | undefined> {
  const answer = await page.request.get('/api/farmer/dashboard');
  return ((await answer.json()) as { listings: Posted[] }).listings[0];
}

test.describe('who may post', () => {
  test('a visitor is asked to log in or to register', async ({ page, visit }) => {
    await visit('/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect(page.getByText("It's free and takes a minute")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByText('Only registered farmers can post produce listings')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/farmer-dashboard');
    await expect(main.getByRole('link', { name: 'Register as a Farmer' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expectAccessible(page);
  });

  test('a customer is asked as well, and told how to become a farmer', async ({ page, visit }) => {
    await signUp(page, 'user');
    await visit('/post');
    await expect(page.getByText('Only registered farmers can post produce listings')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register your farm' })).toHaveAttribute(
      'href',
      '/farms/new',
    );
  });

  test('while the session is checked, the page says so', async ({ page }) => {
    await signUp(page);
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/post');
    await hydrated(page);
    await expect(page.getByText('Checking authentication...')).toBeVisible();
    answer();
    await expect(submit(page)).toBeVisible();
  });
});

test.describe('posting a listing', () => {
  test('takes a picture, previews its card, and leads home @journey', async ({ page, visit }) => {
    await signUp(page);
    const farmId = await makeFarm(page);
    await visit('/post');
    await fill(page);
    await expect(field(page, 'Farm name (optional)')).toHaveAttribute('placeholder', 'Polder Farm');
    await expect(field(page, 'ZIP code (optional)')).toHaveAttribute('placeholder', '33901');
    await expect(field(page, 'Email (optional)')).toHaveAttribute(
      'placeholder',
      'hello@polder.farmgate.example',
    );
    await expect(page.getByText('Max 5MB, JPG or PNG')).toBeVisible();
    await chooser(page).setInputFiles(await drawPicture(page, 'image/png', { width: 640, height: 480 }));
    await expect(preview(page)).toBeVisible();
    await field(page, 'Description of the picture (optional)').fill('Chard with red and yellow stems');
    const card = page.locator('aside').locator('article');
    await expect(card).toContainText('Rainbow chard');
    await expect(card).toContainText('$4.50');
    await expect(card).toContainText('Polder Farm');
    await submit(page).click();
    await expect(notification(page)).toContainText('Listing created successfully!');
    await expect(notification(page)).toContainText('Your produce listing has been posted.');
    await expect(page).toHaveURL('/');
    await expectActionsInLine(page, 'See your listing', 'Share');
    const posted = await newestOwn(page);
    expect(posted).toMatchObject({
      productName: 'Rainbow chard',
      price: '4.50',
      farmId,
      farmName: 'Polder Farm',
      zipCode: '33901',
      email: 'hello@polder.farmgate.example',
      imageAlt: 'Chard with red and yellow stems',
    });
    await notification(page).getByRole('button', { name: 'See your listing' }).click();
    await expect(page).toHaveURL(`/listings/${posted?.id}`);
    const shown = page.getByRole('img', { name: 'Chard with red and yellow stems' });
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('can be used by everybody when it is filled in', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    await chooser(page).setInputFiles(await drawPicture(page, 'image/png', { width: 640, height: 480 }));
    await expect(preview(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('starts with the farm that the address asks for', async ({ page, visit }) => {
    await signUp(page);
    const first = await makeFarm(page);
    await makeFarm(page, { name: 'Second Polder Farm', zipCode: '33904' });
    await visit(`/post?farmId=${first}`);
    await expect(page.getByLabel('Farm', { exact: true })).toHaveValue(String(first));
    await page.getByLabel('Farm', { exact: true }).selectOption({ label: 'Second Polder Farm' });
    await expect(field(page, 'ZIP code (optional)')).toHaveAttribute('placeholder', '33904');
  });

  test('names what is missing, and asks for a way to reach the farmer', async ({ page, visit }) => {
    await signUp(page);
    await visit('/post');
    await submit(page).click();
    for (const message of [
      'Product name is required',
      'Please choose a category',
      'Please enter a price, such as 4.50',
      'Please choose a unit',
      'Description is required',
      'At least one contact method (email or phone) is required',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(field(page, 'Product name')).toBeFocused();
    await field(page, 'Phone (optional)').fill('239-555-0100');
    await expect(page.getByText('At least one contact method')).toBeHidden();
    await expectAccessible(page, 'phone');
  });

  test('refuses what is no picture, and what is too large', async ({ page, visit }) => {
    await signUp(page);
    await visit('/post');
    await chooser(page).setInputFiles({
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(page.getByText('Please select a valid image file (JPEG or PNG)')).toBeVisible();
    const script = Buffer.from('<script>alert(1)</script>');
    await chooser(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: script });
    await expect(page.getByText('Please select a valid image file (JPEG or PNG)')).toBeVisible();
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
    await chooser(page).setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('File size must be less than 5MB')).toBeVisible();
    await expect(preview(page)).toBeHidden();
  });

  test('survives a detour and the end of the session, with its picture', async ({
    page,
    visit,
    context,
    allowTrouble,
  }) => {
    allowTrouble(/401/);
    const person = await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    await chooser(page).setInputFiles(await drawPicture(page, 'image/png', { width: 400, height: 300 }));
    await expect(preview(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('We restored what you typed')).toBeVisible();
    await expect(preview(page)).toBeVisible();

    await context.clearCookies();
    await submit(page).click();
    await page.getByRole('link', { name: 'Log in and come back' }).click();
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL('/post');
    await expect(field(page, 'Product name')).toHaveValue('Rainbow chard');

    // Logged out in another tab: the gate's own way in leads back, too.
    const other = await context.newPage();
    await other.goto('/farmer-dashboard');
    await other.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL('/post');
    await expect(preview(page)).toBeVisible();
    await submit(page).click();
    await expect(page).toHaveURL('/');
    expect(await newestOwn(page)).toMatchObject({
      productName: 'Rainbow chard',
      imageUrl: expect.stringMatching(/^\/media\//),
    });
    await visit('/post');
    await expect(field(page, 'Product name')).toHaveValue('');
    await expect(preview(page)).toBeHidden();
  });

  test('says at once that there is no network', async ({ page, visit, context, allowTrouble }) => {
    allowTrouble(/ERR_INTERNET_DISCONNECTED/);
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText(/^We couldn’t send your listing\./)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/');
  });

  test('hears from the server that a file is no picture after all', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/\b415\b/);
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    const buffer = Buffer.from('\x89PNG<script>alert(1)</script>', 'latin1');
    await chooser(page).setInputFiles({ name: 'carrots.png', mimeType: 'image/png', buffer });
    await submit(page).click();
    await expect(notification(page)).toContainText('Failed to create listing');
    await expect(
      page.getByRole('main').getByText('Please select a valid image file (JPEG or PNG)'),
    ).toBeVisible();
    await expect(field(page, 'Product name')).toHaveValue('Rainbow chard');
    expect(await newestOwn(page)).toBeUndefined();
  });

  test('makes a large photograph smaller before it is sent', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    const photograph = await drawPicture(page, 'image/jpeg', { width: 3_200, height: 2_400 });
    expect(photograph.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await chooser(page).setInputFiles(photograph);
    await expect(preview(page)).toBeVisible();
    const size = await preview(page).evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([2_000, 1_500]);
    await submit(page).click();
    await expect(page).toHaveURL('/');
    expect((await newestOwn(page))?.imageUrl).toMatch(/^\/media\//);
  });

  test('keeps everything when sending fails, and sends the same once more', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_(?:FAILED|CONNECTION)|\/api\/listings/);
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page);
    await chooser(page).setInputFiles(await drawPicture(page, 'image/jpeg', { width: 400, height: 300 }));
    await expect(preview(page)).toBeVisible();
    await page.route('**/api/listings', (route) => route.abort('connectionreset'), { times: 1 });
    await submit(page).click();
    await expect(notification(page)).toContainText('Failed to create listing');
    await expect(notification(page)).toContainText('Please try again later.');
    await expect(field(page, 'Description')).toHaveValue('Cut this morning.');
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/listings', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Posting...' })).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Uploading photo' })).toBeVisible();
    goOn();
    await expect(page).toHaveURL('/');
    expect((await newestOwn(page))?.imageUrl).toMatch(/^\/media\//);
  });

  test('removes a picture again, and gives the focus back', async ({ page, visit }) => {
    await signUp(page);
    await visit('/post');
    await chooser(page).setInputFiles(await drawPicture(page, 'image/jpeg', { width: 40, height: 30 }));
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(preview(page)).toBeHidden();
    await expect(chooser(page)).toBeFocused();
  });

  test('survives a reload without its picture, until it is posted', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await fill(page, 'Purple kohlrabi');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Product name')).toHaveValue('Purple kohlrabi');
    await expect(page.getByLabel('Unit')).toHaveValue('bunch');
    await submit(page).click();
    await expect(page).toHaveURL('/');
    await visit('/post');
    await expect(field(page, 'Product name')).toHaveValue('');
  });

  test('works by keyboard alone', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await field(page, 'Product name').focus();
    await page.keyboard.type('Keyboard kale');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Vegetables');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('per Bunch');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Curly.');
    await page.keyboard.press('Tab');
    await expect(chooser(page)).toBeFocused();
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await newestOwn(page)).toMatchObject({ productName: 'Keyboard kale', price: '3.00' });
  });

  test('fits a screen of 320 pixels', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page, {
      name: 'A farm whose name is much longer than anybody would ever paint on a barn',
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/post');
    await expect(submit(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

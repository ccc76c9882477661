import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/pages/axe';
import { accountButton, logIn, newPerson, register, signIn } from '../support/people/people';
import { expect, notification, test } from '../support/test';

const ADDRESS = [
  ['First name', 'Sam'],
  ['Last name', 'Rivers'],
  ['Phone', '239-555-0134'],
  ['Street address', '4 Grove Road'],
  ['City', 'Fort Myers'],
  ['ZIP code', '33901'],
] as const;
const profile = (page: Page) => page.getByRole('form', { name: 'Profile and address' });
const save = (page: Page) => profile(page).getByRole('button', { name: 'Save profile' }).click();

test.describe('the account page', () => {
  test('keeps the profile, and what was typed when it cannot', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/503/);
    await register(page.request);
    await visit('/account');
    // Who has no farm is told nothing of farms.
    await expect(
      page.getByText('Only you and the Farmgate team can see this.', { exact: true }),
    ).toBeVisible();
    await profile(page).getByLabel('First name').fill('Grace');
    await profile(page).getByLabel('ZIP code').fill('123');
    await profile(page).getByLabel('State').selectOption('Florida');
    await save(page);
    await expect(profile(page).getByLabel('ZIP code')).toHaveAccessibleDescription(
      'Please enter a five-digit ZIP code, such as 33901.',
    );
    await expect(profile(page).getByLabel('ZIP code')).toBeFocused();
    await profile(page).getByLabel('ZIP code').fill('33901-1234');

    await page.route('**/api/account', (route) => route.fulfill({ status: 503, body: '' }));
    await save(page);
    await expect(profile(page).getByRole('alert')).toHaveText(
      'We couldn’t save your profile. Please try again.',
    );
    await expect(profile(page).getByLabel('First name')).toHaveValue('Grace');
    await page.unroute('**/api/account');

    await save(page);
    await expect(notification(page)).toContainText('Profile saved');
    await expect(accountButton(page)).toHaveAccessibleName('Account of Grace');
    await page.reload();
    await expect(profile(page).getByLabel('ZIP code')).toHaveValue('33901');
    await expect(profile(page).getByLabel('State')).toHaveValue('FL');
  });

  test('keeps what was saved in another tab', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const { email } = await register(page.request);
    await visit('/account');
    await expect(profile(page).getByLabel('Email')).toHaveValue(email);
    const theirs = { email, firstName: 'Grace', state: 'GA' };
    expect((await page.request.put('/api/account', { data: theirs })).status()).toBe(200);
    await profile(page).getByLabel('City').fill('Naples');
    await profile(page).getByLabel('State').selectOption('Florida');
    await save(page);
    const note = page.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(note).toContainText('State: theirs is “Georgia”');
    await expect(note.getByRole('listitem')).toHaveCount(1);
    await expect(profile(page).getByLabel('First name')).toHaveValue('Grace');
    await expect(profile(page).getByLabel('City')).toHaveValue('Naples');
    await expect(profile(page).getByRole('combobox')).toHaveValue('FL');
    await expectAccessible(page);
    await save(page);
    await expect(notification(page)).toContainText('Profile saved');
    await expect(note).toBeHidden();
    const me: unknown = await (await page.request.get('/api/auth/me')).json();
    expect(me).toMatchObject({ firstName: 'Grace', state: 'FL', city: 'Naples' });
  });

  test('asks for the password before the email address changes', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/400/);
    const person = await register(page.request);
    await visit('/account');
    const password = profile(page).getByRole('textbox', { name: 'Current password' });
    await expect(password).toHaveCount(0);
    const { email } = newPerson();
    await profile(page).getByLabel('Email').fill(email);
    await save(page);
    await expect(password).toHaveAccessibleDescription(/Please enter your password/);
    await expect(password).toBeFocused();
    await password.fill('not it');
    await save(page);
    await expect(password).toHaveAccessibleDescription(/That isn't your current password\./);
    await password.fill(person.password);
    await save(page);
    await expect(notification(page)).toContainText('Profile saved');
    await expect(password).toHaveCount(0);
  });

  test('keeps addresses, which are changed and removed', async ({ page, visit }) => {
    await register(page.request);
    await visit('/account');
    const section = page.getByRole('region', { name: 'Saved addresses' });
    await section.getByRole('button', { name: 'Add an address' }).click();
    const added = page.getByRole('dialog', { name: 'Add an address' });
    await added.getByRole('button', { name: 'Save address' }).click();
    await expect(added.getByLabel('First name')).toBeFocused();
    await expect(added.locator('[aria-invalid=true]')).toHaveCount(7);
    for (const [label, text] of ADDRESS) await added.getByLabel(label, { exact: true }).fill(text);
    await added.getByLabel('State').selectOption('FL');
    await added.getByRole('button', { name: 'Save address' }).click();
    await expect(notification(page)).toContainText('Address saved');
    await expect(section.getByRole('listitem')).toContainText('4 Grove Road');
    await expect(section.getByRole('listitem')).toContainText('Fort Myers, FL 33901');

    await section.getByRole('button', { name: 'Edit 4 Grove Road' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit address' });
    await expect(edited.getByLabel('City')).toHaveValue('Fort Myers');
    await expectAccessible(page);
    await edited.getByLabel('Street address').fill('5 Grove Road');
    await edited.getByRole('button', { name: 'Save address' }).click();
    await expect(section.getByRole('listitem')).toContainText('5 Grove Road');
    await section.getByRole('button', { name: 'Remove 5 Grove Road' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  });

  test('shows where one is signed in, and ends that', async ({ page, visit, request, browser, baseURL }) => {
    const person = await register(page.request);
    await signIn(request, person);
    const phone = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    });
    await signIn(phone.request, person);
    await visit('/account');
    const rows = page.getByRole('group', { name: 'Sessions' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    const android = rows.filter({ hasText: 'Android' });
    await android.getByRole('button', { name: /^Log out/ }).click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Sessions' })).toBeFocused();
    expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
    expect((await request.get('/api/auth/me')).status()).toBe(200);
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(rows).toHaveCount(1);
    expect((await request.get('/api/auth/me')).status()).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    await phone.close();
  });

  test('hands over everything that is kept', async ({ page, visit }) => {
    const person = await register(page.request);
    await visit('/account');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^farmgate-account-\d{4}-\d\d-\d\d\.json$/);
    const content = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(content).toMatchObject({ account: { username: person.username, email: person.email } });
    expect(JSON.stringify(content)).not.toContain(person.password);
  });

  test('erases the account for who knows its password', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/401|403/);
    const person = await register(page.request);
    await visit('/account');
    await page.getByRole('button', { name: 'Delete my account...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('We’ll delete:');
    const password = dialog.getByRole('textbox', { name: 'Your password' });
    await expect(password).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(password).toHaveAccessibleDescription('Please enter your password');
    await password.fill('not it');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(password).toHaveAccessibleDescription("That isn't your current password.");
    await password.fill(person.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(notification(page)).toContainText('Account deleted');
    await visit('/login');
    await logIn(page, person.username, person.password);
    await expect(notification(page)).toContainText('Login Failed');
  });

  test('keeps what was typed when the session has ended, until one has logged in again', async ({
    page,
    visit,
    context,
    allowTrouble,
  }) => {
    allowTrouble(/401/);
    const person = await register(page.request);
    await visit('/account');
    await profile(page).getByLabel('City').fill('Fort Myers');
    await context.clearCookies();
    await save(page);
    const alert = profile(page).getByRole('alert');
    await expect(alert).toContainText('Please log in first.');
    await alert.getByRole('link').click();
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL('/account');
    await expect(profile(page).getByText('We restored what you typed')).toBeVisible();
    await expect(profile(page).getByLabel('City')).toHaveValue('Fort Myers');
    await save(page);
    await expect(notification(page)).toContainText('Profile saved');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account page and the forms say what they need', async ({ page, visit }) => {
    for (const path of ['/account', '/login', '/register', '/forgot-password', '/contact']) {
      await visit(path);
      await expect(page.locator('#main').getByText(/^Please turn on JavaScript to/)).toBeVisible();
    }
  });
});

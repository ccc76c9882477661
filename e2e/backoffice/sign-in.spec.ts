import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { said } from '../support/pages/back-office';
import { accountButton, logIn, newPerson, type Person, register } from '../support/people/people';
import { authenticatorCode } from '../support/people/totp';
import { query } from '../support/rows/database';
import { expect, productUrl, test } from '../support/test';

const start = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Log in' });
const codeField = (page: Page) => form(page).getByLabel('Code');

/**
 * An administrator whom no other test knows: a second factor of the demonstration's would be in their way.
 */
async function newAdministrator(page: Page): Promise<Person> {
  const person = await register(page.request, newPerson());
  await query(`UPDATE users SET role = 'admin' WHERE username = $1`, [person.username]);
  await page.context().clearCookies();
  return person;
}

async function logInToBackOffice(page: Page, { username }: Person, password: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/admin');
  await form(page).getByLabel('Username or email').fill(username);
  await form(page).getByLabel('Password').fill(password);
  await form(page).getByRole('button', { name: 'Log In' }).click();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}

/** Somebody who is in the back office sets up an authenticator. */
async function setUpAuthenticator(page: Page, { password }: Person) {
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await page.getByTestId('secret').innerText();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I saved these codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, recoveryCodes };
}

test.describe('the back office', () => {
  test('is entered with a second factor @journey', async ({ page, allowTrouble }) => {
    allowTrouble(/40[01]/);
    const admin = await newAdministrator(page);
    await logInToBackOffice(page, admin, admin.password);
    await expect(start(page)).toBeVisible();
    const { secret } = await setUpAuthenticator(page, admin);

    await logInToBackOffice(page, admin, 'not it');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    await expect(form(page).getByLabel('Password')).toBeFocused();
    await expect(form(page).getByLabel('Username or email')).toHaveValue(admin.username);

    await logInToBackOffice(page, admin, admin.password);
    await typeCode(page, authenticatorCode(secret, 20));
    await expect(page.getByRole('alert')).toHaveText(
      'That code is wrong or has already been used. Please try a new one.',
    );
    // The code that confirmed it has been used; the next one counts already.
    await typeCode(page, authenticatorCode(secret, 1));
    await expect(start(page)).toBeVisible();
  });

  test('sets up a second factor with the right code alone', async ({ page, allowTrouble }) => {
    allowTrouble(/40[01]/);
    const admin = await newAdministrator(page);
    await logInToBackOffice(page, admin, admin.password);
    await expect(start(page)).toBeVisible();
    await page.goto('/admin/security');
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page, 'desk');
    const secret = await page.getByTestId('secret').innerText();
    await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, 20));
    await page.getByRole('textbox', { name: 'Your password' }).fill(admin.password);
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(
      page.getByText('That code is wrong or has already been used. Please try a new one.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  });

  test('is entered with a recovery code', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/40[01]/);
    const admin = await newAdministrator(page);
    await logInToBackOffice(page, admin, admin.password);
    await expect(start(page)).toBeVisible();
    const { recoveryCodes } = await setUpAuthenticator(page, admin);
    const [first = '', second = ''] = recoveryCodes;

    await logInToBackOffice(page, admin, admin.password);
    await typeCode(page, first);
    await expect(start(page)).toBeVisible();
    await page.goto('/admin/security');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

    await page.context().clearCookies();
    await visit('/login?returnTo=%2Faccount');
    await logIn(page, admin.username, admin.password);
    await expect(codeField(page)).toBeFocused();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await codeField(page).fill('no code');
    await form(page).getByRole('button', { name: 'Log In' }).click();
    await expect(
      form(page).getByText('That code is wrong or has already been used. Please try a new one.'),
    ).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(second);
    await form(page).getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/account');
    await expect(accountButton(page)).toBeVisible();

    await page.goto('/admin/security');
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
    await page.getByLabel('Your password').fill(admin.password);
    await page.getByRole('textbox', { name: 'Code' }).fill('not it');
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
    await expect(
      page.getByText('That code is wrong or has already been used. Please try a new one.'),
    ).toBeVisible();
    await expect(page.getByLabel('Your password')).toHaveValue(admin.password);
  });

  test('is closed to everybody but administrators', async ({ page, allowTrouble }) => {
    allowTrouble(/40[13]/);
    const farmer = await register(page.request, newPerson('farmer'));
    await page.context().clearCookies();
    await logInToBackOffice(page, farmer, farmer.password);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(page.getByText("Your account doesn't have the right privileges.")).toBeVisible();
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  });

  test('is closed at once to who is locked', async ({ page, browser, allowTrouble }) => {
    allowTrouble(/40[13]/);
    const person = await register(page.request, newPerson());
    const theirs = await browser.newContext({ storageState: await page.context().storageState() });
    expect((await theirs.request.get(`${productUrl()}/api/auth/me`)).status()).toBe(200);
    const answer = await page.request.post('/api/auth/login', {
      data: { usernameOrEmail: 'admin', password: 'farmgate-demo' },
    });
    expect(answer.ok()).toBe(true);
    await page.goto('/admin/users');
    await page.getByRole('textbox', { name: 'Search' }).fill(person.username);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: `Open ${person.username}` }).click();
    await page.getByRole('button', { name: 'Lock' }).click();
    const dialog = page.getByRole('dialog', { name: `Lock ${person.username}` });
    await dialog.getByLabel('Reason').fill('Sells what is not grown here.');
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect(said(page)).toContainText('Account locked.');
    await expect(page.getByText('Sells what is not grown here.').first()).toBeVisible();
    expect((await theirs.request.get(`${productUrl()}/api/auth/me`)).status()).toBe(401);
    await theirs.close();
  });
});

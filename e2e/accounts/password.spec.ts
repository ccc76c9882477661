import type { Page } from '@playwright/test';
import { countMails, linkIn, mailTo } from '../support/people/mails';
import { forgetLogin, logIn, newPerson, register, signIn } from '../support/people/people';
import { expect, notification, test } from '../support/test';

async function askForLink(page: Page, email: string): Promise<void> {
  await page
    .getByRole('form', { name: 'Forgot password' })
    .getByRole('textbox', { name: 'Email' })
    .fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('we’ve sent a link there')).toBeVisible();
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(again);
  await page.getByRole('button', { name: /^(Save|Change) password$/ }).click();
}

test.describe('a forgotten password', () => {
  test('is replaced by the link in a mail, which works once @journey', async ({
    page,
    visit,
    request,
    allowTrouble,
  }) => {
    allowTrouble(/410/);
    const person = await register(request);
    await visit('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await askForLink(page, person.email);
    const link = linkIn(await mailTo(person.email, 'password-reset'), '/reset-password');

    await visit(link);
    await expect(page).toHaveURL('/reset-password');
    await choose(page, 'short', 'shorter');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await choose(page, 'a new sesame');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your password is changed. Please log in with the new one.')).toBeVisible();
    // The session that the account had elsewhere is over.
    expect((await request.get('/api/auth/me')).status()).toBe(401);
    await logIn(page, person.username, 'a new sesame');
    await expect(page).toHaveURL('/');

    await forgetLogin(page);
    await visit('/');
    await visit(link);
    await choose(page, 'another sesame');
    await expect(page.getByRole('alert')).toHaveText('This link has expired. Please request a new one.');
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('is answered alike for an address that nobody has', async ({ page, visit }) => {
    const { email } = newPerson();
    await visit('/forgot-password');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await askForLink(page, email);
    expect(await countMails(email, 'password-reset')).toBe(0);
  });

  test('needs a whole link', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/400/);
    await visit('/reset-password');
    await expect(page.getByRole('alert')).toContainText('This link has expired.');
    await visit('/');
    await visit('/reset-password#half');
    await choose(page, 'a new sesame');
    await expect(page.getByRole('alert')).toContainText('This link has expired.');
  });
});

test.describe('changing the password', () => {
  test('asks for the old one, and logs out everywhere else', async ({
    page,
    visit,
    request,
    allowTrouble,
  }) => {
    allowTrouble(/403/);
    const person = await register(page.request);
    await signIn(request, person);
    await visit('/account');
    const current = page
      .getByRole('form', { name: 'Password' })
      .getByRole('textbox', { name: 'Current password' });
    await current.fill('not it');
    await choose(page, 'a new sesame');
    await expect(current).toHaveAccessibleDescription("That isn't your current password.");
    await expect(current).toBeFocused();
    await current.fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(notification(page)).toContainText('Password changed');
    await expect(current).toHaveValue('');
    expect((await request.get('/api/auth/me')).status()).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    await mailTo(person.email, 'password-changed');
  });
});

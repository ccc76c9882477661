import { accountButton, forgetLogin, logIn, newPerson, register } from '../support/people/people';
import { expect, notification, test } from '../support/test';

test.describe('logging in', () => {
  test('waits until both fields are filled', async ({ page, visit }) => {
    await visit('/login');
    const button = page.getByRole('button', { name: 'Log In', exact: true });
    await expect(button).toBeDisabled();
    await page.getByRole('textbox', { name: 'Username or email' }).fill('ada');
    await expect(button).toBeDisabled();
    await page.getByRole('textbox', { name: 'Password' }).fill('x');
    await expect(button).toBeEnabled();
    await page.getByRole('textbox', { name: 'Username or email' }).fill(' ');
    await expect(button).toBeDisabled();
  });

  test('shows the password when asked to', async ({ page, visit }) => {
    await visit('/login');
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('leads back to the page that asked for it', async ({ page, visit, request }) => {
    const person = await register(request);
    await visit('/account');
    await expect(page).toHaveURL('/login?returnTo=%2Faccount');
    await logIn(page, person.email.toUpperCase(), person.password);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
    await expect(accountButton(page)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  test('leads to the place of the role otherwise, and never to another site', async ({
    page,
    visit,
    request,
    allowTrouble,
  }) => {
    // The dashboard may still be asking when its cookies go.
    allowTrouble(/401.*\/api\/(?:farmer\/dashboard|businesses)/);
    const farmer = await register(request, newPerson('farmer'));
    for (const returnTo of [
      '',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/login',
      '/api/health',
    ]) {
      await forgetLogin(page);
      await visit(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      await logIn(page, farmer.username, farmer.password);
      await expect(page).toHaveURL('/farmer-dashboard');
    }
  });

  test('with a wrong password says so once, in a notification', async ({
    page,
    visit,
    request,
    allowTrouble,
  }) => {
    allowTrouble(/401/);
    const person = await register(request);
    await visit('/login');
    await logIn(page, person.username, 'not it');
    await expect(notification(page)).toContainText('Login Failed');
    await expect(page.getByText('Invalid credentials. Please try again.')).toHaveCount(1);
    await expect(notification(page)).toContainText('Invalid credentials. Please try again.');
    await expect(page.getByRole('textbox', { name: 'Username or email' })).toHaveValue(person.username);
    await expect(page).toHaveURL('/login');
  });

  test('too often shows how to go on', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/429/);
    await visit('/login');
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 429,
        json: {
          statusCode: 429,
          error: 'TOO_MANY_SIGN_INS',
          message: 'Too many failed attempts. Please wait a moment and try again.',
          requestId: 'r',
        },
      }),
    );
    await logIn(page, 'ada', 'sesame');
    await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toHaveText(
      'Too many failed attempts. Please wait a moment and try again.',
    );
  });

  test('is passed over by who is logged in already', async ({ page, visit }) => {
    await register(page.request);
    await visit('/login?returnTo=%2Fcontact');
    await expect(page).toHaveURL('/contact');
    await visit('/register');
    await expect(page).toHaveURL('/');
  });

  test('has ways on for who cannot', async ({ page, visit }) => {
    await visit('/login?returnTo=%2Fpost');
    const main = page.locator('#main');
    await expect(main.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(main.getByRole('link', { name: 'Contact us to create an account' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: 'Register now' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fpost',
    );
  });
});

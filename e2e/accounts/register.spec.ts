import type { Page } from '@playwright/test';
import { accountButton, forgetLogin, newPerson, register } from '../support/people/people';
import { expect, notification, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Register' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Create Account' }).click();

async function fillIn(page: Page, person = newPerson()): Promise<void> {
  await field(page, 'Username').fill(person.username);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Confirm password').fill(person.password);
}

test.describe('registering', () => {
  test('says at each field what is wrong, and goes to the first', async ({ page, visit }) => {
    await visit('/register');
    await submit(page);
    await expect(field(page, 'Username')).toHaveAccessibleDescription(
      'Username must be at least 3 characters long',
    );
    await expect(field(page, 'Username')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters long/,
    );
    await field(page, 'Username').fill('ann e');
    await field(page, 'Email').fill('ann');
    await field(page, 'Password').fill('sesame seed');
    await field(page, 'Confirm password').fill('sesame seeD');
    await submit(page);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText(/Username may have letters/)).toBeVisible();
    await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue('ann');
  });

  test('offers the two roles, the farmer’s first', async ({ page, visit }) => {
    await visit('/register');
    const farmer = page.getByRole('radio', { name: /^Farmer\/Producer \(may sell produce\)/ });
    await expect(farmer).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Customer\/Buyer/ })).not.toBeChecked();
  });

  test('leads a farmer to the dashboard after a moment, logged in @journey', async ({ page, visit }) => {
    const person = newPerson();
    await visit('/register?returnTo=%2Fcontact');
    await page.clock.install();
    await fillIn(page, person);
    await field(page, 'First name (optional)').fill('Ada');
    await submit(page);
    await expect(notification(page)).toContainText('Welcome to Farmgate!');
    await expect(accountButton(page)).toHaveAccessibleName('Account of Ada');
    // Real time passes as well meanwhile.
    await page.clock.runFor(700);
    await expect(page).toHaveURL(/\/register/);
    await page.clock.runFor(800);
    await expect(page).toHaveURL('/farmer-dashboard');
  });

  test('leads a shopper back to where they came from, and never to another site', async ({ page, visit }) => {
    for (const [from, to] of [
      ['/browse?category=eggs', '/browse?category=eggs'],
      // From nowhere of ours: where one begins, as the others do.
      ['//evil.example', '/farmer-dashboard'],
    ] as const) {
      await forgetLogin(page);
      await visit(`/register?returnTo=${encodeURIComponent(from)}`);
      await page.getByRole('radio', { name: /^Customer\/Buyer/ }).check();
      await fillIn(page);
      await submit(page);
      await expect(page).toHaveURL(to);
    }
  });

  test('says when somebody has that name already, keeps what was typed and leads to the login', async ({
    page,
    visit,
    request,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const person = await register(request);
    await visit('/register?returnTo=%2Faccount');
    await fillIn(page, { ...newPerson(), username: person.username.toUpperCase() });
    await submit(page);
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('That username or email address is already taken.');
    await expect(notification(page)).toContainText('Registration failed');
    await expect(field(page, 'Username')).toHaveValue(person.username.toUpperCase());
    await alert.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?returnTo=%2Faccount');
  });

  test('that fails says so in the words of the product', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/ERR_FAILED|failed/i);
    await visit('/register');
    await fillIn(page);
    await page.route('**/api/auth/register', (route) => route.abort('failed'));
    await submit(page);
    await expect(form(page).getByRole('alert')).toHaveText(
      'There was an error creating your account. Please try again.',
    );
    await expect(notification(page)).toContainText('Registration failed');
  });
});

import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { DATABASE_URL } from '../support/global-setup';
import { register } from '../support/people/people';
import { expect, notification, test } from '../support/test';

const ANSWERS = [
  ['Your Full Name', 'Ada O’Brien'],
  ['Email', 'ada@example.com'],
  ['Phone', '(239) 555-0134'],
  ['Farm Name', 'Ada’s Acre'],
  ['Farm Address', '1 Farm Road, Fort Myers, FL 33901'],
  ['Farm Description', 'Twelve acres of vegetables.'],
  ['Products Grown', 'Tomatoes, okra'],
  ['Certifications (optional)', 'Organic'],
  ['Years of farming experience', '12'],
] as const;

const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label, exact: true });

async function open(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Post a Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Farm Application' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator): Promise<void> {
  for (const [label, text] of ANSWERS) await field(dialog, label).fill(text);
}

test.describe('the farm application', () => {
  test('opens from header and footer, and asks what it should', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await visit('/');
    const dialog = await open(page);
    await expect(field(dialog, 'Your Full Name')).toBeFocused();
    for (const [label] of ANSWERS) await expect(field(dialog, label)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(ANSWERS.length);
    await expect(field(dialog, 'Farm Address')).toHaveAttribute(
      'placeholder',
      'Full address including city, state, zip',
    );
    await expect(field(dialog, 'Certifications (optional)')).toHaveAttribute(
      'placeholder',
      'Organic, GAP, etc.',
    );
    await expect(field(dialog, 'Farm Description')).toHaveAttribute('rows', '3');
    await expect(field(dialog, 'Products Grown')).toHaveAttribute('rows', '2');
    expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(630);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Post a Listing' })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Post a Listing' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('#about').getByRole('button', { name: 'Post a Listing' }).click();
    await expect(dialog).toBeVisible();
  });

  test('leads those who want to post at once to registering', async ({ page, visit }) => {
    await visit('/');
    const dialog = await open(page);
    await expect(dialog).toContainText('Have an account or want to post right now? You don’t need to apply.');
    await dialog.getByRole('link', { name: 'Register and post' }).click();
    await expect(page).toHaveURL('/register?returnTo=%2Fpost');
  });

  test('knows the name and email address of who is signed in', async ({ page, visit }) => {
    const { email } = await register(page.request);
    const data = { email, firstName: 'Ada', lastName: 'O’Brien' };
    expect((await page.request.put('/api/account', { data })).ok()).toBe(true);
    await visit('/');
    const dialog = await open(page);
    await expect(field(dialog, 'Your Full Name')).toHaveValue('Ada O’Brien');
    await expect(field(dialog, 'Email')).toHaveValue(email);
    await expect(dialog.getByRole('link', { name: 'Register and post' })).toHaveAttribute(
      'href',
      '/farms/new',
    );
  });

  test('says at each field what is missing, and goes to the first', async ({ page, visit }) => {
    await visit('/');
    const dialog = await open(page);
    await field(dialog, 'Email').fill('ada@');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(field(dialog, 'Your Full Name')).toBeFocused();
    await expect(field(dialog, 'Your Full Name')).toHaveAccessibleDescription('Please enter your full name');
    await expect(field(dialog, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(8);
  });

  test('is sent, stored and then empty', async ({ page, visit }) => {
    await visit('/');
    const dialog = await open(page);
    await fill(dialog);
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/farm-applications', async (route) => {
      await asked;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer?.();
    await expect(notification(page)).toContainText('Application Submitted!');
    await expect(notification(page)).toContainText(
      "Thank you for your interest. We'll review your application and contact you within 2-3 business days.",
    );
    await expect(dialog).toBeHidden();
    expect(await storedApplications()).toEqual([
      { farm_name: 'Ada’s Acre', phone: '(239) 555-0134', status: 'new' },
    ]);
    await open(page);
    for (const [label] of ANSWERS) await expect(field(dialog, label)).toHaveValue('');
  });

  test('keeps what was typed when sending fails', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/ERR_FAILED/);
    await visit('/');
    const dialog = await open(page);
    await fill(dialog);
    await page.route('**/api/farm-applications', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    const message = 'There was an issue submitting your application. Please try again.';
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('status').filter({ hasText: message })).toContainText('Error');
    for (const [label, text] of ANSWERS) await expect(field(dialog, label)).toHaveValue(text);
    await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open(page);
    await expect(field(dialog, 'Your Full Name')).toHaveValue('Ada O’Brien');
  });
});

async function storedApplications(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env[DATABASE_URL] });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      'SELECT farm_name, phone, status FROM farm_applications WHERE email = $1',
      ['ada@example.com'],
    );
    return rows;
  } finally {
    await client.end();
  }
}

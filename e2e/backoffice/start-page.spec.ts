import { HOUSE_ZONE } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { query } from '../support/rows/database';
import { expect, test } from '../support/test';

test.describe('the start page of the back office', () => {
  test('leads to what waits, and shows how things go and where nothing was found', async ({ page }) => {
    const subject = `Kale ${Date.now()}`;
    const data = { name: 'Sam Rivers', email: 'sam@mail.example', subject, message: 'Where is kale?' };
    expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
    await query(
      `INSERT INTO search_tallies (day, kind, zip_code, searches, found_nothing)
       VALUES ((now() AT TIME ZONE '${HOUSE_ZONE}')::date, 'farms', '85321', 900, 800)
       ON CONFLICT (day, kind, zip_code) DO UPDATE SET searches = 900, found_nothing = 800`,
    );
    await query(
      `INSERT INTO search_days (day, searches, found_nothing) VALUES ((now() AT TIME ZONE '${HOUSE_ZONE}')::date, 900, 800)
       ON CONFLICT (day) DO UPDATE SET searches = search_days.searches + 900`,
    );
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');

    await expect(page.getByRole('link', { name: 'Ajo, AZ 85321' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of \d+ ZIP codes/ })).toBeVisible();
    await page.getByText('Searches as a table').click();
    const table = page.getByRole('region', { name: 'Searches as a table' });
    await expect(table.getByRole('columnheader', { name: 'Found nothing' })).toBeVisible();
    await page.getByRole('button', { name: 'A year' }).click();
    await expect(page.getByText(/in 365 days/).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Unread messages?$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('messages');
  });

  test('is for everybody', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin', 'Home');
    await expect(page.getByText('Sales as a table')).toBeVisible();
    await expectAccessible(page);
  });
});

import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { claim, freeMarket } from '../support/rows/markets';
import { expect, notification, test } from '../support/test';

/** A date so many days ahead; more than the eight weeks that markets are planned for. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('the dates of a market', () => {
  test('are canceled as a range, of which some can be left out, and added', async ({ page, visit }) => {
    const market = await freeMarket('dates@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    await visit(`/markets/manage/${market.id}`);
    const dialog = page.getByRole('dialog');
    const coming = await query<{ date: string }>(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date FROM market_days WHERE place_id = $1 AND ends_at > now()
       ORDER BY date LIMIT 3`,
      [market.id],
    );
    await page.getByRole('button', { name: 'Cancel several days' }).click();
    await dialog.getByLabel('First day').fill(coming[0]?.date ?? '');
    await dialog.getByRole('button', { name: 'Cancel these days' }).click();
    await expect(dialog).toContainText('Please choose the last day.');
    await dialog.getByLabel('Last day').fill(coming[2]?.date ?? '');
    await expect(dialog.getByRole('group', { name: '3 market days' })).toBeVisible();
    await dialog.getByRole('checkbox').nth(1).uncheck();
    // What was left out stays so when the range changes.
    await dialog.getByLabel('Last day').fill(dayIn(120));
    await expect(dialog.getByRole('checkbox').nth(1)).not.toBeChecked();
    await expect(dialog).toContainText('We don’t email anyone about days after');
    await dialog.getByLabel('Last day').fill(coming[2]?.date ?? '');
    await dialog.getByLabel('Reason').fill('Winter break');
    await dialog.getByRole('group', { name: '2 of 3 market days' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel these days' }).click();
    await expect(notification(page)).toContainText('2 days canceled');
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Winter break')).toHaveCount(0);

    // An extra date, also after the days that are listed.
    const special = page.getByRole('list', { name: 'Special dates' });
    await page.getByRole('button', { name: 'Add a market date' }).click();
    await dialog.getByLabel('Date').fill(dayIn(100));
    await dialog.getByRole('button', { name: 'Add this date' }).click();
    await expect(dialog).toContainText('Please enter the opening time.');
    await dialog.getByLabel('Opens').fill('10:00');
    await dialog.getByLabel('Closes').fill('14:00');
    await dialog.getByLabel('Reason').fill('Spring fair');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add this date' }).click();
    await expect(special).toContainText('10 AM–2 PM: Spring fair');
    await special.getByRole('button', { name: /^Remove: / }).click();
    await expect(special).toHaveCount(0);
    await notification(page)
      .filter({ hasText: 'Date removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(special).toContainText('Spring fair');
  });

  test('have a fee for each on the roster', async ({ page, visit }) => {
    const market = await freeMarket('fees@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    await page.request.post(`/api/markets/${market.id}/members`, { data: { name: 'Tamale cart' } });
    await visit(`/markets/manage/${market.id}`);
    await page.getByRole('button', { name: 'Add a fee for Tamale cart' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save fee' }).click();
    await expect(dialog).toContainText('Please enter an amount from $0.01 to $10,000');
    await dialog.getByLabel('Amount in dollars').fill('25');
    await dialog.getByLabel('Paid').check();
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Save fee' }).click();
    await expect(page.getByText('Fees: $25.00, all paid')).toBeVisible();
    await notification(page).filter({ hasText: 'Fee saved' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Add a fee for Tamale cart' })).toBeVisible();
  });
});

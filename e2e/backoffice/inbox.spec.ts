import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { query } from '../support/rows/database';
import { expect, test } from '../support/test';

/** Messages that have waited longer than any other. @param since of the first one, then a day later each */
async function writeOld(page: Page, since: string, ...subjects: string[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    const data = { name: 'Sam', email: 'sam@mail.example', subject, message: 'Where is kale in January?' };
    expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
    await query(
      `UPDATE messages SET created_at = $2::timestamptz + $3 * interval '1 day' WHERE subject = $1`,
      [subject, since, index],
    );
  }
}

test.describe('the inbox', () => {
  test('is worked through by the keyboard, from one thing to the next', async ({ page }) => {
    const word = `Keys ${Date.now()}`;
    await writeOld(page, '2019-01-01', `${word} A`, `${word} B`);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/inbox', 'Inbox');
    await expect(page.getByRole('link', { name: `${word} A` })).toBeVisible();
    // From the row itself, so that it doesn't matter what else waits.
    await page.getByRole('link', { name: `${word} A` }).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `${word} B` })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(`${word} A`);
    await page.getByLabel('Your answer').fill('In greenhouses.');
    await page.getByRole('button', { name: 'Send and next' }).click();
    await expect(title).toContainText(`${word} B`);
    await page.getByLabel('Your answer').fill('In greenhouses.');
    // What was said of the first answer may still be there.
    const answered = page.waitForResponse((response) => response.url().endsWith('/reply'));
    await page.getByRole('button', { name: 'Send answer' }).click();
    expect((await answered).ok()).toBe(true);
    await expect(said(page)).toContainText('Answer sent.');
    await openBackOffice(page, '/admin/inbox?kind=messages', 'Inbox');
    await expect(page.getByRole('group', { name: 'Whose' })).toBeVisible();
    await expect(page.getByRole('link', { name: word })).toHaveCount(0);
  });

  test('says whose something is and why it waits, on a phone too', async ({ page }) => {
    const subject = `Phone ${Date.now()}`;
    await writeOld(page, '2020-01-01', subject);
    await signInAsAdmin(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openBackOffice(page, '/admin/inbox?kind=messages', 'Inbox');
    await page.getByRole('button', { name: `Take ${subject}` }).click();
    await expect(said(page)).toContainText(`${subject} is yours.`);
    await page.getByRole('button', { name: 'Mine', exact: true }).click();
    await page.getByRole('link', { name: subject }).click();
    const strip = page.getByRole('region', { name: 'In the inbox' });
    await expect(strip).toContainText('Owner: Ada Winters');
    await strip.getByRole('button', { name: 'Assign or snooze' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Waits for the seed list.');
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Snooze until').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(strip).toContainText('Waits for the seed list.');
    await openBackOffice(page, '/admin/inbox?kind=messages&owner=mine', 'Inbox');
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Snoozed' }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });

  test('says that a colleague was faster, and saves at the second try what was typed', async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const subject = `Faster ${Date.now()}`;
    await writeOld(page, '2020-06-01', subject);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/inbox?kind=messages', 'Inbox');
    await page.getByRole('button', { name: `Assign or snooze ${subject}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Mine');
    await query(
      `INSERT INTO inbox_items (kind, record_id, note) SELECT 'messages', id, 'Theirs' FROM messages WHERE subject = $1`,
      [subject],
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Someone else changed this to “Theirs”.')).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Mine');
  });
});

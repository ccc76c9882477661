import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

test.describe('messages in the back office', () => {
  test('are found, answered and archived', async ({ page }) => {
    const subject = `Kale ${Date.now()}`;
    const sent = await page.request.post('/api/contact', {
      data: { name: 'Sam Rivers', email: 'sam@mail.example', subject, message: 'Where is kale in January?' },
    });
    expect(sent.ok()).toBe(true);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/messages', 'Messages');
    await page.getByRole('textbox', { name: 'Search' }).fill(subject);
    // The list is asked for once somebody stops typing.
    await expect(page).toHaveURL(/filter=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('cell', { name: subject, exact: true }).click();

    await page.getByRole('button', { name: 'Reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to Sam Rivers' });
    await dialog.getByRole('button', { name: 'Reply' }).click();
    await expect(dialog).toContainText('Please enter your reply.');
    await dialog.getByLabel('Your reply').fill('In greenhouses, from November on.');
    await dialog.getByRole('button', { name: 'Reply' }).click();
    await expect(said(page)).toContainText('Reply sent.');
    await expect(page.getByText('Reply by admin,')).toBeVisible();
    await expect(page.getByText('In greenhouses, from November on.')).toBeVisible();
  });

  test('are archived together, and brought back while the notice stands', async ({ page }) => {
    const subject = `Together ${Date.now()}`;
    for (const name of ['Sam Rivers', 'Ann Field']) {
      const sent = await page.request.post('/api/contact', {
        data: { name, email: 'sam@mail.example', subject, message: 'Where is kale in January?' },
      });
      expect(sent.ok()).toBe(true);
    }
    await signInAsAdmin(page);
    const filter = encodeURIComponent(JSON.stringify({ q: subject }));
    await openBackOffice(page, `/admin/messages?filter=${filter}`, 'Messages');
    const archived = page.getByRole('cell', { name: 'Archived' });
    const tickAll = async () => {
      for (const box of await page.getByLabel('Select this row').all()) await box.check();
    };
    await expect(page.getByLabel('Select this row')).toHaveCount(2);
    await tickAll();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(archived).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(archived).toHaveCount(0);

    await tickAll();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Archive' }).click();
    expect((await saved).status()).toBe(200);
    await expect(archived).toHaveCount(2);
  });

  test('are a list that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/messages', 'Messages');
    await expectAccessible(page, 'desk');
  });
});

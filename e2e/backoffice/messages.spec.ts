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

    const send = page.getByRole('button', { name: 'Send answer' });
    await send.click();
    await expect(page.getByText('Please write what you want to say.')).toBeVisible();
    await page.getByLabel('Your answer').fill('In greenhouses, from November on.');
    await send.click();
    await expect(said(page)).toContainText('Answer sent.');
    await expect(page.getByRole('article')).toContainText('admin');
    await expect(page.getByRole('article')).toContainText('In greenhouses, from November on.');
    await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Your answer')).toHaveValue('');
  });

  test('keep an answer that could not be sent, also when the page is opened again', async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    const subject = `Draft ${Date.now()}`;
    const sent = await page.request.post('/api/contact', {
      data: { name: 'Sam Rivers', email: 'sam@mail.example', subject, message: 'Where is kale in January?' },
    });
    const { id } = (await sent.json()) as { id: number };
    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/messages/${id}/show`, subject);
    await page.getByLabel('Your answer').fill('In greenhouses.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(said(page)).toContainText('The server isn’t responding.');
    await expect(page.getByLabel('Your answer')).toHaveValue('In greenhouses.');
    await page.context().setOffline(false);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `farmgate-draft:messages/${id}`))
      .toContain('In greenhouses.');
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue('In greenhouses.');
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

  test('begin with a saved answer, and show the orders that they name', async ({ page }) => {
    const [title, subject] = [`Late ${Date.now()}`, `Order ${Date.now()}`];
    const data = {
      name: 'Sam Rivers',
      email: 'sam@mail.example',
      subject,
      message: 'Where is FG-2222-3333?',
    };
    const sent = await page.request.post('/api/contact', { data });
    const { id } = (await sent.json()) as { id: number };
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/saved-answers/create', 'Add a saved answer');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('textbox', { name: 'Answer' }).fill('Thanks, {name}. It’s late.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: title, exact: true })).toBeVisible();
    await expectAccessible(page);
    await openBackOffice(page, `/admin/messages/${id}/show`, subject);
    const sender = page.getByRole('region', { name: 'About the sender' });
    await expect(sender).toContainText('No order has the number FG-2222-3333.');
    await expect(sender).toContainText('No account has this email.');
    await page.getByLabel('Your answer').fill('Hello again.');
    await page.getByRole('combobox', { name: 'Start with a saved answer' }).click();
    await page.getByRole('option', { name: title }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue(
      'Hello again.\n\nThanks, Sam Rivers. It’s late.',
    );
    await expectAccessible(page);
  });

  test('are a list that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/messages', 'Messages');
    await expectAccessible(page, 'desk');
  });
});

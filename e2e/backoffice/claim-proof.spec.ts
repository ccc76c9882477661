import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { expect, notification, productUrl, test } from '../support/test';

test.describe('a claim that staff doubt', () => {
  test('is asked about and gets a code, and the claimant answers both on the farm’s page', async ({
    page,
    browser,
    visit,
  }) => {
    const email = `harbor-${Date.now()}@farmgate.example`;
    await register(page.request, newPerson());
    const farm = await registerFarm(page.request, { email });
    await query('UPDATE farms SET user_id = NULL, is_claimed = false WHERE id = $1', [farm.id]);
    await register(page.request, newPerson());
    expect((await page.request.post(`/api/farms/${farm.id}/claim`, { data: {} })).ok()).toBe(true);
    const [claim] = await query<{ id: number }>('SELECT id FROM farm_claims WHERE farm_id = $1', [farm.id]);

    const desk = await browser.newContext({ baseURL: productUrl() });
    const staff = await desk.newPage();
    await signInAsAdmin(staff);
    await openBackOffice(staff, `/admin/farm-claims/${claim?.id}/show`, farm.name);
    await staff.getByRole('button', { name: 'Ask for proof' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('What do you need?').fill('A photo of your sign?');
    await dialog.getByRole('button', { name: 'Ask for proof' }).click();
    await expect(said(staff)).toContainText('Question sent.');
    await expect(staff.getByRole('article')).toContainText('A photo of your sign?');
    await expect(staff.getByRole('region', { name: 'In the inbox' })).toContainText('Snoozed until');
    await staff.getByRole('button', { name: 'Send a code' }).click();
    await expect(dialog.getByLabel(`By email to ${email}`)).toBeChecked();
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await expect(staff.getByText('Not entered yet')).toBeVisible();

    await visit('/farmer-dashboard');
    await page.getByRole('link', { name: 'Answer' }).click();
    const code = page.getByRole('form', { name: 'Enter the code' });
    await expect(code).toBeVisible();
    await expectAccessible(page, 'phone');
    const [right = ''] = /\b\d{6}\b/.exec((await mailTo(email, 'claim-code')).text) ?? [];
    await code.getByLabel('Six-digit code').fill(right);
    await code.getByRole('button', { name: 'Check the code' }).click();
    await expect(notification(page)).toContainText('Code accepted');
    const answer = page.getByRole('form', { name: 'Answer our question' });
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer.getByText('Please write your answer.')).toBeVisible();
    await answer.getByLabel('Your answer').fill('My name is on it.');
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer).toHaveCount(0);

    await staff.reload();
    await expect(staff.getByText('Entered the right code')).toBeVisible();
    await expect(staff.getByRole('article')).toContainText('My name is on it.');
    await expect(staff.getByRole('region', { name: 'In the inbox' })).not.toContainText('Snoozed');
    await expectAccessible(staff, 'desk');
    await desk.close();
  });
});

test.describe('a claim that staff rejected', () => {
  test('is reopened, says what that does, and can be verified then', async ({ page, browser }) => {
    await register(page.request, newPerson());
    const farm = await registerFarm(page.request);
    await query('UPDATE farms SET user_id = NULL, is_claimed = false WHERE id = $1', [farm.id]);
    await register(page.request, newPerson());
    expect((await page.request.post(`/api/farms/${farm.id}/claim`, { data: {} })).ok()).toBe(true);
    const [claim] = await query<{ id: number }>('SELECT id FROM farm_claims WHERE farm_id = $1', [farm.id]);

    const desk = await browser.newContext({ baseURL: productUrl() });
    const staff = await desk.newPage();
    await signInAsAdmin(staff);
    const open = () => openBackOffice(staff, `/admin/farm-claims/${claim?.id}/show`, farm.name);
    const dialog = staff.getByRole('dialog');
    await open();
    await staff.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByLabel('Reason').fill('The phone number is another farm’s.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(said(staff)).toContainText('Claim rejected.');

    await open();
    await expect(staff.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Reopen' }).click();
    await expect(dialog).toContainText('the farm is back in the claimant’s account');
    await dialog.getByLabel('Reason').fill('They sent the right one.');
    await expectAccessible(staff, 'desk');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(said(staff)).toContainText('Claim reopened.');
    await staff.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(said(staff)).toContainText(`${farm.name} is verified.`);

    await open();
    await expect(staff.getByText('The farm’s page still says what it said before the claim.')).toBeVisible();
    await query(`UPDATE farms SET phone = '(239) 555-0177' WHERE id = $1`, [farm.id]);
    await staff.reload();
    await expect(staff.getByText('1 field has changed since the claim.')).toBeVisible();
    await expect(staff.getByRole('cell', { name: '(239) 555-0177' }).first()).toBeVisible();
    await expectAccessible(staff, 'desk');
    await desk.close();
  });
});

test.describe('notes of staff', () => {
  test('are kept with a farm, the newest first', async ({ page }) => {
    await register(page.request, newPerson());
    const farm = await registerFarm(page.request);
    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/farms/${farm.id}/show`, farm.name);
    const notes = page.getByRole('region', { name: 'Notes' });
    for (const text of ['Gate is on Route 9.', 'Called on Friday.']) {
      await notes.getByLabel('New note').fill(text);
      await notes.getByRole('button', { name: 'Add note' }).click();
      await expect(notes.getByRole('article').first()).toContainText(text);
    }
    await expect(notes.getByRole('article')).toHaveCount(2);
    await expect(notes.getByLabel('New note')).toHaveValue('');
    await expectAccessible(page);
  });
});

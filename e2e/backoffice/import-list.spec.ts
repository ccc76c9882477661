import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

test.describe('a list of a city', () => {
  test('is imported by choosing its columns, and read alike the next time', async ({ page }) => {
    const name = `Levee markets ${Date.now()}`;
    const choose = async (label: string, option: string) => {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const upload = async () => {
      await openBackOffice(page, '/admin/imports/create', 'Import a file');
      await page.getByLabel('Directory file').setInputFiles({
        name: 'levee-list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${name},WHERE,DAY,TIME\nLevee Hall ${name},1 Levee Road,2nd/4th Sun,8am-2pm\n`),
      });
      await page.getByRole('button', { name: 'Preview' }).click();
    };
    await signInAsAdmin(page);
    await upload();

    await expect(page.getByRole('heading', { name: 'What is in this file?' })).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page, 'desk');
    await choose(name, 'Name');
    await choose('WHERE', 'Street');
    await page.getByLabel('Name of the list').fill(name);
    await page.getByLabel('City, if all are in one').fill('Ajo');
    await choose('State, if all are in one', 'Arizona');
    await page.getByRole('button', { name: 'Preview with these columns' }).click();

    await expect(page.getByRole('heading', { name: `Read as “${name}”` })).toBeVisible({ timeout: 20_000 });
    await expect(
      page.getByText('1 row read: 1 would create a place. Nothing is imported yet.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('1 row read: 1 created a place.')).toBeVisible({ timeout: 20_000 });
    const imported = page.url();

    await upload();
    await expect(page.getByText('1 row read: 1 would change nothing. Nothing is imported yet.')).toBeVisible({
      timeout: 20_000,
    });

    await page.goto(imported);
    await page.getByRole('button', { name: 'Undo import' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo this import?' });
    await expect(undo).toContainText('1 place');
    await expectAccessible(page, 'desk');
    await undo.getByRole('button', { name: 'Undo import' }).click();
    await expect(said(page)).toContainText('Import undone.');
    await expect(page.getByText(/^Undone /)).toContainText('1 place');

    await openBackOffice(page, '/admin/place-lists', 'Lists');
    await page.getByText(name).first().click();
    await page.getByRole('link', { name: 'Change address' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://lists.example.org/markets.csv');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('https://lists.example.org/markets.csv').first()).toBeVisible();
    await expect(page.getByText('Not yet', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh now' }).click();
    // No such address: the page says so without being loaded again.
    await expect(page.getByRole('link', { name: 'Look at it' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Not yet', { exact: true })).toBeHidden();
  });
});

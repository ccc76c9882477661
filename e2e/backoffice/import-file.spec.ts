import { readFile } from 'node:fs/promises';
import { axeFindings, expectAccessible } from '../support/pages/axe';
import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

const HEADER =
  'FMID,MarketName,street,city,State,zip,Season1Date,Season1Time,x,y,Location,Credit,WIC,SNAP,Vegetables,updateTime';
const row = (id: number, zip: string, city = 'Ajo') =>
  `${id},Levee Market ${id},1 Levee Road,${city},Arizona,${zip},05/01/2018 to 10/31/2018,Sat: 9:00 AM-1:00 PM;,,,,Y,N,Y,Y,5/1/2018 9:00:00 AM`;

test.describe('a file of a directory', () => {
  test('is previewed, imported, and its rejected rows are downloaded', async ({ page }) => {
    const first = 7_000_000 + (Date.now() % 1_000_000);
    const lines = [HEADER, row(first, '85321'), row(first + 1, '85321'), row(first + 2, '00000', '')];
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/imports/create', 'Import a file');

    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Please choose a file, or enter its address.')).toBeVisible();
    await page.getByLabel('Directory file').setInputFiles({
      name: 'levee-markets.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await expect(page.getByText('levee-markets.csv, ')).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'levee-markets.csv' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing is imported yet' })).toHaveText(
      '3 rows read: 2 would create a place, 1 would be rejected. Nothing is imported yet.',
      { timeout: 20_000 },
    );
    const second = page.getByRole('row').filter({ hasText: `Levee Market ${first + 1}` });
    await expect(second).toContainText('New place');
    await expect(page.getByRole('row').filter({ hasText: 'The row has neither' })).toContainText('Rejected');
    await expectAccessible(page, 'desk');
    await second.getByRole('button', { name: /^Leave out row/ }).click();
    await expect(page.getByText('1 row left out. Nothing is imported yet.')).toBeVisible();
    await expect(second).toContainText('Left out');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'created a place' })).toHaveText(
      '3 rows read: 1 created a place, 1 rejected. 1 row left out.',
      { timeout: 20_000 },
    );
    await expect(page.getByText('USDA farmers markets (older export)')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download rejected rows' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`Levee Market ${first + 2}`);
    expect(file).toContain('The row has neither coordinates');
    await expectAccessible(page, 'desk');

    await page.getByRole('button', { name: 'Undo import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
    await expect(dialog).toContainText('This deletes 1 place.');
    await expectAccessible(page, 'desk');
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '1 place deleted.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo import' })).toBeHidden();
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page, 'light'), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

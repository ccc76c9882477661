import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/pages/axe';
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
    await expect(page.getByText('Please choose a file.')).toBeVisible();
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
    await expect(page.getByRole('listitem').filter({ hasText: `Levee Market ${first}` })).toBeVisible();
    await expectAccessible(page, 'desk');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'created a place' })).toHaveText(
      '3 rows read: 2 created a place, 1 rejected.',
      { timeout: 20_000 },
    );
    await expect(page.getByText('USDA farmers markets (older export)')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download rejected rows' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`Levee Market ${first + 2}`);
    expect(file).toContain('The row has neither coordinates');
    await expectAccessible(page, 'desk');
  });
});

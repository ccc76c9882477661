import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { drawPicture } from '../support/rows/pictures';
import { expect, test } from '../support/test';

test.describe('the blog in the back office', () => {
  test('an article is written, looked at, scheduled, published and read', async ({ page, visit }) => {
    test.slow();
    const title = `Winter Greens ${Date.now()}`;
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/blog-posts/create', 'Write a post');
    await page.getByLabel('Title').fill(title);
    await expect(page.getByLabel('Web address')).toHaveValue(title.toLowerCase().replaceAll(' ', '-'));

    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const preview = page.getByRole('region', { name: 'Preview' });
    await text.fill('Kale grows');
    await text.selectText();
    await text.press('Control+b');
    await expect(text).toHaveValue('**Kale grows**');
    await expect(preview.locator('strong')).toHaveText('Kale grows');
    await text.press('End');
    await text.pressSequentially(' sweeter in frost.\n\nWhat to pick');
    await page.getByRole('button', { name: 'Heading' }).click();
    await expect(preview.getByRole('heading', { level: 2, name: 'What to pick' })).toBeVisible();

    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
    const picture = await drawPicture(page, 'image/png', { width: 320, height: 200 });
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(dialog).toContainText('Please describe the picture.');
    await dialog.getByLabel('What it shows').fill('Kale under snow');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(preview.getByRole('img', { name: 'Kale under snow' })).toBeVisible();

    await page.getByLabel('Category').click();
    await page.getByRole('option', { name: 'Seasonal Guides' }).click();
    await page.getByLabel('Tags').fill('Kale,');
    await page.getByLabel('Excerpt').fill('Why kale likes the cold.');
    await page.getByRole('button', { name: 'Choose an illustration' }).click();
    await page.getByRole('button', { name: 'Winter farmers markets' }).click();
    await page.getByLabel('Publish at a set date and time').check();
    await expect(page.getByText(/^That is in .* Your time zone: /)).toBeVisible();
    await page.getByLabel('Appears on').fill('2099-01-05T09:15');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(said(page)).toContainText('Created');
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

    await page.getByLabel('Appears on').fill('2099-02-06T10:30');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(said(page)).toContainText('Saved');

    await page.getByLabel('Publish when you save').check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const link = page.getByRole('link', { name: 'Read it on the blog' });
    await expect(link).toBeVisible();
    await visit((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Kale under snow' })).toBeVisible();
    await visit('/blog?tag=kale');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  test('what was written and not saved is warned about, and offered back', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/blog-posts/create', 'Write a post');
    await page.getByLabel('Title').fill('Half a thought');
    await page.waitForFunction(() =>
      localStorage.getItem('farmgate-draft:blog-posts/new')?.includes('thought'),
    );
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Imports', exact: true }).click();
    await asked;
    await openBackOffice(page, '/admin/blog-posts/create', 'Write a post');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    page.once('dialog', (dialog) => void dialog.accept());
  });

  test('has an editor and a list that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/blog-posts', 'Blog');
    await expectAccessible(page, 'desk');
    await page.getByRole('link', { name: 'Open How Food Hubs Work' }).click();
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'desk');
  });
});

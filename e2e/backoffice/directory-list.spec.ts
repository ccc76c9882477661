import { axeFindings, expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

test.describe('the directory', () => {
  test('has farms and places in one list, where ticked ones are hidden and shown again', async ({ page }) => {
    const name = `Culvert Stand ${Date.now()}`;
    await signInAsAdmin(page);
    for (const copy of ['', ' East']) {
      const place = { name: name + copy, kind: 'farm_stand', street: '9 Culvert Road', zipCode: '85321' };
      const { status, text } = await page.request
        .post('/api/admin/places', { data: { ...place, isAnother: true } })
        .then(async (answer) => ({ status: answer.status(), text: await answer.text() }));
      expect(status, text).toBe(201);
    }
    await openBackOffice(page, '/admin', 'Home');
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Directory' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Farms and places' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(2);
    await expect(row.first()).toContainText('Listed');
    await expectAccessible(page, 'desk');

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Hide 2 places' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide 2 places?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They closed.');
    await expectAccessible(page, 'desk');
    await dialog.getByRole('button', { name: 'Hide 2 places' }).click();
    await expect(said(page)).toContainText('2 places hidden.');
    await expect(row.first()).toContainText('Hidden');
    await said(page).getByRole('button', { name: 'Undo' }).click();
    await expect(said(page).filter({ hasText: 'Changed back.' })).toBeVisible();
    await expect(row.first()).toContainText('Listed');

    await page.getByText(`${name} East`).click();
    await expect(page).toHaveURL(/\/places\/\d+\/show$/);
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openBackOffice(page, '/admin/directory', 'Farms and places');
      await expect(page.getByText(name).first()).toBeVisible();
      expect(await axeFindings(page, 'light'), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

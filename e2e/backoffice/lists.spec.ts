import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

test.describe('lists of the back office', () => {
  test('have buttons for rows only while a row is ticked', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farms', 'Farms');
    await expect(page.getByRole('table')).toBeVisible();
    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(verify).toHaveCount(0);
    const first = page.getByRole('row').nth(1).getByRole('checkbox');
    await first.check();
    await expect(verify).toBeVisible();
    // The bar isn't over the filters.
    await page.getByRole('textbox', { name: 'Search' }).click();
    await first.uncheck();
    await expect(verify).toHaveCount(0);
  });

  test('have no columns to choose on a phone, and a line of the audit log opens', async ({ page }) => {
    await signInAsAdmin(page);
    await page.request.put('/api/admin/settings/site-notice', {
      data: { text: 'Open on Sunday', until: '2020-01-01', was: { text: '', until: null } },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openBackOffice(page, '/admin/audit-log', 'Audit log');
    await page
      .getByText(/^Changed: Settings/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/audit-log\/\d+\/show$/);
    await expect(page.getByRole('link', { name: /Settings/ }).last()).toBeVisible();
    await openBackOffice(page, '/admin/audit-log', 'Audit log');
    await expect(page.getByRole('button', { name: 'Columns' })).toHaveCount(0);
  });

  test('are cards on a tablet, where products can be ticked and hidden', async ({ page }) => {
    await signInAsAdmin(page);
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const [path, title] of [
      ['orders', 'Orders'],
      ['vendors', 'Vendors'],
      ['products', 'Products'],
    ] as const) {
      await openBackOffice(page, `/admin/${path}`, title);
      await expect(
        page
          .getByRole('checkbox')
          .or(page.getByText(/^1-\d+ of/))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    const hide = page.getByRole('button', { name: 'Hide' });
    await expect(hide).toHaveCount(0);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    await expect(page.getByText('25 selected')).toBeVisible();
    await all.uncheck();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await hide.click();
    await expect(page.getByRole('dialog', { name: 'Hide these products' })).toBeVisible();
  });
});

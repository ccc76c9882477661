import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { expect, test } from '../support/test';

test.describe('two farms that may be the same', () => {
  test('are compared side by side and merged on the page of the one that stays', async ({ page }) => {
    await register(page.request, newPerson());
    const [one, other] = [await registerFarm(page.request), await registerFarm(page.request)];
    const keys = [one, other].map(({ id }) => `farm-${id}`);
    const [pair] = await query<{ id: number }>(
      `INSERT INTO doubles (one_key, other_key, reasons) VALUES ($1, $2, '{email}') RETURNING id`,
      keys,
    );
    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/doubles/${pair?.id}/show`, one.name);
    await expect(page.getByText(/^Possibly the same\. In common: .*email/)).toBeVisible();
    await expect(page.getByRole('table')).toContainText(other.name);
    await expectAccessible(page, 'desk');
    await page.getByRole('link', { name: 'Merge on the farm’s page' }).click();
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name or ZIP code').fill(other.name);
    await dialog.getByRole('listitem').filter({ hasText: other.name }).getByRole('button').click();
    await expect(dialog).toContainText('You can’t undo this.');
    await expectAccessible(page, 'desk');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(said(page)).toContainText('Farms merged.');
    const gone = await page.request.get(`/farms/${other.id}`, { maxRedirects: 0 });
    expect([gone.status(), gone.headers()['location']]).toEqual([
      301,
      expect.stringContaining(`/farms/${one.id}`),
    ]);
  });
});

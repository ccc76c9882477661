import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { signUp } from '../support/people/farmers';
import { registerFarm } from '../support/rows/farms';
import { signIn } from '../support/people/people';
import { expect, test } from '../support/test';

test.describe('a farm in the back office', () => {
  test('is rejected with a reason, changed by its farmer, and verified @journey', async ({ page, visit }) => {
    const farmer = await signUp(page);
    const { id, name } = await registerFarm(page.request);

    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farms', 'Farms');
    await page.getByRole('textbox', { name: 'Search' }).fill(name);
    // The list is asked for once somebody stops typing.
    await expect(page).toHaveURL(/filter=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('cell', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Waiting', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${name}` });
    await dialog.getByLabel('Reason').fill('Harbor Road ends at number ten.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(said(page)).toContainText('We emailed the owner.');
    await expect(page.getByText('Rejected', { exact: true })).toBeVisible();

    await signIn(page.request, farmer);
    await visit('/farmer-dashboard');
    await expect(page.getByText(`We couldn’t verify ${name} yet`)).toBeVisible();
    await expect(page.getByText('Harbor Road ends at number ten.')).toBeVisible();
    const farm = (await (await page.request.get(`/api/farms/${id}`)).json()) as Record<string, unknown>;
    const { description, address, zipCode, email, kind } = farm;
    const changed = {
      name,
      description: `${String(description)} Ring the bell.`,
      address,
      zipCode,
      email,
      kind,
    };
    expect((await page.request.put(`/api/farms/${id}`, { data: changed })).ok()).toBe(true);

    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/farms/${id}/show`, name);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(said(page)).toContainText(`${name} is verified.`);
    await expect(page.getByText(/^Verify by admin,/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Undo this change?' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(said(page)).toContainText('Change undone.');
    await expect(page.getByText(/^Undo by admin,/)).toBeVisible();
    await visit(`/farms/${id}`);
    await expect(page.getByText('Verified').first()).toBeVisible();
  });

  test('has a list and a page that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farms', 'Farms');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page, 'desk');
    await openBackOffice(page, '/admin/farms/1/show', /./);
    await expect(page.getByRole('heading', { name: 'Listings' })).toBeVisible();
    await expectAccessible(page, 'desk');
  });
});

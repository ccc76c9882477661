import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { ADMIN, openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { signUp } from '../support/people/farmers';
import { signIn } from '../support/people/people';
import { findFarm, registerFarm } from '../support/rows/farms';
import { TOWNS } from '../support/rows/towns';
import { expect, test } from '../support/test';

/** Rejects a farm as the demonstration's administrator, who stays signed in there. */
async function reject(request: APIRequestContext, id: number): Promise<void> {
  expect((await request.post('/api/auth/login', { data: ADMIN })).ok()).toBe(true);
  const data = { reason: 'Harbor Road ends at number ten.' };
  expect((await request.post(`/api/admin/farms/${id}/reject`, { data })).ok()).toBe(true);
}

/** Changes the description of a farm of whoever is signed in there. */
async function changeFarm(request: APIRequestContext, id: number): Promise<void> {
  const farm = (await (await request.get(`/api/farms/${id}`)).json()) as Record<string, unknown>;
  const { name, description, address, zipCode, email, kind } = farm;
  const data = { name, description: `${String(description)} Ring the bell.`, address, zipCode, email, kind };
  const answer = await request.put(`/api/farms/${id}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe('a farm in the back office', () => {
  test('is found and rejected with a reason @journey', async ({ page }) => {
    await signUp(page);
    const { name } = await registerFarm(page.request);

    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farms', 'Farms');
    await page.getByRole('textbox', { name: 'Search' }).fill(name);
    // The list is asked for once somebody stops typing.
    await expect(page).toHaveURL(/filter=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('cell', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${name}` });
    await dialog.getByLabel('Reason').fill('Harbor Road ends at number ten.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(said(page)).toContainText('We emailed the owner.');
    await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();
  });

  test('tells its farmer why it was rejected @journey', async ({ page, visit }) => {
    const farmer = await signUp(page);
    const { id, name } = await registerFarm(page.request);
    await reject(page.request, id);
    await signIn(page.request, farmer);
    await visit('/farmer-dashboard');
    await expect(page.getByText(`We couldn’t verify ${name} yet`)).toBeVisible();
    await expect(page.getByText('Harbor Road ends at number ten.')).toBeVisible();
  });

  test('is changed by its farmer and verified @journey', async ({ page, visit }) => {
    const farmer = await signUp(page);
    const { id, name } = await registerFarm(page.request);
    await reject(page.request, id);
    await signIn(page.request, farmer);
    await changeFarm(page.request, id);

    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/farms/${id}/show`, name);
    await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(said(page)).toContainText(`${name} is verified.`);
    await expect(page.getByText(/^Verified by admin,/)).toBeVisible();
    await visit(`/farms/${id}`);
    await expect(page.getByText('Verified').first()).toBeVisible();
  });

  test('gets back what its farmer changed', async ({ page }) => {
    await signUp(page);
    const { id, name } = await registerFarm(page.request);
    await changeFarm(page.request, id);
    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/farms/${id}/show`, name);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Undo this change?' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(said(page)).toContainText('Change undone.');
    await expect(page.getByText(/^Change undone by admin,/)).toBeVisible();
  });

  test('that is claimed is decided where the evidence for the claim is', async ({ page }) => {
    await signUp(page);
    const { id } = await findFarm(page.request, 'Proven Poplar Stand');
    const claimed = await page.request.post(`/api/farms/${id}/claim`, { data: {} });
    const farm = (await claimed.json()) as { id: number };
    await signInAsAdmin(page);
    await openBackOffice(page, `/admin/farms/${farm.id}/show`, 'Proven Poplar Stand');
    await page.getByRole('link', { name: 'Review claim' }).click();
    await expect(page.getByRole('heading', { name: 'Does it match?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
  });

  test('can be added by hand, once its namesake was looked at', async ({ page }) => {
    await signUp(page);
    const { name } = await registerFarm(page.request);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farms/create', 'Add a farm');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A farm that called us.');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Harbor Road');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill(TOWNS.farmed.zipCode);
    const warning = page.getByRole('status').filter({ hasText: 'We may already have this farm' });
    await expect(warning.getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(warning).toContainText('Please look at it first');
    await warning.getByLabel('This is a different farm').check();
    await expectAccessible(page, 'desk');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Unclaimed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Created by admin,/)).toBeVisible();
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

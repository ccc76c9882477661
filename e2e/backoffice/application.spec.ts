import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson } from '../support/people/people';
import { expect, test } from '../support/test';

test.describe('a farm application', () => {
  test('is approved, and its invitation leads to the farm on the dashboard', async ({ page, visit }) => {
    const { email, username } = newPerson();
    const farmName = `Otter Bend ${username.slice(-6)}`;
    const sent = await page.request.post('/api/farm-applications', {
      data: {
        farmerName: 'Rosa Field',
        email,
        phone: '239-555-0134',
        farmName,
        farmAddress: '12 River Road, Fort Myers',
        farmDescription: 'Greens and eggs by the river.',
        productsGrown: 'Kale, eggs',
        experience: '12 years',
      },
    });
    expect(sent.ok()).toBe(true);
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/farm-applications', 'Applications');
    await page.getByRole('textbox', { name: 'Search' }).fill(farmName);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/filter=.*Otter/);
    await page.getByRole('link', { name: `Open ${farmName}` }).click();
    await expect(page.getByText('We couldn’t find one in the address.')).toBeVisible();
    await expectAccessible(page, 'desk');

    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: `Approve ${farmName}` });
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toContainText('Please enter the ZIP code of the farm.');
    await dialog.getByLabel('ZIP code').fill('33901');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(said(page)).toContainText('Application approved. We emailed the farmer.');
    await expect(page.getByRole('link', { name: 'View the farm' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

    // What the page still asks for would be refused without them.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const link = linkIn(await mailTo(email, 'application-approved'), '/reset-password');
    await visit(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Farmgate');
    await expect(page).toHaveURL(/\/reset-password\?for=invitation$/);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('sesame of the river');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('sesame of the river');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/farmer-dashboard');
    await expect(page.getByText(farmName).first()).toBeVisible();
  });
});

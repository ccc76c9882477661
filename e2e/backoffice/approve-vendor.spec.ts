import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { newPerson, register } from '../support/people/people';
import { PROFILE, addProduct } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

test.describe('a new vendor', () => {
  test('is gone through and approved by staff, and then sells @journey', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    // The product's page answers 404 until its vendor is approved.
    allowTrouble(/404/);
    const businessName = `Low Field ${Date.now()}`;
    await register(page.request, newPerson());
    const data = JSON.stringify({ ...PROFILE, businessName });
    const onboarded = await page.request.post('/api/vendor/onboarding', { multipart: { data } });
    expect(onboarded.status()).toBe(201);
    const product = await addProduct(page, { name: 'Rainbow chard' });
    expect((await page.request.get(`/products/${product}`)).status()).toBe(404);

    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/vendors', 'Vendors');
    await page.getByRole('textbox', { name: 'Search' }).fill(businessName);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: `Open ${businessName}` }).click();

    const approve = page.getByRole('button', { name: 'Approve anyway', exact: true });
    await expect(approve).toBeDisabled();
    const checklist = page.getByRole('region', { name: 'Checklist' });
    for (const check of await checklist.getByRole('checkbox').all()) {
      await check.click();
      await expect(check).toBeChecked();
    }
    await expect(checklist.getByText(/^admin,/)).toHaveCount(3);
    await approve.click();
    const dialog = page.getByRole('dialog', { name: `Approve ${businessName} anyway?` });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Can’t be paid out yet' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve anyway', exact: true }).click();
    await expect(said(page)).toContainText(
      'Vendor approved. Shoppers can see its products. We emailed the vendor.',
    );
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await expect(page.getByText('Approved by admin,')).toBeVisible();

    await visit(`/products/${product}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rainbow chard' })).toBeVisible();
  });
});

test.describe('a review that somebody reports', () => {
  test('comes before staff, who hide it with a reason', async ({ page, visit }) => {
    test.slow();
    const found = await page.request.get('/api/products?sort=rating&limit=1');
    const [product] = (await found.json()) as { id: number }[];
    await visit(`/products/${product?.id}?tab=reviews`);
    const list = page.getByRole('list', { name: 'Reviews' });
    await list
      .getByRole('button', { name: /^Report the review by / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toContainText('Please say what is wrong with it.');
    const reason = `It names a neighbor (${Date.now()}).`;
    await dialog.getByLabel('What is wrong with it?').fill(reason);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(notification(page)).toContainText('Thank you for telling us');

    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/reviews', 'Reviews');
    await expectAccessible(page, 'desk');
    await page
      .getByRole('row')
      .filter({ hasText: '1 report' })
      .first()
      .getByRole('link', { name: /^Open/ })
      .click();
    await expect(page.getByRole('region', { name: 'Reports' })).toContainText(reason);
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    const asked = page.getByRole('dialog', { name: /^Hide the review of/ });
    await asked.getByLabel('Reason').fill('It names a neighbor.');
    await asked.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(said(page)).toContainText('Review hidden.');
    await expect(page.getByText('Hidden: It names a neighbor.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(said(page)).toContainText('Review restored.');
  });
});

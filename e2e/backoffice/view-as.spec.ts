import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { expect, productUrl, test } from '../support/test';

test.describe('staff who view the site as a farmer', () => {
  test('see the farm, change nothing, and are themselves again after', async ({ page, browser }) => {
    const person = newPerson();
    await register(page.request, person);
    const farm = await registerFarm(page.request);
    const [user] = await query<{ id: number }>('SELECT id FROM users WHERE username = $1', [person.username]);

    const desk = await browser.newContext({ baseURL: productUrl() });
    const staff = await desk.newPage();
    await signInAsAdmin(staff);
    await openBackOffice(staff, `/admin/users/${user?.id}/show`, person.username);
    await staff.getByRole('button', { name: 'View as this person' }).click();
    const dialog = staff.getByRole('dialog');
    await expect(dialog).toContainText('nothing can be changed');
    await dialog.getByLabel('Reason').fill('They asked where their farm is.');
    await dialog.getByRole('button', { name: 'View', exact: true }).click();

    const banner = staff.getByRole('complementary', { name: 'Viewing as someone else' });
    await expect(banner).toContainText('Nothing can be changed.');
    await expect(staff.getByText(farm.name).first()).toBeVisible();
    const refused = await staff.request.delete(`/api/farms/${farm.id}`);
    expect(refused.status()).toBe(403);
    for (const path of ['/api/account/export', '/api/account/second-factor', '/api/vendor/payouts'])
      expect((await staff.request.get(path)).ok(), path).toBe(false);

    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
    const [entry] = await query<{ count: number }>(
      `SELECT count(*)::int AS count FROM audit_log WHERE record_id = $1 AND note = 'They asked where their farm is.'`,
      [String(user?.id)],
    );
    expect(entry?.count).toBe(1);
    await desk.close();
  });
});

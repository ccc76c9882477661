import { openBackOffice, signInAsAdmin } from '../support/pages/back-office';
import { newPerson, register } from '../support/people/people';
import { expect, test } from '../support/test';

test.describe('two people who change the same record', () => {
  test('see what the other has saved, and overwrite nothing unknowingly', async ({
    page,
    request,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const person = await register(request, newPerson());
    await signInAsAdmin(page);
    const filter = encodeURIComponent(JSON.stringify({ q: person.username }));
    const found = await page.request.get(`/api/admin/users?filter=${filter}`);
    const [{ id } = { id: 0 }] = (await found.json()) as { id: number }[];
    await openBackOffice(page, `/admin/users/${id}`, person.username);
    const field = page.getByLabel('First name');
    await field.fill('Grace');
    const other = { firstName: 'Ada', was: { firstName: null } };
    expect((await page.request.put(`/api/admin/users/${id}`, { data: other })).status()).toBe(200);

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone else changed this while you were editing')).toBeVisible();
    await expect(page.getByText('Someone else changed this to “Ada”.')).toBeVisible();
    await expect(field).toHaveValue('Grace');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    const saved = await page.request.get(`/api/admin/users/${id}`);
    expect(((await saved.json()) as { firstName: string }).firstName).toBe('Grace');
  });
});

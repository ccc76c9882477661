import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { signUp } from '../support/people/farmers';
import { registerFarm } from '../support/rows/farms';
import { expect, test } from '../support/test';

test.describe('a list that is worked through', () => {
  test('leads from farm to farm as they are verified, and back to the list after the last', async ({
    page,
  }) => {
    await signUp(page);
    const word = `Queue${Date.now()}`;
    const [first, second] = [`${word} Acres`, `${word} Orchard`];
    for (const name of [second, first]) await registerFarm(page.request, { name });
    await signInAsAdmin(page);
    const filter = encodeURIComponent(JSON.stringify({ q: word, verification: 'waiting' }));
    await openBackOffice(page, `/admin/farms?filter=${filter}`, 'Farms');
    await page.getByRole('link', { name: `Open ${first}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'In the list: 1 of 2' })).toBeVisible();

    await page.getByRole('button', { name: 'Verify and next' }).click();
    await expect(said(page)).toContainText(`${first} is verified.`);
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /In the list/ })).toBeFocused();

    await page.getByRole('button', { name: 'Verify and next' }).press('Enter');
    await expect(said(page)).toContainText(
      `${second} is verified. We emailed the owner. That was the last one.`,
    );
    await expect(page).toHaveURL(/\/admin\/farms/);
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });

  test('is paged through on a phone, and keeps its place when a message was answered', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const word = `Queue ${Date.now()}`;
    for (const subject of [`${word} B`, `${word} A`]) {
      const data = { name: 'Sam', email: 'sam@mail.example', subject, message: 'Where is kale in January?' };
      expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
    }
    await signInAsAdmin(page);
    const filter = encodeURIComponent(JSON.stringify({ q: word, status: 'unread' }));
    await openBackOffice(page, `/admin/messages?filter=${filter}`, 'Messages');
    await page.getByText(`${word} A`).click();
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'Next in the list' }).click();
    await expect(title).toContainText(`${word} B`);
    await page.getByRole('link', { name: 'Previous in the list' }).click();
    await expect(title).toContainText(`${word} A`);

    await page.getByLabel('Your answer').fill('In greenhouses.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(said(page)).toContainText('Answer sent.');
    await expectAccessible(page, 'desk');
    await page.getByRole('link', { name: 'Next in the list' }).click();
    await expect(title).toContainText(`${word} B`);
    await page.getByLabel('Your answer').fill('In greenhouses.');
    await page.getByRole('button', { name: 'Send and next' }).click();
    await expect(said(page)).toContainText('Answer sent. We emailed the sender. That was the last one.');
    await expect(page).toHaveURL(/\/admin\/messages/);
  });
});

import { expectAccessible } from '../support/pages/axe';
import { makeFarm, signUp } from '../support/people/farmers';
import { countMails, linkIn, mailTo } from '../support/people/mails';
import { query } from '../support/rows/database';
import { expect, productUrl, test } from '../support/test';

const UNSUBSCRIBE = /^\/api\/unsubscribe\?token=[\w-]{35}$/;

/** @returns the address that mail programs unsubscribe at, from the header of the newest notice to someone */
async function oneClickPath(email: string): Promise<string> {
  const [mail] = await query<{ path: string }>(
    `SELECT unsubscribe_path AS path FROM mails WHERE recipient = $1 AND kind = 'notices' ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return mail?.path ?? '';
}

test.describe('someone without an account', () => {
  test('follows a farm by the link of an email, sees it among what is saved, and stops by one click', async ({
    page,
    visit,
    browser,
  }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ baseURL: productUrl() });
    const farmer = await context.newPage();
    await signUp(farmer);
    const name = `Guest Hill Farm ${process.pid}`;
    const id = await makeFarm(farmer, { name });
    await query('UPDATE farms SET is_verified = true WHERE id = $1', [id]);
    const email = `guest-${process.pid}-${Date.now()}@example.com`;

    await visit(`/farms/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Follow ${name}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Follow ${name}` });
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Your email' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Your email' }).fill(email);
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(email);
    // Nothing is kept of an address that no one has confirmed.
    expect(await query('SELECT 1 FROM followers WHERE email = $1', [email])).toEqual([]);

    const confirmation = await mailTo(email, 'confirm-follow');
    await visit(linkIn(confirmation, '/my-food/confirm'));
    await expect(page.getByRole('heading', { name: 'One tap, and you’re following' })).toBeVisible();
    await expectAccessible(page, 'phone');
    await page.getByRole('main').getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('heading', { name: `You’re following ${name}` })).toBeVisible();
    await page.getByRole('link', { name: 'See saved' }).click();
    await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Farms/ }).getByRole('article')).toContainText(name);
    await expectAccessible(page, 'phone');

    await query('UPDATE followers SET quiet_from = 0, quiet_until = 0 WHERE email = $1', [email]);
    const posted = await farmer.request.post(`/api/farms/${id}/news`, {
      multipart: { text: 'Peaches are in.' },
    });
    expect(posted.ok(), await posted.text()).toBe(true);
    await expect.poll(() => countMails(email, 'notices'), { timeout: 30_000 }).toBe(1);
    expect((await mailTo(email, 'notices')).text).toContain('Peaches are in.');

    const path = await oneClickPath(email);
    expect(path).toMatch(UNSUBSCRIBE);
    // A program that checks links opens it, and nothing happens.
    await visit(path);
    await expect(page).toHaveURL(/\/saved\/alerts/);
    await expect(page.getByRole('list').filter({ hasText: name })).toBeVisible();
    const stranger = await browser.newContext({ baseURL: productUrl() });
    const pressed = await stranger.request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(pressed.ok()).toBe(true);
    expect(await countMails(email, 'notices')).toBe(0);
    await visit('/my-food');
    await expect(page.getByText('Notifications are off.')).toBeVisible();

    // Who opens it by hand has the button in sight.
    await query('UPDATE followers SET stopped_at = NULL WHERE email = $1', [email]);
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(path);
    const stop = page.getByRole('button', { name: 'Turn off all' });
    await expect(stop).toBeInViewport();
    await expectAccessible(page, 'phone');
    await stop.click();
    await expect(page.getByRole('main').getByText('Notifications are off.')).toBeFocused();
    expect(await query('SELECT 1 FROM followers WHERE email = $1 AND stopped_at IS NULL', [email])).toEqual(
      [],
    );

    await Promise.all([context.close(), stranger.close()]);
  });
});

import { linkIn, mailTo } from '../support/people/mails';
import { registerUnconfirmed } from '../support/people/people';
import { expect, test } from '../support/test';

test.describe('confirming an email address', () => {
  test('takes the link of the welcome email and one button', async ({ page, visit }) => {
    const person = await registerUnconfirmed(page.request);
    await visit('/account');
    const section = page.getByRole('region', { name: 'Confirm your email' });
    await section.getByRole('button', { name: 'Send the link' }).click();
    await expect(section.getByText(`We emailed a link to ${person.email}.`)).toBeVisible();

    await visit(linkIn(await mailTo(person.email, 'welcome'), '/confirm-email'));
    await expect(page).toHaveURL('/confirm-email');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your email is confirmed. Thank you!')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await visit('/account');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(section).toBeHidden();
  });

  test('says what to do with a link that does not work', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/410/);
    await visit(`/confirm-email#${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('alert')).toHaveText('This link has expired. Please request a new one.');
    await page.getByRole('link', { name: 'Log In for a New Link' }).click();
    await expect(page).toHaveURL('/login?returnTo=%2Faccount');
  });
});

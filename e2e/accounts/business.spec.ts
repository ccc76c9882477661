import { expectAccessible } from '../support/pages/axe';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { registerFarm } from '../support/rows/farms';
import { expect, notification, test } from '../support/test';

test.describe('a business', () => {
  test('gets a manager by email, who takes it over', async ({ page, visit, browser }) => {
    const name = `Handed Farm ${Date.now()}`;
    await register(page.request, newPerson('farmer'));
    await registerFarm(page.request, { name });
    await visit('/business');
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expectAccessible(page, 'desk');
    const heir = newPerson();
    const form = page.getByRole('form', { name: 'Invite someone' });
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(form).toContainText('Please enter a valid email address.');
    await form.getByLabel('Their email address').fill(heir.email);
    await form.getByLabel('Role').selectOption('Manager');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(notification(page)).toContainText(`We emailed ${heir.email}.`);
    await expect(page.getByRole('list', { name: 'People' })).toContainText('Invited as manager');

    const context = await browser.newContext();
    const other = await context.newPage();
    const refused: string[] = [];
    other.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await other.goto(linkIn(await mailTo(heir.email, 'business-invitation'), '/business/join'));
    await expect(other.getByText(`${name} invites you as a manager.`)).toBeVisible();
    await expectAccessible(other, 'phone');
    await other.getByRole('link', { name: 'Sign up' }).click();
    const signUp = other.getByRole('form', { name: 'Register' });
    await expect(signUp.getByRole('radio', { name: /^Customer\/Buyer/ })).toBeChecked();
    // Also who picks the other role comes back.
    await signUp.getByRole('radio', { name: /^Farmer\/Producer/ }).check();
    const typed = { Username: heir.username, Email: heir.email, Password: heir.password };
    for (const [field, text] of Object.entries({ ...typed, 'Confirm password': heir.password }))
      await signUp.getByRole('textbox', { name: field, exact: true }).fill(text);
    await signUp.getByRole('button', { name: 'Create Account' }).click();
    await other.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(other).toHaveURL('/business');
    await expect(other.getByText('Your role: manager.')).toBeVisible();
    expect(refused).toEqual([]);
    await expect(other.getByRole('form', { name: 'Invite someone' })).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: /^Hand over, to / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Offer to hand over' }).click();
    await expect(page.getByText(/^You offered to hand /)).toBeVisible();
    await other.reload();
    await other.getByRole('button', { name: 'Take over' }).click();
    await expectAccessible(other);
    await other.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
    await expect(other.getByText('Your role: owner.')).toBeVisible();
    await expect(other.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2);
    await other.goto('/farmer-dashboard/farm');
    await expect(other.getByText(name).first()).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page.getByText('Your role: manager.')).toBeVisible();
  });

  test('says so where an invitation is gone', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    await visit(`/business/join?invitation=${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'We couldn’t open this invitation' })).toBeVisible();
  });
});

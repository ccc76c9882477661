import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

interface Share {
  id: number;
}

test('a share is joined by card: declined, paid, and its card is changed', async ({ page, browser }) => {
  await signUpVendor(page);
  await addPickups(page);
  const answerOf = async <Answer>(path: string, data?: object) => {
    const response = await page.request[data ? 'post' : 'get'](path, data ? { data } : {});
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  const [window] = await answerOf<{ scheduleId: number }[]>('/api/vendor/pickups/windows');
  const first = dayAhead(7);
  const { id } = await answerOf<Share>('/api/vendor/shares', {
    ...{ name: 'Card share', weekday: new Date(`${first}T00:00:00Z`).getUTCDay(), payments: [1, 2] },
    ...{ firstDay: first, lastDay: dayAhead(70), sizes: [{ name: 'Regular', price: 30, places: 5 }] },
    ...{ sites: [{ scheduleId: window?.scheduleId }], refund: { kind: 'none' } },
  });
  await answerOf(`/api/vendor/shares/${id}/publish`, {});

  const context = await browser.newContext({ viewport: PHONE });
  const member = await context.newPage();
  await register(member.request, newPerson());
  await member.goto(`/shares/card-share-${id}`);
  await hydrated(member);
  await member.getByRole('radio', { name: /^In 2 payments/ }).check();
  await expect(member.getByRole('radio', { name: /^Check or cash/ })).toBeChecked();
  await member.getByRole('radio', { name: /^Card/ }).check();
  await member.getByLabel('First name').fill('Walt');
  await member.getByLabel('Last name').fill('Green');
  await member.getByLabel('Phone').fill('239-555-0199');
  await member.getByRole('checkbox', { name: /^I agree to the rules/ }).check();
  await member.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(member.getByText('$150.00 now')).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Decline the card' }).click();
  await expect(member.getByText('The payment was declined.')).toBeVisible();
  await member.getByRole('link', { name: 'Back' }).click();
  await expect(member.getByText('Awaiting your payment')).toBeVisible();
  await expect(member.getByRole('button', { name: /^Hold for credit/ })).toHaveCount(0);
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Pay now' }).click();
  await member.getByRole('button', { name: 'Pay $150.00' }).click();
  await expect(notification(member)).toContainText('You joined');
  await expect(member.getByText('Your card is saved')).toBeVisible();
  await expect(member.getByText(/^Paid by card on /)).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Change card' }).click();
  await member.getByRole('button', { name: 'Save card' }).click();
  await expect(notification(member)).toContainText('Card saved');
  await expect(member.getByText('$150.00 to pay.')).toBeVisible();
  await context.close();
});

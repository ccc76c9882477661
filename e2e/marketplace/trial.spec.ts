import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

test('a farm offers boxes to try; somebody tries them by card and keeps going', async ({ page, browser }) => {
  await signUpVendor(page);
  await addPickups(page);
  const windows = await page.request.get('/api/vendor/pickups/windows');
  const [window] = (await windows.json()) as { scheduleId: number }[];
  const first = dayAhead(7);
  const draft = await page.request.post('/api/vendor/shares', {
    data: {
      ...{ name: 'Tried share', weekday: new Date(`${first}T00:00:00Z`).getUTCDay(), firstDay: first },
      ...{ lastDay: dayAhead(70), sizes: [{ name: 'Regular', price: 30, places: 5 }] },
      ...{ sites: [{ scheduleId: window?.scheduleId }], refund: { kind: 'none' } },
    },
  });
  const { id } = (await draft.json()) as { id: number };
  await page.request.post(`/api/vendor/shares/${id}/publish`, { data: {} });
  await page.goto(`/vendor/shares/${id}/edit`);
  await hydrated(page);
  await page.getByLabel('Boxes to try first').selectOption('3 boxes');
  await page.getByRole('button', { name: 'Save share' }).click();
  await expect(notification(page)).toContainText('Share saved');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const member = await context.newPage();
  await register(member.request, newPerson());
  await member.goto(`/shares/tried-share-${id}`);
  await hydrated(member);
  await member.getByRole('radio', { name: /^Try 3 boxes first/ }).check();
  await expect(member.getByText(/\$90\.00 in all: 3 boxes from/)).toBeVisible();
  await member.getByRole('radio', { name: /card/i }).check();
  await expectAccessible(member, 'phone');
  await member.getByLabel('First name').fill('Walt');
  await member.getByLabel('Last name').fill('Green');
  await member.getByLabel('Phone').fill('239-555-0199');
  await member.getByRole('checkbox', { name: /I agree/ }).check();
  await member.getByRole('button', { name: 'Continue to payment' }).click();
  await member.getByRole('button', { name: 'Pay $90.00' }).click();
  await expect(member.getByText('Trial', { exact: true })).toBeVisible();
  await member.getByRole('link', { name: 'Keep going after your trial' }).click();
  await expect(member.getByText(/\$210\.00 in all: 7 boxes from/)).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Keep going' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await member.getByRole('button', { name: 'Pay $210.00' }).click();
  await expect(member.getByText('Trial', { exact: true })).toBeHidden();
  await expect(member.getByRole('heading', { name: 'Tried share' })).toBeVisible();

  await page.goto(`/vendor/shares/${id}/members`);
  await expect(page.getByText('Walt Green')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

interface Share {
  id: number;
  sizes: { id: number }[];
  sites: { scheduleId: number }[];
  dates: { id: number; date: string }[];
}

test('a crop that is short is shared out, seen on the lists, and taken back', async ({
  page,
  visit,
  browser,
  allowTrouble,
}) => {
  // More than the day needs is refused.
  allowTrouble(/400/);
  await signUpVendor(page);
  await addPickups(page);
  const answerOf = async <Answer>(path: string, data?: object, method: 'post' | 'put' | 'get' = 'post') => {
    const response = await page.request[method](path, data ? { data } : {});
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  const [window] = await answerOf<{ scheduleId: number }[]>('/api/vendor/pickups/windows', undefined, 'get');
  const scheduleId = window?.scheduleId;
  const first = dayAhead(7);
  const draft = await answerOf<Share>('/api/vendor/shares', {
    ...{ name: 'Vegetable share', weekday: new Date(`${first}T00:00:00Z`).getUTCDay() },
    ...{ firstDay: first, lastDay: dayAhead(21), sizes: [{ name: 'Regular', price: 30, places: 5 }] },
    ...{ sites: [{ scheduleId }], refund: { kind: 'none' } },
  });
  const share = await answerOf<Share>(`/api/vendor/shares/${draft.id}/publish`, {});
  const sizeId = share.sizes[0]?.id;
  const items = [
    { sizeId, name: 'Lettuce', quantity: '2 heads', value: 4 },
    { sizeId, name: 'Carrots', quantity: '1 bunch', value: 32 },
  ];
  await answerOf(`/api/vendor/shares/${share.id}/days/${share.dates[0]?.id}/contents`, { items }, 'put');
  for (const firstName of ['Ann', 'Bea']) {
    const context = await browser.newContext();
    const member = await context.newPage();
    await register(member.request, newPerson());
    const choice = { sizeId, scheduleId, payBy: 'farm' };
    const joined = await member.request.post('/api/subscriptions', {
      data: {
        ...{ ...choice, shareId: share.id, firstName, lastName: 'Green', phone: '239-555-0199' },
        ...{ agreeToTerms: true, total: 90 },
      },
    });
    expect(joined.ok(), await joined.text()).toBe(true);
    await context.close();
  }

  await page.setViewportSize(PHONE);
  await visit(`/vendor/short-crops/${share.dates[0]?.date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Running short?' })).toBeVisible();
  const lettuce = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lettuce' }) });
  await expect(lettuce).toContainText('4 needed: 4 in share boxes');
  await expectAccessible(page, 'phone');

  await page.getByRole('button', { name: 'We’re short, Lettuce' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'See who gets what' }).click();
  await expect(dialog.getByText('Please enter how many there are.')).toBeVisible();
  await dialog.getByLabel('How many do you have?').fill('9');
  await dialog.getByRole('button', { name: 'See who gets what' }).click();
  await expect(dialog.getByText(/^That’s enough: this day needs 4/)).toBeVisible();
  await dialog.getByLabel('How many do you have?').fill('3');
  await dialog.getByRole('radio', { name: /^Split evenly/ }).check();
  await expectAccessible(page, 'phone');
  await dialog.getByRole('button', { name: 'See who gets what' }).click();
  await expect(dialog).toContainText('Share out 3 of 4?');
  await expect(dialog.getByText('$1.67 farm credit for share boxes')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Who gets what' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'phone');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog.getByLabel('How many do you have?')).toHaveValue('3');
  await dialog.getByRole('button', { name: 'See who gets what' }).click();
  await dialog.getByRole('button', { name: 'Share it out' }).click();
  await expect(notification(page)).toContainText('Lists and labels updated');
  await expect(lettuce).toContainText('3 on hand');
  await expect(lettuce).toContainText(
    '1 customer gets less. Refunds and emails go out at the first handover',
  );
  await expectAccessible(page, 'phone');

  await visit(`/vendor/shares/${share.id}/days/${share.dates[0]?.id}?view=harvest`);
  await expect(page.getByText('1 short')).toBeVisible();

  await visit(`/vendor/short-crops/${share.dates[0]?.date}`);
  await page.getByRole('button', { name: 'Change the number, Lettuce' }).click();
  await expect(dialog.getByLabel('How many do you have?')).toHaveValue('3');
  await expect(dialog.getByRole('radio', { name: /^Split evenly/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo, Lettuce' }).click();
  await expect(notification(page)).toContainText('Everyone gets all of it again');
  await expect(lettuce.getByText('3 on hand')).toHaveCount(0);
});

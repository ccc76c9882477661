import type { Page } from '@playwright/test';
import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

interface Share {
  id: number;
  sizes: { id: number }[];
}

/** A farm's share with a place of each size, which members have whom it entered. */
async function fullShare(page: Page) {
  await signUpVendor(page);
  await addPickups(page);
  await page.setViewportSize(PHONE);
  const answerOf = async <Answer>(path: string, data?: object) => {
    const response = await page.request[data ? 'post' : 'get'](path, data ? { data } : {});
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  const [window] = await answerOf<{ scheduleId: number }[]>('/api/vendor/pickups/windows');
  const scheduleId = window?.scheduleId ?? 0;
  const first = dayAhead(7);
  const share = await answerOf<Share>('/api/vendor/shares', {
    ...{ name: 'Full share', weekday: new Date(`${first}T00:00:00Z`).getUTCDay(), payments: [1] },
    ...{ firstDay: first, lastDay: dayAhead(28), refund: { kind: 'none' }, sites: [{ scheduleId }] },
    sizes: [
      { name: 'Regular', price: 30, places: 1 },
      { name: 'Small', price: 20, places: 1 },
    ],
  });
  const address = `/api/vendor/shares/${share.id}`;
  await answerOf(`${address}/publish`, {});
  const enter = (index: number, firstName: string, total: number) =>
    answerOf<{ id: number }>(`${address}/members`, {
      ...{ sizeId: share.sizes[index]?.id, scheduleId, firstName, total },
    });
  const walt = await enter(0, 'Walt', 120);
  await enter(1, 'Zoe', 80);
  return { share, address, walt, answerOf };
}

test('a place is waited for, offered and taken', async ({ page, visit, browser }) => {
  const { share, address, walt, answerOf } = await fullShare(page);
  const context = await browser.newContext({ viewport: PHONE });
  const member = await context.newPage();
  await register(member.request, newPerson());
  await member.goto(`/shares/full-share-${share.id}`);
  await hydrated(member);
  await member.getByRole('radio', { name: /^Regular/ }).check();
  await member.getByRole('button', { name: 'Tell me when there’s a place' }).click();
  await expect(member.getByText(/^You’re in line\./)).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.goto('/orders/shares');
  await hydrated(member);
  await member.getByRole('button', { name: 'Leave the line' }).click();
  await expect(notification(member)).toContainText('You left the line');
  await notification(member).getByRole('button', { name: 'Undo' }).click();
  await expect(member.getByText('In line', { exact: true })).toBeVisible();
  await expectAccessible(member, 'phone');

  await visit(`/vendor/shares/${share.id}`);
  await expect(page.getByText('Regular at The red barn: 1 waiting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a place' })).toBeVisible();
  await expectAccessible(page, 'phone');
  // Who is first in line gets the place that is free now.
  await answerOf(`${address}/members/${walt.id}/cancel`, { refund: 0 });
  await expect(async () => {
    await visit(`/vendor/shares/${share.id}`);
    await expect(page.getByText(/^Offered until /)).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await member.reload();
  await hydrated(member);
  await member.getByRole('link', { name: 'See your place' }).click();
  await expect(member.getByText(/^You pay \$30\.00 a box, \$120\.00 in all/)).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByLabel('First name').fill('Ida');
  await member.getByLabel('Last name').fill('Cole');
  await member.getByLabel('Phone').fill('239-555-0199');
  await member.getByRole('checkbox', { name: /^I agree to the rules/ }).check();
  await member.getByRole('button', { name: 'Join', exact: true }).click();
  await member.waitForURL(/\/orders\/shares\/\d+$/);
  await context.close();
});

test('next season is answered by the farm for a member without an email', async ({ page, visit }) => {
  const { address, answerOf } = await fullShare(page);
  const next = await answerOf<Share>(`${address}/next`, {});
  await answerOf(`/api/vendor/shares/${next.id}/publish`, { renewUntil: dayAhead(60) });
  await visit(`/vendor/shares/${next.id}`);
  await expect(page.getByText(/^0 yes, 0 no, 2 without an answer\./)).toBeVisible();
  await page.getByRole('button', { name: 'They said no, Zoe' }).click();
  await expect(notification(page)).toContainText('Zoe said no');
  await notification(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notification(page)).toContainText('The place is kept for Zoe again');
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: 'They said yes, Zoe' }).click();
  const yes = page.getByRole('dialog', { name: 'Did Zoe say yes?' });
  await expect(yes.getByText(/^You pay \$20\.00 a box, \$80\.00 in all/)).toBeVisible();
  await expectAccessible(page, 'phone');
  await yes.getByRole('button', { name: 'Enter their yes' }).click();
  await expect(notification(page)).toContainText('Zoe is in next season');
  await expect(page.getByText(/^1 yes, 0 no, 1 without an answer\./)).toBeVisible();
});

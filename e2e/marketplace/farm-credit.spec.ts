import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { signInAsAdmin } from '../support/pages/back-office';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

test('farm credit is turned on, offered, bought with its bonus, and refunded without', async ({
  page,
  browser,
  baseURL,
}) => {
  const { vendorId } = await signUpVendor(page);
  await addPickups(page);
  const desk = await browser.newContext(baseURL ? { baseURL } : {});
  const staff = await desk.newPage();
  await signInAsAdmin(staff);
  await staff.goto(`/admin/vendors/${vendorId}/show`);
  await staff.getByRole('button', { name: 'Turn on farm credit' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Turn on farm credit' }).click();
  await expect(staff.getByText('Members can buy it')).toBeVisible();

  const send = async <Answer>(path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  const windows = await page.request.get('/api/vendor/pickups/windows');
  const [window] = (await windows.json()) as { scheduleId: number }[];
  const first = dayAhead(7);
  const share = await send<{ id: number; sizes: { id: number }[] }>('/api/vendor/shares', {
    ...{ name: 'Credit share', weekday: new Date(`${first}T00:00:00Z`).getUTCDay(), firstDay: first },
    ...{ lastDay: dayAhead(70), sizes: [{ name: 'Regular', price: 30, places: 5 }] },
    ...{ sites: [{ scheduleId: window?.scheduleId }], refund: { kind: 'none' } },
  });
  await send(`/api/vendor/shares/${share.id}/publish`, {});
  await page.goto('/vendor/shares');
  await page.getByRole('link', { name: 'Farm credit' }).click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Add an offer' }).click();
  await page.getByLabel('Members pay').fill('500');
  await page.getByLabel('They get').fill('400');
  await page.getByRole('button', { name: 'Save offers' }).click();
  await expect(page.getByText('Members can’t get less than they pay.')).toBeVisible();
  await page.getByLabel('They get').fill('515');
  await page.getByRole('button', { name: 'Save offers' }).click();
  await expect(notification(page)).toContainText('Offers saved');
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: PHONE });
  const member = await context.newPage();
  await register(member.request, newPerson());
  const joined = await member.request.post('/api/subscriptions', {
    headers: { 'idempotency-key': `farm-credit-${share.id}` },
    data: {
      ...{ shareId: share.id, sizeId: share.sizes[0]?.id, scheduleId: window?.scheduleId, payBy: 'farm' },
      ...{ firstName: 'Walt', lastName: 'Green', phone: '239-555-0199', agreeToTerms: true, total: 300 },
    },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  const { id } = (await joined.json()) as { id: number };
  await member.goto(`/orders/shares/${id}`);
  await member.getByRole('button', { name: 'Choose an amount' }).click();
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Pay $500.00 by card' }).click();
  await member.getByRole('button', { name: 'Decline the card' }).click();
  await expect(member.getByText('The payment was declined.')).toBeVisible();
  await member.getByRole('button', { name: 'Pay $500.00' }).click();
  await expect(notification(member)).toContainText('You have $515.00 more farm credit');
  await member.getByRole('button', { name: 'Use $300.00 credit' }).click();
  await expect(member.getByText('$215.00 left')).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Refund $200.00' }).click();
  await expect(member.getByText('The farm’s bonus of $15.00 ends with it.')).toBeVisible();
  await member.getByRole('dialog').getByRole('button', { name: 'Refund $200.00' }).click();
  await expect(member.getByText('Nothing left', { exact: true })).toBeVisible();

  await member.getByRole('button', { name: 'Choose an amount' }).click();
  await member.getByRole('checkbox', { name: 'It’s a gift' }).check();
  await member.getByRole('button', { name: 'Pay $500.00 by card' }).click();
  await expect(member.getByText('Please enter their email address.')).toBeVisible();
  const friend = await browser.newContext(baseURL ? { baseURL } : {});
  const theirs = await friend.newPage();
  const { email } = await register(theirs.request, newPerson());
  await member.getByLabel('Their email').fill(email);
  await member.getByLabel('Your name').fill('Walt');
  await member.getByLabel('Message').fill('Happy birthday!');
  await expectAccessible(member, 'phone');
  await member.getByRole('button', { name: 'Pay $500.00 by card' }).click();
  await member.getByRole('button', { name: 'Pay $500.00' }).click();
  await expect(notification(member)).toContainText('Your gift is on its way');
  await expect(member.getByText('Not taken yet')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await theirs.goto(linkIn(await mailTo(email, 'farm-credit-gift'), '/orders/shares/gift'));
  await expect(theirs.getByText('Walt gave you $515.00 of farm credit')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Take your gift' }).click();
  await expect(theirs.getByText('It’s yours.')).toBeVisible();
  await member.reload();
  await expect(member.getByText('Taken', { exact: true })).toBeVisible();
  await friend.close();

  await page.reload();
  await expect(page.getByText('$200.00 refunded')).toBeVisible();
  await expectAccessible(page);
  await context.close();
  await desk.close();
});

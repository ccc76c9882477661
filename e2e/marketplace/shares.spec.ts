import { dayAhead } from '../support/days';
import { expectAccessible } from '../support/pages/axe';
import { logIn, newPerson, register } from '../support/people/people';
import { addPickups } from '../support/people/pickups';
import { signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

const weekdayOf = (day: string) => String(new Date(`${day}T00:00:00Z`).getUTCDay());
const PHONE = { width: 390, height: 844 };

test('a share is planned, published, joined, and its boxes are held and come back', async ({
  page,
  visit,
  browser,
}) => {
  await signUpVendor(page);
  await addPickups(page);
  await page.setViewportSize(PHONE);

  await visit('/farmer-dashboard/more');
  await page.getByRole('link', { name: /^Shares/ }).click();
  await expect(page.getByText('No shares yet')).toBeVisible();
  await page.getByRole('link', { name: 'Plan a share' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Vegetable share');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Please choose at least one pickup.')).toBeVisible();
  await page.getByLabel('Price a box').fill('$30');
  await page.getByLabel('Places', { exact: true }).fill('2');
  await page.getByLabel('First day', { exact: true }).fill(dayAhead(21));
  await page.getByLabel('Last day', { exact: true }).fill(dayAhead(49));
  await page.getByLabel('Weekday').selectOption(weekdayOf(dayAhead(21)));
  await expect(page.getByText('5 dates.')).toBeVisible();
  const days = page.getByRole('button', { pressed: true });
  await days.last().click();
  await expect(page.getByText('4 dates.')).toBeVisible();
  await page.getByLabel('The red barn').check();
  await page.getByLabel('In 2 payments').check();
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(notification(page)).toContainText('Draft saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Vegetable share' })).toBeVisible();
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish Vegetable share?' });
  await expect(publish).toContainText('The 4 dates, sites, rules and payments then stay as they are.');
  await publish.getByRole('button', { name: 'Publish the share' }).click();
  await expect(notification(page)).toContainText('Share published');
  await expect(page.getByText('0 boxes')).toHaveCount(4);
  const address = await page.getByRole('link', { name: 'See its page' }).getAttribute('href');

  const context = await browser.newContext({ viewport: PHONE });
  const member = await context.newPage();
  const person = await register(member.request, newPerson());
  await context.clearCookies();
  await member.goto(address ?? '');
  await hydrated(member);
  await member.getByRole('radio', { name: /^In 2 payments/ }).check();
  await expect(member.getByText(/^You pay \$30\.00 a box, \$120\.00 in all: 4 boxes from /)).toBeVisible();
  await expectAccessible(member, 'phone');
  await member.getByRole('link', { name: 'Log in to join' }).click();
  await logIn(member, person.username, person.password);
  await expect(member.getByRole('radio', { name: /^In 2 payments/ })).toBeChecked();
  await member.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(member.getByText('Please enter your first name.')).toBeVisible();
  await member.getByLabel('First name').fill('Walt');
  await member.getByLabel('Last name').fill('Green');
  await member.getByLabel('Phone').fill('239-555-0199');
  await member.getByRole('checkbox', { name: /^I agree to the rules/ }).check();
  await member.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(notification(member)).toContainText('You joined');
  await member.waitForURL(/\/orders\/shares\/\d+$/);
  await expect(member.getByRole('heading', { level: 4 })).toHaveCount(4);
  await expect(member.getByText('$120.00 to pay.')).toBeVisible();
  const calendar = member.getByRole('link', { name: 'Follow in my calendar' });
  await expect(calendar).toHaveAttribute('href', /^webcal:\/\/.+\/calendar\.ics\?key=./);

  const second = member
    .getByRole('listitem')
    .filter({ has: member.getByRole('heading', { level: 4 }) })
    .nth(1);
  await second.getByRole('button', { name: /^Hold for credit/ }).click();
  await expect(notification(member)).toContainText('Box held');
  await expect(second.getByText(/^Held/)).toBeVisible();
  await expect(member.getByText('$90.00 to pay.')).toBeVisible();
  await expectAccessible(member, 'phone');

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('link', { name: 'Walt Green' }).click();
  await expect(page.getByText(/^Held/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Paid by check, payment 1' }).click();
  await expect(notification(page)).toContainText('Paid by check');
  await expect(page.getByText(/^Paid by check on /)).toBeVisible();
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: 'Undo, payment 1' }).click();
  await expect(page.getByText(/^Paid by check on /)).toHaveCount(0);

  await second.getByRole('button', { name: /^Undo/ }).click();
  await expect(notification(member)).toContainText('Box is back');
  await expect(second.getByText(/^Held/)).toHaveCount(0);
  await expect(member.getByText('$120.00 to pay.')).toBeVisible();
  await context.close();

  await visit('/farmer-dashboard');
  await expect(page.getByText('1 of 2 places taken')).toBeVisible();
  await page.getByRole('link', { name: 'Open Vegetable share' }).click();
  await expect(page.getByText('1 box', { exact: true })).toHaveCount(4);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByText('Walt Green')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Regular' })).toBeVisible();
  await expectAccessible(page, 'phone');
});

import { expectAccessible } from '../support/pages/axe';
import { addPickups } from '../support/people/pickups';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

const longDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(date));
const shortDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
const monthName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
/** So many months from now. */
function firstMonday(months: number): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return daysAfter(first.toISOString().slice(0, 10), (8 - first.getUTCDay()) % 7);
}

test.describe('the stock calendar', () => {
  test('sets stock for a day, which shoppers then order for that day', async ({ page, visit, browser }) => {
    const { vendorId } = await signUpVendor(page);
    const turkey = await addProduct(page, { name: 'Turkey of the tests', inventory: '0' });
    const [, day] = await addPickups(page);
    if (!day) throw new Error('There is no pickup day.');
    await visit(`/vendor/products/${turkey}/edit`);
    await page.getByRole('link', { name: 'Set stock by date' }).click();
    await page.waitForURL('**/vendor/stock-calendar?**');
    await visit(`/vendor/stock-calendar?date=${day.date}&product=${turkey}`);
    await expect(page.getByRole('heading', { name: longDay(day.date) })).toBeVisible();
    await expect(page.getByText('Pickup or delivery: The red barn')).toBeVisible();
    await page.getByRole('button', { name: 'Add stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add stock' });
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect(dialog).toContainText('Please enter a whole number from 0 to 100,000.');
    await dialog.getByLabel(/^How many for/).fill('60');
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect(notification(page)).toContainText(`Turkey of the tests: 60 for ${shortDay(day.date)}`);
    await expect(page.getByText('0 of 60 ordered')).toBeVisible();
    await expectAccessible(page);

    const shopper = await browser.newPage();
    await shopper.goto(`/products/${turkey}`);
    await expect(shopper.getByRole('region', { name: 'Only for this day' })).toContainText('60 left');
    await expect(shopper.getByText(`For ${shortDay(day.date)}`).first()).toBeVisible();
    await expectAccessible(shopper);
    await shopper.close();
    const shares = [{ vendorId, method: 'pickup', windowId: day.id }];
    await buy([[turkey, 42]], { shares });

    await page.reload();
    await expect(page.getByText('42 of 60 ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Change Turkey of the tests' }).click();
    const change = page.getByRole('dialog', { name: 'Change Turkey of the tests' });
    await change.getByLabel(/^How many for/).fill('41');
    await change.getByRole('button', { name: 'Save stock' }).click();
    await expect(change).toContainText('42 are ordered already. Please enter 42 or more.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take no more orders of Turkey of the tests' }).click();
    await expect(page.getByText('42 of 42 ordered')).toBeVisible();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('42 of 60 ordered')).toBeVisible();
  });

  test('is walked by keyboard, and copies a day to the next weeks', async ({ page, visit }) => {
    await signUpVendor(page);
    const ham = await addProduct(page, { name: 'Ham of the tests' });
    const monday = firstMonday(2);
    const tuesday = daysAfter(monday, 1);
    const set = { items: [{ productId: ham, date: tuesday, inventory: 5 }] };
    expect((await page.request.put('/api/vendor/dated-stock', { data: set })).ok()).toBe(true);
    await visit(`/vendor/stock-calendar?date=${monday}`);
    await page.getByRole('button', { name: longDay(monday), exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    const field = (day: string) =>
      page.getByRole('button', { name: `${longDay(day)}. Ham of the tests 0 of 5`, exact: true });
    await expect(field(tuesday)).toBeFocused();
    await expect(page.getByText('No pickup or delivery on this day yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy to the next weeks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy to the next weeks' });
    await dialog.getByLabel('How many weeks').selectOption('2');
    await dialog.getByRole('button', { name: 'Copy stock' }).click();
    await expect(notification(page)).toContainText('Copied to 2 days');
    await expect(field(daysAfter(tuesday, 14))).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ham of the tests' }).click();
    await expect(page.getByText('No stock set for this day.')).toBeVisible();
    await expect(page.getByRole('heading', { name: longDay(tuesday) })).toBeFocused();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(field(tuesday)).toHaveCount(0);
    await expect(page.getByRole('grid', { name: monthName(firstMonday(3)) })).toBeVisible();
  });
});

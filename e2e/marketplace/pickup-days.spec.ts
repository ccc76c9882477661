import { type Page, request } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { query } from '../support/rows/database';
import { expect, notification, productUrl, test } from '../support/test';

interface Day {
  id: number;
  date: string;
}

/** A stand that is open every day, with room for a few orders. */
async function setUp(
  page: Page,
): Promise<{ vendorId: number; product: number; siteId: number; days: Day[] }> {
  const { vendorId } = await signUpVendor(page);
  const product = await addProduct(page, { name: 'Chard of the tests' });
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/vendor/pickups/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const place = { address: '12 Dike Road', city: 'Fort Myers', state: 'FL', zipCode: '33901' };
  const site = await post('sites', { kind: 'farm', name: 'The stand', ...place });
  await post(`sites/${site.id}/schedules`, {
    ...{ kind: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '09:00', closes: '12:00' },
    ...{ capacity: 6, opensDaysBefore: 30, cutoff: { kind: 'hours', hours: 1 } },
  });
  // Neither today's, which may be over, nor one so late that the week does not show it.
  const all = (await (await page.request.get('/api/vendor/pickup-days?days=20')).json()) as Day[];
  return { vendorId, product, siteId: site.id, days: all.slice(1) };
}

/** Another pickup on the date of a day, in the afternoon. @returns its id */
async function addDay(page: Page, siteId: number, { id, date }: Day): Promise<number> {
  const answer = await page.request.post(`/api/vendor/pickups/sites/${siteId}/schedules`, {
    data: {
      ...{ kind: 'dates', dates: [date], opens: '14:00', closes: '16:00' },
      ...{ capacity: null, opensDaysBefore: 30, cutoff: { kind: 'hours', hours: 1 } },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const found = await page.request.get(`/api/vendor/pickup-days?from=${date}&days=1`);
  const other = ((await found.json()) as Day[]).find((day) => day.id !== id);
  if (!other) throw new Error(`No other pickup on ${date}.`);
  return other.id;
}

let bought = 0;

/** A guest orders for a day, and pays. */
async function order(vendorId: number, product: number, windowId: number): Promise<string> {
  const guest = await request.newContext({ baseURL: productUrl() });
  try {
    await guest.post('/api/cart', { data: { productId: product, quantity: 2 } });
    bought += 1;
    const answer = await guest.post('/api/orders', {
      data: {
        ...{ email: `day-${process.pid}-${bought}@farmgate.example`, phone: '239-555-0134' },
        ...{ firstName: 'Ann', lastName: `Field ${bought}`, address: '1 Main Street', city: 'Fort Myers' },
        ...{ state: 'FL', zipCode: '33901', shippingMethod: 'pickup', paymentMethod: 'credit_card' },
        ...{ specialInstructions: '', agreeToTerms: true },
        shares: [{ vendorId, method: 'pickup', windowId, collector: 'Uncle Bob' }],
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id, orderNumber } = (await answer.json()) as { id: number; orderNumber: string };
    await guest.post(`/api/orders/${id}/test-payment`, { data: { outcome: 'paid' } });
    return orderNumber;
  } finally {
    await guest.dispose();
  }
}

test.describe('pickup days', () => {
  test('stand on a calendar that remembers how it is looked at', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/pickup-days');
    await expect(page.getByText('No pickup days yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set up pickups' })).toBeVisible();
    const { days } = await setUp(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => localStorage.removeItem('farmgate.pickup-days'));
    await visit('/vendor/pickup-days');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('/vendor/pickup-days');
    await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(
      page.getByRole('link', { name: /9 AM to noon.*The stand.*0 of 6 orders/ }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'List' }).press('Space');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await page.getByRole('link', { name: 'Next 4 weeks' }).click();
    const today = page.getByRole('main').getByRole('link', { name: 'Today' });
    await today.click();
    await expect(today).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Stop taking orders/ })
      .nth(1)
      .click();
    await expect(notification(page)).toContainText('Closed for new orders');
    await expect(page.getByText('Closed by you')).toHaveCount(1);
    expect(days.length).toBeGreaterThan(10);
  });

  test('change their room, and move their orders to another day', async ({ page, visit }) => {
    const { vendorId, product, days } = await setUp(page);
    const [from, , to] = days;
    const number = await order(vendorId, product, from?.id ?? 0);
    await order(vendorId, product, from?.id ?? 0);
    await visit(`/vendor/pickup-days/${from?.id}`);
    await expect(page.getByRole('heading', { name: '2 orders' })).toBeVisible();
    await expect(page.getByText('Picks up for Ann Field').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Change limit/ }).press('Enter');
    const room = page.getByRole('dialog').getByLabel('How many orders fit');
    await room.fill('1');
    await room.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('You already have 2.');
    await room.fill('2');
    await room.press('Enter');
    await expect(page.getByText('Full', { exact: true }).first()).toBeVisible();

    await page.getByRole('tab', { name: 'Harvest list' }).click();
    await expect(page.getByRole('row', { name: /Chard of the tests/ })).toContainText('4');
    await page.getByRole('tab', { name: 'Pack list' }).click();
    await expect(page.getByRole('heading', { name: 'Uncle Bob' })).toHaveCount(2);
    await page.getByRole('tab', { name: 'Labels' }).click();
    await expect(page.getByRole('listitem', { name: `Label of order #${number}` })).toContainText('2 Chard');
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Cancel or move/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel and move orders' }).click();
    await expect(dialog.getByLabel('New day', { exact: true })).toBeFocused();
    await expect(dialog).toContainText('Please say why.');
    await dialog.getByLabel('New day', { exact: true }).selectOption(String(to?.id));
    await dialog.getByLabel('Reason').fill('A storm of the tests.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel and move orders' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('All done: 2 orders moved.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('status').getByRole('link').click();
    await page.waitForURL(`**/vendor/pickup-days/${to?.id}`);
    await expect(page.getByRole('heading', { name: '2 orders' })).toBeVisible();
    const mails = await query<{ count: number }>(
      `SELECT count(*)::int AS count FROM mails WHERE kind = 'pickup-day-moved' AND text LIKE '%A storm of the tests.%'`,
    );
    expect(mails[0]?.count).toBe(2);
  });

  test('have a message for everyone who ordered, once each', async ({ page, visit }) => {
    const { vendorId, product, days } = await setUp(page);
    const id = days[0]?.id ?? 0;
    await order(vendorId, product, id);
    await order(vendorId, product, id);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/vendor/pickup-days/${id}`);
    await page.getByRole('button', { name: 'Message customers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message your customers' });
    await expect(dialog).toContainText(
      /^.*We’ll email it to 2 people with orders for .*\. Each gets it once\. Replies go to /,
    );
    await expect(dialog.getByLabel('Subject')).toHaveValue(/^Your pickup on /);
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
    await expect(dialog.getByText('Please write your message.')).toBeVisible();
    await dialog.getByLabel('Message', { exact: true }).fill('Running late, by the tests.');
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
    await expect(notification(page)).toContainText('Message sent to 2 people');
    const sent = page.getByRole('list', { name: 'Messages sent' });
    await sent.getByText(/^Sent .* to 2 people: Your pickup on /).click();
    await expect(sent).toContainText('Running late, by the tests.');
    await expect(async () => {
      const mails = await query<{ count: number }>(
        `SELECT count(*)::int AS count FROM mails WHERE kind = 'customer-message' AND text LIKE '%Running late, by the tests.%'`,
      );
      expect(mails[0]?.count).toBe(2);
    }).toPass();
  });

  test('say what will be past its date before orders move', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/409/);
    const { vendorId, days } = await setUp(page);
    const [from, , , , to] = days;
    const product = await addProduct(page, { name: 'Cream of the tests', expirationDate: from?.date });
    await order(vendorId, product, from?.id ?? 0);
    await visit(`/vendor/pickup-days/${from?.id}`);
    await page.getByRole('button', { name: /^Cancel or move/ }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel('New day', { exact: true });
    await day.selectOption(String(to?.id));
    await dialog.getByLabel('Reason').fill('The cooler broke.');
    await dialog.getByRole('button', { name: 'Cancel and move orders' }).click();
    await expect(dialog).toContainText('Past its date by then: Cream of the tests (');
    await expect(dialog).toContainText('Choose another day, or move the orders anyway.');
    await expectAccessible(page, 'phone');
    // Another day is asked about anew.
    await day.selectOption(String(days[5]?.id));
    await expect(dialog).not.toContainText('Past its date');
    await dialog.getByRole('button', { name: 'Cancel and move orders' }).click();
    await dialog.getByRole('button', { name: 'Cancel and move anyway' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('All done: 1 order moved.')).toBeVisible({ timeout: 30_000 });
  });

  test('move orders to any day of the next 8 weeks, of hubs with hundreds of days, too', async ({
    page,
    visit,
  }) => {
    const { vendorId, product, siteId, days } = await setUp(page);
    await order(vendorId, product, days[0]?.id ?? 0);
    for (const hour of [13, 15, 17]) {
      const added = await page.request.post(`/api/vendor/pickups/sites/${siteId}/schedules`, {
        data: {
          ...{
            kind: 'weekly',
            weekdays: [0, 1, 2, 3, 4, 5, 6],
            opens: `${hour}:00`,
            closes: `${hour + 1}:00`,
          },
          ...{ capacity: null, opensDaysBefore: 60, cutoff: { kind: 'hours', hours: 1 } },
        },
      });
      expect(added.ok(), await added.text()).toBe(true);
    }
    const [latest] = await query<{ id: number }>(
      'SELECT id FROM pickup_windows WHERE vendor_id = $1 ORDER BY starts_at DESC LIMIT 1',
      [vendorId],
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/vendor/pickup-days/${days[0]?.id}`);
    await page.getByRole('button', { name: /^Cancel or move/ }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('New day', { exact: true });
    const later = dialog.getByRole('button', { name: 'Show later days' });
    await expect(dialog).toContainText('These are your days until');
    await expect(field.locator(`option[value="${latest?.id}"]`)).toHaveCount(0);
    await expectAccessible(page);
    await later.click();
    // Some of the first days may be over, by the time of day.
    await expect.poll(() => field.getByRole('option').count()).toBeGreaterThan(150);
    await later.click();
    await expect(later).toHaveCount(0);
    await expect(dialog).not.toContainText('These are your days until');
    await field.selectOption(String(latest?.id));
    await dialog.getByLabel('Reason').fill('A flood of the tests.');
    await dialog.getByRole('button', { name: 'Cancel and move orders' }).press('Enter');
    await expect(page.getByText('All done: 1 order moved.')).toBeVisible({ timeout: 30_000 });
  });

  test('print no harvest list without the other days that were asked for', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/503/);
    const { vendorId, product, siteId, days } = await setUp(page);
    const [day = { id: 0, date: '' }] = days;
    await order(vendorId, product, day.id);
    const other = await addDay(page, siteId, day);
    await order(vendorId, product, other);
    const address = `**/api/vendor/pickup-days/${other}`;
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(address, async (route) => {
      await isAsked;
      await route.fulfill({ status: 503, body: '' });
    });
    await visit(`/vendor/pickup-days/${day.id}?view=harvest`);
    const print = page.getByRole('button', { name: 'Print' });
    const row = page.getByRole('row', { name: /Chard of the tests/ });
    await expect(print).toBeEnabled();
    await expect(row).toContainText('2');

    await page.getByLabel('Add 1 other pickup or delivery on this day').press('Space');
    await expect(page.getByText('Loading the other days...')).toBeAttached();
    await expect(print).toBeDisabled();
    answer();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the other days.');
    await expect(print).toBeDisabled();
    await expect(row).toHaveCount(0);
    await expectAccessible(page);

    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(row).toContainText('4');
    await expect(print).toBeEnabled();
  });
});

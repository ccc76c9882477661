import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { query } from '../support/rows/database';
import { expect, notification, test } from '../support/test';

/** A guest has the vendor's next delivery bring five of a product, and has paid for it. */
async function orderDelivery(
  vendorId: number,
  product: number,
  to: { zipCode: string; address: string },
): Promise<void> {
  const [round] = await query<{ windowId: number; zoneId: number }>(
    `SELECT own.id AS "windowId", schedule.zone_id AS "zoneId" FROM pickup_windows AS own
     JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
     WHERE own.vendor_id = $1 AND own.orders_close_at > now() ORDER BY own.starts_at LIMIT 1`,
    [vendorId],
  );
  await buy([[product, 5]], {
    ...{ ...to, shippingMethod: 'local_delivery', paymentMethod: 'credit_card' },
    shares: [{ vendorId, method: 'local_delivery', ...round }],
  });
}

test.describe('delivery zones', () => {
  test('are typed and found by distance, and keep what was typed where a ZIP code is wrong', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400/);
    await signUpVendor(page);
    await visit('/vendor/delivery-zones');
    await expect(page.getByText('No delivery zones yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a delivery zone' }).click();
    const form = page.getByRole('form', { name: 'Add a delivery zone' });
    const zips = form.getByLabel('ZIP codes', { exact: true });
    await form.getByRole('textbox', { name: 'Name' }).fill('North side');
    await zips.fill('Cape Coral 33904; 00000');
    await form.getByLabel('Delivery fee in dollars').fill('6');
    await form.getByRole('button', { name: 'Add delivery zone' }).click();
    await expect(form).toContainText('We don’t recognize 00000. Please check it.');
    await expect(zips).toBeFocused();
    await expect(zips).toHaveValue('Cape Coral 33904; 00000');
    await zips.fill('Cape Coral 33904');
    await form.getByLabel('Miles').fill('5');
    await form.getByLabel('Miles').press('Enter');
    await expect(form).toContainText(/Added \d+ ZIP codes within 5 miles of 33901/);
    await expect(zips).toHaveValue(/^Cape Coral 33904, .*33901/);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Undo' }).click();
    await expect(zips).toHaveValue('Cape Coral 33904');
    await form.getByRole('button', { name: 'Add delivery zone' }).click();
    await expect(notification(page)).toContainText('Delivery zone added');
    await expect(page.getByText('1 ZIP code: 33904')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Add delivery days of North side' })).toBeVisible();
  });

  test('have days, which come back when they were removed by mistake, and go when it was asked', async ({
    page,
    visit,
  }) => {
    await signUpVendor(page);
    const data = { name: 'Town', zipCodes: '33901', fee: 5, freeFrom: null, minimum: null, note: '' };
    expect((await page.request.post('/api/vendor/delivery-zones', { data })).status()).toBe(200);
    await visit('/vendor/delivery-zones');
    await page.getByRole('button', { name: 'Add delivery days to Town' }).click();
    const form = page.getByRole('form', { name: 'Add delivery days of Town' });
    await form.getByText('Friday', { exact: true }).click();
    await expect(form.getByLabel('Friday')).toBeChecked();
    await form.getByLabel('Delivery from').fill('14:00');
    await form.getByLabel('Delivery until').fill('18:00');
    await form.getByLabel('Room for').fill('20');
    await form.getByRole('button', { name: 'Add delivery days' }).click();
    const words = 'Every Friday, 2 PM to 6 PM, order at least 24 hours before, room for 20 orders';
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('0 of 20 orders').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Remove delivery days: ${words}` }).click();
    await expect(page.getByText('No delivery days yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add delivery days to Town' })).toBeFocused();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No delivery days yet.')).toHaveCount(0);
    await expect(page.getByText('Coming up')).toBeVisible();
    await page.getByRole('button', { name: `Change delivery days: ${words}` }).click();
    const change = page.getByRole('form', { name: 'Change delivery days of Town' });
    await change.getByLabel('Delivery until').fill('00:00');
    await change.getByLabel('Room for').fill('');
    await change.getByRole('button', { name: 'Save delivery days' }).click();
    const late = 'Every Friday, 2 PM to midnight, order at least 24 hours before, no limit';
    await page.getByRole('button', { name: `Change delivery days: ${late}` }).click();
    await expect(change.getByLabel('Delivery until')).toHaveValue('00:00');
    await expect(change.getByLabel('Room for')).toHaveValue('');
    await change.getByText('On certain dates').click();
    await change.getByLabel('Date 1').fill('2099-12-23');
    await change.getByRole('button', { name: 'Save delivery days' }).click();
    const dated = 'Wed, Dec 23, 2099, 2 PM to midnight, order at least 24 hours before, no limit';
    await expect(page.getByText(dated)).toBeVisible();
    await page.getByRole('button', { name: 'Remove, Town' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove zone' }).click();
    await expect(page.getByText('No delivery zones yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a delivery zone' })).toBeFocused();
  });

  test('keep a special date open while what is wrong in it is corrected', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400/);
    await signUpVendor(page);
    const data = { name: 'Town', zipCodes: '33901', fee: 5, freeFrom: null, minimum: null, note: '' };
    await page.request.post('/api/vendor/delivery-zones', { data });
    await visit('/vendor/delivery-zones');
    await page.getByRole('button', { name: 'Add delivery days to Town' }).click();
    const form = page.getByRole('form', { name: 'Add delivery days of Town' });
    await form.getByText('Friday', { exact: true }).click();
    await form.getByRole('button', { name: 'Add a special date' }).click();
    await form.getByRole('button', { name: 'Add another date' }).click();
    const first = form.getByRole('list', { name: 'Special dates' }).getByRole('listitem').first();
    await expect(first).toContainText('No date yet');
    await form.getByRole('button', { name: 'Add delivery days' }).click();
    await first.getByLabel('First day').fill('2099-12-25');
    await first.getByLabel('Reason').fill('Christmas');
    await expect(first.getByLabel('Last day')).toHaveValue('2099-12-25');
    await first.getByRole('button', { name: 'Done' }).click();
    await expect(first.getByRole('button', { name: /^Edit: .*Christmas$/ })).toBeFocused();
  });

  test('list the stops of a day with a link to the phone’s map', async ({ page, visit }) => {
    const { vendorId } = await signUpVendor(page);
    const product = await addProduct(page, { name: 'Chard of the tests' });
    const zone = { name: 'Town', zipCodes: '33901 33904', fee: 5, freeFrom: null, minimum: null, note: '' };
    const added = await page.request.post('/api/vendor/delivery-zones', { data: zone });
    const { id } = (await added.json()) as { id: number };
    const days = {
      ...{ kind: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '14:00', closes: '18:00' },
      cutoff: { kind: 'hours', hours: 1 },
    };
    await page.request.post(`/api/vendor/delivery-zones/${id}/schedules`, { data: days });
    await orderDelivery(vendorId, product, { zipCode: '33904', address: '880 47th Terrace' });
    await orderDelivery(vendorId, product, { zipCode: '33901', address: '12 First Street' });
    await orderDelivery(vendorId, product, { zipCode: '33904', address: '20 47th Terrace' });
    await visit('/vendor/delivery-zones');
    const round = page.getByRole('listitem').filter({ hasText: '3 orders' }).last();
    await round.getByRole('link', { name: /^Stop list for/ }).click();
    await expect(page.getByRole('heading', { name: /^Deliveries on/ })).toBeVisible();
    await expect(
      page.getByText(/^3 stops, about \d+ miles measured in a straight line, from 33901 and back/),
    ).toBeVisible();
    await expect(page.getByText('5 Chard of the tests').first()).toBeVisible();
    const links = page.getByRole('link', { name: /^Directions to Ann Field/ });
    const streets = async () => {
      const labels = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('aria-label') ?? ''),
      );
      return labels.map((label) => label.replace(/^.*, /, ''));
    };
    const drive = ['12 First Street', '20 47th Terrace', '880 47th Terrace'];
    expect(await streets()).toEqual(drive);
    await expect(links.first()).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=12%20First%20Street%2C%20Fort%20Myers%2C%20FL%2033901',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start delivering' }).click();
    await expect(page.getByText('0 of 3 delivered')).toBeVisible();
    expect(await streets()).toEqual(drive);
    await page.getByRole('button', { name: 'Delivered: Ann Field' }).first().click();
    await expect(page.getByText('1 of 3 delivered')).toBeVisible();
    expect(await streets()).toEqual([...drive.slice(1), drive[0]]);
    await expectAccessible(page);
  });
});

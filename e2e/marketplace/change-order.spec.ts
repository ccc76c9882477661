import { expectAccessible } from '../support/pages/axe';
import { signUpVendor } from '../support/people/vendors';
import { closeDay, makePickupDays, orderForDay } from '../support/rows/pickup-rows';
import { inventoryOf, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, notification, test } from '../support/test';

test.describe('an order with a day', () => {
  test('changes its day, items and who collects it until its cutoff', async ({ page, visit }) => {
    // All that can be changed, one after the other, on one order.
    test.slow();
    const vendor = await makeVendor();
    const kale = await makeProduct(vendor, { name: 'Red kale', price: 350, inventory: 20 });
    const [first = 0] = await makePickupDays(vendor, [
      { hours: 72 },
      { hours: 96, isFull: true },
      { hours: 120 },
    ]);
    const id = await orderForDay(page, vendor, first, 'credit_card', [kale, 3]);
    await visit(`/orders/${id}`);
    const share = page.getByRole('group', { name: vendor.businessName });
    await expect(share).toContainText('You can change or cancel these items until');

    await share.getByRole('button', { name: /^Change Day/ }).click();
    const days = page.getByRole('dialog', { name: 'Change the day' });
    await expect(days.getByRole('radio')).toHaveCount(2);
    await expect(days.getByRole('radio').first()).toBeDisabled();
    await expect(days).toContainText('is full.');
    await expectAccessible(page);
    await days.getByRole('button', { name: 'Change Day' }).click();
    await expect(days.getByRole('alert')).toHaveText('Please choose a day.');
    await days.getByRole('radio').last().check();
    await days.getByRole('button', { name: 'Change Day' }).click();
    await expect(notification(page)).toContainText('Day changed');
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notification(page).last()).toContainText('Day changed back');

    await share.getByRole('button', { name: /^Change Items/ }).click();
    const items = page.getByRole('dialog', { name: 'Change items' });
    await expect(items).toContainText('$3.50 for one more');
    await items.getByRole('button', { name: 'Change Items' }).click();
    await expect(items.getByRole('alert')).toHaveText(
      'Please change how many you want of at least one item.',
    );
    const kales = items.getByRole('group', { name: 'Quantity of Red kale' });
    await kales.getByRole('textbox').fill('1');
    await kales.getByRole('textbox').press('Enter');
    await expectAccessible(page);
    await items.getByRole('button', { name: 'Change Items' }).click();
    await expect(notification(page).last()).toContainText('We’re refunding $7.56.');
    await expect(share).toContainText('2 of 3 refunded');
    expect(await inventoryOf(kale)).toBe(19);

    await share.getByRole('button', { name: /^Change Items/ }).click();
    await kales.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(items).toContainText('You add $3.50. You pay for it, with any tax, on the next page.');
    await items.getByRole('button', { name: 'Change and Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Pay $3.78' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('For what you add to order FG-');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(share).toContainText('1 × Red kale for $3.78.');
    await expectAccessible(page);
    await share.getByRole('button', { name: 'Don’t Add' }).click();
    await expect(notification(page).last()).toContainText('Nothing was added');
    expect(await inventoryOf(kale)).toBe(19);
    await share.getByRole('button', { name: /^Change Items/ }).click();
    await kales.getByRole('button', { name: 'Increase quantity' }).click();
    await items.getByRole('button', { name: 'Change and Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Pay $3.78' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $3.78' }).click();
    await expect(notification(page).last()).toContainText('Added to your order');
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expect(share).toContainText('2 of 4 refunded');
    expect(await inventoryOf(kale)).toBe(18);

    await share.getByRole('button', { name: /^Who Picks Up/ }).click();
    const who = page.getByRole('dialog', { name: 'Who’s picking it up?' });
    await who.getByLabel(/^Name/).fill('Tom Field');
    await who.getByLabel(/^Name/).press('Enter');
    await expect(notification(page).last()).toContainText('Tom Field picks it up');

    const changes = share.getByRole('region', { name: 'Changes to this order' }).getByRole('listitem');
    await expect(changes).toHaveCount(5);
    await expect(changes.first()).toContainText(/^Day changed by .*It was .*\. Now it’s .*\.$/);
    await expect(changes.nth(2)).toContainText('2 × Red kale');
    await expect(changes.nth(3)).toContainText(/^Items added by .*1 × Red kale$/);
    await expect(changes.last()).toContainText(/^Pickup name added by /);

    await share.getByRole('button', { name: /^Change Items/ }).click();
    await expect(items).toContainText('$3.50 for one more');
    await closeDay(first);
    await kales.getByRole('textbox').fill('0');
    await kales.getByRole('textbox').press('Enter');
    await expect(items).toContainText('Taken out');
    await items.getByRole('button', { name: 'Change Items' }).click();
    await expect(items.getByRole('alert')).toContainText('cancel these items instead');
    await items.getByRole('button', { name: 'Keep Items' }).click();
    await page.reload();
    await expect(share).toContainText('Changes closed');
    await expect(share.getByRole('button', { name: /^Change/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('says so where its cutoff passes between looking and pressing', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    const vendor = await makeVendor();
    const kale = await makeProduct(vendor, { price: 350, inventory: 20 });
    const [first = 0] = await makePickupDays(vendor, [{ hours: 72 }, { hours: 120 }]);
    const id = await orderForDay(page, vendor, first, 'credit_card', [kale, 3]);
    await visit(`/orders/${id}`);
    await page.getByRole('button', { name: /^Change Day/ }).click();
    const days = page.getByRole('dialog', { name: 'Change the day' });
    await days.getByRole('radio').last().check();
    await closeDay(first);
    await days.getByRole('button', { name: 'Change Day' }).click();
    await expect(days.getByRole('alert')).toContainText('It’s too late to change this order.');
  });

  test('says what becomes of it when it is not picked up, as its vendor chose', async ({ page, visit }) => {
    const { vendorId } = await signUpVendor(page);
    await visit('/vendor/terms');
    await expect(page.getByRole('heading', { name: 'Minimum order' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Orders that aren’t picked up' })).toHaveCount(0);
    const vendor = { id: vendorId, businessName: 'Low Field Farm' };
    const [first = 0] = await makePickupDays(vendor, [{ hours: 72 }]);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Nothing automatic/ })).toBeChecked();
    await page.getByRole('radio', { name: /^We donate it/ }).check();
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(notification(page)).toContainText('Rule saved');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^We donate it/ })).toBeChecked();

    const kale = await makeProduct(vendor, { price: 350, inventory: 20 });
    const id = await orderForDay(page, vendor, first, 'cash', [kale, 1]);
    await visit(`/orders/${id}`);
    await expect(page.getByRole('group', { name: vendor.businessName })).toContainText(
      'If it isn’t picked up, your order is donated',
    );
  });
});

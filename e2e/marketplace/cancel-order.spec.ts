import { expectAccessible } from '../support/pages/axe';
import { inventoryOf, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, notification, test } from '../support/test';

test.describe('an order that its buyer cancels', () => {
  test('goes back part by part, and says what happens before', async ({ page, visit }) => {
    const [first, second] = [await makeVendor(), await makeVendor()];
    const [kale, honey] = [
      await makeProduct(first, { price: 350, inventory: 20 }),
      await makeProduct(second, { price: 1275, inventory: 20 }),
    ];
    await fillCart(page, [kale, 2], [honey, 1]);
    await visit('/checkout');
    await fillCheckout(page);
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await placeOrder(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const share = page.getByRole('group', { name: first.businessName });
    await share.getByRole('button', { name: /^Cancel the items/ }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel the items from ${first.businessName}?` });
    await expect(dialog).toContainText('We’ll refund $7.56 to your card.');
    await expect(dialog).toContainText('The rest of your order stays as it is.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep Items' }).click();
    await expect(dialog).toHaveCount(0);
    await share.getByRole('button', { name: /^Cancel the items/ }).click();
    await dialog.getByLabel(/^Reason/).fill('We have enough.');
    await dialog.getByRole('button', { name: 'Cancel Items' }).click();
    await expect(notification(page)).toContainText('Items canceled');
    await expect(share).toContainText('Canceled');
    await expect(share).toContainText('We have enough.');
    await expect(share.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await inventoryOf(kale)).toBe(20);

    await expect(page.getByRole('button', { name: /^Cancel the items/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const whole = page.getByRole('dialog', { name: 'Cancel your order?' });
    await expect(whole).toContainText('We’ll refund $13.77 to your card.');
    await whole.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(notification(page).last()).toContainText('Order canceled');
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeFocused();
    expect(await inventoryOf(honey)).toBe(20);
    await expectAccessible(page);
  });
});

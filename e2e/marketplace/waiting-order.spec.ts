import { expectAccessible } from '../support/pages/axe';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink, fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, test } from '../support/test';

test.describe('a guest who leaves the page to pay on', () => {
  test('finds the order from product, cart and checkout, and starts over from it', async ({
    page,
    visit,
    browser,
  }) => {
    const kale = await makeProduct(await makeVendor(), { inventory: 5 });
    await fillCart(page, [kale, 3]);
    await visit('/checkout');
    await fillCheckout(page);
    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pay $');

    const main = page.getByRole('main');
    const waiting = /Your order FG-\S+ is awaiting payment for another \d+ minutes?\. Pay or change it/;
    for (const path of ['/cart', '/checkout', `/products/${kale.id}`]) {
      await visit(path);
      await expect(main).toContainText(waiting);
      await expectAccessible(page);
    }
    await expect(main).toContainText('Only 2 left');
    await expect(main).toContainText(/Your order FG-\S+ holds 3 more for you\./);

    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('main')).toContainText('Only 2 left');
    await expect(other.getByRole('main')).not.toContainText('FG-');
    await other.close();

    await main.getByRole('link', { name: 'Pay or change it' }).click();
    await main.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(main).toContainText('You canceled it before it was paid.');
    await main.getByRole('button', { name: 'Put Items Back in Cart' }).click();
    await expect(main.getByRole('link', { name: 'View cart' })).toBeVisible();
    await cartLink(page).click();
    await expect(main.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
    await expect(main).toContainText(kale.name);
    await expect(main).not.toContainText('is awaiting payment');
  });

  test('sees on a phone, after going back, that the order waits, not the footer', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const kale = await makeProduct(await makeVendor(), { inventory: 5 });
    await fillCart(page, [kale, 1]);
    await visit('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('link', { name: 'Pay or change it' })).toBeInViewport();
  });
});

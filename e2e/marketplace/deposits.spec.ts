import { expectAccessible } from '../support/pages/axe';
import { PROFILE, addProduct, signUpVendor } from '../support/people/vendors';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink, fillCart, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, notification, productUrl, test } from '../support/test';

const BALANCE_ON = `${new Date().getFullYear() + 1}-11-10`;
const DAY = `November 10, ${new Date().getFullYear() + 1}`;

test.describe('half a hog with a deposit', () => {
  test('is ordered with the deposit, and its balance is paid when the buyer likes', async ({
    page,
    visit,
    browser,
  }) => {
    const farm = await browser.newPage({ baseURL: productUrl() });
    await signUpVendor(farm);
    const deposit = { amount: '100', percent: '', balanceOn: BALANCE_ON, unpaid: 'keep', graceDays: '10' };
    const hog = { name: 'Half a hog', category: 'meat', unit: 'each', price: '400.00', inventory: '6' };
    const id = await addProduct(farm, { ...hog, deposit });
    await farm.close();

    await visit(`/products/${id}`);
    const article = page.getByRole('article');
    await expect(article).toContainText('Deposit now: $100.00');
    await expect(article).toContainText(`You pay the balance on ${DAY}.`);
    await expect(article).toContainText(`${PROFILE.businessName} keeps the deposit.`);
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await cartLink(page).click();
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText(
      `You pay a deposit now, and the balance on ${DAY}.`,
    );

    await visit('/checkout');
    await fillCheckout(page);
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await expect(page.getByRole('main')).toContainText('You pay $100.00 now.');
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('Due now');
    await expectAccessible(page);
    await placeOrder(page);

    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    await page.getByRole('button', { name: 'Pay $100.00' }).click();
    await expect(notification(page)).toContainText('Order placed successfully!');
    const main = page.getByRole('main');
    await expect(main).toContainText('Deposit paid: $100.00');
    await expect(main).toContainText(`We’ll charge the balance, $332.00, to the same card on ${DAY}.`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay the balance now' }).click();
    await expect(notification(page)).toContainText('We’re charging the balance now.');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Paid by card')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Pay the balance now' })).toHaveCount(0);
  });

  test('is checked out by itself, which the cart says before the checkout', async ({
    page,
    visit,
    browser,
  }) => {
    const farm = await browser.newPage({ baseURL: productUrl() });
    await signUpVendor(farm);
    const deposit = { amount: '100', percent: '', balanceOn: BALANCE_ON, unpaid: 'keep', graceDays: '10' };
    const pig = { name: 'Half a pig', category: 'meat', unit: 'each', price: '400.00', inventory: '6' };
    const id = await addProduct(farm, { ...pig, deposit });
    await farm.close();
    await fillCart(page, [await makeProduct(await makeVendor()), 1], [{ id, name: pig.name }, 1]);

    await visit('/cart');
    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary.getByRole('alert')).toContainText('Half a pig asks for a deposit.');
    await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await expect(summary).not.toContainText('You pay a deposit now');
    await expectAccessible(page);

    await visit('/checkout');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Half a pig asks for a deposit.');
    await expect(main.getByLabel('First name', { exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: /^Check out with .* only$/ }).click();
    await expect(main.getByText(/You are checking out .* only/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  });
});

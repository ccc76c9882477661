import type { OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { mailTo } from '../support/people/mails';
import { PROFILE, addProduct, signUpVendor } from '../support/people/vendors';
import { cartLink, choosePickup, fillCheckout, placeOrder } from '../support/rows/shopping';
import { expect, notification, productUrl, test } from '../support/test';

const lb = { per: 'lb', inSteps: false };
const OPTIONS = [
  {
    ...{ name: 'Whole', price: '6.50', inventory: '20', shippingWeight: null },
    weight: { ...lb, leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 },
  },
  {
    ...{ name: 'Breast', price: '14.00', inventory: '40', shippingWeight: null },
    weight: { ...lb, inSteps: true, leastGrams: 113, nominalGrams: 113, mostGrams: 125 },
  },
];

/** Weighs all of an order, as the farm does: 4.2 lb a bird, and 1.27 lb of what is cut. */
async function weigh({ request }: Page, orderId: number): Promise<void> {
  const order = (await (await request.get(`/api/vendor/weighing/${orderId}`)).json()) as OrderToWeigh;
  for (const { id, packages, inSteps } of order.lines)
    for (let number = 1; number <= packages; number += 1) {
      const path = `/api/vendor/weighing/${orderId}/items/${id}/${number}`;
      expect((await request.put(path, { data: { grams: inSteps ? 576 : 1_905 } })).ok()).toBe(true);
    }
  const done = await request.post(`/api/vendor/weighing/${orderId}/done`, { data: {} });
  expect(done.ok(), await done.text()).toBe(true);
}

test.describe('a chicken by weight', () => {
  test('is bought at most at its price, weighed and paid', async ({ page, visit, browser }) => {
    const farm = await browser.newPage({ baseURL: productUrl() });
    await signUpVendor(farm);
    const id = await addProduct(farm, { name: 'Chicken', category: 'poultry', variants: OPTIONS });

    await visit(`/products/${id}`);
    const article = page.getByRole('article');
    await expect(
      article.getByRole('radio', { name: 'Whole $6.50/lb 3.5-5 lb each, about $28.28' }),
    ).toBeChecked();
    await expect(article).toContainText('about $28.28, at most $32.50');
    await expect(article).toContainText('The final price depends on weight.');
    await article.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(article).toContainText('about $56.56, at most $65.00');
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');

    await article.getByRole('radio', { name: /^Breast/ }).check();
    const weight = article.getByRole('textbox', { name: 'Weight, sold by the quarter pound' });
    await weight.fill('1.3');
    await weight.press('Enter');
    await expect(weight).toHaveValue('1.25 lb');
    await expect(article).toContainText('about $17.50, at most $19.60');
    await expectAccessible(page);
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

    await cartLink(page).click();
    const group = page.getByRole('group', { name: PROFILE.businessName });
    await expect(group).toContainText('at most $84.60');
    await group
      .getByRole('listitem')
      .filter({ hasText: 'Breast' })
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    await expect(group.getByRole('textbox', { name: 'Weight, sold by the quarter pound' })).toHaveValue(
      '1.5 lb',
    );
    await expect(page.getByRole('group', { name: 'Order Summary' })).toContainText('at most $88.52');
    await expectAccessible(page);

    await visit('/checkout');
    const email = await fillCheckout(page);
    await choosePickup(page);
    await expect(page.getByRole('main')).toContainText(
      'We authorize at most $95.60 now. Your card is charged once the farm has weighed your order. The final price depends on weight, and is never more than that.',
    );
    await page.getByRole('radio', { name: 'Cash' }).check();
    await expect(
      page.getByText('Pay at pickup. The final price depends on weight, and is never more than $95.60.'),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await placeOrder(page);
    await page.waitForURL(/\/orders\/\d+\/pay$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize at most $95.60');
    await page.getByRole('button', { name: 'Authorize $95.60' }).click();
    await expect(notification(page)).toContainText('Order placed successfully!');

    const summary = page.getByRole('group', { name: 'Order Summary' });
    await expect(summary).toContainText('Not charged yet');
    await expect(summary).toContainText('You authorized at most $95.60.');
    await expect(group).toContainText('about $56.56, at most $65.00');
    await expectAccessible(page);
    expect((await mailTo(email, 'order-confirmation')).text).toContain('You authorized at most $95.60.');

    await weigh(farm, Number(/\/orders\/(\d+)$/.exec(page.url())?.[1]));
    await page.reload();
    await expect(async () => {
      await page.reload();
      await expect(summary).toContainText('Paid by card', { timeout: 1_000 });
    }).toPass();
    await expect(group).toContainText(/4\.2 lb, \$27\.304\.2 lb, \$27\.30At most \$65\.00/);
    await expect(summary).toContainText('You agreed to at most $95.60.');
    await farm.close();
  });
});

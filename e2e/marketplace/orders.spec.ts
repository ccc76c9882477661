import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { register } from '../support/people/people';
import { buyAndReceive } from '../support/rows/purchases';
import { changeProduct, makeProduct, makeVendor } from '../support/rows/shop-rows';
import {
  cartLink,
  fillCart,
  fillCheckout,
  logIn,
  placeOrder,
  registerPerson,
} from '../support/rows/shopping';
import { expect, hydrated, test } from '../support/test';

/** A card order that waits for its payment; the page of the built-in gateway is open. */
async function orderByCard(page: Page, visit: (path: string) => Promise<unknown>): Promise<string> {
  await fillCart(page, [await makeProduct(await makeVendor(), { price: 1000 }), 1]);
  await visit('/checkout');
  await fillCheckout(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

test.describe('paying', () => {
  test('is done in test payments, after a card was declined @journey', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/402/);
    const id = await orderByCard(page, visit);
    await expect(page.getByText('no card is charged')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The payment was declined. Please try again or pay another way.',
    );
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(page.getByText('Awaiting your payment')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: 'Pay $25.80' }).click();
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(page.getByText('Paid by card')).toBeVisible();
    await visit(`/orders/${id}/pay`);
    await expect(page).toHaveURL(`/orders/${id}`);
  });
});

test.describe('an order', () => {
  test('is nobody else’s, who is told so and led on', async ({ page, visit, browser, allowTrouble }) => {
    allowTrouble(/404/);
    const id = await orderByCard(page, visit);
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(new URL(`/orders/${id}`, page.url()).href);
    await expect(other.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?returnTo=%2Forders%2F${id}`,
    );
    await stranger.close();
    await visit('/orders/999999999');
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expectAccessible(page, 'phone');
  });

  test('is asked for again for as long as something is open', async ({ page, visit }) => {
    await page.clock.install();
    const id = await orderByCard(page, visit);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('Awaiting your payment')).toBeVisible();
    await page.request.post(`/api/orders/${id}/test-payment`, { data: { outcome: 'paid' } });
    await expect(async () => {
      await page.clock.fastForward(21_000);
      await expect(page.getByText('Paid by card')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  test('says where to pick it up, on the screen and on paper, and not where its buyer lives', async ({
    page,
    visit,
  }) => {
    const vendor = await makeVendor();
    await fillCart(page, [await makeProduct(vendor), 1]);
    await visit('/checkout');
    const email = await fillCheckout(page);
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await placeOrder(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const place = page.getByRole('region', { name: `Pick up at ${vendor.businessName}` });
    await expect(place).toContainText('3 Farm RoadFort Myers, FL 33901');
    await expect(place).toContainText('At the red barn, Saturdays from 8 to noon.');
    await expect(place.getByRole('link', { name: '(239) 555-0101' })).toHaveAttribute(
      'href',
      'tel:+12395550101',
    );
    await expect(place.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /destination=3%20Farm%20Road%2C%20Fort%20Myers%2C%20FL%2033901$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, Ann.');
    await expect(page.getByText(`We emailed a confirmation to ${email}.`)).toHaveCount(1);
    await place.getByRole('button', { name: 'Contact Vendor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Vendor' });
    await expect(dialog.getByText(`From Ann Field, ${email}`)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).not.toContainText('1 Main Street');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(place).toContainText('(239) 555-0101');
    await expect(place.getByRole('link', { name: /^Directions/ })).toBeHidden();
  });

  test('prints without what is around it, and fits on the smallest screen', async ({ page, visit }) => {
    const id = await orderByCard(page, visit);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(`/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order FG-/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Order Summary' })).toBeVisible();
  });
});

test.describe('an order that has arrived', () => {
  test('is bought again from its page and the list, and leads to the reviews', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    // What is not sold anymore.
    allowTrouble(/404/);
    const kale = await makeProduct(await makeVendor(), { name: 'Curly kale' });
    await register(page.request);
    const { id, orderNumber } = await buyAndReceive(page.request, kale);
    await visit(`/orders/${id}`);
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(page.getByText('Added 1 item to your cart.')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await expectAccessible(page);
    const form = page.getByRole('form', { name: 'Review Curly kale' });
    await expect(form.getByRole('radio', { name: '1 star: Poor' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Post review' })).toHaveCount(0);

    await changeProduct(kale, { is_active: false });
    await visit('/orders');
    await hydrated(page);
    await page.getByRole('button', { name: `Buy again: order ${orderNumber}` }).click();
    await expect(page.getByText('Not available now: Curly kale.')).toBeVisible();
    await expect(page.getByRole('link', { name: `Review order ${orderNumber}` })).toHaveAttribute(
      'href',
      `/orders/${id}#to-review`,
    );

    await changeProduct(kale, { is_active: true });
    await page.getByRole('link', { name: `Review order ${orderNumber}` }).click();
    await expect(form).toBeInViewport();
    await expect(form.getByRole('radio', { name: '1 star: Poor' })).toBeFocused();
    await form.getByTitle('Excellent').click();
    await form.getByLabel('Your review (optional)').fill('Crisp.');
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('Thank you for your review!').first()).toBeVisible();
    await visit('/orders');
    await expect(page.getByRole('button', { name: `Buy again: order ${orderNumber}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Review order ${orderNumber}` })).toHaveCount(0);
    await visit(`/orders/${id}`);
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await expect(form).toHaveCount(0);
  });
});

test.describe('my orders', () => {
  test('are for those who log in, who find them in the header’s menu', async ({ page, visit }) => {
    const person = await registerPerson(page);
    await visit('/orders');
    await expect(page).toHaveURL('/login?returnTo=%2Forders');
    await logIn(page, person);
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const kale = await makeProduct(await makeVendor());
    await fillCart(page, [kale, 2]);
    await visit('/checkout');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/pay$/);
    await changeProduct(kale, { is_active: false });
    await page.getByRole('button', { name: 'Account of Ada' }).click();
    await page.getByRole('menuitem', { name: 'My orders' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('Awaiting payment')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /, order FG-/ }).click();
    await expect(page.getByText(kale.name)).toBeVisible();
  });
});

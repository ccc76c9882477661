import type { Page } from '@playwright/test';
import { makeFarm, signOut, signUp } from '../support/people/farmers';
import { tabTo } from '../support/people/keyboard';
import { accountButton } from '../support/people/people';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { cartLink } from '../support/rows/shopping';
import { TOWNS } from '../support/rows/towns';
import { expect, test } from '../support/test';

const { known } = TOWNS;

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' });
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field, or chooses what begins with the text. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test.describe('by keyboard alone', () => {
  test.setTimeout(150_000);
  test('a farm is found near a ZIP code, and opened', async ({ page, visit }) => {
    await visit('/');
    await type(page, 'ZIP code', known.zipCode);
    await page.keyboard.press('Enter');
    const first = page.locator('#main').getByRole('article').getByRole('link', { name: /^View/ }).first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(?:farms|listings)\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('one signs in', async ({ page, visit }) => {
    const { username, password } = await signUp(page, 'user');
    await signOut(page);
    await visit('/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await type(page, 'Username or email', username);
    await type(page, 'Password', password);
    await press(page, 'button', 'Log In');
    await expect(accountButton(page)).toBeVisible();
    await tabTo(page, accountButton(page));
  });

  test('a farmer posts a listing', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    await visit('/post');
    await type(page, 'Product name', 'Keyboard kohlrabi');
    await type(page, 'Category', 'Vegetables');
    await type(page, 'Price', '4.50');
    await type(page, 'Unit', 'per Bunch');
    await type(page, 'Description', 'Typed, not clicked.');
    await press(page, 'button', 'Post Listing');
    await expect(page).toHaveURL('/');
    const answer = await page.request.get('/api/farmer/dashboard');
    const { listings } = (await answer.json()) as { listings: unknown[] };
    expect(listings[0]).toMatchObject({ productName: 'Keyboard kohlrabi', price: '4.50', unit: 'bunch' });
  });

  test('a guest buys a product for cash', async ({ page, visit }) => {
    const product = await makeProduct(await makeVendor());
    await visit(`/products/${product.id}`);
    await press(page, 'button', 'Add to Cart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await tabTo(page, cartLink(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart');
    await press(page, 'link', 'Proceed to Checkout');
    await expect(page).toHaveURL('/checkout');
    for (const [label, text] of [
      ['First name', 'Ann'],
      ['Last name', 'Field'],
      ['Email', 'ann@farmgate.example'],
      ['Phone', '239-555-0134'],
      ['Street address', '1 Main Street'],
      ['City', 'Fort Myers'],
      ['State', 'Florida'],
      ['ZIP code', '33901'],
    ] as const) {
      await type(page, label, text);
    }
    await choose(page, 'Pickup');
    await choose(page, 'Cash');
    await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
    await page.keyboard.press('Space');
    await press(page, 'button', 'Place Order');
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Cash at pickup')).toBeVisible();
  });
});

/** Goes to a group of radio buttons, whose chosen one takes the focus, and from there to another of them. */
async function choose(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name });
  const group = page.getByRole('group').filter({ has: wanted }).last();
  await tabTo(page, group.getByRole('radio', { checked: true }));
  for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}
